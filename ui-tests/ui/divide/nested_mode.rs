layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: 2):((8, 2), 1);
    pub Tiles = divide(Frag, (5, 1));
}

fn main() {}
