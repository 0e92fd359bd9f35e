layout_algebra::layout! {
    pub Tile: logical -> physical = cute((_M,_4):(_1,_8));
}

fn main() {}
