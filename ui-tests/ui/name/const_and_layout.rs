layout_algebra::layout! {
    const N = 8;
    N: logical -> physical = (row: 4, col: 8):(8, 1);
}

fn main() {}
