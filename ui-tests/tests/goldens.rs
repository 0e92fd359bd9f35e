//! The goldens read as a whole: their form, what of the catalogue they show, and whether what they suggest is accepted.

#[path = "../../layout-lang/tests/support/follow.rs"]
mod follow;

use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// A case, its golden, and the golden's name.
struct Case {
    family: String,
    name: String,
    source: String,
    golden: String,
}

/// All cases that are refused by the macro.
fn cases() -> Vec<Case> {
    let mut out = Vec::new();
    for family in names("ui") {
        for file in names(&format!("ui/{family}")) {
            let Some(name) = file.strip_suffix(".rs").filter(|_| family != "pass") else { continue };
            let read = |end: &str| fs::read_to_string(format!("ui/{family}/{name}.{end}"));
            let golden = read("stderr").unwrap_or_else(|_| panic!("{family}/{name} has no golden"));
            out.push(Case { family: family.clone(), name: name.to_owned(), source: read("rs").unwrap(), golden });
        }
    }
    out
}

fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut out: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    out.sort();
    out
}

/// The lines that the macro wrote: titles, notes and helps.
fn words(golden: &str) -> Vec<&str> {
    let ours = |line: &&str| line.starts_with("error: ") || line.starts_with("       ");
    golden.lines().filter(ours).collect()
}

#[test]
fn titles_stand_alone() {
    for Case { family, name, golden, .. } in cases() {
        for title in golden.lines().filter_map(|line| line.strip_prefix("error: ")) {
            let first = title.chars().next().unwrap();
            assert!(title.chars().count() <= 100, "{family}/{name}: {title}");
            assert!(!first.is_uppercase() && !title.ends_with('.'), "{family}/{name}: {title}");
            assert!(
                !["illegal", "invalid", "bad "].iter().any(|word| title.contains(word)),
                "{family}/{name}: {title}"
            );
        }
    }
}

#[test]
fn one_defect_gives_one_error() {
    for Case { family, name, golden, .. } in cases() {
        let errors = golden.lines().filter(|line| line.starts_with("error")).count();
        let several = family == "several";
        assert!(if several { errors > 1 } else { errors == 1 }, "{family}/{name}: {errors} errors");
        assert!(!golden.contains("warning: "), "{family}/{name}");
    }
}

#[test]
fn every_golden_has_a_case() {
    for family in names("ui") {
        let files = names(&format!("ui/{family}"));
        for golden in files.iter().filter_map(|f| f.strip_suffix(".stderr")) {
            assert!(files.contains(&format!("{golden}.rs")), "{family}/{golden}");
        }
    }
}

/// How many refusals carry evidence: a note with coordinates, or one with numbers.
#[test]
fn evidence() {
    let cases: Vec<Case> = cases().into_iter().filter(|c| c.family != "rustc").collect();
    let note = |line: &str| !line.contains("help: ") && !line.starts_with("error");
    let having =
        |test: fn(&str) -> bool| cases.iter().filter(|c| words(&c.golden).iter().any(|l| note(l) && test(l))).count();
    let (coordinates, numbers) =
        (having(|l| l.contains(") -> ")), having(|l| l.contains(|c: char| c.is_ascii_digit())));
    let total = cases.len();
    println!("{total} refusals: {coordinates} show coordinates, {numbers} show numbers in a note");
    for family in names("ui") {
        let of = cases.iter().filter(|c| c.family == family);
        println!("  {family}: {}", of.count());
    }
    assert!(coordinates >= 40 && numbers >= 80, "{coordinates} {numbers}");
}

/// What no case here can show: what the checks in front leave no room for, what texts at run time get to read
/// (`layout_lang::text`), and blocks of 4,097 items, of hundreds of errors, or of very large ones
/// (`layout-lang/tests/bad_input.rs`).
const ELSEWHERE: &[&str] = &[
    "does not apply here",
    "please report this: ",
    "the restriction does not fit in 64 bits",
    "is a name, and a text declares none",
    "write the layout itself",
    "this operand",
    "a block holds at most",
    "the layouts of this block are too large together to be evaluated",
    "no other strides were tried: the refusals of this block",
    "elements are no vector; the search for the place ran out",
    "split the block; `use` brings layouts from one into another",
];

