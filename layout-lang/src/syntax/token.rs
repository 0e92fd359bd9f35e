//! Tokens as a tree that can be looked ahead in, no deeper than [`limits::NESTING`].

use super::{limits, operator, word::is_keyword};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenTree, token_stream};

/// A token; of a group, the tokens inside it too.
pub(super) struct Token {
    pub tree: TokenTree,
    /// Of a word, its letters: asking rustc for them each time is slow.
    pub word: String,
    /// The whole operator that begins here.
    pub operator: Option<&'static str>,
    pub inner: Vec<Token>,
}

impl Token {
    fn new(mut tree: TokenTree, inner: Vec<Token>) -> Token {
        let mut word = String::new();
        if let TokenTree::Ident(ident) = &mut tree {
            word = ident.to_string();
            // `r#row` is another spelling of `row`; only keywords need it.
            if let Some(plain) = word.strip_prefix("r#").filter(|plain| !is_keyword(plain)) {
                *ident = Ident::new(plain, ident.span());
                word = plain.to_owned();
            }
        }
        Token { tree, word, operator: None, inner }
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
                self.inner.last().map_or(group.span(), Token::last_span)
            }
            TokenTree::Group(group) => group.span_close(),
            other => other.span(),
        }
    }
}

/// One statement's tokens, nested.
pub(super) struct Nested {
    pub tokens: Vec<Token>,
    /// The first group that is nested too deep; the tree holds it without what is inside.
    pub too_deep: Option<Span>,
}

/// The tokens left of a statement, or of a group in it.
enum Left {
    Statement(std::vec::IntoIter<TokenTree>),
    Group(token_stream::IntoIter),
}

struct Frame {
    group: Option<Group>,
    left: Left,
    done: Vec<Token>,
}

impl Frame {
    fn new(group: Option<Group>, left: Left) -> Frame {
        Frame { group, left, done: Vec::with_capacity(8) }
    }

    fn next(&mut self) -> Option<TokenTree> {
        match &mut self.left {
            Left::Statement(tokens) => tokens.next(),
            Left::Group(tokens) => tokens.next(),
        }
    }
}

/// Builds the tree without recursion: tokens may nest as deep as rustc lets them.
pub(super) fn nest(tokens: Vec<TokenTree>) -> Nested {
    let mut too_deep = None;
    let mut frame = Frame::new(None, Left::Statement(tokens.into_iter()));
    let mut outer: Vec<Frame> = Vec::new();
    loop {
        match frame.next() {
            Some(TokenTree::Group(group)) if outer.len() == limits::NESTING => {
                too_deep.get_or_insert(group.span_open());
                frame.done.push(Token::new(TokenTree::Group(group), Vec::new()));
            }
            Some(TokenTree::Group(group)) => {
                let inside = Left::Group(group.stream().into_iter());
                outer.push(std::mem::replace(&mut frame, Frame::new(Some(group), inside)));
            }
            Some(tree) => frame.done.push(Token::new(tree, Vec::new())),
            None => {
                operator::mark(&mut frame.done);
                match (outer.pop(), frame.group) {
                    (Some(mut parent), Some(group)) => {
                        close(&mut parent.done, group, frame.done);
                        frame = parent;
                    }
                    _ => return Nested { tokens: frame.done, too_deep },
                }
            }
        }
    }
}

/// An undelimited group comes from a user's `$e:expr`: around one token it means that token, around none nothing.
fn close(parent: &mut Vec<Token>, group: Group, inner: Vec<Token>) {
    if group.delimiter() == Delimiter::None && inner.len() < 2 {
        parent.extend(inner);
    } else {
        parent.push(Token::new(TokenTree::Group(group), inner));
    }
}
