layout_algebra::layout! {
    pub One: logical -> physical = (row: 4, col: 8):(0, 0);
}

fn main() {}
