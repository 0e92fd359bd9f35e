//! A program as a formula in Rust's syntax, for documentation; and the precedences, for whoever prints tokens.

use super::ir::{Expr, Program};
use alloc::{
    format,
    string::{String, ToString},
};

/// How tightly an operator binds in Rust, loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Precedence {
    /// `if`
    If,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `&`
    And,
    /// `<<`, `>>`
    Shift,
    /// `+`, `-`
    Sum,
    /// `*`, `/`, `%`
    Product,
    /// `as`
    Cast,
    /// A variable or a literal.
    Atom,
}

impl Expr {
    /// How tightly the outermost operator binds.
    #[must_use]
    pub fn precedence(&self) -> Precedence {
        match self {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => Precedence::Atom,
            Expr::Mul(..) | Expr::Div(..) | Expr::Rem(..) => Precedence::Product,
            Expr::Add(..) | Expr::Sub(..) => Precedence::Sum,
            Expr::Shl(..) | Expr::Shr(..) => Precedence::Shift,
            Expr::And(..) => Precedence::And,
            Expr::Xor(..) => Precedence::Xor,
            Expr::Or(..) => Precedence::Or,
            Expr::High(..) => Precedence::Cast,
            Expr::Step(..) => Precedence::If,
        }
    }

    /// Whether `child`, as the left or right operand of `self`, needs parentheses: where Rust would read it otherwise,
    /// and wherever shifts, bits and arithmetic meet (`clippy::precedence`).
    #[must_use]
    pub fn parenthesizes(&self, child: &Expr, right: bool) -> bool {
        use Precedence::{Atom, Cast, Or, Product, Sum, Xor};
        match (self.precedence(), child.precedence()) {
            (_, Atom) | (Sum, Product) | (Sum | Product, Cast) => false,
            (Sum, Sum) | (Product, Product) | (Xor, Xor) | (Or, Or) => right,
            _ => true,
        }
    }

    /// The sign and the constant of an operator with one operand.
    fn constant(&self) -> Option<(&'static str, u64)> {
        match self {
            Expr::Mul(_, k) => Some(("*", *k)),
            Expr::Div(_, k) => Some(("/", *k)),
            Expr::Rem(_, k) => Some(("%", *k)),
            Expr::And(_, k) => Some(("&", *k)),
            Expr::Shl(_, k) => Some(("<<", u64::from(*k))),
            Expr::Shr(_, k) => Some((">>", u64::from(*k))),
            _ => None,
        }
    }
}

/// `let x0 = …; result`, the inputs under their names.
#[must_use]
pub fn as_text(program: &Program, names: &[String]) -> String {
    let stem = stem(program.lets.len(), names);
    let names = Names { inputs: names, stem: &stem };
    let mut out = String::new();
    for (i, e) in program.lets.iter().enumerate() {
        out += &format!("let {stem}{i} = {}; ", text(e, names));
    }
    out + &text(&program.result, names)
}

/// What variables are called.
#[derive(Clone, Copy)]
struct Names<'a> {
    inputs: &'a [String],
    stem: &'a str,
}

/// `x`, with as many underscores behind as no input is called `x0`, `x1`, … then.
fn stem(lets: usize, names: &[String]) -> String {
    let mut stem = "x".to_string();
    while (0..lets).any(|i| names.contains(&format!("{stem}{i}"))) {
        stem.push('_');
    }
    stem
}

/// One expression.
fn text(e: &Expr, names: Names<'_>) -> String {
    let operand = |x: &Expr, right: bool| {
        let inner = text(x, names);
        if e.parenthesizes(x, right) { format!("({inner})") } else { inner }
    };
    match (e, e.constant()) {
        (Expr::Const(c), _) => c.to_string(),
        (Expr::Input(i), _) => names.inputs.get(*i).cloned().unwrap_or_else(|| format!("i{i}")),
        (Expr::Let(i), _) => format!("{}{i}", names.stem),
        (_, Some((sign, k))) => {
            let left = e.children().next().map(|x| operand(x, false)).unwrap_or_default();
            format!("{left} {sign} {k}")
        }
        (Expr::Add(x, y), _) => format!("{} + {}", operand(x, false), operand(y, true)),
        (Expr::Sub(x, y), _) => format!("{} - {}", operand(x, false), operand(y, true)),
        (Expr::Or(x, y), _) => format!("{} | {}", operand(x, false), operand(y, true)),
        (Expr::Xor(x, y), _) => format!("{} ^ {}", operand(x, false), operand(y, true)),
        (Expr::High(x, k), _) => format!("(({} as u64 * {k}) >> 32) as u32", operand(x, false)),
        (Expr::Step(x, y, at, by), _) => {
            let (x, y) = (operand(x, false), operand(y, false));
            format!("if {y} >= {at} {{ {x} + {by} }} else {{ {x} }}")
        }
        _ => String::new(),
    }
}
