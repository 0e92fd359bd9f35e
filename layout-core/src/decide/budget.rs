//! How much work a decision may do before it answers "undecided". The only place with these numbers; closed forms spend
//! nothing of them.
//!
//! Two things are paid for: *nodes* of searches, for aliases and for proofs, and *coordinates* that are visited where
//! there is no closed form. Each question has a limit, and so have all questions of one invocation of the macro
//! together, so that neither a hard layout nor thousands of them make it hang. What runs out where validity is asked,
//! or a cosize, is an error that says so, never a guess; what runs out where something is only made simpler is the
//! lesser claim. What gives up has been paid for as far as it went.
//!
//! | asked | limit | of the invocation | past it |
//! | --- | --- | --- | --- |
//! | alias-freedom of a literal | [`NODES`], then [`POINTS`] | [`TOTAL_NODES`] | undecided |
//! | the same for all parameters | [`NODES`], and in each proof [`TRIES`] | [`TOTAL_NODES`] | not shown |
//! | values that collide, and a repair | [`NODES`], and [`CHECKS`] of a repair | [`TOTAL_NODES`] | none |
//! | values that `where` admits | [`ROUNDS`] | | none |
//! | that `where` admits nothing, that something is a number | [`REFUTATION`], [`NUMBER`] | [`TOTAL_NODES`] | not shown |
//! | residues of parameters | [`CONDITIONS`], [`UNKNOWNS`] | | the lesser claim |
//! | cosize | [`POINTS`] | [`TOTAL_COSIZE`] | undecided |
//! | a chain as a layout, injectivity, classes of a slice | [`POINTS`] | [`TOTAL`] | the lesser claim |
//! | the shortest expression of a chain | [`POINTS`], past [`SHORT`] its digits squared | [`TOTAL`] | the chain as it stands |
//! | the cost of accesses, the best swizzle | [`POINTS`] | [`TOTAL`] | undecided |
//! | the same for all parameters | [`RESIDUES`], each for [`CLASS`] | [`TOTAL`] | undecided |
//! | values of them at which it is reached | [`INSTANCES`] | | a bound |
//! | what would make an assertion pass | [`POINTS`] | [`TOTAL`] | a note that says so |
//! | the smallest counterexample | [`WITNESS`] | [`TOTAL_NODES`] | a larger one |
//! | an entry for each value of a slice | [`MAX_VALUES`] | | no table |

/// Coordinates that one question may visit. At opt-level 0, which is how macros are built by default, these are up to
/// 10 ms of values of a chain, about 40 of accesses or classes, and up to 80 of residues that turn out to be too many,
/// however many modes and swizzles there are.
pub const POINTS: u64 = 1 << 16;

/// Coordinates that one invocation may visit to make things simpler, all its questions together.
pub const TOTAL: u64 = 1 << 20;

/// Nodes that one alias search may open, in both of its orders together (about 25 ms at opt-level 0).
pub const NODES: u64 = 1 << 16;

/// Coordinates visited to make a counterexample small (under 10 ms): not a limit on any answer.
pub const WITNESS: u64 = 1 << 13;

/// Layouts of a chain at which a coordinate costs what it does in any shorter one; in a longer one it costs as much for
/// each so many.
pub const CHAIN: usize = 8;

/// Digits and swizzles of a chain that does not fold, whose shortest expression costs nothing.
pub const SHORT: u64 = 32;

/// Values of a slice that get an entry each in a table.
pub const MAX_VALUES: u64 = 1 << 12;

/// Replacements that one proof for all parameters may try.
pub const TRIES: u64 = 1024;

/// Nodes that one of them costs: in time it is as many, at least.
pub const TRY: u64 = 64;

/// Nodes of all proofs together that look for a clause which fails where the others hold.
pub const REFUTATION: u64 = 256 * TRY;

/// Nodes of each of the two proofs that what runs between two bounds is a number.
pub const NUMBER: u64 = 64 * TRY;

/// Nodes that it costs to look at the layout that some values of the parameters give.
pub const LOOK: u64 = 64;

/// Rounds in which values of the parameters are corrected until `where` admits them.
pub const ROUNDS: usize = 64;

/// Combinations of residues of the parameters that one question about accesses may look at.
pub const RESIDUES: u64 = 1024;

/// What each of them costs beside the coordinates that are visited, in coordinates.
pub const CLASS: u64 = 512;

/// Of the costliest of them, those in which admitted values are looked for.
pub const INSTANCES: usize = 16;

/// Clauses about residues that are solved together.
pub const CONDITIONS: usize = 32;

/// Parameters and products of two in them.
pub const UNKNOWNS: usize = 16;

/// Coefficients that a repair may have: each is checked to be least.
pub const CHECKS: usize = 64;

/// Nodes that the searches of one invocation may open together.
pub const TOTAL_NODES: u64 = 16 * NODES;

/// Coordinates that the cosizes of one invocation may cost together, where they are not closed forms.
pub const TOTAL_COSIZE: u64 = 32 * POINTS;

/// A budget that ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// More than this many coordinates.
    Points(u64),
    /// More than this many nodes of a search.
    Nodes(u64),
    /// More than this many coefficients of a repair.
    Coefficients(u64),
}

/// What an invocation has left to spend on enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Coordinates.
    pub points: u64,
}

impl Budget {
    /// All of [`TOTAL`].
    #[must_use]
    pub fn new() -> Self {
        Budget { points: TOTAL }
    }

    /// Spends `n` coordinates on one question.
    ///
    /// # Errors
    /// More than one question may visit, or than is left; nothing is spent then.
    pub fn take(&mut self, n: u64) -> Result<(), Limit> {
        spend(&mut self.points, n, TOTAL)
    }
}

/// Spends `n` coordinates on one question, of what is left of a total.
pub(super) fn spend(left: &mut u64, n: u64, total: u64) -> Result<(), Limit> {
    if n > POINTS {
        return Err(Limit::Points(POINTS));
    }
    *left = left.checked_sub(n).ok_or(Limit::Points(total))?;
    Ok(())
}

/// What it costs to visit this many coordinates of a chain of layouts.
pub(crate) fn visits(coordinates: u64, layouts: usize) -> u64 {
    coordinates.saturating_mul(layouts.div_ceil(CHAIN).max(1) as u64)
}

/// A question that may spend `most` of what is left.
pub fn within<T>(left: &mut u64, most: u64, question: impl FnOnce(&mut u64) -> T) -> T {
    let allowed = most.min(*left);
    let mut own = allowed;
    let answer = question(&mut own);
    *left -= allowed - own;
    answer
}

impl Default for Budget {
    fn default() -> Self {
        Budget::new()
    }
}
