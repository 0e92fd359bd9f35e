layout_algebra::layout! {
    pub Smem: logical -> logical = cute(Sw<3,4,3> o _0 o (8,64):(64,1));
}

fn main() {}
