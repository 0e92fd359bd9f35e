layout_algebra::layout! {
    pub Xor: logical -> logical = swizzle(1, 2, 0) @ (row: 16, col: 8):(8, 1);
}

fn main() {}
