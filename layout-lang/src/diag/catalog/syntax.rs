//! Family `syntax`: what the parser found, in words.

use crate::diag::Diagnostic;
use crate::syntax::{SyntaxError, SyntaxErrorKind as Kind};
use proc_macro2::Span;

/// An index type that is none.
#[must_use]
pub fn index_type(span: Span, name: &str) -> Diagnostic {
    Diagnostic::new("syntax", span, format!("`{name}` is no index type")).help("write `u32`, `u64` or `usize`")
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

#[allow(clippy::too_many_lines)] // a table, one arm a kind
fn words(kind: &Kind) -> (String, Option<String>) {
    let some = |text: &str| Some(text.to_owned());
    match kind {
        Kind::Expected { what, found } => (format!("expected {what}, found {found}"), None),
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
        Kind::LiteralTooLarge => ("this number does not fit in 128 bits".into(), None),
        Kind::NestingTooDeep { limit } => {
            (format!("nesting deeper than {limit} levels"), some("give a part of the expression a name of its own"))
        }
        Kind::TooManyItems { limit } => (
            format!("a block holds at most {limit} items"),
            some("split the block; `use` brings layouts from one into another"),
        ),
        Kind::UnknownOperation { name, near } => (
            format!("`{name}` is no operation"),
            match near {
                Some(near) => Some(format!("did you mean `{near}`?")),
                None => some(
                    "the operations are canonical, split, divide, repeat, interleave, broadcast, inverse, permute, zip, flatten, group, rename and swizzle; `size` and `cosize` give integers",
                ),
            },
        ),
        Kind::ArgumentCount { operation, want, got } => (
            format!("`{operation}` takes {want}, and this call has {got} argument{}", if *got == 1 { "" } else { "s" }),
            None,
        ),
        Kind::UnknownKey { key, operation } => {
            (format!("`{operation}` has no argument `{key}`"), some("`repeat` takes `pitch = n` and `align = n`"))
        }
        Kind::RepeatedKey { key } => (format!("the argument `{key}` stands twice"), None),
        Kind::KeywordAsName { name } if name == "_" => {
            ("`_` is not a name".into(), some("leave the name out, or write one"))
        }
        Kind::KeywordAsName { name } => {
            (format!("`{name}` is a keyword of Rust"), Some(format!("choose another name, or write `r#{name}`")))
        }
        Kind::Parameters => (
            "layouts with run-time parameters are not available yet".into(),
            some("write the number, or a named integer: `const LD = 128;`"),
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
        Kind::NotYet { name } => (format!("`{name}` is not available yet"), None),
        Kind::GlobImport => ("a glob cannot import layouts".into(), some("name each layout: `use path::{A, B};`")),
        Kind::UnderscoreImport => ("an import needs a name".into(), some("write `use path::A as Name;`")),
        Kind::EmptyTuple => ("a shape has at least one mode".into(), some("`1` is the shape of a single element")),
        Kind::EmptyBinds => ("`| { }` binds nothing".into(), some("write `| { mode = value }`, or leave it out")),
        Kind::NamedExtentOutside => ("a named mode stands in parentheses".into(), some("write `(name: extent)`")),
        Kind::FloatRange => {
            ("this is a decimal number, not a range".into(), some("write the two dots together: `0..30`"))
        }
        Kind::ChainedComparison => ("comparisons cannot be chained".into(), some("write one `assert` for each")),
        Kind::AttributeOnUse => ("attributes belong to `const` items and layouts".into(), None),
        Kind::InlineNotLast => (
            "an expression without a name cannot follow items".into(),
            some("give it a name: `Name = …;`, or use `layout!` with the expression alone"),
        ),
    }
}
