layout_algebra::layout! {
    pub Rows(p): logical -> physical = (row: p, col: 8):(8, 1) where p % 4 == 0;
    pub Copy: thread_value -> logical = (thread: 8, value: 2):(2, 1);
    pub Mine(p) = (divide(Rows(p), (4, 8)) | { rest }) @ Copy;
}

fn main() {}
