layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Tiles = repeat(Tile, (stage: 2):(1), stride = 8);
}

fn main() {}
