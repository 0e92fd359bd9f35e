//! What layouts with parameters cost the hardware, and layouts made from them with numbers in the place of parameters.

use layout_algebra::{Layout, layout};

mod exporter {
    layout_algebra::layout! {
        pub Rows(n, ld): logical -> physical = (row: n, col: 64):(ld, 1) where ld >= 64, ld % 16 == 0;
    }
}

layout! {
    #![index(u32)]
    use exporter::Rows;

    pub Gmem(ld): logical -> physical = (row: 128, col: 64):(ld, 1) where ld >= 64, ld % 8 == 0;
    assert vector_width(Gmem, col) >= 8;
    assert vector_width(Gmem, col) == 8;
    assert vector_width(Gmem, row) == 1;
    assert vector_width(Gmem(64), col) == 64;
    assert vector_width(Rows, col) == 16;
    // 16 bytes a lane, 8 lanes a row: 16 sectors an access, wherever the row begins.
    pub Copy: thread_value -> logical = (step: 4, thread: 256, v: 8):(2048, 8, 1);
    pub Load(ld) = Gmem(ld) @ Copy where ld % 16 == 0;
    assert vector_width(Load, v) == 8;
    assert sectors(Load, lanes = thread, vector = v, element = 2) == 16;
    pub MyLoad(ld) = Load(ld) | { thread };
    assert sectors(MyLoad, lanes = thread, vector = v, element = 2) == 16;

    // Rows of an odd number of words: a column is free of conflicts. Of four words: it is 4-way.
    pub Odd(ld): logical -> physical = (row: 32, col: 32):(ld, 1) where ld >= 32, ld % 2 == 1;
    assert bank_conflicts(Odd, lanes = row, element = 4) == 1;
    pub Four(ld): logical -> physical = (row: 32, col: 32):(ld, 1) where ld >= 32, ld % 8 == 4;
    assert bank_conflicts(Four, lanes = row, element = 4) == 4;
    assert wavefronts(Four, lanes = row, element = 4) == 4;
    // The lanes do not move by the parameter.
    assert bank_conflicts(Gmem, lanes = col, element = 4) == 1;

    pub Batch(b, s): logical -> physical = (batch: 4, row: 8, col: 16):(b, s, 1)
        where s >= 16, b >= 8 * s, s % 4 == 0, b % 8 == 0;
    assert vector_width(Batch, col) == 4;

    // What `where` says need be no power of two, and may be one number, or a range.
    pub Fixed(ld): logical -> physical = (row: 32, col: 8):(ld, 1) where ld == 72;
    assert bank_conflicts(Fixed, lanes = row, element = 4) == 8;
    assert vector_width(Fixed, col) == 8;
    pub Threes(ld): logical -> physical = (row: 32, col: 8):(ld, 1) where ld >= 8, ld % 3 == 0;
    assert bank_conflicts(Threes, lanes = row, element = 4) == 32;
    pub Bounded(ld): logical -> physical = (row: 32, col: 8):(ld, 1) where ld >= 9, ld <= 15, ld % 2 == 1;
    assert bank_conflicts(Bounded, lanes = row, element = 4) == 1;
    pub Product(a, b): logical -> physical = (i: 4, row: 32, col: 8):(a * b, b, 1) where b >= 8, a >= 32, b % 8 == 0;
    assert vector_width(Product, col) == 8;
    pub Nested(m, ld): logical -> physical = (row: (m, 32), col: (2, 4)):((32 * ld, ld), (4, 1)) where ld >= 8, ld % 4 == 0;
    assert vector_width(Nested, col) == 4;
    assert sectors(Nested, lanes = row, vector = col.1, element = 4) == 32;
    pub Copies(s): logical -> physical = repeat((lane: 32):(1), (copy: 4):(1), pitch = s) where s >= 32;
    assert bank_conflicts(Copies, lanes = lane, element = 4) == 1;
    pub Pairs(s) = interleave(Copies(s), (two: 2):(1));
    assert bank_conflicts(Pairs, lanes = lane, element = 4) == 2;

    // An end at a multiple of 8, in tiles of 64.
    pub Long(n): logical -> physical = (row: 8, col: n):(4096, 1) where n <= 4096, n % 8 == 0;
    pub Tiles(n) = divide_ceil(Long(n), (8, 64));
    assert vector_width(Tiles, tile.col) == 8;
    assert size(Tiles(40)) == 320;

    pub Pages(n): logical -> physical = (page: n, slot: 16, head: 4):(1024, 64, 16) where n >= 2;
    pub Eight = Pages(8);
    pub Inner(n): thread_value -> logical = (block: (3, n, 2, 2)):(4 * n, 2, 2 * n, 1);
    pub Five = Inner(5);
    pub Both(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1) where ld >= n;
    pub OneOpen(ld) = Both(16, 8, ld);
    pub FourRows(n, ld) = Both(4, n, ld);
    pub Ragged(m) = divide_ceil(Both(m, 8, 8), (3, 8));
    pub RaggedTen = Ragged(10);
    pub Divided(m): logical -> physical = divide((row: m, col: 4):(4, 1), (8, 2)) where m % 8 == 0;
    pub TwoTiles = Divided(16);
    pub LastRow(m) = Divided(m) | { tile.row = 7 };
    pub LastOfTwo = LastRow(16);
    assert cosize(Eight) == 7 * 1024 + 15 * 64 + 3 * 16 + 1;
    assert size(Both(3, 5, 7)) == 15;
}

