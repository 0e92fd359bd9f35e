fn main() {
    let _ = layout_algebra::layout!(thread_value -> logical, (8, 4):(2, 1));
}
