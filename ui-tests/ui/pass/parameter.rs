// What is one number away from the refusals of `parameter`.
layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64, ld % 8 == 0;
    pub Bounds(p, q): logical -> physical = (a: 2, b: 4, c: 64):(p, q, 1) where p >= 4 * q, q >= 64;
    pub Product(rows, ld): logical -> physical = (b: 4, row: 64, col: 32):(rows * ld, ld, 1) where ld >= 32, rows >= 64;
    pub Extents(rows, cols, ld): logical -> physical = (row: rows, col: cols):(ld, 1) where ld >= cols;
    pub Work(n): thread_value -> logical = (block: (3, n, 4)):(4 * n, 4, 1);
    pub Mine(row_stride) = Gmem(row_stride) | { row };
    pub Fixed = Gmem(64);
    pub Padded(pad) = Gmem(64 + 8 * pad);
    pub Aligned(m, ld): logical -> physical = (row: m, col: 64):(ld, 1) where ld >= 64, m % 32 == 0, m >= 5;
    pub Tiles(m, ld) = divide(Aligned(m, ld), (32, 64));
    pub Row(m, ld) = Aligned(m, ld) | { row = 4 };
    pub Tile(m, ld) = Tiles(m, ld) | { rest.row, rest.col };
    pub Ragged(m, ld) = divide_ceil(Aligned(m, ld), (24, 48));
    pub RaggedTile(m, ld) = divide_ceil(Ragged(m, ld) | { rest.row, rest.col }, (8, 16));
    pub Narrow(n): logical -> physical = (row: n, col: 18014398509481984):(1, _);
    pub Most(n) = Narrow(n) | { row = 0..200 } where n >= 200;
    pub Halves(n) = divide_ceil(Narrow(n), (128, 1));
    assert cosize(Fixed) == 8192;
}

fn main() {
    let padded = Padded::new(1).unwrap();
    assert_eq!(padded.index(1, 0), 72);
    let tile = Tile::of(Tiles::new(64, 64).unwrap(), 1, 0);
    assert_eq!(tile.index(1, 0), 33 * 64);
}
