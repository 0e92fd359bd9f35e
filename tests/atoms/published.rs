//! The atoms against published facts: CuTe's own layouts, and PTX's formulas.

use crate::atoms;
use crate::cute::{Cute, checksum};
use crate::names::{Here, MALFORMED, OPERAND, here};
use std::collections::{BTreeMap, BTreeSet};

const CUTE: &str = include_str!("../data/atoms.txt");

/// Atoms that no name of CUTLASS's is. The first is compared with PTX's formula, the others with their `…All…` form.
const WITHOUT_CUTE: [&str; 15] = [
    "mma::M16N8K128B1A",
    "ldmatrix::M16N16X1TRows",
    "ldmatrix::X1Rows",
    "ldmatrix::X2Rows",
    "mma::M16N8K128ScaleA",
    "mma::M16N8K128ScaleB",
    "mma::M16N8K32ScaleA",
    "mma::M16N8K32ScaleB",
    "mma::M16N8K64ScaleA",
    "mma::M16N8K64ScaleB",
    "stmatrix::X1Rows",
    "stmatrix::X2Rows",
    "wgmma::M64K16SparseTf32E",
    "wgmma::M64K32SparseF16E",
    "wgmma::M64K32SparseBf16E",
];

#[test]
fn every_name_of_cutlass_at_every_coordinate() {
    let atoms = atoms();
    let mut seen = BTreeSet::new();
    let mut nothing = BTreeMap::<_, usize>::new();
    for line in CUTE.lines().filter(|line| !line.starts_with('#')) {
        let [text, sum, names] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let cute = Cute::parse(text);
        if let Some(cute) = cute.as_ref().filter(|_| sum != "-") {
            assert_eq!(checksum((0..cute.size()).map(|i| cute.at(i))), sum, "the evaluator of this test at {text}");
        }
        for cutlass in names.split(' ') {
            let here = here(cutlass);
            let (Here::Tile(name, ..) | Here::Bits(name, _) | Here::Memory(name)) = &here else {
                match here {
                    Here::Nothing(why) => {
                        *nothing.entry(why).or_default() += 1;
                        match cute.as_ref() {
                            // Every thread holds every element.
                            Some(cute) => assert!(why == OPERAND && cute.modes[0] == [(128, 0)], "{cutlass}: {text}"),
                            None => assert_eq!(why, MALFORMED, "{cutlass}: {text}"),
                        }
                    }
                    _ => {
                        assert!(cute.as_ref().is_some_and(|c| (0..c.size()).all(|i| c.at(i) == i)), "{cutlass}: {text}")
                    }
                }
                continue;
            };
            let cute = cute.as_ref().unwrap_or_else(|| panic!("{cutlass}: {text}"));
            let atom = atoms.get(name).unwrap_or_else(|| panic!("{cutlass} would be {name}"));
            seen.insert(name.clone());
            if name == "mma::M8N8K4Lanes" {
                let quadpair: Vec<usize> = (0..8).map(|thread| cute.at(thread)).collect();
                assert_eq!(atom.values[..8], quadpair);
                continue;
            }
            let (threads, held) = (cute.extent(0), cute.extent(1));
            let per_register = if let Here::Bits(_, bits) = here { bits } else { 1 };
            assert_eq!(atom.shape, [threads, held / per_register], "{name}, {cutlass}");
            for thread in 0..threads {
                for value in 0..held {
                    let theirs = cute.at(thread + threads * value);
                    let (ours, theirs) = match here {
                        Here::Tile(_, rows, cols) => (atom.at(thread, value), theirs % rows * cols + theirs / rows),
                        Here::Bits(_, bits) => (atom.at(thread, value / bits) * bits + value % bits, theirs),
                        _ => (atom.at(thread, value), theirs),
                    };
                    assert_eq!(ours, theirs, "{name}, {cutlass}: thread {thread}, value {value}");
                }
            }
            if !name.contains("All") {
                assert!(cute.is_bijection(), "{cutlass}");
            }
        }
    }
    assert_eq!(nothing, BTreeMap::from([(OPERAND, 158), (MALFORMED, 2)]));
    let unseen: BTreeSet<&str> = atoms.keys().map(String::as_str).filter(|name| !seen.contains(*name)).collect();
    assert_eq!(unseen, BTreeSet::from(WITHOUT_CUTE));
}

/// PTX ISA, "Matrix Fragments for mma.m16n8k128": `row = groupID` for `i < 32`, `groupID + 8` after that;
/// `col = threadID_in_group * 32 + (i & 0x1f)`.
#[test]
fn the_one_that_is_malformed_in_cutlass_is_that_of_ptx() {
    for lane in 0..32 {
        for i in 0..64 {
            let (row, col) = (lane / 4 + if i < 32 { 0 } else { 8 }, lane % 4 * 32 + (i & 0x1f));
            assert_eq!(atoms::mma::M16N8K128B1A.index(lane, i), row * 128 + col);
        }
    }
}
