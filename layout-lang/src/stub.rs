//! What a refused item expands to: its names, with harmless values, so that one mistake gives one error.

use crate::check::{Checked, Checker, LEAVES, Slice, Value, Want, path, regrouped};
use crate::diag::{self, Diagnostic, Sink};
use crate::quote::{self, Context, Proofs};
use crate::resolve::Entry;
use crate::serial::{self, Definition};
use crate::syntax::ast::{self, BindTo, Block, Expr, ExprKind, Head, Inline, Item, Op, ShapeKind, Spaces};
use crate::syntax::is_capital;
use ::quote::{quote, quote_spanned};
use layout_core::decide::budget::Budget;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::tree::{Mode, Tree};
use layout_core::{Digit, Layout, Map, Path, Shape, Space, Stride};
use proc_macro2::{Ident, Literal, TokenStream};

/// A valid map in the place of a refused one, of the domain and the spaces that it would have had as far as these are
/// known: what is made from it can then be guessed too.
pub type Ghost = Slice;

/// The errors of an inline form: an expression whose type is an error, which nothing complains about again. Where the
/// error was reported elsewhere, a stub.
#[must_use]
pub fn inline(context: &Context<'_>, diagnostics: &[Diagnostic], ghost: Option<&Ghost>) -> TokenStream {
    let errors: Vec<TokenStream> = diagnostics.mapped(diag::render);
    match errors.as_slice() {
        [] => {
            let map = stand_in(context, ghost);
            quote::inline_as(context, &map, proofs(&map), &mut Budget { points: 0 })
        }
        [front @ .., last] => quote!({ #(#front)* #last }),
    }
}

/// A constant of value 1.
#[must_use]
pub fn constant(head: &Head) -> TokenStream {
    quote::constant_as(head, 1, &Definition::Poisoned(Box::new(Definition::Int(1))))
}

/// A struct whose functions return 0, with the shape that was declared as far as it is known. It has every trait: a
/// bound on a refused layout is no second mistake.
#[must_use]
pub fn layout(
    context: &Context<'_>,
    head: &Head,
    parameters: &[Ident],
    of: Option<TokenStream>,
    ghost: Option<&Ghost>,
) -> TokenStream {
    let map = stand_in(context, ghost);
    let left_behind = ghost.cloned().unwrap_or_else(|| Slice::whole(map.clone()));
    let bound = left_behind.bound;
    let definition = Definition::Poisoned(Box::new(match left_behind {
        Slice { map, bound, family: Some(family) } => Definition::Family(map, bound, family),
        Slice { map, bound: 0, family: None } => Definition::Map(map),
        Slice { map, bound, family: None } => Definition::Slice(map, bound),
    }));
    let functions = functions(context, head, parameters, &map.domain, bound);
    let items = if bound > 0 {
        let slice = Slice { map, bound, family: None };
        let proofs = quote::SliceProofs { cosize: quote::cosize_of(&slice), refused: true };
        quote::slice_as(context, head, &slice, of, &serial::write(&definition), proofs, &mut Budget { points: 0 })
    } else {
        quote::declared(context, head, &map, proofs(&map), &serial::write(&definition), &mut Budget { points: 0 })
    };
    quote!(#items #functions)
}

/// The functions that a layout with parameters or ragged tiles would have had: whether this one is, is not always
/// known.
fn functions(context: &Context<'_>, head: &Head, parameters: &[Ident], domain: &Shape, bound: usize) -> TokenStream {
    let cfg = quote::Attributes::of(head).cfg;
    let (name, root, index) = (&head.name, context.root, Ident::new(context.index.name(), head.name.span()));
    let span = quote::located(name);
    let coordinates = |modes: core::ops::Range<usize>| modes.map(|i| Ident::new(&format!("c{i}"), span)).list();
    let (names, rank) = (coordinates(0..bound), domain.rank());
    let (inside, len) = (coordinates(bound..rank), Literal::usize_unsuffixed(rank));
    let sizes = match bound {
        0 => quote_spanned! {span=>
            pub const fn shape(self) -> [usize; #len] { [1; #len] }
            pub const fn size(self) -> usize { 1 }
        },
        _ => quote_spanned! {span=>
            pub const fn holds(self, _: #index) -> bool { true }
            pub const fn is_interior(self) -> bool { true }
        },
    };
    let sizes = quote_spanned! {span=>
        #sizes
        pub const fn cosize(self) -> usize { 1 }
        pub const fn in_bounds(self, #(#inside: #index),*) -> bool { #(let _ = #inside;)* true }
    };
    let constructors = if parameters.is_empty() {
        TokenStream::new()
    } else if bound > 0 {
        quote_spanned!(span=> pub const fn of<L: ::core::marker::Copy>(_: L, #(#names: #index),*) -> Self { Self::new(#(#names),*) })
    } else {
        // Two of them may have one name, which was refused.
        let parameters: Vec<Ident> = (0..parameters.len()).map(|i| Ident::new(&format!("p{i}"), span)).list();
        let list = quote_spanned!(span=> #(#parameters: #index),*);
        let count = Literal::usize_unsuffixed(parameters.len());
        let result = quote_spanned!(span=> ::core::result::Result<Self, #root::ParameterError>);
        quote_spanned! {span=>
            pub const fn new(#list) -> #result { #(let _ = #parameters;)* ::core::result::Result::Ok(#name) }
            pub const fn new_for<T>(#list) -> #result { #(let _ = #parameters;)* ::core::result::Result::Ok(#name) }
            pub const unsafe fn new_unchecked(#list) -> Self { #(let _ = #parameters;)* #name }
            pub const fn parameters(self) -> [#index; #count] { [0; #count] }
        }
    };
    quote_spanned!(span=> #cfg #[doc(hidden)] impl #name { #sizes #constructors })
}

/// The map whose code a stub has: 0 everywhere.
fn stand_in(context: &Context<'_>, ghost: Option<&Ghost>) -> Map {
    let (from, to) = ghost.map_or((Space::Logical, Space::Physical), |g| (g.map.from, g.map.to));
    let fits = |domain: &Shape| domain.size().is_ok_and(|n| context.index.counts(n));
    let domain = match ghost.map(known) {
        Some(domain) if fits(&domain) => domain,
        Some(domain) => Shape { modes: domain.modes.mapped(of_one) },
        None => flat(2),
    };
    let digits = domain.extents().into_iter().map(|extent| Digit { extent, stride: Stride::Int(0) }).list();
    Map::of(domain, Layout { digits, offset: 0 }, from, to)
}

fn proofs(map: &Map) -> Proofs {
    // Every stride of a stand-in is 0.
    Proofs { injective: map.to == Space::Physical, dense: true, cosize: 1, refused: true }
}

/// The domain of a slice, a run-time extent as 1.
fn known(slice: &Slice) -> Shape {
    let domain = &slice.map.domain;
    let Some(family) = &slice.family else { return domain.clone() };
    let mut extents = family.extents(domain).into_iter();
    let mut extent = |_: &u64| extents.next().expect("an extent for each leaf").as_constant().unwrap_or(1);
    let mut mode = |mode: &Mode<u64>| Mode { label: mode.label.clone(), tree: mode.tree.map(&mut extent) };
    Shape { modes: domain.modes.mapped(&mut mode) }
}

/// The modes of it that a restriction leaves.
fn left(slice: &Slice) -> Shape {
    Shape { modes: known(slice).modes.split_off(slice.bound) }
}

/// The mode with one coordinate.
fn of_one(mode: &Mode<u64>) -> Mode<u64> {
    Mode { label: mode.label.clone(), tree: Tree::Leaf(1) }
}

/// A shape of this many modes of size 1.
fn flat(rank: usize) -> Shape {
    Shape::flat(&vec![1; rank])
}

/// A ghost of each refused layout, by position, and one of the inline expression. The items are visited in the order
/// of evaluation, so that those made from a refused one find its ghost.
pub fn ghosts(
    checker: &Checker<'_>,
    block: &Block,
    imports: &[Option<Value>],
    order: &[usize],
) -> (Vec<Option<Ghost>>, Option<Ghost>) {
    let mut out: Vec<Option<Ghost>> = vec![None; block.items.len()];
    let mut sink = Sink::default();
    let mut quiet = Checker {
        values: checker.values.clone(),
        imports: checker.imports.iter().zip(imports).map(|(value, ghost)| or_ghost(value, ghost.as_ref())).list(),
        text: checker.text,
        nameless: checker.nameless,
        ..Checker::new(checker.scope, &mut sink)
    };
    for &position in order {
        let refused = matches!(quiet.values[position], Some(Err(_)));
        // Where the parameters themselves were refused there is nothing to guess from.
        let _: Checked<()> = quiet.open(&block.items[position]);
        let value = match &block.items[position] {
            Item::Const(_) if refused => Some(Value::Int(1)),
            Item::Layout(l) if refused => {
                let found = ghost(&mut quiet, &l.expr, l.spaces.as_ref());
                found.filter(|slice| quiet.bounded(slice, l.expr.span).is_ok()).map(of_slice)
            }
            Item::Broken(b) if b.is_const => Some(Value::Int(1)),
            Item::Broken(b) => b.rank.and_then(|rank| of(flat(rank), (Space::Logical, Space::Physical))).map(of_slice),
            _ => None,
        };
        let Some(value) = value else { continue };
        out[position] = match &value {
            Value::Map(map) => Some(Slice::whole(map.clone())),
            Value::Slice(slice) => Some(slice.clone()),
            Value::Int(_) => None,
        };
        quiet.values[position] = Some(Ok(value));
    }
    let inline = block.inline.as_ref().and_then(|Inline { expr, spaces }| ghost(&mut quiet, expr, spaces.as_ref()));
    let _ = sink.into_sorted();
    (out, inline)
}

fn of_slice(slice: Slice) -> Value {
    if slice.bound == 0 && slice.family.is_none() { Value::Map(slice.map) } else { Value::Slice(slice) }
}

fn or_ghost(value: &Checked<Value>, ghost: Option<&Value>) -> Checked<Value> {
    value.clone().or_else(|reported| ghost.cloned().ok_or(reported))
}

/// The row-major layout of a domain.
fn of(domain: Shape, (from, to): (Space, Space)) -> Option<Ghost> {
    let layout = Layout::canonical(&domain.extents()).ok()?;
    Some(Slice::whole(Map::of(domain, layout, from, to)))
}

/// What a refused expression might have been: its value where only an operand was refused, else a guess.
fn ghost(quiet: &mut Checker<'_>, expr: &Expr, written: Option<&Spaces>) -> Option<Ghost> {
    let want = Want { from: written.map(|s| s.from.0), to: written.map(|s| s.to.0) };
    if let Some(slice) = value(quiet, expr, want) {
        return Some(slice);
    }
    let spaces = spaces(quiet, expr, written);
    let bound = open_binds(quiet, expr);
    if bound.is_empty() {
        return of(domain(quiet, expr)?, spaces);
    }
    let values = domain(quiet, expr).unwrap_or_else(|| flat(1));
    // One name may have been bound twice, which was refused.
    let twice = (1..bound.len()).any(|i| bound[..i].iter().any(|mode| mode.label == bound[i].label));
    let bound = if twice { flat(bound.len()).modes } else { bound };
    // The modes bound at run time come first.
    let (count, modes) = (bound.len(), bound.into_iter().chain(values.modes).list());
    Some(Slice { bound: count, ..of(Shape { modes }, (spaces.0, Space::Physical))? })
}

/// The value of an expression that is worth another try: a literal was refused for what it is.
fn value(quiet: &mut Checker<'_>, expr: &Expr, want: Want) -> Option<Slice> {
    match &expr.kind {
        ExprKind::Literal(..) | ExprKind::Swizzle(_) | ExprKind::CuteSwizzle(_) | ExprKind::Cute(_) => None,
        _ => quiet.slice(expr, want).ok(),
    }
}

/// The modes of an expression that are bound at run time, by the names that they have, as far as these are known.
fn open_binds(quiet: &Checker<'_>, expr: &Expr) -> Vec<Mode<u64>> {
    let none = Vec::new;
    match &expr.kind {
        ExprKind::Restrict(of, binds, _) => {
            let open = binds.iter().filter(|b| matches!(b.to, BindTo::RunTime));
            let own = open.map(|b| Mode { label: named_path(&b.path), tree: Tree::Leaf(1) });
            open_binds(quiet, of).into_iter().chain(own).list()
        }
        ExprKind::Compose(operands) => operands.first().map_or_else(none, |first| open_binds(quiet, first)),
        ExprKind::Op { op, .. } => regrouped(op).map_or_else(none, |of| open_binds(quiet, of)),
        ExprKind::Name(name) | ExprKind::Applied(name, _) => match found(quiet, &name.to_string()) {
            Some(Value::Slice(slice)) => known(&slice).modes[..slice.bound].to_vec(),
            _ => none(),
        },
        _ => none(),
    }
}

/// The label of a mode that stands at this path: none where that begins with a position, which is no name, or as types and
/// variants do, which no parameter may be called.
fn named_path(written: &ast::Path) -> Path {
    let path = path(written);
    let is_name = |name: &str| !name.starts_with(|c: char| c.is_ascii_digit()) && !is_capital(name);
    match path.0.first() {
        Some(name) if !is_name(name) => Path::default(),
        _ => path,
    }
}

/// The spaces of a refused item, as far as they are known.
fn spaces(quiet: &Checker<'_>, expr: &Expr, written: Option<&Spaces>) -> (Space, Space) {
    if let Some(spaces) = written {
        return (spaces.from.0, spaces.to.0);
    }
    let (first, last) = match &expr.kind {
        ExprKind::Compose(operands) => (operands.first(), operands.last()),
        ExprKind::Restrict(of, ..) => return spaces(quiet, of, None),
        _ => (Some(expr), Some(expr)),
    };
    let from = last.and_then(|e| named(quiet, e)).map_or(Space::Logical, |m| m.from);
    let to = first.and_then(|e| named(quiet, e)).map_or(Space::Physical, |m| m.to);
    (from, to)
}

/// The map that a bare name stands for.
fn named(quiet: &Checker<'_>, expr: &Expr) -> Option<Map> {
    let (ExprKind::Name(name) | ExprKind::Applied(name, _)) = &expr.kind else { return None };
    match found(quiet, &name.to_string())? {
        Value::Map(map) => Some(map),
        Value::Slice(slice) => Some(Map { domain: left(&slice), ..slice.map }),
        Value::Int(_) => None,
    }
}

fn found(quiet: &Checker<'_>, name: &str) -> Option<Value> {
    match quiet.scope.get(name)? {
        Entry::Item(i) => quiet.values[i].clone()?.ok(),
        Entry::Import(i) => quiet.imports.get(i)?.clone().ok(),
    }
}

/// The domain that a refused expression would have had, so that calls of its functions have the right arity; none that
/// is too large, since what is made from it would be larger.
fn domain(quiet: &mut Checker<'_>, expr: &Expr) -> Option<Shape> {
    guessed(quiet, expr).filter(|domain| domain.extents().len() <= LEAVES)
}

fn guessed(quiet: &mut Checker<'_>, expr: &Expr) -> Option<Shape> {
    if let Some(slice) = value(quiet, expr, Want::default()) {
        return Some(left(&slice));
    }
    match &expr.kind {
        ExprKind::Literal(shape, _) => Some(written(quiet, shape)),
        ExprKind::Cute(cute) => Some(written(quiet, &cute.shape)),
        ExprKind::Name(_) | ExprKind::Applied(..) => Some(named(quiet, expr)?.domain),
        ExprKind::Compose(operands) => domain(quiet, operands.last()?),
        ExprKind::Restrict(of, binds, _) => {
            let rank = domain(quiet, of)?.rank();
            Some(flat(rank.saturating_sub(binds.len())))
        }
        ExprKind::Swizzle(_) | ExprKind::CuteSwizzle(_) => None,
        ExprKind::Op { op, .. } => domain_of_op(quiet, op),
    }
}

/// A shape as written, or, where it is refused, one of as many modes.
fn written(quiet: &mut Checker<'_>, shape: &ast::Shape) -> Shape {
    quiet.shape_of(shape).unwrap_or_else(|| match &shape.kind {
        ShapeKind::Leaf(_) => flat(1),
        ShapeKind::Tuple(entries) => flat(entries.len()),
    })
}

fn domain_of_op(quiet: &mut Checker<'_>, op: &Op) -> Option<Shape> {
    let rank = |c: &mut Checker<'_>, e: &Expr| domain(c, e).map(|d| d.rank());
    Some(match op {
        Op::Canonical(shape) => written(quiet, shape),
        Op::Split(of, _, shape) => flat((rank(quiet, of)? + quiet.shape_of(shape)?.rank()).saturating_sub(1)),
        Op::Divide(of, _) | Op::DivideCeil(of, _) => flat(rank(quiet, of)? * 2),
        Op::Repeat { of, by, .. } | Op::Interleave(of, by) => flat(rank(quiet, of)? + rank(quiet, by)?),
        Op::Broadcast(of, shape) => flat(rank(quiet, of)? + quiet.shape_of(shape)?.rank()),
        Op::Zip(of) => flat(rank(quiet, of)? / 2),
        Op::Flatten(of) => flat(domain(quiet, of)?.extents().len()),
        Op::Inverse(of) | Op::BestSwizzle { of, .. } => domain(quiet, of)?,
        Op::Permute(_, order) => flat(order.len()),
        Op::Group(_, entries) => flat(entries.len()),
        Op::Rename(_, names) => flat(names.len()),
    })
}
