layout_algebra::layout! {
    #![index(u32)]
    pub Gmem(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where ld >= 7;
    pub Row(m, ld) = Gmem(m, ld) | { row };
    pub Tiles(m, ld) = divide_ceil(Gmem(m, ld), (4, 4));
    pub Tile(m, ld) = Tiles(m, ld) | { rest.row, rest.col };
}

fn main() {
    let gmem = Gmem::new(16, 8).unwrap();
    let ([rows, _], [m, _], n) = (gmem.shape(), gmem.parameters(), gmem.size() + gmem.cosize());
    let mut data = vec![0.0; n];
    let mut view = layout_algebra::ViewMut::new(&mut data, gmem).unwrap();
    for row in view.split::<Row>() {
        let _ = (row.len(), m, rows);
    }
    let tiles = Tiles::new(16, 8).unwrap();
    let _ = (tiles.in_bounds(0, 0, 0, 0), Row::of(gmem, 3).advance_row(1).cosize());
    let tile = Tile::of(tiles, 0, 0);
    let _ = (tile.is_interior(), tile.holds(3), tile.in_bounds(0, 0));
    let mut view = layout_algebra::ViewMut::new(&mut data, tiles).unwrap();
    for tile in view.split::<Tile>() {
        let _ = tile.get(0);
    }
}
