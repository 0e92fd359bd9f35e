layout_algebra::layout! {
    #![index(u32)]
    pub Gmem(m, n): logical -> physical = (row: m, col: n, k: 8):(8 * n, 8, 1);
    pub Row(m, n) = Gmem(m, n) | { row };
}

fn main() {
    let gmem = Gmem::new(16, 8).unwrap();
    let mut data = vec![0.0; gmem.cosize()];
    let mut view = layout_algebra::ViewMut::new(&mut data, gmem).unwrap();
    for row in view.split::<Row>() {
        let _ = row.len();
    }
    let _ = Row::of(gmem, 3).advance_row(1).cosize();
}
