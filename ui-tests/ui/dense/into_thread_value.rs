layout_algebra::layout! {
    pub Owner: logical -> thread_value = (row: 8, col: 4):(5, 1);
}

fn main() {}
