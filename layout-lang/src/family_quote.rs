//! Layouts with run-time parameters to tokens.

use crate::check::Slice;
use crate::code;
use crate::family_code::{FamilyCode, Named, Of, SliceText};
use crate::imports;
use crate::notation;
use crate::quote::{Attributes, Context, located};
use crate::serial::Definition;
use crate::syntax::ast::Layout;
use crate::tokens::tokens as parsed;
use layout_core::Space;
use layout_core::decide::budget::Budget;
use layout_core::decide::injective;
use layout_core::family::Family;
use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

/// Stands for the root crate in text: its path is a token that no text can hold. No name of the user's has a `$`.
pub(crate) const ROOT: &str = "$crate";

/// The tokens with the path of the root crate where text named it.
pub(crate) fn rooted(tokens: TokenStream, root: &TokenTree) -> TokenStream {
    let one = |tree: TokenTree| match tree {
        TokenTree::Punct(mark) if mark.as_char() == '$' => None,
        TokenTree::Ident(word) if word == "crate" => Some(root.clone()),
        TokenTree::Group(group) => {
            let mut out = Group::new(group.delimiter(), rooted(group.stream(), root));
            out.set_span(group.span());
            Some(out.into())
        }
        other => Some(other),
    };
    tokens.into_iter().filter_map(one).collect()
}

