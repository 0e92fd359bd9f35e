layout_algebra::layout! {
    pub Smem: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Stages = repeat(Smem, (stage: 3):(1), pitch = 4100);
}

fn main() {}
