layout_algebra::layout! {
    pub Wide: logical -> physical = (a: 0x8000_0000, b: 0x8000_0000):(8, 8);
}

fn main() {}
