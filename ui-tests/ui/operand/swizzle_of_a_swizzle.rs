layout_algebra::layout! {
    pub Xor: logical -> physical = swizzle(3, 6, 3) @ Swizzle<2, 0, 4>;
}

fn main() {}
