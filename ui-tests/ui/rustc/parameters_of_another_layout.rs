layout_algebra::layout! {
    pub Any(m, ld): logical -> physical = (row: m, col: 4):(ld, 1) where ld >= 4;
    pub Wide(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64;
}

fn main() {
    // What was checked for `Any` says nothing of `Wide`.
    let forged = Wide(Any::new(2, 4).unwrap().0);
}
