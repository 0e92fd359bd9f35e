layout_algebra::layout! {
    pub Frag: logical -> physical = (lane: (8, 4), reg: 2):((2, 0), 1);
}

fn main() {}
