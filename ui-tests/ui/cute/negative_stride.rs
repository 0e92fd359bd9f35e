layout_algebra::layout! {
    pub Tile: logical -> physical = cute((8,4):(-1,8));
}

fn main() {}
