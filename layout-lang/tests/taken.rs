//! The names that a block refuses for its items are those that generated code gives its locals, and the types that it names.

use layout_lang::resolve::{LOCALS, NUMBERED, PREFIX, TYPES};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// One of each kind of item, in each of the ways in which its code is written; what the user names starts with `my`.
const BLOCKS: &[&str] = &[
    "My: logical -> physical = (mya: 4, myb: (3, 5)):(15, (5, 1)); MyRow = My | { mya };",
    "My: logical -> physical = (4, (3, 5)):(15, (5, 1)); MyCol = My | { i0 }; MyPoint = My | { i0 = 1, i1 = 2 };",
    "My: logical -> physical = (mya: 4, myb: 6):(6, 1); MyBig = repeat(My, 3:1); MyBigger = interleave(My, 3:1);",
    "My: logical -> physical = repeat(8:1, 3:1);",
    "My(mym): logical -> physical = (mya: mym, myb: 6):(6, 1); MyTiles(mym) = divide_ceil(My(mym), (4, 4)) | { tile.mya = 1 };",
    "My: logical -> physical = swizzle(2, 3, 0) @ (mya: 8, myb: 8):(8, 1); MyRow = My | { mya }; MyCol = My | { myb };",
    "My: logical -> physical = swizzle(3, 3, 0) @ (mya: 32, myb: 32):(36, 1); MyRow = divide(My, (4, 4)) | { tile };",
    "My: logical -> physical = swizzle(3, 3, 0) @ (mya: 32, myb: 32):(36, 1); MyRow = divide(My, (4, 4)) | { rest };",
    "#![index(u32)] My: logical -> physical = swizzle(3, 5, 0) @ (mya: 48, myb: 40):(40, 1); MyRow = divide(My, (6, 20)) | { rest.mya, tile.mya };",
    "#![index(u64)] My: logical -> physical = (mya: 3, myb: 5, myc: 7):(1, 3, 15); MyRow = My | { myb, myc };",
    "My: logical -> physical = swizzle(1, 1, 0) @ (myt: 2, mya: 2, myb: 2):(4, 2, 1); MyRow = My | { myt, mya = 1 };",
    "My(mym, myn): logical -> physical = (mya: mym, myb: myn):(myn, 1) where mym <= 1000, myn % 4 == 0; MyPoint(mym, myn) = My(mym, myn) | { mya, myb };",
    "My(myld): logical -> physical = (mya: 8, myb: 6):(myld, 1) where myld >= 6; MyRow(myld) = divide(My(myld), (2, 3)) | { rest };",
    "#![index(u32)] My(mym): logical -> physical = (mya: mym, myb: 6):(6, 1); MyTiles(mym) = divide(My(6 * mym), (3, 2)) | { rest };",
    "My(mym): logical -> physical = (mya: mym, myb: 6):(6, 1); MyTiles(mym) = divide_ceil(My(mym), (4, 4)); MyTile(mym) = MyTiles(mym) | { rest };",
    "My: logical -> physical = (mya: 10, myb: 6):(6, 1); MyTiles = divide_ceil(My, (4, 4)); MyTile = MyTiles | { rest };",
    "My(myld): logical -> physical = (mya: 10, myb: 6):(myld, 1) where myld >= 6; MyPart(myld) = permute(My(myld), (myb, mya)) | { myb };",
    "MyPart(myld): logical -> physical = ((mya: 10, myb: 6):(myld, 1)) | { mya } where myld >= 6;",
    "MyConst: logical -> physical = 3:1; const MY = 4;",
    "My: logical -> physical = (2, 2, 2, 2, 2, 2, 2, (2, 2)):(256, 128, 64, 32, 16, 8, 4, (2, 1)); MyRow = My | { i0 };",
    "My(mym, myn): logical -> physical = (mya: (2, mym), mya_1_above: (2, myn)):((2 * mym * myn, 2 * myn), (myn, 1)); MyPoint(mym, myn) = My(mym, myn) | { mya, mya_1_above };",
];

/// What Rust calls its primitive types.
const PRIMITIVES: &[&str] = &[
    "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128", "u16", "u32", "u64", "u8",
    "usize",
];

#[derive(Default)]
struct Names {
    bound: BTreeSet<String>,
    types: BTreeSet<String>,
}

