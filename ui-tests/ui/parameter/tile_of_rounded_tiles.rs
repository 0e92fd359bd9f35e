layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64;
    pub Tiles(m, ld) = divide_ceil(Gmem(m, ld), (8, 64));
    pub Blocks(m, ld) = divide(Tiles(m, ld), (8, 64, 3, 1));
}

fn main() {}
