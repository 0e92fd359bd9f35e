layout_algebra::layout! {
    pub Xor: logical -> physical = swizzle(3, 6, 3);
}

fn main() {}
