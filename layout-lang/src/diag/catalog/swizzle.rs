//! Family `swizzle-overlap`, and where a swizzle may stand.

use crate::diag::Diagnostic;
use layout_core::{Space, Swizzle, SwizzleError};
use proc_macro2::Span;

/// A swizzle that stands alone.
#[must_use]
pub fn bare_swizzle(span: Span) -> Diagnostic {
    Diagnostic::new("operand", span, "a swizzle is not a map: it needs a layout to its right")
        .help("write `swizzle(b, src, dst) @ (row: 64, col: 64):(64, 1)`")
}

/// A swizzle to the right of a layout.
#[must_use]
pub fn swizzle_order(span: Span) -> Diagnostic {
    Diagnostic::new(
        "space-pairing",
        span,
        "a swizzle maps addresses to addresses, so it is the last step and stands leftmost",
    )
    .help("move it to the front: `swizzle(b, src, dst) @ G @ F`")
}

/// A swizzle in front of a map that does not end in memory.
#[must_use]
pub fn swizzle_space(span: Span, to: Space) -> Diagnostic {
    Diagnostic::new(
        "space-pairing",
        span,
        format!("a swizzle needs a map into `physical`, and this one ends in `{}`", to.name()),
    )
    .help("compose with a storage map first: `swizzle(b, src, dst) @ Storage @ …`")
}

/// A bit number that is negative or past 64.
#[must_use]
pub fn swizzle_field(span: Span, n: i128) -> Diagnostic {
    let why = if n < 0 { "bits are counted from 0" } else { "an address has 64 bits" };
    Diagnostic::new("swizzle-overlap", span, format!("this part of a swizzle is {n}, and {why}"))
}

/// Fields that overlap or reach past bit 63; `spans` are those of the three integers.
#[must_use]
pub fn swizzle_fields(
    spans: [Span; 3],
    cute: bool,
    (b, second, third): (i64, i64, i64),
    error: SwizzleError,
) -> Diagnostic {
    let (src, dst) = if cute { (second + third.max(0), second + (-third).max(0)) } else { (second, third) };
    let range = |low: i64| format!("{low}..{}", low + b);
    // The integer to change: the shift of CuTe's three, the higher field of ours.
    let blamed = if cute || dst > src { 2 } else { 1 };
    let title = match error {
        SwizzleError::Overlap { bit } => format!("the fields of a swizzle must not overlap, and both hold bit {bit}"),
        SwizzleError::TooHigh => "the fields of a swizzle lie within the 64 bits of an address".to_owned(),
    };
    let out = Diagnostic::new("swizzle-overlap", spans[blamed], title).note(format!(
        "it reads address bits {} and writes bits {}",
        range(src),
        range(dst)
    ));
    if error == SwizzleError::TooHigh {
        return out.help(format!(
            "fields of {} start at bit {} or below",
            super::count(b as usize, "bit"),
            (64 - b).min(63)
        ));
    }
    let low = src.min(dst);
    let apart = match (cute, dst > src) {
        (true, _) => (second, if third < 0 { -b } else { b }),
        (false, true) => (low, low + b),
        (false, false) => (low + b, low),
    };
    let fits = match cute {
        true => Swizzle::cute(b as u32, second as u32, apart.1).is_ok(),
        false => Swizzle::new(b as u32, apart.0 as u32, apart.1 as u32).is_ok(),
    };
    match (fits, cute) {
        (false, _) => out,
        (true, true) => out.help(format!("`|S| >= B` separates them: `Swizzle<{b}, {}, {}>`", apart.0, apart.1)),
        (true, false) => {
            out.help(format!("`|src - dst| >= b` separates them: `swizzle({b}, {}, {})`", apart.0, apart.1))
        }
    }
}
