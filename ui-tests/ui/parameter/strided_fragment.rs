layout_algebra::layout! {
    pub Frag(ld): thread_value -> logical = (lane: 32, reg: 4):(ld, 1) where ld >= 4;
}

fn main() {}
