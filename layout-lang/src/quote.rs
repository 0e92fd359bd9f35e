//! Checked maps to tokens.

use crate::check::Slice;
use crate::code::Code;
use crate::imports;
use crate::index::IndexType;
use crate::serial::{self, Definition};
use crate::slice_code::SliceCode;
use crate::syntax::ast::Head;
use crate::tokens::tokens;
use layout_core::decide::budget::Budget;
use layout_core::decide::{cosize, injective};
use layout_core::{Map, Space};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use std::iter;

/// What all items of a block share.
pub struct Context<'a> {
    /// The path to the root crate.
    pub root: &'a TokenTree,
    /// The integer type.
    pub index: IndexType,
}

/// What was proved of a map beyond its validity.
#[derive(Clone, Copy)]
pub struct Proofs {
    /// No two coordinates at one address.
    pub injective: bool,
    /// A bijection onto `[0, size)`.
    pub dense: bool,
    /// The largest value plus one.
    pub cosize: u64,
    /// Nothing: the item was refused, and its functions do not check their arguments.
    pub refused: bool,
}

impl Proofs {
    /// The decisions on a map, but for its cosize where that is known.
    #[must_use]
    pub fn of(map: &Map, known: Option<u64>, budget: &mut Budget) -> Self {
        let cosize = known.map_or_else(|| cosize::cosize(map), Ok);
        let injective = injective::injective(map, budget);
        let dense = injective::bijective_given(map, injective, cosize);
        let cosize = cosize.unwrap_or(u64::MAX);
        Proofs { injective: map.to == Space::Physical && injective, dense, cosize, refused: false }
    }
}

/// `pub const NAME: usize = n;`, importable by other blocks.
#[must_use]
pub fn constant(head: &Head, n: u64) -> TokenStream {
    constant_as(head, n, &Definition::Int(n))
}

