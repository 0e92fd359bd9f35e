fn store<L: layout_algebra::Injective>(_: L) {}

fn main() {
    store(layout_algebra::layout!(logical -> physical, (4, 8):(_, 1)));
}