#[test]
fn numbers_for_extents() {
    assert_eq!((Eight::SHAPE, Eight.try_index(8, 0, 0)), ([8, 16, 4], None));
    let pages = Pages::new(8).unwrap();
    for (page, slot, head) in (0..8).flat_map(|p| (0..16).flat_map(move |s| (0..4).map(move |h| (p, s, h)))) {
        assert_eq!(Eight.index(page, slot, head), pages.index(page, slot, head));
    }
    assert_eq!(pages.cosize(), Eight::COSIZE);
    let five = Inner::new(5).unwrap();
    assert_eq!(Five::SIZE, 60);
    assert!((0..60).all(|i| Five.index(i) == five.index(i) && Five.coord(i) == i));
    fn dense<L: layout_algebra::Dense>(_: L) {}
    dense(Five);
}

#[test]
fn numbers_for_some_parameters() {
    for ld in [8, 11, 100] {
        let (one, both) = (OneOpen::new(ld).unwrap(), Both::new(16, 8, ld).unwrap());
        assert_eq!((one.shape(), OneOpen::SIZE, one.cosize()), (both.shape(), 128, both.cosize()));
        (0..128).for_each(|i| assert_eq!((one.linear(i), one.coord(i)), (both.linear(i), both.coord(i))));
        let (four, both) = (FourRows::new(7, ld).unwrap(), Both::new(4, 7, ld).unwrap());
        assert_eq!((four.shape(), four.size(), four.try_index(4, 0)), ([4, 7], 28, None));
        (0..28).for_each(|i| assert_eq!((four.linear(i), four.coord(i)), (both.linear(i), both.coord(i))));
    }
    assert!(OneOpen::new(7).is_err());
}

#[test]
fn numbers_for_extents_of_tiles() {
    let ten = Ragged::new(10).unwrap();
    assert_eq!((RaggedTen.size(), RaggedTen.shape(), RaggedTen.cosize()), (80, ten.shape(), ten.cosize()));
    for (a, b, c, d) in (0..3).flat_map(|a| (0..8).flat_map(move |b| (0..4).map(move |c| (a, b, c, 0)))) {
        assert_eq!(RaggedTen.try_index(a, b, c, d), ten.try_index(a, b, c, d));
    }
    let two = Divided::new(16).unwrap();
    assert_eq!(TwoTiles::SHAPE, two.shape());
    (0..64).for_each(|i| assert_eq!(TwoTiles.linear(i), two.linear(i)));
    let last = LastRow::new(16).unwrap();
    assert_eq!((LastOfTwo::SHAPE.to_vec(), LastOfTwo.cosize()), (last.shape().to_vec(), last.cosize()));
    (0..8).for_each(|i| assert_eq!(LastOfTwo.linear(i), last.linear(i)));
}
