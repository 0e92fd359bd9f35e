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
        let stages = maps(slice).map(|map| map.stages.len()).max();
        if stages > Some(STAGES) {
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
        let digits: usize = maps(slice).flat_map(|map| &map.stages).map(digits).sum();
        self.comes_to((names.leaves + names.letters / 8 + digits) as u64, span)
    }

    /// What the code of an item comes to beyond the digits of its map: long chains, and tables where it is bound at run
    /// time.
    pub(crate) fn written(&mut self, slice: &Slice, span: Span) -> Checked<()> {
        let values: u64 = slice.values().extents().iter().product();
        let tables = if slice.bound > 0 && values <= MAX_VALUES { values / 2 } else { 0 };
        let longer: usize = maps(slice).map(|map| map.stages.len().saturating_sub(SHORT)).sum();
        let size = tables + LONGER * longer as u64;
        if size > 0 { self.comes_to(size, span) } else { Ok(()) }
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
            let letters = letters + mode.label.0.iter().map(|name| name.len()).sum::<usize>();
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

/// The map, and those of its family.
fn maps(slice: &Slice) -> impl Iterator<Item = &Map> {
    let family = slice.family.iter();
    let parts = family.flat_map(|f| f.parts.iter().map(|p| &p.map).chain(f.probes.iter().map(|p| &p.map)));
    std::iter::once(&slice.map).chain(parts)
}

fn digits(stage: &Stage) -> usize {
    match stage {
        Stage::Layout(layout) => 1 + layout.digits.len(),
        Stage::Swizzle(_) => 1,
    }
}
