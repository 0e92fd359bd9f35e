layout_algebra::layout! {
    pub Page: logical -> physical = (row: 100, col: 60):(64, 1);
    pub Tile = divide_ceil(Page, (32, 16)) | { rest };
}

fn main() {
    let mut data = [0; Page::COSIZE];
    let mut view = layout_algebra::ViewMut::from_array(&mut data, Page);
    for mut tile in view.split::<Tile>() {
        tile.each(|_, element| *element = 1);
        let all = tile.len();
    }
}
