//! Integer expressions back to text, for messages.

use crate::syntax::ast::{BinOp, Expr, ExprKind, Int, IntKind};

/// The expression as one would type it.
#[must_use]
pub fn int(int: &Int) -> String {
    print(int, 0)
}

fn print(int: &Int, outer: u8) -> String {
    match &int.kind {
        IntKind::Literal(n) => n.to_string(),
        IntKind::Name(name) => name.to_string(),
        IntKind::Neg(of) => format!("-{}", print(of, 3)),
        IntKind::Binary(a, op, b, _) => {
            let (sign, level) = match op {
                BinOp::Add => ("+", 1),
                BinOp::Sub => ("-", 1),
                BinOp::Mul => ("*", 2),
                BinOp::Div => ("/", 2),
                BinOp::Rem => ("%", 2),
            };
            let text = format!("{} {sign} {}", print(a, level), print(b, level + 1));
            if level < outer { format!("({text})") } else { text }
        }
        IntKind::Measure(function, of) => format!("{function}({})", expr(of)),
    }
}

/// A name, or dots for anything longer.
fn expr(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Name(name) => name.to_string(),
        _ => "…".to_owned(),
    }
}
