//! The same literal with a larger stride, or a layout with parameters at a larger argument, as texts.

use crate::check::{Checker, Want};
use crate::cute;
use crate::notation;
use crate::source;
use crate::syntax::ast::{Expr, ExprKind, Int, Op};
use layout_core::analysis::{self, BankModel, paddings};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::{Layout, Map, Space, Stride};
use proc_macro2::Ident;

/// More than a block's budget has trials.
const MOST: usize = 1 << 10;

/// A text, and the number in it that has grown.
pub struct Padded {
    pub from: u64,
    pub to: u64,
    pub text: String,
    /// The literal with the larger stride.
    pub layout: Option<Layout>,
}

/// What decides which paddings are worth a trial.
#[derive(Clone, Copy)]
pub struct Larger<'m> {
    /// Elements that a lane moves at once.
    pub vector: u64,
    /// Bytes of one.
    pub element: u64,
    /// The memory.
    pub model: &'m BankModel,
}

impl Larger<'_> {
    /// The literal row by row without a gap, as text: what is composed with it reaches the map through the coordinates
    /// alone. `None` where it is no literal.
    pub fn dense(expr: &Expr, checker: &mut Checker<'_>) -> Option<(String, Layout)> {
        let (map, layout) = Self::written(expr, checker)?;
        let dense = Layout::canonical(&layout.extents()).ok()?;
        Some((literal(expr, &map, &layout, &dense), layout))
    }

    fn written(expr: &Expr, checker: &mut Checker<'_>) -> Option<(Map, Layout)> {
        let want = Want { from: None, to: Some(Space::Physical) };
        let map = checker.quietly(|c| c.expr(expr, want)).ok()?;
        let layout = map.as_layout().filter(|l| l.digits.len() == map.domain.extents().len())?.clone();
        Some((map, layout))
    }

    /// The smallest paddings first; none of what is neither a literal nor applied to arguments.
    pub fn of(self, expr: &Expr, checker: &mut Checker<'_>) -> Vec<Padded> {
        match &expr.kind {
            ExprKind::Literal(..) | ExprKind::Op { op: Op::Canonical(_), .. } => self.strides(expr, checker),
            ExprKind::Cute(cute) if cute.swizzle.is_none() => self.strides(expr, checker),
            ExprKind::Applied(name, arguments) => self.arguments(name, arguments, checker),
            _ => Vec::new(),
        }
    }

    fn strides(self, expr: &Expr, checker: &mut Checker<'_>) -> Vec<Padded> {
        let Some((map, layout)) = Self::written(expr, checker) else { return Vec::new() };
        let of = |padded: analysis::Padded| Padded {
            from: padded.pitch,
            to: padded.pitch + padded.pad,
            text: literal(expr, &map, &layout, &padded.layout),
            layout: Some(padded.layout),
        };
        paddings(&layout, self.vector, self.element, self.model).take(MOST).map(of).list()
    }

    /// One argument larger than it is.
    fn arguments(self, name: &Ident, arguments: &[Int], checker: &mut Checker<'_>) -> Vec<Padded> {
        let values = arguments.iter().map(|a| checker.quietly(|c| c.natural(a, "argument")).ok());
        let Some(values) = values.list_some() else { return Vec::new() };
        let pads = 1..(self.model.row() / self.element).max(1);
        let pads = pads.take_while(|pad| values.iter().any(|from| from.checked_add(*pad).is_some()));
        let all = pads.flat_map(|pad| values.iter().enumerate().map(move |(i, from)| (i, *from, pad)));
        let larger = |(i, from, pad): (usize, u64, u64)| {
            let to = from.checked_add(pad).filter(|to| to.is_multiple_of(self.vector))?;
            let mut list: Vec<String> = arguments.mapped(source::int);
            list[i] = to.to_string();
            Some(Padded { from, to, text: format!("{name}({})", list.join(", ")), layout: None })
        };
        all.filter_map(larger).take(MOST).list()
    }
}

/// The literal with the strides of `new`, all else as it is written; `canonical( … )`, which has none, as a literal.
fn literal(expr: &Expr, map: &Map, old: &Layout, new: &Layout) -> String {
    let strides: Vec<Stride> = new.digits.mapped(|d| d.stride);
    match &expr.kind {
        ExprKind::Literal(shape, stride) => {
            let pairs = new.digits.iter().zip(&old.digits);
            source::literal_with(shape, stride, &mut pairs.map(|(n, o)| (n != o).then(|| n.stride.value())))
        }
        ExprKind::Cute(_) => format!("cute({})", cute::literal(&map.domain, &strides)),
        _ => notation::literal(&map.domain, &strides),
    }
}
