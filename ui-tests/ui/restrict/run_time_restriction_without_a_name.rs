fn main() {
    let _ = layout_algebra::layout!(logical -> physical, (16, 8):(8, 1) | { 0 });
}
