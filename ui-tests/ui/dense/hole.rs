layout_algebra::layout! {
    pub Order: logical -> logical = (row: 4, col: 8):(10, 1);
}

fn main() {}
