//! A block: options, items, and the expression of the inline form. Each statement fails on its own.

use super::ast::{Block, Inline, Item};
use super::cursor::{Cursor, End};
use super::error::{Failure, Parsed, SyntaxError, SyntaxErrorKind};
use super::token::{self, Statement};
use super::{broken, expr, item, limits, option, split};
use proc_macro2::{Span, TokenTree};
use std::cell::Cell;

/// Parses the tokens of one `layout!`, adding to `errors` one for each statement that is wrong.
pub fn parse_block(tokens: impl IntoIterator<Item = TokenTree>, errors: &mut Vec<SyntaxError>) -> Block {
    let block = Block { options: Vec::new(), items: Vec::new(), inline: None };
    let mut parser = Parser { block, errors, front: Vec::new() };
    let (mut tokens, mut first) = (tokens.into_iter(), true);
    loop {
        let statement = token::statement(&mut tokens);
        if !parser.statement(&statement, first) || statement.semicolon.is_none() {
            return parser.finish();
        }
        first = false;
    }
}

struct Parser<'e> {
    block: Block,
    errors: &'e mut Vec<SyntaxError>,
    /// What is wrong with the options, until the number of items is known.
    front: Vec<Failure>,
}

impl Parser<'_> {
    /// Whether to go on behind it.
    fn statement(&mut self, Statement { tokens, semicolon, too_deep }: &Statement, first: bool) -> bool {
        let terminated = semicolon.is_some();
        let last = tokens.last().map_or_else(Span::call_site, token::Token::last_span);
        let text = if terminated { "`;`" } else { "the end" };
        let end = End { span: semicolon.unwrap_or(last), text };
        let height = Cell::new(0);
        let mut c = Cursor::new(tokens, end, &height);
        if first {
            self.block.options = option::options(&mut c, &mut self.front);
        }
        match too_deep {
            _ if c.at_end() && !terminated => true,
            Some(span) => self.too_deep(c, *span, terminated),
            None if terminated || split::looks_like_item(&c) => self.items(c, terminated, last),
            None => self.inline(c),
        }
    }

    fn too_deep(&mut self, c: Cursor<'_>, span: Span, terminated: bool) -> bool {
        let failure = Failure::new(span, SyntaxErrorKind::NestingTooDeep { limit: limits::NESTING });
        let item = terminated || split::looks_like_item(&c);
        match item {
            true if !self.room(&c) => return false,
            true => self.broken(c, failure),
            false => self.report(failure),
        }
        true
    }

    /// One item, or several where the `;` between them is missing.
    fn items(&mut self, mut c: Cursor<'_>, terminated: bool, last: Span) -> bool {
        while self.room(&c) {
            let start = c;
            match item::item(&mut c) {
                Err(failure) => self.broken(start, failure),
                Ok(item) if c.at_end() => {
                    if !terminated {
                        self.report(Failure::new(last, SyntaxErrorKind::MissingSemicolon));
                    }
                    self.block.items.push(item);
                }
                Ok(_) => {
                    let length = start.left().len() - c.left().len();
                    self.broken(start.first(length, "`;`"), c.expected("`;`"));
                    if split::looks_like_item(&c) {
                        continue;
                    }
                }
            }
            return true;
        }
        false
    }

    /// Whether one more item is allowed; if not, this is said.
    fn room(&mut self, c: &Cursor<'_>) -> bool {
        let room = self.block.items.len() < limits::ITEMS;
        if !room {
            self.report(Failure::new(c.span(), SyntaxErrorKind::TooManyItems { limit: limits::ITEMS }));
        }
        room
    }

    fn inline(&mut self, mut c: Cursor<'_>) -> bool {
        let declared = |item: &Item| match item {
            Item::Use(_) => false,
            Item::Broken(broken) => broken.head.is_some(),
            Item::Const(_) | Item::Layout(_) | Item::Assert(_) => true,
        };
        if self.block.items.iter().any(declared) {
            self.report(Failure::new(c.span(), SyntaxErrorKind::InlineNotLast));
            return true;
        }
        // `rustfmt` puts a comma behind the `;` of the imports.
        if !self.block.items.is_empty() {
            c.eat(",");
        }
        match inline(&mut c) {
            Ok(inline) => self.block.inline = Some(inline),
            Err(failure) => self.report(failure),
        }
        true
    }

    fn broken(&mut self, c: Cursor<'_>, failure: Failure) {
        self.report(failure);
        self.block.items.push(Item::Broken(broken::broken(c)));
    }

    /// For the item that comes next.
    fn report(&mut self, Failure { kind, span }: Failure) {
        self.errors.push(SyntaxError { kind: *kind, span, item: self.block.items.len() });
    }

    fn finish(mut self) -> Block {
        for failure in std::mem::take(&mut self.front) {
            self.report(failure);
        }
        self.block
    }
}

/// `(space -> space ,)? expr`
fn inline(c: &mut Cursor<'_>) -> Parsed<Inline> {
    let mut spaces = None;
    if c.is(1, "->") {
        spaces = Some(item::spaces(c)?);
        c.expect(",", "`,`")?;
    }
    let expr = *expr::expr(c)?;
    c.finish("`@`, `|` or the end")?;
    Ok(Inline { spaces, expr })
}
