//! How evidence is printed: coordinates with their mode names, sums written out, long lists cut. One format everywhere.

use layout_core::layout::Layout;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::shape::Leaf;

/// How many coordinates are written out; of more, only those that are not 0.
const SHOWN: usize = 6;

/// `(row 0, col 3) -> 0*3 + 3*1 = 3`, a coordinate for each leaf.
#[must_use]
pub fn sum_line(leaves: &[Leaf], layout: &Layout, coordinates: &[u64]) -> String {
    let (shown, _) = shown(coordinates);
    let term = |&i: &usize| format!("{}*{}", coordinates[i], layout.digits[i].stride.value());
    let mut terms: Vec<String> = shown.mapped(term);
    if terms.is_empty() {
        terms.push("0".to_owned());
    }
    format!("{} -> {} = {}", coordinate(leaves, coordinates), terms.join(" + "), value(layout, coordinates))
}

/// `(row 0, col 3)`.
#[must_use]
pub fn coordinate(leaves: &[Leaf], coordinates: &[u64]) -> String {
    let (shown, all) = shown(coordinates);
    let mut parts: Vec<String> =
        shown.iter().filter_map(|&i| Some(format!("{} {}", leaves.get(i)?.path, coordinates[i]))).list();
    match (all, parts.is_empty()) {
        (true, _) => {}
        (false, true) => parts.push("all 0".to_owned()),
        (false, false) => parts.push("all others 0".to_owned()),
    }
    format!("({})", parts.join(", "))
}

/// The positions to write out, and whether these are all.
fn shown(coordinates: &[u64]) -> (Vec<usize>, bool) {
    let all = coordinates.len() <= SHOWN;
    ((0..coordinates.len()).filter(|&i| all || coordinates[i] != 0).list(), all)
}

/// `Σ cᵢ·dᵢ`, in 128 bits: a witness is evaluated again, apart from the check that found it.
#[must_use]
pub fn value(layout: &Layout, coordinates: &[u64]) -> u128 {
    let terms = coordinates.iter().zip(&layout.digits).map(|(&c, d)| u128::from(c) * u128::from(d.stride.value()));
    u128::from(layout.offset) + terms.sum::<u128>()
}

/// At most six values, then `and n more`.
#[must_use]
pub fn list(values: &[String]) -> String {
    match values.len() {
        0..=6 => values.join(", "),
        n => format!("{} and {} more", values[..6].join(", "), n - 6),
    }
}
