layout_algebra::layout! {
    pub Sm3(rows, ld): logical -> physical = (stage: 2, row: rows, col: 64):(rows * ld, ld, 1) where ld >= 64;
    pub Tiles(ld) = divide_ceil(Sm3(8, ld), (1, 32, 1));
    assert bank_conflicts(Tiles, lanes = tile.row, element = 4) == 1;
}

fn main() {}
