layout_algebra::layout! {
    pub Narrow(n): logical -> physical = (row: n, col: 18014398509481984):(1, _);
    pub R(n) = Narrow(n) | { row = 0..300 } where n >= 300;
}

fn main() {}
