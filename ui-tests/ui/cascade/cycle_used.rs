layout_algebra::layout! {
    pub const A = B;
    pub const B = A;
    pub Tile: logical -> physical = (row: A, col: B):(B, 1);
}

fn main() {
    let _ = [0; A + B];
    let _ = Tile.index(0, 0);
}
