//! Families of literals: `dense`, `alias`, `zero-stride`, `negative-stride`, `congruence`, `extent-zero`, `overflow`
//! and `undecided`.

use super::count;
use crate::check::Left;
use crate::cute;
use crate::diag::{Diagnostic, witness};
use crate::notation;
use crate::spans::Misfit;
use crate::suggest;
use crate::text;
use layout_core::decide::alias::AliasError;
use layout_core::decide::cosize::CosizeError;
use layout_core::decide::dense::{self, NotDense};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::shape::Leaf;
use layout_core::{Digit, Layout, Map, Shape, Space, Stride};
use proc_macro2::Span;
use std::cell::RefCell;

/// The order in which a literal was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The last mode varies fastest.
    Ours,
    /// The first one does: `cute( … )`.
    Cute,
}

/// A literal under discussion.
pub struct Literal<'a> {
    /// Its name in messages.
    pub subject: String,
    /// Its shape.
    pub domain: &'a Shape,
    /// One stride for each leaf.
    pub strides: &'a [Stride],
    /// Where it starts.
    pub from: Space,
    /// Where it ends.
    pub to: Space,
    /// How it was written, and how a repair is.
    pub order: Order,
    /// Whether it is all of an item, and no part of an expression.
    pub whole: bool,
    /// What its helps may spend.
    pub helps: RefCell<Helps>,
}

/// What the helps of a block may spend still.
pub struct Helps {
    /// All of it.
    pub left: Left,
    /// Whether one was left out for that.
    pub short: bool,
}

/// What it costs to offer a literal, for each of its leaves, in coordinates: it is written, parsed and checked.
const LEAF: u64 = 1 << 8;

impl Literal<'_> {
    fn layout(&self) -> Layout {
        let digits = self.domain.extents().into_iter().zip(self.strides);
        Layout { digits: digits.map(|(extent, &stride)| Digit { extent, stride }).list(), offset: 0 }
    }

    fn leaves(&self) -> Vec<Leaf> {
        self.domain.leaves()
    }

    /// The literal with other strides, where the macro takes it as it is printed.
    fn with(&self, layout: &Layout) -> Option<String> {
        let helps = &mut *self.helps.borrow_mut();
        if helps.left.analyses.take(LEAF * layout.digits.len() as u64).is_err() {
            helps.short = true;
            return None;
        }
        let strides: Vec<Stride> = layout.digits.mapped(|d| d.stride);
        let (text, typed, order) = match self.order {
            Order::Ours => {
                let text = notation::literal(self.domain, &strides);
                (text.clone(), text, "")
            }
            Order::Cute => {
                let text = cute::literal(self.domain, &strides);
                (text.clone(), format!("cute({text})"), ", in CuTe's order")
            }
        };
        let taken = text::accepts(&typed, self.from, self.to, &mut helps.left.nodes);
        taken.then(|| format!("`{text}`{order}"))
    }

    /// Whether a layout with other strides passes the check of maps into physical space.
    fn is_alias_free(&self, layout: &Layout) -> bool {
        suggest::is_alias_free(layout, &mut self.helps.borrow_mut().left.nodes)
    }

    /// Evidence names modes as the macro does: a literal in CuTe's order has its last mode first.
    fn ordered(&self, out: Diagnostic) -> Diagnostic {
        let unnamed = self.domain.modes.iter().filter(|m| m.label.is_empty()).count();
        match self.order {
            Order::Cute if unnamed > 1 => {
                out.note(format!("`i0` is the last mode of the {} as CuTe lists them", self.domain.rank()))
            }
            _ => out,
        }
    }

    fn sums(&self, coordinates: &[Vec<u64>]) -> String {
        let (leaves, layout) = (self.leaves(), self.layout());
        let lines: Vec<String> = coordinates.mapped(|c| witness::sum_line(&leaves, &layout, c));
        lines.join("\n")
    }
}

