layout_algebra::layout! {
    pub Acc: logical -> physical = (row: 4, col: 4):(3, 1);
}

fn main() {}
