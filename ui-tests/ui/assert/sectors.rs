layout_algebra::layout! {
    pub Global: logical -> physical = (row: 64, col: 128):(128, 1);
    pub ByColumn: thread_value -> logical = (step: 64, lane: 64, v: 2):(2, 128, 1);
    pub Load = Global @ ByColumn;
    assert sectors(Load, lanes = lane, vector = v, element = 4) <= 8;
}

fn main() {}
