layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Tiles = divide(Tile, (4, 4));
    pub ByName = permute(Tile, (col, row));
    pub ByPlace = permute(Tile, (1, 0));
    pub Grouped = group(Tiles, (row: (rest.row, tile.row), col: (rest.col, tile.col)));
    pub Zipped = zip(Tiles);
    pub Flat = flatten(Grouped);
    pub Renamed = rename(Tile, (a, b));
    pub Parts = split(Tiles, tile.row, (hi: 2, lo: 2));
}

fn main() {
    assert_eq!(Grouped.index(13, 7), Tile.index(13, 7));
}
