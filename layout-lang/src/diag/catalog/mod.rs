//! Every English sentence of a refusal, one constructor a diagnostic, a file a group of families.

pub mod access;
pub mod assertion;
pub mod compose;
pub mod extent;
pub mod import;
pub mod literal;
pub mod measure;
pub mod names;
pub mod ops;
pub mod parameter;
pub mod restrict;
pub mod room;
pub mod spaces;
pub mod swizzle;
pub mod syntax;

/// The families, as `docs/errors.md` and the folders of the ui tests name them.
pub const SLUGS: &[&str] = &[
    "access",
    "alias",
    "assert",
    "compose-domain",
    "compose-size",
    "congruence",
    "dense",
    "divide",
    "extent-zero",
    "import",
    "name",
    "negative-stride",
    "operand",
    "overflow",
    "parameter",
    "regroup",
    "restrict",
    "space-pairing",
    "swizzle-overlap",
    "syntax",
    "undecided",
    "zero-stride",
];

/// `1 mode`, `2 modes`.
fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// `a`, `a and b`, `a, b and c`.
fn and(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => format!("{} and {last}", front.join(", ")),
    }
}
