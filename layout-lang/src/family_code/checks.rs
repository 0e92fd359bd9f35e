//! What `new` checks: every clause of `where`, and that coordinates and offsets fit the index type.

use super::FamilyCode;
use super::value::{Input, clean, regrouped};
use crate::diag::catalog::parameter as words;
use layout_core::Map;
use layout_core::family::{Clause, Extent, Family, Form, Monomial, piece};
use layout_core::list::{Listed as _, Mapped as _};

impl FamilyCode<'_> {
    /// The statements that return what is refused.
    pub(super) fn checks(&self, root: &str) -> String {
        let names = &self.family.names;
        let refuse = |test: &str, error: &str| {
            format!(
                "if !{root}::__private::{test} {{ return ::core::result::Result::Err({root}::ParameterError::{error}); }}"
            )
        };
        let mut out = String::new();
        for clause in &self.family.facts.clauses {
            let (left, right) = terms(clause.form(), names);
            let test = match clause {
                Clause::AtLeastZero(_) => format!("at_least(&[{left}], &[{right}], 0)"),
                Clause::Zero(_) => format!("equal(&[{left}], &[{right}])"),
                Clause::Multiple(_, m) => format!("congruent(&[{left}], &[{right}], {m})"),
            };
            out += &refuse(&test, &format!("of_clause({:?})", words::clause(clause, names)));
        }
        let mut fits = |form: &Form, most: u64, error: &str| {
            let (left, right) = terms(form, names);
            out += &refuse(&format!("at_most(&[{left}], &[{right}], {most})"), error);
        };
        for (form, most) in self.extent_limits() {
            fits(&form, most, &format!("of_extent({:?}, {most})", form.text(names)));
        }
        for (form, most) in self.values().into_iter().chain(self.counts()) {
            fits(&form, most, "of_elements()");
        }
        out
    }

    /// Whether a number of a condition passes the 64 bits that the checks have for it.
    pub fn is_wide(&self) -> bool {
        let clauses = self.family.facts.clauses.iter().map(Clause::form);
        !clauses.chain(self.all().iter().map(|(form, _)| form)).all(Form::is_narrow)
    }

    /// Values that fit: products of parameters, and the largest offset.
    fn values(&self) -> Vec<(Form, u64)> {
        let most = self.index.width().max();
        let products = self.family.parts.iter().map(|p| &p.unit).filter(|unit| unit.0.len() > 1);
        let products = products.map(|unit| (unit.form().expect("the coefficient is 1"), most));
        // The cosize, one more, is a `usize`.
        products.chain([(self.family.top.clone(), most.min(u64::MAX - 1))]).list()
    }

    /// Whether something can be made of this layout, at small values.
    pub fn is_made(&self) -> bool {
        let (facts, all) = (&self.family.facts, self.all());
        let fits = |values: &[u64]| all.iter().all(|(f, most)| f.eval(values).is_ok_and(|n| n <= (*most).into()));
        [0, 1].into_iter().any(|from| facts.sample(&vec![from; facts.parameters]).is_some_and(|values| fits(&values)))
    }

    /// What has to be at most something although at no admitted values it is: nothing can be made of this layout.
    /// `left` are nodes of proofs.
    pub fn never(&self, left: &mut u64) -> Option<(Form, u64)> {
        // Nearly always there are small values, and nothing has to be proved.
        if self.is_made() {
            return None;
        }
        let mut is_more = |(form, most): &(Form, u64)| {
            let past = form.shifted(-i128::from(*most) - 1);
            past.is_ok_and(|past| self.family.facts.nonnegative_within(&past, left))
        };
        self.all().into_iter().find(|limit| is_more(limit))
    }

    /// Everything that has to be at most something.
    fn all(&self) -> Vec<(Form, u64)> {
        [self.extent_limits(), self.values(), self.counts()].concat()
    }

    /// What the run-time extents are at most, each form once: the room that the maps have for them, and what keeps
    /// coordinates in the index type.
    pub(super) fn extent_limits(&self) -> Vec<(Form, u64)> {
        let mut out: Vec<(Form, u64)> = Vec::new();
        for (form, most) in self.extent_rooms() {
            let (form, most) = reduced(&form, most.into());
            let most = u64::try_from(most).expect("a quotient of a `u64`");
            match out.iter_mut().find(|(known, _)| *known == form) {
                Some((_, least)) => *least = most.min(*least),
                None => out.push((form, most)),
            }
        }
        // Those of ragged modes may be numbers.
        out.retain(|(form, most)| form.as_constant().is_none_or(|n| n > (*most).into()));
        out
    }

    fn extent_rooms(&self) -> Vec<(Form, u64)> {
        let mut out = Vec::new();
        for probe in &self.family.probes {
            out.push((probe.extent.clone(), probe.cap.min(self.index.width().max())));
        }
        let half = self.index.width().max() / 2;
        let scaled = |e: &Extent, below: u64, most: u64| {
            let form = e.form.times(&Form::constant(i128::from(e.times) * i128::from(below)));
            // A room past 64 bits is as good as the largest.
            form.map_or_else(|_| Family::nothing(), |form| (form, most.saturating_mul(e.over)))
        };
        // Before it is divided, an extent is multiplied.
        for e in self.extents.iter().filter(|e| e.as_constant().is_none() && e.times > 1) {
            out.push(scaled(&Extent { over: 1, ..e.clone() }, 1, self.index.width().max()));
        }
        let (_, modes) = self.reader().cut(&self.modes(), self.domain());
        for mode in &modes {
            let Some(open) = mode.leaves.first().map(|&l| &self.extents[l]).filter(|e| e.as_constant().is_none())
            else {
                continue;
            };
            let caps = self.domain().extents();
            let below: u64 = mode.leaves[1..].iter().map(|&l| caps[l]).product();
            let room = self.family.parts.iter().map(|p| self.room(&p.map, mode)).min().unwrap_or(u64::MAX);
            out.push(scaled(open, below, room.min(half + 1)));
        }
        out.extend(self.family.padded(self.domain(), self.index.width().max()));
        out
    }

    /// Numbers that are divided by a run-time extent have their top bit clear: that of a coordinate, and of a mode of
    /// several leaves. How many slices there are is a `usize`.
    fn counts(&self) -> Vec<(Form, u64)> {
        let half = self.index.width().max() / 2;
        let whole: Vec<usize> = (0..self.extents.len()).list();
        let grouped = self.modes().into_iter().map(|m| m.leaves).filter(|m| clean(m, &self.extents).len() > 1);
        let counted: Vec<Vec<usize>> = match self.slice.bound {
            0 => vec![whole],
            _ if self.extents.iter().all(|e| e.over == 1) => grouped.chain([whole]).list(),
            _ => grouped.list(),
        };
        match self.static_size() {
            Some(_) => Vec::new(),
            None => counted.mapped(|leaves| self.counted_to(leaves, half + 1)),
        }
    }

    /// Everything that has to be at most something but for values.
    fn rooms(&self) -> Vec<(Form, u64)> {
        [self.extent_limits(), self.counts()].concat()
    }

    /// Of what is to be at most something, what the checks of `of` do not say, in whose parameters parameter i has the
    /// number `order[i]`: its rooms, since tiles taken off here may need more of them, and what they imply.
    pub fn rooms_beyond(&self, of: &FamilyCode<'_>, order: &[usize]) -> Vec<(Form, u64)> {
        let theirs: Vec<Form> = order.mapped(|&i| Form::parameter(i));
        let known: Vec<(Form, u128)> = of.rooms().mapped(|(form, room)| reduced(form, (*room).into()));
        let implied = |(form, room): &(Form, u64)| {
            let own = form.substitute(&theirs).map(|form| reduced(&form, (*room).into()));
            own.is_ok_and(|(form, room)| known.iter().any(|(f, r)| *f == form && *r <= room))
        };
        self.rooms().into_iter().filter(|room| !implied(room)).list()
    }

    /// The test that a form is at most a number.
    pub(super) fn at_most(&self, root: &str, form: &Form, most: u64) -> String {
        let (left, right) = terms(form, &self.family.names);
        format!("{root}::__private::at_most(&[{left}], &[{right}], {most})")
    }

    /// That these leaves have at most so many coordinates, those past the end among them: with ragged extents
    /// `⌈x / over⌉`, `Π (x + over − 1) ≤ most · Π over` is enough. Where that does not fit, nothing is admitted.
    fn counted_to(&self, leaves: &[usize], most: u64) -> (Form, u64) {
        let padded = |n: Form, &leaf: &usize| {
            let Extent { form, times, over } = &self.extents[leaf];
            let pad = if self.is_ragged() { i128::from(over - 1) } else { 0 };
            n.times(&form.times(&Form::constant(i128::from(*times)))?.shifted(pad)?)
        };
        match leaves.iter().try_fold(Form::constant(1), padded) {
            Ok(size) => {
                let over = |room: u128, &leaf: &usize| room.saturating_mul(self.extents[leaf].over.into());
                // Reduced before it is cut to 64 bits: the product of all that is divided by may pass them.
                let (size, room) = reduced(&size, leaves.iter().fold(most.into(), over));
                (size, u64::try_from(room).unwrap_or(u64::MAX))
            }
            Err(_) => Family::nothing(),
        }
    }

    fn room(&self, map: &Map, mode: &Input) -> u64 {
        let leaves: Vec<usize> = (0..self.extents.len()).list();
        let at = mode.leaves[0];
        let before = (0..at).map(|l| Input { name: String::new(), leaves: vec![l] });
        let after = leaves.iter().skip(at + mode.leaves.len()).map(|&l| Input { name: String::new(), leaves: vec![l] });
        let own = Input { name: String::new(), leaves: mode.leaves.clone() };
        let modes: Vec<Input> = before.chain([own]).chain(after).list();
        piece::room(&regrouped(map, &modes), at, self.index.width())
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// `form ≤ room` without the common divisor of its coefficients.
fn reduced(form: &Form, room: u128) -> (Form, u128) {
    let common = form.terms().fold(0u128, |g, (_, c)| gcd(g, c.unsigned_abs())).max(1);
    let quotient = form.divided(i128::try_from(common).expect("a divisor of an i128"));
    (quotient, room / common)
}

/// The two sides of a form as lists of terms for the checks: those with a positive coefficient, and the others negated.
pub(super) fn terms(form: &Form, names: &[String]) -> (String, String) {
    let (plus, minus) = form.sides();
    let text = |side: &Form| {
        let term = |(m, c): (&Monomial, i128)| {
            let factors: Vec<String> = m.0.mapped(|&x| format!("{} as u64", names[x]));
            let c =
                u64::try_from(c).expect("forms that are wide are refused: another number would be another condition");
            format!("({c}, &[{}])", factors.join(", "))
        };
        side.terms().map(term).list().join(", ")
    };
    (text(&plus), text(&minus))
}
