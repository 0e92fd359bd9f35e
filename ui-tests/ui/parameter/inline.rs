fn main() {
    let ragged = layout_algebra::layout!(logical -> physical, divide_ceil((100):(1), (32)));
    ragged.index(31, 3);
}
