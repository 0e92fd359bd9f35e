layout_algebra::layout! {
    pub Tile: logical -> physical = cute(Layout<Shape<_8,_4>,Stride<_1,_8>>);
}

fn main() {}
