layout_algebra::layout! {
    #![index(u32)]
    pub A: logical -> physical = ((a: 0x1_0000, b: 0x1_0001):(1, 0x1_0000)
        @ (x: 0x1_0000, y: 0x1_0001):(1, 0x1_0000)) | { y = 0 };
}

fn main() {}