impl Names {
    /// What stands where a local is bound: behind `let`, between `|` of a closure, in front of a `:`, and where
    /// `__layout!` and `__slice!` are told what to bind.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is =
            |i: Option<usize>, text: &str| i.and_then(|i| tokens.get(i)).is_some_and(|token| token.to_string() == text);
        for (i, token) in tokens.iter().enumerate() {
            let before = i.checked_sub(1);
            match token {
                // Attributes, and the fragments and repetitions of a `macro_rules!`.
                TokenTree::Group(_) if is(before, "#") => {}
                TokenTree::Group(group) => {
                    let mut front = i;
                    while is(front.checked_sub(2), "#") {
                        front -= 2;
                    }
                    let function = |name: &&str| is(front.checked_sub(1), name);
                    let parameters = ["index", "leaf_of", "new"].iter().any(function);
                    if is(before, "let") || (parameters && group.delimiter() == Delimiter::Bracket) {
                        self.pattern(group.stream());
                    }
                    self.scan(group.stream());
                }
                TokenTree::Ident(name) => {
                    let name = name.to_string();
                    let path = is(before, ":") && is(i.checked_sub(2), ":");
                    // Behind `$d`, which a macro writes for the `$` of another one.
                    let fragment = is(before, "$") || (is(before, "d") && is(i.checked_sub(2), "$"));
                    if fragment || is(before, "'") {
                    } else if PRIMITIVES.contains(&name.as_str()) {
                        self.types.extend((!path).then_some(name));
                    } else if is(before, "let")
                        || (is(before, "mut") && !is(i.checked_sub(2), "*"))
                        || closure(&tokens, i)
                        || typed(&tokens, i)
                        || moved(&tokens, i)
                        || is(before, "nth")
                        || is(before, "linear")
                        || (is(before, "self") && name != "new")
                    {
                        self.bound.insert(name);
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// All names of a pattern of tuples and arrays.
    fn pattern(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.pattern(group.stream()),
                TokenTree::Ident(name) => drop(self.bound.insert(name.to_string())),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

/// `name: …`, and no path.
fn typed(tokens: &[TokenTree], i: usize) -> bool {
    let colon = |i: usize| match tokens.get(i) {
        Some(TokenTree::Punct(p)) => p.as_char() == ':' && p.spacing() == Spacing::Alone,
        _ => false,
    };
    // A path begins with a joint colon.
    colon(i + 1)
}

/// `by name { … }`, from which `__slice!` writes a function that moves on.
fn moved(tokens: &[TokenTree], i: usize) -> bool {
    let before = i.checked_sub(1).map(|before| tokens[before].to_string());
    before.as_deref() == Some("by") && matches!(tokens.get(i + 1), Some(TokenTree::Group(_)))
}

/// `|name|`, `|name, …`, `, name|`.
fn closure(tokens: &[TokenTree], i: usize) -> bool {
    let text = |i: usize| tokens.get(i).map(ToString::to_string).unwrap_or_default();
    let (before, after) = (i.checked_sub(1).map(text).unwrap_or_default(), text(i + 1));
    (before == "|" && ["|", ","].contains(&after.as_str())) || (before == "," && after == "|")
}

/// What no user's name is: it does not start with `my`, nor is it written as `_`, in upper case, or set off by `__`.
fn ours(name: &str) -> bool {
    let first = name.chars().next().expect("a name");
    !name.contains("my") && !name.starts_with(PREFIX) && first.is_lowercase() && !["self", "mut"].contains(&name)
}

#[test]
fn what_generated_code_names() {
    let mut names = Names::default();
    let declare: TokenStream = include_str!("../../src/declare.rs").parse().unwrap();
    let is_macro =
        |tree: &TokenTree| matches!(tree, TokenTree::Group(group) if group.stream().to_string().contains("=>"));
    declare.into_iter().filter(is_macro).for_each(|body| names.scan(body.into()));
    for block in BLOCKS {
        let out = layout_lang::expand::expand(format!("root {block}").parse().unwrap());
        let out_text = out.to_string();
        let refusal = out_text.split("compile_error ! ").nth(1).map(|text| text.chars().take(200).collect::<String>());
        assert_eq!(refusal, None, "{block}");
        names.scan(out);
    }
    let bound = names.bound.iter().filter(|name| ours(name));
    let (numbered, plain): (Vec<&String>, Vec<&String>) =
        bound.partition(|name| name.ends_with(|c: char| c.is_ascii_digit()));
    let stem = |name: &&String| name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '_').to_owned();
    let stems: BTreeSet<String> = numbered.iter().map(stem).collect();
    assert_eq!(plain, sorted(LOCALS));
    assert_eq!(stems.iter().collect::<Vec<_>>(), sorted(NUMBERED));
    assert_eq!(names.types.iter().collect::<Vec<_>>(), sorted(TYPES));
}

/// A name of ours is bound once in a block: it hides no other.
fn bound_once(tokens: TokenStream, block: &str) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut seen = BTreeSet::new();
    for pair in tokens.windows(2) {
        let [word, name] = [&pair[0], &pair[1]].map(ToString::to_string);
        let new = word != "let" || !name.starts_with(PREFIX) || seen.insert(name.clone());
        assert!(new, "`{name}` twice: {block}");
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            bound_once(group.stream(), block);
        }
    }
}

#[test]
fn no_name_of_ours_hides_another() {
    for block in BLOCKS {
        bound_once(layout_lang::expand::expand(format!("root {block}").parse().unwrap()), block);
    }
}

fn sorted<'a>(list: &[&'a str]) -> Vec<&'a str> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

/// All of them are refused, and no error follows from that: what is made of such an item stands.
#[test]
fn refused_once() {
    let numbered = NUMBERED.iter().flat_map(|stem| [format!("{stem}0"), format!("{stem}1_0")]);
    let locals: Vec<String> = LOCALS.iter().map(ToString::to_string).chain(numbered).chain(["r#of".into()]).collect();
    for name in &locals {
        one_error(&format!("const {name} = 4; A: logical -> physical = ({name}, 2):(2, 1); B = A | {{ i0 }};"));
    }
    for name in TYPES.iter().copied().chain(locals.iter().map(String::as_str)) {
        one_error(&format!("{name}: logical -> physical = (4, 2):(2, 1); B = {name} | {{ i0 }}; C = {name} @ 8:1;"));
        one_error(&format!("A: logical -> physical = (4, 2):(2, 1); {name} = A | {{ i0 }};"));
    }
    for name in ["n", "m", "k", "x", "own", "index", "tiles", "smem_tile", "i_0a", "usize_", "theirs", "F", "I", "B"] {
        let block = format!("const {name} = 4; A: logical -> physical = ({name}, 2):(2, 1);");
        assert_eq!(errors(&block), 0, "{block}");
    }
    // A constant hides no type.
    TYPES.iter().for_each(|name| assert_eq!(errors(&format!("const {name} = 4;")), 0, "{name}"));
}

fn one_error(block: &str) {
    assert_eq!(errors(block), 1, "{block}");
}

fn errors(block: &str) -> usize {
    let out = layout_lang::expand::expand(format!("root {block}").parse().unwrap());
    out.to_string().matches("compile_error").count()
}
