layout_algebra::layout! {
    pub Gmem(row): logical -> physical = (row: 16, col: 8):(row, 1) where row >= 8;
}

fn main() {}
