//! Integer expressions back to text, for messages.

use crate::syntax::ast::{Access, Analysis, Banks, BinOp, Compare, Expr, ExprKind, Int, IntKind, Path, Question};

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
        IntKind::Analysis(of) => analysis(of),
    }
}

/// `bank_conflicts(X, lanes = lane, element = 4)`.
#[must_use]
pub fn analysis(analysis: &Analysis) -> String {
    let arguments = match &analysis.question {
        Question::Width(mode) => path(mode),
        Question::Sectors(of) => access(of),
        Question::Banks(of, banks) => access(of) + &memory(banks),
    };
    format!("{}({}, {arguments})", analysis.name, expr(&analysis.of))
}

/// `lanes = lane, vector = v, element = 4`.
#[must_use]
pub fn access(access: &Access) -> String {
    let vector = access.vector.as_ref().map_or_else(String::new, |v| format!(", vector = {}", path(v)));
    format!("lanes = {}{vector}, element = {}", path(&access.lanes), int(&access.element))
}

fn memory(banks: &Banks) -> String {
    let key =
        |name: &str, value: &Option<Int>| value.as_ref().map_or_else(String::new, |n| format!(", {name} = {}", int(n)));
    key("banks", &banks.count) + &key("bank_width", &banks.width)
}

fn path(path: &Path) -> String {
    path.segments.join(".")
}

/// The comparison as it is typed.
#[must_use]
pub fn compare(op: Compare) -> &'static str {
    match op {
        Compare::Eq => "==",
        Compare::Ne => "!=",
        Compare::Lt => "<",
        Compare::Le => "<=",
        Compare::Gt => ">",
        Compare::Ge => ">=",
    }
}

/// A name, or dots for anything longer.
#[must_use]
pub fn expr(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Name(name) | ExprKind::Applied(name, _) => name.to_string(),
        _ => "…".to_owned(),
    }
}
