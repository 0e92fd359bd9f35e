// An assertion declares no name: what is unknown beside it is said, too.
layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    assert size(Tile);
    const ROWS = size(Unknown);
    pub Turned = permute(Nowhere, (col, row));
}

fn main() {}
