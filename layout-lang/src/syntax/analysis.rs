//! What is asked of the hardware: `bank_conflicts(X, lanes = …)` and its kin, and `best_swizzle`.

use super::argument::{self, Arguments};
use super::ast::{Access, Analysis, Banks, Expr, Op, Question, Use};
use super::cursor::Cursor;
use super::error::{Parsed, SyntaxErrorKind, fail};
use super::operation::SEPARATORS;
use super::{expr, int, path};
use layout_core::list::Listed as _;
use proc_macro2::{Delimiter, Ident};

const ACCESS: &[&str] = &["lanes", "vector", "element"];
const BANKS: &[&str] = &["lanes", "vector", "element", "banks", "bank_width"];
const USES: &[&str] = &["for", "banks", "bank_width"];

/// An analysis by name.
pub(super) fn analysis(text: &str, arguments: &Arguments<'_>) -> Parsed<Analysis> {
    let name = arguments.name.clone();
    if text == "vector_width" {
        let [of, mode] = arguments.exactly("a layout and a mode")?;
        return Ok(Analysis { name, of: expr::whole(of)?, question: Question::Width(path::whole(mode)?) });
    }
    let mut keys = Keys::of(arguments, if text == "sectors" { ACCESS } else { BANKS })?;
    let of = the_layout(arguments)?;
    let access = keys.access()?;
    let question = match text {
        "sectors" => Question::Sectors(access),
        _ => Question::Banks(access, keys.banks()?),
    };
    Ok(Analysis { name, of, question })
}

/// `best_swizzle(L, for = [(Store, lanes = thread, element = 2), …])`
pub(super) fn best_swizzle(arguments: &Arguments<'_>) -> Parsed<Op> {
    list_without_equals(arguments)?;
    let mut keys = Keys::of(arguments, USES)?;
    let of = the_layout(arguments)?;
    let uses = uses(keys.needed("for")?, arguments.name)?;
    let banks = keys.banks()?;
    Ok(Op::BestSwizzle { of, uses, banks })
}

/// `for [ … ]`.
fn list_without_equals(arguments: &Arguments<'_>) -> Parsed<()> {
    let list = arguments.positional.iter().find(|c| c.word(0, "for") && c.left().len() > 1);
    list.map_or(Ok(()), |c| {
        let mut behind = *c;
        behind.bump(1);
        Err(behind.expected("`=` behind `for`"))
    })
}

fn the_layout(arguments: &Arguments<'_>) -> Parsed<Box<Expr>> {
    let [of] = arguments.by_position("a layout")?;
    expr::whole(of)
}

/// `[(Store, lanes = thread, element = 2), …]`
fn uses(mut c: Cursor<'_>, name: &Ident) -> Parsed<Vec<Use>> {
    let Some(list) = c.group(0, Delimiter::Bracket) else { return Err(c.expected("a list of accesses in brackets")) };
    c.bump(1);
    c.finish(SEPARATORS)?;
    let inside = c.inside(list);
    if inside.at_end() {
        return Err(inside.expected("an access"));
    }
    argument::split_at_commas(inside).into_iter().map(|entry| one_use(entry, name)).list_ok()
}

fn one_use(mut c: Cursor<'_>, name: &Ident) -> Parsed<Use> {
    let start = c.span();
    let Some(group) = c.group(0, Delimiter::Parenthesis) else {
        return Err(c.expected("`(Layout, lanes = mode, element = bytes)`"));
    };
    c.bump(1);
    c.finish("`,` or `]`")?;
    let arguments = Arguments::blaming(start, name, group.tree.span(), c.inside(group));
    let mut keys = Keys::of(&arguments, ACCESS)?;
    let of = *the_layout(&arguments)?;
    let access = keys.access()?;
    Ok(Use { of, access })
}

/// The arguments by key, taken one by one.
struct Keys<'a, 'b> {
    arguments: &'b Arguments<'a>,
    left: Vec<(&'a Ident, Cursor<'a>)>,
}

impl<'a, 'b> Keys<'a, 'b> {
    /// Refuses what is not among `known` before anything is missed: a misspelt key is both.
    fn of(arguments: &'b Arguments<'a>, known: &[&str]) -> Parsed<Self> {
        let left = arguments.keyed.clone();
        for (i, (key, _)) in left.iter().enumerate() {
            if !known.iter().any(|name| *key == name) {
                return arguments.unknown_key(key);
            }
            if left[..i].iter().any(|(other, _)| other == key) {
                return fail(key.span(), SyntaxErrorKind::RepeatedKey { key: key.to_string() });
            }
        }
        Ok(Keys { arguments, left })
    }

    fn take(&mut self, key: &str) -> Option<Cursor<'a>> {
        let at = self.left.iter().position(|(name, _)| *name == key)?;
        Some(self.left.remove(at).1)
    }

    fn needed(&mut self, key: &'static str) -> Parsed<Cursor<'a>> {
        let Arguments { name, blame, .. } = self.arguments;
        let missing = || fail(*blame, SyntaxErrorKind::MissingKey { key, operation: name.to_string() });
        self.take(key).map_or_else(missing, Ok)
    }

    fn access(&mut self) -> Parsed<Access> {
        let lanes = path::whole(self.needed("lanes")?)?;
        let vector = self.take("vector").map(path::whole).transpose()?;
        let element = int::whole(self.needed("element")?, SEPARATORS)?;
        Ok(Access { lanes, vector, element })
    }

    fn banks(&mut self) -> Parsed<Banks> {
        let mut number = |key| self.take(key).map(|c| int::whole(c, SEPARATORS)).transpose();
        Ok(Banks { count: number("banks")?, width: number("bank_width")? })
    }
}
