layout_algebra::layout! {
    pub Tile: logical -> logical = cute((8,4):(1,16));
}

fn main() {}
