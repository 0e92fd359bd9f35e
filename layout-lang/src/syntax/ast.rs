//! Nodes of the language, with every token a diagnostic may point at. No methods with meaning.

use layout_core::path::Name;
use proc_macro2::{Ident, Span, TokenStream};

/// One `layout!` invocation: options, then items, then (in the inline form) one expression.
pub struct Block {
    /// `#![index(…)]` options, in source order.
    pub options: Vec<IndexOption>,
    /// Items in source order, broken ones included.
    pub items: Vec<Item>,
    /// The expression of the inline form.
    pub inline: Option<Inline>,
}

/// `#![index(u32)]`.
pub struct IndexOption {
    /// The type's name, unchecked.
    pub name: Ident,
}

/// `space -> space , expr`, the spaces optional.
pub struct Inline {
    /// The annotation.
    pub spaces: Option<Spaces>,
    /// The expression.
    pub expr: Expr,
}

/// One statement.
pub enum Item {
    /// `const NAME = int;`
    Const(Const),
    /// `Name: a -> b = expr;`
    Layout(Box<Layout>),
    /// `use path;`
    Use(Vec<Import>),
    /// `assert a == b;`
    Assert(Assert),
    /// A statement that did not parse, already reported: what its names were, so that they still resolve.
    Broken(Broken),
}

/// What stands in front of every named item.
pub struct Head {
    /// Outer attributes, documentation included, as written.
    pub attrs: TokenStream,
    /// Whether they are documentation alone.
    pub only_documented: bool,
    /// `pub`, `pub(crate)`, … or nothing.
    pub vis: TokenStream,
    /// Whether that is `pub` and no more.
    pub public: bool,
    /// The declared name.
    pub name: Ident,
}

/// `const NAME = int;`
pub struct Const {
    /// Attributes, visibility and name.
    pub head: Head,
    /// Its value.
    pub value: Int,
}

/// `Name: a -> b = expr;`
pub struct Layout {
    /// Attributes, visibility and name.
    pub head: Head,
    /// The run-time parameters, `(ld, …)` behind the name.
    pub parameters: Vec<Ident>,
    /// The annotation.
    pub spaces: Option<Spaces>,
    /// The map.
    pub expr: Expr,
    /// What `where` asks of the parameters.
    pub conditions: Vec<Condition>,
}

/// `left op right` behind `where`.
pub struct Condition {
    /// Left side.
    pub left: Int,
    /// The comparison and its span; never `!=`.
    pub op: (Compare, Span),
    /// Right side.
    pub right: Int,
}

/// A statement that was reported already.
pub struct Broken {
    /// Attributes, visibility and name, where they could be read.
    pub head: Option<Head>,
    /// The run-time parameters, where they could be read.
    pub parameters: Vec<Ident>,
    /// Whether it may declare a name that could not be read.
    pub nameless: bool,
    /// Whether the statement began with `const`.
    pub is_const: bool,
    /// A guess of the rank (top-level entries of the last shape in sight), so that a stub has the right arity.
    pub rank: Option<usize>,
}

/// One imported name: `path` as written in front of it, and the name it gets here.
pub struct Import {
    /// The whole path, last segment included, without `as`.
    pub path: TokenStream,
    /// The name in this block.
    pub alias: Ident,
}

/// `assert left op right;`
pub struct Assert {
    /// The keyword.
    pub span: Span,
    /// Left side.
    pub left: Int,
    /// The comparison and its span.
    pub op: (Compare, Span),
    /// Right side.
    pub right: Int,
}

/// A comparison of two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// `from -> to`.
#[derive(Clone, Copy)]
pub struct Spaces {
    /// Where coordinates live.
    pub from: (layout_core::Space, Span),
    /// Where values live.
    pub to: (layout_core::Space, Span),
}

/// An expression that denotes a map.
pub struct Expr {
    /// The node.
    pub kind: ExprKind,
    /// Its first token.
    pub span: Span,
}

/// The kinds of expression.
pub enum ExprKind {
    /// `shape : stride`
    Literal(Shape, Stride),
    /// A declared or imported layout.
    Name(Ident),
    /// One with parameters, and what they are here: `Gmem(ld)`.
    Applied(Ident, Vec<Int>),
    /// `G @ F @ …`, at least two operands, leftmost first; brackets do not matter.
    Compose(Vec<Expr>),
    /// `expr | { binds }`, with the span of the braces.
    Restrict(Box<Expr>, Vec<Bind>, Span),
    /// `swizzle(b, src, dst)`
    Swizzle([Int; 3]),
    /// `Swizzle<B, M, S>`
    CuteSwizzle([Int; 3]),
    /// `cute( … )`, already in our order: the entries of every tuple reversed.
    Cute(Box<Cute>),
    /// An operation by name. `name` is the operation's own token.
    Op {
        /// The operation's token.
        name: Ident,
        /// The operation and its arguments.
        op: Op,
    },
}

/// What CuTe prints for a layout, its tuples reversed; a static integer `_8` is a literal.
pub struct Cute {
    /// `Sw<B,M,S> o _0 o` in front, with the span of its first token.
    pub swizzle: Option<([Int; 3], Span)>,
    /// The shape.
    pub shape: Shape,
    /// The strides; without any the layout is column-major in CuTe's order, so canonical in ours.
    pub stride: Option<Stride>,
}

