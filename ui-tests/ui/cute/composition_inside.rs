layout_algebra::layout! {
    pub Tile: logical -> physical = cute((4,5):(1,4) o (5,4):(4,1));
}

fn main() {}
