layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64, m % 16 == 0;
    pub Tiles(m, ld) = divide(Gmem(m, ld), (32, 64));
}

fn main() {}
