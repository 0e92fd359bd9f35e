//! Maps with run-time parameters: one map for each value of the parameters that `where` admits.
//!
//! A literal `S : D` whose strides are polynomials in the parameters is a sum
//!
//! ```text
//! f(c) = Σ_k u_k · L_k(c)          u_0 = 1, the others parameters or products of two
//! ```
//!
//! of *static* maps over one domain. Every operation on the domain (divide, split, restrict, permute, …) and every
//! composition on the right is a precomposition, so it acts on each `L_k` by the code there is for static maps
//! ([`Family::map`]), and each `L_k` is folded, emitted and sliced as any static map. What is proved of a literal for
//! all admitted values ([`alias`], [`dense`]) is inherited, as it is for static maps. A static layout meets none of
//! this.
//!
//! A run-time **extent** changes no map: in the slowest leaf of a mode the topmost digit has no modulo, so the function
//! is the same whatever the extent. Inside a mode generated code cuts the coordinate itself, by a reciprocal, before a
//! map sees it. The maps carry a *cap* in its place, the largest extent that is admitted, and a [`Probe`] beside them:
//! a static map over the same domain whose value is the coordinate of that leaf. Carried through the same operations,
//! it says which leaf of a result holds the run-time digit, hence what that leaf's extent is. The probe of a ragged
//! mode says, in the same way, whether a coordinate is inside.

pub mod alias;
mod caps;
mod collision;
pub mod copies;
pub mod dense;
mod extent;
pub mod facts;
pub mod form;
mod instance;
mod literal;
pub mod measure;
pub mod piece;
mod proof;
pub mod ragged;
mod repair;
mod residues;

pub use extent::Extent;
pub use facts::{Clause, Facts};
pub use form::{Form, Monomial};
pub use literal::{Refused, literal};

use crate::decide::cosize::{self, CosizeError};
use crate::int::Overflow;
use crate::list::Listed as _;
use crate::map::Map;
use crate::shape::Shape;
use alloc::{string::String, vec::Vec};

/// `unit · map`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// A product of parameters.
    pub unit: Monomial,
    /// A static map.
    pub map: Map,
}

/// A coordinate of the literal that a family was made from, as a map over its present domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The coordinate.
    pub map: Map,
    /// Its extent.
    pub extent: Form,
    /// The extent that the maps have in its place; at least the run-time one.
    pub cap: u64,
    /// By how much the value grows with it.
    pub stride: Form,
    /// Whether coordinates past the extent occur: they are outside, and have no address.
    pub ragged: bool,
    /// Whether a leaf of the domain has the topmost digits still: then its extent is that of the probe.
    pub open: bool,
}

/// A map for each admitted value of the parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The names of the parameters.
    pub names: Vec<String>,
    /// What `where` says of them.
    pub facts: Facts,
    /// The summands, no two with one unit. All over the domain of the map that stands beside the family.
    pub parts: Vec<Part>,
    /// Run-time extents and ragged modes.
    pub probes: Vec<Probe>,
    /// The largest value, at all values of the parameters; after a restriction of a map that is no single layout, and
    /// of a ragged one, at least that.
    pub top: Form,
    /// How many coordinates are inside, where some are not and it is known.
    pub count: Option<Form>,
}

impl Family {
    /// The same operation on all maps.
    ///
    /// # Errors
    /// What the operation refuses.
    pub fn map<E>(&self, f: impl Fn(&Map) -> Result<Map, E>) -> Result<Family, E> {
        let part = |p: &Part| Ok(Part { unit: p.unit.clone(), map: f(&p.map)? });
        let probe = |p: &Probe| Ok(Probe { map: f(&p.map)?, ..p.clone() });
        Ok(Family {
            names: self.names.clone(),
            facts: self.facts.clone(),
            parts: self.parts.iter().map(part).list_ok()?,
            probes: self.probes.iter().map(probe).list_ok()?,
            top: self.top.clone(),
            count: self.count.clone(),
        })
    }

