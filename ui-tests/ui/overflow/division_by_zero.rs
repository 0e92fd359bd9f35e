layout_algebra::layout! {
    const N = 128 / 0;
}

fn main() {}
