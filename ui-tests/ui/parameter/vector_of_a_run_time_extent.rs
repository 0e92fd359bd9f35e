layout_algebra::layout! {
    pub G(n): logical -> physical = (col: n, row: 32):(1, 4096) where n <= 4096;
    assert sectors(G, lanes = row, vector = col, element = 4) == 32;
}

fn main() {}
