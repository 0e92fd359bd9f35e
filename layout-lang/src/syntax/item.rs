//! Statements: constants, layouts and assertions.

use super::ast::{Assert, Compare, Condition, Const, Head, Item, Layout, Spaces};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::{expr, import, int, word};
use layout_core::Space;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

const COMPARISONS: [(&str, Compare); 6] = [
    ("==", Compare::Eq),
    ("!=", Compare::Ne),
    ("<", Compare::Lt),
    ("<=", Compare::Le),
    (">", Compare::Gt),
    (">=", Compare::Ge),
];

const SPACES: [Space; 3] = [Space::Logical, Space::Physical, Space::ThreadValue];

/// One item without its `;`.
pub(super) fn item(c: &mut Cursor<'_>) -> Parsed<Item> {
    let attrs = attributes(c)?;
    let vis = visibility(c);
    if c.word(0, "const") {
        c.bump(1);
        return constant(c, attrs, vis);
    }
    let private = vis.tokens.is_empty();
    if private && c.word(0, "use") {
        attrs.documentation_only()?;
        return import::import(c);
    }
    if c.word(0, "use") {
        return fail(c.span(), SyntaxErrorKind::Reexport);
    }
    if private && c.word(0, "assert") && !names_layout(c) {
        attrs.documentation_only()?;
        return assertion(c);
    }
    layout(c, attrs, vis)
}

/// Whether the word in front is declared here.
pub(super) fn names_layout(c: &Cursor<'_>) -> bool {
    c.is(1, "=") || c.is(1, ":")
}

/// Attributes in front of an item.
pub(super) struct Attributes {
    tokens: TokenStream,
    /// The first that is no documentation.
    other: Option<Span>,
}

impl Attributes {
    fn documentation_only(&self) -> Parsed<()> {
        self.other.map_or(Ok(()), |span| fail(span, SyntaxErrorKind::AttributeOnUse))
    }

    /// With the rest of what stands in front of an item.
    pub fn head(self, vis: Visibility, name: &Ident) -> Head {
        let only_documented = self.other.is_none();
        Head { attrs: self.tokens, only_documented, vis: vis.tokens, public: vis.public, name: name.clone() }
    }
}

/// `#[…]*`
pub(super) fn attributes(c: &mut Cursor<'_>) -> Parsed<Attributes> {
    let mut attributes = Attributes { tokens: TokenStream::new(), other: None };
    while c.is(0, "#") {
        if c.is(1, "!") {
            return fail(c.span(), SyntaxErrorKind::OptionPlace);
        }
        let Some(group) = c.group(1, Delimiter::Bracket) else {
            c.bump(1);
            return Err(c.expected("`[`"));
        };
        let inside = c.inside(group);
        if !(inside.word(0, "doc") && inside.is(1, "=")) {
            attributes.other.get_or_insert(c.span());
        }
        attributes.tokens.extend(c.left().iter().take(2).map(|token| token.tree.clone()));
        c.bump(2);
    }
    Ok(attributes)
}

/// Who sees an item.
#[derive(Default)]
pub(super) struct Visibility {
    tokens: TokenStream,
    /// `pub` and no more.
    public: bool,
}

/// `pub`, `pub(crate)`, … or nothing.
pub(super) fn visibility(c: &mut Cursor<'_>) -> Visibility {
    let length = match (c.word(0, "pub"), c.group(1, Delimiter::Parenthesis), c.group(0, Delimiter::None)) {
        (true, Some(_), _) => 2,
        (true, None, _) => 1,
        // A user's `$vis:vis`; around one token it would be no group.
        (false, _, Some(group)) if c.inside(group).word(0, "pub") => 1,
        (false, ..) => return Visibility::default(),
    };
    let public = length == 1 && c.word(0, "pub");
    let mut tokens = TokenStream::from(c.left()[0].tree.clone());
    if length == 2 {
        tokens.extend([c.left()[1].tree.clone()]);
    }
    c.bump(length);
    Visibility { tokens, public }
}

/// `NAME = int`
fn constant(c: &mut Cursor<'_>, attrs: Attributes, vis: Visibility) -> Parsed<Item> {
    let head = attrs.head(vis, word::declared(c, "a name")?);
    if c.is(0, ":") {
        return fail(c.span(), SyntaxErrorKind::ConstType { name: head.name.to_string() });
    }
    c.expect("=", "`=`")?;
    Ok(Item::Const(Const { head, value: int::int(c)? }))
}

