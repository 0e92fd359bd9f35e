layout_algebra::layout! {
    pub Line: logical -> physical = 8:1;
    pub Bracketed: logical -> physical = (8):(1);
    pub HalfBracketed: logical -> physical = (8):1;
    pub Named: logical -> physical = (v: 8):1;
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Inner: logical -> physical = (a: (2, (2, 2)), b: 2):((8, (4, 2)), 1);
    pub Single: logical -> physical = ((8), 4):(4, 1);
}

fn main() {}
