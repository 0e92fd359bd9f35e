//! A program under construction: its variables, what is known of them, and the last tidying.

use super::cost::Counts;
use super::ir::{Expr, Kind, Program, Width};
use super::range::{Facts, Ranges};
use super::share::share;
use super::simplify::{self, simplify};
use alloc::vec::Vec;

/// Bindings so far. Cloned for each candidate.
#[derive(Clone, Debug)]
pub(super) struct Builder<'a> {
    /// The bindings.
    pub(super) lets: Vec<Expr>,
    /// What is known of them and of the inputs.
    pub(super) ranges: Ranges<'a>,
}

impl<'a> Builder<'a> {
    /// With inputs of these extents.
    pub(super) fn new(inputs: &'a [u64], width: Width) -> Self {
        Builder { lets: Vec::new(), ranges: Ranges::new(inputs, width) }
    }

    /// The extent of each input.
    pub(super) fn inputs(&self) -> &'a [u64] {
        self.ranges.inputs
    }

    /// The largest value of the index type.
    pub(super) fn limit(&self) -> u64 {
        self.ranges.width.max()
    }

    /// A variable with the value of `e`, of which `facts` may say more than its form does. What is plain stays itself.
    pub(super) fn bind(&mut self, e: Expr, facts: Facts) -> Expr {
        let e = simplify(e, &self.ranges);
        self.push(e, facts)
    }

    /// [`Builder::bind`], nothing simplified.
    pub(super) fn push(&mut self, e: Expr, facts: Facts) -> Expr {
        if e.is_plain() {
            return e;
        }
        if let Some(i) = self.lets.iter().position(|known| *known == e) {
            return Expr::Let(i);
        }
        let own = self.ranges.of(&e);
        let both = Facts { min: own.min.max(facts.min), max: own.max.min(facts.max), bits: own.bits };
        self.ranges.lets.push(both.within(facts.bits));
        self.lets.push(e);
        Expr::Let(self.lets.len() - 1)
    }

    /// The program: simplified, bindings used once put in place, unused ones dropped; its operators and its cost.
    pub(super) fn finish(mut self, result: Expr, kind: Kind) -> (Program, Counts, u32) {
        let inputs = self.inputs().to_vec();
        let mut result = simplify(result, &self.ranges);
        if self.lets.is_empty() {
            return share(Program { inputs, lets: self.lets, result, kind });
        }
        while let Some(i) = self.single_use(&result) {
            let value = core::mem::replace(&mut self.lets[i], Expr::Const(0));
            let put = |x: &mut Expr| match x {
                Expr::Let(j) if *j == i => *x = value.clone(),
                _ => {}
            };
            for e in self.lets.iter_mut().skip(i + 1).chain([&mut result]) {
                each_variable(e, &put);
                simplify::in_place(e, &self.ranges);
            }
        }
        self.drop_unused(&mut result);
        share(Program { inputs, lets: self.lets, result, kind })
    }

    /// The bindings that are used, numbered anew.
    fn drop_unused(&mut self, result: &mut Expr) {
        let used = self.uses(result);
        if !used.contains(&0) {
            return;
        }
        let renumber = |x: &mut Expr| {
            if let Expr::Let(j) = x {
                *j = used[..*j].iter().filter(|&&n| n > 0).count();
            }
        };
        let mut i = 0;
        self.lets.retain(|_| {
            i += 1;
            used[i - 1] > 0
        });
        for e in self.lets.iter_mut().chain([result]) {
            each_variable(e, &renumber);
        }
    }

    /// A binding with one use.
    fn single_use(&self, result: &Expr) -> Option<usize> {
        self.uses(result).iter().position(|&n| n == 1)
    }

    /// How often each binding is used by what is used.
    fn uses(&self, result: &Expr) -> Vec<usize> {
        let mut uses = alloc::vec![0usize; self.lets.len()];
        result.each_let(&mut |i| uses[i] += 1);
        for i in (0..self.lets.len()).rev() {
            if uses[i] > 0 {
                self.lets[i].each_let(&mut |j| uses[j] += 1);
            }
        }
        uses
    }
}

/// Calls `f` with each variable and constant.
fn each_variable(e: &mut Expr, f: &dyn Fn(&mut Expr)) {
    if e.is_plain() {
        return f(e);
    }
    let (x, y) = e.operands_mut();
    for x in [x, y].into_iter().flatten() {
        each_variable(x, f);
    }
}
