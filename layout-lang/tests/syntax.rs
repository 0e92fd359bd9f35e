//! The parser: every production, every refusal with its place, and input that nobody would write.

#[path = "syntax/accepted.rs"]
mod accepted;
#[path = "syntax/invisible.rs"]
mod invisible;
#[path = "syntax/limits.rs"]
mod limits;
#[path = "support/noise.rs"]
mod noise;
#[path = "syntax/recovery.rs"]
mod recovery;
#[path = "syntax/refused.rs"]
mod refused;
#[path = "syntax/show.rs"]
mod show;
#[path = "syntax/soup.rs"]
mod soup;

use layout_lang::syntax::ast::Block;
use layout_lang::syntax::{SyntaxError, SyntaxErrorKind as Kind, parse_block};
use proc_macro2::TokenStream;

fn tokens(source: &str) -> TokenStream {
    source.parse().expect("the source is made of tokens")
}

fn parse(tokens: TokenStream) -> (Block, Vec<SyntaxError>) {
    let mut errors = Vec::new();
    let block = parse_block(tokens, &mut errors);
    (block, errors)
}

/// Parses what must be right.
fn good(source: &str) -> Block {
    let (block, errors) = parse(tokens(source));
    assert!(errors.is_empty(), "{source}: {errors:?}");
    block
}

/// The one error of a source.
fn error(source: &str) -> SyntaxError {
    let (_, mut errors) = parse(tokens(source));
    assert_eq!(errors.len(), 1, "{source}: {errors:?}");
    errors.remove(0)
}

/// A source with `^` in front of the token to blame: `kind` is the one error, at that token.
fn refused(marked: &str, kind: &Kind) {
    let at = marked.find('^').expect("a mark");
    let source = marked.replacen('^', "", 1);
    let e = error(&source);
    assert_eq!(e.kind, *kind, "{source}");
    let line = marked[..at].matches('\n').count() + 1;
    let column = at - marked[..at].rfind('\n').map_or(0, |n| n + 1);
    let start = e.span.start();
    assert_eq!((start.line, start.column), (line, column), "{source}");
}

fn expected(marked: &str, what: &'static str, found: &str) {
    refused(marked, &Kind::Expected { what, found: found.to_owned() });
}
