//! The pipeline: tokens, syntax, names, values, code.

use crate::check::{Checked, Checker, Slice, Subject, Value, regrouped};
use crate::diag::{self, Sink, catalog};
use crate::family_quote::Source;
use crate::imports::{self, Entry};
use crate::index::IndexType;
use crate::quote::{self, Context};
use crate::resolve::{self, Scope};
use crate::serial::Definition;
use crate::stub::{self, Ghost};
use crate::syntax::ast::{self, Block, ExprKind, Head, Inline, Item};
use crate::syntax::{self, SyntaxError, SyntaxErrorKind};
use crate::{family_quote, item, repair};
use layout_core::Map;
use layout_core::decide::budget::{self, Budget};
use layout_core::list::{Listed as _, Mapped as _};
use proc_macro2::{Ident, TokenStream, TokenTree};

/// Expands one invocation. The first token is the path to the root crate (`$crate` of the front macro).
#[must_use]
pub fn expand(input: TokenStream) -> TokenStream {
    let Some(Entry { root, body, whole, definitions }) = imports::entry(input) else { return TokenStream::new() };
    let mut errors = Vec::new();
    let block = syntax::parse_block(body, &mut errors);
    match definitions {
        Some(definitions) => compile(&root, block, errors, definitions),
        None => match imports::chain(&root, &block, &whole) {
            Some(call) => call,
            None => compile(&root, block, errors, Vec::new()),
        },
    }
}

/// Everything after the imports are known.
fn compile(
    root: &TokenTree,
    mut block: Block,
    errors: Vec<SyntaxError>,
    definitions: Vec<Option<Definition>>,
) -> TokenStream {
    let broken = !errors.is_empty();
    // Thousands of items are not worth their code when the block is refused as a whole.
    if let Some(error) = errors.iter().find(|e| matches!(e.kind, SyntaxErrorKind::TooManyItems { .. })) {
        return diag::render(&catalog::syntax::syntax(error));
    }
    let mut sink = Sink::default();
    for error in errors {
        sink.push(error.item, catalog::syntax::syntax(&error));
    }
    let index = IndexType::of(&block, &mut sink);
    let scope = Scope::collect(&block, &mut sink);
    let ghosts = definitions.mapped(ghost);
    let imports = import_values(&block, definitions, &mut sink);
    let evaluated = evaluate(&block, &scope, imports, &ghosts, index, &mut sink);
    let diagnostics = sink.into_sorted();
    if evaluated.too_large && block.inline.is_none() {
        return diagnostics.iter().map(diag::render).collect();
    }
    let context = Context { root, index };
    if block.inline.is_some() || (broken && block.items.is_empty()) {
        return match evaluated.inline {
            Some(Ok(map)) if diagnostics.is_empty() => quote::inline(&context, &map, &mut Budget::default()),
            _ => stub::inline(&context, &diagnostics, evaluated.inline_ghost.as_ref()),
        };
    }
    let mut out: Vec<TokenStream> = diagnostics.mapped(diag::render);
    let mut budget = Budget { points: budget::TOTAL };
    let bound = evaluated.bound();
    let sources = sources(&block, &scope, &bound, &evaluated.values);
    document(&mut block, evaluated.docs);
    for (position, ((item, value), of)) in block.items.iter().zip(evaluated.values).zip(sources).enumerate() {
        // Of two items with one name the second was refused, and the first declares it. A stub of a name that is taken
        // would not compile.
        let taken = resolve::head(item).is_some_and(|head| scope.is_taken(&head.name));
        if !taken && !scope.is_second(position) {
            let known = (evaluated.cosizes[position], evaluated.ghosts[position].as_ref());
            out.push(emit(&context, item, value, of, known, &mut budget));
        }
    }
    out.into_iter().collect()
}

/// Adds to the documentation of items, each text a paragraph behind what the user wrote.
fn document(block: &mut Block, docs: Vec<(usize, String)>) {
    for (position, text) in docs {
        if let Some(Item::Layout(layout)) = block.items.get_mut(position) {
            layout.head.attrs.extend(quote::paragraph(&text));
        }
    }
}

/// What a refused import might have been.
fn ghost(definition: &Option<Definition>) -> Option<Value> {
    match definition {
        Some(Definition::Poisoned(ghost)) => Checked::from(Definition::clone(ghost)).ok(),
        _ => None,
    }
}

/// The values of the imports, in the order in which the block names them.
fn import_values(block: &Block, definitions: Vec<Option<Definition>>, sink: &mut Sink) -> Vec<Checked<Value>> {
    let named = block.items.iter().enumerate().filter_map(|(at, item)| match item {
        Item::Use(list) => Some(list.iter().map(move |i| (at, i))),
        _ => None,
    });
    let mut definitions = definitions.into_iter();
    named
        .flatten()
        .map(|(at, import)| match definitions.next().flatten() {
            Some(definition) => definition.into(),
            None => Err(sink.push(at, catalog::import::unreadable(import.alias.span(), &import.alias.to_string()))),
        })
        .list()
}

