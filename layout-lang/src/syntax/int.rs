//! Integer expressions: `* / %` over `+ -`, left associative.

use super::ast::{BinOp, Int, IntKind};
use super::cursor::{Cursor, shortened};
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::token::Token;
use super::{analysis, argument, expr, word};
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenTree};
use std::fmt::{self, Write};
use syn::{Lit, LitInt};

/// What is due where an integer is missing.
const WHAT: &str = "an integer";

fn sum_operator(text: &str) -> Option<BinOp> {
    match text.as_bytes() {
        b"+" => Some(BinOp::Add),
        b"-" => Some(BinOp::Sub),
        _ => None,
    }
}

fn product_operator(text: &str) -> Option<BinOp> {
    match text.as_bytes() {
        b"*" => Some(BinOp::Mul),
        b"/" => Some(BinOp::Div),
        b"%" => Some(BinOp::Rem),
        _ => None,
    }
}

/// An integer and how many nodes lie between its root and its deepest leaf.
struct Tall {
    int: Int,
    height: usize,
}

/// An integer expression.
pub(super) fn int(c: &mut Cursor<'_>) -> Parsed<Int> {
    match c.peek(0) {
        // What nearly every integer is: a literal alone.
        Some(Token { tree: TokenTree::Literal(digits), .. }) if !operator_at(c, 1) => {
            let int = literal(digits)?;
            c.reaches(1, int.span)?;
            c.bump(1);
            Ok(int)
        }
        _ => Ok(sum(c)?.int),
    }
}

/// An integer that is a whole argument; `separators` may follow it.
pub(super) fn whole(mut c: Cursor<'_>, separators: &'static str) -> Parsed<Int> {
    let value = int(&mut c)?;
    c.finish(separators)?;
    Ok(value)
}

/// Whether an operator of [`int`] stands there.
pub(super) fn operator_at(c: &Cursor<'_>, n: usize) -> bool {
    matches!(c.operator(n).map_or(&[][..], str::as_bytes), b"+" | b"-" | b"*" | b"/" | b"%")
}

/// Whether an integer begins here, not a name alone.
pub(super) fn ahead(c: &Cursor<'_>) -> bool {
    let measure = || c.group(1, Delimiter::Parenthesis).is_some() && word::is_one_of(c.text(0), word::MEASURES);
    match c.peek(0).map(|token| &token.tree) {
        Some(TokenTree::Literal(_)) => true,
        Some(TokenTree::Punct(_)) => c.is(0, "-"),
        Some(TokenTree::Ident(_)) => c.is(1, ":") || operator_at(c, 1) || measure(),
        Some(TokenTree::Group(_)) => operator_at(c, 1),
        None => false,
    }
}

fn sum(c: &mut Cursor<'_>) -> Parsed<Tall> {
    chain(c, sum_operator, |c| chain(c, product_operator, signed))
}

