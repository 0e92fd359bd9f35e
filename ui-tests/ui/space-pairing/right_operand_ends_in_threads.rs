layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Owner: logical -> thread_value = (row: 16, col: 8):(8, 1);
    pub Store = Tile @ Owner;
}

fn main() {}
