//! The text of a restriction bound at run time: what depends on the bound coordinates is computed once in `new`, the
//! rest is constants.

use crate::check::Slice;
use crate::code;
use crate::index::IndexType;
use crate::notation;
use layout_core::decide::budget::{Budget, MAX_VALUES};
use layout_core::decide::slice::{self, Kind};
use layout_core::decide::values;
use layout_core::emit::{self, Form, written};
use layout_core::list::Listed as _;
use layout_core::ops;
use layout_core::shape::unflatten;
use layout_core::tree::Tree;
use layout_core::{Map, Shape};
use std::fmt::{self, Display, Formatter};

/// Values that the walks take from tables; of more, up to [`MAX_VALUES`], a table is only there to be read.
pub(crate) const CHUNK: u64 = 256;

/// The bodies of `index`, and of `linear` and `leaf` where they are others.
struct Addresses {
    index: String,
    linear: Option<String>,
    leaf: Option<String>,
}

/// Everything that the item of a slice is written from.
pub struct SliceCode<'a> {
    slice: &'a Slice,
    values: Shape,
    /// How many.
    count: u64,
    decided: slice::Slice,
    /// For `Xor`: the bits of a value's own part that are xor-ed, the others added.
    mask: Option<u64>,
    index: IndexType,
    cosize: u64,
    bound: Vec<String>,
    modes: Vec<String>,
    leaves: Vec<String>,
    /// The base of each class that is stored, from the bound coordinates.
    bases: Vec<String>,
    /// The restriction in the notation of `layout!`.
    notation: String,
}

impl<'a> SliceCode<'a> {
    /// Decides the classes of the values.
    pub fn new(slice: &'a Slice, cosize: u64, index: IndexType, budget: &mut Budget) -> Self {
        let values = slice.values();
        let mut bound = (0..slice.map.domain.rank()).map(|i| slice.map.domain.mode_path(i).ident()).list();
        let modes = bound.split_off(slice.bound);
        let leaves = leaves(&values, &bound, &modes);
        let flags = slice.flags();
        let decided = slice::slice(&slice.map, &flags, budget);
        let mut code = SliceCode {
            mask: if decided.kind == Kind::Xor { decided.mask(&slice.map, &flags) } else { None },
            decided,
            index,
            cosize,
            leaves,
            bound,
            modes,
            count: values.mode_sizes().iter().product(),
            values,
            slice,
            bases: Vec::new(),
            notation: notation(slice),
        };
        let stored = code.decided.bases.iter().take(code.stored_classes());
        code.bases = stored.map(|&v| code.base(v, budget)).list();
        code
    }

    /// The number of values.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How many combinations of bound coordinates there are.
    fn bound_size(&self) -> u64 {
        self.slice.map.size() / self.count()
    }

    /// The extents of the modes that are left.
    fn shape(&self) -> Vec<u64> {
        self.values.mode_sizes()
    }

    /// Whether `index` needs the bound coordinates again: no base and constant serve a value known only at run time.
    fn keeps_coordinates(&self) -> bool {
        match self.decided.kind {
            Kind::Additive => false,
            Kind::Xor => self.mask.is_none(),
            Kind::General => true,
        }
    }

    /// The type of what `new` computes.
    fn base_type(&self) -> String {
        let index = self.index.name();
        if !self.keeps_coordinates() {
            return index.to_owned();
        }
        format!("([{index}; {}], [{index}; {}])", self.stored_classes(), self.bound.len())
    }

    /// Above 256 values no walk asks for a class's base.
    fn stored_classes(&self) -> usize {
        match self.decided.kind {
            Kind::General if self.count() > CHUNK => 0,
            Kind::General => self.decided.bases.len(),
            Kind::Additive | Kind::Xor => 1,
        }
    }

    /// The last mode's extent, where it is contiguous and aligned for every value and every bound coordinate.
    fn vector(&self) -> Option<u64> {
        let extent = *self.shape().last()?;
        let table = self.decided.table.as_ref()?;
        let size = usize::try_from(extent).ok()?;
        let (class, xors, offsets) = (table.class.as_slice(), table.xors.as_slice(), table.offsets.as_slice());
        // Each run begins at a multiple of the extent, and what follows in it is one further than what is before.
        for v in 0..offsets.len() {
            let fits = match v % size {
                0 => offsets[v] % extent == 0 && xors[v] % extent == 0,
                _ => class[v] == class[v - 1] && xors[v] == xors[v - 1] && offsets[v] == offsets[v - 1] + 1,
            };
            if !fits {
                return None;
            }
        }
        self.decided.bases.iter().all(|&v| self.aligned(v - v % extent, extent)).then_some(extent)
    }

