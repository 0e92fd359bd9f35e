//! Text to tokens.

// Of the compiler, and there in every crate.
extern crate proc_macro;

use proc_macro2::TokenStream;

const OURS: &str = "generated text lexes";

/// The tokens of a text of ours.
///
/// By the compiler's own lexer, which is optimised. `proc_macro2` would run its own over the text first, to survive a
/// text that does not lex: in an unoptimised macro that took as long as all the rest.
///
/// # Panics
/// It does not lex: a part of it was not written as Rust has it. Nothing is left out in silence.
#[must_use]
pub fn tokens(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        let tokens: proc_macro::TokenStream = text.parse().expect(OURS);
        return tokens.into();
    }
    text.parse().expect(OURS)
}
