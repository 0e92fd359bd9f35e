layout_algebra::layout! {
    const N = 8;
    pub Line: logical -> physical = N;
}

fn main() {}
