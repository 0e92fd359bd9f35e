layout_algebra::layout! {
    const N = "8";
}

fn main() {}
