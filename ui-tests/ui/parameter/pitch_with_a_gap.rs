layout_algebra::layout! {
    pub Work(n): thread_value -> logical = (block: n, lane: 4):(4, 1);
    pub Twice(n) = repeat(Work(n), (copy: 2):(1), pitch = 8 * n);
}

fn main() {}
