layout_algebra::layout! {
    pub A: logical -> physical = (row: 1000, col: 1000):(1, 1000);
    pub B: thread_value -> logical = (x: 64, y: 15625):(1, 64);
    pub C = (A @ B) | { x = 1..63 };
}

fn main() {}
