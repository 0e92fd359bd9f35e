layout_algebra::layout! {
    const TILE = 6;
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Tiles = divide(Tile, (TILE * 2, 8));
}

fn main() {}
