layout_algebra::layout! {
    pub struct Tile;
}

fn main() {}
