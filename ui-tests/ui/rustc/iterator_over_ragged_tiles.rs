layout_algebra::layout! {
    pub Page: logical -> physical = (row: 100, col: 60):(64, 1);
    pub Tiles = divide_ceil(Page, (32, 16));
}

fn main() {
    let mut data = [0; Page::COSIZE];
    let mut view = layout_algebra::ViewMut::new(&mut data, Tiles).unwrap();
    view.each(|_, element| *element = 1);
    view.iter_mut();
}
