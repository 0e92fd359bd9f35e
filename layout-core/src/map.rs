//! Maps as chains of stages, and their one reference meaning. No simplification, no decision.

use crate::layout::Layout;
use crate::shape::{self, Shape};
use crate::space::Space;
use crate::swizzle::Swizzle;
use alloc::vec::Vec;

/// One step of a map: an integer to an integer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Unflatten over the layout's extents, then its weighted sum.
    Layout(Layout),
    /// Only after the last layout.
    Swizzle(Swizzle),
}

impl Stage {
    /// The layout that it is.
    #[must_use]
    pub fn as_layout(&self) -> Option<&Layout> {
        match self {
            Stage::Layout(layout) => Some(layout),
            Stage::Swizzle(_) => None,
        }
    }
}

/// A map: coordinates of `domain`, flattened to one integer, go through the stages from left to right.
///
/// Since a nested shape, its flat leaves and one integer name the same coordinates, the stages need not nest like the
/// domain: regrouping the domain without reordering it changes no stage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Map {
    /// The domain, with the names of its modes.
    pub domain: Shape,
    /// What the domain stands for.
    pub from: Space,
    /// What the values stand for.
    pub to: Space,
    /// At least one; the first is a layout.
    pub stages: Vec<Stage>,
    /// Whether some coordinates were fixed or cut: such a map is never dense and need not vanish at the origin.
    pub restricted: bool,
}

impl Map {
    /// A map of one layout.
    #[must_use]
    pub fn of(domain: Shape, layout: Layout, from: Space, to: Space) -> Self {
        Map { domain, from, to, stages: alloc::vec![Stage::Layout(layout)], restricted: false }
    }

    /// The number of coordinates.
    #[must_use]
    pub fn size(&self) -> u64 {
        let mut size = 1u64;
        for mode in &self.domain.modes {
            mode.tree.each_leaf(&mut |n| size *= n);
        }
        size
    }

    /// The value at the coordinate whose flattened form is `i`, for `i` below the size.
    #[must_use]
    pub fn eval_linear(&self, i: u64) -> u64 {
        self.stages.iter().fold(i, |x, stage| match stage {
            Stage::Layout(layout) => layout.eval(x),
            Stage::Swizzle(swizzle) => swizzle.eval(x),
        })
    }

    /// The value at one coordinate for each leaf.
    #[must_use]
    pub fn eval(&self, leaves: &[u64]) -> u64 {
        self.eval_linear(shape::flatten(&self.domain.extents(), leaves))
    }

    /// The value at one coordinate for each top-level mode.
    #[must_use]
    pub fn at(&self, modes: &[u64]) -> u64 {
        self.eval_linear(shape::flatten(&self.domain.mode_sizes(), modes))
    }

    /// The layout stages, in order.
    pub fn layouts(&self) -> impl Iterator<Item = &Layout> {
        self.stages.iter().filter_map(Stage::as_layout)
    }

    /// The swizzles that follow the layouts, in order.
    #[must_use]
    pub fn swizzles(&self) -> Vec<Swizzle> {
        let mut swizzles = Vec::new();
        for stage in &self.stages {
            if let Stage::Swizzle(swizzle) = stage {
                swizzles.push(*swizzle);
            }
        }
        swizzles
    }

    /// The single layout that the map is, swizzles aside.
    #[must_use]
    pub fn under_swizzles(&self) -> Option<&Layout> {
        match &*self.stages {
            [Stage::Layout(layout)] => Some(layout),
            [Stage::Layout(layout), Stage::Swizzle(_), ..] => Some(layout),
            _ => None,
        }
    }

    /// The layout that the map is: one stage, no offset.
    #[must_use]
    pub fn as_layout(&self) -> Option<&Layout> {
        match &*self.stages {
            [Stage::Layout(layout)] if layout.offset == 0 => Some(layout),
            _ => None,
        }
    }

    /// One past the highest bit that any of the swizzles reads or writes.
    #[must_use]
    pub fn span(&self) -> u32 {
        let mut span = 0;
        for stage in &self.stages {
            if let Stage::Swizzle(swizzle) = stage {
                span = span.max(swizzle.span());
            }
        }
        span
    }

    /// Whether a mode of size 2 or more is a broadcast in some stage.
    #[must_use]
    pub fn has_broadcast(&self) -> bool {
        self.layouts().any(Layout::has_broadcast)
    }
}

/// The digits of the first stage, cut at the leaves of the domain: `None` where a digit straddles two leaves.
/// Digits of size 1 are left out.
#[must_use]
pub fn digits_by_leaf(extents: &[u64], layout: &Layout) -> Option<Vec<Vec<crate::layout::Digit>>> {
    let mut digits = layout.digits.iter();
    let mut out = Vec::with_capacity(extents.len());
    for &extent in extents {
        let (mut taken, mut size) = (Vec::with_capacity(usize::from(extent > 1)), 1u64);
        while size < extent {
            let digit = *digits.next()?;
            if digit.extent > 1 {
                size = size.checked_mul(digit.extent)?;
                taken.push(digit);
            }
        }
        if size != extent {
            return None;
        }
        out.push(taken);
    }
    Some(out)
}
