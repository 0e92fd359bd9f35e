//! Family `name`.

use super::and;
use crate::diag::Diagnostic;
use layout_core::list::Mapped as _;
use proc_macro2::{Ident, Span};

/// Two items with one name.
#[must_use]
pub fn duplicate(name: &Ident) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("`{name}` is declared twice in this block"))
        .help("give one of the two another name")
}

/// An item called like a local of the generated code.
#[must_use]
pub fn local(name: &Ident) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("generated code calls one of its own variables `{name}`"))
        .note("a variable named like a constant or a struct is a pattern in Rust")
        .help("give the item another name; items start with capitals")
}

/// A layout called like a type that generated code names.
#[must_use]
pub fn primitive(name: &Ident) -> Diagnostic {
    Diagnostic::new(
        "name",
        name.span(),
        format!("generated code needs the type `{name}`, which this layout would hide"),
    )
    .help("give the item another name; items start with capitals")
}

/// A cycle of definitions; `names` in order, from where it closes.
#[must_use]
pub fn cycle(at: &Ident, names: &[String]) -> Diagnostic {
    let mut chain: Vec<String> = names.mapped(|n| format!("`{n}`"));
    let first = chain.first().cloned().unwrap_or_default();
    let shown = if chain.len() > 7 {
        let more = chain.len() - 6;
        chain.truncate(6);
        format!("{} -> and {more} more -> {first}", chain.join(" -> "))
    } else {
        format!("{} -> {first}", chain.join(" -> "))
    };
    Diagnostic::new("name", at.span(), format!("{first} is defined through itself")).note(shown)
}

/// A name that the block does not declare.
#[must_use]
pub fn undeclared(name: &Ident, near: Option<&str>, wants_layout: bool) -> Diagnostic {
    let out = Diagnostic::new("name", name.span(), format!("`{name}` is not declared in this block")).once();
    let out = match near {
        Some(near) => out.help(format!("did you mean `{near}`?")),
        None => out,
    };
    if wants_layout {
        return out.help(format!("a layout of another block is brought in by `use path::to::{name};` inside this one"));
    }
    out.note("a macro cannot read Rust constants: it runs before they have values")
        .help(format!("write `const {name} = …;` inside the block; with `pub const` Rust code can read it back"))
}

/// A name in a text that is parsed at run time.
#[must_use]
pub fn in_text(name: &Ident, wants_layout: bool) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("`{name}` is a name, and a text declares none"))
        .help(if wants_layout { "write the layout itself" } else { "write the number" })
}

/// A layout where an integer is needed.
#[must_use]
pub fn not_an_integer(name: &Ident) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("`{name}` is a layout, and an integer is needed here"))
        .help(format!("`size({name})` and `cosize({name})` are integers"))
}

/// An integer where a layout is needed.
#[must_use]
pub fn not_a_layout(name: &Ident) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("`{name}` is an integer, and a layout is needed here"))
        .help(format!("`{name}:1` is the contiguous layout of that many elements"))
}

/// A name that stands twice among the modes of one tuple.
#[must_use]
pub fn duplicate_mode(span: Span, name: &str) -> Diagnostic {
    Diagnostic::new("name", span, format!("two modes are called `{name}`"))
        .note("each mode becomes a parameter of `index`, so names differ")
        .help("give one of the two another name")
}

/// A mode named like an item of the block.
#[must_use]
pub fn mode_clash(name: &Ident, import: bool) -> Diagnostic {
    let what = if import { "an import" } else { "an item" };
    Diagnostic::new("name", name.span(), format!("mode `{name}` has the name of {what} of this block"))
        .note("the mode becomes a function parameter, and a parameter named like a constant is a pattern in Rust")
        .help("give the mode another name, in lower case")
}

/// A mode that starts with a capital; `lower` is a name that it could have.
#[must_use]
pub fn mode_case(name: &Ident, lower: Option<&str>) -> Diagnostic {
    Diagnostic::new("name", name.span(), format!("mode `{name}` starts with a capital letter"))
        .note("the mode becomes a function parameter; items start with capitals, modes do not")
        .help(match lower {
            Some(lower) => format!("write `{lower}`"),
            None => "give the mode another name, in lower case".to_owned(),
        })
}

/// Two generated parameters with one name.
#[must_use]
pub fn parameters(span: Span, subject: &str, names: &[String]) -> Diagnostic {
    let quoted: Vec<String> = names.mapped(|n| format!("`{n}`"));
    Diagnostic::new("name", span, format!("two parameters of `index` of {subject} would have one name"))
        .note(format!("the modes are {}; a mode without a name is called by its place", and(&quoted)))
        .help("give each of them a name of its own")
}
