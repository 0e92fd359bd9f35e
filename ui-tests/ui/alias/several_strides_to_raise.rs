layout_algebra::layout! {
    pub Tile: logical -> physical = (plane: 3, row: 4, col: 8):(24, 6, 1);
}

fn main() {}
