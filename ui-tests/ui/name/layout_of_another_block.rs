mod tiles {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
    }
}
pub use tiles::Tile;

layout_algebra::layout! {
    pub Store = Tile;
}

fn main() {}
