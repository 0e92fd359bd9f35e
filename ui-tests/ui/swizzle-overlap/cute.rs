layout_algebra::layout! {
    pub Smem: logical -> physical = Swizzle<3, 4, 2> @ (row: 64, col: 64):(64, 1);
}

fn main() {}
