mod shared {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use shared::Tile;
    Tile: logical -> physical = (row: 4, col: 8):(8, 1);
}

fn main() {}
