layout_algebra::layout! {
    pub Wide: logical -> physical = (row: 0x1_0000_0000):(1);
    pub Copies = repeat(Wide, (stage: 0x1_0000_0000):(1));
}

fn main() {}