    /// Whether the address of a value is a multiple of `n` whatever the bound coordinates, as far as the layout shows.
    fn aligned(&self, value: u64, n: u64) -> bool {
        let base = self.base_map(value);
        let swizzles = base.swizzles();
        let untouched =
            swizzles.iter().all(|s| n.is_power_of_two() && 1u64.checked_shl(s.dst).is_some_and(|b| b % n == 0));
        untouched
            && base.layouts().last().is_some_and(|l| {
                l.offset % n == 0 && l.digits.iter().filter(|d| d.extent > 1).all(|d| d.stride.value() % n == 0)
            })
    }

    /// The map of the bound coordinates at one value.
    fn base_map(&self, value: u64) -> Map {
        let bound = self.slice.bound;
        let coordinates = unflatten(&self.shape(), value);
        self.fixed(bound, &coordinates)
    }

    /// The map of the values where all bound coordinates are 0.
    fn value_map(&self) -> Map {
        self.fixed(0, &vec![0; self.slice.bound])
    }

    /// The map with the modes from `first` on fixed.
    fn fixed(&self, first: usize, coordinates: &[u64]) -> Map {
        ops::fix(&self.slice.map, first, coordinates)
    }

    /// The parameter for the number of a value: no bound coordinate may hide it.
    fn number(&self) -> String {
        if !self.bound.iter().any(|name| name == "v") {
            return "v".to_owned();
        }
        let names = self.bound.iter().cloned().chain(["v".to_owned()]).list();
        code::distinct(names).pop().unwrap_or_default()
    }

    fn text(&self, map: &Map, names: &[String], budget: &mut Budget) -> String {
        emit::as_text(&emit::emit(map, Form::Index, self.index.width(), budget), names)
    }

    /// The address of one value, from the bound coordinates.
    fn base(&self, value: u64, budget: &mut Budget) -> String {
        emit::as_text(&emit::base(&self.base_map(value), self.index.width(), budget), &self.bound)
    }

    /// The item, from behind its struct: what the macro `__slice` of the root crate takes, with what the item leaves
    /// behind at its end. One that was `refused` is in step with any other; one without a `named` layout restricts any.
    #[must_use]
    pub fn declaration(&self, allow: &str, named: bool, refused: bool, behind: &str, budget: &mut Budget) -> String {
        let (shape, leaves) = (self.shape(), self.values.extents());
        let addresses = self.addresses(&shape, &leaves, budget);
        written(|out| {
            self.documentation(out)?;
            self.front(allow, out)?;
            write!(out, "{}base {}, ", if named { "" } else { "of Unnamed " }, self.base_type())?;
            write!(out, "shape {}", shape.len())?;
            code::list(&shape, out)?;
            if refused {
                out.write_str("AnyModes ")?;
            } else {
                out.write_str("Modes")?;
                code::list(&shape, out)?;
            }
            write!(out, "leaves {}", leaves.len())?;
            code::list(&leaves, out)?;
            write!(out, "{:?} ", self.notation)?;
            self.tables(out)?;
            if let Some(n) = self.vector() {
                write!(out, "vector {n} [{allow}] ")?;
            }
            self.nth(out)?;
            self.constructor(out)?;
            self.functions(&shape, &leaves, &addresses, out)?;
            self.advances(out)?;
            out.write_str(behind)
        })
    }

    fn front(&self, allow: &str, out: &mut Formatter<'_>) -> fmt::Result {
        let (index, size, cosize, bound) = (self.index.name(), self.count(), self.cosize, self.bound_size());
        let wide = if cosize > u64::from(u32::MAX) { "wide 8" } else { "" };
        write!(out, "[{allow}] {index} {} {size} {cosize} {wide} bound {bound} ", self.kind())
    }

    /// The tables, and those of the walks that say more than their defaults: each costs the compiler as much as a
    /// function.
    fn tables(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let table = self.decided.table.as_ref();
        if let Some(table) = table.filter(|_| self.count() <= MAX_VALUES) {
            out.write_str("tables ")?;
            array(&table.xors, ", ", out)?;
            // No commas, of which there may be many: the macro has them.
            array(&table.offsets, " ", out)?;
            array(&table.class, ", ", out)?;
        }
        out.write_str("walks [")?;
        if let Some(table) = table.filter(|_| self.count() <= CHUNK) {
            let index = self.index.name();
            write!(out, "OFFSETS {index} ")?;
            if table.xors.iter().any(|&xor| xor != 0) {
                write!(out, "XORS {index} ")?;
            }
            if self.keeps_coordinates() {
                out.write_str("CLASS usize ")?;
            }
        }
        out.write_str("] ")
    }

    /// The slice by the number of its bound coordinates.
    fn nth(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let sizes = &self.slice.map.domain.mode_sizes()[..self.slice.bound];
        let (names, coords) = (["b".to_owned()], emit::coord(&Shape::flat(sizes)));
        out.write_str("nth b { ")?;
        code::listed(coords.len(), ", ", out, |c, out| emit::write(&coords[c], &names, out))?;
        out.write_str(" } self ")
    }

