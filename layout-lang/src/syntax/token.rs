//! Tokens as a tree that can be looked ahead in, no deeper than [`limits::NESTING`].

use super::{limits, operator, word::is_keyword};
use proc_macro2::{Delimiter, Group, Ident, Spacing, Span, TokenTree, token_stream};

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

/// A group, or the statement, while its tokens are read.
struct Frame {
    /// The group, with the tokens that are left of it.
    group: Option<(Group, token_stream::IntoIter)>,
    done: Vec<Token>,
    /// Whether operators of several characters may be among them.
    joint: bool,
}

impl Frame {
    fn new(group: Option<(Group, token_stream::IntoIter)>, capacity: usize) -> Frame {
        Frame { group, done: Vec::with_capacity(capacity), joint: false }
    }

    /// Adds a token that is no group.
    fn push(&mut self, mut tree: TokenTree) {
        let known = match &mut tree {
            TokenTree::Ident(ident) => Known::Word(letters(ident)),
            TokenTree::Punct(punct) => {
                self.joint |= matches!(punct.spacing(), Spacing::Joint);
                match operator::short(punct.as_char()) {
                    Some(operator) => Known::Operator(operator),
                    None => Known::Nothing,
                }
            }
            TokenTree::Group(_) | TokenTree::Literal(_) => Known::Nothing,
        };
        self.done.push(Token { tree, known });
    }

    /// Adds a group. An undelimited one comes from a user's `$e:expr`: around one token it means that token, around none
    /// nothing.
    fn close(&mut self, frame: Frame) {
        let joint = frame.joint;
        let (Some(group), inner) = frame.finished() else { return };
        if group.delimiter() == Delimiter::None && inner.len() < 2 {
            self.joint |= joint;
            self.done.extend(inner);
        } else {
            self.done.push(Token { tree: TokenTree::Group(group), known: Known::Group(inner) });
        }
    }

    /// The group, and the tokens with their operators.
    fn finished(mut self) -> (Option<Group>, Vec<Token>) {
        if self.joint {
            operator::mark(&mut self.done);
        }
        (self.group.map(|(group, _)| group), self.done)
    }
}

/// Reads a statement and builds its tree, without recursion: tokens may nest as deep as rustc lets them.
pub(super) fn statement(block: &mut impl Iterator<Item = TokenTree>) -> Statement {
    let mut too_deep = None;
    let (mut frame, mut outer) = (Frame::new(None, 32), Vec::<Frame>::new());
    loop {
        let next = match &mut frame.group {
            Some((_, inside)) => inside.next(),
            None => block.next(),
        };
        match next {
            Some(TokenTree::Group(group)) if outer.len() == limits::NESTING => {
                too_deep.get_or_insert(group.span_open());
                frame.push(TokenTree::Group(group));
            }
            Some(TokenTree::Group(group)) => {
                let inside = group.stream().into_iter();
                outer.push(std::mem::replace(&mut frame, Frame::new(Some((group, inside)), 8)));
            }
            Some(TokenTree::Punct(punct)) if frame.group.is_none() && punct.as_char() == ';' => {
                return Statement { tokens: frame.finished().1, semicolon: Some(punct.span()), too_deep };
            }
            Some(tree) => frame.push(tree),
            None => match outer.pop() {
                Some(mut parent) => {
                    parent.close(frame);
                    frame = parent;
                }
                None => return Statement { tokens: frame.finished().1, semicolon: None, too_deep },
            },
        }
    }
}
