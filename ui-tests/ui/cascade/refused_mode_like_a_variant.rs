// No function has a parameter called like a variant of the prelude.
layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, None: 8):(8, 1);
    pub Mine = Tile | { None };
    pub Other = Tile | { Some };
}

fn main() {
    let _ = (Mine::new(1), Other::new(2));
}
