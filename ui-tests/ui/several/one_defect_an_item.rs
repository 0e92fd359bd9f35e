layout_algebra::layout! {
    const N = 8usize;
    pub A: logical -> physical = (row: 4, col: 4):(3, 1);
    pub B: logical -> logical = (row: 4, col: 8):(10, 1);
    pub C: logical -> physical = (row: 4, col: 8):(0, 1);
    pub D: logical -> physical = (row: 4, col: 8):(1);
    pub E: thread_value -> physical = (lane: 4, reg: 8):(8, 1);
    assert 3 == 4;
    pub F = divide((row: 6, col: 8):(8, 1), (4, 4));
    pub G: logical -> physical = swizzle(3, 3, 4) @ (row: 64, col: 64):(64, 1);
}

fn main() {}
