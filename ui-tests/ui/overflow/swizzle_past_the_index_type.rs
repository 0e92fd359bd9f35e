layout_algebra::layout! {
    #![index(u32)]
    pub A: logical -> physical = swizzle(2, 0, 40) @ (line: 16):(16);
}

fn main() {}
