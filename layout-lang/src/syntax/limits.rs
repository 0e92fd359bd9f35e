//! What is refused for its size alone. No other file here holds such a number.

/// Groups inside groups.
pub const NESTING: usize = 64;
/// Operators on the way from the root of an integer expression to its deepest leaf, restrictions counted.
pub const HEIGHT: usize = 256;
/// Items of a block, and imports of one `use`.
pub const ITEMS: usize = 4096;
/// Entries of one list: of a tuple, of a restriction, of a grouping.
pub const LIST: usize = 256;
/// Names in the path of a mode, and in that of an import.
pub const PATH: usize = 64;
/// Characters of a literal that are repeated in an error.
pub(super) const QUOTED: usize = 40;
