layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Tiles = divide_ceil(Tile, (4, 3, 2));
}

fn main() {}
