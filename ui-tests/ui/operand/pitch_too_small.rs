layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Tiles = repeat(Tile, (stage: 3):(1), pitch = 30);
}

fn main() {}
