layout_algebra::layout! {
    pub Line: logical -> physical = (i: 20):(1);
    pub Tiles = divide_ceil(Line, (32));
    assert sectors(Tiles, lanes = tile.i, element = 4) == 4;
}

fn main() {}
