layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 4):(4, 1);
    pub Store = Tile @ Frag;
    pub Annotated: thread_value -> physical = Tile @ Frag;
    pub Owner = inverse(Frag);
    pub Retile = Owner @ Frag;
    pub Order: logical -> logical = (row: 16, col: 8):(1, 16);
    pub Between: thread_value -> thread_value = (lane: 32, reg: 4):(1, 32);
    pub Inferred = Tile @ (lane: 32, reg: 4):(4, 1);
    pub Xor = swizzle(1, 2, 0) @ Tile @ Frag;
}

fn main() {
    let at = layout_algebra::layout!(logical -> physical, (16, 8):(8, 1));
    assert_eq!(at.index(1, 0), 8);
}
