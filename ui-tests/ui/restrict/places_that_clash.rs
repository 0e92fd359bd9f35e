layout_algebra::layout! {
    pub Tile: logical -> physical = (x: 2, 4, i0: 8):(32, 8, 1);
    pub Rest = Tile | { x = 0 };
}

fn main() {}
