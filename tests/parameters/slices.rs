//! Restrictions bound at run time of layouts with parameters.

use layout_algebra::{Kind, layout};

layout! {
    #![index(u32)]
    pub Gmem(ld): logical -> physical = (row: 64, col: 32):(ld, 1) where ld >= 32, ld % 4 == 0;
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (8, 8)):((32, 8), (256, 1));
    pub Addr(ld) = Gmem(ld) @ Frag;
    pub Mine(ld) = Addr(ld) | { lane };
    pub Rows(ld) = Gmem(ld) | { row };
    pub Columns(ld) = Gmem(ld) | { col };
    pub Corner(ld) = Gmem(ld) | { row = 8..24, col };
    // Carries from one mode into the next: the parts are no layouts of the lane.
    pub Carries(ld) = Gmem(ld) @ (lane: 64, reg: 32):(1, 64) | { lane };

    pub Big(m, n, ld): logical -> physical = (row: m, col: n):(ld, 1)
        where m % 64 == 0, n % 32 == 0, ld >= n, ld % 4 == 0;
    pub Tiles(m, n, ld) = divide(Big(m, n, ld), (64, 32));
    pub Block(m, n, ld) = (Tiles(m, n, ld) | { rest.row, rest.col }) @ Frag | { lane };
    pub Pairs(m, n, ld) = divide(Tiles(m, n, ld) | { rest.row, rest.col }, (1, 4)) | { rest.tile };

    pub Nested(m, ld): logical -> physical = (row: (m, 16), col: 32):((16 * ld, ld), 1) where ld >= 32;
    pub NestedRow(m, ld) = Nested(m, ld) | { row };
    pub Own(ld): logical -> physical = (row: 4, col: 4):(ld, 1) | { row } where ld >= 4;

    pub Four(sb, sh, ss): logical -> physical = (b: 4, h: 3, s: 16, d: 8):(sb, sh, ss, 1)
        where ss >= 8, sh >= 16 * ss, sb >= 3 * sh;
    pub Head(sb, sh, ss) = Four(sb, sh, ss) | { b, h };
    pub Swapped(ss, sh, sb) = Four(sb, sh, ss) | { s, d };
    pub Wide(sb, sh, ss) = Four(sb, sh, ss) | { b };
}

#[test]
fn one_base_for_each_distinct_run_time_part() {
    assert_eq!((Mine::KIND, Rows::KIND, Columns::KIND), (Kind::General, Kind::Additive, Kind::General));
    assert_eq!(Mine::CLASS.iter().max(), Some(&7));
    assert_eq!(Mine::OFFSETS[..9], [0, 1, 2, 3, 4, 5, 6, 7, 0]);
    for ld in [32, 36, 100, 4096] {
        let gmem = Gmem::new(ld).unwrap();
        let addr = Addr::new(ld).unwrap();
        for lane in 0..32 {
            let mine = Mine::of(addr, lane);
            let mut seen = 0;
            mine.each(|v, address| {
                assert_eq!((v, address), (seen, addr.index(lane, v)));
                seen += 1;
            });
            assert_eq!(seen, 64);
            (0..64).for_each(|v| assert_eq!(mine.index(v), addr.index(lane, v)));
            assert_eq!(mine.try_index(64), None);
            assert_eq!(mine.cosize(), gmem.cosize());
        }
        for row in 0..64 {
            Rows::of(gmem, row).each(|v, address| assert_eq!(address, gmem.index(row, v)));
        }
        for col in 0..32 {
            Columns::of(gmem, col).each(|v, address| assert_eq!(address, gmem.index(v, col)));
            Corner::of(gmem, col).each(|v, address| assert_eq!(address, gmem.index(v + 8, col)));
        }
        for lane in 0..64 {
            Carries::of(gmem, lane).each(|v, address| {
                let i = lane + 64 * v;
                assert_eq!(address, gmem.index(i / 32, i % 32));
            });
        }
    }
}

#[test]
fn vectors_need_what_where_says() {
    // Rows of a tile: 32 consecutive elements, but only 4 are known to be aligned.
    let big = Big::new(128, 96, 100).unwrap();
    let mut starts = Vec::new();
    Pairs::of(Tiles::new(128, 96, 100).unwrap(), 1, 2, 5).each_vector(|_, address| starts.push(address));
    assert_eq!(starts, [big.index(64, 64 + 20)]);
}

#[test]
fn run_time_extents() {
    for (m, n, ld) in [(64, 32, 32), (192, 96, 100), (128, 320, 320)] {
        let big = Big::new(m, n, ld).unwrap();
        let tiles = Tiles::new(m, n, ld).unwrap();
        assert_eq!(tiles.shape(), [64, 32, m as usize / 64, n as usize / 32]);
        for (r, c) in [(0, 0), (m / 64 - 1, n / 32 - 1)] {
            for lane in [0, 1, 17, 31] {
                let block = Block::of(tiles, r, c, lane);
                block.each(|v, address| {
                    let i = Frag.index(lane, v);
                    assert_eq!(address, big.index(r * 64 + i / 32, c * 32 + i % 32));
                    assert_eq!(block.index(v), address);
                });
            }
        }
    }
    let nested = Nested::new(5, 40).unwrap();
    for row in 0..80 {
        NestedRow::of(nested, row).each(|v, address| assert_eq!(address, row * 40 + v));
    }
}

