layout_algebra::layout! {
    pub Broken: logical -> physical = (row: 4, col: 4):(3, 1);
    pub Frag: thread_value -> logical = (lane: 4, reg: 4):(4, 1);
    pub Store = Broken @ Frag;
    pub Tiles = divide(Broken, (2, 2));
    pub Row = Tiles | { rest = 1 };
    pub Stages = repeat(Tiles, (stage: 3):(1));
    pub Parts = split(Broken, row, (hi: 2, lo: 2));
    pub Xor = swizzle(1, 2, 0) @ Broken;
    pub const N = cosize(Broken);
    pub Line: logical -> physical = N:1;
    assert size(Store) == 3;
}

const AT: usize = Store.index(3, 2) + Tiles.index(1, 1, 1, 1) + Row.index(1, 1) + Stages.index(2, 1, 1, 1, 1);
const MORE: usize = Parts.index(1, 1, 3) + Xor.index(3, 3) + Line.index(0) + N;

fn main() {
    let _ = AT + MORE;
}
