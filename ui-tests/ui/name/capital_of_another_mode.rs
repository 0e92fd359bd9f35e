layout_algebra::layout! {
    pub Tile: logical -> physical = (A: 4, a: 8):(8, 1);
}

fn main() {}
