use layout_algebra::{Injective, Layout, ThreadValue};

layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Frag: thread_value -> logical = (lane: 32, reg: 2):(2, 1);
    pub Store = Tile @ Frag;
}

const AT: usize = Store.index(31, 1);

fn from_threads<L: Injective + Layout<Domain = ThreadValue>>(_: L) {}

fn main() {
    from_threads(Store);
    let _ = (AT, [0; Store::SIZE]);
}
