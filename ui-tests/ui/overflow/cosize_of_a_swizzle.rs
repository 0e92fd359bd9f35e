layout_algebra::layout! {
    pub Wide: logical -> physical = swizzle(1, 0, 63) @ (line: 0x8000_0000_0000_0000):(1);
}

fn main() {}
