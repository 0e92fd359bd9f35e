layout_algebra::layout! {
    const N = 8;
    pub Copy: logical -> physical = repeat(N, (stage: 2):(1));
}

fn main() {}
