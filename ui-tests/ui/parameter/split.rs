layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 4):(4, 1) where p % 8 == 0;
    pub Split(p) = split(Rows(p), row, (hi: 137405399040, lo: 8));
}

fn main() {}
