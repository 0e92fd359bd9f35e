layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: (m, 6), col: 64):((6 * ld, ld), 1) where ld >= 64;
    pub Tiles(m, ld) = divide(Gmem(m, ld), (4, 64));
}

fn main() {}
