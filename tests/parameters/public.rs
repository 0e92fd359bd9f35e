//! Public reports of offsets that overflowed and of sizes that are no powers of two, as layouts with parameters.
//! The facts are rows of `tests/data/public_cases.tsv`.

use layout_algebra::{Injective, layout};
use std::collections::HashSet;

const FILE: &str = include_str!("../data/public_cases.tsv");

layout! {
    #![index(u32)]
    pub Line(n): logical -> physical = (i: n):(1);
    /// OVF-03: a stride of 65536.
    pub Square(n): logical -> physical = (row: n, col: 65536):(65536, 1);
    /// OVF-05: rows of 1024, and a batch of rows of 15360.
    pub Rows(n): logical -> physical = (row: n, col: 1024):(1024, 1);
    pub Batch(n): logical -> physical = (batch: 2, row: n, col: 5120):(15360 * n, 15360, 1);
    /// OVF-08: a size computed as rows times stride.
    pub Narrow(n): logical -> physical = (row: n, col: 128):(128, 1);
    /// CMP-04: the first 30 of 32 rows.
    pub Page(ld): logical -> physical = (row: 32, col: 128):(ld, 1) where ld >= 128;
    pub First(ld) = Page(ld) | { row = 0..30 };
    /// NP2-02: 96 columns in chunks of 32; chunks of 64 do not divide them.
    pub Warp(n): logical -> physical = (col: n):(1) where n % 96 == 0;
    pub Chunks(n) = divide(Warp(n), (32));
    pub Straddling(n) = divide_ceil(Warp(n), (64));
    /// NP2-04: 48 columns of 64.
    pub Columns(n): logical -> physical = (i: 64, j: n):(1, 64);
    /// NP2-07: blocks of (2, 3).
    pub Blocks(m, n): logical -> physical = (x: (m, 2), y: (n, 3)):((6 * n, 1), (6, 2));
    pub Grid(m, n): logical -> physical = (x: m, y: n):(n, 1);
    pub Covered(m, n) = divide_ceil(Grid(m, n), (2, 3));
}

mod wide {
    layout_algebra::layout! {
        #![index(u64)]
        pub Square(n): logical -> physical = (row: n, col: 65536):(65536, 1);
        pub Batch(n): logical -> physical = (batch: 2, row: n, col: 5120):(15360 * n, 15360, 1);
        pub Narrow(n): logical -> physical = (row: n, col: 128):(128, 1);
    }
}

/// The rows of a kind, cut at tabs.
fn rows(kind: &str) -> Vec<Vec<&'static str>> {
    let all = FILE.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    all.filter(|row| row.get(1) == Some(&kind)).collect()
}

/// Offsets that do not fit 31 bits: a line whose last coordinate is there is refused, and no other is.
#[test]
fn offsets() {
    let facts = rows("fits");
    assert_eq!(facts.len(), 6);
    for row in facts {
        let (last, fits): (u64, bool) = (row[4].parse().unwrap(), row[5] == "fits");
        assert_eq!(row[6], "31");
        let made = u32::try_from(last + 1).ok().and_then(|n| Line::new(n).ok());
        assert_eq!(made.is_some(), fits, "{row:?}");
        if let Some(line) = made {
            assert_eq!((u64::from(line.index(last as u32)), line.cosize() as u64), (last, last + 1));
        }
    }
}

#[test]
fn no_two_coordinates_meet_past_the_type() {
    // 65536·65536 is 0 in 32 bits.
    assert!(Square::new(32768).is_ok() && Square::new(49152).is_err() && Square::new(65537).is_err());
    let square = wide::Square::new(65537).unwrap();
    assert_eq!((square.index(65536, 0), square.index(0, 0)), (1 << 32, 0));
    assert_eq!(wide::Square::new(49152).unwrap().cosize(), 3_221_225_472);
    // One row decides.
    assert_eq!(Rows::new(2_097_152).unwrap().index(2_097_151, 1023), 2_147_483_647);
    assert!(Rows::new(2_097_153).is_err());
    // The stride of the batch passes 31 bits, where 32 are there; then the offset does.
    assert_eq!(Batch::new(139_810).unwrap().index(1, 139_809, 5119), 2 * 2_147_481_600 - 15360 + 5119);
    assert!(Batch::new(139_811).is_err());
    assert_eq!(wide::Batch::new(139_811).unwrap().index(1, 0, 0), 2_147_496_960);
    assert!(Narrow::new(19_345_706).is_err());
    assert_eq!(wide::Narrow::new(19_345_706).unwrap().cosize(), 2_476_250_368);
}

