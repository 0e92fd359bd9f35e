layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 100, col: 8):(8, 1);
    pub Tiles = divide_ceil(Tile, (16, 8));
}

fn main() {}
