layout_algebra::layout! {
    pub Tile: logical -> physical = (Row: 4, col: 8):(8, 1);
}

fn main() {}
