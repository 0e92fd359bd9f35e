layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 4):(4, 1);
    pub Split(p) = split(group(Rows(p), (g: (row, col))), g, (hi: 137405399040, lo: 32));
}

fn main() {}
