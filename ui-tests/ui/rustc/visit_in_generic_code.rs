use layout_algebra::{Layout, View};

fn sum<L: Layout>(view: View<'_, u8, L>) {
    view.each(|_, _| {});
}

fn main() {}
