//! `use`: how a block gets the definitions that other blocks left behind.
//!
//! Each declared item leaves a hidden macro with its definition. A block with imports expands to a call of the first
//! one, which calls the next, and the last calls `layout!` again with all definitions in front:
//!
//! ```text
//! first!{ root { root::__private::layout_impl } [{ second } b { third } c] [] a { body } }
//! layout_impl!{ root @import [a "…" b "…" c "…"] { body } }
//! ```

use crate::diag::{self, catalog};
use crate::serial::{self, Definition};
use crate::syntax::ast::{Block, Head, Import, Item};
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree, token_stream};
use quote::quote;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

/// One short of rustc's recursion limit of 128, with room for the calls around the chain.
const LIMIT: usize = 120;

/// What an invocation holds behind the root token.
pub enum Entry {
    /// A block as the user wrote it.
    First(TokenStream),
    /// A block with the definitions of its imports, in order; `None` where one is unreadable.
    Imported {
        /// The definitions.
        definitions: Vec<Option<Definition>>,
        /// The block.
        body: TokenStream,
    },
}

/// Tells the two apart.
#[must_use]
pub fn entry(tokens: token_stream::IntoIter) -> Entry {
    let tokens: Vec<TokenTree> = tokens.collect();
    if let [TokenTree::Punct(at), TokenTree::Ident(word), TokenTree::Group(list), TokenTree::Group(body)] =
        tokens.as_slice()
        && at.as_char() == '@'
        && word == "import"
        && body.delimiter() == Delimiter::Brace
    {
        let texts = list.stream().into_iter().filter_map(|t| match t {
            TokenTree::Literal(text) => Some(text.to_string()),
            _ => None,
        });
        let definitions = texts.map(|t| serial::read(t.trim_matches('"'))).collect();
        return Entry::Imported { definitions, body: body.stream() };
    }
    Entry::First(tokens.into_iter().collect())
}

/// The call that fetches a block's imports; `None` where it has none.
#[must_use]
pub fn chain(root: &TokenStream, block: &Block, body: &TokenStream) -> Option<TokenStream> {
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
    let (path, alias) = (&first.path, &first.alias);
    let rest = rest.iter().map(|Import { path, alias }| quote!({ #path } #alias));
    Some(quote!(#path ! { #root { #root::__private::layout_impl } [#(#rest)*] [] #alias { #body } }))
}

/// The hidden macro of a declared item, under a name that is unique in the crate, and its re-export.
#[must_use]
pub fn hidden(head: &Head, definition: &Definition, cfg: &TokenStream) -> TokenStream {
    let (vis, name) = (&head.vis, &head.name);
    let hidden = Ident::new(
        &format!("__layout_{}_{:016x}", name.to_string().trim_start_matches("r#"), fingerprint(name)),
        Span::call_site(),
    );
    let text = Literal::string(&serial::write(definition));
    let mut alias = name.clone();
    alias.set_span(Span::call_site());
    let export = (vis.to_string() == "pub").then(|| quote!(#[macro_export]));
    quote! {
        #cfg
        #[doc(hidden)]
        #[allow(non_local_definitions)]
        #export
        macro_rules! #hidden {
            ($r:tt { $($cb:tt)* } [] [$($d:tt)*] $alias:ident $body:tt) => {
                $($cb)* ! { $r @import [$($d)* $alias #text] $body }
            };
            ($r:tt $cb:tt [{ $($next:tt)* } $then:ident $($more:tt)*] [$($d:tt)*] $alias:ident $body:tt) => {
                $($next)* ! { $r $cb [$($more)*] [$($d)* $alias #text] $then $body }
            };
        }
        #cfg
        #[doc(hidden)]
        #vis use #hidden as #alias;
    }
}

/// A hash of where a name stands: two modules may declare one name. Of the name's own token, not of the call: after an
/// import the call site is the exporter's. A user's macro that repeats a block repeats the token: the n-th time counts.
fn fingerprint(name: &Ident) -> u64 {
    let span = name.span();
    let (start, mut hasher) = (span.start(), DefaultHasher::new());
    // Not the file: builds in two folders agree. The bytes that a span prints are those of all files together.
    (start.line, start.column, format!("{span:?}")).hash(&mut hasher);
    let place = hasher.finish();
    times(place).hash(&mut hasher);
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
