layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    assert Tile == 32;
}

fn main() {}