#[test]
fn batches() {
    let four = Four::new(1000, 300, 17).unwrap();
    for (b, h) in [(0, 0), (3, 2), (1, 2)] {
        let head = Head::of(four, b, h);
        (0..16).for_each(|s| (0..8).for_each(|d| assert_eq!(head.index(s, d), four.index(b, h, s, d))));
        head.each(|v, address| assert_eq!(address, four.index(b, h, v / 8, v % 8)));
    }
    Swapped::of(four, 3, 5).each(|v, address| assert_eq!(address, four.index(v / 3, v % 3, 3, 5)));
    // More values than the walks take from tables.
    let mut values = 0;
    Wide::of(four, 2).each(|v, address| {
        values += 1;
        assert_eq!(address, four.index(2, v / 128, v / 8 % 16, v % 8));
    });
    assert_eq!(values, 384);
}

#[test]
fn a_literal_of_its_own_is_checked_by_new() {
    assert!(Own::new(3, 0).is_err());
    Own::new(9, 2).unwrap().each(|v, address| assert_eq!(address, 18 + v));
}

#[test]
fn advanced_is_made_anew() {
    let four = Four::new(1000, 300, 17).unwrap();
    for (b, h) in [(0, 0), (1, 1), (3, 0)] {
        let moved = Head::of(four, 0, 0).advance_b(b).advance_h(h);
        let made = Head::of(four, b, h);
        (0..128)
            .for_each(|v| assert_eq!((moved.linear(v), moved.index(v / 8, v % 8)), (made.linear(v), made.linear(v))));
        let mut seen = 0;
        moved.each(|v, address| {
            seen += 1;
            assert_eq!(address, made.linear(v));
        });
        assert_eq!(seen, 128);
    }
    // Several bases move on together, and one that a run-time extent ends.
    let gmem = Gmem::new(36).unwrap();
    (1..32).for_each(|col| {
        Columns::of(gmem, 1).advance_col(col - 1).each(|v, address| assert_eq!(address, gmem.index(v, col)))
    });
    let tiles = Tiles::new(192, 96, 100).unwrap();
    let (moved, made) = (Block::of(tiles, 0, 1, 7).advance_rest_row(2), Block::of(tiles, 2, 1, 7));
    moved.each(|v, address| assert_eq!((address, moved.index(v)), (made.index(v), made.index(v))));
}

/// One pointer for each base, moved on from the first.
#[test]
fn pointers() {
    let p = std::ptr::without_provenance_mut::<u16>(1 << 40);
    let element = |q: *mut u16| ((q.addr() - p.addr()) / 2) as u32;
    let (gmem, addr) = (Gmem::new(36).unwrap(), Addr::new(36).unwrap());
    let four = Four::new(1000, 300, 17).unwrap();
    // SAFETY: the pointers are looked at as addresses, and stay in the address space.
    unsafe {
        Mine::of(addr, 9).each_ptr(p, |v, q| assert_eq!(element(q), addr.index(9, v)));
        Rows::of(gmem, 5).each_ptr(p, |v, q| assert_eq!(element(q), gmem.index(5, v)));
        Columns::of(gmem, 7).each_ptr(p, |v, q| assert_eq!(element(q), gmem.index(v, 7)));
        Carries::of(gmem, 40).each_ptr(p, |v, q| {
            let i = 40 + 64 * v;
            assert_eq!(element(q), gmem.index(i / 32, i % 32));
        });
        Swapped::of(four, 3, 5).each_ptr(p, |v, q| assert_eq!(element(q), four.index(v / 3, v % 3, 3, 5)));
        Wide::of(four, 2).each_ptr(p, |v, q| assert_eq!(element(q), four.index(2, v / 128, v / 8 % 16, v % 8)));
    }
}

#[test]
fn bytes_of_shared_memory() {
    let four = Four::new(1000, 300, 17).unwrap();
    Head::of(four, 1, 2).each_byte(256, 4, |v, address| assert_eq!(address, 256 + 4 * four.index(1, 2, v / 8, v % 8)));
    let addr = Addr::new(36).unwrap();
    Mine::of(addr, 9).each_byte(64, 2, |v, address| assert_eq!(address, 64 + 2 * addr.index(9, v)));
    // More values than the walks take from tables.
    Wide::of(four, 2).each_byte(0, 2, |v, address| assert_eq!(address, 2 * four.index(2, v / 128, v / 8 % 16, v % 8)));
}
