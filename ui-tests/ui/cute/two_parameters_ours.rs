layout_algebra::layout! {
    pub Smem: logical -> physical = Swizzle<3, 4> @ (8, 64):(64, 1);
}

fn main() {}