/// A constant and what it leaves behind for imports.
pub(crate) fn constant_as(head: &Head, n: u64, definition: &Definition) -> TokenStream {
    let Attributes { cfg, other, .. } = Attributes::of(head);
    let (vis, name) = (&head.vis, &head.name);
    let doc = format!("`{n}`, a named integer of `layout!`.");
    let value = Literal::u64_unsuffixed(n);
    let hidden = imports::hidden(head, definition, &cfg);
    let span = located(name);
    let item = quote_spanned!(span=> #other #[doc = #doc] #vis const #name: usize = #value;);
    quote!(#cfg #item #hidden)
}

/// One more paragraph of an item's documentation.
#[must_use]
pub fn paragraph(text: &str) -> TokenStream {
    let text = format!("\n\n{text}");
    quote!(#[doc = #text])
}

/// The items of a declared layout.
#[must_use]
pub fn layout(context: &Context<'_>, head: &Head, map: &Map, cosize: Option<u64>, budget: &mut Budget) -> TokenStream {
    let proofs = Proofs::of(map, cosize, budget);
    declared(context, head, map, proofs, &serial::map(map), budget)
}

/// A layout's items, and what they leave behind for imports.
pub(crate) fn declared(
    context: &Context<'_>,
    head: &Head,
    map: &Map,
    proofs: Proofs,
    definition: &str,
    budget: &mut Budget,
) -> TokenStream {
    let attributes = Attributes::of(head);
    let behind = imports::left_behind(head, definition);
    let code = Code::new(map, proofs, context.index, budget).declaration(attributes.allow, &behind);
    let code = [tokens(&code), bracketed(&head.vis).into()];
    structure(context, "__layout", Named { name: &head.name, vis: &head.vis }, attributes, code)
}

/// The items of a restriction bound at run time. `of` is the layout that it restricts, where that has a name.
#[must_use]
pub fn slice(
    context: &Context<'_>,
    head: &Head,
    slice: &Slice,
    of: Option<TokenStream>,
    cosize: Option<u64>,
    budget: &mut Budget,
) -> TokenStream {
    let proofs = SliceProofs { cosize: cosize.unwrap_or_else(|| cosize_of(slice)), refused: false };
    slice_as(context, head, slice, of, &serial::slice(&slice.map, slice.bound), proofs, budget)
}

/// What is known of a restriction bound at run time.
pub(crate) struct SliceProofs {
    /// The largest value plus one.
    pub cosize: u64,
    /// Nothing else: the item was refused.
    pub refused: bool,
}

/// The cosize of a restriction, over all bound coordinates.
pub(crate) fn cosize_of(slice: &Slice) -> u64 {
    cosize::cosize(&slice.map).unwrap_or(u64::MAX)
}

/// A slice's items, and what they leave behind for imports.
pub(crate) fn slice_as(
    context: &Context<'_>,
    head: &Head,
    slice: &Slice,
    of: Option<TokenStream>,
    definition: &str,
    SliceProofs { cosize, refused }: SliceProofs,
    budget: &mut Budget,
) -> TokenStream {
    let attributes = Attributes::of(head);
    let behind = imports::left_behind(head, definition);
    let code = SliceCode::new(slice, cosize, context.index, budget);
    let code = code.declaration(attributes.allow, of.is_some(), refused, &behind, budget);
    let of = of.map_or_else(TokenStream::new, |of| {
        [Ident::new("of", located(&head.name)).into(), bracketed(&of)].into_iter().collect()
    });
    structure(context, "__slice", Named { name: &head.name, vis: &head.vis }, attributes, [of, tokens(&code)])
}

/// The inline form: a block with a struct of its own, whose value it is.
#[must_use]
pub fn inline(context: &Context<'_>, map: &Map, budget: &mut Budget) -> TokenStream {
    let proofs = Proofs::of(map, None, budget);
    inline_as(context, map, proofs, budget)
}

/// The inline form with what is known of its map.
pub(crate) fn inline_as(context: &Context<'_>, map: &Map, proofs: Proofs, budget: &mut Budget) -> TokenStream {
    let name = Ident::new("Inline", Span::call_site());
    let code = Code::new(map, proofs, context.index, budget).declaration("", "");
    let (vis, attributes) = (TokenStream::new(), Attributes::default());
    let items = structure(context, "__layout", Named { name: &name, vis: &vis }, attributes, [tokens(&code)]);
    quote!({ #items #name })
}

/// Generated code points at the declared name but belongs to the macro: lints stay silent, and `unsafe impl` is no
/// unsafe code of the user.
pub(crate) fn located(name: &Ident) -> Span {
    Span::call_site().located_at(name.span())
}

/// A visibility, none too, as one token.
fn bracketed(vis: &TokenStream) -> TokenTree {
    Group::new(Delimiter::Bracket, vis.clone()).into()
}

/// What a struct is called, and who sees it.
struct Named<'a> {
    name: &'a Ident,
    vis: &'a TokenStream,
}

/// The call of the root crate's macro that writes the items; `code` is all from behind the struct's attributes.
fn structure<const N: usize>(
    context: &Context<'_>,
    macro_name: &str,
    Named { name, vis }: Named<'_>,
    attributes: Attributes,
    code: [TokenStream; N],
) -> TokenStream {
    let Attributes { cfg, other, .. } = attributes;
    let span = located(name);
    let declared =
        [Ident::new("struct", span).into(), name.clone().into(), mark(';', Spacing::Alone, span), bracketed(vis)];
    let mut inside: TokenStream = declared.into_iter().collect();
    inside.extend(iter::once(other).chain(code));
    called(context, cfg, macro_name, inside, span)
}

/// `#cfg root::name! { … }`. Token by token: `quote!` takes many more steps, and the macro runs unoptimised.
fn called(context: &Context<'_>, cfg: TokenStream, name: &str, inside: TokenStream, span: Span) -> TokenStream {
    let mut group = Group::new(Delimiter::Brace, inside);
    group.set_span(span);
    let call = [
        context.root.clone(),
        mark(':', Spacing::Joint, span),
        mark(':', Spacing::Alone, span),
        Ident::new(name, span).into(),
        mark('!', Spacing::Alone, span),
        group.into(),
    ];
    let call = call.into_iter().collect();
    if cfg.is_empty() { call } else { [cfg, call].into_iter().collect() }
}

fn mark(character: char, spacing: Spacing, span: Span) -> TokenTree {
    let mut mark = Punct::new(character, spacing);
    mark.set_span(span);
    mark.into()
}

/// The attributes of an item: `#[cfg]` goes on everything generated, `other` on the struct or constant. What is
/// generated for a deprecated item is no use of it.
#[derive(Default)]
pub(crate) struct Attributes {
    /// Conditions.
    pub cfg: TokenStream,
    /// What impls for a deprecated item need.
    pub allow: &'static str,
    /// The rest.
    pub other: TokenStream,
}

impl Attributes {
    /// Of the attributes as written.
    pub fn of(head: &Head) -> Self {
        let mut out = Attributes::default();
        if head.only_documented {
            out.other = head.attrs.clone();
            return out;
        }
        for tree in head.attrs.clone() {
            if let TokenTree::Group(group) = tree {
                out.sort(&[], group.stream());
            }
        }
        out
    }

    /// One attribute, which stands where all of `given` hold: what `cfg_attr` wraps is looked into.
    fn sort(&mut self, given: &[TokenStream], attribute: TokenStream) {
        let mut tokens = attribute.clone().into_iter();
        let word = tokens.next().map_or_else(String::new, |t| t.to_string());
        match (word.as_str(), tokens.next()) {
            ("cfg", Some(TokenTree::Group(condition))) if given.is_empty() => {
                let condition = condition.stream();
                self.cfg.extend(quote!(#[cfg(#condition)]));
            }
            ("cfg", Some(TokenTree::Group(condition))) => {
                let condition = condition.stream();
                self.cfg.extend(quote!(#[cfg(any(not(all(#(#given),*)), #condition))]));
            }
            ("cfg_attr", Some(TokenTree::Group(list))) => {
                let mut list = separated(list.stream()).into_iter();
                let given = [given, &[list.next().unwrap_or_default()]].concat();
                list.for_each(|inner| self.sort(&given, inner));
            }
            (word, _) => {
                if word == "deprecated" {
                    self.allow = "#[allow(deprecated)]";
                }
                self.other.extend(match given {
                    [] => quote!(#[#attribute]),
                    _ => quote!(#[cfg_attr(all(#(#given),*), #attribute)]),
                });
            }
        }
    }
}

/// The parts between commas, the empty one behind the last left out.
fn separated(list: TokenStream) -> Vec<TokenStream> {
    let mut out = vec![TokenStream::new()];
    for tree in list {
        match &tree {
            TokenTree::Punct(p) if p.as_char() == ',' => out.push(TokenStream::new()),
            _ => out.last_mut().expect("never empty").extend([tree]),
        }
    }
    out.retain(|part| !part.is_empty());
    out
}
