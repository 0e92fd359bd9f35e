layout_algebra::layout! {
    pub G(ld): logical -> physical = (row: 4, col: 64):(ld, 1) where ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64, ld >= 64;
}

fn main() {}
