//! `repeat`, `interleave` and `broadcast` of maps with parameters or ragged tiles.

use super::family::sufficient;
use super::literal::Zero;
use super::{Checked, Checker, Given, Slice, Want};
use crate::diag::Modes;
use crate::diag::catalog::{self, ops::Site, parameter};
use crate::syntax::ast::{Int, Op};
use layout_core::Space;
use layout_core::family::{Clause, Facts, Family, Form, copies, ragged};
use layout_core::list::Listed as _;
use layout_core::ops::OpError;
use proc_macro2::{Ident, Span};

impl Checker<'_> {
    /// An operation that makes copies of its first operand.
    pub(super) fn copied(&mut self, name: &Ident, op: &Op, want: Want) -> Checked<Slice> {
        let (of, want) = match op {
            Op::Broadcast(of, _) => (of, Want { to: want.to.or(Some(Space::Physical)), ..want }),
            Op::Repeat { of, .. } | Op::Interleave(of, _) => (of, want),
            _ => return self.apply(name, op, None, None, want).map(Slice::whole),
        };
        let slice = self.slice(of, want)?;
        if slice.bound > 0 {
            return self.refuse(catalog::restrict::bound_here(of.span, &slice.map.domain.mode_path(0)));
        }
        let apart = matches!(op, Op::Repeat { pitch: Some(pitch), .. } if self.depends(pitch));
        if slice.family.is_none() && !apart {
            return self.apply(name, op, Some(slice.map), None, want).map(Slice::whole);
        }
        let family = self.family_of(&slice, of.span)?;
        let (second, paths) = match op {
            Op::Repeat { by, pitch, align, .. } => (by.span, pitch.iter().chain(align).map(|int| int.span).list()),
            Op::Interleave(_, by) => (by.span, vec![]),
            Op::Broadcast(_, shape) => (shape.span, vec![]),
            _ => (of.span, vec![]),
        };
        let modes = Modes::of_family(&slice.map, &family);
        let site = Site { modes, second, paths, ..Site::new(name, &slice.map, of.span) };
        let found = match op {
            Op::Broadcast(_, shape) => {
                let copies = self.shape(shape, Zero::Refused)?;
                copies::broadcast(&slice.map, &family, &copies)
            }
            Op::Interleave(_, by) => {
                let arrangement = self.expr(by, Want::LOGICAL)?;
                copies::interleave(&slice.map, &family, &arrangement)
            }
            Op::Repeat { by, pitch, align, .. } => {
                let arrangement = self.expr(by, Want::LOGICAL)?;
                let pitch = match (pitch, align, arrangement.size()) {
                    // One copy stands where it stands.
                    (None, None, 1) => Form::constant(1),
                    _ => self.pitch(&site, &family, pitch.as_ref(), align.as_ref())?,
                };
                copies::repeat(&slice.map, &family, &arrangement, &pitch)
            }
            _ => unreachable!("only these make copies"),
        };
        found.map(|(map, family)| Slice { map, bound: 0, family: Some(Box::new(family)) }).map_err(|e| {
            let diagnostic = catalog::ops::operation(&site, &e);
            self.report(diagnostic)
        })
    }

    /// The family of a slice: of a static map with the parameters that the item declares.
    pub(super) fn family_of(&mut self, slice: &Slice, span: Span) -> Checked<Family> {
        if let Some(family) = &slice.family {
            let mut family = (**family).clone();
            if family.names.is_empty() {
                // Ragged, of numbers alone: it has the parameters of the item too.
                (family.names, family.facts) = (self.given.names.clone(), self.given.facts.clone());
            }
            return Ok(family);
        }
        let top = self.cosize(&slice.map, span)? - 1;
        let Given { names, facts } = self.given.clone();
        Ok(Family { names, facts, ..ragged::of_static(&slice.map, top) })
    }

    /// How far apart the copies of a family stand: more than its largest value, whatever the parameters are.
    fn pitch(&mut self, site: &Site<'_>, family: &Family, pitch: Option<&Int>, align: Option<&Int>) -> Checked<Form> {
        let span = site.first;
        let cosize = self.fits(family.top.shifted(1), span)?;
        let (own, at) = match pitch {
            Some(int) => (self.positive(int, "pitch")?, int.span),
            None => (cosize.clone(), span),
        };
        if own.as_constant() == Some(0) {
            return self.refuse(catalog::ops::operation(site, &OpError::PitchZero));
        }
        if !own.is_nonnegative() {
            return self.refuse(parameter::pitch_of_a_difference(at, &own.text(&family.names), &fresh(site, family)));
        }
        let difference = self.fits(own.plus(&cosize, -1), at)?;
        if site.map.to.is_dense() && difference != Form::default() {
            return self.refuse(parameter::pitch_gap(at, &cosize.text(&family.names)));
        }
        if let Err(limit) = self.shown(&family.facts, &difference) {
            let cure = self.least(&family.facts, &difference);
            let cure = cure.map(|cure| parameter::clause(&cure, &family.names));
            return self.refuse(parameter::pitch_small(at, &cosize.text(&family.names), cure, limit));
        }
        if let Some(int) = align {
            let align = self.natural(int, "alignment")?;
            if align == 0 {
                return self.refuse(catalog::ops::operation(site, &OpError::PitchZero));
            }
            if !family.facts.divisor(&own).is_multiple_of(align) {
                let aligned = |facts: &Facts| facts.divisor(&own).is_multiple_of(align);
                let cure = sufficient(
                    &family.facts,
                    Clause::Multiple(own.clone(), align),
                    &mut self.helps.nodes,
                    |facts, _| aligned(facts),
                );
                let cure = cure.map(|cure| parameter::clause(&cure, &family.names));
                let cure = cure.ok_or_else(|| fresh(site, family));
                return self.refuse(parameter::pitch_align(int.span, &own.text(&family.names), align, cure));
            }
        }
        Ok(own)
    }
}

/// A name for one more parameter.
fn fresh(site: &Site<'_>, family: &Family) -> String {
    let modes: Vec<String> = (0..site.map.domain.rank()).map(|i| site.map.domain.mode_path(i).ident()).list();
    let free = |name: &String| !family.names.contains(name) && !modes.contains(name);
    let mut names = std::iter::once("d".to_owned()).chain((2..).map(|i| format!("d{i}")));
    names.find(free).expect("there are more names than parameters and modes")
}