/// An operation with its arguments.
pub enum Op {
    /// `canonical(row: 4, col: 8)`; the shape is the tuple of the arguments.
    Canonical(Shape),
    /// `split(L, mode, S)`
    Split(Box<Expr>, Path, Shape),
    /// `divide(L, K)`
    Divide(Box<Expr>, Shape),
    /// `divide_ceil(L, K)`
    DivideCeil(Box<Expr>, Shape),
    /// `repeat(L, A, pitch = n)`, `repeat(L, A, align = n)`
    Repeat {
        /// What is repeated.
        of: Box<Expr>,
        /// The arrangement.
        by: Box<Expr>,
        /// `pitch = n`
        pitch: Option<Int>,
        /// `align = n`
        align: Option<Int>,
    },
    /// `interleave(L, A)`
    Interleave(Box<Expr>, Box<Expr>),
    /// `broadcast(L, S)`
    Broadcast(Box<Expr>, Shape),
    /// `inverse(L)`
    Inverse(Box<Expr>),
    /// `permute(L, (col, row))`
    Permute(Box<Expr>, Vec<Path>),
    /// `zip(L)`
    Zip(Box<Expr>),
    /// `flatten(L)`
    Flatten(Box<Expr>),
    /// `group(L, (row: (rest.row, tile.row), col: …))`, the top-level entries
    Group(Box<Expr>, Vec<GroupEntry>),
    /// `rename(L, (a, b))`
    Rename(Box<Expr>, Vec<Path>),
    /// `best_swizzle(L, for = [(Store, lanes = thread, element = 2), …])`
    BestSwizzle {
        /// The storage map.
        of: Box<Expr>,
        /// The accesses.
        uses: Vec<Use>,
        /// The memory.
        banks: Banks,
    },
}

/// `(Store, lanes = thread, vector = v, element = 2)`
pub struct Use {
    /// From threads and values to the coordinates of the storage map.
    pub of: Expr,
    /// How it is carried out.
    pub access: Access,
}

/// `lanes = mode, vector = mode, element = bytes`
pub struct Access {
    /// The mode of the lanes.
    pub lanes: Path,
    /// The elements that a lane moves at once.
    pub vector: Option<Path>,
    /// The bytes of one.
    pub element: Int,
}

/// `banks = n, bank_width = n`
pub struct Banks {
    /// How many.
    pub count: Option<Int>,
    /// The bytes of a word.
    pub width: Option<Int>,
}

/// A question about what a map costs the hardware.
pub struct Analysis {
    /// `bank_conflicts`, `wavefronts`, `sectors` or `vector_width`.
    pub name: Ident,
    /// The map.
    pub of: Box<Expr>,
    /// What is asked of it.
    pub question: Question,
}

/// The arguments of an [`Analysis`] behind its map.
pub enum Question {
    /// `vector_width(L, mode)`
    Width(Path),
    /// `sectors(L, …)`
    Sectors(Access),
    /// `bank_conflicts(L, …)`, `wavefronts(L, …)`
    Banks(Access, Banks),
}

/// The name of a mode where it is declared.
pub struct Label {
    /// Its token.
    pub ident: Ident,
    /// Its letters, those of `ident`.
    pub text: Name,
}

/// An entry of `group`'s second argument.
pub struct GroupEntry {
    /// `name:` in front.
    pub name: Option<Label>,
    /// A path or a tuple.
    pub body: GroupBody,
}

/// The body of a [`GroupEntry`].
pub enum GroupBody {
    /// A mode of the operand.
    Path(Path),
    /// Several, nested.
    Tuple(Vec<GroupEntry>),
}

/// `rest.row`, `lane.0`, `1`: a mode by name or position.
pub struct Path {
    /// Its names, as written.
    pub path: layout_core::Path,
    /// The first token.
    pub span: Span,
}

/// `path`, `path = int`, `path = int .. int`.
pub struct Bind {
    /// The bound mode.
    pub path: Path,
    /// What it is bound to.
    pub to: BindTo,
}

/// What a mode is bound to.
pub enum BindTo {
    /// A value known only at run time.
    RunTime,
    /// `= value`
    Value(Int),
    /// `= low .. high`
    Range(Int, Int),
}

/// A shape as written.
pub struct Shape {
    /// The node.
    pub kind: ShapeKind,
    /// Its first token (the parenthesis of a tuple).
    pub span: Span,
}

/// An extent or a tuple.
pub enum ShapeKind {
    /// One extent.
    Leaf(Int),
    /// A tuple; `(n)` is a tuple of one entry here.
    Tuple(Vec<ShapeEntry>),
}

/// `name: shape` in a tuple.
pub struct ShapeEntry {
    /// The mode's name.
    pub name: Option<Label>,
    /// Its shape.
    pub shape: Shape,
}

/// A stride as written.
pub struct Stride {
    /// The node.
    pub kind: StrideKind,
    /// Its first token.
    pub span: Span,
}

/// A stride, `_` or a tuple.
pub enum StrideKind {
    /// One stride.
    Leaf(Int),
    /// `_`
    Broadcast,
    /// A tuple; `(d)` is a tuple of one entry here.
    Tuple(Vec<Stride>),
}

/// An integer expression.
pub struct Int {
    /// The node.
    pub kind: IntKind,
    /// Its first token.
    pub span: Span,
}

/// The kinds of integer expression.
pub enum IntKind {
    /// A literal, already read.
    Literal(u128),
    /// A named integer.
    Name(Ident),
    /// `-x`
    Neg(Box<Int>),
    /// `a op b`, with the operator's span.
    Binary(Box<Int>, BinOp, Box<Int>, Span),
    /// `size(X)`, `cosize(X)`: the function's token and its argument.
    Measure(Ident, Box<Expr>),
    /// `bank_conflicts(X, …)` and its kin.
    Analysis(Box<Analysis>),
}

/// An arithmetic operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}
