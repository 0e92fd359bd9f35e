layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(0, 1);
}

fn main() {}
