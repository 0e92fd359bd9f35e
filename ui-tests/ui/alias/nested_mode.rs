layout_algebra::layout! {
    pub Frag: logical -> physical = (lane: (8, 4), reg: 2):((4, 1), 2);
}

fn main() {}
