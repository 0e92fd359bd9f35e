layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Last = Tile | { row = 15 };
    pub Rows = Tile | { row = 12..16 };
    pub One = Tile | { row = 4..5 };
    pub All = Tile | { row = 0..16, col = 0..8 };
    pub Point = Tile | { row = 3, col = 5 };
    pub Part = divide(Tile, (4, 4)) | { rest = 7, tile.row = 1 };
    pub Twice = Tile | { row = 3 } | { col = 5 };
    pub ByRow = Tile | { row };
}

fn main() {
    assert_eq!(ByRow::new(3).index(5), 29);
    assert_eq!((Point.index(), Twice.index(), Rows.index(3, 7)), (29, 29, 127));
}
