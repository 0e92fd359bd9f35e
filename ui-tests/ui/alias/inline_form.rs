fn main() {
    let _ = layout_algebra::layout!(logical -> physical, (4, 4):(3, 1));
}
