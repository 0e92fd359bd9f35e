layout_algebra::layout! {
    pub Line: logical -> physical = 8:(2, 1);
}

fn main() {}
