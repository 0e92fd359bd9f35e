#![allow(non_camel_case_types)]

layout_algebra::layout! {
    // Any order, and each name once.
    pub Copy = permute(Tile, (col, row));
    pub const N = M * 2;
    const M = 4;
    pub Tile: logical -> physical = (row: M, col: N):(N, 1);
    pub Line: logical -> physical = N:1;
    // One name in two tuples is two paths.
    pub Frag: logical -> physical = (lane: (x: 4, y: 8), reg: (x: 2, y: 2)):((32, 4), (2, 1));
    // Numbers that stand for names.
    pub Numbered: logical -> physical = (4, i2: 8):(8, 1);
    pub Raw: logical -> physical = (r#type: 4, r#fn: 8):(8, 1);
    pub r#struct: logical -> physical = 8:1;
}

fn main() {
    assert_eq!(Copy.index(7, 3) + Raw.index(1, 1) + r#struct.index(1), Tile.index(3, 7) + 10);
}
