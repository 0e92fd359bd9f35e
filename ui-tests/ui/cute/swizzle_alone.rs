layout_algebra::layout! {
    pub Smem: logical -> physical = cute(Sw<3,4,3>);
}

fn main() {}
