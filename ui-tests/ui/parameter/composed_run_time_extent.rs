layout_algebra::layout! {
    pub Gmem(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64;
    pub Frag: thread_value -> logical = (lane: 32, reg: 256):(256, 1);
    pub Addr(m, ld) = Gmem(m, ld) @ Frag;
}

fn main() {}
