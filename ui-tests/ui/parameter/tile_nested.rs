layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 4):(4, 1) where p % 4 == 0;
    pub Tiles(p) = divide(Rows(p), ((2, 4), 4));
}

fn main() {}
