layout_algebra::layout! {
    pub Tile: physical -> logical = (row: 16, col: 8):(8, 1);
}

fn main() {}
