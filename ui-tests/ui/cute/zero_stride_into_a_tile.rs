layout_algebra::layout! {
    pub Owner: thread_value -> logical = cute((32,8):(0,1));
}

fn main() {}
