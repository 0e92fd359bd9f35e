layout_algebra::layout! {
    pub Tile: logical -> physical = (Row: 0, col: BN, row: 4 / 0):(-8, LD, 1);
}

fn main() {}
