mod shared {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    use shared::Tile as _;
}

fn main() {}
