layout_algebra::layout! {
    pub Store = (lane: 32, reg: 4):(4, 1) @ permute((row: 16, col: 8):(8, 1), (col, row));
}

fn main() {}