/// Each sentence of the catalogue stands in some golden: of each text, its longest part between placeholders.
#[test]
fn every_sentence_is_shown() {
    let shown: String = cases().iter().map(|c| words(&c.golden).join("\n")).collect();
    let folder = Path::new("../layout-lang/src/diag/catalog");
    let (mut missing, mut elsewhere) = (Vec::new(), HashSet::new());
    let mut sentences = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
        let mut texts = Vec::new();
        literals(tokens, &mut texts);
        for text in texts {
            let Some(part) = longest_part(&text) else { continue };
            sentences += 1;
            if shown.contains(&part) {
                continue;
            }
            match ELSEWHERE.iter().find(|excused| part.contains(excused.trim())) {
                Some(excused) => drop(elsewhere.insert(excused)),
                None => missing.push(format!("{}: {part}", path.file_name().unwrap().display())),
            }
        }
    }
    println!("{sentences} sentences");
    assert!(missing.is_empty(), "no golden shows:\n{}", missing.join("\n"));
    let stale: Vec<&&str> = ELSEWHERE.iter().filter(|excused| !elsewhere.contains(excused)).collect();
    assert!(stale.is_empty(), "shown, or no longer said: {stale:?}");
}

/// String literals, without attributes and what follows `#[cfg(test)]`.
fn literals(tokens: TokenStream, out: &mut Vec<String>) {
    let mut pound = false;
    for token in tokens {
        match token {
            TokenTree::Group(_) if pound => {}
            TokenTree::Group(group) => literals(group.stream(), out),
            TokenTree::Literal(literal) => {
                if let syn::Lit::Str(text) = syn::Lit::new(literal.clone()) {
                    out.push(text.value());
                }
            }
            TokenTree::Punct(ref p) if p.as_char() == '#' || (pound && p.as_char() == '!') => {
                pound = true;
                continue;
            }
            _ => {}
        }
        pound = false;
    }
}

/// The longest piece between the placeholders of a format string, if it is a phrase at all.
fn longest_part(text: &str) -> Option<String> {
    let text = text.replace("{{", "\u{1}").replace("}}", "\u{2}");
    let mut parts = vec![String::new()];
    let mut inside = false;
    for c in text.chars() {
        match c {
            '{' => inside = true,
            '}' => {
                inside = false;
                parts.push(String::new());
            }
            _ if inside => {}
            '\u{1}' => parts.last_mut().unwrap().push('{'),
            '\u{2}' => parts.last_mut().unwrap().push('}'),
            c => parts.last_mut().unwrap().push(c),
        }
    }
    let longest = parts.into_iter().max_by_key(String::len)?;
    let phrase = longest.trim().len() >= 10 && longest.trim().contains(' ');
    phrase.then(|| longest.trim().to_owned())
}

/// Each literal, swizzle, divisor and pitch that a help suggests is accepted in the place of what was refused.
#[test]
fn what_a_help_suggests_is_accepted() {
    let families = [
        "alias",
        "dense",
        "zero-stride",
        "divide",
        "swizzle-overlap",
        "operand",
        "undecided",
        "readme",
        "several",
        "assert",
    ];
    let mut tried = 0;
    for case in cases().iter().filter(|c| families.contains(&c.family.as_str())) {
        for error in case.golden.split("\nerror: ") {
            let Some(at) = place(error, &case.source) else { continue };
            for help in error.lines().filter_map(|line| line.trim_start().strip_prefix("help: ")) {
                for fixed in applied(&case.source, at, help) {
                    tried += 1;
                    let refusals = expanded(&fixed);
                    // Where several items are refused, one repair cures one.
                    let left = case.golden.matches("error: ").count() - 1;
                    assert!(refusals <= left, "{}/{}: {help}\n{fixed}", case.family, case.name);
                }
            }
        }
    }
    println!("{tried} suggestions accepted");
    assert!(tried >= 50, "{tried}");
}

