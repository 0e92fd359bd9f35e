mod tiles {
    layout_algebra::layout! {
        Tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use tiles::Tile;
    pub Copy = Tile;
}

fn main() {}
