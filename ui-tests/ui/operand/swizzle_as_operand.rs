layout_algebra::layout! {
    pub Xor: logical -> physical = repeat(swizzle(3, 6, 3), (stage: 2):(1));
}

fn main() {}
