//! The usage table of CuTe's operations: each row at every coordinate, against CuTe's definition by brute force.
//!
//! CuTe's modes are reversed here, so `g` stands for CuTe's first group where ours comes last. A row says what CuTe computes
//! at one coordinate; the test computes that with plain arithmetic and compares.

layout_algebra::layout! {
    /// A storage map: 16 rows of 24, padded.
    pub A: logical -> physical = (row: 16, col: 24):(25, 1);
    /// The same under a swizzle.
    pub Sw: logical -> physical = Swizzle<2, 2, 3> @ (row: 16, col: 24):(24, 1);
    /// A fragment: eight threads with four values each, onto a 4 by 8 tile.
    pub F: thread_value -> logical = (thread: (4, 2), value: (2, 2)):((2, 16), (1, 8));
    /// Its storage.
    pub B: logical -> physical = (row: 4, col: 8):(9, 1);

    // composition(A, B)
    pub Composed = B @ F;
    // complement: the rest of a divide
    pub Blocks: logical -> logical = divide(canonical(x: 24), (4));
    // zipped_divide, logical_divide
    pub Divided = divide(A, (4, 8));
    pub ZippedDivide = group(Divided, (rest: (rest.row, rest.col), tile: (tile.row, tile.col)));
    pub LogicalDivide = zip(group(Divided, (rest.row, rest.col, tile.row, tile.col)));
    // local_tile(A, (4, 8), (1, 2)); local_partition(A, T, t)
    pub LocalTile = Divided | { rest.row = 1, rest.col = 2 };
    pub SwTile = divide(Sw, (4, 8)) | { rest = 5 };
    pub Threads: logical -> thread_value = (row: 4, col: 8):(1, 4);
    pub Positions = inverse(Threads);
    pub Partition: logical -> physical = divide(A, (4, 8)) | { tile = 6 };
    // partition_C, tensor(_, k)
    pub Mine = Composed | { thread = 5 };
    pub Column = A | { col = 7 };
    // logical_product and blocked_product: of a dense block, and of a swizzled atom
    pub Block: logical -> physical = (row: 2, col: 4):(1, 2);
    pub Product = repeat(Block, (down: 3, across: 2):(1, 3));
    pub BlockedProduct = zip(group(Product, (down, across, row, col)));
    pub RakedProduct = zip(group(Product, (row, col, down, across)));
    pub Atom: logical -> physical = Swizzle<2, 1, 2> @ (row: 4, col: 8):(8, 1);
    pub TileToShape = repeat(Atom, (down: 2, across: 3):(1, 2));
    // logical_product(B, A), copies first
    pub Woven: logical -> logical = interleave((v: 4):(1), (t: 6):(1));
    // stride 0
    pub Shared = broadcast(B, (copy: 5));
    // a pipeline of three stages
    pub Pipeline = repeat(B, (stage: 3):(1));
    pub SwPipeline = repeat(Atom, (stage: 3):(1));
    // TiledCopy with vectors of eight, 32 lanes over (8, 32)
    pub Source: logical -> physical = (row: 8, col: 32):(40, 1);
    pub Copy: thread_value -> physical = divide(Source, (1, 8)) @ interleave((v: 8):(1), (lane: 32):(1));
    // TiledMMA: F over an (8, 16) tile by a 2 by 2 grid of warps, column-major
    pub Grid: logical -> logical = (m: 2, n: 2):(1, 2);
    pub Big: logical -> physical = (row: 8, col: 16):(17, 1);
    pub Mma: thread_value -> physical = divide(Big, (4, 8)) @ interleave(F, inverse(Grid));
    // right_inverse; retile
    pub CopyF: thread_value -> logical = (thread: 8, value: 4):(4, 1);
    pub Retile = inverse(F) @ CopyF;
    // group_modes, flatten, select
    pub Grouped = group(Divided, (all: (rest.row, tile.row), tile.col, rest.col));
    pub Flat = flatten(Grouped);
    pub Select: logical -> physical = permute((row: 4, k: 3, col: 8):(24, 8, 1) | { k = 2 }, (col, row));
    // recast, upcast by 4
    pub Words = divide(Sw, (1, 4));
    // a TMA box and its multicast
    pub Box = broadcast(divide(A, (8, 8)) | { rest = 4 }, (cta: 2));
}

/// CuTe's `Swizzle<B, M, S>`, S positive.
fn cute(b: u32, m: u32, s: u32, x: usize) -> usize {
    x ^ ((x & (((1 << b) - 1) << (m + s))) >> s)
}

fn a(row: usize, col: usize) -> usize {
    row * 25 + col
}

fn sw(row: usize, col: usize) -> usize {
    cute(2, 2, 3, row * 24 + col)
}

/// (row, column) of a value of `F`.
fn f(thread: usize, value: usize) -> (usize, usize) {
    let n = 2 * (thread / 2) + 16 * (thread % 2) + value / 2 + 8 * (value % 2);
    (n / 8, n % 8)
}

/// Every coordinate of a flat shape.
fn all<const N: usize>(extents: [usize; N]) -> impl Iterator<Item = [usize; N]> {
    (0..extents.iter().product()).map(move |mut i: usize| {
        let mut coord = [0; N];
        for (digit, extent) in coord.iter_mut().zip(extents).rev() {
            (*digit, i) = (i % extent, i / extent);
        }
        coord
    })
}

