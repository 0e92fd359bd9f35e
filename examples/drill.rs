//! A drill in layout algebra: every figure of a worked exercise sheet on CuTe, computed by layouts and checked.
//!
//! The sheet's layouts are in CuTe's notation, whose first mode varies fastest; `cute(…)` takes them as they stand and
//! turns them round, so that functions here take the modes in reverse: `L1.index(n, m)`. Parts 5 to 7 are in our own
//! notation, in which row-major is what it looks like.
use layout_algebra::layout;
use std::collections::BTreeSet;

layout! {
    // Parts 1 and 2: one shape, two majors.
    ColumnMajor: logical -> physical = cute((m: 4, n: 2):(1, 4));
    RowMajor: logical -> physical = cute((m: 4, n: 2):(2, 1));

    // Parts 3 and 4: modes inside modes.
    L3: logical -> physical = cute((i: 2, jk: (j: 2, k: 2)):(4, (2, 1)));
    L4: logical -> physical = cute((i: 3, jk: (j: 2, k: 3)):(3, (12, 1)));
    /// One argument for each leaf.
    Natural4 = flatten(L4);

    // Part 5: a transpose is a permutation of the modes.
    Original: logical -> physical = (m: 4, n: 8):(8, 1);
    Transposed = permute(Original, (n, m));

    // Part 6: a matrix in tiles.
    Matrix: logical -> physical = (row: 8, col: 8):(8, 1);
    /// `((4,4),(2,2)):((8,1),(32,4))` on the sheet: inside the tile, then the tile.
    Tiled = group(divide(Matrix, (4, 4)), (inside: (tile.row, tile.col), tile: (rest.row, rest.col)));

    // Part 7: words of shared memory.
    const BANKS = 32;
    Unpadded: logical -> physical = (row: 32, col: 32):(32, 1);
    Padded: logical -> physical = (row: 32, col: 32):(33, 1);
    Swizzled32: logical -> physical = Swizzle<5, 0, 5> @ (row: 32, col: 32):(32, 1);
    Swizzled128: logical -> physical = Swizzle<5, 0, 7> @ (row: 32, col: 128):(128, 1);

    // Column by column, a lane to a row: 32 lanes in one bank, or in 32.
    ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    ByColumn128: thread_value -> logical = (col: 128, lane: 32):(1, 128);
    Read = Unpadded @ ByColumn;
    ReadPadded = Padded @ ByColumn;
    ReadSwizzled = Swizzled32 @ ByColumn;
    ReadSwizzled128 = Swizzled128 @ ByColumn128;
    assert bank_conflicts(Read, lanes = lane, element = 4) == BANKS;
    assert bank_conflicts(ReadPadded, lanes = lane, element = 4) == 1;
    assert bank_conflicts(ReadSwizzled, lanes = lane, element = 4) == 1;
    assert bank_conflicts(ReadSwizzled128, lanes = lane, element = 4) == 1;
    // The sheet's parameters are what the search finds.
    Found32 = best_swizzle(Unpadded, for = [(ByColumn, lanes = lane, element = 4)]);
    Found128 = best_swizzle((row: 32, col: 128):(128, 1), for = [(ByColumn128, lanes = lane, element = 4)]);
    // A row of 33 words is no place for vectors: nor is one under a swizzle of single words.
    assert vector_width(Unpadded, col) * 4 >= 16;
    assert vector_width(Padded, col) * 4 < 16;

    // A swizzle stays inside the tile; padding does not.
    assert cosize(Swizzled32) == size(Swizzled32);
    assert cosize(Swizzled128) == size(Swizzled128);
    assert cosize(Padded) == 33 * 32 - 1;
}

/// Prints a figure and compares it with the sheet's.
fn figure(name: &str, found: usize, on_the_sheet: usize) {
    println!("  {name} -> {found}");
    assert_eq!(found, on_the_sheet, "{name}");
}

fn table<const ROWS: usize, const COLS: usize>(
    on_the_sheet: [[usize; COLS]; ROWS],
    at: impl Fn(usize, usize) -> usize,
) {
    for (row, line) in on_the_sheet.iter().enumerate() {
        let found: [usize; COLS] = std::array::from_fn(|col| at(row, col));
        println!("  {}", found.map(|offset| format!("{offset:2}")).join(" "));
        assert_eq!(&found, line);
    }
}

