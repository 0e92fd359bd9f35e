layout_algebra::layout! {
    pub Same: logical -> physical = (a: 4, a: 8, c: 3):(24, 3, 1);
    pub Mine = Same | { c };
}

fn main() {
    Mine::new(2).index(1, 2);
    Same.index(1, 2, 3);
}
