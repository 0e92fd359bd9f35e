layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Pipeline = repeat(Tile, (stage: 3):(2));
}

fn main() {}
