//! What the analyses say of layouts, against what an H200 took for them.

use layout_core::analysis::{Access, BankModel, bank_conflicts};
use layout_core::decide::budget::Budget;
use layout_core::decide::injective::injective;
use layout_core::{Path, Space};
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
        if injective(&map) {
            assert_eq!(found.wavefronts.to_string(), *store, "{name}");
            stored += 1;
        }
        layouts += 1;
    }
    assert_eq!((layouts, stored), (415, 229));
}
