use layout_algebra::view::Is;
use layout_algebra::{Layout, RestrictionInside, ViewMut};

fn split<L: Layout, R: RestrictionInside<Of: Is<L>>>(mut view: ViewMut<'_, u8, L>) {
    view.split::<R>();
}

fn main() {}
