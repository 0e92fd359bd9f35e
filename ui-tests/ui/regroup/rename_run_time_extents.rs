layout_algebra::layout! {
    pub Rows(p, ld): logical -> physical = (row: p, col: 40):(ld, 1) where ld >= 40;
    pub Named(p, ld) = rename(divide_ceil(Rows(p, ld), (8, 16)), (i, j));
}

fn main() {}
