layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where m >= 1, ld >= 8;
    pub Tiles(m, ld) = divide_ceil(Gmem(m, ld), (4, 8));
    pub First(m, ld) = Tiles(m, ld) | { rest.row = 0 };
    pub Second(m, ld) = Tiles(m, ld) | { rest.row = 1 };
}

fn main() {}
