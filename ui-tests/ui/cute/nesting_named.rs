layout_algebra::layout! {
    pub Tile: logical -> physical = cute((m: (4, 2), n: 2):(1,(4,8)));
}

fn main() {}
