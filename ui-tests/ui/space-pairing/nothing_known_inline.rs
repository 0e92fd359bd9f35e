fn main() {
    let _ = layout_algebra::layout!((16, 8):(8, 1));
}
