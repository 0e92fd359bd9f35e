//! "Did you mean": the nearest of some names.

use layout_core::list::Listed as _;

/// Pairs of letters that one search among few names may compare: it is not counted with others, and thousands may be
/// refused.
pub const FEW: u64 = 1 << 13;

/// Pairs of letters that all searches among the names of a block may compare together: past that nothing is suggested.
pub const TOTAL: u64 = 1 << 20;

/// Letters of the longest name that is compared.
const LONGEST: usize = 64;

/// The candidate with the fewest edits to `name`, if those are at most a third of its length, or one; of several, the
/// first in the order of the alphabet. `left` are the pairs of letters that may be compared.
#[must_use]
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>, left: &mut u64) -> Option<&'a str> {
    // The names of a block are many, and so may be the searches.
    if *left == 0 { None } else { nearest_of(name, &candidates.into_iter().list(), left) }
}

fn nearest_of<'a>(name: &str, candidates: &[&'a str], left: &mut u64) -> Option<&'a str> {
    let letters = letters(name);
    // One letter is as far from any other as from none.
    let limit = if letters.len() < 2 { 0 } else { (letters.len() / 3).max(1) };
    if letters.len() > LONGEST {
        return None;
    }
    let mut edits = |candidate: &str| {
        // Each letter more or less is an edit.
        let length = candidate.chars().take(LONGEST + 1).count();
        let apart = length > LONGEST || length.abs_diff(letters.len()) > limit;
        let cost = if apart { 1 } else { letters.len() * length };
        let enough = *left >= cost as u64;
        *left = left.saturating_sub(cost as u64);
        (enough && !apart).then(|| distance(&letters, &self::letters(candidate)))
    };
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates.iter().filter(|c| **c != name) {
        let Some(edits) = edits(candidate) else { continue };
        if edits <= limit && best.is_none_or(|best| (edits, *candidate) < best) {
            best = Some((edits, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Capitals count as small letters.
fn letters(name: &str) -> Vec<char> {
    name.chars().flat_map(char::to_lowercase).list()
}

/// Edits (insert, delete, replace, swap of neighbours) from one word to another.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).list();
    let (mut above, mut next) = (row.clone(), row.clone());
    for i in 1..=a.len() {
        next[0] = i;
        for j in 1..=b.len() {
            let replaced = row[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            next[j] = replaced.min(next[j - 1] + 1).min(row[j] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                next[j] = next[j].min(above[j - 2] + 1);
            }
        }
        // The oldest of the three is written over.
        std::mem::swap(&mut above, &mut row);
        std::mem::swap(&mut row, &mut next);
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, edits) in
            [("", "ab", 2), ("kitten", "sitting", 3), ("row", "rwo", 1), ("abcd", "badc", 2), ("x", "x", 0)]
        {
            assert_eq!(distance(&letters(a), &letters(b)), edits, "{a} {b}");
            assert_eq!(distance(&letters(b), &letters(a)), edits, "{b} {a}");
        }
    }

    #[test]
    fn near_and_far() {
        let near = |name: &str, list: &[&'static str]| nearest(name, list.iter().copied(), &mut FEW.clone());
        assert_eq!(near("rov", &["col", "row"]), Some("row"));
        assert_eq!(near("SMEMA", &["SmemA", "SmemB"]), Some("SmemA"));
        assert_eq!(near("roz", &["rox", "row"]), Some("row"));
        assert_eq!(near("r", &["c"]), None);
        assert_eq!(near("row", &["row"]), None);
        assert_eq!(near("row", &["columns"]), None);
    }

    /// What cannot be near costs nothing but a look, and past the total nothing is looked at.
    #[test]
    fn work_is_bounded() {
        let long = "x".repeat(3000);
        let names: Vec<String> = (0..1000).map(|i| format!("{long}{i}")).collect();
        let all = || names.iter().map(String::as_str);
        let mut left = FEW;
        assert_eq!(nearest(&format!("{long}a"), all(), &mut left), None);
        assert_eq!(nearest("rov", all(), &mut left), None);
        assert_eq!(left, FEW - 1000);
        let mut left = 9 + 1;
        assert_eq!(nearest("rov", ["rot", "row"], &mut left), Some("rot"));
        assert_eq!(nearest("rov", ["row"], &mut left), None);
    }
}
