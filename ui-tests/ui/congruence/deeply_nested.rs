layout_algebra::layout! {
    pub Deep: logical -> physical = (a: (2, (2, 2)), b: 2):((8, (4, 2, 1)), 1);
}

fn main() {}
