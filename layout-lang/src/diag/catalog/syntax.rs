//! Family `syntax`: what the parser found, in words.

use super::and;
use crate::diag::Diagnostic;
use crate::syntax::{MEASURES, OPERATIONS, SyntaxError, SyntaxErrorKind as Kind};
use layout_core::list::Mapped as _;
use proc_macro2::Span;

/// An index type that is none.
#[must_use]
pub fn index_type(span: Span, name: &str) -> Diagnostic {
    Diagnostic::new("syntax", span, format!("`{name}` is no index type")).help("write `u32`, `u64` or `usize`")
}

/// Two `#![index(…)]`.
#[must_use]
pub fn index_twice(span: Span) -> Diagnostic {
    Diagnostic::new("syntax", span, "the index type is chosen twice").help("keep one `#![index(…)]`")
}

/// The wording of a syntax error.
#[must_use]
pub fn syntax(error: &SyntaxError) -> Diagnostic {
    let (title, help) = words(&error.kind);
    let out = Diagnostic::new("syntax", error.span, title);
    match help {
        Some(help) => out.help(help),
        None => out,
    }
}

/// What to write where one thing was due and another was found.
fn expected(what: &str, found: &str) -> Option<&'static str> {
    match (what, found) {
        (_, "`..=`") => Some("ranges are half open: the end is one past the last"),
        ("a space", _) => Some("the spaces are `logical`, `physical` and `thread_value`"),
        ("`:` and the strides", _) => Some("write `shape:strides`, or `canonical(…)` for the row-major order"),
        ("an item", _) => {
            Some("an item is `const N = 8;`, `Name: logical -> physical = …;`, `use path;` or `assert a == b;`")
        }
        ("a name without a path", _) => Some("bring it in by `use path::Name;`, and write `Name`"),
        ("`;`", "`pub`" | "`const`" | "`use`" | "`assert`") => Some("end each item of a block with `;`"),
        ("`=` behind `for`" | "a list of accesses in brackets" | "an access", _) => Some(keys_of("best_swizzle")),
        ("a mode", "`(`") => Some("name one mode; `group` puts several under one name"),
        ("a comparison", _) => Some("write `assert a == b;`, with `==`, `!=`, `<`, `<=`, `>` or `>=`"),
        _ => None,
    }
}

/// The arguments by key.
fn keys_of(operation: &str) -> &'static str {
    match operation {
        "bank_conflicts" | "wavefronts" => {
            "write `lanes = mode, vector = mode, element = bytes`; `vector`, `banks = 32` and `bank_width = 4` may be left out"
        }
        "sectors" => "write `lanes = mode, vector = mode, element = bytes`; `vector` may be left out",
        "best_swizzle" => "write `for = [(Store, lanes = mode, vector = mode, element = bytes), …]`",
        _ => "`repeat` takes `pitch = n` and `align = n`",
    }
}

/// All functions of the language.
fn operations() -> String {
    let list = |names: &[&str]| and(&names.mapped(|name| (*name).to_owned()));
    format!("the operations are {}; {} give integers", list(OPERATIONS), list(MEASURES))
}

