layout_algebra::layout! {
    pub G(n): logical -> physical = (row: n, col: 18014398509481984):(1, _);
    pub R(n) = G(n) | { row = 0..200 } where n >= 200;
}

fn main() {}
