//! Names to items: duplicates, imports, and the order in which items can be evaluated. No sizes.

use crate::diag::{Reported, Sink, catalog};
use crate::syntax::ast::*;
use crate::syntax::is_capital;
use layout_core::list::{Listed as _, Mapped as _};
use proc_macro2::Ident;
use std::collections::{BTreeMap, HashSet, btree_map};

/// What generated code calls parameters and locals. In Rust a constant or a struct without named fields of such a name
/// would make a pattern of it. `tests/taken.rs` reads these lists off the code.
#[rustfmt::skip]
pub const LOCALS: &[&str] = &[
    // Numbers of coordinates, of values and of slices, a whole coordinate, a step.
    "i", "v", "b", "c", "by",
    // The closure of a walk, and what it is called with.
    "f", "p", "smem", "element", "address",
    // Modes that operations name.
    "rest", "tile",
    // What restrictions are made from and of.
    "of", "layout", "slice", "base", "value",
    // With parameters or ragged modes.
    "at", "bases", "first", "inside", "mode", "pointers", "rooms", "shape", "size", "state", "step", "total",
];
/// As these with a number behind: modes without a name (`i0`), subexpressions, coordinates.
pub const NUMBERED: &[&str] = &["above", "c", "i", "own", "x"];
/// As what begins like this.
pub const PREFIX: &str = "the_";
/// The primitive types that generated code names: a struct of that name would stand in their place.
pub const TYPES: &[&str] = &["bool", "isize", "str", "u128", "u32", "u64", "usize"];

/// Whether generated code calls a parameter or a local so.
fn is_local(name: &str) -> bool {
    let numbered = |stem: &&str| {
        let rest = name.strip_prefix(*stem).unwrap_or_default();
        rest.ends_with(|c: char| c.is_ascii_digit()) && rest.chars().all(|c| c.is_ascii_digit() || c == '_')
    };
    LOCALS.contains(&name) || name.starts_with(PREFIX) || NUMBERED.iter().any(numbered)
}

/// What a name of the block stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The item at this position.
    Item(usize),
    /// The import with this number.
    Import(usize),
}

/// The names of one block.
#[derive(Default)]
pub struct Scope {
    /// In order: the search for near misses ends at a limit.
    names: BTreeMap<String, Entry>,
    /// A bit for the first letter of each: what is asked for most are names of modes, which begin otherwise.
    letters: u128,
    /// Those of items that no Rust item can have: generated code has its own use for them.
    taken: HashSet<String>,
    /// The positions of items with the name of an earlier item, in order.
    second: Vec<usize>,
}

impl Scope {
    /// Collects the names, reporting each that is declared twice, of which the first declaration stands, and each that
    /// generated code has its own use for.
    pub fn collect(block: &Block, sink: &mut Sink) -> Scope {
        let mut scope = Scope::default();
        let mut imports = 0;
        for (position, item) in block.items.iter().enumerate() {
            if let Some(head) = head(item) {
                let text = head.name.to_string();
                let capital = is_capital(&text);
                scope.declare(&head.name, text, Entry::Item(position), position, sink);
                // None of what generated code has its own use for begins so.
                if !capital {
                    scope.refuse_taken(item, &head.name, position, sink);
                }
            } else if let Item::Use(list) = item {
                for import in list {
                    let text = import.alias.to_string();
                    scope.declare(&import.alias, text, Entry::Import(imports), position, sink);
                    imports += 1;
                }
            }
        }
        scope
    }

    fn declare(&mut self, name: &Ident, text: String, entry: Entry, position: usize, sink: &mut Sink) {
        self.letters |= letter(&text);
        match self.names.entry(text) {
            btree_map::Entry::Occupied(first) => {
                if matches!((first.get(), entry), (Entry::Item(_), Entry::Item(_))) {
                    self.second.push(position);
                }
                sink.push(position, catalog::names::duplicate(name));
            }
            btree_map::Entry::Vacant(free) => {
                free.insert(entry);
            }
        }
    }

    /// Imports declare no Rust name.
    fn refuse_taken(&mut self, item: &Item, name: &Ident, position: usize, sink: &mut Sink) {
        let text = name.to_string();
        let plain = text.trim_start_matches("r#");
        let diagnostic = if is_local(plain) {
            catalog::names::local(name)
        } else if !is_const(item) && TYPES.contains(&plain) {
            catalog::names::primitive(name)
        } else {
            return;
        };
        if self.taken.insert(text) {
            sink.push(position, diagnostic);
        }
    }

    /// Whether an item of this name was refused, and declares nothing.
    #[must_use]
    pub fn is_taken(&self, name: &Ident) -> bool {
        !self.taken.is_empty() && self.taken.contains(&name.to_string())
    }

