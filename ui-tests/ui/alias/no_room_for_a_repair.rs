layout_algebra::layout! {
    pub Wide: logical -> physical = (a: 0x1000_0000, b: 0x1000_0000, c: 256):(0x100, 0x100, 1);
}

fn main() {}
