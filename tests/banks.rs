//! What the analyses say of layouts: against what an H200 took for them, and of the shared-memory atoms under `ldmatrix`.

use layout_algebra::atoms::smem::*;
use layout_core::analysis::{Access, BankModel, bank_conflicts};
use layout_core::decide::budget::Budget;
use layout_core::decide::injective::injective;
use layout_core::{Path, Space, ops};
use layout_lang::text;

const MEASURED: &str = include_str!("../layout-core/tests/data/h200.tsv");

#[test]
fn every_measured_layout() {
    let (mut layouts, mut stored) = (0, 0);
    for line in MEASURED.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, _, load, store, _, _, _, layout] = cells.as_slice() else { panic!("{line}") };
        let Some((element, expr)) = layout.split_once(": ") else { continue };
        let map = text::parse(expr, Space::Logical, Space::Physical).unwrap();
        let vector = expr.contains("v: ").then(|| Path::name("v"));
        let access = Access { lanes: Path::name("lane"), vector, element: element.parse().unwrap() };
        let found = bank_conflicts(&map, &access, &BankModel::NVIDIA, &mut Budget::new()).unwrap();
        assert_eq!(found.wavefronts.to_string(), *load, "{name}");
        // What may be stored through costs a store as much.
        if injective(&map, &mut Budget::new()) {
            assert_eq!(found.wavefronts.to_string(), *store, "{name}");
            stored += 1;
        }
        layouts += 1;
    }
    assert_eq!((layouts, stored), (415, 229));
}

/// The mode of an atom whose coordinates are lines of memory.
#[derive(Clone, Copy)]
enum Lines {
    /// K-major.
    Mn,
    /// M- or N-major.
    K,
}

/// An atom under `ldmatrix`: a matrix is the same 16 bytes of eight neighbouring lines. Copies of the atom stand one after
/// another where it has fewer than 32 such pieces.
fn conflicts(notation: &str, element: u64, lines: Lines) -> u64 {
    let map = |text: &str, from| text::parse(text, from, Space::Logical).unwrap();
    let atom = text::parse(notation, Space::Logical, Space::Physical).unwrap();
    let (v, sizes) = (16 / element, atom.domain.mode_sizes());
    let (mn, k) = (sizes[0], sizes[1]);
    // How far the coordinate (mn, k), as one integer, moves along a line and from line to line.
    let (count, length, along, down) = match lines {
        Lines::Mn => (mn, k, 1, k),
        Lines::K => (k, mn, k, 1),
    };
    let pieces = length / v;
    let copies = (32 / (count * pieces)).max(1);
    let tile = ops::repeat(&atom, &map(&format!("{copies}:1"), Space::Logical), ops::Pitch::default()).unwrap();
    let strides = format!("({}, {}, {down}, {along})", mn * k, v * along);
    let read = map(&format!("({copies}, {pieces}, {count}, {v}):{strides}"), Space::Logical);
    let lanes = format!("(step: {}, lane: 32, v: {v}):({}, {v}, 1)", copies * pieces * count / 32, 32 * v);
    let read = ops::compose(&read, &map(&lanes, Space::ThreadValue)).unwrap();
    let access = Access { lanes: Path::name("lane"), vector: Some(Path::name("v")), element };
    let found = bank_conflicts(&ops::compose(&tile, &read).unwrap(), &access, &BankModel::NVIDIA, &mut Budget::new());
    found.unwrap().conflicts
}

#[test]
fn shared_memory_atoms_under_ldmatrix() {
    let by_k = [
        (KSw128B8::NOTATION, 1),
        (KSw128B16::NOTATION, 2),
        (KSw128B32::NOTATION, 4),
        (KSw128B64::NOTATION, 8),
        (KSw64B8::NOTATION, 1),
        (KSw64B16::NOTATION, 2),
        (KSw64B32::NOTATION, 4),
        (KSw64B64::NOTATION, 8),
        (KSw32B8::NOTATION, 1),
        (KSw32B16::NOTATION, 2),
        (KSw32B32::NOTATION, 4),
        (KSw32B64::NOTATION, 8),
        (KInterB8::NOTATION, 1),
        (KInterB16::NOTATION, 2),
        (KInterB32::NOTATION, 4),
        (KInterB64::NOTATION, 8),
    ];
    let by_mn = [
        (MnSw128B8::NOTATION, 1),
        (MnSw128B16::NOTATION, 2),
        (MnSw128B32::NOTATION, 4),
        (MnSw128B64::NOTATION, 8),
        (MnSw64B8::NOTATION, 1),
        (MnSw64B16::NOTATION, 2),
        (MnSw64B32::NOTATION, 4),
        (MnSw64B64::NOTATION, 8),
        (MnSw32B8::NOTATION, 1),
        (MnSw32B16::NOTATION, 2),
        (MnSw32B32::NOTATION, 4),
        (MnSw32B64::NOTATION, 8),
        (MnInterB8::NOTATION, 1),
        (MnInterB16::NOTATION, 2),
        (MnInterB32::NOTATION, 4),
        (MnInterB64::NOTATION, 8),
    ];
    for (notation, element) in by_k {
        assert_eq!(conflicts(notation, element, Lines::Mn), 1, "{notation}");
    }
    for (notation, element) in by_mn {
        assert_eq!(conflicts(notation, element, Lines::K), 1, "{notation}");
    }
    // The same lines without their swizzles.
    let plain = |n: &'static str| n.split_once(" @ ").unwrap().1;
    for (notation, degree) in [(KSw128B16::NOTATION, 8), (KSw64B16::NOTATION, 4), (KSw32B16::NOTATION, 2)] {
        assert_eq!(conflicts(plain(notation), 2, Lines::Mn), degree, "{notation}");
    }
    assert_eq!(conflicts(plain(MnSw128B16::NOTATION), 2, Lines::K), 8);
}
