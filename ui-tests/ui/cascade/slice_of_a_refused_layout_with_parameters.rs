use layout_algebra::{ViewMut, layout};

layout! {
    pub Gmem(ld): logical -> physical = (row: 8, col: 4):(ld, 1);
    pub Row(ld) = Gmem(ld) | { row };
}

fn main() {
    let mut data = [0; 64];
    let mut view = ViewMut::new(&mut data, Gmem::new(8).unwrap()).unwrap();
    view.split::<Row>().for_each(|mut row| row.each(|_, element| *element = 1));
}
