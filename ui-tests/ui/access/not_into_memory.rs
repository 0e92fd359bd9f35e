layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 32, v: 2):(2, 1);
    assert bank_conflicts(Frag, lanes = lane, vector = v, element = 4) == 1;
}

fn main() {}
