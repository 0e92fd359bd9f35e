//! Layouts from text at run time, in both notations, with the position of what is wrong.

use crate::check::{Checker, Want};
use crate::diag::{Diagnostic, Sink, catalog};
use crate::resolve::Scope;
use crate::syntax::{self, SyntaxErrorKind};
use layout_core::{Map, Space};
use proc_macro2::{LexError, Span, TokenStream};
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

/// A text, and what was put in front of it to make it an expression.
#[derive(Clone, Copy)]
struct Source<'a> {
    text: &'a str,
    lead: usize,
}

impl Source<'_> {
    /// One past the last character.
    fn end(self) -> (usize, usize) {
        let line = self.text.split('\n').count();
        let column = self.text.rsplit('\n').next().map_or(0, |last| last.chars().count());
        (line, column)
    }

    /// Where a token of the expression stands in the text, and whether it is the end.
    fn place(self, span: Span) -> ((usize, usize), bool) {
        let start = span.start();
        let column = if start.line == 1 { start.column.saturating_sub(self.lead) } else { start.column };
        let at = (start.line, column);
        if at < self.end() { (at, false) } else { (self.end(), true) }
    }

    fn error(self, d: &Diagnostic) -> TextError {
        let ((line, column), _) = self.place(d.span);
        TextError { line, column, message: crate::diag::text(d) }
    }
}

/// The tokens of a text, or the first character that makes it none.
fn tokens(text: &str) -> Result<TokenStream, TextError> {
    text.parse().map_err(|e: LexError| {
        let start = e.span().start();
        let other = || TextError {
            line: start.line,
            column: start.column,
            message: "these characters are no tokens: a quote is not closed, or a number is misspelt".to_owned(),
        };
        unbalanced(text).unwrap_or_else(other)
    })
}

/// The first bracket without a partner, or the first character that no token has.
fn unbalanced(text: &str) -> Option<TextError> {
    let mut open: Vec<(char, usize, usize)> = Vec::new();
    for (line, content) in text.split('\n').enumerate() {
        for (column, c) in content.chars().enumerate() {
            let error = |message| Some(TextError { line: line + 1, column, message });
            match c {
                '(' | '[' | '{' => open.push((c, line + 1, column)),
                ')' | ']' | '}' => match open.pop() {
                    None => return error(format!("`{c}` closes no bracket")),
                    Some((o, ..)) if closing(o) != c => return error(format!("`{c}` does not close `{o}`")),
                    Some(_) => {}
                },
                c if c.is_alphanumeric() || c.is_whitespace() || "_<>,:;.@?|+-*/%=!&^#$~\"'".contains(c) => {}
                c => return error(format!("`{c}` belongs to no token")),
            }
        }
    }
    let (c, line, column) = open.pop()?;
    Some(TextError { line, column, message: format!("`{c}` is not closed") })
}

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
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
    evaluate(Source { text, lead: 0 }, tokens(text)?, from, to)
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
    // The lexer leaves out a byte order mark, but not behind our parenthesis.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Alone first: its brackets must close within it.
    tokens(text)?;
    let lead = "cute(";
    // The line break keeps a comment at the end from hiding the parenthesis.
    let call = tokens(&format!("{lead}{text}\n)"))?;
    evaluate(Source { text, lead: lead.len() }, call, from, to)
}

/// Whether the macro takes a literal as it is printed, in its own notation or in CuTe's: what a help offers is tried
/// first.
#[must_use]
/// `nodes` are those that the search for two coordinates at one address may open.
pub(crate) fn accepts(text: &str, from: Space, to: Space, nodes: &mut u64) -> bool {
    let scope = Scope::default();
    let mut sink = Sink::default();
    let mut checker = Checker { text: true, ..Checker::new(&scope, &mut sink) };
    checker.left.nodes = *nodes;
    let taken = syntax::expression(text)
        .is_some_and(|expr| checker.quietly(|c| c.expr(&expr, Want { from: Some(from), to: Some(to) })).is_ok());
    *nodes = checker.left.nodes;
    drop(sink.into_sorted());
    taken
}

fn evaluate(source: Source<'_>, tokens: TokenStream, from: Space, to: Space) -> Result<Map, TextError> {
    let mut errors = Vec::new();
    let block = syntax::parse_block(tokens, &mut errors);
    if let Some(error) = errors.first_mut() {
        let (_, end) = source.place(error.span);
        match &mut error.kind {
            // The parenthesis is ours.
            SyntaxErrorKind::Expected { found, .. } if end => "the end of the text".clone_into(found),
            _ => {}
        }
        return Err(source.error(&catalog::syntax::syntax(error)));
    }
    let Some(inline) = block.inline.as_ref().filter(|_| block.items.is_empty()) else {
        return Err(TextError { line: 1, column: 0, message: "expected one layout expression".to_owned() });
    };
    let mut sink = Sink::default();
    let scope = Scope::default();
    let mut checker = Checker { text: true, ..Checker::new(&scope, &mut sink) };
    let map = checker.expr(&inline.expr, Want { from: Some(from), to: Some(to) });
    match (map, sink.into_sorted().into_iter().next()) {
        (Ok(map), None) => Ok(map),
        (_, Some(first)) => Err(source.error(&first)),
        (Err(_), None) => Err(TextError { line: 1, column: 0, message: "the layout was refused".to_owned() }),
    }
}
