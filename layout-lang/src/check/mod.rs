//! Meaning: integers, shapes, expressions and assertions, each evaluated or reported. One question a file.

mod analysis;
mod applied;
mod assert;
mod best_swizzle;
mod caps;
mod copies;
mod expr;
mod family;
mod grown;
mod int;
mod literal;
mod measure;
mod operation;
mod restrict;

pub use analysis::{Answer, Measured};
pub use assert::{Failure, again, holds};
pub(crate) use expr::is_swizzle;
pub use family::Given;
pub(crate) use grown::LEAVES;
pub(crate) use measure::sufficient;
pub(crate) use operation::regrouped;
pub(crate) use restrict::path;

use crate::diag::{Diagnostic, Reported, Sink, catalog};
use crate::near;
use crate::resolve::{Entry, Scope};
use crate::serial::Definition;
use crate::syntax::ast::Expr;
use layout_core::decide::budget::{self, Budget, Limit};
use layout_core::family::Family;
use layout_core::{Map, Shape, Space};
use proc_macro2::Ident;
use std::fmt;

/// A value, or proof that its absence was reported.
pub type Checked<T> = Result<T, Reported>;

/// What a name stands for.
#[derive(Clone, Debug)]
pub enum Value {
    /// A named integer.
    Int(i128),
    /// A layout.
    Map(Map),
    /// A layout with modes bound at run time, or with parameters.
    Slice(Slice),
}

/// A map whose first modes are bound at run time.
#[derive(Clone, Debug, PartialEq)]
pub struct Slice {
    /// The map over all modes, the bound ones first.
    pub map: Map,
    /// How many top-level modes are bound.
    pub bound: usize,
    /// With run-time parameters, what the map is for each value of them; `map` then stands for its domain, its spaces
    /// and its broadcasts alone.
    pub family: Option<Box<Family>>,
}

impl Slice {
    /// A map with nothing bound.
    #[must_use]
    pub fn whole(map: Map) -> Self {
        Slice { map, bound: 0, family: None }
    }

    /// For each leaf, whether it is bound.
    #[must_use]
    pub fn flags(&self) -> Vec<bool> {
        let mut flags = Vec::new();
        for (i, mode) in self.map.domain.modes.iter().enumerate() {
            mode.tree.each_leaf(&mut |_| flags.push(i < self.bound));
        }
        flags
    }

    /// The modes that are left.
    #[must_use]
    pub fn values(&self) -> Shape {
        Shape { modes: self.map.domain.modes[self.bound..].to_vec() }
    }
}

impl From<Definition> for Checked<Value> {
    fn from(definition: Definition) -> Self {
        match definition {
            Definition::Map(map) => Ok(Value::Map(map)),
            Definition::Slice(map, bound) => Ok(Value::Slice(Slice { map, bound, family: None })),
            Definition::Family(map, bound, family) => Ok(Value::Slice(Slice { map, bound, family: Some(family) })),
            Definition::Int(n) => Ok(Value::Int(i128::from(n))),
            Definition::Poisoned(_) => Err(Reported::elsewhere()),
        }
    }
}

/// What the surroundings ask of an expression's spaces.
#[derive(Clone, Copy, Debug, Default)]
pub struct Want {
    /// Where it must start.
    pub from: Option<Space>,
    /// Where it must end.
    pub to: Option<Space>,
}

impl Want {
    /// The arrangement of a `repeat`, the middle of a composition.
    pub const LOGICAL: Want = Want { from: Some(Space::Logical), to: Some(Space::Logical) };
}

/// What a block may spend on searches and enumeration, all its items together: thousands of hard ones must not hang.
/// Its helps together, and proofs that no item is refused for the want of, may spend as much again: what they cost, no
/// item lacks.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// Nodes of alias searches.
    pub nodes: u64,
    /// Coordinates visited for cosizes.
    pub points: u64,
    /// For analyses of accesses.
    pub analyses: Budget,
    /// What the values may come to still, in modes and digits.
    pub size: u64,
    /// Pairs of letters that are compared for near misses.
    pub letters: u64,
}

impl Default for Left {
    fn default() -> Self {
        Left {
            nodes: budget::TOTAL_NODES,
            points: budget::TOTAL_COSIZE,
            analyses: Budget::new(),
            size: grown::BLOCK,
            letters: near::TOTAL,
        }
    }
}

impl Left {
    /// What has run out, if something has.
    pub fn spent(&self) -> Option<Limit> {
        match self {
            Left { nodes: 0, .. } => Some(Limit::Nodes(budget::TOTAL_NODES)),
            Left { size: 0, .. } => Some(Limit::Points(budget::TOTAL)),
            _ => None,
        }
    }
}

/// What the evaluation of one item or expression for a help costs of the budget, in coordinates.
pub(crate) const TRIAL: u64 = 1 << 11;

/// An expression that stands in the place of another while a help is checked.
pub struct Change {
    /// The other.
    pub at: *const Expr,
    /// What is evaluated in its place.
    pub by: Box<Expr>,
}

/// What is under evaluation, in messages.
pub enum Subject {
    /// An item with a name.
    Item(Ident),
    /// The expression of the inline form, or of a text.
    Layout,
    /// An assertion.
    Assertion,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Item(name) => write!(f, "`{name}`"),
            Subject::Layout => f.write_str("this layout"),
            Subject::Assertion => f.write_str("this assertion"),
        }
    }
}

