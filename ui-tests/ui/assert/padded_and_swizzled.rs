layout_algebra::layout! {
    pub Both: logical -> physical = swizzle(5, 5, 0) @ (lane: 32):(33);
    assert bank_conflicts(Both, lanes = lane, element = 4) == 1;
}

fn main() {}
