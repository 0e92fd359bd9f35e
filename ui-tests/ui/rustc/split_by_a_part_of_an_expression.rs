layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Mine = repeat(Tile, (copy: 2):(1)) | { copy };
}

fn main() {
    let mut data = [0.0; Tile::COSIZE];
    let mut view = layout_algebra::ViewMut::new(&mut data, Tile).unwrap();
    for slice in view.split::<Mine>() {}
}