fn parts_1_and_2() {
    println!("1. (4,2):(1,4), rows m, columns n");
    for ((m, n), offset) in [((0, 0), 0), ((1, 0), 1), ((3, 0), 3), ((0, 1), 4), ((2, 1), 6), ((3, 1), 7)] {
        figure(&format!("({m},{n})"), ColumnMajor.index(n, m), offset);
    }
    table([[0, 4], [1, 5], [2, 6], [3, 7]], |m, n| ColumnMajor.index(n, m));

    println!("2. (4,2):(2,1)");
    for ((m, n), offset) in [((0, 0), 0), ((1, 0), 2), ((3, 0), 6), ((0, 1), 1), ((2, 1), 5), ((3, 1), 7)] {
        figure(&format!("({m},{n})"), RowMajor.index(n, m), offset);
    }
    table([[0, 1], [2, 3], [4, 5], [6, 7]], |m, n| RowMajor.index(n, m));
    // Nothing but the stride 1 tells them apart: it is at m in the one, at n in the other (here n comes first).
    assert_eq!((ColumnMajor::SHAPE, ColumnMajor::STRIDES), ([2, 4], [4, 1]));
    assert_eq!((RowMajor::SHAPE, RowMajor::STRIDES), ([2, 4], [1, 2]));
    assert_eq!((ColumnMajor::CUTE, RowMajor::CUTE), ("(4,2):(1,4)", "(4,2):(2,1)"));
}

fn part_3() {
    println!("3. {}", L3::CUTE);
    assert_eq!(L3::CUTE, "(2,(2,2)):(4,(2,1))");
    for ((i, j, k), offset) in [((0, 0, 0), 0), ((1, 0, 0), 4), ((0, 1, 0), 2), ((0, 0, 1), 1), ((1, 1, 1), 7)] {
        figure(&format!("({i},({j},{k}))"), L3.leaf(k, j, i), offset);
    }
    // The 1-D coordinate n of the multi-mode: j varies fastest.
    for (n, (j, k)) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate() {
        println!("  n = {n} is ({j},{k})");
        assert_eq!(L3.index(n, 0), L3.leaf(k, j, 0));
    }
    table([[0, 2, 1, 3], [4, 6, 5, 7]], |i, n| L3.index(n, i));
    // Neither row-major nor column-major: leaves k, j, i.
    assert_eq!(L3::STRIDES, [1, 2, 4]);
    assert!((0..8).any(|x| L3.linear(x) != x));
}

fn part_4() {
    println!("4. {}", L4::CUTE);
    assert_eq!(L4::CUTE, "(3,(2,3)):(3,(12,1))");
    figure("size", L4::SIZE, 3 * 2 * 3);
    let (n, i) = L4.coord(16);
    let (k, j, same_i) = Natural4.coord(16);
    println!("  1-D coordinate 16 is the 2-D ({i},{n}) and the natural ({i},({j},{k}))");
    assert_eq!((i, n, j, k, same_i), (1, 5, 1, 2, 1));
    figure("16", L4.linear(16), 17);
    figure("(1,5)", L4.index(5, 1), 17);
    figure("(1,(1,2))", L4.leaf(2, 1, 1), 17);
}

fn part_5() {
    println!("5. (4,8):(8,1) transposed");
    println!("  shape {:?}, strides {:?}", Transposed::SHAPE, Transposed::STRIDES);
    assert_eq!((Transposed::SHAPE, Transposed::STRIDES), ([8, 4], [1, 8]));
    figure("original(1,5)", Original.index(1, 5), 13);
    figure("transposed(5,1)", Transposed.index(5, 1), 13);
    assert!((0..4).all(|m| (0..8).all(|n| Original.index(m, n) == Transposed.index(n, m))));
}

