layout_algebra::layout! {
    pub Gmem(q, ld): logical -> physical = (copy: q, row: 128, col: 64):(_, ld, 1) where ld == 8 * q, ld >= 60;
}

fn main() {}
