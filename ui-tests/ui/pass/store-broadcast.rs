use layout_algebra::{Dense, Injective, Layout};

layout_algebra::layout! {
    pub Bias: logical -> physical = (row: 4, col: 8):(_, 1);
    pub Tile: logical -> physical = (row: 4, col: 8):(8, 1);
    pub Padded: logical -> physical = (row: 4, col: 8):(10, 1);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    // A broadcast with one copy is none.
    pub Once: logical -> physical = (row: 1, col: 8):(_, 1);
}

fn load<L: Layout>(_: L) {}
fn store<L: Injective>(_: L) {}
fn whole<L: Dense>(_: L) {}

fn main() {
    load(Bias);
    store(Tile);
    store(Padded);
    store(Once);
    whole(Tile);
    whole(Frag);
}
