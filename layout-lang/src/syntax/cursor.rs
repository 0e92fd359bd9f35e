//! A place in a list of tokens. Copying one is looking ahead.

use super::error::{Failure, Parsed, SyntaxErrorKind, fail};
use super::limits;
use super::token::{Known, Token};
use proc_macro2::{Delimiter, Ident, Span, TokenTree};
use std::cell::Cell;

/// What stands behind the last token of a list.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub span: Span,
    pub text: &'static str,
}

/// The tokens left of a list.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    tokens: &'a [Token],
    end: End,
    height: &'a Cell<usize>,
}

impl<'a> Cursor<'a> {
    /// `height` is scratch space for [`Cursor::measured`], one for each statement.
    pub fn new(tokens: &'a [Token], end: End, height: &'a Cell<usize>) -> Cursor<'a> {
        Cursor { tokens, end, height }
    }

    pub fn at_end(&self) -> bool {
        self.tokens.is_empty()
    }

    pub fn left(&self) -> &'a [Token] {
        self.tokens
    }

    pub fn peek(&self, n: usize) -> Option<&'a Token> {
        if n < self.tokens.len() { Some(&self.tokens[n]) } else { None }
    }

    pub fn bump(&mut self, n: usize) {
        self.tokens = if n < self.tokens.len() { &self.tokens[n..] } else { &[] };
    }

    pub fn ident(&self, n: usize) -> Option<&'a Ident> {
        if n >= self.tokens.len() {
            return None;
        }
        match &self.tokens[n].tree {
            TokenTree::Ident(ident) => Some(ident),
            _ => None,
        }
    }

    /// The letters of the word that stands there; none where no word does.
    pub fn text(&self, n: usize) -> &'a str {
        if n >= self.tokens.len() {
            return "";
        }
        match &self.tokens[n].known {
            Known::Word(word) => word,
            _ => "",
        }
    }

    /// Whether this very word stands there, not in its raw form.
    pub fn word(&self, n: usize, word: &str) -> bool {
        let text = self.text(n);
        text.len() == word.len() && text == word
    }

    pub fn group(&self, n: usize, delimiter: Delimiter) -> Option<&'a Token> {
        if n >= self.tokens.len() {
            return None;
        }
        match &self.tokens[n].tree {
            TokenTree::Group(group) if group.delimiter() == delimiter => Some(&self.tokens[n]),
            _ => None,
        }
    }

    /// The whole operator that begins there.
    pub fn operator(&self, n: usize) -> Option<&'static str> {
        if n >= self.tokens.len() {
            return None;
        }
        match self.tokens[n].known {
            Known::Operator(operator) => Some(operator),
            _ => None,
        }
    }

    /// Whether this character stands there, alone or in an operator.
    pub fn punct(&self, n: usize, character: char) -> bool {
        matches!(self.peek(n).map(|token| &token.tree), Some(TokenTree::Punct(punct)) if punct.as_char() == character)
    }

    /// Where this operator stands first, not counting inside brackets.
    pub fn find(&self, operator: &str) -> Option<usize> {
        let mut n = 0;
        while n < self.tokens.len() {
            match self.operator(n) {
                Some(found) if found == operator => return Some(n),
                other => n += other.map_or(1, str::len),
            }
        }
        None
    }

    pub fn is(&self, n: usize, operator: &str) -> bool {
        if n >= self.tokens.len() {
            return false;
        }
        match self.tokens[n].known {
            // Most differ at once.
            Known::Operator(found) => found.as_bytes()[0] == operator.as_bytes()[0] && found == operator,
            _ => false,
        }
    }

    pub fn eat(&mut self, operator: &str) -> Option<Span> {
        if !self.is(0, operator) {
            return None;
        }
        let span = self.span();
        self.bump(operator.len());
        Some(span)
    }

    pub fn expect(&mut self, operator: &str, what: &'static str) -> Parsed<Span> {
        self.eat(operator).ok_or_else(|| self.expected(what))
    }

    /// The next token, the opening one of a group.
    pub fn span(&self) -> Span {
        match self.peek(0) {
            None => self.end.span,
            Some(token) => match &token.tree {
                TokenTree::Group(group) if group.delimiter() == Delimiter::None => self.inside(token).span(),
                TokenTree::Group(group) => group.span_open(),
                tree => tree.span(),
            },
        }
    }

    /// The next token in words.
    pub fn found(&self) -> String {
        let Some(token) = self.peek(0) else { return self.end.text.to_owned() };
        match (&token.tree, token.delimiter()) {
            (TokenTree::Literal(literal), _) => format!("`{}`", shortened(&literal.to_string())),
            (TokenTree::Punct(punct), _) => match self.operator(0) {
                Some(operator) => format!("`{operator}`"),
                None => format!("`{}`", punct.as_char()),
            },
            (_, Some(Delimiter::Parenthesis)) => "`(`".to_owned(),
            (_, Some(Delimiter::Bracket)) => "`[`".to_owned(),
            (_, Some(Delimiter::Brace)) => "`{`".to_owned(),
            (TokenTree::Group(_), _) => self.inside(token).found(),
            (TokenTree::Ident(ident), _) => format!("`{ident}`"),
        }
    }

    pub fn expected(&self, what: &'static str) -> Failure {
        Failure::new(self.span(), SyntaxErrorKind::Expected { what, found: self.found() })
    }

    /// Refuses what is left.
    pub fn finish(&self, what: &'static str) -> Parsed<()> {
        if self.at_end() { Ok(()) } else { Err(self.expected(what)) }
    }

    /// The tokens of a group.
    pub fn inside(&self, token: &'a Token) -> Cursor<'a> {
        let text = match token.delimiter() {
            Some(Delimiter::Parenthesis) => "`)`",
            Some(Delimiter::Bracket) => "`]`",
            Some(Delimiter::Brace) => "`}`",
            _ => "the end",
        };
        let span = match &token.tree {
            TokenTree::Group(group) => group.span_close(),
            other => other.span(),
        };
        Cursor { tokens: token.inner(), end: End { span, text }, height: self.height }
    }

    /// The next `n` tokens alone; `text` names the token behind them.
    pub fn first(&self, n: usize, text: &'static str) -> Cursor<'a> {
        match self.peek(n) {
            Some(next) => {
                Cursor { tokens: &self.tokens[..n], end: End { span: next.tree.span(), text }, height: self.height }
            }
            None => *self,
        }
    }

    /// Entries between commas to the end of the list, a trailing comma allowed.
    pub fn list<T>(mut self, entry: impl Fn(&mut Cursor<'a>) -> Parsed<T>) -> Parsed<Vec<T>> {
        // Each but the last has a comma behind it.
        let mut entries = Vec::with_capacity((self.tokens.len() / 2 + 1).min(limits::LIST));
        while !self.at_end() {
            if entries.len() == limits::LIST {
                return fail(self.span(), SyntaxErrorKind::TooManyEntries { limit: limits::LIST });
            }
            entries.push(entry(&mut self)?);
            if self.eat(",").is_none() && !self.at_end() {
                return Err(self.expected(self.separator()));
            }
        }
        Ok(entries)
    }

    /// What may follow an entry of this list.
    pub fn separator(&self) -> &'static str {
        match self.end.text {
            "`)`" => "`,` or `)`",
            "`}`" => "`,` or `}`",
            "`>`" => "`,` or `>`",
            "`;`" => "`;`",
            _ => "`,`",
        }
    }

    /// Parses, and says how tall the tallest integer or restriction inside is.
    pub fn measured<T>(&mut self, parse: impl FnOnce(&mut Cursor<'a>) -> Parsed<T>) -> Parsed<(T, usize)> {
        let before = self.height.replace(0);
        let node = parse(self)?;
        let height = self.height.get();
        self.height.set(before.max(height));
        Ok((node, height))
    }

    /// Takes note of a node of this height.
    pub fn reaches(&self, height: usize, span: Span) -> Parsed<usize> {
        if height > limits::HEIGHT {
            return fail(span, SyntaxErrorKind::NestingTooDeep { limit: limits::HEIGHT });
        }
        self.height.set(self.height.get().max(height));
        Ok(height)
    }
}

/// The text, cut where it is long.
pub(super) fn shortened(text: &str) -> String {
    match text.char_indices().nth(limits::QUOTED) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
