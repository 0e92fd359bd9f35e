layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64, m % 4 == 2;
    pub Tiles(m, ld) = divide(Gmem(m, ld), (8, 64));
}

fn main() {}
