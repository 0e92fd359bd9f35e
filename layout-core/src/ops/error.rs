//! What an operation refuses, as data: who is to blame and the numbers that show it. No prose.

use crate::decide::alias::AliasError;
use crate::decide::budget::Limit;
use crate::decide::cosize::CosizeError;
use crate::decide::dense::NotDense;
use crate::int::Overflow;
use crate::space::Space;
use crate::swizzle::SwizzleError;
use crate::tree::Path;
use alloc::vec::Vec;

/// An operand of an operation, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The first argument; the left side of `@`.
    First,
    /// The second argument; the right side of `@`.
    Second,
}

/// Why an operation was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpError {
    /// A size, stride or address does not fit in 64 bits.
    Overflow,
    /// A leaf has extent 0.
    ExtentZero {
        /// The leaf.
        leaf: usize,
    },
    /// A leaf of size 2 or more has stride 0.
    StrideZero {
        /// The leaf.
        leaf: usize,
    },
    /// No map goes from one to the other as written.
    Spaces {
        /// Where it starts.
        from: Space,
        /// Where it ends.
        to: Space,
    },
    /// A map into logical or thread-value space is not a dense bijection.
    NotDense(NotDense),
    /// A map into physical space is not alias-free.
    Alias(AliasError),
    /// The middle of a composition is not logical.
    Middle {
        /// Where the left operand starts.
        left: Space,
        /// Where the right operand ends.
        right: Space,
    },
    /// The right operand's image is not all of the left operand's coordinates.
    ComposeSize {
        /// Coordinates of the left operand.
        left: u64,
        /// Coordinates of the right operand.
        right: u64,
    },
    /// A swizzle on something that does not end in memory.
    SwizzleSpace {
        /// Where its operand ends.
        to: Space,
    },
    /// The swizzle's fields.
    Swizzle(SwizzleError),
    /// The number of tile extents is not the rank.
    DivideRank {
        /// The operand's rank.
        rank: usize,
        /// The number of tile extents.
        tiles: usize,
    },
    /// A tile extent does not divide its mode.
    Divide {
        /// The top-level mode.
        mode: usize,
        /// Its size.
        extent: u64,
        /// The tile's extent.
        tile: u64,
    },
    /// The shape of a `split` has another size than the mode.
    SplitSize {
        /// The mode's size.
        mode: u64,
        /// The shape's size.
        shape: u64,
    },
    /// The path names several modes where one is needed.
    NotOneMode {
        /// The path.
        path: Path,
    },
    /// No mode has this name.
    UnknownMode {
        /// The path asked for.
        path: Path,
    },
    /// A leaf is named twice.
    RepeatedMode {
        /// The leaf.
        path: Path,
    },
    /// Leaves that a regrouping leaves out.
    MissingModes {
        /// Their paths.
        paths: Vec<Path>,
    },
    /// Two modes of the result would have one name.
    DuplicateName {
        /// The name.
        path: Path,
    },
    /// The count of names is not the rank.
    NameCount {
        /// The rank.
        rank: usize,
        /// The names given.
        names: usize,
    },
    /// `zip` of an odd number of modes.
    OddRank {
        /// The rank.
        rank: usize,
    },
    /// The operand must be a layout, not a swizzled map, a restriction or a composite that is none.
    NeedsLayout(Operand),
    /// The operand must be a dense bijection.
    NeedsDense(Operand, NotDense),
    /// The arrangement must be logical to logical.
    Arrangement {
        /// Where it starts.
        from: Space,
        /// Where it ends.
        to: Space,
    },
    /// A pitch below the cosize would make the copies overlap.
    PitchSmall {
        /// The pitch.
        pitch: u64,
        /// The cosize.
        cosize: u64,
    },
    /// A pitch that is no multiple of the swizzle's span would change the swizzle from copy to copy.
    PitchSwizzle {
        /// The pitch.
        pitch: u64,
        /// `2^K`.
        span: u64,
    },
    /// Copies of a swizzled map with run-time parameters or ragged tiles.
    SwizzledCopies,
    /// A pitch above the cosize leaves gaps, in a space that allows none.
    PitchGap {
        /// The pitch.
        pitch: u64,
        /// The cosize.
        cosize: u64,
    },
    /// A pitch that is no multiple of the alignment given with it.
    PitchAlign {
        /// The pitch.
        pitch: u64,
        /// The alignment.
        align: u64,
    },
    /// `pitch` or `align` is 0.
    PitchZero,
    /// Only maps into physical space can be restricted, and only they can be broadcast.
    NotPhysical {
        /// Where the operand ends.
        to: Space,
    },
    /// A value outside the mode.
    ValueOutside {
        /// Which bind.
        bind: usize,
        /// The value.
        value: u64,
        /// The size of what it binds.
        size: u64,
    },
    /// An empty range.
    RangeEmpty {
        /// Which bind.
        bind: usize,
        /// Its start.
        low: u64,
        /// Its end.
        high: u64,
    },
    /// A decision that ran out of its budget.
    Undecided(Limit),
}

impl From<Overflow> for OpError {
    fn from(Overflow: Overflow) -> Self {
        OpError::Overflow
    }
}

impl From<SwizzleError> for OpError {
    fn from(e: SwizzleError) -> Self {
        OpError::Swizzle(e)
    }
}

impl From<CosizeError> for OpError {
    fn from(e: CosizeError) -> Self {
        match e {
            CosizeError::Overflow => OpError::Overflow,
            CosizeError::Undecided(limit) => OpError::Undecided(limit),
        }
    }
}

impl From<Limit> for OpError {
    fn from(limit: Limit) -> Self {
        OpError::Undecided(limit)
    }
}