/// OVF-09: elements fit where their bytes do not.
#[test]
fn bytes() {
    let n = 1_342_177_280;
    assert!(Line::new_for::<u16>(n).is_ok() && Line::new_for::<f32>(n).is_err());
    assert_eq!(Line::new_for::<f32>(n).unwrap_err().to_string(), "offsets in bytes do not fit the index type");
}

#[test]
fn sizes_that_are_no_powers_of_two() {
    let facts = rows("compose");
    let fact = facts.iter().find(|row| row[0] == "CMP-04").unwrap();
    let truth: Vec<u32> = fact[6].split(' ').map(|n| n.parse().unwrap()).collect();
    let first = First::new(128).unwrap();
    // The truth varies the first mode fastest.
    assert!((0..).zip(&truth).all(|(i, n)| first.index(i % 30, i / 30) == *n));
    for ld in [128, 131] {
        let (page, first) = (Page::new(ld).unwrap(), First::new(ld).unwrap());
        assert_eq!((first.shape(), first.try_index(30, 0)), ([30, 128], None));
        assert!((0..30).all(|row| (0..128).all(|col| first.index(row, col) == page.index(row, col))));
    }

    let facts = rows("divide");
    let of = |tile: &str| facts.iter().find(|row| row[0] == "NP2-02" && row[4] == tile).unwrap()[5];
    assert_eq!((of("32:1"), of("64:1")), ("(32,3):(1,32)", "-"));
    let chunks = Chunks::new(96).unwrap();
    assert_eq!(chunks.shape(), [32, 3]);
    assert!((0..3).all(|r| (0..32).all(|t| chunks.index(t, r) == t + 32 * r)));
    let straddling = Straddling::new(96).unwrap();
    assert_eq!((straddling.shape(), straddling.size()), ([64, 2], 96));
    assert_eq!((straddling.try_index(31, 1), straddling.try_index(32, 1)), (Some(95), None));
}

#[test]
fn images() {
    fn stores<L: Injective>(_: L) {}
    let columns = Columns::new(48).unwrap();
    stores(columns);
    let seen: HashSet<u32> = (0..64).flat_map(|i| (0..48).map(move |j| columns.index(i, j))).collect();
    let facts = rows("image");
    let fact = facts.iter().find(|row| row[0] == "NP2-04").unwrap();
    assert_eq!((fact[3], fact[5], fact[6]), ("(64,48):(1,64)", "dense", "3072 3071"));
    assert_eq!((seen.len(), seen.into_iter().max(), columns.cosize()), (3072, Some(3071), 3072));

    let fact = facts.iter().find(|row| row[0] == "NP2-07").unwrap();
    assert_eq!((fact[5], fact[6]), ("dense", "48 47"));
    let blocks = Blocks::new(4, 2).unwrap();
    let seen: HashSet<u32> = (0..8).flat_map(|x| (0..6).map(move |y| blocks.index(x, y))).collect();
    assert_eq!((seen.len(), seen.into_iter().max()), (48, Some(47)));
    // A grid of 1024 columns has 341 whole blocks of 3: the last column is in none of them, and in a ragged one.
    let blocks = Blocks::new(512, 341).unwrap();
    assert_eq!((blocks.size(), blocks.cosize(), blocks.shape()), (1024 * 1023, 1024 * 1023, [1024, 1023]));
    assert_eq!(blocks.try_index(0, 1023), None);
    let covered = Covered::new(1024, 1024).unwrap();
    assert_eq!((covered.shape(), covered.size()), ([2, 3, 512, 342], 1 << 20));
    assert_eq!((covered.try_index(0, 0, 0, 341), covered.try_index(0, 1, 0, 341)), (Some(1023), None));
}
