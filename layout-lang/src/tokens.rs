//! Text to tokens.

// Of the compiler, and there in every crate.
extern crate proc_macro;

use proc_macro2::TokenStream;

/// The tokens of a text of ours. It always lexes, and if it ever did not, the compiler would miss an item and say so.
///
/// By the compiler's own lexer, which is optimised. `proc_macro2` would run its own over the text first, to survive a
/// text that does not lex: in an unoptimised macro that took as long as all the rest.
#[must_use]
pub fn tokens(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        return text.parse().map(|tokens: proc_macro::TokenStream| tokens.into()).unwrap_or_default();
    }
    text.parse().unwrap_or_default()
}
