mod tiles {
    pub const BM: usize = 128;
}

layout_algebra::layout! {
    use tiles::BM;
    pub Line: logical -> physical = BM:1;
}

fn main() {}
