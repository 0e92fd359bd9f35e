layout_algebra::layout! {
    pub Odd: logical -> physical = swizzle(4, 20, 0) @ (line: 3_000_000):(1);
}

fn main() {}
