layout_algebra::layout! {
    pub const N = 2 * N;
}

fn main() {}
