mod tiles {
    pub struct Tile;
}

layout_algebra::layout! {
    use tiles::Tile;
    pub Copy = Tile;
}

fn main() {}
