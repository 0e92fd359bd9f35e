//! `use`: how a block gets the definitions that other blocks left behind.
//!
//! Each declared item leaves a hidden macro with its definition. A block with imports expands to a call of the first
//! one, which adds its definition and calls the next; the last one on the list is `layout!` again:
//!
//! ```text
//! first!{ [second] [third] [root::__private::layout_impl] { root body } }
//! second!{ [third] [root::__private::layout_impl] { root body } "…" }
//! layout_impl!{ { root body } "…" "…" "…" }
//! ```

use crate::diag::{self, catalog};
use crate::hash::Fnv;
use crate::serial::{self, Definition};
use crate::syntax::{
    self,
    ast::{Block, Head, Import, Item},
};
use crate::tokens::tokens;
use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree, token_stream};
use quote::quote;
use std::collections::BTreeMap;
use std::hash::Hasher;
use std::sync::{Mutex, PoisonError};

/// Rustc's recursion limit is 128: this leaves room for the calls around the chain.
const LIMIT: usize = 120;

/// What an invocation holds.
pub struct Entry {
    /// The path to the root crate, `$crate` of the front macro.
    pub root: TokenTree,
    /// The block.
    pub body: token_stream::IntoIter,
    /// Both of them.
    pub whole: TokenStream,
    /// The definitions of its imports, once they were fetched, in order; `None` where one is unreadable.
    pub definitions: Option<Vec<Option<Definition>>>,
}

/// Tells a block as the user wrote it from one with the definitions of its imports.
#[must_use]
pub fn entry(input: TokenStream) -> Option<Entry> {
    let mut tokens = input.clone().into_iter();
    let first = tokens.next()?;
    match &first {
        TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => {
            let read = |text: TokenTree| serial::read(&syntax::string(&text)?);
            Some(Entry { definitions: Some(tokens.map(read).collect()), ..entry(body.stream())? })
        }
        _ => Some(Entry { root: first, body: tokens, whole: input, definitions: None }),
    }
}

/// The call that fetches the imports of `block`, which is behind the root token in `whole`; `None` where it has none.
#[must_use]
pub fn chain(root: &TokenTree, block: &Block, whole: &TokenStream) -> Option<TokenStream> {
    let imports: Vec<&Import> = block
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Use(list) => Some(list),
            _ => None,
        })
        .flatten()
        .collect();
    let (first, rest) = imports.split_first()?;
    if let Some(over) = imports.get(LIMIT) {
        return Some(diag::render(&catalog::import::too_many(over.alias.span(), imports.len(), LIMIT)));
    }
    let path = &first.path;
    let rest = rest.iter().map(|import| &import.path);
    Some(quote!(#path ! { #([#rest])* [#root::__private::layout_impl] { #whole } }))
}

/// The name of the hidden macro of a declared item, unique in the crate.
fn hidden_name(name: &Ident, alias: &str) -> String {
    format!("__layout_{}_{:016x}", alias.trim_start_matches("r#"), fingerprint(name))
}

/// The hidden macro of a declared item and its re-export, for the root crate's `__layout!` and `__slice!` to write. `$`
/// is what no macro can write by itself.
pub(crate) fn left_behind(head: &Head, definition: &str) -> String {
    let alias = head.name.to_string();
    let export = if head.public { "macro_export" } else { "" };
    format!(" leaves_behind {} {alias} \"{definition}\" $ {export}", hidden_name(&head.name, &alias))
}

/// The hidden macro of a declared item and its re-export, in full.
#[must_use]
pub fn hidden(head: &Head, definition: &Definition, cfg: &TokenStream) -> TokenStream {
    let alias = head.name.to_string();
    let hidden = hidden_name(&head.name, &alias);
    let (export, vis) = if head.public { ("#[macro_export]", "pub") } else { ("", "") };
    let text = Literal::string(&serial::write(definition));
    let left = format!(
        "#[doc(hidden)] #[allow(non_local_definitions)] {export} macro_rules! {hidden} {{
([$($next:tt)*] $($rest:tt)*) => {{ $($next)* ! {{ $($rest)* {text} }} }}; }}"
    );
    let name = format!("use {hidden} as {alias};");
    if cfg.is_empty() && (head.public || head.vis.is_empty()) {
        // Nearly all, at once.
        return tokens(&format!("{left} #[doc(hidden)] {vis} {name}"));
    }
    let parts = [cfg.clone(), tokens(&left), cfg.clone(), tokens("#[doc(hidden)]"), head.vis.clone(), tokens(&name)];
    parts.into_iter().collect()
}

/// A hash of where a name stands: two modules may declare one name. Of the name's own token, not of the call: after an
/// import the call site is the exporter's. A user's macro that repeats a block repeats the token: the n-th time counts.
fn fingerprint(name: &Ident) -> u64 {
    let mut hasher = Fnv::default();
    // Not the file: builds in two folders agree. The bytes that a span prints are those of all files together.
    hasher.write(format!("{:?}", name.span()).as_bytes());
    let place = hasher.finish();
    hasher.write(&times(place).to_le_bytes());
    hasher.finish()
}

/// How often this compilation has declared something at a place before. Expansion is in source order, so two builds
/// agree.
fn times(place: u64) -> u32 {
    static SEEN: Mutex<BTreeMap<u64, u32>> = Mutex::new(BTreeMap::new());
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let count = seen.entry(place).or_default();
    *count += 1;
    *count
}
