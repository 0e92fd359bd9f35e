layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 8):(8, 1);
    pub Tiles(p) = divide(Rows(p), (0, 8));
}

fn main() {}