    /// Whether the item at this position has the name of an earlier item of the block.
    #[must_use]
    pub fn is_second(&self, position: usize) -> bool {
        self.second.binary_search(&position).is_ok()
    }

    /// What a name stands for.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Entry> {
        if self.letters & letter(name) == 0 { None } else { self.names.get(name).copied() }
    }

    /// The names, sorted, for near misses.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }
}

/// The bit of a name's first letter.
fn letter(name: &str) -> u128 {
    1 << name.as_bytes().first().map_or(0, |byte| byte & 0x7f)
}

/// Whether an item is a named integer, or was to be one.
fn is_const(item: &Item) -> bool {
    match item {
        Item::Const(_) => true,
        Item::Broken(broken) => broken.is_const,
        Item::Layout(_) | Item::Use(_) | Item::Assert(_) => false,
    }
}

/// Attributes, visibility and name of a named item.
#[must_use]
pub fn head(item: &Item) -> Option<&Head> {
    match item {
        Item::Const(c) => Some(&c.head),
        Item::Layout(l) => Some(&l.head),
        Item::Broken(b) => b.head.as_ref(),
        Item::Use(_) | Item::Assert(_) => None,
    }
}

/// The order of evaluation, each item after what it names, and the items that are defined through themselves.
pub struct Order {
    /// Positions of items.
    pub sequence: Vec<usize>,
    /// Items on a cycle, reported.
    pub cyclic: Vec<(usize, Reported)>,
}

