use layout_algebra::{Dense, Injective, Layout, StaticLayout};

layout_algebra::layout! {
    pub Broken: logical -> physical = (row: 4, col: 4):(1);
}

const AT: usize = Broken.index(3, 2);
static PLACE: usize = Broken.linear(5) + AT;
static BUFFER: [f32; Broken::COSIZE + 1] = [0.0; Broken::COSIZE + 1];
const SHAPE: [usize; 2] = Broken::SHAPE;

fn store<L: Injective>(_: L) {}
fn walk<L: StaticLayout + Dense<Index = usize>>(layout: L) -> usize {
    layout.at_linear(0)
}

fn main() {
    store(Broken);
    walk(Broken);
    let _ = (Broken.leaf(1, 1), Broken.coord(3).0, Broken.try_index(1, 1), Layout::at(&Broken, (1, 1)));
    let _ = (PLACE, &BUFFER, SHAPE);
}
