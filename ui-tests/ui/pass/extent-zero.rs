layout_algebra::layout! {
    const BM = 64;
    pub One: logical -> physical = (row: 1, col: 8):(8, 1);
    pub Computed: logical -> physical = (row: BM / 64, col: 8):(8, 1);
    pub Canonical: logical -> physical = canonical(1, 1);
}

fn main() {
    assert_eq!(Canonical::SIZE, 1);
}
