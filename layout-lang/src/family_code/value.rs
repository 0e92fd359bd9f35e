//! The value of a family as text: coordinates cut where a run-time extent stands inside a mode, then the sum of the
//! parts, each by the expressions that static maps have.

use crate::index::IndexType;
use layout_core::emit::{self, Program};
use layout_core::family::piece::{self, Piece};
use layout_core::family::{Extent, Form, Monomial};
use layout_core::list::{Listed as _, Mapped as _};
use layout_core::tree::{Mode, Path, Tree};
use layout_core::{Map, Shape};
use std::cell::RefCell;
use std::fmt::Write;

/// How generated text reads the parameters of a map, and the reciprocals that `new` prepared.
pub struct Reader<'a> {
    /// The extent of each leaf of the domain.
    pub extents: &'a [Extent],
    /// The integer type.
    pub index: IndexType,
    /// The value of each parameter.
    pub parameters: Vec<String>,
    /// In front of `[i]`, the array of reciprocals.
    pub reciprocals: String,
    /// The numbers whose reciprocals are needed, as forms of the parameters' own names: filled as text is written.
    pub divisors: &'a RefCell<Vec<Divisor>>,
    /// Begins the names of locals.
    pub ours: &'a str,
    /// Whether sums and products wrap: where coordinates past the end occur, what is computed of them is thrown away.
    pub wraps: bool,
}

/// A number that coordinates are divided by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divisor {
    /// Its run-time factor.
    pub extent: Extent,
    /// Its constant factor.
    pub below: u64,
}

/// An argument of a generated function: one coordinate over several leaves.
#[derive(Clone)]
pub struct Input {
    /// Its name.
    pub name: String,
    /// The leaves, slowest first.
    pub leaves: Vec<usize>,
}

impl Reader<'_> {
    /// A product of parameters; empty for 1.
    pub fn monomial(&self, unit: &Monomial) -> String {
        unit.0.mapped(|&x| self.parameters[x].clone()).join(" * ")
    }

    /// A sum.
    pub fn plus(&self, terms: &[String]) -> String {
        let index = self.index.name();
        match (terms, self.wraps) {
            ([], _) => "0".to_owned(),
            ([one], _) => one.clone(),
            (_, false) => terms.join(" + "),
            ([first, rest @ ..], true) => {
                rest.iter().fold(first.clone(), |sum, term| format!("{index}::wrapping_add({sum}, {term})"))
            }
        }
    }

    /// A product of a unit and of a sum of so many terms.
    pub fn times(&self, unit: &Monomial, sum: String, terms: usize) -> String {
        let index = self.index.name();
        match (unit.0.is_empty(), sum.as_str()) {
            (true, _) => sum,
            (false, "1") => self.monomial(unit),
            (false, _) if self.wraps => format!("{index}::wrapping_mul({}, {sum})", self.monomial(unit)),
            (false, _) if terms == 1 => format!("{} * {sum}", self.monomial(unit)),
            (false, _) => format!("{} * ({sum})", self.monomial(unit)),
        }
    }

    /// A form without negative coefficients, in the index type.
    pub fn form(&self, form: &Form) -> String {
        let (plus, minus) = form.sides();
        let text = |side: &Form| {
            let term = |(m, c): (&Monomial, i128)| match (c, m.0.is_empty()) {
                (_, true) => self.index.literal(c),
                (1, false) => self.monomial(m),
                _ => format!("{} * {}", self.index.literal(c), self.monomial(m)),
            };
            side.terms().map(term).list().join(" + ")
        };
        match minus.as_constant() {
            Some(0) if plus.as_constant() == Some(0) => "0".to_owned(),
            Some(0) => text(&plus),
            _ => format!("{} - ({})", text(&plus), text(&minus)),
        }
    }

    /// A form without negative coefficients modulo what the index type counts to, where sums and products wrap.
    pub fn wrapped(&self, form: &Form) -> String {
        let most = i128::from(self.index.width().max());
        let term = |(m, c): (&Monomial, i128)| self.times(m, self.index.literal(c & most), 1);
        self.plus(&form.terms().map(term).list())
    }

    /// An extent, in the index type: a number or something in parentheses.
    pub fn extent(&self, extent: &Extent) -> String {
        if let Some(n) = extent.as_constant() {
            return self.index.literal(n);
        }
        let mut text = format!("({})", self.form(&extent.form));
        if extent.times > 1 {
            text = format!("({text} * {})", self.index.literal(extent.times));
        }
        if extent.over > 1 {
            text = format!("{text}.div_ceil({})", self.index.literal(extent.over));
        }
        text
    }

    /// The number of coordinates of some leaves, as a product.
    pub fn size(&self, extents: &[Extent]) -> String {
        let fixed: u64 = extents.iter().filter_map(Extent::as_constant).product();
        let open = extents.iter().filter(|e| e.as_constant().is_none()).map(|e| self.extent(e));
        let factors: Vec<String> = open.chain((fixed != 1).then(|| self.index.literal(fixed))).list();
        if factors.is_empty() { "1".to_owned() } else { factors.join(" * ") }
    }

    /// `⌊x/d⌋` by the reciprocal of d.
    pub fn quotient(&self, x: &str, extent: &Extent, below: u64) -> String {
        let divisor = Divisor { extent: extent.clone(), below };
        let mut known = self.divisors.borrow_mut();
        let at = known.iter().position(|d| *d == divisor).unwrap_or_else(|| {
            known.push(divisor);
            known.len() - 1
        });
        format!("{}[{at}].divide({x})", self.reciprocals)
    }

    /// The statements that cut the inputs into coordinates of *clean* modes, in which only the slowest leaf has a
    /// run-time extent, and those modes.
    pub fn cut(&self, inputs: &[Input], domain: &Shape) -> (String, Vec<Input>) {
        let extents = self.extents;
        let caps = domain.extents();
        let (mut text, mut out) = (String::new(), Vec::new());
        for (n, input) in inputs.iter().enumerate() {
            let groups = clean(&input.leaves, extents);
            // By number: names of the user's with something behind them might be alike.
            let mut names: Vec<String> = (0..groups.len()).map(|i| format!("{}{n}_{i}", self.ours)).list();
            let mut rest = input.name.clone();
            for (i, group) in groups.iter().enumerate().skip(1).rev() {
                let below: u64 = group[1..].iter().map(|&l| caps[l]).product();
                let quotient = self.quotient(&rest, &extents[group[0]], below);
                let above = format!("{}above_{n}_{i}", self.ours);
                let size = self.size(&group.mapped(|&l| extents[l].clone()));
                let _ = write!(text, "let {above} = {quotient}; let {} = {rest} - {above} * ({size});", names[i]);
                rest = above;
            }
            if let Some(first) = names.first_mut() {
                *first = rest;
            }
            out.extend(names.into_iter().zip(groups).map(|(name, leaves)| Input { name, leaves }));
        }
        (text, out)
    }

    /// The sum of the parts at clean modes; the domain of the maps has these leaves, the first of all, in this order.
    pub fn sum(&self, maps: &[(Monomial, Map)], modes: &[Input], emit: &mut dyn FnMut(&Map) -> Program) -> String {
        let open: Vec<bool> = modes.mapped(|m| m.leaves.iter().any(|&l| self.extents[l].as_constant().is_none()));
        let mut terms = Vec::new();
        for (unit, map) in maps {
            let map = regrouped(map, modes);
            let pieces: Vec<String> = piece::pieces(&map, &open, self.index.width())
                .iter()
                .filter_map(|p| piece_text(p, modes, self.index, emit))
                .list();
            if pieces.is_empty() {
                continue;
            }
            terms.push(self.times(unit, self.plus(&pieces), pieces.len()));
        }
        self.plus(&terms)
    }
}

