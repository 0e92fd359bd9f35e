layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, copy: 2, col: 4):(3, _, 1);
}

fn main() {}
