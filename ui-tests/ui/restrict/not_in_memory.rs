layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub First = Frag | { reg = 0 };
}

fn main() {}
