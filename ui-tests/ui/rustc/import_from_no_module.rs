layout_algebra::layout! {
    use crate::tils::Tile;
    pub Copy = Tile;
}

fn main() {}
