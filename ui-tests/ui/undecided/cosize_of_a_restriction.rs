layout_algebra::layout! {
    pub A: logical -> physical = (row: 1000, col: 1000):(1, 1000);
    pub B: thread_value -> logical = (x: 8, y: 125000):(1, 8);
    pub C = (A @ B) | { y = 1..124999 };
}

fn main() {}
