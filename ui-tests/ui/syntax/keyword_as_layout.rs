layout_algebra::layout! {
    pub struct: logical -> physical = (row: 16, col: 8):(8, 1);
}

fn main() {}
