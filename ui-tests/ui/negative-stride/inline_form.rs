fn main() {
    let _ = layout_algebra::layout!(logical -> physical, (4, 8):(-8, 1));
}