/// The state of one block's evaluation.
pub struct Checker<'a> {
    /// The names.
    pub scope: &'a Scope,
    /// The items evaluated so far, by position.
    pub values: Vec<Option<Checked<Value>>>,
    /// The imports, by number.
    pub imports: Vec<Checked<Value>>,
    /// Where reports go.
    pub sink: &'a mut Sink,
    /// The item under evaluation.
    pub item: usize,
    /// What messages call it.
    pub subject: Subject,
    /// The name in front of its annotation; none for the inline form.
    pub annotate: Option<Ident>,
    /// The parameters of that item.
    pub given: Given,
    /// Whether a text is evaluated, which has no names and no block around it.
    pub text: bool,
    /// Whether something is only tried, and a refusal not said: none of its helps is worth a search.
    pub tried: bool,
    /// Whether a statement was refused of which not even the name is known: it may have declared what is missing.
    pub nameless: bool,
    /// What the block has left for decisions that are no closed forms.
    pub left: Left,
    /// What it has left for helps.
    pub helps: Left,
    /// The analyses evaluated since the current assertion began.
    pub measured: Vec<Measured>,
    /// The assertions that do not hold: worded when all else is known.
    pub failed: Vec<Failure>,
    /// The positions of those that do.
    pub held: Vec<usize>,
    /// What is evaluated otherwise than it is written.
    pub change: Option<Change>,
    /// What documentation says of items beyond their formulas, by position.
    pub docs: Vec<(usize, String)>,
    /// How deep inside the item's expression we are; 0 is the expression itself.
    pub depth: usize,
    /// The cosize of the static layout that was last found to fit.
    pub fitting: Option<u64>,
}

impl<'a> Checker<'a> {
    /// Nothing evaluated, nothing named.
    pub fn new(scope: &'a Scope, sink: &'a mut Sink) -> Self {
        Checker {
            scope,
            values: Vec::new(),
            imports: Vec::new(),
            sink,
            item: 0,
            subject: Subject::Layout,
            annotate: None,
            given: Given::default(),
            text: false,
            tried: false,
            nameless: false,
            left: Left::default(),
            helps: Left::default(),
            measured: Vec::new(),
            failed: Vec::new(),
            held: Vec::new(),
            change: None,
            docs: Vec::new(),
            depth: 0,
            fitting: None,
        }
    }
}

impl Checker<'_> {
    /// Evaluates what stands in the place of an expression, where something does.
    fn instead<T>(&mut self, of: &Expr, evaluate: impl FnOnce(&mut Self, &Expr) -> T) -> Option<T> {
        let change = self.change.take_if(|change| std::ptr::eq(change.at, of))?;
        let value = evaluate(self, &change.by);
        self.change = Some(change);
        Some(value)
    }

    /// Evaluates what is not written, and takes back what is reported of it.
    pub(crate) fn quietly<T>(&mut self, evaluate: impl FnOnce(&mut Self) -> T) -> T {
        let (said, documented, before) = (self.sink.mark(), self.docs.len(), self.tried);
        self.tried = true;
        let value = evaluate(self);
        self.tried = before;
        self.sink.forget(said);
        self.docs.truncate(documented);
        value
    }

    /// Evaluates what a help may offer, on the budget of helps; `None` where that has run out.
    pub(crate) fn for_help<T>(&mut self, evaluate: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.helps.analyses.take(TRIAL).ok()?;
        std::mem::swap(&mut self.left, &mut self.helps);
        let value = self.quietly(evaluate);
        std::mem::swap(&mut self.left, &mut self.helps);
        Some(value)
    }

    /// Reports a diagnostic of the current item.
    pub fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        self.sink.push(self.item, diagnostic)
    }

    /// Reports a diagnostic as a result.
    pub fn refuse<T>(&mut self, diagnostic: Diagnostic) -> Checked<T> {
        Err(self.report(diagnostic))
    }

    /// The item itself, or a part of it.
    #[must_use]
    pub fn subject(&self) -> String {
        if self.depth == 0 { self.subject.to_string() } else { format!("a layout in {}", self.subject) }
    }

    /// What a name stands for.
    fn lookup(&mut self, name: &Ident, wants_layout: bool) -> Checked<Value> {
        match self.scope.get(&name.to_string()) {
            Some(Entry::Import(i)) => self.imports.get(i).cloned().unwrap_or(Err(Reported::elsewhere())),
            // An item without a value here stands on a cycle, which is reported.
            Some(Entry::Item(i)) => self.values[i].clone().unwrap_or(Err(Reported::elsewhere())),
            None if self.nameless => Err(Reported::elsewhere()),
            None if self.text => self.refuse(catalog::names::in_text(name, wants_layout)),
            None => {
                let near = self.near(name);
                self.refuse(catalog::names::undeclared(name, near, wants_layout))
            }
        }
    }
}

impl<'a> Checker<'a> {
    /// The declared name that an undeclared one resembles.
    fn near(&mut self, name: &Ident) -> Option<&'a str> {
        near::nearest(&name.to_string(), self.scope.names(), &mut self.left.letters)
    }
}
