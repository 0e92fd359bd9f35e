layout_algebra::layout! {
    pub Smem: logical -> physical = cute(smem_ptr[16b](0x7f00) o Sw<3,4,3> o _0 o (8,64):(64,1));
}

fn main() {}
