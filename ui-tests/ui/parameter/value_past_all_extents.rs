layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64, m <= 4;
    pub Row(m, ld) = Gmem(m, ld) | { row = 4 };
}

fn main() {}
