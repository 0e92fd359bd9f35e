mod tiles {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use tiles::Tiles;
    pub Copy = Tiles;
}

fn main() {}
