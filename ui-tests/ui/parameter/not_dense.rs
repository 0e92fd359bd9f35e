layout_algebra::layout! {
    pub Work(n): thread_value -> logical = (block: (3, n, 4)):(5 * n, 4, 1);
}

fn main() {}
