//! Layouts from text at run time, in both notations, with the position of what is wrong.

use crate::check::{Checker, Want};
use crate::diag::{Diagnostic, Sink, catalog};
use crate::resolve::Scope;
use crate::syntax;
use layout_core::{Map, Space};
use proc_macro2::{Delimiter, Group, Ident, LexError, Span, TokenStream, TokenTree};
use std::fmt;

/// Why a text is no layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// From 1.
    pub line: usize,
    /// From 0, in characters.
    pub column: usize,
    /// The refusal as the macro words it.
    pub message: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for TextError {}

impl TextError {
    fn at(span: Span, message: String) -> Self {
        let start = span.start();
        TextError { line: start.line, column: start.column, message }
    }
}

impl From<LexError> for TextError {
    fn from(e: LexError) -> Self {
        TextError::at(e.span(), "this is no text of tokens: a bracket or a quote is not closed".to_owned())
    }
}

impl From<Diagnostic> for TextError {
    fn from(d: Diagnostic) -> Self {
        TextError::at(d.span, crate::diag::text(&d))
    }
}

/// An expression of `layout!` without names, as `swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1)`.
///
/// ```
/// use layout_core::Space;
/// let map = layout_lang::text::parse("(row: 4, col: 8):(8, 1)", Space::Logical, Space::Physical).unwrap();
/// assert_eq!(map.at(&[2, 3]), 19);
/// let error = layout_lang::text::parse("(4, 4):(3, 1)", Space::Logical, Space::Physical).unwrap_err();
/// assert_eq!((error.line, error.column), (1, 8));
/// ```
///
/// # Errors
/// Everything that the macro refuses, in its words.
pub fn parse(text: &str, from: Space, to: Space) -> Result<Map, TextError> {
    evaluate(text.parse()?, from, to)
}

/// What CuTe prints, as `((4,2),8):((1,32),4)` or `Sw<3,4,3> o _0 o (8,64):(64,1)`: the first mode varies fastest.
///
/// ```
/// use layout_core::Space;
/// let map = layout_lang::text::parse_cute("((4,2),8):((1,32),4)", Space::Logical, Space::Physical).unwrap();
/// assert_eq!(map.at(&[3, 5]), 3 * 4 + 1 + 32); // our modes in the other order: 5 is (1, 1) of the inner (4,2)
/// assert_eq!(layout_lang::cute::print(&map).unwrap(), "((4,2),8):((1,32),4)");
/// ```
///
/// # Errors
/// As [`parse`].
pub fn parse_cute(text: &str, from: Space, to: Space) -> Result<Map, TextError> {
    let inside: TokenStream = text.parse()?;
    let call: [TokenTree; 2] =
        [Ident::new("cute", Span::call_site()).into(), Group::new(Delimiter::Parenthesis, inside).into()];
    evaluate(call.into_iter().collect(), from, to)
}

fn evaluate(tokens: TokenStream, from: Space, to: Space) -> Result<Map, TextError> {
    let mut errors = Vec::new();
    let block = syntax::parse_block(tokens, &mut errors);
    if let Some(error) = errors.first() {
        return Err(catalog::syntax::syntax(error).into());
    }
    let Some(inline) = block.inline.as_ref().filter(|_| block.items.is_empty()) else {
        return Err(TextError { line: 1, column: 0, message: "expected one layout expression".to_owned() });
    };
    let mut sink = Sink::default();
    let scope = Scope::default();
    let mut checker = Checker {
        scope: &scope,
        values: Vec::new(),
        imports: Vec::new(),
        sink: &mut sink,
        item: 0,
        subject: "this layout".to_owned(),
        annotate: None,
        depth: 0,
    };
    let map = checker.expr(&inline.expr, Want { from: Some(from), to: Some(to) });
    match (map, sink.into_sorted().into_iter().next()) {
        (Ok(map), None) => Ok(map),
        (_, Some(first)) => Err(first.into()),
        (Err(_), None) => Err(TextError { line: 1, column: 0, message: "the layout was refused".to_owned() }),
    }
}
