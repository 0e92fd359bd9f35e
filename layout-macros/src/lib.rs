//! The procedural macro of `layout-algebra`: a shell over `layout-lang`.

use proc_macro::TokenStream;

/// Expands a `layout!` block; the first token is the path to the root crate. Called through `layout_algebra::layout!`.
#[proc_macro]
pub fn layout_impl(input: TokenStream) -> TokenStream {
    layout_lang::expand::expand(input.into()).into()
}
