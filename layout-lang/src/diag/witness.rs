//! How evidence is printed: coordinates with their mode names, sums written out, long lists cut. One format everywhere.

use layout_core::layout::Layout;
use layout_core::shape::Leaf;

/// `(row 0, col 3) -> 0*3 + 3*1 = 3`, a coordinate for each leaf.
#[must_use]
pub fn sum_line(leaves: &[Leaf], layout: &Layout, coordinates: &[u64]) -> String {
    let terms = coordinates.iter().zip(&layout.digits).map(|(c, d)| format!("{c}*{}", d.stride.value()));
    let terms: Vec<String> = terms.collect();
    format!("{} -> {} = {}", coordinate(leaves, coordinates), terms.join(" + "), value(layout, coordinates))
}

/// `(row 0, col 3)`.
#[must_use]
pub fn coordinate(leaves: &[Leaf], coordinates: &[u64]) -> String {
    let parts: Vec<String> = leaves.iter().zip(coordinates).map(|(l, c)| format!("{} {c}", l.path)).collect();
    format!("({})", parts.join(", "))
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
