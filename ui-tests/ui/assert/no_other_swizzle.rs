layout_algebra::layout! {
    pub Swizzled: logical -> physical = swizzle(2, 3, 0) @ (lane: 32):(1);
    assert wavefronts(Swizzled, lanes = lane, element = 16) <= 3;
}

fn main() {}
