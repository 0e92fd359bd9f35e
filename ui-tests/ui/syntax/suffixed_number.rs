layout_algebra::layout! {
    const N = 8usize;
}

fn main() {}
