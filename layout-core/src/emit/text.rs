//! A program as a formula in Rust's syntax, for documentation; and the precedences, for whoever prints tokens.

use super::ir::{Expr, Program};
use alloc::{format, string::String};
use core::fmt::{self, Display, Formatter};

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
}

/// The text that `write` writes.
///
/// Through a formatter: the standard library holds what appends to one, optimised. The methods of `String` are compiled
/// where they are called, and macros run unoptimised.
pub fn written(write: impl Fn(&mut Formatter<'_>) -> fmt::Result) -> String {
    format!("{}", fmt::from_fn(write))
}

/// `let x0 = …; result`, the inputs under their names.
#[must_use]
pub fn as_text(program: &Program, names: &[String]) -> String {
    written(|out| write(program, names, out))
}

/// [`as_text`], behind what stands there.
///
/// # Errors
/// Those of the formatter.
pub fn write(program: &Program, names: &[String], out: &mut Formatter<'_>) -> fmt::Result {
    if program.lets.is_empty() {
        return Names { inputs: names, stem: "" }.write(&program.result, out);
    }
    let stem = stem(program.lets.len(), names);
    let names = Names { inputs: names, stem: &stem };
    for (i, e) in program.lets.iter().enumerate() {
        out.write_str("let ")?;
        names.variable(i, out)?;
        out.write_str(" = ")?;
        names.write(e, out)?;
        out.write_str("; ")?;
    }
    names.write(&program.result, out)
}

/// `x`, with as many underscores behind as no input is called `x0`, `x1`, … then.
fn stem(lets: usize, names: &[String]) -> String {
    let mut stem = String::from("x");
    while (0..lets).any(|i| names.contains(&format!("{stem}{i}"))) {
        stem.push('_');
    }
    stem
}

/// What variables are called.
#[derive(Clone, Copy)]
struct Names<'a> {
    inputs: &'a [String],
    stem: &'a str,
}

impl Names<'_> {
    /// The name of a `let`.
    fn variable(self, i: usize, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(self.stem)?;
        i.fmt(out)
    }

    /// One expression.
    fn write(self, e: &Expr, out: &mut Formatter<'_>) -> fmt::Result {
        match e {
            Expr::Const(c) => c.fmt(out),
            Expr::Input(i) => match self.inputs.get(*i) {
                Some(name) => out.write_str(name),
                None => write!(out, "i{i}"),
            },
            Expr::Let(i) => self.variable(*i, out),
            Expr::Add(x, y) => self.binary(e, x, " + ", y, out),
            Expr::Sub(x, y) => self.binary(e, x, " - ", y, out),
            Expr::Or(x, y) => self.binary(e, x, " | ", y, out),
            Expr::Xor(x, y) => self.binary(e, x, " ^ ", y, out),
            Expr::Mul(x, k) => self.constant(e, x, " * ", *k, out),
            Expr::Div(x, k) => self.constant(e, x, " / ", *k, out),
            Expr::Rem(x, k) => self.constant(e, x, " % ", *k, out),
            Expr::And(x, k) => self.constant(e, x, " & ", *k, out),
            Expr::Shl(x, k) => self.constant(e, x, " << ", u64::from(*k), out),
            Expr::Shr(x, k) => self.constant(e, x, " >> ", u64::from(*k), out),
            Expr::High(x, k) => {
                out.write_str("((")?;
                self.operand(e, x, false, out)?;
                write!(out, " as u64 * {k}) >> 32) as u32")
            }
            Expr::Step(x, y, at, by) => {
                out.write_str("if ")?;
                self.operand(e, y, false, out)?;
                write!(out, " >= {at} {{ ")?;
                self.operand(e, x, false, out)?;
                write!(out, " + {by} }} else {{ ")?;
                self.operand(e, x, false, out)?;
                out.write_str(" }")
            }
        }
    }

    fn binary(self, e: &Expr, x: &Expr, sign: &str, y: &Expr, out: &mut Formatter<'_>) -> fmt::Result {
        self.operand(e, x, false, out)?;
        out.write_str(sign)?;
        self.operand(e, y, true, out)
    }

    fn constant(self, e: &Expr, x: &Expr, sign: &str, k: u64, out: &mut Formatter<'_>) -> fmt::Result {
        self.operand(e, x, false, out)?;
        out.write_str(sign)?;
        k.fmt(out)
    }

    /// The left or right operand of `e`.
    fn operand(self, e: &Expr, x: &Expr, right: bool, out: &mut Formatter<'_>) -> fmt::Result {
        if !e.parenthesizes(x, right) {
            return self.write(x, out);
        }
        out.write_str("(")?;
        self.write(x, out)?;
        out.write_str(")")
    }
}
