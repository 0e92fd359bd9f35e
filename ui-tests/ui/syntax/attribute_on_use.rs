mod shared {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
    }
}

layout_algebra::layout! {
    #[cfg(test)]
    use shared::Tile;
}

fn main() {}
