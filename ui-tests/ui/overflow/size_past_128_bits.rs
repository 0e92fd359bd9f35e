layout_algebra::layout! {
    pub Wide: logical -> physical = canonical(0x1_0000_0000, 0x1_0000_0000, 0x1_0000_0000, 0x1_0000_0000, 2);
}

fn main() {}
