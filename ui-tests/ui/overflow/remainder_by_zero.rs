layout_algebra::layout! {
    const A = 4;
    const N = 128 % (A - 4);
}

fn main() {}
