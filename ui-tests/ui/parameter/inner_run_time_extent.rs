layout_algebra::layout! {
    pub Gmem(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n, m % 8 == 0, n % 8 == 0;
    pub First(m, n, ld) = divide(Gmem(m, n, ld), (8, 8)) | { rest = 0 };
}

fn main() {}
