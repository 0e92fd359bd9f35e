layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 10):(10, 1);
    pub Tiles = divide(Tile, (4, 4));
}

fn main() {}
