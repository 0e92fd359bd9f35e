layout_algebra::layout! {
    pub Gmem(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
    pub Row(m, n, ld) = Gmem(m, n, ld) | { row };
}

fn main() {}
