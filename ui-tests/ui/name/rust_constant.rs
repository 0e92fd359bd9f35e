const BM: usize = 128;

layout_algebra::layout! {
    pub Tile: logical -> physical = (row: BM, col: 8):(8, 1);
}

fn main() {}
