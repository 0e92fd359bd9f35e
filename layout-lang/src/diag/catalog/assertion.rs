//! Family `assert`.

use crate::diag::Diagnostic;
use crate::source;
use crate::syntax::ast::{Assert, Compare};

/// An assertion that does not hold.
#[must_use]
pub fn failed(assert: &Assert, left: i128, right: i128) -> Diagnostic {
    let op = match assert.op.0 {
        Compare::Eq => "==",
        Compare::Ne => "!=",
        Compare::Lt => "<",
        Compare::Le => "<=",
        Compare::Gt => ">",
        Compare::Ge => ">=",
    };
    let (a, b) = (source::int(&assert.left), source::int(&assert.right));
    let mut out =
        Diagnostic::new("assert", assert.left.span, format!("assertion failed: {left} {op} {right} does not hold"));
    for (text, value) in [(a, left), (b, right)] {
        if text != value.to_string() {
            out = out.note(format!("`{text}` is {value}"));
        }
    }
    out
}
