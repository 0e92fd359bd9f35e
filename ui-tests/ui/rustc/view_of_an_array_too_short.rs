layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
}

const DATA: [u8; 187] = [0; 187];
const TILE: layout_algebra::View<'_, u8, Tile> = layout_algebra::View::from_array(&DATA, Tile);

fn main() {}
