layout_algebra::layout! {
    pub Tile: logical -> physical = cute();
}

fn main() {}
