//! What an access of a warp costs, by definition: sets of words, bank by bank.

use std::collections::BTreeSet;

/// For each phase of so many lanes the most distinct words in one of 32 banks of 4 bytes; every lane asks for `size`
/// bytes from its byte address on.
#[must_use]
pub fn degrees(bytes: &[u64], size: u64, lanes: usize) -> Vec<usize> {
    let words =
        |lanes: &[u64]| lanes.iter().flat_map(|a| (0..size).map(move |i| (a + i) / 4)).collect::<BTreeSet<u64>>();
    let in_bank = |all: &BTreeSet<u64>, bank: u64| all.iter().filter(|w| *w % 32 == bank).count();
    let degree = |all: BTreeSet<u64>| (0..32).map(|bank| in_bank(&all, bank)).max().unwrap_or(0);
    bytes.chunks(lanes).map(|lanes| degree(words(lanes))).collect()
}

/// The largest power of two `w` such that every run of `w` values from a multiple of `w` on is contiguous from a
/// multiple of `w` on, in each row; `w` divides the length of a row.
#[must_use]
pub fn width(rows: &[Vec<u64>]) -> u64 {
    let length = rows.first().map_or(1, |r| r.len() as u64);
    let is_run = |run: &[u64]| {
        run[0].is_multiple_of(run.len() as u64) && run.iter().zip(run[0]..).all(|(x, expected)| *x == expected)
    };
    let holds = |w: u64| rows.iter().all(|row| row.chunks(w as usize).all(is_run));
    let mut w = 1;
    while length.is_multiple_of(2 * w) && holds(2 * w) {
        w *= 2;
    }
    w
}