fn part_6() {
    println!("6. 8 x 8 in tiles of 4 x 4");
    println!("  leaves {:?}, strides {:?}", Tiled::LEAVES, Tiled::STRIDES);
    assert_eq!((Tiled::LEAVES, Tiled::STRIDES), ([4, 4, 2, 2], [8, 1, 32, 4]));
    figure("tile (1,1), element (0,0)", Tiled.leaf(0, 0, 1, 1), 36);
    figure("row 4, column 4", Matrix.index(4, 4), 36);
    figure("tile (0,1), element (3,3)", Tiled.leaf(3, 3, 0, 1), 31);
    figure("row 3, column 7", Matrix.index(3, 7), 31);
    for row in 0..8 {
        for col in 0..8 {
            assert_eq!(Tiled.leaf(row % 4, col % 4, row / 4, col / 4), Matrix.index(row, col));
        }
    }
}

/// The banks of a column, of which 32 lanes read a word each.
fn banks(name: &str, at: impl Fn(usize) -> usize, first: [usize; 4], distinct: usize) {
    let banks: Vec<usize> = (0..32).map(|row| at(row) % BANKS).collect();
    let found = banks.iter().collect::<BTreeSet<_>>().len();
    let busiest = (0..BANKS).map(|bank| banks.iter().filter(|&&b| b == bank).count()).max();
    println!("  {name}: banks {:?} …, {found} distinct, {} to a bank", &banks[..4], busiest.unwrap());
    assert_eq!((&banks[..4], found, busiest), (&first[..], distinct, Some(32 / distinct)));
}

fn part_7() {
    println!("7. Column 5 of a tile of words");
    let offsets: Vec<usize> = (0..32).map(|row| Unpadded.index(row, 5)).collect();
    println!("  offsets {:?} … {}", &offsets[..4], offsets[31]);
    assert_eq!((&offsets[..4], offsets[31]), (&[5, 37, 69, 101][..], 997));
    banks("rows of 32", |row| Unpadded.index(row, 5), [5, 5, 5, 5], 1);

    banks("rows of 33", |row| Padded.index(row, 5), [5, 6, 7, 8], 32);
    let dead = (Padded::STRIDES[0] - Padded::SHAPE[1]) * Padded::SHAPE[0];
    figure("dead words", dead, 32);
    figure("dead bytes", dead * 4, 128);
    figure("bytes from row to row", Padded::STRIDES[0] * 4, 132);
    assert_ne!(Padded::STRIDES[0] * 4 % 16, 0, "rows stay aligned to 16 bytes");

    // (bits, source, destination): Swizzle<5,0,5> reads the row, five bits from bit 5 on, and flips the bank.
    assert_eq!((Swizzled32::SWIZZLES, Swizzled128::SWIZZLES), ([(5, 5, 0)], [(5, 7, 0)]));
    assert_eq!((Found32::SWIZZLES, Found128::SWIZZLES), (Swizzled32::SWIZZLES, Swizzled128::SWIZZLES));
    assert_eq!((BANKS.ilog2(), Unpadded::STRIDES[0].ilog2(), Swizzled128::STRIDES[0].ilog2()), (5, 5, 7));
    banks("Swizzle<5,0,5>", |row| Swizzled32.index(row, 5), [5, 4, 7, 6], 32);
    banks("Swizzle<5,0,7>, rows of 128", |row| Swizzled128.index(row, 5), [5, 4, 7, 6], 32);
    for row in 0..32 {
        for col in 0..32 {
            assert_eq!(Unpadded.index(row, col) % BANKS, col);
            assert_eq!(Padded.index(row, col) % BANKS, (row + col) % 32);
            assert_eq!(Swizzled32.index(row, col), (32 * row + col) ^ row);
            assert_eq!(Swizzled32.index(row, col) % BANKS, col ^ row);
        }
        for col in 0..128 {
            assert_eq!(Swizzled128.index(row, col), (128 * row + col) ^ row);
            assert_eq!(Swizzled128.index(row, col) % BANKS, (col % 32) ^ row);
        }
    }
    figure("bytes from row to row, swizzled", Swizzled32::STRIDES[0] * 4, 128);
}

fn main() {
    parts_1_and_2();
    part_3();
    part_4();
    part_5();
    part_6();
    part_7();
    println!("every figure is that of the sheet");
}