#[allow(clippy::too_many_lines)] // a table, one arm a kind
fn words(kind: &Kind) -> (String, Option<String>) {
    let some = |text: &str| Some(text.to_owned());
    match kind {
        Kind::Expected { what, found } => {
            (format!("expected {what}, found {found}"), expected(what, found).map(str::to_owned))
        }
        Kind::OptionPlace => {
            ("options stand at the front of the block".into(), some("move `#![…]` before the first item"))
        }
        Kind::UnknownOption { name } => (
            format!("`{name}` is no option of `layout!`"),
            some("there is one: `#![index(u32)]`, `#![index(u64)]` or `#![index(usize)]`"),
        ),
        Kind::MissingSemicolon => ("this item does not end with `;`".into(), some("end each item of a block with `;`")),
        Kind::SuffixedLiteral { literal, suffix } => (
            format!("`{literal}` has the suffix `{suffix}`"),
            Some(format!(
                "write `{}`: numbers here are exact integers without a type",
                literal.trim_end_matches(suffix.as_str()).trim_end_matches('_')
            )),
        ),
        Kind::NotAnInteger { literal } => {
            (format!("`{literal}` is not an integer"), some("extents, strides and coordinates are whole numbers"))
        }
        Kind::LiteralTooLarge => ("integers here lie between -2^127 and 2^127, and this one does not".into(), None),
        Kind::NestingTooDeep { limit } => {
            (format!("nesting deeper than {limit} levels"), some("give a part of the expression a name of its own"))
        }
        Kind::TooManyItems { limit } => (
            format!("a block holds at most {limit} items"),
            some("split the block; `use` brings layouts from one into another"),
        ),
        Kind::TooManyEntries { limit } => (format!("a list has at most {limit} entries"), None),
        Kind::PathTooLong { limit } => (format!("a path has at most {limit} names"), None),
        Kind::UnknownOperation { name, near } => (
            format!("`{name}` is no operation"),
            Some(match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => operations(),
            }),
        ),
        Kind::ArgumentCount { operation, want, got } => (
            format!("`{operation}` takes {want}, and this call has {got} argument{}", if *got == 1 { "" } else { "s" }),
            None,
        ),
        Kind::UnknownKey { key, operation } => {
            (format!("`{operation}` has no argument `{key}`"), Some(keys_of(operation).to_owned()))
        }
        Kind::MissingKey { key, operation } => {
            (format!("`{operation}` needs the argument `{key} = …`"), Some(keys_of(operation).to_owned()))
        }
        Kind::RepeatedKey { key } => (format!("the argument `{key}` stands twice"), None),
        Kind::KeywordAsName { name } if name == "_" => {
            ("`_` is not a name".into(), some("leave the name out, or write one"))
        }
        Kind::KeywordAsName { name } if ["self", "Self", "super", "crate"].contains(&name.as_str()) => {
            (format!("`{name}` is a keyword of Rust"), some("choose another name"))
        }
        Kind::KeywordAsName { name } => {
            (format!("`{name}` is a keyword of Rust"), Some(format!("choose another name, or write `r#{name}`")))
        }
        Kind::ConstType { name } => (
            "a named integer has no type".into(),
            Some(format!("write `const {name} = …;`: it is exact here, and a `usize` for Rust")),
        ),
        Kind::Reexport => (
            "an import is for its block alone".into(),
            some("write `use path;` inside the block, and `pub use path;` outside it for others"),
        ),
        Kind::NotEqual => (
            "`!=` is no condition on a parameter".into(),
            some("a condition is a comparison, `ld >= 64`, or a divisibility, `ld % 8 == 0`"),
        ),
        Kind::CuteDynamic => (
            "`?` is an integer that CuTe knows only at run time".into(),
            some("write the number; run-time extents and strides have parameters of their own"),
        ),
        Kind::CuteBasis => (
            "strides along a basis (`1@0`) are coordinates, not addresses".into(),
            some("a layout here ends in one integer: for a TMA tensor, describe the tile by `divide` of its shape"),
        ),
        Kind::CuteOffset => (
            "an offset between a swizzle and its layout is not part of a layout".into(),
            some("write `_0`, and add the offset to the pointer only where it is a multiple of the swizzle's span"),
        ),
        Kind::CuteBareSwizzle => (
            "a swizzle alone is no layout".into(),
            some("write the layout behind it: `Sw<3,4,3> o _0 o (8,64):(64,1)`"),
        ),
        Kind::CuteComposition => (
            "`cute( … )` holds one layout, and `o` composes it with another".into(),
            some("compose here: `cute(A) @ cute(B)`, sizes equal; an offset in between is a restriction of `A`"),
        ),
        Kind::CuteTensor => (
            "this is a tensor: a pointer in front of a layout".into(),
            some("leave out the pointer and the `o` behind it"),
        ),
        Kind::CuteType { name } => {
            (format!("`{name}<…>` is a C++ type"), some("paste what CuTe prints for its value: `(_8,_64):(_64,_1)`"))
        }
        Kind::CuteTrailing { found } => (
            format!("{found} stands behind a complete layout"),
            some("a layout is a shape, `:` and its strides; a swizzle stands in front: `Sw<3,4,3> o _0 o …`"),
        ),
        Kind::SwizzleParameters { name, got } => (
            format!("`{name}<…>` has three parameters, and here {} {got}", if *got == 1 { "is" } else { "are" }),
            Some(format!("`{name}<B,M,S>` xors B bits from bit M + S onto bit M")),
        ),
        Kind::GlobImport => ("a glob cannot import layouts".into(), some("name each layout: `use path::{A, B};`")),
        Kind::UnderscoreImport => ("an import needs a name".into(), some("write `use path::A as Name;`")),
        Kind::EmptyTuple => ("a shape has at least one mode".into(), some("`1` is the shape of a single element")),
        Kind::EmptyBinds => ("`| { }` binds nothing".into(), some("write `| { mode = value }`, or leave it out")),
        Kind::NamedExtentOutside => ("a named mode stands in parentheses".into(), some("write `(name: extent)`")),
        Kind::FloatRange => {
            ("this is a decimal number, not a range".into(), some("write the two dots together: `0..30`"))
        }
        Kind::ChainedComparison => ("comparisons cannot be chained".into(), some("write one `assert` for each")),
        Kind::AttributeOnUse => (
            "`use` and `assert` take no attributes but documentation".into(),
            some("attributes belong to `const` items and layouts"),
        ),
        Kind::InlineNotLast => (
            "an expression without a name cannot follow items".into(),
            some("give it a name: `Name = …;`, or use `layout!` with the expression alone"),
        ),
    }
}
