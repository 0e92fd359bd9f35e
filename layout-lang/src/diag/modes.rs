//! The modes of a map as messages list them: each with its extent, a run-time one as `where` speaks of it.

use super::witness;
use crate::check::Slice;
use layout_core::family::Family;
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::{Map, Shape};

/// The modes of a map, or those that a restriction leaves.
#[derive(Clone, Copy)]
pub struct Modes<'a> {
    domain: &'a Shape,
    family: Option<&'a Family>,
    /// The first top-level mode that is listed.
    from: usize,
}

impl<'a> Modes<'a> {
    /// Of a static map.
    #[must_use]
    pub fn of(map: &'a Map) -> Self {
        Modes { domain: &map.domain, family: None, from: 0 }
    }

    /// Of a map and of the family that it stands beside.
    #[must_use]
    pub fn of_family(map: &'a Map, family: &'a Family) -> Self {
        Modes { family: Some(family), ..Modes::of(map) }
    }

    /// Those that a restriction leaves.
    #[must_use]
    pub fn left(slice: &'a Slice) -> Self {
        Modes { domain: &slice.map.domain, family: slice.family.as_deref(), from: slice.bound }
    }

    /// Whether there are run-time parameters or ragged tiles.
    #[must_use]
    pub fn is_family(self) -> bool {
        self.family.is_some()
    }

    /// What a mode may be called by: the leaves, then the top-level modes.
    #[must_use]
    pub fn paths(self) -> Vec<String> {
        let leaves = self.domain.leaves().into_iter().filter(|leaf| leaf.mode >= self.from).map(|leaf| leaf.path);
        let whole = (self.from..self.domain.rank()).map(|i| self.domain.mode_path(i));
        leaves.chain(whole).map(|path| path.to_string()).list()
    }

    /// `` the modes are `row` (p), `col` (4) ``.
    #[must_use]
    pub fn note(self) -> String {
        let leaves = self.domain.leaves();
        let extents: Vec<String> = match self.family {
            Some(family) => family.extents(self.domain).mapped(|extent| family.extent_text(extent)),
            None => leaves.mapped(|leaf| leaf.extent.to_string()),
        };
        let all = leaves.iter().zip(extents).filter(|(leaf, _)| leaf.mode >= self.from);
        let all: Vec<String> = all.map(|(leaf, extent)| format!("`{}` ({extent})", leaf.path)).list();
        match all.as_slice() {
            [] => "no mode is left".to_owned(),
            [only] => format!("the only mode is {only}"),
            _ => format!("the modes are {}", witness::list(&all)),
        }
    }
}
