//! Tokens as a tree that can be looked ahead in, no deeper than [`limits::NESTING`].

use super::{limits, operator, word::is_keyword};
use proc_macro2::{Delimiter, Group, Ident, Spacing, Span, TokenTree};

/// A token, and what is looked up of it: asking rustc each time is slow.
pub(super) struct Token {
    pub tree: TokenTree,
    pub known: Known,
}

/// What is known of a token.
pub(super) enum Known {
    /// The letters of a word.
    Word(String),
    /// The whole operator that begins here.
    Operator(&'static str),
    /// The tokens inside a group.
    Group(Vec<Token>),
    /// Of literals, and what begins no operator.
    Nothing,
}

impl Token {
    /// The tokens inside a group; none of what is no group.
    pub fn inner(&self) -> &[Token] {
        match &self.known {
            Known::Group(inner) => inner,
            _ => &[],
        }
    }

    /// The delimiter of a group.
    pub fn delimiter(&self) -> Option<Delimiter> {
        match &self.tree {
            TokenTree::Group(group) => Some(group.delimiter()),
            _ => None,
        }
    }

    /// The last character of it.
    pub fn last_span(&self) -> Span {
        match &self.tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                self.inner().last().map_or(group.span(), Token::last_span)
            }
            TokenTree::Group(group) => group.span_close(),
            other => other.span(),
        }
    }
}

/// The letters of a word. `r#row` is another spelling of `row` and becomes it; only keywords need it.
fn letters(ident: &mut Ident) -> String {
    let word = ident.to_string();
    match word.strip_prefix("r#") {
        Some(plain) if !is_keyword(plain) => {
            *ident = Ident::new(plain, ident.span());
            plain.to_owned()
        }
        _ => word,
    }
}

/// One statement's tokens, nested.
pub(super) struct Statement {
    pub tokens: Vec<Token>,
    /// What ends it; `None` for the last tokens of a block without a `;` behind them.
    pub semicolon: Option<Span>,
    /// The first group that is nested too deep; the tree holds it without what is inside.
    pub too_deep: Option<Span>,
}

/// Reads a statement and builds its tree.
pub(super) fn statement(block: &mut impl Iterator<Item = TokenTree>) -> Statement {
    let mut list = List::new(32);
    let mut too_deep = None;
    let semicolon = loop {
        match block.next() {
            None => break None,
            Some(TokenTree::Punct(punct)) if punct.as_char() == ';' => break Some(punct.span()),
            Some(tree) => list.push(tree, 0, &mut too_deep),
        }
    };
    Statement { tokens: list.finished(), semicolon, too_deep }
}

/// The tokens of a group, or of the statement, so far.
struct List {
    tokens: Vec<Token>,
    /// Whether operators of several characters may be among them.
    joint: bool,
}

impl List {
    fn new(capacity: usize) -> List {
        List { tokens: Vec::with_capacity(capacity), joint: false }
    }

    /// Those of a group, so many groups around them.
    fn inside(group: &Group, depth: usize, too_deep: &mut Option<Span>) -> List {
        let mut list = List::new(8);
        for tree in group.stream() {
            list.push(tree, depth, too_deep);
        }
        list
    }

    fn push(&mut self, mut tree: TokenTree, depth: usize, too_deep: &mut Option<Span>) {
        let known = match &mut tree {
            TokenTree::Ident(ident) => Known::Word(letters(ident)),
            TokenTree::Punct(punct) => {
                self.joint |= matches!(punct.spacing(), Spacing::Joint);
                match operator::short(punct.as_char()) {
                    Some(operator) => Known::Operator(operator),
                    None => Known::Nothing,
                }
            }
            TokenTree::Literal(_) => Known::Nothing,
            // Tokens may nest as deep as rustc lets them.
            TokenTree::Group(group) if depth == limits::NESTING => {
                too_deep.get_or_insert(group.span_open());
                Known::Nothing
            }
            TokenTree::Group(group) => {
                let inner = List::inside(group, depth + 1, too_deep);
                // An undelimited group comes from a user's `$e:expr`: around one token it means that token, around none
                // nothing.
                if group.delimiter() == Delimiter::None && inner.tokens.len() < 2 {
                    self.joint |= inner.joint;
                    self.tokens.extend(inner.tokens);
                    return;
                }
                Known::Group(inner.finished())
            }
        };
        self.tokens.push(Token { tree, known });
    }

    /// The tokens with their operators.
    fn finished(mut self) -> Vec<Token> {
        if self.joint {
            operator::mark(&mut self.tokens);
        }
        self.tokens
    }
}
