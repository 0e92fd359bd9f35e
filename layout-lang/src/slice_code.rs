//! The text of a restriction bound at run time: what depends on the bound coordinates is computed once in `new`, the
//! rest is constants.

use crate::check::Slice;
use crate::code;
use crate::index::IndexType;
use crate::notation;
use layout_core::decide::budget::{Budget, MAX_VALUES};
use layout_core::decide::slice::{self, Kind};
use layout_core::emit::{self, Form};
use layout_core::ops;
use layout_core::shape::unflatten;
use layout_core::tree::{Mode, Tree};
use layout_core::{Map, Shape};
use std::fmt::Write;

/// Values that the walks take from tables; of more, up to [`MAX_VALUES`], a table is only there to be read.
pub(crate) const CHUNK: u64 = 256;

/// The head of a function.
struct Function<'a> {
    doc: &'a str,
    name: &'a str,
    /// Whether it takes `self`.
    method: bool,
    parameters: &'a [String],
    value: &'a str,
}

/// Everything that the item of a slice is written from.
pub struct SliceCode<'a> {
    slice: &'a Slice,
    values: Shape,
    decided: slice::Slice,
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
        let names = |shape: &Shape| (0..shape.rank()).map(|i| shape.mode_path(i).ident()).collect::<Vec<_>>();
        let values = slice.values();
        let all = names(&slice.map.domain);
        let leaves = code::distinct(
            all[..slice.bound].iter().cloned().chain(values.leaves().iter().map(|l| l.path.ident())).collect(),
        );
        let mut code = SliceCode {
            decided: slice::slice(&slice.map, &slice.flags(), budget),
            index,
            cosize,
            bound: all[..slice.bound].to_vec(),
            modes: all[slice.bound..].to_vec(),
            leaves: leaves[slice.bound..].to_vec(),
            values,
            slice,
            bases: Vec::new(),
            notation: notation(slice),
        };
        let stored = code.decided.bases.iter().take(code.stored_classes());
        code.bases = stored.map(|&v| code.base(v, budget)).collect();
        code
    }

    /// The number of values.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.values.extents().iter().product()
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
            Kind::Xor => self.mask().is_none(),
            Kind::General => true,
        }
    }

    /// For `Xor`: the bits of a value's own part that are xor-ed, the others added.
    fn mask(&self) -> Option<u64> {
        self.decided.mask(&self.slice.map, &self.slice.flags())
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
        let table =
            (0..table.offsets.len()).map(|v| (table.class[v], table.xors[v], table.offsets[v])).collect::<Vec<_>>();
        let size = usize::try_from(extent).ok()?;
        let runs = table.chunks(size).all(|run| {
            run.iter().zip(0u64..).all(|(v, i)| {
                v.0 == run[0].0 && v.1 == run[0].1 && v.2 == run[0].2 + i && run[0].2.is_multiple_of(extent)
            }) && run[0].1.is_multiple_of(extent)
        });
        let aligned = self.decided.bases.iter().all(|&v| self.aligned(v - v % extent, extent));
        (runs && aligned).then_some(extent)
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
        let names = self.bound.iter().cloned().chain(["v".to_owned()]).collect();
        code::distinct(names).pop().unwrap_or_default()
    }

    fn text(&self, map: &Map, names: &[String], budget: &mut Budget) -> String {
        emit::as_text(&emit::emit(map, Form::Index, self.index.width(), budget), names)
    }

    /// The address of one value, from the bound coordinates.
    fn base(&self, value: u64, budget: &mut Budget) -> String {
        emit::as_text(&emit::base(&self.base_map(value), self.index.width(), budget), &self.bound)
    }

    /// The item, from behind its name to the layout that it restricts: what the macro `__slice` of the root crate
    /// takes.
    #[must_use]
    pub fn front(&self, allow: &str) -> String {
        let (index, size, cosize, bound) = (self.index.name(), self.count(), self.cosize, self.bound_size());
        let wide = if cosize > u64::from(u32::MAX) { "wide 8" } else { "" };
        format!("[{allow}] {index} {} size {size} {cosize} {wide} bound {bound}", self.kind())
    }

    /// The item from behind the layout that it restricts. One that was `refused` is in step with any other.
    #[must_use]
    pub fn behind(&self, allow: &str, refused: bool, budget: &mut Budget) -> String {
        let mut out = String::with_capacity(2048);
        let (base, rank, shape, leaves) = (self.base_type(), self.values.rank(), self.shape(), self.values.extents());
        let modes = match refused {
            true => "AnyModes".to_owned(),
            false => format!("Modes [{}]", shape.iter().map(|n| format!("{n} ")).collect::<String>()),
        };
        let _ = write!(out, "base {base}, shape {rank} {shape:?} [{modes}] leaves {} {leaves:?} ", leaves.len());
        let _ = write!(out, "notation {:?} ", self.notation);
        if let Some(table) = self.decided.table.as_ref().filter(|_| self.count() <= MAX_VALUES) {
            let (xors, offsets, class) = (array(&table.xors), array(&table.offsets), array(&table.class));
            let _ = write!(out, "tables {xors} {offsets} {class} ");
        }
        if let Some(n) = self.vector() {
            let _ = write!(out, "vector {n} [{allow}] ");
        }
        let _ = write!(out, "{{ {} }} ", self.trait_methods());
        self.constructor(&mut out);
        self.functions(&mut out, budget);
        self.advances(&mut out);
        out
    }

    fn constructor(&self, out: &mut String) {
        let sizes = self.slice.map.domain.mode_sizes();
        let bases: Vec<String> = self.bases.iter().map(|base| format!("{{ {base} }}")).collect();
        let base = if self.keeps_coordinates() {
            format!("([{}], [{}])", bases.join(", "), self.bound.join(", "))
        } else {
            bases.concat()
        };
        let doc = "The values at these coordinates, computed once. They must be inside their extents: debug builds assert it, in release the addresses are unspecified.";
        let new = Function { doc, name: "new", method: false, parameters: &self.bound, value: "Self" };
        // What is generated is safe: the base is the one that the macro computes, which is all that `Slice::new` asks.
        let body = format!("Self(unsafe {{ <<Self as ::core::ops::Deref>::Target>::new({base}) }})");
        self.function(out, new, Some(&sizes[..self.slice.bound]), &body);
    }

    fn functions(&self, out: &mut String, budget: &mut Budget) {
        let value = self.index.name();
        let (sizes, extents) = (self.shape(), self.values.extents());
        let (i, size) = ([self.number()], [self.count()]);
        let method = |doc, name, parameters| Function { doc, name, method: true, parameters, value };
        let index = method("The address of a value, by its coordinates.", "index", &self.modes);
        self.function(out, index, Some(&sizes), &self.address(&self.values, &self.modes, budget));
        let linear = method("The address of the value with this number, in the order of the domain.", "linear", &i);
        // What calls `index` leaves the check to it.
        if sizes.len() == 1 {
            self.function(out, linear, None, &format!("self.index({})", i[0]));
        } else {
            let one = Shape { modes: vec![Mode::unnamed(Tree::Tuple(self.values.modes.clone()))] };
            self.function(out, linear, Some(&size), &self.address(&one, &i, budget));
        }
        let leaf = method("The address of a value, by one coordinate for each leaf.", "leaf", &self.leaves);
        if extents == sizes {
            self.function(out, leaf, None, &format!("self.index({})", self.leaves.join(", ")));
        } else {
            let leaves = self.values.leaves().into_iter().map(|l| Mode::leaf(l.path, l.extent));
            let flat = Shape { modes: leaves.collect() };
            self.function(out, leaf, Some(&extents), &self.address(&flat, &self.leaves, budget));
        }
        let coords: Vec<String> = emit::coord(&self.values).iter().map(|p| emit::as_text(p, &i)).collect();
        let tuple = if coords.len() < 2 { coords.concat() } else { format!("({})", coords.join(", ")) };
        let doc = "The coordinate of each mode that is left, of the value with this number.";
        self.function(out, Function { value: &self.coord_type(), ..method(doc, "coord", &i) }, Some(&size), &tuple);
        let call = format!("::core::option::Option::Some(self.index({}))", self.modes.join(", "));
        let inside = match code::bounds(self.index, &self.modes, &sizes) {
            None => call,
            Some(bounds) => format!("if {bounds} {{ {call} }} else {{ ::core::option::Option::None }}"),
        };
        let option = format!("::core::option::Option<{value}>");
        let doc = "The address of a value, or `None` outside the shape.";
        self.function(out, Function { value: &option, ..method(doc, "try_index", &self.modes) }, None, &inside);
    }

    /// The address of the value at coordinates over `shape`, one for each of its top-level modes.
    fn address(&self, shape: &Shape, names: &[String], budget: &mut Budget) -> String {
        if self.keeps_coordinates() {
            let mut modes = self.slice.map.domain.modes[..self.slice.bound].to_vec();
            modes.extend(shape.modes.iter().cloned());
            let whole = Map { domain: Shape { modes }, ..self.slice.map.clone() };
            let all: Vec<String> = self.bound.iter().chain(names).cloned().collect();
            return format!("let [{}] = self.0.base().1; {}", self.bound.join(", "), self.text(&whole, &all, budget));
        }
        let map = Map { domain: shape.clone(), ..self.value_map() };
        let constant = map.size().checked_sub(1).map_or(0, |_| self.slice.map.eval_linear(self.decided.bases[0]));
        let own = match self.text(&map, names, budget) {
            text if text.starts_with("let ") => format!("({{ {text} }})"),
            text => format!("({text})"),
        };
        let wrapped = if constant == 0 { own } else { format!("({own} - {constant})") };
        match (self.decided.kind, self.mask()) {
            (Kind::Xor, Some(mask)) => {
                let top = (0..self.count().min(MAX_VALUES))
                    .map(|v| self.slice.map.eval_linear(v))
                    .fold(0, |bits, x| bits | x);
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

    fn advances(&self, out: &mut String) {
        let flags = self.slice.flags();
        let leaves = self.slice.map.domain.leaves();
        for (mode, name) in self.bound.iter().enumerate() {
            // The leaves of a mode are neighbours.
            let before = leaves.iter().take_while(|l| l.mode < mode).count();
            let own = before..before + leaves[before..].iter().take_while(|l| l.mode == mode).count();
            let Some(step) = slice::additive_in(&self.slice.map, &flags, own) else { continue };
            let base = if self.keeps_coordinates() {
                let classes = self.stored_classes();
                let bases: Vec<String> = (0..classes).map(|i| format!("base.0[{i}] + by * {step}")).collect();
                let coordinates: Vec<String> = (0..self.bound.len())
                    .map(|i| if i == mode { format!("base.1[{i}] + by") } else { format!("base.1[{i}]") })
                    .collect();
                format!("([{}], [{}])", bases.join(", "), coordinates.join(", "))
            } else {
                format!("base + by * {step}")
            };
            let doc = format!(
                "The values with `{name}` moved on by `by`; it must stay below its extent, which is not checked."
            );
            let name = format!("advance_{}", name.trim_start_matches("r#"));
            let by = ["by".to_owned()];
            let advance = Function { doc: &doc, name: &name, method: true, parameters: &by, value: "Self" };
            let body = format!(
                "let base = self.0.base(); Self(unsafe {{ <<Self as ::core::ops::Deref>::Target>::new({base}) }})"
            );
            self.function(out, advance, None, &body);
        }
    }

    /// The tuple of coordinates of a value.
    fn coord_type(&self) -> String {
        code::coord_type(self.index, self.values.rank())
    }

    /// A function; with `extents` it checks its arguments.
    fn function(&self, out: &mut String, f: Function<'_>, extents: Option<&[u64]>, body: &str) {
        let lints = code::too_many(f.parameters.len() + usize::from(f.method));
        let own = f.method.then(|| "self".to_owned());
        let typed = f.parameters.iter().map(|p| format!("{p}: {}", self.index.name()));
        let parameters: Vec<String> = own.into_iter().chain(typed).collect();
        let _ = write!(out, "{:?} [{lints}] {} ({}) -> {}, ", f.doc, f.name, parameters.join(", "), f.value);
        if let Some(tests) = extents.and_then(|extents| code::bounds(self.index, f.parameters, extents)) {
            let _ = write!(out, "[{tests}] ");
        }
        let _ = write!(out, "{{ {body} }} ");
    }

    /// The methods of the hidden trait.
    fn trait_methods(&self) -> String {
        let index = self.index.name();
        let sizes = &self.slice.map.domain.mode_sizes()[..self.slice.bound];
        let names = ["b".to_owned()];
        let coords: Vec<String> = emit::coord(&Shape::flat(sizes)).iter().map(|p| emit::as_text(p, &names)).collect();
        format!(
            "{} #[inline(always)] fn nth(_: Self::Of, b: usize) -> Self {{ let b = b as {index}; Self::new({}) }}
             #[inline(always)] fn at(slice: Self::Target, v: {index}) -> {index} {{ Self(slice).linear(v) }}",
            self.trait_tables(),
            coords.join(", ")
        )
    }

    /// The tables of the walks, those that say more than their defaults: each costs the compiler as much as a function.
    fn trait_tables(&self) -> String {
        let Some(table) = self.decided.table.as_ref().filter(|_| self.count() <= CHUNK) else { return String::new() };
        let index = self.index.name();
        let reference = |name: &str, ty: &str| format!("const {name}: &'static [{ty}] = &Self::{name}; ");
        let mut out = reference("OFFSETS", index);
        if table.xors.iter().any(|&xor| xor != 0) {
            out += &reference("XORS", index);
        }
        if self.keeps_coordinates() {
            out += &reference("CLASS", "usize");
        }
        out
    }

    /// Which kind it is, as the root crate spells it.
    fn kind(&self) -> &'static str {
        match self.decided.kind {
            Kind::Additive => "Additive",
            Kind::Xor => "Xor",
            Kind::General => "General",
        }
    }

    /// The paragraphs of documentation that every slice gets.
    #[must_use]
    pub fn documentation(&self) -> String {
        let (count, bound) = (self.count(), self.bound.join(", "));
        let how = match self.decided.kind {
            Kind::Additive => "one base plus constants".to_owned(),
            Kind::Xor => format!("one base xor-ed with {} constants, plus constants", self.decided.bases.len()),
            Kind::General => format!("{} bases plus constants", self.decided.bases.len()),
        };
        let base = self.bases.first().map_or_else(String::new, |base| format!("\n\nbase({bound}) = {base}"));
        let mut out = format!(
            "\n\n{count} values at coordinates bound at run time, `new({bound})`: {how}. The walks over them (`each`, `map`, \
             `each_vector`, `each_pair`, `each_ptr`, `each_byte`) are methods of `layout_algebra::Slice`.\n\n\
             ```text\n{}{base}\n```",
            self.notation,
        );
        if count > MAX_VALUES {
            let _ = write!(out, "\n\nOf more than {MAX_VALUES} values there are no tables `OFFSETS`, `XORS`, `CLASS`.");
        }
        if let Some(span) = self.xor_span() {
            let _ =
                write!(out, "\n\nThe swizzle spans {span} elements: a tile given to `each_byte` is aligned to them.");
        }
        out
    }

    /// The power of two above every xor of the walks, where there is one.
    fn xor_span(&self) -> Option<u64> {
        let table = self.decided.table.as_ref().filter(|_| self.count() <= CHUNK)?;
        let bits = table.xors.iter().fold(0, |bits, xor| bits | xor);
        (bits > 0).then(|| bits.checked_add(1)?.checked_next_power_of_two()).flatten()
    }
}

/// The restriction in the notation of `layout!`.
fn notation(slice: &Slice) -> String {
    notation::bound(&notation::map(&slice.map), slice)
}

/// An array as text: one of equal entries by its length, which the compiler reads much faster than a list.
fn array<T: std::fmt::Debug + PartialEq>(list: &[T]) -> String {
    match list {
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|x| x == first) => {
            format!("[{first:?}; {}]", list.len())
        }
        _ => format!("{list:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::array;

    #[test]
    fn arrays() {
        let texts = [array(&[7, 7, 7]), array(&[7, 8]), array(&[7]), array::<u64>(&[])];
        assert_eq!(texts, ["[7; 3]", "[7, 8]", "[7]", "[]"]);
    }
}
