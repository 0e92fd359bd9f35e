layout_algebra::layout! {
    #![index(u16)]
    pub Tile: logical -> physical = (row: 4, col: 4):(4, 1);
    pub Copy = Tile;
}

const AT: usize = Tile.index(1, 2) as usize + Copy.index(1, 2) as usize;

fn main() {
    let _ = AT;
}
