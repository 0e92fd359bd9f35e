layout_algebra::layout! {
    pub Bad(ld): physical -> logical = (row: 128, col: 64):(ld, 1) where ld >= 64;
}

fn main() {}
