layout_algebra::layout! {
    const N = cosize((row: 4, col: 8):(8, 1));
}

fn main() {}
