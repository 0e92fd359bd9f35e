fn main() {
    let _ = layout_algebra::layout!(thread_value -> physical, (4, 8):(8, 1) @ (16, 4):(4, 1));
}
