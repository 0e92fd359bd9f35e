layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, row: 8):(8, 1);
}

fn main() {}
