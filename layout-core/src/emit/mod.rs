//! From a map and a choice of coordinates to an index expression that equals the map at every coordinate and fits the
//! index type throughout.
//!
//! ```text
//! map ─► terms (a weighted sum of digits; what is not additive bound to variables first)
//!          └► floor │ fields │ swizzle ─► simplify ─► cost ─► the cheapest
//! map ─► lower (the literal chain: the measure, and what stays) ──────────┘
//! ```
//!
//! ```
//! use layout_core::{Shape, Space, Stride, Swizzle, decide::budget::Budget, emit, ops};
//!
//! let tile = Shape::named(&[("row", 128), ("col", 64)]);
//! let rows = ops::layout(tile, &[Stride::Int(64), Stride::Int(1)], Space::Logical, Space::Physical).unwrap();
//! let map = ops::swizzle(Swizzle::cute(3, 3, 3).unwrap(), &rows).unwrap();
//! let program = emit::emit(&map, emit::Form::Index, emit::Width::U32, &mut Budget::new());
//! assert_eq!(program.eval(&[5, 9]), map.at(&[5, 9]));
//! ```

mod base;
mod build;
pub mod cost;
mod digit;
mod eval;
mod fields;
mod floor;
mod ir;
mod lower;
pub mod range;
mod share;
pub mod simplify;
mod swizzle;
mod terms;
#[cfg(test)]
mod tests;
mod text;

pub use base::{addend, base};
pub use cost::Counts;
pub use ir::{Expr, Form, Kind, Program, Width};
pub use lower::fits;
pub use text::{Precedence, as_text, write, written};

use crate::decide::budget::{Budget, SHORT};
use crate::decide::refined::layout_of;
use crate::list::Listed as _;
use crate::map::{Map, Stage};
use crate::shape::Shape;
use crate::swizzle::Swizzle;
use alloc::vec::Vec;
use build::Builder;
use ir::op;
use terms::Sum;

/// The extent of each input in a form.
#[must_use]
pub fn inputs(domain: &Shape, form: Form) -> Vec<u64> {
    match form {
        Form::Index => domain.mode_sizes(),
        Form::Linear => alloc::vec![domain.extents().iter().product()],
        Form::Leaf => domain.extents(),
    }
}

/// The cheapest program found for a map. [`fits`] must hold; then every value in it fits the width.
///
/// Never more divisions and remainders than the literal chain, whatever the map.
#[must_use]
pub fn emit(map: &Map, form: Form, width: Width, budget: &mut Budget) -> Program {
    let inputs = inputs(&map.domain, form);
    if let Some(result) = weighted_sum(map, &inputs) {
        return Program { inputs, lets: Vec::new(), result, kind: Kind::Affine };
    }
    let Some((sums, kind)) = readings(map, &inputs, width, budget) else { return literal(map, form, width) };
    let swizzles = map.swizzles();
    if kind == Kind::Affine
        && swizzles.is_empty()
        && let Some((sum, fresh)) = sums.first()
    {
        // A weighted sum of the inputs: nothing is shorter.
        let mut b = fresh.clone();
        if let Some(value) = floor::write(sum, &mut b) {
            return b.finish(value, kind).0;
        }
    }
    if let [(sum, b)] = sums.as_slice()
        && map.layouts().count() == 1
        && let Some(best) = of_one_layout(sum, &swizzles, kind, b)
    {
        return best.program;
    }
    let chain = literal_chain(map, &inputs, width, kind);
    let allowed = chain.operations;
    let mut best: Option<Priced> = None;
    for (sum, b) in &sums {
        candidates(sum, &swizzles, kind, b, &mut |candidate| {
            let own = &candidate.operations;
            let fair = own.divs + own.rems <= allowed.divs + allowed.rems
                && (own.cuts() <= allowed.cuts() || !swizzles.is_empty());
            if fair {
                best = Some(candidate.or_before(best.take()));
            }
            NO_LIMIT
        });
    }
    chain.or_before(best).program
}

