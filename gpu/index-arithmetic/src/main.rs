//! Counts the arithmetic that indices are made of, `*  /  %  <<  >>  ^  &` and the methods that do the same, outside `layout!` in
//! the Rust files of a folder. Sums and differences, and `|`, are not counted.
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
            TokenTree::Ident(name) if is_method(&tokens[..i], &name.to_string()) => {
                found.push((name.span().start().line, name.to_string()));
            }
            TokenTree::Punct(_) => {
                let run: String = punctuation(&tokens[i..]);
                if is_operator(&run, &tokens[..i], &tokens[i..]) {
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

/// Whether the punctuation between these tokens begins with one of the operators, between two values. What else begins with
/// one follows no value (`*const`, `&'a`), is a bracket of generics (`Vec<Vec<u32>>`), or begins a statement behind a block.
fn is_operator(run: &str, before: &[TokenTree], after: &[TokenTree]) -> bool {
    let spaced = (gap(before.last(), after.first()), gap(after.get(run.len() - 1), after.get(run.len())));
    let is_one = match run.as_bytes() {
        [b'*' | b'&', ..] if ends_in_block(before) => spaced == (true, true),
        [b'&', rest @ ..] => rest.first() != Some(&b'&'),
        [b'*' | b'/' | b'%' | b'^', ..] => true,
        // Glued to both sides it is a shift in front of a number, and to the right in front of a name too.
        [b'<', b'<', ..] => spaced.0 || matches!(after.get(run.len()), Some(TokenTree::Literal(_))),
        [b'>', b'>', ..] => {
            spaced.0 || matches!(after.get(run.len()), Some(TokenTree::Literal(_) | TokenTree::Ident(_)))
        }
        _ => false,
    };
    is_one && is_value(before)
}

/// Whether there is a space between two tokens, as formatted code has it around an operator.
fn gap(left: Option<&TokenTree>, right: Option<&TokenTree>) -> bool {
    left.zip(right).is_some_and(|(left, right)| left.span().end() != right.span().start())
}

/// Whether the last token is a block, behind which a statement may begin.
fn ends_in_block(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [.., TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace)
}

/// Whether the identifier after these tokens names a method that is one of the operators: `.wrapping_mul`, `u32::pow`.
fn is_method(before: &[TokenTree], name: &str) -> bool {
    const VERBS: [&str; 8] = ["mul", "div", "rem", "shl", "shr", "pow", "bitxor", "bitand"];
    const PREFIXES: [&str; 6] = ["", "wrapping_", "checked_", "saturating_", "overflowing_", "unchecked_"];
    const OTHERS: [&str; 6] = ["div_ceil", "next_multiple_of", "rotate_left", "rotate_right", "mul_add", "isqrt"];
    let stem = name.strip_suffix("_euclid").or(name.strip_suffix("_assign")).unwrap_or(name);
    let is_verb = PREFIXES.iter().any(|prefix| stem.strip_prefix(prefix).is_some_and(|verb| VERBS.contains(&verb)));
    let is_called = match before {
        [.., TokenTree::Punct(dot)] if dot.as_char() == '.' => true,
        [.., TokenTree::Punct(first), TokenTree::Punct(second)] => first.as_char() == ':' && second.as_char() == ':',
        _ => false,
    };
    is_called && (is_verb || OTHERS.contains(&name))
}

/// Whether the tokens end in `layout!` or the like.
fn is_layout(before: &[TokenTree]) -> bool {
    matches!(before, [.., TokenTree::Ident(name), TokenTree::Punct(bang)] if name == "layout" && bang.as_char() == '!')
}

/// Whether the tokens end in something that an operator between two values may follow. A repetition of a macro's pattern,
/// `$(…)*`, does not, nor an attribute.
fn is_value(before: &[TokenTree]) -> bool {
    const KEYWORDS: [&str; 16] = [
        "as", "in", "return", "mut", "else", "match", "if", "while", "let", "for", "ref", "dyn", "impl", "where",
        "break", "move",
    ];
    match before {
        [.., TokenTree::Punct(sign), TokenTree::Group(_)] => !matches!(sign.as_char(), '$' | '#'),
        [.., TokenTree::Group(_) | TokenTree::Literal(_)] => true,
        [tried @ .., TokenTree::Punct(question)] => question.as_char() == '?' && is_value(tried),
        [.., TokenTree::Ident(word)] => !KEYWORDS.iter().any(|keyword| word == keyword),
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
    fn behind_what_may_fail_and_behind_blocks_too() {
        assert_eq!(count("fn f() -> Option<u32> { Some(b? * 3) }"), 1);
        assert_eq!(count("fn f() { let x = if a { 2 } else { 3 } * 5; unsafe { g() } & 3 }"), 2);
        assert_eq!(count("fn f() { unsafe { g() } / 2; match x { _ => 1 } << 4 }"), 2);
        assert_eq!(count("fn f() { while a { b() } *q = 1; if a { b() } &c; for &x in y {} let &z = y; }"), 0);
    }

    #[test]
    fn without_spaces_too() {
        assert_eq!(count("m!(a*b, a/2, a%b, a^b, a&b)"), 5);
        assert_eq!(count("m!(a*-b)"), 1);
        assert_eq!(count("m!(a<<2, a>>b, a>>2)"), 2, "one operator of a line counts once where it follows itself");
        assert_eq!(count("m!(a&&b, a as *const u8, Vec<<A as B>::C>)"), 0);
    }

    #[test]
    fn methods_that_do_the_same_count() {
        assert_eq!(count("fn f() { x.wrapping_mul(7) + x.pow(2) - u32::checked_shl(x, 2) + x.rem_euclid(3) }"), 4);
        assert_eq!(count("fn f() { x.div_ceil(7) }"), 1);
        assert_eq!(count("fn mul() { x.multiply(mul(y), pow) }"), 0);
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