/// `Name ( (parameter, …) )? (: space -> space)? = expr (where cond, …)?`
fn layout(c: &mut Cursor<'_>, attrs: Attributes, vis: Visibility) -> Parsed<Item> {
    if !(names_layout(c) || c.ident(0).is_some_and(|_| !word::is_keyword(c.text(0)))) {
        return Err(c.expected("an item"));
    }
    let head = attrs.head(vis, word::declared(c, "an item")?);
    let parameters = parameters(c)?;
    let spaces = if c.eat(":").is_some() { Some(spaces(c)?) } else { None };
    c.expect("=", if spaces.is_some() { "`=`" } else { "`=` or `:`" })?;
    let expr = *expr::expr(c)?;
    let conditions = conditions(c)?;
    Ok(Item::Layout(Box::new(Layout { head, parameters, spaces, expr, conditions })))
}

/// `(ld, …)` behind a name, where an item goes on behind it.
pub(super) fn parameters(c: &mut Cursor<'_>) -> Parsed<Vec<Ident>> {
    let goes_on = c.is(1, "=") || (c.is(1, ":") && c.ident(2).is_some());
    let Some(group) = c.group(0, Delimiter::Parenthesis).filter(|_| goes_on) else { return Ok(Vec::new()) };
    let inside = c.inside(group);
    if inside.at_end() {
        return Err(inside.expected("the name of a parameter"));
    }
    let names = inside.list(|c| word::used(c, "the name of a parameter").cloned())?;
    c.bump(1);
    Ok(names)
}

/// `where cond, …`
fn conditions(c: &mut Cursor<'_>) -> Parsed<Vec<Condition>> {
    if !c.word(0, "where") {
        return Ok(Vec::new());
    }
    c.bump(1);
    let rest = *c;
    c.bump(rest.left().len());
    if rest.at_end() {
        return Err(rest.expected("a condition"));
    }
    rest.list(condition)
}

/// `int op int`
fn condition(c: &mut Cursor<'_>) -> Parsed<Condition> {
    let left = int::int(c)?;
    let at = c.span();
    match comparison(c) {
        Some(op) if op != Compare::Ne => Ok(Condition { left, op: (op, at), right: int::int(c)? }),
        Some(_) => fail(at, SyntaxErrorKind::NotEqual),
        None => Err(c.expected("`>=`, `>`, `<=`, `<` or `==`")),
    }
}

/// `space -> space`
pub(super) fn spaces(c: &mut Cursor<'_>) -> Parsed<Spaces> {
    let from = space(c)?;
    c.expect("->", "`->`")?;
    Ok(Spaces { from, to: space(c)? })
}

fn space(c: &mut Cursor<'_>) -> Parsed<(Space, Span)> {
    for space in &SPACES {
        if c.word(0, space.name()) {
            let span = c.span();
            c.bump(1);
            return Ok((*space, span));
        }
    }
    Err(c.expected("a space"))
}

/// `assert int op int`
fn assertion(c: &mut Cursor<'_>) -> Parsed<Item> {
    let span = c.span();
    c.bump(1);
    let left = int::int(c)?;
    let at = c.span();
    let Some(op) = comparison(c) else { return Err(c.expected("a comparison")) };
    let right = int::int(c)?;
    let second = c.span();
    if comparison(c).is_some() {
        return fail(second, SyntaxErrorKind::ChainedComparison);
    }
    Ok(Item::Assert(Assert { span, left, op: (op, at), right }))
}

fn comparison(c: &mut Cursor<'_>) -> Option<Compare> {
    COMPARISONS.into_iter().find(|(text, _)| c.eat(text).is_some()).map(|(_, op)| op)
}

/// Attributes, visibility and name of an item that did not parse, where they can be read.
pub(super) fn head(c: &mut Cursor<'_>) -> Option<Head> {
    while c.is(0, "#") && c.is(1, "!") {
        c.bump(3);
    }
    let attrs = attributes(c).ok()?;
    let vis = visibility(c);
    let constant = c.word(0, "const");
    c.bump(usize::from(constant));
    let name = c.ident(0).filter(|_| !word::is_keyword(c.text(0)))?;
    let readable = constant || !vis.tokens.is_empty() || declares(c, name);
    readable.then(|| attrs.head(vis, name))
}

/// Whether the name in front seems meant as the name of a layout.
fn declares(c: &Cursor<'_>, name: &Ident) -> bool {
    let called = c.peek(1).is_some_and(|token| matches!(token.tree, TokenTree::Group(_)));
    let capital = word::is_capital(c.text(0));
    names_layout(c) || (name != "assert" && c.find("=").is_some()) || (capital && called)
}
