layout_algebra::layout! {
    pub Smem: logical -> physical = swizzle(3, 3, 3) @ (row: 64, col: 64):(64, 1);
}

fn main() {}
