layout_algebra::layout! {
    pub Batched(b, n): logical -> physical = (batch: b, row: n, col: 64):(64 * n, 64, 1) where n % 32 == 0;
    pub Tile(b, n) = divide(Batched(b, n) | { batch }, (32, 64)) | { rest.roe };
}

fn main() {}
