layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Xor = swizzle(1, 2, 0) @ Frag;
}

fn main() {}
