layout_algebra::layout! {
    pub Tile: logical -> physical = cute((m: 4, m: 2):(1,4));
}

fn main() {}
