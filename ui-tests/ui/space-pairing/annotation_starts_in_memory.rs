layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Tiles: physical -> logical = divide(Tile, (4, 4));
}

fn main() {}