/// The items of a layout with parameters.
#[must_use]
pub fn family(
    context: &Context<'_>,
    layout: &Layout,
    slice: &Slice,
    family: &Family,
    budget: &mut Budget,
) -> TokenStream {
    let (head, notation) = (&layout.head, notation::family(slice, family, &layout.expr));
    let definition = Definition::Family(slice.map.clone(), slice.bound, Box::new(family.clone()));
    let hidden = |cfg: &TokenStream| imports::hidden(head, &definition, cfg);
    let Attributes { cfg, allow, other } = Attributes::of(head);
    // On all that is generated: that a use of a deprecated item is no use of it.
    let cfg = conditions(&cfg, allow);
    let (vis, name, root) = (&head.vis, &head.name, context.root);
    let span = located(name);
    let injective = slice.map.to == Space::Physical && injective::injective(&slice.map, budget);
    let dense = slice.map.to.is_dense() && !slice.map.restricted;
    let code = FamilyCode::new(slice, family, context.index, budget);
    let inherent = rooted(parsed(&code.inherent(ROOT, &notation)), root);
    let inherent = Group::new(Delimiter::Brace, inherent);
    let doc = Literal::string(&code.documentation(injective, &notation));
    let state = rooted(parsed(&code.state(ROOT)), root);
    let (methods, coord) = (parsed(&code.trait_methods()), parsed(&code.coord_type()));
    let (from, to) = (Ident::new(code::space(slice.map.from), span), Ident::new(code::space(slice.map.to), span));
    let index = Ident::new(context.index.name(), span);
    let ragged = code.is_ragged();
    let size = match code.static_size().filter(|_| !ragged).map(Literal::u64_unsuffixed) {
        Some(n) => quote_spanned!(span=> #root::Coordinates<#n>),
        None => quote_spanned!(span=> #root::Dynamic),
    };
    let claim = |holds: bool, name_of: &str| {
        let claimed = Ident::new(name_of, span);
        holds.then(
            || quote_spanned!(span=> #cfg #[automatically_derived] unsafe impl #root::__private::#claimed for #name {}),
        )
    };
    let (store, onto) = (claim(injective && !ragged, "StoreOnce"), claim(dense, "OntoRange"));
    let inside = (injective && ragged)
        .then(|| quote_spanned!(span=> #cfg #[automatically_derived] unsafe impl #root::InjectiveInside for #name {}));
    let (derives, fields) = match code.is_unit() {
        true => (quote_spanned!(span=> , ::core::default::Default), None),
        false => (TokenStream::new(), Some(quote_spanned!(span=> (#root::__private::Proven<#name, #state>)))),
    };
    *budget = code.left();
    let walk = match ragged {
        true => quote_spanned!(span=> {
            let mut f = f;
            <Self::Coord as #root::Coordinate>::walk(&Self::shape(*self), |c| {
                if ::core::option::Option::is_some(&#root::Layout::try_at(self, c)) {
                    f(c);
                }
            })
        }),
        false => quote_spanned!(span=> { <Self::Coord as #root::Coordinate>::walk(&Self::shape(*self), f) }),
    };
    let visit = (slice.map.domain.rank() <= code::MOST_VISITED).then(|| {
        quote_spanned! {span=>
            #cfg
            #[automatically_derived]
            unsafe impl #root::Visit for #name {
                #[inline(always)]
                fn visit(&self, f: impl ::core::ops::FnMut(Self::Coord)) #walk
            }
        }
    });
    let items = quote_spanned! {span=>
        #cfg
        #other
        #[doc = #doc]
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug #derives)]
        #vis struct #name #fields;
        #cfg
        impl #name #inherent
        #cfg
        #[automatically_derived]
        unsafe impl #root::Layout for #name {
            type Domain = #root::#from;
            type Codomain = #root::#to;
            type Index = ::core::primitive::#index;
            type Coord = #coord;
            type Size = #size;
            #methods
        }
        #store
        #inside
        #onto
        #visit
    };
    let (wide, hidden) = (wide(&cfg, span), hidden(&cfg));
    quote!(#items #wide #hidden)
}

/// The declared layout that a restriction is made from.
pub struct Source {
    /// Its name.
    pub name: TokenStream,
    /// Which of its parameters each parameter of the restriction is.
    pub order: Vec<usize>,
    /// The layout, where it has parameters.
    pub slice: Option<Slice>,
}

impl Source {
    /// With what its checks leave for the restriction to check.
    fn named(&self, slice: &Slice, family: &Family, context: &Context<'_>, budget: &Budget) -> Named {
        let code = |slice, family| FamilyCode::new(slice, family, context.index, budget);
        let unchecked = self.slice.as_ref().and_then(|of| {
            let theirs = of.family.as_deref()?;
            Some(code(slice, family).rooms_beyond(&code(of, theirs), &self.order))
        });
        Named { name: self.name.to_string(), order: self.order.clone(), unchecked: unchecked.unwrap_or_default() }
    }
}

/// The items of a restriction, bound at run time, of a layout with parameters. `of` is the declared layout that it is
/// made from.
#[must_use]
pub fn slice(
    context: &Context<'_>,
    layout: &Layout,
    slice: &Slice,
    family: &Family,
    of: Option<Source>,
    budget: &mut Budget,
) -> TokenStream {
    let (head, notation) = (&layout.head, notation::family(slice, family, &layout.expr));
    let definition = Definition::Family(slice.map.clone(), slice.bound, Box::new(family.clone()));
    let Attributes { cfg, allow, other } = Attributes::of(head);
    let cfg = conditions(&cfg, allow);
    let hidden = imports::hidden(head, &definition, &cfg);
    let (vis, name, root) = (&head.vis, &head.name, context.root);
    let span = located(name);
    let from = match &of {
        Some(source) => Of::Named(source.named(slice, family, context, budget)),
        None => Of::Parameters,
    };
    let code = SliceText::new(FamilyCode::new(slice, family, context.index, budget), from);
    let index = Ident::new(context.index.name(), span);
    let of = match of {
        Some(source) => source.name,
        None => quote_spanned!(span=> #root::__private::Unnamed<#index>),
    };
    let inherent = Group::new(Delimiter::Brace, rooted(parsed(&code.inherent(ROOT, &notation)), root));
    *budget = code.left();
    if code.is_ragged() {
        let (doc, state) =
            (Literal::string(&code.documentation(&notation)), rooted(parsed(&code.ragged_state(ROOT)), root));
        let (wide, methods) = (wide(&cfg, span), parsed(&code.methods_inside()));
        return quote_spanned! {span=>
            #cfg
            #other
            #[doc = #doc]
            #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
            #vis struct #name(#root::__private::Proven<#name, #state>);
            #cfg
            impl #name #inherent
            #cfg
            #[automatically_derived]
            unsafe impl #root::RestrictionInside for #name {
                type Of = #of;
                #methods
            }
            #wide
            #hidden
        };
    }
    let doc = Literal::string(&code.documentation(&notation));
    let (base, methods) =
        (rooted(parsed(&code.base_type(ROOT)), root), rooted(parsed(&code.trait_methods(ROOT)), root));
    let kind = Ident::new(if code.is_additive() { "Additive" } else { "General" }, span);
    let (len, bound) = (Literal::u64_unsuffixed(code.count()), Literal::u64_unsuffixed(code.bound_size()));
    let extents = code.shape().into_iter().map(Literal::u64_unsuffixed);
    let vector = code.vector().map(Literal::u64_unsuffixed).map(|n| {
        quote_spanned! {span=>
            #cfg
            #[automatically_derived]
            unsafe impl #root::__private::Contiguous for #name {
                const VECTOR: usize = #n;
            }
        }
    });
    let items = quote_spanned! {span=>
        #cfg
        #other
        #[doc = #doc]
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        #vis struct #name(#root::__private::Slice<#name, #len>);
        #cfg
        impl #name #inherent
        #cfg
        impl #name {
            #[doc = "How the addresses follow from the base."]
            pub const KIND: #root::Kind = #root::Kind::#kind;
        }
        #cfg
        #[automatically_derived]
        impl ::core::ops::Deref for #name {
            type Target = #root::__private::Slice<Self, #len>;
            #[inline(always)]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
        #cfg
        #[automatically_derived]
        unsafe impl #root::__private::Restrict<#len> for #name {
            type Types = #root::__private::Sliced<
                #of,
                ::core::primitive::#index,
                #base,
                #root::__private::Modes<(#(#root::Coordinates<#extents>,)*)>,
                #bound,
            >;
            #methods
        }
        #vector
    };
    let wide = wide(&cfg, span);
    quote!(#items #wide #hidden)
}

/// What `new` checks, and reciprocals, take a `usize` as 64 bits.
fn wide(cfg: &TokenStream, span: proc_macro2::Span) -> TokenStream {
    quote_spanned! {span=>
        #cfg
        const _: () = ::core::assert!(::core::mem::size_of::<usize>() >= 8, "this layout needs a 64-bit target");
    }
}

/// What stands in front of each generated item.
fn conditions(cfg: &TokenStream, allow: &str) -> TokenStream {
    cfg.clone().into_iter().chain(parsed(allow)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Checker, Given, Want};
    use crate::diag::Sink;
    use crate::index::IndexType;
    use crate::resolve::Scope;
    use crate::syntax::ast::Head;
    use layout_core::family::{Clause, Facts, Form};
    use proc_macro2::Span;

    /// The maps of a family are emitted, and its slices decided, on the budget of the block.
    #[test]
    fn the_budget_of_the_block_is_spent() {
        let (scope, mut sink) = (Scope::default(), Sink::default());
        let mut checker = Checker::new(&scope, &mut sink);
        let wide = Clause::AtLeastZero(Form::parameter(0).shifted(-256).unwrap());
        checker.given = Given { names: vec!["ld".to_owned()], facts: Facts { parameters: 1, clauses: vec![wide] } };
        let mut made = |text: &str| {
            let expr = crate::syntax::expression(text).unwrap();
            let slice = checker.slice(&expr, Want { from: Some(Space::Logical), to: Some(Space::Physical) }).unwrap();
            let family = slice.family.clone().unwrap();
            (Slice { family: None, ..slice }, family)
        };
        let text = "(row: 243, col: 256):(ld, 1) @ (x: 256, y: 243):(243, 1)";
        let ((whole, own), (bound, part)) = (made(text), made(&format!("({text}) | {{ x }}")));
        let root = Ident::new("root", Span::call_site()).into();
        let context = Context { root: &root, index: IndexType::Usize };
        let name = Ident::new("B", Span::call_site());
        let (attrs, vis) = (TokenStream::new(), TokenStream::new());
        let head = Head { attrs, only_documented: true, vis, public: false, name };
        let expr = *crate::syntax::expression("1:1").unwrap();
        let layout = Layout { head, parameters: Vec::new(), spaces: None, expr, conditions: Vec::new() };
        let (mut budget, all) = (Budget::new(), Budget::new());
        let _ = family(&context, &layout, &whole, &own, &mut budget);
        assert!(budget.points < all.points);
        let before = budget.points;
        let _ = super::slice(&context, &layout, &bound, &part, None, &mut budget);
        assert!(budget.points < before);
    }
}
