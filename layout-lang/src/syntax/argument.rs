//! The arguments of a call, cut at the commas.

use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use layout_core::list::Listed as _;
use proc_macro2::{Delimiter, Ident, Span};

/// What stands between the parentheses of a call.
pub(super) struct Arguments<'a> {
    pub name: &'a Ident,
    /// What is to blame where one is missing: the name, or the bracket where no name stands.
    pub blame: Span,
    /// The parentheses, whole.
    pub span: Span,
    /// All of it, uncut.
    pub inside: Cursor<'a>,
    pub positional: Vec<Cursor<'a>>,
    /// `key = …`, with what stands behind the `=`.
    pub keyed: Vec<(&'a Ident, Cursor<'a>)>,
}

/// Those of `name( … )`; the cursor stays in front of it.
pub(super) fn arguments<'a>(c: &Cursor<'a>, name: &'a Ident) -> Parsed<Arguments<'a>> {
    match c.group(1, Delimiter::Parenthesis) {
        Some(group) => Ok(Arguments::new(name, group.tree.span(), c.inside(group))),
        None => Err(c.expected("`(`")),
    }
}

impl<'a> Arguments<'a> {
    pub fn new(name: &'a Ident, span: Span, inside: Cursor<'a>) -> Arguments<'a> {
        Arguments::blaming(name.span(), name, span, inside)
    }

    /// Those of a tuple that belongs to the call `name`; `blame` is its bracket.
    pub fn blaming(blame: Span, name: &'a Ident, span: Span, inside: Cursor<'a>) -> Arguments<'a> {
        let (mut positional, mut keyed) = (Vec::with_capacity(3), Vec::new());
        let mut left = inside;
        while let Some(mut argument) = next(&mut left) {
            match argument.ident(0) {
                Some(key) if argument.is(1, "=") => {
                    argument.bump(2);
                    keyed.push((key, argument));
                }
                _ => positional.push(argument),
            }
        }
        Arguments { name, blame, span, inside, positional, keyed }
    }

    /// Exactly so many, none by key.
    pub fn exactly<const N: usize>(&self, want: &'static str) -> Parsed<[Cursor<'a>; N]> {
        self.no_keys()?;
        self.by_position(want)
    }

    /// Exactly so many besides those by key.
    pub fn by_position<const N: usize>(&self, want: &'static str) -> Parsed<[Cursor<'a>; N]> {
        match <&[Cursor<'a>; N]>::try_from(self.positional.as_slice()) {
            Ok(arguments) => Ok(*arguments),
            Err(_) => self.count(want),
        }
    }

    /// Refuses the number of arguments.
    pub fn count<T>(&self, want: &'static str) -> Parsed<T> {
        let (operation, got) = (self.name.to_string(), self.positional.len());
        fail(self.blame, SyntaxErrorKind::ArgumentCount { operation, want, got })
    }

    /// Refuses every `key = …`.
    pub fn no_keys(&self) -> Parsed<()> {
        self.keyed.first().map_or(Ok(()), |(key, _)| self.unknown_key(key))
    }

    /// Refuses this key.
    pub fn unknown_key<T>(&self, key: &Ident) -> Parsed<T> {
        fail(key.span(), SyntaxErrorKind::UnknownKey { key: key.to_string(), operation: self.name.to_string() })
    }
}

/// The entries between commas, a trailing comma allowed.
pub(super) fn split_at_commas(mut c: Cursor<'_>) -> Vec<Cursor<'_>> {
    std::iter::from_fn(|| next(&mut c)).list()
}

/// Whether there is more than one of them.
pub(super) fn are_several(mut c: Cursor<'_>) -> bool {
    next(&mut c);
    !c.at_end()
}

/// The next entry between commas; the cursor goes behind the comma. Those of `Swizzle<B, M, S>` separate nothing here.
fn next<'a>(c: &mut Cursor<'a>) -> Option<Cursor<'a>> {
    if c.at_end() {
        return None;
    }
    let mut length = 0;
    while length < c.left().len() && !c.is(length, ",") {
        length += 1;
        if c.is(length, "<") {
            let mut ahead = *c;
            ahead.bump(length - 1);
            length += angle(&ahead).map_or(0, |inside| inside + 2);
        }
    }
    let entry = c.first(length, "`,`");
    c.bump(length + 1);
    Some(entry)
}

/// How many tokens stand between `Swizzle<` and its `>`, where the next tokens are these.
pub(super) fn angle(c: &Cursor<'_>) -> Option<usize> {
    if !(c.word(0, "Swizzle") && c.is(1, "<")) {
        return None;
    }
    until_angle(c)
}

/// How many tokens stand between the `<` behind the next word and its `>`.
pub(super) fn until_angle(c: &Cursor<'_>) -> Option<usize> {
    // Another `<` in between means that this one was never closed.
    let inside = (0..c.left().len()).find(|n| c.punct(2 + n, '>') || c.punct(2 + n, '<'))?;
    c.punct(2 + inside, '>').then_some(inside)
}
