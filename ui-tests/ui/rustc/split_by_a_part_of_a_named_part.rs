layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Tiles = divide(Tile, (4, 4));
    pub Mine = Tiles | { rest };
}

fn main() {
    let mut data = [0.0; Tile::COSIZE];
    let mut view = layout_algebra::ViewMut::new(&mut data, Tile).unwrap();
    for slice in view.split::<Mine>() {}
}