type Values = Vec<Option<Checked<Value>>>;

/// What evaluation leaves for emission.
struct Evaluated {
    /// By position; `None` for items without a value.
    values: Values,
    /// The cosizes of those that are static layouts.
    cosizes: Vec<Option<u64>>,
    /// For refused layouts, what they might have been.
    ghosts: Vec<Option<Ghost>>,
    /// The inline expression.
    inline: Option<Checked<Map>>,
    /// What that might have been where it was refused.
    inline_ghost: Option<Ghost>,
    /// What documentation says of items beyond their formulas, by position.
    docs: Vec<(usize, String)>,
    /// Whether the block was refused as a whole, or has more errors than are said: then its items are not worth their code either.
    too_large: bool,
}

impl Evaluated {
    /// Of each item, whether it is bound at run time, or would have been.
    fn bound(&self) -> Vec<bool> {
        let of = |(value, ghost): (&Option<Checked<Value>>, &Option<Ghost>)| {
            matches!(value, Some(Ok(Value::Slice(s))) if s.bound > 0) || ghost.as_ref().is_some_and(|g| g.bound > 0)
        };
        self.values.iter().zip(&self.ghosts).map(of).list()
    }
}

/// Evaluates every item after those it names, then the assertions and the inline expression.
fn evaluate(
    block: &Block,
    scope: &Scope,
    imports: Vec<Checked<Value>>,
    ghosts: &[Option<Value>],
    index: IndexType,
    sink: &mut Sink,
) -> Evaluated {
    let order = resolve::order(block, scope, sink);
    let mut values: Values = block.items.mapped(|_| None);
    for (item, reported) in order.cyclic {
        values[item] = Some(Err(reported));
    }
    let mut checker = Checker {
        values,
        imports,
        nameless: block.items.iter().any(|i| matches!(i, Item::Broken(b) if b.nameless)),
        ..Checker::new(scope, sink)
    };
    let mut cosizes = vec![None; block.items.len()];
    for &position in &order.sequence {
        // What is refused as a whole is not looked at to the end.
        if checker.left.size == 0 || checker.sink.is_full() {
            break;
        }
        if checker.values[position].is_none() {
            checker.fitting = None;
            checker.values[position] = item::value(&mut checker, &block.items[position], position, index);
            cosizes[position] = checker.fitting;
        }
    }
    if checker.left.size > 0 && !checker.sink.is_full() {
        repair::explain(&mut checker, &block.items, &order.sequence, index);
    }
    let inline = block.inline.as_ref().map(|inline| inline_value(&mut checker, inline, block.items.len(), index));
    let refused = |value: &Option<Checked<Value>>| matches!(value, Some(Err(_)));
    let broken = checker.values.iter().any(refused) || matches!(inline, Some(Err(_)));
    let too_large = checker.left.size == 0 || checker.sink.is_full();
    let (ghosts, inline_ghost) = match broken && !too_large {
        true => stub::ghosts(&checker, block, ghosts, &order.sequence),
        false => (block.items.mapped(|_| None), None),
    };
    let docs = checker.docs;
    Evaluated { values: checker.values, cosizes, ghosts, inline, inline_ghost, docs, too_large }
}

fn inline_value(checker: &mut Checker<'_>, inline: &Inline, item: usize, index: IndexType) -> Checked<Map> {
    checker.item = item;
    checker.depth = 0;
    checker.subject = Subject::Layout;
    checker.annotate = None;
    let slice = checker.slice(&inline.expr, item::want(inline.spaces.as_ref()))?;
    if slice.bound > 0 {
        return checker.refuse(catalog::restrict::bound_inline(inline.expr.span));
    }
    if slice.family.is_some() {
        return checker.refuse(catalog::parameter::inline(inline.expr.span));
    }
    item::fits(checker, slice, inline.expr.span, index).map(|s| s.map)
}

/// Of each item the declared layout that it restricts.
fn sources(block: &Block, scope: &Scope, bound: &[bool], values: &Values) -> Vec<Option<Source>> {
    let one = |item: &Item| match item {
        Item::Layout(l) if l.parameters.is_empty() => {
            restricted(block, scope, bound, l).map(|name| Source { name, order: Vec::new(), slice: None })
        }
        Item::Layout(l) => applied(block, scope, bound, l).map(|(name, order, i)| {
            let slice = match &values[i] {
                Some(Ok(Value::Slice(slice))) => Some(slice.clone()),
                _ => None,
            };
            Source { name, order, slice }
        }),
        _ => None,
    };
    block.items.mapped(one)
}

