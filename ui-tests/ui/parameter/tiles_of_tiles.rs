layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64;
    pub Tiles(m, ld) = divide_ceil(Gmem(m, ld), (32, 64));
    pub Groups(m, ld) = divide_ceil(Tiles(m, ld), (32, 64, 4, 1));
}

fn main() {}
