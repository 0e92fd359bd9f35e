layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4):(1);
    pub Tiles = repeat(Tile, (stage: 3):(1), pitch = -8);
}

fn main() {}
