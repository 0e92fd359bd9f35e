layout_algebra::layout! {
    pub L: logical -> physical = (a: 4, b: 8, c: 3):(64, 4, 1);
    pub A = L | { a, b = 8 };
    pub B = L | { a, b = 0..9 };
    pub C = L | { a, b = 3..3 };
}

fn main() {}