#[test]
fn make_layout() {
    all([16, 24]).for_each(|[row, col]| assert_eq!(A.index(row, col), a(row, col)));
    all([16, 24]).for_each(|[row, col]| assert_eq!(Sw.index(row, col), sw(row, col)));
}

#[test]
fn composition() {
    for [thread, value] in all([8, 4]) {
        let (row, col) = f(thread, value);
        assert_eq!(F.index(thread, value), row * 8 + col);
        assert_eq!(Composed.index(thread, value), row * 9 + col);
    }
}

#[test]
fn complement() {
    // complement(4:1, 24) is 6:4: the two together reach each integer below 24 once.
    all([4, 6]).for_each(|[tile, rest]| assert_eq!(Blocks.index(tile, rest), tile + 4 * rest));
}

#[test]
fn divides() {
    for [rest_row, rest_col, row, col] in all([4, 3, 4, 8]) {
        let want = a(4 * rest_row + row, 8 * rest_col + col);
        assert_eq!(Divided.index(row, col, rest_row, rest_col), want);
        assert_eq!(ZippedDivide.index(rest_row * 3 + rest_col, row * 8 + col), want);
        assert_eq!(LogicalDivide.leaf(rest_row, row, rest_col, col), want);
        assert_eq!(LogicalDivide.index(rest_row * 4 + row, rest_col * 8 + col), want);
    }
}

#[test]
fn local_tile_and_local_partition() {
    for [row, col] in all([4, 8]) {
        assert_eq!(LocalTile.index(row, col), a(4 + row, 16 + col));
        assert_eq!(SwTile.index(row, col), sw(4 + row, 16 + col));
    }
    // Thread 24 stands at (0, 6) of the tile, position 6.
    assert_eq!(Positions.linear(24), 6);
    all([4, 3]).for_each(|[row, col]| assert_eq!(Partition.index(row, col), a(4 * row, 8 * col + 6)));
}

#[test]
fn partitions_and_slices() {
    for value in 0..4 {
        let (row, col) = f(5, value);
        assert_eq!(Mine.index(value), row * 9 + col);
    }
    (0..16).for_each(|row| assert_eq!(Column.index(row), a(row, 7)));
}

#[test]
fn products() {
    for [down, across, row, col] in all([3, 2, 2, 4]) {
        let want = 8 * (down + 3 * across) + row + 2 * col;
        assert_eq!(Product.index(down, across, row, col), want);
        assert_eq!(BlockedProduct.index(down * 2 + row, across * 4 + col), want);
        assert_eq!(RakedProduct.index(row * 3 + down, col * 2 + across), want);
    }
    for [down, across, row, col] in all([2, 3, 4, 8]) {
        let want = cute(2, 1, 2, 32 * (down + 2 * across) + 8 * row + col);
        assert_eq!(TileToShape.index(down, across, row, col), want);
    }
    all([6, 4]).for_each(|[t, v]| assert_eq!(Woven.index(t, v), t + 6 * v));
}

#[test]
fn broadcasts_and_pipelines() {
    all([5, 4, 8]).for_each(|[copy, row, col]| assert_eq!(Shared.index(copy, row, col), row * 9 + col));
    all([3, 4, 8])
        .for_each(|[stage, row, col]| assert_eq!(Pipeline.index(stage, row, col), stage * 35 + row * 9 + col));
    for [stage, row, col] in all([3, 4, 8]) {
        assert_eq!(SwPipeline.index(stage, row, col), stage * 32 + cute(2, 1, 2, 8 * row + col));
    }
    all([2, 8, 8]).for_each(|[cta, row, col]| assert_eq!(Box.index(cta, row, col), a(8 + row, 8 + col)));
}

#[test]
fn tiled_copy() {
    for [lane, v] in all([32, 8]) {
        assert_eq!(Copy.index(lane, v), 40 * (lane / 4) + 8 * (lane % 4) + v);
    }
}

#[test]
fn tiled_mma() {
    for [n, m, thread, value] in all([2, 2, 8, 4]) {
        let (row, col) = f(thread, value);
        assert_eq!(Mma.index(n, m, thread, value), 17 * (4 * m + row) + 8 * n + col);
    }
    // One integer for the warp: number 2 of a column-major grid stands at (0, 1).
    assert_eq!(Mma.linear(2 * 32), 8);
}

#[test]
fn inverses() {
    for [row, col] in all([4, 8]) {
        assert_eq!(Positions.linear(Threads.index(row, col)), row * 8 + col);
    }
    for [thread, value] in all([8, 4]) {
        let n = 4 * thread + value;
        let back = Retile.index(thread, value);
        assert_eq!(f(back / 4, back % 4), (n / 8, n % 8));
    }
}

#[test]
fn regrouped() {
    for [rest_row, row, col, rest_col] in all([4, 4, 8, 3]) {
        let want = a(4 * rest_row + row, 8 * rest_col + col);
        assert_eq!(Grouped.index(rest_row * 4 + row, col, rest_col), want);
        assert_eq!(Flat.index(rest_row, row, col, rest_col), want);
    }
    all([8, 4]).for_each(|[col, row]| assert_eq!(Select.index(col, row), row * 24 + 2 * 8 + col));
}

#[test]
fn recast() {
    // upcast<4> of Swizzle<2, 2, 3> o (16, 24):(24, 1) is Swizzle<2, 0, 3> o (16, 6):(6, 1).
    for [byte, row, word] in all([4, 16, 6]) {
        assert_eq!(Words.index(0, byte, row, word), 4 * cute(2, 0, 3, row * 6 + word) + byte);
    }
}
