layout_algebra::layout! {
    pub Tile: logical -> physical = cute((4,2):(1,4) row-major);
}

fn main() {}
