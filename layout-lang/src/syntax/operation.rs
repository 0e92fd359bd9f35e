//! Operations by name, with the arguments that each takes.

use super::argument::{self, Arguments};
use super::ast::{Expr, ExprKind, Int, Op, Shape};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::shape::{self, Names};
use super::{analysis, cute, expr, int, path, word};
use layout_core::list::Listed as _;
use proc_macro2::Ident;

/// What may follow an argument.
pub(super) const SEPARATORS: &str = "`,` or `)`";

/// `name( … )` where a layout is due.
pub(super) fn operation<'a>(c: &mut Cursor<'a>, name: &'a Ident) -> Parsed<Box<Expr>> {
    let text = c.text(0);
    if !word::is_one_of(text, word::OPERATIONS) {
        word::not_a_keyword(name, text)?;
        return applied(c, name, text);
    }
    if text == "cute" {
        return cute::cute(c, name).map(Box::new);
    }
    let arguments = argument::arguments(c, name)?;
    let expr = call(name, text, &arguments)?;
    c.bump(2);
    Ok(expr)
}

fn call(name: &Ident, text: &str, arguments: &Arguments<'_>) -> Parsed<Box<Expr>> {
    let kind = match text {
        "swizzle" => ExprKind::Swizzle(three(arguments, SEPARATORS)?),
        _ => ExprKind::Op { name: name.clone(), op: op(text, arguments)? },
    };
    Ok(Box::new(Expr { kind, span: name.span() }))
}

/// A capital begins the name of a layout, and only one with parameters is called: `Gmem(ld)`.
fn applied<'a>(c: &mut Cursor<'a>, name: &'a Ident, text: &str) -> Parsed<Box<Expr>> {
    let misspelt = word::OPERATIONS.iter().any(|known| known.eq_ignore_ascii_case(text));
    if !word::is_capital(text) || misspelt {
        return word::unknown(name, word::OPERATIONS);
    }
    let arguments = argument::arguments(c, name)?;
    arguments.no_keys()?;
    let list = arguments.positional.iter().map(|a| int::whole(*a, SEPARATORS)).list_ok()?;
    if list.is_empty() {
        return Err(arguments.inside.expected("an integer"));
    }
    c.bump(2);
    Ok(Box::new(Expr { kind: ExprKind::Applied(name.clone(), list), span: name.span() }))
}

fn op(text: &str, arguments: &Arguments<'_>) -> Parsed<Op> {
    match text {
        "canonical" => canonical(arguments),
        "repeat" => repeat(arguments),
        "best_swizzle" => analysis::best_swizzle(arguments),
        "split" => split(arguments),
        "inverse" | "zip" | "flatten" => unary(text, arguments),
        _ => binary(text, arguments),
    }
}

/// The entries of a shape, or one shape in parentheses of its own.
fn canonical(arguments: &Arguments<'_>) -> Parsed<Op> {
    arguments.no_keys()?;
    let shape: Shape = match arguments.positional.as_slice() {
        [] => return arguments.count("extents"),
        [only] if shape::tuple_ahead(only).is_some() => shape::whole(*only, Names::Allowed)?,
        _ => shape::entries(arguments.inside, arguments.span, Names::Allowed)?,
    };
    Ok(Op::Canonical(shape))
}

fn repeat(arguments: &Arguments<'_>) -> Parsed<Op> {
    let [of, by] = arguments.by_position("a layout and an arrangement")?;
    let (of, by) = (expr::whole(of)?, expr::whole(by)?);
    let (mut pitch, mut align) = (None, None);
    for (key, value) in &arguments.keyed {
        let place = match key.to_string().as_str() {
            "pitch" => &mut pitch,
            "align" => &mut align,
            _ => return arguments.unknown_key(key),
        };
        if place.replace(int::whole(*value, SEPARATORS)?).is_some() {
            return fail(key.span(), SyntaxErrorKind::RepeatedKey { key: key.to_string() });
        }
    }
    Ok(Op::Repeat { of, by, pitch, align })
}

fn split(arguments: &Arguments<'_>) -> Parsed<Op> {
    let [of, mode, by] = arguments.exactly("a layout, a mode and a shape")?;
    Ok(Op::Split(expr::whole(of)?, path::whole(mode)?, shape::whole(by, Names::Allowed)?))
}

fn unary(text: &str, arguments: &Arguments<'_>) -> Parsed<Op> {
    let [of] = arguments.exactly("a layout")?;
    let of = expr::whole(of)?;
    Ok(match text {
        "inverse" => Op::Inverse(of),
        "zip" => Op::Zip(of),
        _ => Op::Flatten(of),
    })
}

fn binary(text: &str, arguments: &Arguments<'_>) -> Parsed<Op> {
    let [of, by] = arguments.exactly(match text {
        "divide" | "divide_ceil" => "a layout and a tile",
        "broadcast" => "a layout and a shape",
        "interleave" => "a layout and an arrangement",
        "permute" => "a layout and a list of modes",
        "rename" => "a layout and a list of names",
        _ => "a layout and a grouping",
    })?;
    let of = expr::whole(of)?;
    Ok(match text {
        "divide" => Op::Divide(of, shape::whole(by, Names::Refused)?),
        "divide_ceil" => Op::DivideCeil(of, shape::whole(by, Names::Refused)?),
        "broadcast" => Op::Broadcast(of, shape::whole(by, Names::Allowed)?),
        "interleave" => Op::Interleave(of, expr::whole(by)?),
        "permute" => Op::Permute(of, path::paths(by)?),
        "rename" => Op::Rename(of, path::paths(by)?),
        _ => Op::Group(of, path::grouping(by)?),
    })
}

/// `Swizzle<B, M, S>`, in the notation of `CuTe`; `name` and `<` are there.
pub(super) fn cute_swizzle<'a>(c: &mut Cursor<'a>, name: &'a Ident) -> Parsed<Box<Expr>> {
    let inside = argument::angle(c);
    c.bump(2);
    let Some(length) = inside else {
        c.bump(c.left().len());
        return Err(c.expected("`>`"));
    };
    let arguments = Arguments::new(name, name.span(), c.first(length, "`>`"));
    let kind = ExprKind::CuteSwizzle(parameters(&arguments)?);
    c.bump(length + 1);
    Ok(Box::new(Expr { kind, span: name.span() }))
}

/// The three parameters of `Swizzle<B, M, S>`.
pub(super) fn parameters(arguments: &Arguments<'_>) -> Parsed<[Int; 3]> {
    let got = arguments.positional.len();
    if got != 3 && arguments.keyed.is_empty() {
        let name = arguments.name.to_string();
        return fail(arguments.name.span(), SyntaxErrorKind::SwizzleParameters { name, got });
    }
    three(arguments, "`,` or `>`")
}

fn three(arguments: &Arguments<'_>, separators: &'static str) -> Parsed<[Int; 3]> {
    let [a, b, c] = arguments.exactly("three integers")?;
    Ok([int::whole(a, separators)?, int::whole(b, separators)?, int::whole(c, separators)?])
}
