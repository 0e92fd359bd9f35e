layout_algebra::layout! {
    #![index(u32)]
    #![index(u64)]
    pub Tile: logical -> physical = (row: 16, col: 8):(8, 1);
}

fn main() {}
