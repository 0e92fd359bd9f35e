layout_algebra::layout! {
    pub Wide: logical -> physical = (row: 0x1_0000_0000, col: 0x1_0000_0000):(1, 1);
}

fn main() {}
