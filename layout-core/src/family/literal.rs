//! `S : D` with run-time parameters, checked for every value that `where` admits.

use super::alias::{self, FormDigit, NotSeparated};
use super::caps::{BITS, LEAST};
use super::dense::{self, NotDense};
use super::{Clause, Facts, Family, Form, Monomial, Part, Probe};
use crate::int::{self, Overflow};
use crate::layout::{Digit, Layout, Stride};
use crate::list::Listed as _;
use crate::map::{Map, Stage};
use crate::shape::Shape;
use crate::space::{self, Space};
use crate::tree::Tree;
use alloc::{boxed::Box, string::String, vec::Vec};

/// Bits of the largest cap: with one run-time extent there are 22 left of the 62 for all others, and for tiles past its
/// end.
const MOST: u32 = 40;

/// Why a literal with parameters was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A pairing of spaces that does not exist.
    Spaces,
    /// Not shown to be alias-free.
    NotSeparated(Box<NotSeparated>),
    /// Not shown to be a dense bijection.
    NotDense(NotDense),
    /// A size, a stride or an address does not fit in 64 bits.
    Overflow,
}

impl From<Overflow> for Refused {
    fn from(_: Overflow) -> Self {
        Refused::Overflow
    }
}

/// The family of the literal `domain : strides`, and a static map over the same domain that stands for it wherever only
/// the domain, the spaces and the broadcasts matter. A leaf of the domain whose extent depends on a parameter gets a
/// cap. `left` are the nodes that the literals of an invocation may spend together.
///
/// # Errors
/// What the literal is refused for.
pub fn literal(
    names: Vec<String>,
    mut facts: Facts,
    domain: &Shape,
    digits: &[FormDigit],
    (from, to): (Space, Space),
    left: &mut u64,
) -> Result<(Map, Family), Refused> {
    if !space::pairs(from, to) {
        return Err(Refused::Spaces);
    }
    let narrow = |d: &FormDigit| d.extent.is_narrow() && d.stride.as_ref().is_none_or(Form::is_narrow);
    if !digits.iter().all(narrow) {
        return Err(Refused::Overflow);
    }
    for digit in digits.iter().filter(|d| d.extent.as_constant().is_none()) {
        let clause = Clause::AtLeastZero(digit.extent.shifted(-1)?);
        if !facts.nonnegative_within(clause.form(), left) {
            facts.clauses.push(clause);
        }
    }
    let numbered = numbered(digits, &facts, left)?;
    if to.is_dense() {
        let own = dense::check(digits, &facts)?;
        own.or_else(|own| dense::check(&numbered, &facts)?.map_err(|_| Refused::NotDense(own)))?;
    } else if numbered == digits || !alias::separated(&numbered, &facts, left) {
        alias::check(digits, &facts, left).map_err(Refused::NotSeparated)?;
    }
    let digits = &numbered[..];
    let caps = caps(digits, &facts)?;
    let domain = capped(domain, &caps);
    let of = |strides: Vec<Stride>| -> Result<Map, Refused> {
        let digits = caps.iter().zip(strides).map(|(&extent, stride)| Digit { extent, stride }).list();
        Ok(Map::of(domain.clone(), Layout::new(digits, 0)?, from, to))
    };
    let part = |unit: &Monomial| -> Result<Part, Refused> {
        let strides = digits.iter().map(|d| component(d, unit)).list_ok()?;
        Ok(Part { unit: unit.clone(), map: of(strides)? })
    };
    let parts = units(digits).iter().map(part).list_ok()?;
    let moving = |i: &usize| digits[*i].extent.as_constant().is_none();
    let probe = |i: usize| -> Result<Probe, Refused> {
        let strides = (0..digits.len()).map(|j| if i == j { Stride::Int(1) } else { Stride::Broadcast }).list();
        let (extent, stride) = (digits[i].extent.clone(), digits[i].stride.clone().unwrap_or_default());
        Ok(Probe { map: of(strides)?, extent, cap: caps[i], stride, ragged: false, open: true })
    };
    let probes = (0..digits.len()).filter(moving).map(probe).list_ok()?;
    let weights = crate::shape::weights(&caps);
    let whole =
        digits.iter().zip(weights).map(|(d, w)| if d.stride.is_some() { Stride::Int(w) } else { Stride::Broadcast });
    let add = |top: Form, d: &FormDigit| top.plus(&d.reach().ok_or(Overflow)?, 1);
    let top = digits.iter().try_fold(Form::default(), add)?;
    Ok((of(whole.list())?, Family { names, facts, parts, probes, top, count: None }))
}

/// With numbers in the place of parameters and of extents, where `where` says what these are: then they are like
/// others.
fn numbered(digits: &[FormDigit], facts: &Facts, left: &mut u64) -> Result<Vec<FormDigit>, Overflow> {
    let numbers = facts.numbers(left);
    let mut extent = |form: &Form| {
        let form = form.substitute(&numbers)?;
        let known = if form.as_constant().is_none() { facts.known(&form, 1, left) } else { None };
        Ok(known.map_or(form, Form::constant))
    };
    let digit = |d: &FormDigit| {
        let stride = d.stride.as_ref().map(|stride| stride.substitute(&numbers)).transpose()?;
        Ok(FormDigit { extent: extent(&d.extent)?, stride })
    };
    let all = digits.iter().map(digit).list_ok()?;
    // Where an extent is less than 1, `where` admits nothing, and these numbers are of no layout.
    let none = all.iter().filter_map(|d| d.extent.as_constant()).any(|n| n < 1);
    Ok(if none { digits.to_vec() } else { all })
}

