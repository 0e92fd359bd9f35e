//! What can be wrong with the tokens: data only, worded elsewhere.

use proc_macro2::Span;

/// One defect.
#[derive(Debug, Clone)]
pub struct SyntaxError {
    /// What is wrong.
    pub kind: SyntaxErrorKind,
    /// The token to blame.
    pub span: Span,
    /// The position in `Block::items` of the item concerned, or the number of items for options and the inline
    /// expression.
    pub item: usize,
}

/// The kinds of [`SyntaxError`].
#[derive(Debug, Clone, PartialEq)]
pub enum SyntaxErrorKind {
    /// Something else was due here. Both are noun phrases, tokens in backticks.
    Expected {
        /// What was due.
        what: &'static str,
        /// What stands there.
        found: String,
    },
    /// `#![…]` behind an item.
    OptionPlace,
    /// `#![name…]` with a name that is no option.
    UnknownOption {
        /// The name.
        name: String,
    },
    /// The last item has no `;`.
    MissingSemicolon,
    /// `8usize`
    SuffixedLiteral {
        /// As written.
        literal: String,
        /// Its suffix.
        suffix: String,
    },
    /// A float, a string or the like where an integer is due.
    NotAnInteger {
        /// As written, a long one cut short.
        literal: String,
    },
    /// An integer beyond `u128`.
    LiteralTooLarge,
    /// Groups in groups or operators in operators.
    NestingTooDeep {
        /// How many are allowed.
        limit: usize,
    },
    /// A block with too many items, or a `use` with too many names.
    TooManyItems {
        /// How many are allowed.
        limit: usize,
    },
    /// A list with too many entries.
    TooManyEntries {
        /// How many are allowed.
        limit: usize,
    },
    /// A path of a mode or of an import with too many names.
    PathTooLong {
        /// How many are allowed.
        limit: usize,
    },
    /// A call of a function that the language does not have.
    UnknownOperation {
        /// Its name.
        name: String,
        /// The function with the nearest name.
        near: Option<&'static str>,
    },
    /// A call with too few or too many arguments.
    ArgumentCount {
        /// The function.
        operation: String,
        /// What it takes.
        want: &'static str,
        /// How many arguments there are, those by key not counted.
        got: usize,
    },
    /// `key = …` that the operation does not take.
    UnknownKey {
        /// The key.
        key: String,
        /// The operation.
        operation: String,
    },
    /// A call without a `key = …` that it needs.
    MissingKey {
        /// The key.
        key: &'static str,
        /// The function.
        operation: String,
    },
    /// `key = …` twice.
    RepeatedKey {
        /// The key.
        key: String,
    },
    /// A Rust keyword as the name of an item or a mode.
    KeywordAsName {
        /// The keyword.
        name: String,
    },
    /// `const NAME: type`
    ConstType {
        /// The constant.
        name: String,
    },
    /// `pub use`
    Reexport,
    /// `!=` behind `where`.
    NotEqual,
    /// `?` in `cute(…)`: an extent or stride that is known only at run time.
    CuteDynamic,
    /// `1@0` in `cute(…)`: a stride along a basis of its own.
    CuteBasis,
    /// `Sw<…> o 5 o` in `cute(…)`: an offset that is not 0.
    CuteOffset,
    /// `Sw<…>` alone in `cute(…)`.
    CuteBareSwizzle,
    /// `A o B` in `cute(…)`, `A` a layout.
    CuteComposition,
    /// `ptr[16b](0x…) o …` in `cute(…)`.
    CuteTensor,
    /// `Layout<…>` in `cute(…)`: a C++ type.
    CuteType {
        /// Its name.
        name: String,
    },
    /// Something behind a complete layout in `cute(…)`.
    CuteTrailing {
        /// What stands there.
        found: String,
    },
    /// `Sw<3,4>`: another number of parameters than three.
    SwizzleParameters {
        /// `Sw` or `Swizzle`.
        name: String,
        /// How many there are.
        got: usize,
    },
    /// `use path::*`
    GlobImport,
    /// `use path as _`
    UnderscoreImport,
    /// `()`
    EmptyTuple,
    /// `| {}`
    EmptyBinds,
    /// `row: 4` without parentheses around it.
    NamedExtentOutside,
    /// `0. .30`: a float where a range is meant.
    FloatRange,
    /// `a < b < c`
    ChainedComparison,
    /// An attribute on `use` or `assert`.
    AttributeOnUse,
    /// An expression behind items other than `use`.
    InlineNotLast,
}

/// A [`SyntaxError`] before its statement has a position.
#[derive(Debug)]
pub(super) struct Failure {
    /// Apart, since results are moved often and are as large as the larger of the two that they may be.
    pub kind: Box<SyntaxErrorKind>,
    pub span: Span,
}

impl Failure {
    pub fn new(span: Span, kind: SyntaxErrorKind) -> Failure {
        Failure { kind: Box::new(kind), span }
    }
}

pub(super) type Parsed<T> = Result<T, Failure>;

/// `Err` of a [`Failure`].
pub(super) fn fail<T>(span: Span, kind: SyntaxErrorKind) -> Parsed<T> {
    Err(Failure::new(span, kind))
}
