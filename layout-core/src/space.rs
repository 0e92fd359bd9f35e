//! The three spaces and the maps worth having between them. Knows no coordinates.

/// What the input or the output of a map stands for (paper, section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// An index into a tile.
    Logical,
    /// An address in memory.
    Physical,
    /// A thread and the number of a value that it holds.
    ThreadValue,
}

impl Space {
    /// The name as the language spells it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Space::Logical => "logical",
            Space::Physical => "physical",
            Space::ThreadValue => "thread_value",
        }
    }

    /// Whether a map into this space must be a dense bijection.
    #[must_use]
    pub fn is_dense(self) -> bool {
        self != Space::Physical
    }
}

/// Whether a layout may be written down from `from` to `to`: nothing starts in memory, and memory is reached from a
/// logical space only (`thread_value -> physical` exists as a composite).
#[must_use]
pub fn pairs(from: Space, to: Space) -> bool {
    match (from, to) {
        (Space::Physical, _) | (Space::ThreadValue, Space::Physical) => false,
        (Space::Logical | Space::ThreadValue, _) => true,
    }
}
