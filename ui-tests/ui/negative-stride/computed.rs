layout_algebra::layout! {
    const N = 8;
    pub Tile: logical -> physical = (row: 4, col: 8):(N - 16, 1);
}

fn main() {}
