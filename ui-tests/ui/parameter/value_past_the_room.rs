layout_algebra::layout! {
    pub Narrow(n): logical -> physical = (row: n, col: 18014398509481984):(1, _);
    pub R(n) = Narrow(n) | { row = 300 } where n >= 301;
}

fn main() {}
