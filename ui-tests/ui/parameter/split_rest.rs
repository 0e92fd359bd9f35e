layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 4):(4, 1);
    pub Split(p) = split(divide_ceil(Rows(p), (2, 2)), rest.row, (hi: 137405399040, lo: 4));
}

fn main() {}
