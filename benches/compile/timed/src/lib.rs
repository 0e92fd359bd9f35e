//! `layout!`, saying on standard error how long it took, from tokens to tokens.

use proc_macro::{Ident, Span, TokenStream, TokenTree};
use std::time::Instant;

/// Expands a block as `layout_algebra::layout!` does.
#[proc_macro]
pub fn layout(block: TokenStream) -> TokenStream {
    let root = TokenTree::from(Ident::new("layout_algebra", Span::call_site()));
    let input: TokenStream = std::iter::once(root).chain(block).collect();
    let start = Instant::now();
    let output = layout_lang::expand::expand(input.into()).into();
    eprintln!("layout! took {} ns", start.elapsed().as_nanos());
    output
}
