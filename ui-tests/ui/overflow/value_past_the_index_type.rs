layout_algebra::layout! {
    #![index(u32)]
    pub A: logical -> physical = swizzle(4, 31, 0) @ (row: 16, col: 16):(16, 1);
}

fn main() {}