/// The byte that an error points at.
fn place(error: &str, source: &str) -> Option<usize> {
    let (_, rest) = error.split_once(" --> ")?;
    let mut numbers = rest.lines().next()?.rsplit(':');
    let column: usize = numbers.next()?.parse().ok()?;
    let line: usize = numbers.next()?.parse().ok()?;
    let start: usize = source.lines().take(line - 1).map(|l| l.len() + 1).sum();
    Some(start + column - 1)
}

/// The source with each suggestion of a help in place.
fn applied(source: &str, at: usize, help: &str) -> Vec<String> {
    let replaced = |(from, to): (usize, usize), by: &str| format!("{}{by}{}", &source[..from], &source[to..]);
    if help.starts_with("in `") || help.starts_with("in this assertion") {
        // One that makes another assertion fail is tried where that is said.
        return follow::followed(source, help).into_iter().filter(|_| !help.contains("; but then `")).collect();
    }
    let quoted: Vec<&str> = help.split('`').skip(1).step_by(2).collect();
    let mut out = Vec::new();
    for text in &quoted {
        if text.starts_with('(') && text.contains("):(") {
            out.extend(literal_around(source, at).map(|range| replaced(range, text)));
        } else if text.starts_with("swizzle(") || text.starts_with("Swizzle<") {
            let start = source[..at].rfind(&text[..8]).filter(|_| !text.contains("@"));
            out.extend(
                start.map(|start| replaced((start, start + source[start..].find([')', '>']).unwrap() + 1), text)),
            );
        } else if let Some(pitch) = text.strip_prefix("pitch = ") {
            out.push(replaced((at, at + source[at..].find([')', ',']).unwrap()), pitch));
        } else if *text == "logical -> physical" {
            out.push(source.replace("logical -> logical", text));
        }
    }
    if let Some((divisors, _)) = help.split_once(" divide") {
        let end = at + source[at..].find([')', ',']).unwrap();
        let numbers = divisors.split(" and ").filter(|n| n.parse::<u64>().is_ok());
        out.extend(numbers.map(|n| replaced((at, end), n)));
    }
    out
}

/// The literal `( … ):( … )` around a place: where it starts and ends.
fn literal_around(source: &str, at: usize) -> Option<(usize, usize)> {
    source.match_indices("):(").chain(source.match_indices(")\n        :(")).find_map(|(close, colon)| {
        let start = matching(source[..=close].char_indices().rev(), ')', '(')?;
        let open = close + colon.len() - 1;
        let end = open + matching(source[open..].char_indices(), '(', ')')? + 1;
        (start..end).contains(&at).then_some((start, end))
    })
}

/// Where the bracket that comes first is closed.
fn matching(characters: impl Iterator<Item = (usize, char)>, open: char, close: char) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in characters {
        depth += i32::from(c == open) - i32::from(c == close);
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// How many errors the first `layout!` of a source expands to.
fn expanded(source: &str) -> usize {
    fn find(tokens: TokenStream) -> Option<TokenStream> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        tokens
            .windows(3)
            .find_map(|w| match w {
                [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Group(body)] if name == "layout" => {
                    Some(body.stream())
                }
                _ => None,
            })
            .or_else(|| {
                tokens.into_iter().find_map(|t| match t {
                    TokenTree::Group(group) => find(group.stream()),
                    _ => None,
                })
            })
    }
    let body = find(source.parse().unwrap()).expect("a block");
    let input: TokenStream = "root".parse::<TokenStream>().unwrap().into_iter().chain(body).collect();
    layout_lang::expand::expand(input).to_string().matches("compile_error").count()
}
