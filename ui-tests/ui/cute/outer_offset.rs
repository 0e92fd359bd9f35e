layout_algebra::layout! {
    pub Tile: logical -> physical = cute((4,5):(1,4) o _2 o (2,3):(1,2));
}

fn main() {}
