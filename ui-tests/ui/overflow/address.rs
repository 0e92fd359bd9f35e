layout_algebra::layout! {
    pub Wide: logical -> physical = (row: 4, col: 8):(0x8000_0000_0000_0000, 1);
}

fn main() {}
