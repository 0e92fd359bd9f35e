layout_algebra::layout! {
    pub Line: logical -> physical = row: 8:1;
}

fn main() {}
