layout_algebra::layout! {
    pub Tile: logical -> physical = cute((8, 16):(1, 8));
}

fn main() {}
