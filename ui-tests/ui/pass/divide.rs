layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 10):(10, 1);
    pub Tiles = divide(Tile, (4, 5));
    pub Elements = divide(Tile, (1, 1));
    pub Whole = divide(Tile, (16, 10));
    pub Parts = split(Tile, row, (hi: 4, lo: 4));
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: 2):((8, 2), 1);
    pub Halves = divide(Frag, (16, 1));
}

fn main() {
    assert_eq!(Tiles.index(1, 2, 3, 1), Tile.index(13, 7));
}
