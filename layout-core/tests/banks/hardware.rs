//! The model alone: what patterns of addresses cost.

use layout_core::analysis::BankModel;

/// The rows of a table: cells by the head's names.
fn table(text: &'static str) -> impl Iterator<Item = impl Fn(&str) -> &'static str> {
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    lines.map(move |line| {
        let (head, cells): (Vec<&str>, Vec<&str>) = (head.clone(), line.split('\t').collect());
        move |name: &str| cells[head.iter().position(|h| *h == name).unwrap_or_else(|| panic!("{name}"))]
    })
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(' ').map(|n| n.parse().unwrap()).collect()
}

fn cost(model: &BankModel, bytes: &[u64], size: u64) -> u64 {
    model.phases(bytes, size).iter().map(|p| p.degree).sum()
}

#[test]
fn every_pattern_costs_what_the_hardware_takes() {
    let (mut patterns, mut shared) = (0, 0);
    for row in table(include_str!("../data/h200.tsv")) {
        let (size, bytes) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        patterns += 1;
        shared += usize::from(cost(&BankModel::NVIDIA, &bytes, size) != cost(&BankModel::UNPAIRED, &bytes, size));
        for (op, model) in [
            ("ld", BankModel::NVIDIA),
            ("st", BankModel::UNPAIRED),
            ("ldmatrix", BankModel::UNPAIRED),
            ("stmatrix", BankModel::UNPAIRED),
        ] {
            if row(op) != "-" {
                assert_eq!(row(op), cost(&model, &bytes, size).to_string(), "{op} {}", row("name"));
            }
        }
    }
    for row in table(include_str!("../data/bank_wavefronts.tsv")) {
        let (size, bytes) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        patterns += 1;
        for (op, model) in [("ld", BankModel::NVIDIA), ("st", BankModel::UNPAIRED)] {
            assert_eq!(row(op), cost(&model, &bytes, size).to_string(), "{op} {}", row("name"));
        }
    }
    assert_eq!((patterns, shared), (573, 99));
}

#[test]
fn public_reports() {
    let mut facts = 0;
    for row in table(include_str!("../data/public_banks.tsv")) {
        let (size, bytes): (u64, _) = (row("bytes").parse().unwrap(), numbers(row("offsets")));
        let phases = BankModel::NVIDIA.phases(&bytes, size);
        let degree = phases.iter().map(|p| p.degree).max().unwrap();
        assert_eq!(row("degree"), degree.to_string(), "{} {}", row("case"), row("what"));
        facts += 1;
    }
    assert_eq!(facts, 52);
}

#[test]
fn other_banks() {
    assert_eq!(BankModel::new(32, 4), Some(BankModel::NVIDIA));
    // Eight-byte words: 64 bits a lane in one phase.
    let wide = BankModel::new(32, 8).unwrap();
    assert_eq!(wide.phase, [32, 32, 32, 32, 16]);
    let rows: Vec<u64> = (0..32).map(|i| i * 8).collect();
    assert_eq!((cost(&wide, &rows, 8), cost(&BankModel::NVIDIA, &rows, 8)), (1, 2));
    assert_eq!([(0, 4), (3, 4), (32, 3), (2, 4), (u64::MAX, 4)].map(|(b, w)| BankModel::new(b, w)), [None; 5]);
    let alone = BankModel { shares: false, ..BankModel::NVIDIA };
    assert_eq!(cost(&alone, &[0; 32], 4), 32);
}

#[test]
fn banks_are_counted_one_by_one() {
    assert!(BankModel::new(BankModel::MOST, 4).is_some());
    assert_eq!(BankModel::new(BankModel::MOST * 2, 4), None);
    assert_eq!(BankModel::new(1 << 40, 4), None);
    assert!(BankModel::new(32, BankModel::MOST).is_some());
    assert_eq!(BankModel::new(32, BankModel::MOST * 2), None);
    // The first of the banks that serve most, whichever is asked first.
    let words = [7, 9, 3, 9 + BankModel::MOST, 3 + BankModel::MOST, 0].map(|word| word * 4);
    let phase = BankModel::new(BankModel::MOST, 4).unwrap().phases(&words, 4)[0];
    assert_eq!((phase.degree, phase.bank), (2, 3));
}
