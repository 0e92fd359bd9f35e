layout_algebra::layout! {
    pub Tile: logical -> physical = canonical(row: 8, col: 0);
}

fn main() {}
