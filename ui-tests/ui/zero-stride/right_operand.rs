layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Store = Tile @ (lane: 32, reg: 4):(1, 0);
}

fn main() {}
