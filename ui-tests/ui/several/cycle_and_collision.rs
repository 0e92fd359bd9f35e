layout_algebra::layout! {
    pub A = B;
    pub B = A;
    pub C: logical -> physical = (row: 4, col: 8):(7, 1);
}

fn main() {}