    /// After some coordinates were fixed or cut: the largest value that is left. At the last coordinate every part
    /// takes its largest value, but that run-time extents end before their caps. `left` are coordinates, as of
    /// [`cosize_within`](cosize::cosize_within).
    ///
    /// # Errors
    /// A part that is no single layout and has too many coordinates to visit.
    pub fn lowered(mut self, domain: &Shape, left: &mut u64) -> Result<Family, CosizeError> {
        self.count = None;
        if self.is_ragged() {
            return Ok(self);
        }
        let held = self.holders(domain);
        let mut top = Form::default();
        let overflow = |_| CosizeError::Overflow;
        for part in &self.parts {
            let most = cosize::cosize_within(&part.map, left)? - 1;
            top = top.plus(&part.unit.form().map_err(overflow)?, most.into()).map_err(overflow)?;
        }
        for (_, probe) in self.probes.iter().enumerate().filter(|(i, _)| held.contains(&Some(*i))) {
            let short = probe.extent.shifted(-i128::from(probe.cap)).and_then(|n| n.times(&probe.stride));
            top = top.plus(&short.map_err(overflow)?, 1).map_err(overflow)?;
        }
        self.top = top;
        Ok(self)
    }

    /// The value at the coordinate whose flattened form, over the caps, is `i`: the reference meaning.
    ///
    /// # Errors
    /// It does not fit.
    pub fn eval_linear(&self, i: u64, values: &[u64]) -> Result<u128, Overflow> {
        self.parts.iter().try_fold(0u128, |sum, part| {
            let product = part.unit.eval(values)?.checked_mul(part.map.eval_linear(i).into()).ok_or(Overflow)?;
            sum.checked_add(product).ok_or(Overflow)
        })
    }

    /// The value at one coordinate for each leaf.
    ///
    /// # Errors
    /// It does not fit.
    pub fn eval(&self, leaves: &[u64], values: &[u64]) -> Result<u128, Overflow> {
        let extents = self.parts.first().map_or_else(Vec::new, |p| p.map.domain.extents());
        self.eval_linear(crate::shape::flatten(&extents, leaves), values)
    }

    /// Whether coordinates of the domain may be outside.
    #[must_use]
    pub fn is_ragged(&self) -> bool {
        self.probes.iter().any(|p| p.ragged)
    }

    /// Whether a coordinate, flattened over the caps, is inside.
    #[must_use]
    pub fn is_inside(&self, i: u64, values: &[u64]) -> bool {
        let inside = |p: &Probe| p.extent.eval(values).is_ok_and(|n| i128::from(p.map.eval_linear(i)) < n);
        self.probes.iter().filter(|p| p.ragged).all(inside)
    }

    /// With other names and `arguments[i]` in the place of parameter i: each a form in the new parameters.
    ///
    /// # Errors
    /// A number that does not fit in 64 bits.
    pub fn with_arguments(&self, names: Vec<String>, arguments: &[Form]) -> Result<Family, Overflow> {
        let narrow = |form: &Form| match form.substitute(arguments)? {
            // Of numbers alone: nobody checks it again.
            form if form.is_narrow() || form.as_constant().is_some() => Ok(form),
            _ => Err(Overflow),
        };
        let clauses = self.facts.clauses.iter().map(|c| c.map(narrow));
        let facts = Facts { parameters: names.len(), clauses: clauses.list_ok()? };
        let mut parts: Vec<Part> = Vec::new();
        for part in &self.parts {
            let product = |form: Form, &i: &usize| form.times(&arguments[i]);
            let unit = part.unit.0.iter().try_fold(Form::constant(1), product)?;
            for (monomial, k) in unit.terms() {
                let k = u64::try_from(k).map_err(|_| Overflow)?;
                let map = literal::scaled(&part.map, k)?;
                match parts.iter_mut().find(|p| p.unit == *monomial) {
                    Some(same) => same.map = literal::sum(&same.map, &map).ok_or(Overflow)?,
                    None => parts.push(Part { unit: monomial.clone(), map }),
                }
            }
        }
        let probe = |p: &Probe| {
            Ok(Probe { extent: p.extent.substitute(arguments)?, stride: p.stride.substitute(arguments)?, ..p.clone() })
        };
        let probes = self.probes.iter().map(probe).list_ok()?;
        let count = self.count.as_ref().map(|n| n.substitute(arguments)).transpose()?;
        Ok(Family { names, facts, parts, probes, top: self.top.substitute(arguments)?, count })
    }
}
