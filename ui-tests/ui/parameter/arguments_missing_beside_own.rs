layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64;
    pub Frag(n): thread_value -> logical = (block: n, lane: 32):(32, 1);
    pub Mine(ld) = Gmem(ld) @ Frag;
}

fn main() {}
