//! `layout!`, saying on standard error how long it took, from tokens to tokens.

use proc_macro::{Ident, Span, TokenStream, TokenTree};
use std::time::Duration;

/// Expands a block as `layout_algebra::layout!` does.
#[proc_macro]
pub fn layout(block: TokenStream) -> TokenStream {
    let root = TokenTree::from(Ident::new("layout_algebra", Span::call_site()));
    let input: TokenStream = std::iter::once(root).chain(block).collect();
    let start = processor();
    let output = layout_lang::expand::expand(input.into()).into();
    eprintln!("layout! took {} ns", (processor() - start).as_nanos());
    output
}

/// How long this thread has run, whatever else the machine does; Linux only.
fn processor() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let spent = text.split(' ').next().and_then(|n| n.parse().ok());
    Duration::from_nanos(spent.expect("a number in /proc/thread-self/schedstat"))
}
