layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Ring: logical -> physical = (stage: 3):(1);
    pub Tiles = repeat(Tile, Ring);
}

fn main() {}
