layout_algebra::layout! {
    pub Work(n): thread_value -> logical = (block: n, lane: 4):(4, 1);
    pub Back(n) = inverse(Work(n));
}

fn main() {}
