layout_algebra::layout! {
    const N = 170141183460469231731687303715884105727 + 1;
}

fn main() {}