/// A stride of 0 on a mode of size 2 or more.
#[must_use]
pub fn zero_stride(literal: &Literal<'_>, leaf: usize, span: Span) -> Diagnostic {
    let leaves = literal.leaves();
    let (path, extent) = (&leaves[leaf].path, leaves[leaf].extent);
    let title =
        format!("mode `{path}` of {} has stride 0, so {extent} coordinates share each address", literal.subject);
    let mut second = vec![0; leaves.len()];
    second[leaf] = 1;
    let out = Diagnostic::new("zero-stride", span, title).note(literal.sums(&[vec![0; leaves.len()], second]));
    let shared = suggest::broadcast(&literal.layout());
    let sharing = Some(&shared).filter(|l| literal.to == Space::Physical && literal.is_alias_free(l));
    let (out, if_not) = match sharing.and_then(|shared| literal.with(shared)) {
        Some(text) => {
            (out.help(format!("if sharing is intended, write a broadcast, which is read only: {text}")), "if not, ")
        }
        None => (out, ""),
    };
    match suggest::repaired(&literal.layout(), literal.to).and_then(|repaired| literal.with(&repaired)) {
        Some(text) => out.help(format!("{if_not}these strides keep all coordinates apart: {text}")),
        None => out,
    }
}

/// A map into logical or thread-value space that is no dense bijection.
#[must_use]
pub fn not_dense(literal: &Literal<'_>, why: &NotDense, at: impl Fn(usize) -> Span) -> Diagnostic {
    let (leaves, layout) = (literal.leaves(), literal.layout());
    let subject = &literal.subject;
    let out = match *why {
        NotDense::Broadcast { digit } => {
            let path = &leaves[digit].path;
            let title = format!("{subject} is not a dense bijection: mode `{path}` is a broadcast");
            let mut second = vec![0; leaves.len()];
            second[digit] = 1;
            Diagnostic::new("dense", at(digit), title)
                .note(literal.sums(&[vec![0; leaves.len()], second]))
                .note(format!("a map into `{}` gives each coordinate a value of its own", literal.to.name()))
                .help("what threads share is a load: a broadcast ends in `physical`, and is read only")
        }
        NotDense::Stride { digit, stride, expected } if stride > expected => {
            let title = format!("{subject} is not a dense bijection: no coordinate reaches {expected}");
            let size: u64 = literal.domain.extents().iter().product();
            let evidence = format!(
                "{size} coordinates are spread over 0..{}, and a dense bijection covers 0..{size}",
                layout.max() + 1
            );
            let path = &leaves[digit].path;
            let place = match expected {
                1 => format!("the smallest stride is {stride}, that of `{path}`"),
                _ => format!(
                    "the modes of smaller stride cover 0..{expected}, and the next stride is {stride}, that of `{path}`"
                ),
            };
            Diagnostic::new("dense", at(digit), title).note(evidence).note(place)
        }
        NotDense::Stride { digit, stride, expected } => {
            let pair = suggest::repeat_pair(&layout, digit, stride, expected);
            let value = witness::value(&layout, &pair.0);
            let title = format!("{subject} is not a dense bijection: two coordinates reach {value}");
            Diagnostic::new("dense", at(digit), title).note(literal.sums(&[pair.0, pair.1]))
        }
    };
    let out = literal.ordered(out);
    // Only an item of its own can be declared otherwise, and only memory may have gaps.
    let gaps = !matches!(why, NotDense::Broadcast { .. });
    let logical = (literal.from, literal.to) == (Space::Logical, Space::Logical);
    let storage = gaps && literal.whole && logical && literal.is_alias_free(&layout);
    let out = match storage {
        true => out.help("if it is a place in memory, which may have gaps, declare it `logical -> physical`"),
        false => out,
    };
    let otherwise = if storage { "if not, " } else { "" };
    let tightened = dense::tightened(&layout);
    let tightened = Some(tightened).filter(|l| dense::is_dense(l) && l.size() > 1);
    match tightened.and_then(|tightened| literal.with(&tightened)) {
        Some(text) => out.help(format!("{otherwise}these strides make it dense: {text}")),
        None => out,
    }
}

