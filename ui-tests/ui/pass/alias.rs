layout_algebra::layout! {
    pub Acc: logical -> physical = (row: 4, col: 4):(4, 1);
    pub ColumnMajor: logical -> physical = (row: 8, col: 4):(1, 8);
    pub Stages: logical -> physical = (stage: 2, row: 4, col: 8):(32, 8, 1);
    pub Nested: logical -> physical = (lane: (8, 4), reg: 2):((8, 1), 4);
    pub Sparse: logical -> physical = (a: 2, b: 2, c: 2):(3, 5, 9);
    // Strides that interleave without a collision.
    pub Interleaved: logical -> physical = (a: 3, b: 2):(2, 3);
    pub Coprime: logical -> physical = (a: 5, b: 7):(7, 5);
    pub Bias: logical -> physical = (row: 4, copy: 2, col: 4):(4, _, 1);
    pub Smem: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Far: logical -> physical = (a: 100000, b: 100000):(100000, 1);
}

fn main() {
    assert_eq!(Coprime.index(4, 6), 58);
    let at = layout_algebra::layout!(logical -> physical, (4, 4):(4, 1));
    assert_eq!(at.index(3, 3), 15);
}
