layout_algebra::layout! {
    pub Frag: logical -> physical = (lane: (x: 4, x: 8), reg: 2):((16, 2), 1);
}

fn main() {}
