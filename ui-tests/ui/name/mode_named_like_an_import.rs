mod shared {
    layout_algebra::layout! {
        #[allow(non_camel_case_types)]
        pub band: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use shared::band;
    pub Tiles: logical -> physical = (band: 4, col: 8):(8, 1);
}

fn main() {}
