layout_algebra::layout! {
    pub Reversed: logical -> physical = (row: 4, col: 8):(8, -1);
}

fn main() {}
