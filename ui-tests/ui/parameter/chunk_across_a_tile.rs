layout_algebra::layout! {
    pub Warp(n): logical -> physical = (col: n):(1) where n % 96 == 0;
    pub Chunks(n) = divide(Warp(n), (64));
}

fn main() {}
