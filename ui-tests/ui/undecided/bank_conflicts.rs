layout_algebra::layout! {
    pub Tile: logical -> physical = swizzle(3, 10, 3) @ (row: 4194304, lane: 32, v: 7):(225, 7, 1);
    assert bank_conflicts(Tile, lanes = lane, element = 2) == 1;
}

fn main() {}
