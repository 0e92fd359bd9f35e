//! Whatever stands in a block: a clear error or the right answer, without a panic and without a hang.

#[path = "bad_input/caps.rs"]
mod caps;
#[path = "bad_input/definitions.rs"]
mod definitions;
#[path = "bad_input/extremes.rs"]
mod extremes;
#[path = "bad_input/growth.rs"]
mod growth;
#[path = "bad_input/names.rs"]
mod names;
#[path = "support/noise.rs"]
mod noise;
#[path = "bad_input/numbers.rs"]
mod numbers;
#[path = "bad_input/refusals.rs"]
mod refusals;
#[path = "bad_input/soup.rs"]
mod soup;
#[path = "bad_input/work.rs"]
mod work;

use proc_macro2::{TokenStream, TokenTree};
use std::time::{Duration, Instant};

/// The texts of the errors that a block expands to, and the expansion itself.
fn expand(block: &str) -> (Vec<String>, String) {
    expand_tokens(format!("root {block}").parse().unwrap())
}

fn expand_tokens(tokens: TokenStream) -> (Vec<String>, String) {
    let start = Instant::now();
    let out = layout_lang::expand::expand(tokens);
    let elapsed = start.elapsed();
    // Far more than what is meant: a test machine may be busy, and a hang is what this is to notice.
    assert!(elapsed < Duration::from_secs(60), "{elapsed:?}");
    let mut errors = Vec::new();
    collect(out.clone(), &mut errors);
    (errors, out.to_string())
}

fn collect(tokens: TokenStream, errors: &mut Vec<String>) {
    let mut named = false;
    for token in tokens {
        match token {
            TokenTree::Ident(name) => named = name == "compile_error",
            TokenTree::Group(group) if named => {
                errors.push(group.stream().to_string());
                named = false;
            }
            TokenTree::Group(group) => collect(group.stream(), errors),
            _ => {}
        }
    }
}

#[track_caller]
fn accepted(block: &str) -> String {
    let (errors, out) = expand(block);
    assert_eq!(errors, [""; 0], "{}", block.chars().take(300).collect::<String>());
    out
}

/// One error, with this in it.
#[track_caller]
fn refused(block: &str, text: &str) {
    let (errors, _) = expand(block);
    let shown: String = block.chars().take(300).collect();
    assert!(errors.len() == 1 && errors[0].contains(text), "{shown}: {errors:?}");
}

/// As one item of a block and as an inline form.
const TO: &str = "A: logical -> physical =";

#[test]
fn nothing_and_almost_nothing() {
    accepted("");
    accepted("#![index(u32)]");
    assert_eq!(layout_lang::expand::expand(TokenStream::new()).to_string(), "");
    refused(";", "expected an item");
    refused("()", "a shape has at least one mode");
    refused(&format!("{TO} ():();"), "a shape has at least one mode");
    refused(&format!("{TO} (4, ()):(1, ());"), "a shape has at least one mode");
    refused(&format!("{TO} 8:();"), "a shape has at least one mode");
    refused(&format!("{TO} ;"), "expected a layout");
    refused("const N = ;", "expected an integer");
    refused("A", "is not declared");
}
