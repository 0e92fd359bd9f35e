layout_algebra::layout! {
    const n = 8;
    pub Tile: logical -> physical = (n: n, col: 8):(8, 1);
}

fn main() {}
