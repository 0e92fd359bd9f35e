layout_algebra::layout! {
    #![index(u32)]
    pub G(ld): logical -> physical = (row: 65536, col: 64):(ld, 1) where ld >= 65537;
}

fn main() {}
