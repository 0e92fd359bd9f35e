use layout_algebra::{View, ViewMut, compose, layout};

layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(_, 1);
    pub Tile: logical -> physical = (row: 16, col: 8):(16, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Mine = Tile | { row };
}

const DATA: [u8; 248] = [0; 248];
const TILE: View<'_, u8, Tile> = View::from_array(&DATA, Tile);

fn main() {
    let _ = View::new(&DATA, Bias);
    let _ = TILE.split::<Mine>();
    let _ = compose(Tile, Frag);
    let mut data = DATA;
    for mut slice in ViewMut::from_array(&mut data, Tile).split::<Mine>() {
        slice.vector_mut(0);
    }
}