/// `Σ input · stride`, where the map is one layout with a digit for each input: what most literals are, and nothing is
/// shorter.
fn weighted_sum(map: &Map, inputs: &[u64]) -> Option<Expr> {
    let [Stage::Layout(layout)] = map.stages.as_slice() else { return None };
    let mut digits = layout.digits.iter().filter(|d| d.extent > 1);
    let mut sum = None;
    for (i, &extent) in inputs.iter().enumerate().filter(|(_, n)| **n > 1) {
        let digit = digits.next().filter(|d| d.extent == extent)?;
        let product = match digit.stride.value() {
            0 => continue,
            1 => Expr::Input(i),
            stride => Expr::Input(i) * stride,
        };
        sum = Some(match sum {
            None => product,
            Some(sum) => sum + product,
        });
    }
    Some(match (sum, layout.offset) {
        (None, offset) => Expr::Const(offset),
        (Some(sum), 0) => sum,
        (Some(sum), offset) => sum + Expr::Const(offset),
    })
}

/// The cheapest program of a map that is one layout under swizzles, where it can be written. Its literal chain need not
/// be: that is a digit form, which the sums have been weighed against, with the swizzles written out, and has a cut at
/// each end of each digit.
fn of_one_layout(sum: &Sum, swizzles: &[Swizzle], kind: Kind, b: &Builder) -> Option<Priced> {
    let allowed = sum.cuts(b);
    let mut best: Option<Priced> = None;
    candidates(sum, swizzles, kind, b, &mut |candidate| {
        if candidate.operations.cuts() <= allowed || !swizzles.is_empty() {
            best = Some(candidate.or_before(best.take()));
        }
        best.as_ref().map_or(NO_LIMIT, Priced::limit)
    });
    best
}

/// A program and what it costs.
struct Priced {
    program: Program,
    operations: Counts,
    price: (u32, u32, usize),
}

impl Priced {
    /// Of a value whose kind is `kind` if no swizzle is left in it.
    fn new(value: Expr, kind: Kind, b: Builder) -> Self {
        let (mut program, operations, cost) = b.finish(value, kind);
        if operations.xors > 0 && kind != Kind::Composite {
            program.kind = Kind::Xor;
        }
        let price = (cost, operations.total(), program.lets.len());
        Priced { program, operations, price }
    }

    /// The cost and the operators with which another is no better.
    fn limit(&self) -> (u32, u32) {
        let (cost, operators, lets) = self.price;
        (cost, operators + u32::from(lets > 0))
    }

    /// The cheaper of two, and of equals the one found before: the sums come before the fields, all before the literal
    /// chain.
    fn or_before(self, before: Option<Priced>) -> Priced {
        match before {
            Some(before) if before.price <= self.price => before,
            _ => self,
        }
    }
}

/// The chain of stages as it stands, nothing simplified: what other forms are measured against.
#[must_use]
pub fn literal(map: &Map, form: Form, width: Width) -> Program {
    let inputs = inputs(&map.domain, form);
    let mut b = Builder::new(&inputs, width);
    let result = lower::literal(map, &mut b);
    Program { lets: b.lets, result, kind: Kind::Composite, inputs }
}

/// From one integer to each top-level coordinate: `(i / w) % n`, without the parts that do nothing.
#[must_use]
pub fn coord(domain: &Shape) -> Vec<Program> {
    let sizes = domain.mode_sizes();
    let inputs = inputs(domain, Form::Linear);
    let max = inputs[0] - 1;
    let one = |(&n, w): (&u64, u64)| {
        let result = digit(max, w, n);
        let kind = if result.operator() & (op::DIV | op::REM | op::SHR | op::AND) == 0 {
            Kind::Affine
        } else {
            Kind::Refinement
        };
        Program { inputs: inputs.clone(), lets: Vec::new(), result, kind }
    };
    sizes.iter().zip(crate::shape::weights(&sizes)).map(one).list()
}

/// `(i / w) % n` of the only input, which is at most `max`; what `simplify` makes of it.
fn digit(max: u64, w: u64, n: u64) -> Expr {
    if n == 1 {
        return Expr::Const(0);
    }
    let quotient = match w {
        1 => Expr::Input(0),
        w if w.is_power_of_two() => Expr::Input(0) >> w.trailing_zeros(),
        w => Expr::Input(0) / w,
    };
    match max / w < n {
        true => quotient,
        false if n.is_power_of_two() => quotient & (n - 1),
        false => quotient % n,
    }
}

