mod shared {
    layout_algebra::layout! {
        #[allow(non_camel_case_types)]
        pub tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use shared::tile;
    pub Tiles: logical -> physical = (tile: 4, col: 8):(8, 1);
}

fn main() {}
