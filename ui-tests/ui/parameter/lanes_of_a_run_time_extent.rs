layout_algebra::layout! {
    pub G(n): logical -> physical = (row: n, col: 8):(8, 1);
    assert sectors(G, lanes = row, element = 4) == 32;
}

fn main() {}