/// Whether a chain that does not fold is left as it stands: what is done to shorten one grows with the square of its
/// length, at least.
fn is_long(map: &Map, budget: &mut Budget) -> bool {
    let length = |stage: &Stage| stage.as_layout().map_or(1, |layout| layout.digits.len() as u64);
    let length: u64 = map.stages.iter().map(length).sum();
    length > SHORT && budget.take(length.saturating_mul(length)).is_err()
}

/// The map without its swizzles as sums, and the kind of what comes of them. `None` if the chain is left as it stands.
fn readings<'a>(
    map: &Map,
    inputs: &'a [u64],
    width: Width,
    budget: &mut Budget,
) -> Option<(Vec<(Sum, Builder<'a>)>, Kind)> {
    let fresh = Builder::new(inputs, width);
    let mut sums = Vec::with_capacity(2);
    sums.extend(reading(map, &fresh, false));
    let is_layout = matches!(sums.first(), Some((sum, _)) if !sum.has_lets());
    if !is_layout {
        if let Some(refined) = layout_of(&unswizzled(map), inputs, budget) {
            sums.insert(0, (Sum::of_refined(&refined), fresh));
        } else if is_long(map, budget) {
            return None;
        } else {
            sums.extend(reading(map, &fresh, true));
        }
    }
    let kind = match sums.first() {
        Some((sum, b)) if !sum.has_lets() => {
            let whole = sum.terms.iter().all(|t| t.weight == 1 && t.is_whole(b));
            if whole { Kind::Affine } else { Kind::Refinement }
        }
        _ => Kind::Composite,
    };
    Some((sums, kind))
}

/// The layouts of a map, one after the other, as a sum.
fn reading<'a>(map: &Map, fresh: &Builder<'a>, separate: bool) -> Option<(Sum, Builder<'a>)> {
    let mut b = fresh.clone();
    let first = map.stages.first().and_then(Stage::as_layout).and_then(|layout| Sum::of_layout(b.inputs(), layout));
    let read = usize::from(first.is_some());
    let mut sum = first.unwrap_or_else(|| Sum::of_inputs(b.inputs()));
    for stage in &map.stages[read..] {
        if let Stage::Layout(layout) = stage {
            sum = sum.through(layout, separate, &mut b)?;
        }
    }
    Some((sum, b))
}

fn unswizzled(map: &Map) -> Map {
    let stages = map.stages.iter().filter(|s| matches!(s, Stage::Layout(_)));
    Map { stages: stages.cloned().list(), ..map.clone() }
}

/// No program costs as much.
const NO_LIMIT: (u32, u32) = (u32::MAX, 0);

/// One sum written in every way that there is. `take` takes each and says what the next is to stay below: of fields that
/// do not, no expression is made.
fn candidates(
    sum: &Sum,
    swizzles: &[Swizzle],
    kind: Kind,
    fresh: &Builder,
    take: &mut dyn FnMut(Priced) -> (u32, u32),
) {
    let mut limit = NO_LIMIT;
    let mut b = fresh.clone();
    if let Some(value) = floor::write(sum, &mut b) {
        let value = swizzled_sum(value, sum, swizzles, &mut b);
        let candidate = Priced::new(value, kind, b);
        // Of two terms and more a union is no cheaper than this, and of equals the sum is taken.
        let is_cheapest = swizzles.is_empty() && sum.offset == 0 && candidate.price.0 <= 2;
        limit = take(candidate);
        if is_cheapest {
            return;
        }
    }
    let ways: &[bool] = if fields::has_choice(sum, swizzles, fresh) { &[true, false] } else { &[true] };
    for &all in ways {
        let mut b = fresh.clone();
        if let Some(value) = fields::write(sum, swizzles, &|_| all, limit, &mut b) {
            limit = take(Priced::new(value, kind, b));
        }
    }
}

/// The swizzles on the value of a sum, one after the other.
fn swizzled_sum(mut value: Expr, sum: &Sum, swizzles: &[Swizzle], b: &mut Builder) -> Expr {
    if swizzles.is_empty() {
        return value;
    }
    let mut facts = sum.facts().within(sum.bits());
    for s in swizzles {
        (value, facts) = swizzle::apply(value, facts, *s, b);
    }
    value
}

/// The literal chain, simplified.
fn literal_chain(map: &Map, inputs: &[u64], width: Width, kind: Kind) -> Priced {
    let mut b = Builder::new(inputs, width);
    let result = lower::literal(map, &mut b);
    Priced::new(result, kind, b)
}