fn chain(
    c: &mut Cursor<'_>,
    operator: fn(&str) -> Option<BinOp>,
    operand: fn(&mut Cursor<'_>) -> Parsed<Tall>,
) -> Parsed<Tall> {
    let mut left = operand(c)?;
    while let Some((text, op)) = c.operator(0).and_then(|text| Some((text, operator(text)?))) {
        let at = c.span();
        c.bump(text.len());
        let right = operand(c)?;
        let height = c.reaches(left.height.max(right.height) + 1, at)?;
        let span = left.int.span;
        let kind = IntKind::Binary(Box::new(left.int), op, Box::new(right.int), at);
        left = Tall { int: Int { kind, span }, height };
    }
    Ok(left)
}

fn signed(c: &mut Cursor<'_>) -> Parsed<Tall> {
    let mut signs: Vec<Span> = Vec::new();
    while let Some(sign) = c.eat("-") {
        c.reaches(signs.len(), sign)?;
        signs.push(sign);
    }
    let mut value = atom(c)?;
    for span in signs.into_iter().rev() {
        value.height = c.reaches(value.height + 1, span)?;
        value.int = Int { kind: IntKind::Neg(Box::new(value.int)), span };
    }
    Ok(value)
}

fn atom(c: &mut Cursor<'_>) -> Parsed<Tall> {
    let span = c.span();
    let Some(token) = c.peek(0) else { return Err(c.expected(WHAT)) };
    let kind = match (&token.tree, token.delimiter()) {
        (TokenTree::Literal(digits), _) => literal(digits)?.kind,
        (TokenTree::Ident(name), _) if c.group(1, Delimiter::Parenthesis).is_some() => return measure(c, name),
        (TokenTree::Ident(_), _) => IntKind::Name(word::used(&mut c.clone(), WHAT)?.clone()),
        (_, Some(Delimiter::Parenthesis | Delimiter::None)) => {
            let inner = bracketed(c.inside(token), span)?;
            c.bump(1);
            return Ok(inner);
        }
        _ => return Err(c.expected(WHAT)),
    };
    c.bump(1);
    Ok(Tall { int: Int { kind, span }, height: c.reaches(1, span)? })
}

fn bracketed(mut c: Cursor<'_>, open: Span) -> Parsed<Tall> {
    if c.at_end() {
        return fail(open, SyntaxErrorKind::EmptyTuple);
    }
    let inner = sum(&mut c)?;
    c.finish("`)`")?;
    Ok(inner)
}

/// `size(X)`, `cosize(X)`, `bank_conflicts(X, …)` and its kin.
fn measure(c: &mut Cursor<'_>, name: &Ident) -> Parsed<Tall> {
    let text = c.text(0);
    word::not_a_keyword(name, text)?;
    if word::is_one_of(text, word::OPERATIONS) {
        return Err(c.expected(WHAT));
    }
    if !word::is_one_of(text, word::MEASURES) {
        return word::unknown(name, word::MEASURES);
    }
    let arguments = argument::arguments(c, name)?;
    c.bump(2);
    let (kind, height) = c.measured(|_| match text {
        "size" | "cosize" => {
            let [argument] = arguments.exactly("a layout")?;
            Ok(IntKind::Measure(name.clone(), expr::whole(argument)?))
        }
        analysis => Ok(IntKind::Analysis(Box::new(analysis::analysis(analysis, &arguments)?))),
    })?;
    let height = c.reaches(height + 1, name.span())?;
    Ok(Tall { int: Int { kind, span: name.span() }, height })
}

/// The literal as an integer without a suffix.
pub(super) fn unsuffixed(literal: &Literal) -> Parsed<LitInt> {
    let Lit::Int(int) = Lit::new(literal.clone()) else {
        let literal_text = shortened(&literal.to_string());
        return fail(literal.span(), SyntaxErrorKind::NotAnInteger { literal: literal_text });
    };
    if !int.suffix().is_empty() {
        let (literal_text, suffix) = (shortened(&literal.to_string()), shortened(int.suffix()));
        return fail(literal.span(), SyntaxErrorKind::SuffixedLiteral { literal: literal_text, suffix });
    }
    Ok(int)
}

fn literal(literal: &Literal) -> Parsed<Int> {
    let span = literal.span();
    let kind = match decimal(literal) {
        Some(value) => IntKind::Literal(value.into()),
        None => unusual(literal)?,
    };
    Ok(Int { kind, span })
}

/// With a prefix, with `_` between its digits, beyond 64 bits, or no integer at all.
fn unusual(literal: &Literal) -> Parsed<IntKind> {
    let int = unsuffixed(literal)?;
    let digits = int.base10_digits();
    let Ok(value) = digits.trim_start_matches('-').parse() else {
        return fail(literal.span(), SyntaxErrorKind::LiteralTooLarge);
    };
    let kind = IntKind::Literal(value);
    // Another macro may build the single token `-8`.
    let negative = digits.starts_with('-');
    Ok(if negative { IntKind::Neg(Box::new(Int { kind, span: literal.span() })) } else { kind })
}

/// What nearly every literal is: a few decimal digits.
fn decimal(literal: &Literal) -> Option<u64> {
    let mut number = Decimal { value: 0, plain: true };
    write!(number, "{literal}").ok()?;
    number.plain.then_some(number.value)
}

/// The number that is written to it, read without a text of its own.
struct Decimal {
    value: u64,
    /// Whether all was digits, and few.
    plain: bool,
}

impl Write for Decimal {
    fn write_str(&mut self, digits: &str) -> fmt::Result {
        for digit in digits.as_bytes() {
            match digit {
                b'0'..=b'9' if self.value < u64::MAX / 10 => self.value = 10 * self.value + u64::from(digit - b'0'),
                _ => self.plain = false,
            }
        }
        Ok(())
    }
}
