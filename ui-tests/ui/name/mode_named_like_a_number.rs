layout_algebra::layout! {
    pub Tile: logical -> physical = (i1: 4, 8):(8, 1);
}

fn main() {}
