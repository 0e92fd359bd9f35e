layout_algebra::layout! {
    pub L: logical -> physical = (row: 4, col: (hi: 2, lo: 3)):(6, (3, 1));
    pub A = L | { row = thread };
    pub B = L | { thread = t };
    pub C = L | { lo };
}

fn main() {}
