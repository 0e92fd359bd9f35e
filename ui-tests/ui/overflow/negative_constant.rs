layout_algebra::layout! {
    const N = 4 - 8;
}

fn main() {}
