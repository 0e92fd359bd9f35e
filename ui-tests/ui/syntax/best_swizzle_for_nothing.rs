layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 32, col: 8):(8, 1);
    pub Best = best_swizzle(Tile);
}

fn main() {}
