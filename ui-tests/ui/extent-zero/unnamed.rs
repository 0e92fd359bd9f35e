layout_algebra::layout! {
    pub Tile: logical -> physical = (4, 0):(1, 1);
}

fn main() {}
