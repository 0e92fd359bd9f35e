layout_algebra::layout! {
    #![index(u32)]
    pub Huge: logical -> physical = (row: 0x1_0000, col: 0x1_0000):(0x1_0001, 1);
}

fn main() {}
