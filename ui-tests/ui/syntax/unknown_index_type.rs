layout_algebra::layout! {
    #![index(i32)]
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
}

fn main() {}
