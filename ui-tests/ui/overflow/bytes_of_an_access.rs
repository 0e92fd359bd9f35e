layout_algebra::layout! {
    #![index(u64)]
    pub Far: logical -> physical = (lane: 32):(144115188075855872);
    assert sectors(Far, lanes = lane, element = 16) == 32;
}

fn main() {}
