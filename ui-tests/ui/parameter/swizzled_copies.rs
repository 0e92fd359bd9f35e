layout_algebra::layout! {
    pub S: logical -> physical = swizzle(1, 3, 0) @ (row: 10, col: 16):(16, 1);
    pub P(p) = repeat(S, (two: 2):(1), pitch = p) where p >= 160;
}

fn main() {}
