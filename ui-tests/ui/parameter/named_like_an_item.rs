layout_algebra::layout! {
    const LD = 8;
    pub Gmem(LD): logical -> physical = (row: 16, col: 8):(LD, 1) where LD >= 8;
}

fn main() {}
