//! Counts the arithmetic that indices are made of, `*  /  %  <<  >>  ^  &`, outside `layout!` in the Rust files of a folder.
//!
//! Each must say on its line why it is none, after `// not an index:`; one that does not is an error.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let mut unexplained = 0;
    let mut files = rust_files(Path::new(&folder));
    files.sort();
    for file in &files {
        let text = fs::read_to_string(file).expect("a file that was listed is there");
        for (line, operator) in operators(&text) {
            let source = text.lines().nth(line - 1).unwrap_or_default();
            let reason = source.split_once("// not an index: ").map(|(_, reason)| reason);
            unexplained += usize::from(reason.is_none());
            println!(
                "{}:{line}: `{operator}` {}",
                file.display(),
                reason.unwrap_or("IS AN INDEX, or lacks its reason")
            );
        }
    }
    println!("{} files, {unexplained} unexplained", files.len());
    if unexplained == 0 && !files.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => rust_files(&path),
            false if path.extension().is_some_and(|extension| extension == "rs") => vec![path],
            false => Vec::new(),
        })
        .collect()
}

/// The operators outside `layout!`, each with its line. One operator of a line counts once.
fn operators(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    walk(text.parse().expect("a file that compiles is made of tokens"), &mut found);
    found.dedup();
    found
}

fn walk(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Group(group) if !is_layout(&tokens[..i]) => walk(group.stream(), found),
            TokenTree::Punct(_) => {
                let run: String = punctuation(&tokens[i..]);
                if is_value(&tokens[..i]) && is_operator(&run) && stands_apart(&tokens[..=i]) {
                    found.push((tokens[i].span().start().line, run.clone()));
                }
                i += run.len() - 1;
            }
            _ => {}
        }
        i += 1;
    }
}

/// The punctuation from here on that sticks together.
fn punctuation(tokens: &[TokenTree]) -> String {
    let mut run = String::new();
    for token in tokens {
        let TokenTree::Punct(punct) = token else { break };
        run.push(punct.as_char());
        if punct.spacing() == Spacing::Alone {
            break;
        }
    }
    run
}

/// Whether it is one of the operators, with `=` perhaps. What begins with one (`*const`, `&'a`) follows no value.
fn is_operator(run: &str) -> bool {
    matches!(run.trim_end_matches('='), "*" | "/" | "%" | "<<" | ">>" | "^" | "&")
}

/// Whether there is a space before the last token, as formatted code has it before an operator and not before a bracket of
/// generics.
fn stands_apart(tokens: &[TokenTree]) -> bool {
    match tokens {
        [.., before, last] => before.span().end() != last.span().start(),
        _ => false,
    }
}

/// Whether the tokens end in `layout!` or the like.
fn is_layout(before: &[TokenTree]) -> bool {
    matches!(before, [.., TokenTree::Ident(name), TokenTree::Punct(bang)] if name == "layout" && bang.as_char() == '!')
}

/// Whether the tokens end in something that an operator between two values may follow. A repetition of a macro's pattern,
/// `$(…)*`, does not.
fn is_value(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Punct(dollar), TokenTree::Group(_)] => dollar.as_char() != '$',
        [.., TokenTree::Group(group)] => group.delimiter() != Delimiter::Brace,
        [.., TokenTree::Ident(word)] => {
            !["as", "in", "return", "mut", "else", "match", "if", "while"].iter().any(|k| word == k)
        }
        [.., TokenTree::Literal(_)] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::operators;

    fn count(text: &str) -> usize {
        operators(text).len()
    }

    #[test]
    fn arithmetic_between_values_counts() {
        assert_eq!(count("fn f(a: u32, b: u32) -> u32 { a * b }"), 1);
        assert_eq!(count("fn f() { x[i % 4] ^= (a) << 2; g(a & 3) }"), 4);
        assert_eq!(count("m!(in(reg) a / 2, 3 >> b)"), 2);
    }

    #[test]
    fn types_references_and_layouts_do_not() {
        assert_eq!(
            count("fn f(p: *const u32, q: &mut u32) -> bool { *q = unsafe { *p }; a && b || c as *mut u8 == d }"),
            0
        );
        assert_eq!(count("layout! { A: logical -> physical = (row: 4 * 2):(1); } fn f() { layout!((4):(2 * 2)) }"), 0);
        assert_eq!(count("macro_rules! m { ($($x:expr),*) => { $($x,)* } }"), 0);
        assert_eq!(count("fn f<A: B<C: D>>(x: &[&'static str]) -> Vec<Vec<u32>> { g::<Vec<u32>>(x) }"), 0);
    }
}