/// The leaves of one coordinate in groups of which only the slowest leaf has a run-time extent.
pub fn clean(leaves: &[usize], extents: &[Extent]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for &leaf in leaves {
        match groups.last_mut() {
            Some(last) if extents[leaf].as_constant().is_some() => last.push(leaf),
            _ => groups.push(vec![leaf]),
        }
    }
    groups
}

/// A program in parentheses, or an atom; `None` where it is 0.
fn piece_text(
    piece: &Piece,
    modes: &[Input],
    index: IndexType,
    emit: &mut dyn FnMut(&Map) -> Program,
) -> Option<String> {
    let program = emit(&piece.map);
    if piece::is_zero(&program) && piece.minus == 0 {
        return None;
    }
    let names: Vec<String> = piece.modes.mapped(|&i| modes[i].name.clone());
    let text = emit::as_text(&program, &names);
    let atom = !text.contains(' ');
    let text = match (text.starts_with("let "), atom) {
        (true, _) => format!("({{ {text} }})"),
        (false, true) => text,
        (false, false) => format!("({text})"),
    };
    Some(if piece.minus == 0 { text } else { format!("({text} - {})", index.literal(piece.minus)) })
}

/// The same map with these leaves, in order, as its top-level modes.
pub fn regrouped(map: &Map, modes: &[Input]) -> Map {
    let extents = map.domain.extents();
    let mode = |(i, input): (usize, &Input)| {
        let leaf = |&l: &usize| Mode::unnamed(Tree::Leaf(extents[l]));
        let tree = match input.leaves.as_slice() {
            [one] => Tree::Leaf(extents[*one]),
            several => Tree::Tuple(several.mapped(leaf)),
        };
        Mode { label: Path::name(&format!("m{i}")), tree }
    };
    let modes = modes.iter().enumerate().map(mode).list();
    Map { domain: Shape { modes }, ..map.clone() }
}
