//! A program as a formula in Rust's syntax, for documentation; and the precedences, for whoever prints tokens.

use super::ir::{Expr, Program};
use alloc::{format, string::String};

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

/// `let x0 = …; result`, the inputs under their names.
#[must_use]
pub fn as_text(program: &Program, names: &[String]) -> String {
    let stem = stem(program.lets.len(), names);
    let names = Names { inputs: names, stem: &stem };
    let mut out = String::new();
    for (i, e) in program.lets.iter().enumerate() {
        out += "let ";
        names.variable(i, &mut out);
        out += " = ";
        names.write(e, &mut out);
        out += "; ";
    }
    names.write(&program.result, &mut out);
    out
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
    fn variable(self, i: usize, out: &mut String) {
        *out += self.stem;
        decimal(i as u64, out);
    }

    /// One expression.
    fn write(self, e: &Expr, out: &mut String) {
        match e {
            Expr::Const(c) => decimal(*c, out),
            Expr::Input(i) => match self.inputs.get(*i) {
                Some(name) => *out += name,
                None => *out += &format!("i{i}"),
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
                *out += "((";
                self.operand(e, x, false, out);
                *out += &format!(" as u64 * {k}) >> 32) as u32");
            }
            Expr::Step(x, y, at, by) => {
                *out += "if ";
                self.operand(e, y, false, out);
                *out += &format!(" >= {at} {{ ");
                self.operand(e, x, false, out);
                *out += &format!(" + {by} }} else {{ ");
                self.operand(e, x, false, out);
                *out += " }";
            }
        }
    }

    fn binary(self, e: &Expr, x: &Expr, sign: &str, y: &Expr, out: &mut String) {
        self.operand(e, x, false, out);
        *out += sign;
        self.operand(e, y, true, out);
    }

    fn constant(self, e: &Expr, x: &Expr, sign: &str, k: u64, out: &mut String) {
        self.operand(e, x, false, out);
        *out += sign;
        decimal(k, out);
    }

    /// The left or right operand of `e`.
    fn operand(self, e: &Expr, x: &Expr, right: bool, out: &mut String) {
        if e.parenthesizes(x, right) {
            *out += "(";
            self.write(x, out);
            *out += ")";
        } else {
            self.write(x, out);
        }
    }
}

/// Adds the decimal digits of a number. By hand: `format!` takes many more steps, and macros run unoptimised.
pub fn decimal(mut n: u64, out: &mut String) {
    let (mut digits, mut at) = ([0u8; 20], 20);
    loop {
        at -= 1;
        digits[at] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            break;
        }
    }
    *out += core::str::from_utf8(&digits[at..]).expect("digits are ASCII");
}
