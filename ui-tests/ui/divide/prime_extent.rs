layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 17, col: 8):(8, 1);
    pub Tiles = divide(Tile, (4, 8));
}

fn main() {}
