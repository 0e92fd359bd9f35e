layout_algebra::layout! {
    pub Bias: logical -> physical = (col: 8):(1);
    pub Rows = broadcast(Bias, (row: 0));
}

fn main() {}
