//! Integer expressions: `* / %` over `+ -`, left associative.

use super::ast::{BinOp, Int, IntKind};
use super::cursor::{Cursor, shortened};
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::{analysis, argument, expr, word};
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenTree};
use syn::{Lit, LitInt};

/// What is due where an integer is missing.
const WHAT: &str = "an integer";

const SUMS: [(&str, BinOp); 2] = [("+", BinOp::Add), ("-", BinOp::Sub)];
const PRODUCTS: [(&str, BinOp); 3] = [("*", BinOp::Mul), ("/", BinOp::Div), ("%", BinOp::Rem)];

/// An integer and how many nodes lie between its root and its deepest leaf.
struct Tall {
    int: Int,
    height: usize,
}

/// An integer expression.
pub(super) fn int(c: &mut Cursor<'_>) -> Parsed<Int> {
    Ok(sum(c)?.int)
}

/// An integer that is a whole argument; `separators` may follow it.
pub(super) fn whole(mut c: Cursor<'_>, separators: &'static str) -> Parsed<Int> {
    let value = int(&mut c)?;
    c.finish(separators)?;
    Ok(value)
}

/// Whether an operator of [`int`] stands there.
pub(super) fn operator_at(c: &Cursor<'_>, n: usize) -> bool {
    c.operator(n).is_some_and(|operator| SUMS.iter().chain(&PRODUCTS).any(|(text, _)| *text == operator))
}

/// Whether an integer begins here, not a name alone.
pub(super) fn ahead(c: &Cursor<'_>) -> bool {
    let measure =
        |name: &Ident| word::MEASURES.iter().any(|m| name == m) && c.group(1, Delimiter::Parenthesis).is_some();
    match c.peek(0).map(|token| &token.tree) {
        Some(TokenTree::Literal(_)) => true,
        Some(TokenTree::Punct(_)) => c.is(0, "-"),
        Some(TokenTree::Ident(name)) => operator_at(c, 1) || c.is(1, ":") || measure(name),
        Some(TokenTree::Group(_)) => operator_at(c, 1),
        None => false,
    }
}

fn sum(c: &mut Cursor<'_>) -> Parsed<Tall> {
    chain(c, &SUMS, |c| chain(c, &PRODUCTS, signed))
}

fn chain(c: &mut Cursor<'_>, table: &[(&str, BinOp)], operand: fn(&mut Cursor<'_>) -> Parsed<Tall>) -> Parsed<Tall> {
    let mut left = operand(c)?;
    while let Some(&(text, op)) = table.iter().find(|(text, _)| c.is(0, text)) {
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
        (TokenTree::Literal(literal), _) => literal_kind(literal)?,
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
    word::not_a_keyword(name)?;
    if word::OPERATIONS.iter().any(|operation| name == operation) {
        return Err(c.expected(WHAT));
    }
    if !word::MEASURES.iter().any(|measure| name == measure) {
        return word::unknown(name, word::MEASURES);
    }
    let arguments = argument::arguments(c, name)?;
    c.bump(2);
    let (kind, height) = c.measured(|_| match name.to_string().as_str() {
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
    let text = shortened(&literal.to_string());
    let Lit::Int(int) = Lit::new(literal.clone()) else {
        return fail(literal.span(), SyntaxErrorKind::NotAnInteger { literal: text });
    };
    if !int.suffix().is_empty() {
        let suffix = shortened(int.suffix());
        return fail(literal.span(), SyntaxErrorKind::SuffixedLiteral { literal: text, suffix });
    }
    Ok(int)
}

fn literal_kind(literal: &Literal) -> Parsed<IntKind> {
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
