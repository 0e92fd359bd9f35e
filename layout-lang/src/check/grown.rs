//! How large what an expression denotes may be, and all that a block denotes together: whatever is built from something
//! large costs at least as much.

use super::{Checked, Checker, Slice};
use crate::diag::catalog::{ops, parameter};
use crate::syntax::limits::PATH;
use layout_core::decide::budget::MAX_VALUES;
use layout_core::tree::{Mode, Tree};
use layout_core::{Map, Stage};
use proc_macro2::Span;

/// The most stages a map may have: `index` is one expression, and a chain that long is no kernel's.
const STAGES: usize = 256;

/// Stages that the chains of kernels stay below. To write the code of each one more costs as much as [`LONGER`] digits.
const SHORT: usize = 16;

/// See [`SHORT`].
const LONGER: u64 = 64;

/// To explain why a literal is none costs as much, for each of its leaves, as so many digits.
const EXPLAINED: u64 = 16;

/// The most leaves a domain may have. A size has 64 bits, so that in 63 of them there is more than one coordinate.
pub(crate) const LEAVES: usize = 256;

/// The most conditions a `where` may have, with those of what it is built from.
pub(super) const CLAUSES: usize = 64;

/// What all values of a block may come to: their leaves, the letters of the paths of these by eights, the digits of
/// their stages, and the entries of their tables by twos. 4,096 composites of four stages fit, bound at run time
/// too.
pub(super) const BLOCK: u64 = 1 << 19;

impl Checker<'_> {
    /// Refuses a value that is too large, and one past what the block may come to.
    pub(crate) fn bounded(&mut self, slice: &Slice, span: Span) -> Checked<()> {
        let (mut stages, mut digits) = (0, 0);
        each_map(slice, &mut |map| {
            stages = stages.max(map.stages.len());
            digits += self::digits(map);
        });
        if stages > STAGES {
            let subject = self.subject();
            return self.refuse(ops::too_many_stages(span, &subject, STAGES));
        }
        let mut names = Names::default();
        names.walk(&slice.map.domain.modes, 0, 0);
        self.few(names.leaves, span)?;
        if names.longest > PATH {
            let subject = self.subject();
            return self.refuse(ops::long_path(span, &subject, PATH));
        }
        if slice.family.as_ref().is_some_and(|family| family.facts.clauses.len() > CLAUSES) {
            return self.refuse(parameter::too_many_clauses(span, CLAUSES));
        }
        self.comes_to((names.leaves + names.letters / 8 + digits) as u64, span)
    }

    /// What the code of an item comes to beyond the digits of its map: long chains, and tables where it is bound at run
    /// time.
    pub(crate) fn written(&mut self, slice: &Slice, span: Span) -> Checked<()> {
        let (mut tables, mut longer) = (0, 0);
        if slice.bound > 0 {
            let values: u64 = slice.values().extents().iter().product();
            tables = if values <= MAX_VALUES { values / 2 } else { 0 };
        }
        each_map(slice, &mut |map| longer += map.stages.len().saturating_sub(SHORT));
        let size = tables + LONGER * longer as u64;
        if size > 0 { self.comes_to(size, span) } else { Ok(()) }
    }

    /// Refuses the block that has too much in it to explain, its literals that are none.
    pub(super) fn explained(&mut self, leaves: usize, span: Span) -> Checked<()> {
        self.comes_to(EXPLAINED * leaves as u64, span)
    }

    fn comes_to(&mut self, size: u64, span: Span) -> Checked<()> {
        self.left.size = self.left.size.saturating_sub(size);
        if self.left.size == 0 { self.refuse(ops::block_too_large(span)) } else { Ok(()) }
    }

    /// Refuses more leaves than a domain may have.
    pub(super) fn few(&mut self, leaves: usize, span: Span) -> Checked<()> {
        if leaves <= LEAVES {
            return Ok(());
        }
        let subject = self.subject();
        self.refuse(ops::too_many_leaves(span, &subject, leaves, LEAVES))
    }
}

/// What the paths of the leaves of a domain come to.
#[derive(Default)]
struct Names {
    leaves: usize,
    /// Of all paths together.
    letters: usize,
    /// Names in the longest path.
    longest: usize,
}

impl Names {
    /// Adds modes whose path in front of them has so many names and letters.
    fn walk(&mut self, modes: &[Mode<u64>], names: usize, letters: usize) {
        for mode in modes {
            // A mode without a name is called by its place.
            let names = names + mode.label.0.len().max(1);
            let mut letters = letters;
            for name in &*mode.label.0 {
                letters += name.len();
            }
            match &mode.tree {
                Tree::Tuple(inner) => self.walk(inner, names, letters),
                Tree::Leaf(_) => {
                    self.leaves += 1;
                    self.letters += letters;
                    self.longest = self.longest.max(names);
                }
            }
        }
    }
}

/// Calls `f` with the map, and with those of its family.
fn each_map(slice: &Slice, f: &mut dyn FnMut(&Map)) {
    f(&slice.map);
    if let Some(family) = &slice.family {
        family.parts.iter().for_each(|part| f(&part.map));
        family.probes.iter().for_each(|probe| f(&probe.map));
    }
}

fn digits(map: &Map) -> usize {
    let mut digits = map.stages.len();
    for stage in &map.stages {
        if let Stage::Layout(layout) = stage {
            digits += layout.digits.len();
        }
    }
    digits
}
