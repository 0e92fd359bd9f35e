use layout_algebra::{Injective, StaticLayout};

fn store<L: Injective + StaticLayout>(_: L) -> usize {
    L::COSIZE
}

fn main() {
    let at = layout_algebra::layout!(logical -> physical, (4, 4):(3, 1));
    let _ = at.index(1, 2) + store(at);
    let _ = at.index(1, 2, 3);
}
