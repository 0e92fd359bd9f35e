mod tiles {
    layout_algebra::layout! {
        pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    }
}
layout_algebra::layout! {
    pub use tiles::Tile;
    pub First = Tile | { row = 0 };
}

fn main() {
    let _ = First;
}
