layout_algebra::layout! {
    pub f: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Row = f | { row };
}

fn main() {
    let _ = Row::new(3);
}