    fn constructor(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let sizes = self.slice.map.domain.mode_sizes();
        code::head(self.index, "new", &self.bound, 0, &sizes[..self.slice.bound], out)?;
        out.write_str("{ ")?;
        let bases = |out: &mut Formatter<'_>| {
            code::listed(self.bases.len(), ", ", out, |i, out| write!(out, "{{ {} }}", self.bases[i]))
        };
        if self.keeps_coordinates() {
            out.write_str("([")?;
            bases(out)?;
            write!(out, "], [{}])", self.bound.join(", "))?;
        } else {
            bases(out)?;
        }
        out.write_str(" } ")
    }

    /// The three addresses, by mode, by number and by leaf, those that differ.
    fn addresses(&self, sizes: &[u64], extents: &[u64], budget: &mut Budget) -> Addresses {
        let own = if self.keeps_coordinates() { self.slice.map.clone() } else { self.value_map() };
        let mut address = |inputs: &[u64], names: &[String]| self.address(&own, inputs, names, budget);
        let index = address(sizes, &self.modes);
        let linear = (sizes.len() != 1).then(|| address(&[self.count], &[self.number()]));
        let leaf = (extents != sizes).then(|| address(extents, &self.leaves));
        Addresses { index, linear, leaf }
    }

    fn functions(
        &self,
        sizes: &[u64],
        extents: &[u64],
        Addresses { index, linear, leaf }: &Addresses,
        out: &mut Formatter<'_>,
    ) -> fmt::Result {
        let (i, size) = ([self.number()], self.count());
        let tested = code::tested(self.index, &[size]);
        code::head(self.index, "index", &self.modes, 1, sizes, out)?;
        write!(out, "{{ {index} }} linear {} ", i[0])?;
        // What calls `index` leaves the check to it.
        match linear {
            Some(linear) if tested => write!(out, "{size} {{ {linear} }} ")?,
            Some(linear) => write!(out, "{{ {linear} }} ")?,
            None => write!(out, "{{ self.index({}) }} ", i[0])?,
        }
        match leaf {
            Some(leaf) => {
                code::head(self.index, "leaf_of", &self.leaves, 1, extents, out)?;
                write!(out, "{{ {leaf} }} ")?;
            }
            None => code::head(self.index, "leaf", &self.leaves, 1, &[], out)?,
        }
        write!(out, "coord {}, ", self.coord_type())?;
        if tested {
            write!(out, "{size} ")?;
        }
        let coords = emit::coord(&self.values);
        out.write_str("{ ")?;
        match coords.len() {
            // A point: clippy wants no `()`.
            0 => {}
            n => code::tuple(n, out, |c, out| emit::write(&coords[c], &i, out))?,
        }
        out.write_str(" } ")
    }

    /// The address of the value at coordinates of these extents. `own` is the map of the values, or of all coordinates
    /// where those that are bound are needed again.
    fn address(&self, own: &Map, inputs: &[u64], names: &[String], budget: &mut Budget) -> String {
        if self.keeps_coordinates() {
            let sizes = own.domain.mode_sizes();
            let whole = over(own, &[&sizes[..self.slice.bound], inputs].concat());
            let text = self.text(&whole, &[&self.bound, names].concat(), budget);
            return format!("let [{}] = self.0.base().1; {text}", self.bound.join(", "));
        }
        let map = over(own, inputs);
        let constant = map.size().checked_sub(1).map_or(0, |_| self.slice.map.eval_linear(self.decided.bases[0]));
        let own = match self.text(&map, names, budget) {
            text if text.starts_with("let ") => format!("({{ {text} }})"),
            text => format!("({text})"),
        };
        let wrapped = if constant == 0 { own } else { format!("({own} - {constant})") };
        match (self.decided.kind, self.mask) {
            (Kind::Xor, Some(mask)) => {
                let values = values::of_map(&map).expect("a xor is found of values that have a table");
                let top = values.iter().fold(0, |bits, x| bits | x);
                let low = mask & (u64::MAX >> top.leading_zeros().min(63));
                if top & !mask == 0 {
                    format!("self.0.base() ^ {wrapped}")
                } else {
                    format!("let value = {wrapped}; (self.0.base() ^ (value & {low})) + (value - (value & {low}))")
                }
            }
            _ => format!("self.0.base() + {wrapped}"),
        }
    }

    fn advances(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let flags = self.slice.flags();
        let mut behind = 0;
        for (mode, name) in self.bound.iter().enumerate() {
            // The leaves of a mode are neighbours.
            let before = behind;
            self.slice.map.domain.modes[mode].tree.each_leaf(&mut |_| behind += 1);
            let own = before..behind;
            let Some(step) = slice::additive_in(&self.slice.map, &flags, own) else { continue };
            let bare = name.trim_start_matches("r#");
            write!(
                out,
                "advance \"The values with `{name}` moved on by `by`; it must stay below its extent, which is not checked.\" \
                 advance_{bare} by base {{ "
            )?;
            if self.keeps_coordinates() {
                let (classes, bound) = (self.stored_classes(), self.bound.len());
                out.write_str("([")?;
                code::listed(classes, ", ", out, |i, out| write!(out, "base.0[{i}] + by * {step}"))?;
                out.write_str("], [")?;
                code::listed(bound, ", ", out, |i, out| {
                    write!(out, "base.1[{i}]{}", if i == mode { " + by" } else { "" })
                })?;
                out.write_str("])")?;
            } else {
                write!(out, "base + by * {step}")?;
            }
            out.write_str(" } ")?;
        }
        Ok(())
    }

    /// The tuple of coordinates of a value.
    fn coord_type(&self) -> String {
        code::coord_type(self.index, self.values.rank())
    }

    /// Which kind it is, as the root crate spells it.
    fn kind(&self) -> &'static str {
        match self.decided.kind {
            Kind::Additive => "Additive",
            Kind::Xor => "Xor",
            Kind::General => "General",
        }
    }

    /// The paragraphs of documentation that every slice gets, as a literal: nothing in it needs an escape but its ends of
    /// lines.
    fn documentation(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let (count, bound, classes) = (self.count(), self.bound.join(", "), self.decided.bases.len());
        write!(out, r#"doc "\n\n{count} values at coordinates bound at run time, `new({bound})`: "#)?;
        match self.decided.kind {
            Kind::Additive => out.write_str("one base plus constants")?,
            Kind::Xor => write!(out, "one base xor-ed with {classes} constants, plus constants")?,
            Kind::General => write!(out, "{classes} bases plus constants")?,
        }
        out.write_str(
            ". The walks over them (`each`, `map`, `each_vector`, `each_pair`, `each_ptr`, `each_byte`) are methods of \
             `layout_algebra::Slice`.",
        )?;
        write!(out, r"\n\n```text\n{}", self.notation)?;
        if let Some(base) = self.bases.first() {
            write!(out, r"\n\nbase({bound}) = {base}")?;
        }
        out.write_str(r"\n```")?;
        if count > MAX_VALUES {
            write!(out, r"\n\nOf more than {MAX_VALUES} values there are no tables `OFFSETS`, `XORS`, `CLASS`.")?;
        }
        if let Some(span) = self.xor_span() {
            write!(out, r"\n\nThe swizzle spans {span} elements: a tile given to `each_byte` is aligned to them.")?;
        }
        out.write_str("\" ")
    }

    /// The power of two above every xor of the walks, where there is one.
    fn xor_span(&self) -> Option<u64> {
        let table = self.decided.table.as_ref().filter(|_| self.count() <= CHUNK)?;
        let bits = table.xors.iter().fold(0, |bits, xor| bits | xor);
        (bits > 0).then(|| bits.checked_add(1)?.checked_next_power_of_two()).flatten()
    }
}

