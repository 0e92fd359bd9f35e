layout_algebra::layout! {
    pub Smem: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Copy = permute(Smen, (col, row));
}

fn main() {}
