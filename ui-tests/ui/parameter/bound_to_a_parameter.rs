layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where ld >= 8;
    pub Row(m, ld) = Gmem(m, ld) | { row = m };
}

fn main() {}
