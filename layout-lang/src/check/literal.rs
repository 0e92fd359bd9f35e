//! Shapes and literals `S : D` from syntax to checked maps.

use super::{Checked, Checker, Want};
use crate::diag::Reported;
use crate::diag::catalog;
use crate::diag::catalog::literal::{Helps, Literal, Order};
use crate::resolve::Entry;
use crate::spans;
use crate::syntax::{
    self,
    ast::{self, Label, ShapeKind, StrideKind},
};
use layout_core::list::Listed as _;
use layout_core::ops::{self, OpError};
use layout_core::tree::{Mode, Path, Tree};
use layout_core::{Map, Shape, Space, Stride};
use proc_macro2::Ident;
use std::cell::RefCell;

impl Checker<'_> {
    /// A literal, checked against its spaces.
    pub(super) fn literal(&mut self, shape: &ast::Shape, stride: &ast::Stride, want: Want) -> Checked<Map> {
        let spaces = self.literal_spaces(shape, want);
        let (domain, strides) = self.sides(shape, stride, Order::Ours);
        let (domain, strides, spaces) = (domain?, strides?, spaces?);
        self.checked(shape, stride, domain, &strides, spaces, Order::Ours)
    }

    /// `cute( … )`: the strides as CuTe means them, 0 a broadcast and none at all column-major.
    pub(super) fn cute(&mut self, cute: &ast::Cute, want: Want) -> Checked<Map> {
        let want = Want { to: want.to.or(cute.swizzle.is_some().then_some(Space::Physical)), ..want };
        let sigma = cute.swizzle.as_ref().map(|(ints, _)| self.swizzle_of(ints, true)).transpose();
        let map = match &cute.stride {
            None => self.canonical(&cute.shape, want),
            Some(stride) => {
                let spaces = self.literal_spaces(&cute.shape, want);
                let (domain, strides) = self.sides(&cute.shape, stride, Order::Cute);
                let (domain, mut strides, spaces) = (domain?, strides?, spaces?);
                for (d, n) in strides.iter_mut().zip(domain.extents()) {
                    if n > 1 && *d == Stride::Int(0) {
                        *d = Stride::Broadcast;
                    }
                }
                self.checked(&cute.shape, stride, domain, &strides, spaces, Order::Cute)
            }
        };
        match (sigma?, map?) {
            (None, map) => Ok(map),
            (Some(sigma), map) => {
                let to = map.to;
                ops::swizzled(sigma, map).map_err(|_| {
                    let span = cute.swizzle.as_ref().map_or(cute.shape.span, |(_, span)| *span);
                    self.report(catalog::swizzle::swizzle_space(span, to))
                })
            }
        }
    }

    /// Shape and strides; strides are read only where they nest like the shape.
    fn sides(
        &mut self,
        shape: &ast::Shape,
        stride: &ast::Stride,
        order: Order,
    ) -> (Checked<Shape>, Checked<Vec<Stride>>) {
        let domain = self.shape(shape, Zero::Refused);
        let strides = match self.congruent(shape, stride, order) {
            Ok(()) => self.strides(stride),
            Err(reported) => Err(reported),
        };
        (domain, strides)
    }

    fn checked(
        &mut self,
        shape: &ast::Shape,
        stride: &ast::Stride,
        domain: Shape,
        strides: &[Stride],
        (from, to): (Space, Space),
        order: Order,
    ) -> Checked<Map> {
        let mut none = 0;
        let small = if self.tried { &mut none } else { &mut self.helps.nodes };
        let error = match ops::layout_within(&domain, strides, from, to, &mut self.left.nodes, small) {
            Ok(layout) => return Ok(Map::of(domain, layout, from, to)),
            Err(error) => error,
        };
        if self.tried {
            // Nobody reads it.
            return Err(Reported::elsewhere());
        }
        self.explained(strides.len(), shape.span)?;
        let whole = self.depth == 0 && self.annotate.is_some();
        let helps = RefCell::new(Helps { left: self.helps, short: false });
        let literal = Literal { subject: self.subject(), domain: &domain, strides, from, to, order, whole, helps };
        let diagnostic = self.literal_error(&literal, shape, stride, error);
        let Helps { left, short } = literal.helps.into_inner();
        self.helps = left;
        self.refuse(if short { catalog::literal::unhelped(diagnostic) } else { diagnostic })
    }

    fn literal_error(
        &self,
        literal: &Literal<'_>,
        shape: &ast::Shape,
        stride: &ast::Stride,
        e: OpError,
    ) -> crate::diag::Diagnostic {
        let at = |leaf| spans::stride_leaf(stride, leaf);
        match e {
            OpError::StrideZero { leaf } => catalog::literal::zero_stride(literal, leaf, at(leaf)),
            OpError::Spaces { from, to } => catalog::spaces::pairing(shape.span, &literal.subject, from, to),
            OpError::NotDense(why) => catalog::literal::not_dense(literal, &why, at),
            OpError::Alias(why) => catalog::literal::alias(literal, &why, at),
            OpError::ExtentZero { leaf } => {
                catalog::literal::extent_zero(spans::shape_leaf(shape, leaf), &leaf_name(literal.domain, leaf))
            }
            _ => catalog::literal::address(literal, at),
        }
    }

    /// The two spaces of a literal: where it starts is logical unless something says otherwise.
    pub(super) fn literal_spaces(&mut self, shape: &ast::Shape, want: Want) -> Checked<(Space, Space)> {
        match want.to {
            Some(to) => Ok((want.from.unwrap_or(Space::Logical), to)),
            None => {
                let annotate = self.annotate.as_ref().map(ToString::to_string);
                let diagnostic = catalog::spaces::cannot_infer(shape.span, &self.subject(), annotate.as_deref());
                self.refuse(diagnostic)
            }
        }
    }

    /// The spaces of something built from a shape alone.
    pub(super) fn canonical(&mut self, shape: &ast::Shape, want: Want) -> Checked<Map> {
        let spaces = self.literal_spaces(shape, want);
        let domain = self.shape(shape, Zero::Refused)?;
        let (from, to) = spaces?;
        ops::canonical(domain, from, to).map_err(|_| {
            // What does not fit was refused with the shape.
            let subject = self.subject();
            self.report(catalog::spaces::pairing(shape.span, &subject, from, to))
        })
    }

    /// A shape, for stubs.
    pub(crate) fn shape_of(&mut self, shape: &ast::Shape) -> Option<Shape> {
        self.shape(shape, Zero::Open).ok()
    }

    /// A shape: extents evaluated, names checked. Every bad leaf is reported.
    pub(super) fn shape(&mut self, shape: &ast::Shape, zero: Zero) -> Checked<Shape> {
        self.few(leaves(shape), shape.span)?;
        let mut failed = None;
        let modes = match &shape.kind {
            ShapeKind::Leaf(_) => vec![Mode::unnamed(self.tree(shape, None, zero, &mut failed))],
            ShapeKind::Tuple(entries) => self.entries(entries, zero, &mut failed),
        };
        if let Some(reported) = failed {
            return Err(reported);
        }
        let domain = Shape { modes };
        if domain.size().is_err() {
            let diagnostic = catalog::literal::size(shape.span, &self.subject(), &domain.extents());
            return self.refuse(diagnostic);
        }
        self.parameters(&domain, shape)?;
        Ok(domain)
    }

    /// Refuses modes whose parameters would be alike: an unnamed second mode is `i1`, like a mode named so.
    fn parameters(&mut self, domain: &Shape, shape: &ast::Shape) -> Checked<()> {
        let mut unnamed = 0;
        for mode in &domain.modes {
            unnamed += usize::from(mode.label.is_empty());
        }
        if unnamed == 0 || unnamed == domain.rank() {
            // Twice the same name was refused before.
            return Ok(());
        }
        let names: Vec<String> = (0..domain.rank()).map(|i| domain.mode_path(i).to_string()).list();
        let twice = names.iter().enumerate().find(|(i, n)| names[..*i].contains(n)).map(|(i, _)| i);
        match twice {
            None => Ok(()),
            Some(i) => {
                let subject = self.subject();
                self.refuse(catalog::names::parameters(spans::shape_entry(shape, i), &subject, &names))
            }
        }
    }

    /// The modes of a tuple.
    fn entries(&mut self, entries: &[ast::ShapeEntry], zero: Zero, failed: &mut Option<Reported>) -> Vec<Mode<u64>> {
        self.duplicates(entries, failed);
        let mut modes = Vec::with_capacity(entries.len());
        for position in 0..entries.len() {
            modes.push(self.entry(entries, position, zero, failed));
        }
        modes
    }

    /// The mode at a position of a tuple.
    fn entry(
        &mut self,
        entries: &[ast::ShapeEntry],
        position: usize,
        zero: Zero,
        failed: &mut Option<Reported>,
    ) -> Mode<u64> {
        let entry = &entries[position];
        let label = match &entry.name {
            Some(name) => {
                if let Err(reported) = self.mode_name(name, entries.iter().map(|e| e.name.as_ref())) {
                    *failed = Some(reported);
                }
                Path(name.text.clone().into())
            }
            None => Path::default(),
        };
        Mode { label, tree: self.tree(&entry.shape, entry.name.as_ref(), zero, failed) }
    }

    fn tree(
        &mut self,
        shape: &ast::Shape,
        name: Option<&Label>,
        zero: Zero,
        failed: &mut Option<Reported>,
    ) -> Tree<u64> {
        match &shape.kind {
            ShapeKind::Leaf(int) => Tree::Leaf(self.extent(int, zero, name).unwrap_or_else(|reported| {
                *failed = Some(reported);
                1
            })),
            ShapeKind::Tuple(entries) => match entries.as_slice() {
                [one] if one.name.is_none() && matches!(one.shape.kind, ShapeKind::Leaf(_)) => {
                    self.tree(&one.shape, name, zero, failed)
                }
                _ => Tree::Tuple(self.entries(entries, zero, failed)),
            },
        }
    }

    fn extent(&mut self, int: &ast::Int, zero: Zero, name: Option<&Label>) -> Checked<u64> {
        if zero == Zero::Open && self.depends(int) {
            return Ok(1);
        }
        let n = self.natural(int, "extent")?;
        if n == 0 && zero != Zero::Allowed {
            return self.refuse(catalog::literal::extent_zero(
                int.span,
                &name.map_or("a mode".to_owned(), |n| format!("mode `{}`", n.text)),
            ));
        }
        Ok(n)
    }

    /// Reports names that stand twice among the entries of one tuple.
    pub(super) fn duplicates(&mut self, entries: &[ast::ShapeEntry], failed: &mut Option<Reported>) {
        let mut names: Vec<&Label> = Vec::with_capacity(entries.len());
        for entry in entries {
            let Some(name) = &entry.name else { continue };
            if names.iter().any(|n| n.text == name.text) {
                *failed = Some(self.report(catalog::names::duplicate_mode(name.ident.span(), &name.text)));
            }
            names.push(name);
        }
    }

    /// A mode's name must be lower case and no name of the block: it becomes a parameter of generated functions. `all`
    /// are the names of its tuple.
    pub(super) fn mode_name<'n>(
        &mut self,
        Label { ident: name, text }: &Label,
        mut all: impl Iterator<Item = Option<&'n Label>>,
    ) -> Checked<()> {
        if self.given.names.iter().any(|parameter| **parameter == **text) {
            return self.refuse(catalog::parameter::mode(name.span(), text));
        }
        if let Some(entry) = self.scope.get(text) {
            let import = matches!(entry, Entry::Import(_));
            return self.refuse(catalog::names::mode_clash(name, import));
        }
        if syntax::is_capital(text.strip_prefix("r#").unwrap_or(text)) {
            // A mode without a name is called by its place.
            let lower = self.lower(name).filter(|lower| {
                all.all(|other| other.map_or_else(|| !lower.starts_with('i'), |other| *other.text != **lower))
            });
            return self.refuse(catalog::names::mode_case(name, lower.as_deref()));
        }
        Ok(())
    }

    /// A name in lower case that stands for nothing else: what to write in the place of a capital.
    pub(super) fn lower(&self, name: &Ident) -> Option<String> {
        let lower = name.to_string().to_lowercase();
        let free = self.scope.get(&lower).is_none() && !self.given.names.contains(&lower);
        (free && syntax::is_lower(&lower)).then_some(lower)
    }

    fn strides(&mut self, stride: &ast::Stride) -> Checked<Vec<Stride>> {
        let count = match &stride.kind {
            StrideKind::Tuple(entries) => entries.len(),
            _ => 1,
        };
        let mut out = Vec::with_capacity(count);
        let mut failed = None;
        self.stride_leaves(stride, &mut out, &mut failed);
        failed.map_or(Ok(out), Err)
    }

    fn stride_leaves(&mut self, stride: &ast::Stride, out: &mut Vec<Stride>, failed: &mut Option<Reported>) {
        match &stride.kind {
            StrideKind::Leaf(int) => match self.natural(int, "stride") {
                Ok(d) => out.push(Stride::Int(d)),
                Err(reported) => *failed = Some(reported),
            },
            StrideKind::Broadcast => out.push(Stride::Broadcast),
            StrideKind::Tuple(entries) => {
                for entry in entries {
                    self.stride_leaves(entry, out, failed);
                }
            }
        }
    }

    /// Whether shape and stride nest alike; `(n)` is `n` on both sides.
    pub(super) fn congruent(&mut self, shape: &ast::Shape, stride: &ast::Stride, order: Order) -> Checked<()> {
        match spans::misfit(shape, stride, order == Order::Cute) {
            None => Ok(()),
            Some(misfit) => {
                let diagnostic = catalog::literal::congruence(&self.subject(), &misfit);
                self.refuse(diagnostic)
            }
        }
    }
}

/// What a shape may hold.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Zero {
    /// Extents of a domain.
    Refused,
    /// Tile extents, where `divide` words the refusal.
    Allowed,
    /// Extents of a domain, of which those that depend on a parameter are read elsewhere: 1 stands for them.
    Open,
}

/// How many leaves a shape has.
fn leaves(shape: &ast::Shape) -> usize {
    match &shape.kind {
        ShapeKind::Leaf(_) => 1,
        ShapeKind::Tuple(entries) => {
            let mut count = 0;
            for entry in entries {
                count += leaves(&entry.shape);
            }
            count
        }
    }
}

/// The path of a leaf in messages.
pub(super) fn leaf_name(domain: &Shape, leaf: usize) -> String {
    domain.leaves().get(leaf).map_or_else(String::new, |l| format!("mode `{}`", l.path))
}