/// The products of parameters that occur in strides; 1 comes first, always.
fn units(digits: &[FormDigit]) -> Vec<Monomial> {
    let mut all = alloc::vec![Monomial::default()];
    for stride in digits.iter().filter_map(|d| d.stride.as_ref()) {
        for (monomial, _) in stride.terms() {
            let at = all.partition_point(|own| own < monomial);
            if all.get(at) != Some(monomial) {
                all.insert(at, monomial.clone());
            }
        }
    }
    all
}

/// What a mode adds to the part of this unit.
fn component(digit: &FormDigit, unit: &Monomial) -> Result<Stride, Overflow> {
    match digit.stride.as_ref().map(|s| s.coefficient(unit)) {
        None | Some(0) => Ok(Stride::Broadcast),
        Some(c) => u64::try_from(c).map(Stride::Int).map_err(|_| Overflow),
    }
}

/// The extents, a cap in the place of those that depend on a parameter: as large as fits, and divisible by what `where`
/// says and, for the sake of tiles, by many small numbers.
fn caps(digits: &[FormDigit], facts: &Facts) -> Result<Vec<u64>, Overflow> {
    let constant = |d: &FormDigit| d.extent.as_constant().map(|n| u64::try_from(n).map_err(|_| Overflow));
    let fixed = digits.iter().filter_map(constant).try_fold(1u64, |product, n| int::mul(product, n?))?;
    let open: u32 =
        digits.iter().filter(|d| d.extent.as_constant().is_none()).count().try_into().map_err(|_| Overflow)?;
    let strides =
        digits.iter().filter_map(|d| d.stride.as_ref()).flat_map(|s| s.terms().map(|(_, c)| c.unsigned_abs()));
    let largest = u64::try_from(strides.max().unwrap_or(1)).map_err(|_| Overflow)?;
    let room = |n: u64| BITS.saturating_sub(64 - n.saturating_sub(1).leading_zeros());
    let bits = room(fixed).checked_div(open).unwrap_or(0).min(room(largest).saturating_sub(4)).min(MOST);
    let one = |d: &FormDigit| match constant(d) {
        Some(n) => n,
        None => cap(bits, facts.divisor(&d.extent)),
    };
    digits.iter().map(one).list_ok()
}

/// The largest multiple of the divisor below `2^bits` that many tiles divide.
fn cap(bits: u32, divisor: u64) -> Result<u64, Overflow> {
    let most = 1u64 << bits;
    if most < LEAST {
        return Err(Overflow);
    }
    let friendly = if bits > 18 { 315 << (bits - 18) } else { 1 };
    let unit = int::lcm(friendly, divisor.max(1)).ok().filter(|unit| *unit <= most).unwrap_or(divisor);
    let cap = most / unit * unit;
    if cap == 0 { Err(Overflow) } else { Ok(cap) }
}

/// The shape with other extents, leaf by leaf.
fn capped(domain: &Shape, caps: &[u64]) -> Shape {
    let mut caps = caps.iter().copied();
    let mut out = domain.clone();
    for mode in &mut out.modes {
        mode.tree = map_leaves(&mode.tree, &mut || caps.next().unwrap_or(1));
    }
    out
}

fn map_leaves(tree: &Tree<u64>, next: &mut impl FnMut() -> u64) -> Tree<u64> {
    tree.map(&mut |_| next())
}

/// `k · map`. A swizzle moves what it is given, so a swizzled map is a summand but once: for other k it is refused.
pub(super) fn scaled(map: &Map, k: u64) -> Result<Map, Overflow> {
    if k == 1 {
        return Ok(map.clone());
    }
    let mut out = map.clone();
    let Some(Stage::Layout(last)) = out.stages.last_mut() else { return Err(Overflow) };
    let scaled = |d: &Digit| Ok(Digit { stride: d.stride.scale(k)?, ..*d });
    let digits = last.digits.iter().map(scaled).list_ok()?;
    *last = Layout::new(digits, int::mul(last.offset, k)?)?;
    Ok(out)
}

/// The sum of two parts of one family, where their stages are alike but for the last.
pub(super) fn sum(a: &Map, b: &Map) -> Option<Map> {
    let (Stage::Layout(last_a), before_a) = a.stages.split_last()? else { return None };
    let (Stage::Layout(last_b), before_b) = b.stages.split_last()? else { return None };
    if before_a != before_b {
        return None;
    }
    let layout =
        Layout::new(refined(&last_a.digits, &last_b.digits)?, int::add(last_a.offset, last_b.offset).ok()?).ok()?;
    let stages = before_a.iter().cloned().chain([Stage::Layout(layout)]).list();
    Some(Map { stages, ..a.clone() })
}

/// The digits of the sum of two layouts on the common refinement, where there is one. A part has `_` where its own unit
/// does not occur.
fn refined(a: &[Digit], b: &[Digit]) -> Option<Vec<Digit>> {
    let mut out = Vec::new();
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    while let (Some(x), Some(y)) = (a.pop(), b.pop()) {
        // The faster digits first: the smaller of the two is split off the other.
        let extent = x.extent.min(y.extent);
        for (digit, rest) in [(x, &mut a), (y, &mut b)] {
            if !digit.extent.is_multiple_of(extent) {
                return None;
            }
            if digit.extent > extent {
                let stride = digit.stride.scale(extent).ok()?;
                rest.push(Digit { extent: digit.extent / extent, stride });
            }
        }
        let stride = match (x.stride, y.stride) {
            (Stride::Broadcast, other) | (other, Stride::Broadcast) => other,
            (Stride::Int(d), Stride::Int(e)) => Stride::Int(int::add(d, e).ok()?),
        };
        out.push(Digit { extent, stride });
    }
    out.reverse();
    (a.iter().chain(&b).all(|d| d.extent == 1)).then_some(out)
}
