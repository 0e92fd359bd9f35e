layout_algebra::layout! {
    pub Odds: logical -> physical = repeat(swizzle(4, 20, 0) @ (line: 3_000_000):(1), (copy: 2):(1));
}

fn main() {}
