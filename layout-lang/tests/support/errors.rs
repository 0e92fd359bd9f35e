//! What `layout!` says of a block.

use proc_macro2::{TokenStream, TokenTree};

/// The texts of all errors that a block expands to.
pub fn errors(block: &str) -> Vec<String> {
    fn collect(tokens: TokenStream, out: &mut Vec<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let is_error = i >= 2 && matches!(&tokens[i - 2], TokenTree::Ident(name) if name == "compile_error");
            match group.stream().into_iter().next() {
                Some(TokenTree::Literal(text)) if is_error => match syn::Lit::new(text) {
                    syn::Lit::Str(text) => out.push(text.value()),
                    _ => panic!("a message is a text"),
                },
                _ => collect(group.stream(), out),
            }
        }
    }
    let mut out = Vec::new();
    collect(layout_lang::expand::expand(format!("root {block}").parse().unwrap()), &mut out);
    out
}
