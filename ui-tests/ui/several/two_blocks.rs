layout_algebra::layout! {
    pub A: logical -> physical = (row: 4, col: 4):(3, 1);
}

layout_algebra::layout! {
    pub B: logical -> physical = (row: 4, col: 4):(2, 1);
}

fn main() {
    let _ = layout_algebra::layout!(logical -> physical, (4, 4):(1, 1));
}