/// A map into physical space with a collision, or one that could not be decided.
#[must_use]
pub fn alias(literal: &Literal<'_>, why: &AliasError, at: impl Fn(usize) -> Span) -> Diagnostic {
    let layout = literal.layout();
    match why {
        AliasError::Collision(collision) => {
            let address = witness::value(&layout, &collision.left);
            let title = format!("{} is not alias-free: two coordinates reach address {address}", literal.subject);
            let repaired = suggest::repaired(&layout, literal.to);
            let blamed = repaired.as_ref().and_then(|r| suggest::changed(&layout, r).first().copied());
            let span = at(blamed.unwrap_or_else(|| suggest::largest_difference(collision)));
            let out = Diagnostic::new("alias", span, title)
                .note(literal.sums(&[collision.left.clone(), collision.right.clone()]));
            let out = literal.ordered(out);
            match repaired.and_then(|repaired| alias_help(literal, &layout, &repaired)) {
                Some(help) => out.help(help),
                None => out,
            }
        }
        AliasError::Undecided { limit, modes } => undecided_alias(literal, *limit, *modes, at),
    }
}

/// A refusal whose help was left out.
#[must_use]
pub fn unhelped(of: Diagnostic) -> Diagnostic {
    of.note("no other strides were tried: the refusals of this block have used up what it may spend on that")
}

/// One changed stride is spoken of by its mode.
fn alias_help(literal: &Literal<'_>, layout: &Layout, repaired: &Layout) -> Option<String> {
    let text = literal.with(repaired)?;
    let changed = suggest::changed(layout, repaired);
    let leaves = literal.leaves();
    Some(match changed.as_slice() {
        [one] => format!(
            "a stride of {} or more for `{}` keeps all coordinates apart: {text}",
            repaired.digits[*one].stride.value(),
            leaves[*one].path,
        ),
        _ => format!("these strides keep all coordinates apart: {text}"),
    })
}

fn undecided_alias(
    literal: &Literal<'_>,
    limit: layout_core::decide::budget::Limit,
    modes: (usize, usize),
    at: impl Fn(usize) -> Span,
) -> Diagnostic {
    let (leaves, layout) = (literal.leaves(), literal.layout());
    let name = |i: usize| leaves.get(i).map_or_else(String::new, |l| format!("`{}`", l.path));
    let title = format!("whether {} is alias-free could not be decided", literal.subject);
    let out = Diagnostic::new("undecided", at(modes.0), title)
        .note(format!(
            "the search stopped at its limit of {}; nothing was found",
            crate::diag::catalog::ops::limit(limit)
        ))
        .help(format!(
            "separate {} and {}: let the stride of one exceed all that the modes below it reach",
            name(modes.0),
            name(modes.1)
        ));
    match suggest::repaired(&layout, literal.to).and_then(|repaired| literal.with(&repaired)) {
        Some(text) => out.help(format!("these strides are alias-free by their order alone: {text}")),
        None => out,
    }
}

/// The first place where shape and stride nest differently.
#[must_use]
pub fn congruence(subject: &str, misfit: &Misfit) -> Diagnostic {
    let side = |n: Option<usize>, one: &str| n.map_or_else(|| format!("a single {one}"), |n| count(n, one));
    let place =
        if misfit.mode.is_empty() { subject.to_owned() } else { format!("mode `{}` of {subject}", misfit.mode) };
    Diagnostic::new("congruence", misfit.span, format!("shape and stride of {place} nest differently"))
        .note(format!(
            "the shape has {}, the stride has {}",
            side(misfit.shape, "extent"),
            side(misfit.stride, "stride")
        ))
        .help("write one stride for each extent, with the same parentheses")
}

/// An extent of 0.
#[must_use]
pub fn extent_zero(span: Span, mode: &str) -> Diagnostic {
    Diagnostic::new("extent-zero", span, format!("{mode} has extent 0, so there is no coordinate"))
        .help("the smallest extent is 1: a mode of size 1 has the one coordinate 0")
}

/// A negative number where none may stand.
#[must_use]
pub fn negative(span: Span, what: &str, n: i128) -> Diagnostic {
    let out = Diagnostic::new(
        match what {
            "stride" => "negative-stride",
            "extent" => "extent-zero",
            "value" | "bound" => "restrict",
            _ => "operand",
        },
        span,
        format!(
            "this {what} is {n}, and {} {what} is not negative",
            if what.starts_with(['a', 'e']) { "an" } else { "a" }
        ),
    );
    match what {
        "stride" => out
            .note("addresses count up from the first element; a coordinate that runs backwards is not in this algebra")
            .help("count forwards, and let the caller reverse the coordinate: `extent - 1 - c`"),
        _ => out,
    }
}

