layout_algebra::layout! {
    const N = 340282366920938463463374607431768211456;
}

fn main() {}
