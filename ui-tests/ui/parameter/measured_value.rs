layout_algebra::layout! {
    pub G(ld): logical -> physical = (row: 100, col: 8):(ld, 1) where ld >= 8;
    pub R(ld) = divide_ceil(G(ld), (48, 8));
    pub const N = cosize(R(80));
}

fn main() {}
