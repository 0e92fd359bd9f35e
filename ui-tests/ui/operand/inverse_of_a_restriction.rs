layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Back = inverse(Tile | { row = 0 });
}

fn main() {}
