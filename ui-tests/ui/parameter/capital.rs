layout_algebra::layout! {
    pub Gmem(LD): logical -> physical = (row: 128, col: 64):(LD, 1) where LD >= 64;
}

fn main() {}