/// A number past 64 bits.
#[must_use]
pub fn too_large(span: Span, what: &str, n: i128) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("this {what} is {n}, and the largest is {}", u64::MAX))
}

/// An integer expression past 127 bits.
#[must_use]
pub fn number_overflow(span: Span) -> Diagnostic {
    Diagnostic::new("overflow", span, "integers here lie between -2^127 and 2^127, and this one does not")
}

/// `x / 0` or `x % 0`.
#[must_use]
pub fn division_by_zero(span: Span) -> Diagnostic {
    Diagnostic::new("overflow", span, "division by zero")
}

/// More coordinates than 64 bits can count.
#[must_use]
pub fn size(span: Span, subject: &str, extents: &[u64]) -> Diagnostic {
    let product = extents.iter().try_fold(1u128, |product, &n| product.checked_mul(u128::from(n)));
    let Some(product) = product else {
        return Diagnostic::new("overflow", span, format!("{subject} has more than 2^128 coordinates, past 64 bits"));
    };
    let factors: Vec<String> = extents.mapped(u64::to_string);
    Diagnostic::new("overflow", span, format!("{subject} has {product} coordinates, past 64 bits"))
        .note(format!("{} = {product}", factors.join(" * ")))
}

/// A largest address past 64 bits.
#[must_use]
pub fn address(literal: &Literal<'_>, at: impl Fn(usize) -> Span) -> Diagnostic {
    let (leaves, layout) = (literal.leaves(), literal.layout());
    let last: Vec<u64> = layout.digits.mapped(|d| d.extent - 1);
    let terms: Vec<u128> = layout.digits.mapped(|d| u128::from(d.extent - 1) * u128::from(d.stride.value()));
    let largest = (0..terms.len()).max_by_key(|&i| (terms[i], std::cmp::Reverse(i))).unwrap_or(0);
    let subject = &literal.subject;
    // The extents multiply to less than 2^64, so the sum fits in 128 bits.
    let sum = witness::value(&layout, &last);
    Diagnostic::new("overflow", at(largest), format!("the largest address of {subject} is {sum}, past 64 bits"))
        .note(witness::sum_line(&leaves, &layout, &last))
}

/// A map whose values or coordinates do not fit the index type.
#[must_use]
pub fn index_type(span: Span, subject: &str, what: &str, n: u128, index: &str) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("the {what} of {subject} is {n}, which does not fit `{index}`"))
        .help("write `#![index(u64)]` at the front of the block")
}

/// A map whose bits, on the way to its values, do not fit the index type.
#[must_use]
pub fn intermediate(span: Span, subject: &str, index: &str) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("a swizzle of {subject} writes bits that `{index}` does not have"))
        .help("write `#![index(u64)]` at the front of the block")
}

/// A constant that `usize` cannot hold.
#[must_use]
pub fn constant(span: Span, name: &str, n: i128) -> Diagnostic {
    Diagnostic::new("overflow", span, format!("`{name}` is {n}, and a named integer is exported as a `usize`"))
}

/// A cosize that is past 64 bits or past the budget.
#[must_use]
pub fn cosize(span: Span, subject: &str, map: &Map, why: &CosizeError) -> Diagnostic {
    match why {
        CosizeError::Overflow => Diagnostic::new(
            "overflow",
            span,
            format!("the cosize of {subject} is {}, past 64 bits", u128::from(u64::MAX) + 1),
        ),
        CosizeError::Undecided(limit) => {
            Diagnostic::new("undecided", span, format!("the cosize of {subject} could not be decided"))
                .note(format!("the search stopped at its limit of {}", crate::diag::catalog::ops::limit(*limit)))
                .help(cosize_help(map))
        }
    }
}

/// What would make the cosize a closed form.
pub(super) fn cosize_help(map: &Map) -> &'static str {
    if map.restricted {
        "restrict whole modes to values instead of ranges"
    } else {
        "swizzle a layout whose extents and strides are powers of two"
    }
}