/// The parameters for the leaves of the values: no two alike, nor like one that is bound.
fn leaves(values: &Shape, bound: &[String], modes: &[String]) -> Vec<String> {
    if values.modes.iter().all(|mode| matches!(mode.tree, Tree::Leaf(_))) {
        return modes.to_vec();
    }
    let mut names = bound.to_vec();
    for leaf in values.leaves() {
        names.push(leaf.path.ident());
    }
    code::distinct(names).split_off(bound.len())
}

/// The same function over as many coordinates of these extents.
fn over(map: &Map, extents: &[u64]) -> Map {
    let (domain, stages) = (Shape::flat(extents), map.stages.clone());
    Map { domain, from: map.from, to: map.to, stages, restricted: map.restricted }
}

/// The restriction in the notation of `layout!`.
fn notation(slice: &Slice) -> String {
    notation::bound(&notation::map(&slice.map), slice)
}

/// An array: one of equal entries by its length, which the compiler reads much faster than a list.
fn array<T: Display + PartialEq>(list: &[T], between: &str, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str("[")?;
    match list {
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|x| x == first) => {
            write!(out, "{first}; {}", list.len())?;
        }
        _ => code::listed(list.len(), between, out, |i, out| list[i].fmt(out))?,
    }
    out.write_str("] ")
}

#[cfg(test)]
mod tests {
    use super::{array, written};

    #[test]
    fn arrays() {
        let text = |list: &[u64]| written(|out| array(list, ", ", out));
        let texts = [text(&[7, 7, 7]), text(&[7, 8]), text(&[7]), text(&[])];
        assert_eq!(texts, ["[7; 3] ", "[7, 8] ", "[7] ", "[] "]);
    }
}