/// The code of one item: what it declares, or a stub in its place. `of` is the layout that it restricts; the cosize of
/// a static one is known.
fn emit(
    context: &Context<'_>,
    item: &Item,
    value: Option<Checked<Value>>,
    of: Option<Source>,
    (cosize, ghost): (Option<u64>, Option<&Ghost>),
    budget: &mut Budget,
) -> TokenStream {
    match (item, value) {
        (Item::Const(c), Some(Ok(Value::Int(n)))) => {
            quote::constant(&c.head, u64::try_from(n).expect("what does not fit has no value"))
        }
        (Item::Const(c), _) => stub::constant(&c.head),
        (Item::Layout(l), Some(Ok(Value::Map(map)))) => quote::layout(context, &l.head, &map, cosize, budget),
        (Item::Layout(l), Some(Ok(Value::Slice(Slice { family: Some(family), map, bound })))) => {
            let slice = Slice { map, bound, family: None };
            if bound == 0 {
                return family_quote::family(context, l, &slice, &family, budget);
            }
            family_quote::slice(context, l, &slice, &family, of, budget)
        }
        (Item::Layout(l), Some(Ok(Value::Slice(slice)))) => {
            quote::slice(context, &l.head, &slice, of.map(|of| of.name), cosize, budget)
        }
        (Item::Layout(l), _) => stub::layout(context, &l.head, &l.parameters, of.map(|of| of.name), ghost),
        (Item::Broken(b), _) => match (&b.head, b.is_const) {
            (Some(head), true) => stub::constant(head),
            (Some(head), false) => stub::layout(context, head, &b.parameters, None, ghost),
            (None, _) => TokenStream::new(),
        },
        (Item::Use(_) | Item::Assert(_), _) => TokenStream::new(),
    }
}

/// The name at the left end of an expression, behind what keeps the addresses of that layout and takes no coordinate
/// twice: restrictions, compositions, regrouped modes.
fn origin(mut expr: &ast::Expr) -> Option<&ast::Expr> {
    loop {
        expr = match &expr.kind {
            ExprKind::Restrict(of, ..) => of,
            ExprKind::Compose(operands) => operands.first()?,
            ExprKind::Op { op, .. } => regrouped(op)?,
            ExprKind::Name(_) | ExprKind::Applied(..) => return Some(expr),
            _ => return None,
        };
    }
}

/// The declared layout with parameters from which an item is made, where that stands `beside` it, and for each
/// parameter of the item which parameter of that layout it is, and the layout's position: what was checked of the
/// layout holds for the item, but the room that its own cuts need.
fn applied(
    block: &Block,
    scope: &Scope,
    bound: &[bool],
    layout: &ast::Layout,
) -> Option<(TokenStream, Vec<usize>, usize)> {
    let ExprKind::Applied(name, arguments) = &origin(&layout.expr)?.kind else { return None };
    let (path, i) = named(block, scope, bound, layout, name)?;
    let place = |parameter: &Ident| {
        arguments.iter().position(|a| matches!(&a.kind, ast::IntKind::Name(name) if name == parameter))
    };
    let order = layout.parameters.iter().map(place).list_some()?;
    let whole = arguments.len() == order.len() && layout.conditions.is_empty();
    whole.then_some((path, order, i))
}

/// The path of the layout from which an item without parameters is made, where that has a name that stands `beside` it.
fn restricted(block: &Block, scope: &Scope, bound: &[bool], layout: &ast::Layout) -> Option<TokenStream> {
    let ExprKind::Name(name) = &origin(&layout.expr)?.kind else { return None };
    named(block, scope, bound, layout, name).map(|(path, _)| path)
}

/// The path and the position of a layout of the block that stands `beside` an item; `bound` says of each item whether
/// it is bound at run time, and so no layout.
fn named(
    block: &Block,
    scope: &Scope,
    bound: &[bool],
    own: &ast::Layout,
    name: &Ident,
) -> Option<(TokenStream, usize)> {
    let resolve::Entry::Item(i) = scope.get(&name.to_string())? else { return None };
    let Item::Layout(of) = &block.items[i] else { return None };
    let found = beside(&of.head, &own.head) && !bound[i] && !scope.is_taken(name);
    found.then(|| (TokenTree::from(name.clone()).into(), i))
}

/// Whether whoever sees the item `own` sees `of` too, under the same conditions: a public type must not name a private
/// one, and where the one is left out and the other not, the name would be that of another layout.
fn beside(of: &Head, own: &Head) -> bool {
    let (theirs, ours) = (of.vis.to_string(), own.vis.to_string());
    let cfg = |head: &Head| quote::Attributes::of(head).cfg.to_string();
    (ours.is_empty() || theirs == "pub" || theirs == ours) && cfg(of) == cfg(own)
}
