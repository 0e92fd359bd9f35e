// Modes bound by their positions, in a layout that is not known: no error but that.
layout_algebra::layout! {
    pub Mine = Nope | { 0, 1.lo };
    pub Other = Mine | { v = 0 };
}

fn main() {
    let _ = Mine::new(1, 2);
}
