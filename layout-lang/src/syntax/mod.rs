//! Tokens to syntax tree. Knows the grammar and nothing of what a program means.
//!
//! A block is cut at its top-level semicolons first, so that one bad statement costs one error and no more. Each
//! statement is then parsed by recursive descent: `parse` → `item` → `expr` → `operation`, `shape`, `int`, `path`.
//! Two limits keep every recursion short, in here and over the tree: [`limits::NESTING`] and [`limits::HEIGHT`].

mod analysis;
mod argument;
pub mod ast;
mod bind;
mod broken;
mod cursor;
mod cute;
mod error;
mod expr;
mod import;
mod int;
mod item;
pub mod limits;
mod operation;
mod operator;
mod option;
mod parse;
mod path;
mod shape;
mod split;
mod token;
mod word;

pub use error::{SyntaxError, SyntaxErrorKind};
pub use parse::parse_block;
pub use word::is_capital;
pub(crate) use word::{MEASURES, OPERATIONS, is_keyword};

/// What a token is that stands for a text, where it is one. What went through a macro's `$x:literal` has a group around
/// it.
#[must_use]
pub fn string(token: &proc_macro2::TokenTree) -> Option<String> {
    match token {
        proc_macro2::TokenTree::Literal(literal) => match syn::Lit::new(literal.clone()) {
            syn::Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        proc_macro2::TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::None => {
            string(&group.stream().into_iter().next()?)
        }
        _ => None,
    }
}

/// Whether a name is no keyword of Rust, and begins as those of modes and parameters do.
#[must_use]
pub fn is_lower(name: &str) -> bool {
    !word::is_keyword(name) && !is_capital(name)
}

/// A text as the expression that it would be, where it is one.
#[must_use]
pub fn expression(text: &str) -> Option<Box<ast::Expr>> {
    let tokens: proc_macro2::TokenStream = text.parse().ok()?;
    let mut errors = Vec::new();
    let block = parse_block(tokens, &mut errors);
    let inline = block.inline.filter(|_| errors.is_empty() && block.items.is_empty())?;
    Some(Box::new(inline.expr))
}
