layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub A: logical -> logical = (a: 4, b: 6):(1, 4);
    pub B: logical -> logical = (x: 4, y: 6):(1, 4);
    pub Tiles = repeat(Tile, A @ B);
}

fn main() {}