/// Depth-first, without recursion: a block may chain 4,096 items.
pub fn order(block: &Block, scope: &Scope, sink: &mut Sink) -> Order {
    let mut out = Order { sequence: Vec::new(), cyclic: Vec::new() };
    let mut state = vec![State::New; block.items.len()];
    for start in 0..block.items.len() {
        visit(start, block, scope, &mut state, &mut out, sink);
    }
    out
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

fn visit(start: usize, block: &Block, scope: &Scope, state: &mut [State], out: &mut Order, sink: &mut Sink) {
    if state[start] != State::New {
        return;
    }
    state[start] = State::Open;
    let mut stack = vec![(start, dependencies(&block.items[start]).into_iter())];
    while let Some((item, names)) = stack.last_mut() {
        let item = *item;
        let Some(name) = names.next() else {
            state[item] = State::Done;
            out.sequence.push(item);
            stack.pop();
            continue;
        };
        let Some(Entry::Item(next)) = scope.get(&name.to_string()) else { continue };
        match state[next] {
            State::Done => {}
            State::New => {
                state[next] = State::Open;
                stack.push((next, dependencies(&block.items[next]).into_iter()));
            }
            State::Open => {
                let from = stack.iter().position(|(i, _)| *i == next).unwrap_or(0);
                let members: Vec<usize> = stack[from..].mapped(|(i, _)| *i);
                if members.iter().all(|i| out.cyclic.iter().all(|(c, _)| c != i)) {
                    let names: Vec<String> =
                        members.iter().filter_map(|&i| head(&block.items[i])).map(|h| h.name.to_string()).list();
                    let reported = sink.push(item, catalog::names::cycle(&name, &names));
                    out.cyclic.extend(members.into_iter().map(|i| (i, reported)));
                }
            }
        }
    }
}

/// The names that an item mentions; its parameters among them.
pub(crate) fn dependencies(item: &Item) -> Vec<Ident> {
    let mut out = Vec::new();
    match item {
        Item::Const(c) => int_names(&c.value, &mut out),
        Item::Layout(l) => {
            expr_names(&l.expr, &mut out);
            l.conditions.iter().flat_map(|c| [&c.left, &c.right]).for_each(|i| int_names(i, &mut out));
        }
        Item::Assert(a) => {
            int_names(&a.left, &mut out);
            int_names(&a.right, &mut out);
        }
        Item::Use(_) | Item::Broken(_) => {}
    }
    out
}

/// The names that an expression mentions.
pub(crate) fn expr_names(expr: &Expr, out: &mut Vec<Ident>) {
    match &expr.kind {
        ExprKind::Literal(shape, stride) => {
            shape_names(shape, out);
            stride_names(stride, out);
        }
        ExprKind::Name(name) => out.push(name.clone()),
        ExprKind::Applied(name, arguments) => {
            out.push(name.clone());
            arguments.iter().for_each(|i| int_names(i, out));
        }
        ExprKind::Compose(operands) => operands.iter().for_each(|e| expr_names(e, out)),
        ExprKind::Restrict(of, binds, _) => {
            expr_names(of, out);
            for bind in binds {
                match &bind.to {
                    BindTo::RunTime => {}
                    BindTo::Value(v) => int_names(v, out),
                    BindTo::Range(low, high) => {
                        int_names(low, out);
                        int_names(high, out);
                    }
                }
            }
        }
        ExprKind::Swizzle(ints) | ExprKind::CuteSwizzle(ints) => ints.iter().for_each(|i| int_names(i, out)),
        ExprKind::Cute(cute) => {
            cute.swizzle.iter().flat_map(|(ints, _)| ints).for_each(|i| int_names(i, out));
            shape_names(&cute.shape, out);
            cute.stride.iter().for_each(|s| stride_names(s, out));
        }
        ExprKind::Op { op, .. } => op_names(op, out),
    }
}

fn op_names(op: &Op, out: &mut Vec<Ident>) {
    match op {
        Op::Canonical(shape) => shape_names(shape, out),
        Op::Split(of, _, shape) | Op::Divide(of, shape) | Op::DivideCeil(of, shape) | Op::Broadcast(of, shape) => {
            expr_names(of, out);
            shape_names(shape, out);
        }
        Op::Repeat { of, by, pitch, align } => {
            expr_names(of, out);
            expr_names(by, out);
            [pitch, align].into_iter().flatten().for_each(|i| int_names(i, out));
        }
        Op::Interleave(of, by) => {
            expr_names(of, out);
            expr_names(by, out);
        }
        Op::BestSwizzle { of, uses, banks } => {
            expr_names(of, out);
            for one in uses {
                expr_names(&one.of, out);
                int_names(&one.access.element, out);
            }
            banks_names(banks, out);
        }
        Op::Inverse(of) | Op::Permute(of, _) | Op::Zip(of) | Op::Flatten(of) | Op::Group(of, _) | Op::Rename(of, _) => {
            expr_names(of, out);
        }
    }
}

fn shape_names(shape: &Shape, out: &mut Vec<Ident>) {
    match &shape.kind {
        ShapeKind::Leaf(int) => int_names(int, out),
        ShapeKind::Tuple(entries) => entries.iter().for_each(|e| shape_names(&e.shape, out)),
    }
}

fn stride_names(stride: &Stride, out: &mut Vec<Ident>) {
    match &stride.kind {
        StrideKind::Leaf(int) => int_names(int, out),
        StrideKind::Broadcast => {}
        StrideKind::Tuple(entries) => entries.iter().for_each(|e| stride_names(e, out)),
    }
}

/// The names that an integer mentions.
pub(crate) fn int_names(int: &Int, out: &mut Vec<Ident>) {
    match &int.kind {
        IntKind::Literal(_) => {}
        IntKind::Name(name) => out.push(name.clone()),
        IntKind::Neg(of) => int_names(of, out),
        IntKind::Binary(a, _, b, _) => {
            int_names(a, out);
            int_names(b, out);
        }
        IntKind::Measure(_, expr) => expr_names(expr, out),
        IntKind::Analysis(analysis) => {
            expr_names(&analysis.of, out);
            match &analysis.question {
                Question::Width(_) => {}
                Question::Sectors(access) => int_names(&access.element, out),
                Question::Banks(access, banks) => {
                    int_names(&access.element, out);
                    banks_names(banks, out);
                }
            }
        }
    }
}

fn banks_names(banks: &Banks, out: &mut Vec<Ident>) {
    [&banks.count, &banks.width].into_iter().flatten().for_each(|int| int_names(int, out));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [`Scope::collect`] asks for no name that begins with a capital.
    #[test]
    fn what_generated_code_uses_begins_in_lower_case() {
        let all = LOCALS.iter().chain(NUMBERED).chain(TYPES).chain([&PREFIX]);
        assert!(all.into_iter().all(|name| !is_capital(name)));
    }

    #[test]
    fn a_name_is_found_whatever_it_begins_with() {
        let tokens: proc_macro2::TokenStream =
            "const a = 1; const Ä = 2; const é = 3; const a = 4; const r#type = 5;".parse().unwrap();
        let block = crate::syntax::parse_block(tokens, &mut Vec::new());
        let mut sink = Sink::default();
        let scope = Scope::collect(&block, &mut sink);
        assert_eq!(["a", "Ä", "é", "r#type"].map(|name| scope.get(name)), [0, 1, 2, 4].map(|i| Some(Entry::Item(i))));
        assert_eq!(["b", "A", "", "aa"].map(|name| scope.get(name)), [None; 4]);
        assert_eq!([0, 1, 2, 3, 4].map(|i| scope.is_second(i)), [false, false, false, true, false]);
        assert_eq!(sink.into_sorted().len(), 1);
    }
}
