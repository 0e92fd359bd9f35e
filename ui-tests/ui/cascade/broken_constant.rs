layout_algebra::layout! {
    pub const N = 128 / 0;
    pub Tile: logical -> physical = (row: N, col: 8):(8, 1);
    assert size(Tile) <= N;
}

static BUFFER: [f32; N] = [0.0; N];

fn main() {
    let _ = (&BUFFER, Tile.index(0, 7));
}
