//! Restrictions, bound at run time, of layouts with parameters: one base for each distinct run-time part of the offsets,
//! and constants on top.
//!
//! Each part of the family is sliced as a static map is: `L_k(t, v) = L_k(t, b) + O_k(v)`, b the base value of v's class.
//! Values that agree in their class in every part, and in the `O_k` of all units but 1, differ by constants. Their base is
//! `Σ u_k·(L_k(t, b_k) + O_k)` with `O_0` left out: that is what the constants `OFFSETS` add.

use super::value::{Input, Reader};
use super::{FamilyCode, code_terms, signature};
use crate::code::{self, parameter};
use layout_core::Shape;
use layout_core::decide::slice::{self, Table};
use layout_core::emit;
use layout_core::family::Extent;
use layout_core::int::gcd;
use layout_core::map::Map;
use layout_core::ops::{self, Bind};
use layout_core::shape::unflatten;
use layout_core::tree::{Mode, Path};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Values that the walks take from tables.
const CHUNK: u64 = 256;

/// What a slice is made from.
pub enum Of {
    /// A declared layout: its name, and which of its parameters each parameter of the slice is.
    Named(String, Vec<usize>),
    /// Its parameters, checked.
    Parameters,
}

/// The classes of the values over all parts.
struct Classes {
    /// For each class, for each part the value of its base and what is added to it.
    bases: Vec<Vec<(u64, u64)>>,
    /// For each value its class.
    class: Vec<usize>,
    /// For each value its constant.
    offsets: Vec<u64>,
}

/// How the walk of a ragged slice tells what is inside: for each ragged mode, the value whose coordinate is least, and by
/// how much the coordinate of each value is larger.
type Guards = Vec<(u64, Vec<u64>)>;

/// The text of a slice.
pub struct SliceText<'a> {
    code: FamilyCode<'a>,
    classes: Option<Classes>,
    guards: Option<Guards>,
    of: Of,
}

impl<'a> SliceText<'a> {
    /// Decides the classes of the values.
    pub fn new(code: FamilyCode<'a>, of: Of) -> Self {
        let classes = classes(&code);
        let guards = classes.as_ref().and_then(|_| guards(&code));
        SliceText { code, classes, guards, of }
    }

    /// Whether values may be outside.
    pub fn is_ragged(&self) -> bool {
        self.code.is_ragged()
    }

    fn bound(&self) -> usize {
        self.code.slice.bound
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.code.slice.values().extents().iter().product()
    }

    /// The extents of the modes that are left.
    pub fn shape(&self) -> Vec<u64> {
        self.code.slice.values().mode_sizes()
    }

    /// How many combinations of bound coordinates there are; 0 where that depends on the parameters.
    pub fn bound_size(&self) -> u64 {
        match self.code.static_size() {
            Some(size) => size / self.count(),
            None => 0,
        }
    }

    /// Whether one base serves all values.
    pub fn is_additive(&self) -> bool {
        self.classes.as_ref().is_some_and(|c| c.bases.len() == 1)
    }

    fn stored(&self) -> usize {
        self.classes.as_ref().map_or(0, |c| c.bases.len())
    }

    fn inputs(&self) -> Vec<Input> {
        self.code.modes().drain(..self.bound()).collect()
    }

    fn values(&self) -> Vec<Input> {
        self.code.modes().split_off(self.bound())
    }

    fn reader(&self) -> Reader<'_> {
        self.code.reading(&self.carried("0"))
    }

    /// A part of what is kept of the bound coordinates: the parameters, or the coordinates.
    fn carried(&self, part: &str) -> String {
        if self.is_ragged() { format!("self.0.get().2.{part}") } else { format!("self.0.base().1.{part}") }
    }

    /// The type of what a ragged slice holds: bases, how much room is left in each ragged mode, and the rest.
    pub fn ragged_state(&self, root: &str) -> String {
        let index = self.code.index.name();
        let rooms = self.guards.as_ref().map_or(0, Vec::len);
        format!(
            "([{index}; {}], [{index}; {rooms}], ({}, [{index}; {}]))",
            self.stored(),
            self.code.state(root),
            self.bound()
        )
    }

    /// The walks of a ragged slice.
    fn ragged(&self, out: &mut String) {
        let (index, n) = (self.code.index.name(), self.count());
        let rooms = |test: &dyn Fn(usize, &[u64]) -> String| {
            let all = self.guards.iter().flatten().enumerate().map(|(i, (_, offsets))| test(i, offsets));
            all.collect::<Vec<_>>().join(" && ")
        };
        if self.guards.is_none() {
            let _ = write!(out, "#[doc = \"Calls `f(v, address)` for each value that is inside, in the order of the domain.\"] #[inline(always)]
                pub fn each(self, mut f: impl ::core::ops::FnMut({index}, {index})) {{ let mut v = 0; while v < {n} {{ if self.holds(v) {{ f(v, self.linear(v)) }} v += 1; }} }}");
            return;
        }
        let interior =
            rooms(&|i, offsets| format!("{} < self.0.get().1[{i}]", offsets.iter().max().copied().unwrap_or(0)));
        let edge = rooms(&|i, _| format!("Self::ROOMS[{i}][v] < rooms[{i}]"));
        let all: Vec<&Vec<u64>> = self.guards.iter().flatten().map(|(_, offsets)| offsets).collect();
        let _ = write!(
            out,
            "const ROOMS: [[{index}; {n}]; {}] = {all:?};
             #[doc = \"Whether all values are inside: then `each` tests none of them.\"] #[inline(always)] #[must_use]
             pub const fn is_interior(self) -> bool {{ {interior} }}
             #[doc = \"Calls `f(v, address)` for each value that is inside, in the order of the domain.\"] #[inline(always)]
             pub fn each(self, mut f: impl ::core::ops::FnMut({index}, {index})) {{
                 let (bases, rooms, _) = self.0.get();
                 if self.is_interior() {{
                     __root::unroll::<{n}>(|v| f(v as {index}, bases[Self::CLASS[v]] + Self::OFFSETS[v]));
                 }} else {{
                     __root::unroll::<{n}>(|v| if {edge} {{ f(v as {index}, bases[Self::CLASS[v]] + Self::OFFSETS[v]) }});
                 }}
             }}
             #[doc = \"Calls `f(v, pointer)` for each value that is inside, `pointer` being `p` moved on by the address, in elements of `T`.\\n\\n# Safety\\n\\nThe slice was made at coordinates inside their extents; `p` and the elements from it on, as many as the cosize of the layout, are inside one allocation.\"] #[inline(always)]
             pub unsafe fn each_ptr<T>(self, p: *mut T, mut f: impl ::core::ops::FnMut({index}, *mut T)) {{
                 let (bases, rooms, _) = self.0.get();
                 let at = |v: usize| unsafe {{ p.add(bases[Self::CLASS[v]] as usize).add(Self::OFFSETS[v] as usize) }};
                 if self.is_interior() {{
                     __root::unroll::<{n}>(|v| f(v as {index}, at(v)));
                 }} else {{
                     __root::unroll::<{n}>(|v| if {edge} {{ f(v as {index}, at(v)) }});
                 }}
             }}",
            all.len()
        );
    }

    /// The type of what is computed from the bound coordinates.
    pub fn base_type(&self, root: &str) -> String {
        let index = self.code.index.name();
        format!("([{index}; {}], ({}, [{index}; {}]))", self.stored(), self.code.state(root), self.bound())
    }

    /// The last mode's extent, where it is contiguous and aligned for every value, every bound coordinate and every
    /// admitted parameter.
    pub fn vector(&self) -> Option<u64> {
        let (n, classes) = (*self.shape().last()?, self.classes.as_ref()?);
        let size = usize::try_from(n).ok()?;
        let run = |run: (&[usize], &[u64])| {
            let (class, offsets) = run;
            class.iter().all(|c| *c == class[0])
                && (0u64..).zip(offsets).all(|(i, o)| *o == offsets[0] + i)
                && offsets[0].is_multiple_of(n)
        };
        let runs = classes.class.chunks(size).zip(classes.offsets.chunks(size)).all(run);
        let aligned = |base: &Vec<(u64, u64)>| {
            self.code.family.parts.iter().zip(base).all(|(part, (value, add))| {
                let unit = part.unit.form().map_or(1, |unit| self.code.family.facts.divisor(&unit));
                let common = divisor(&self.base_map(&part.map, *value), *add);
                u128::from(unit) * u128::from(common) % u128::from(n) == 0
            })
        };
        (runs && classes.bases.iter().all(aligned)).then_some(n)
    }

    /// The map of the bound coordinates at one value.
    fn base_map(&self, map: &Map, value: u64) -> Map {
        let number = |i: usize| Path::name(&format!("m{i}"));
        let modes = map.domain.modes.iter().enumerate();
        let modes = modes.map(|(i, m)| Mode { label: number(i), tree: m.tree.clone() }).collect();
        let map = Map { domain: Shape { modes }, ..map.clone() };
        let coordinates = unflatten(&self.shape(), value);
        let binds = coordinates.iter().enumerate().map(|(i, &c)| (number(self.bound() + i), Bind::Value(c)));
        ops::restrict(&map, &binds.collect::<Vec<_>>()).unwrap_or(map)
    }

    /// The body of the inherent impl.
    pub fn inherent(&self, root: &str) -> String {
        let mut functions = String::with_capacity(4096);
        self.functions(&mut functions);
        let mut constructors = String::with_capacity(4096);
        self.constructors(&mut constructors, root);
        let mut out = String::with_capacity(8192);
        self.constants(&mut out);
        let index = self.code.index.name();
        if self.is_ragged() {
            self.ragged(&mut functions);
            return out + &constructors + &functions;
        }
        out + &constructors
            + &functions
            + &format!(
                "#[doc = \"Calls `f(v, address)` for each value, in the order of the domain.\"] #[inline(always)]
                 pub fn each(self, f: impl ::core::ops::FnMut({index}, {index})) {{ self.0.each(f) }}"
            )
    }

    fn constants(&self, out: &mut String) {
        let mut constant = |doc: &str, name: &str, ty: &str, value: &str| {
            let _ = write!(out, "#[doc = {doc:?}] pub const {name}: {ty} = {value};");
        };
        let (shape, values) = (self.shape(), self.code.slice.values());
        let extents = values.extents();
        let names = &self.code.family.names;
        constant("The number of values.", "SIZE", "usize", &self.count().to_string());
        constant("The number of modes that are left.", "RANK", "usize", &shape.len().to_string());
        constant(
            "The names of the run-time parameters.",
            "PARAMETERS",
            &format!("[&'static str; {}]", names.len()),
            &format!("{names:?}"),
        );
        constant(
            "The size of each mode that is left.",
            "SHAPE",
            &format!("[usize; {}]", shape.len()),
            &format!("{shape:?}"),
        );
        constant(
            "The extent of each leaf that is left.",
            "LEAVES",
            &format!("[usize; {}]", extents.len()),
            &format!("{extents:?}"),
        );
        constant(
            "The restriction in the notation of `layout!`.",
            "NOTATION",
            "&'static str",
            &format!("{:?}", self.notation()),
        );
        if let Some(classes) = &self.classes {
            let n = classes.offsets.len();
            let ty = format!("[{}; {n}]", self.code.index.name());
            constant("For each value, what is added to its base.", "OFFSETS", &ty, &format!("{:?}", classes.offsets));
            constant(
                "For each value, which base is its own.",
                "CLASS",
                &format!("[usize; {n}]"),
                &format!("{:?}", classes.class),
            );
        }
    }

    fn notation(&self) -> String {
        let names: Vec<String> = (0..self.bound()).map(|i| self.code.domain().mode_path(i).to_string()).collect();
        format!("({}) | {{ {} }}", self.code.notation(), names.join(", "))
    }

    fn constructors(&self, out: &mut String, root: &str) {
        let (index, inputs) = (self.code.index, self.inputs());
        let names: Vec<String> = inputs.iter().map(|i| i.name.clone()).collect();
        let typed = |names: &[String]| names.iter().map(|n| format!("{n}: {}", index.name())).collect::<Vec<_>>();
        let parameters = &self.code.family.names;
        let doc = "The values at these coordinates, computed once. They must be inside their extents: debug builds assert it, in release the addresses are unspecified.";
        let allow = "#[allow(clippy::too_many_arguments)]";
        match &self.of {
            _ if parameters.is_empty() => {
                let _ = write!(
                    out,
                    "#[doc = {doc:?}] {allow} #[inline(always)] #[must_use] pub const fn new({}) -> Self {{ {} }}",
                    typed(&names).join(", "),
                    self.base(root, &inputs)
                );
            }
            Of::Named(of, order) => {
                let taken: Vec<String> = parameters
                    .iter()
                    .zip(order)
                    .map(|(name, i)| format!("let {name} = layout.parameters()[{i}];"))
                    .collect();
                let list = [vec![format!("layout: {of}")], typed(&names)].concat();
                let _ = write!(
                    out,
                    "#[doc = {doc:?}] {allow} #[inline(always)] #[must_use] pub const fn of({}) -> Self {{ {} {} }}",
                    list.join(", "),
                    taken.concat(),
                    self.base(root, &inputs)
                );
            }
            Of::Parameters => {
                let checked = format!(
                    "{doc}\n\n# Errors\n\nA clause of `where` does not hold, or coordinates or offsets do not fit `{}`.",
                    index.name()
                );
                let list = [typed(parameters), typed(&names)].concat().join(", ");
                let arguments = [&parameters[..], &names].concat().join(", ");
                let checks = self.code.checks(root);
                let _ = write!(
                    out,
                    "#[doc = {checked:?}] {allow} pub const fn new({list}) -> ::core::result::Result<Self, {root}::ParameterError> {{ {checks} ::core::result::Result::Ok(unsafe {{ Self::new_unchecked({arguments}) }}) }}"
                );
                let unchecked = format!("{doc}\n\n# Safety\n\n`new` returns `Ok` at these parameters.");
                let _ = write!(
                    out,
                    "#[doc = {unchecked:?}] {allow} #[inline(always)] #[must_use] pub const unsafe fn new_unchecked({list}) -> Self {{ {} }}",
                    self.base(root, &inputs)
                );
            }
        }
    }

    /// The slice, from parameters and bound coordinates by their own names.
    fn base(&self, root: &str, inputs: &[Input]) -> String {
        let names = &self.code.family.names;
        let reader = self.code.reader_of(names.clone(), "reciprocals".to_owned());
        let (cuts, modes) = reader.cut(inputs, &self.bound_domain());
        let (mut lets, mut known) = (String::new(), BTreeMap::new());
        // A name of the user's must not hide ours, nor ours one of theirs.
        let mut stem = "part".to_owned();
        while names.iter().chain(inputs.iter().map(|i| &i.name)).any(|name| name.starts_with(&stem)) {
            stem.push('_');
        }
        let mut bases = Vec::new();
        for class in self.classes.as_ref().map_or(&[][..], |c| &c.bases) {
            let mut terms = Vec::new();
            for (k, (part, &(value, add))) in self.code.family.parts.iter().zip(class).enumerate() {
                let name = known.entry((k, value)).or_insert_with(|| {
                    let map = self.base_map(&part.map, value);
                    let mut emit =
                        |map: &Map| emit::base(map, self.code.index.width(), &mut self.code.budget.borrow_mut());
                    let text = reader.sum(&[(layout_core::family::Monomial::default(), map)], &modes, &mut emit);
                    if text != "0" {
                        let _ = write!(lets, "let {stem}_{k}_{value} = {text};");
                    }
                    (text != "0").then(|| format!("{stem}_{k}_{value}"))
                });
                let sum = match (name.as_ref(), add) {
                    (None, 0) => continue,
                    (None, add) => add.to_string(),
                    (Some(name), 0) => name.clone(),
                    (Some(name), add) => format!("({name} + {add})"),
                };
                terms.push(if part.unit.0.is_empty() {
                    sum
                } else {
                    format!("{} * {sum}", reader.monomial(&part.unit))
                });
            }
            bases.push(if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") });
        }
        let coordinates: String = inputs.iter().map(|i| format!("{}, ", i.name)).collect();
        let bounds = self.code.bounds(&reader, inputs);
        let check = if bounds.is_empty() { String::new() } else { format!("::core::debug_assert!({bounds});") };
        let reciprocals = self.code.reciprocals(root);
        if self.is_ragged() {
            let rooms = self.rooms(&reader, &modes);
            return format!(
                "let reciprocals = {reciprocals}; {check} {cuts} {lets}
                 Self(unsafe {{ {root}::__private::Proven::new(([{}], [{rooms}], (([{}], reciprocals), [{coordinates}]))) }})",
                bases.join(", "),
                names.join(", ")
            );
        }
        format!(
            "let reciprocals = {reciprocals}; {check} {cuts} {lets}
             Self(unsafe {{ <<Self as ::core::ops::Deref>::Target>::new(([{}], (([{}], reciprocals), [{coordinates}]))) }})",
            bases.join(", "),
            names.join(", ")
        )
    }

    /// How far each ragged mode goes on behind the least coordinate of the values.
    fn rooms(&self, reader: &Reader<'_>, modes: &[Input]) -> String {
        let ragged = self.code.family.probes.iter().filter(|p| p.ragged);
        let room = |(probe, (value, _)): (&layout_core::family::Probe, &(u64, Vec<u64>))| {
            let map = self.base_map(&probe.map, *value);
            let mut emit = |map: &Map| emit::base(map, self.code.index.width(), &mut self.code.budget.borrow_mut());
            let at = reader.sum(&[(layout_core::family::Monomial::default(), map)], modes, &mut emit);
            format!("{}::saturating_sub({}, {at})", self.code.index.name(), reader.form(&probe.extent))
        };
        ragged.zip(self.guards.iter().flatten()).map(room).collect::<Vec<_>>().join(", ")
    }

    fn bound_domain(&self) -> Shape {
        self.code.domain().clone()
    }

    fn functions(&self, out: &mut String) {
        let index = self.code.index;
        let values = self.values();
        let leaves = self.code.leaves().split_off(self.inputs().iter().map(|i| i.leaves.len()).sum());
        let all: Vec<usize> = values.iter().flat_map(|v| v.leaves.clone()).collect();
        // No bound coordinate may hide the number of a value.
        let bound = self.inputs().into_iter().map(|i| i.name);
        let number = code::distinct(bound.chain(["v".to_owned()]).collect()).pop().unwrap_or_default();
        let whole = [Input { name: number.clone(), leaves: all }];
        let reader = self.reader();
        let coordinates: String = self.inputs().iter().map(|i| format!("{}, ", i.name)).collect();
        let names = |inputs: &[Input]| inputs.iter().map(|i| i.name.clone()).collect::<Vec<_>>();
        let mut function = |doc: &str, name: &str, inputs: &[Input], ty: &str, body: &str| {
            signature(out, index, doc, name, true, &names(inputs), ty);
            let bounds = self.code.bounds(&reader, inputs);
            let check = if bounds.is_empty() { String::new() } else { format!("::core::debug_assert!({bounds});") };
            let _ = write!(out, "{{ {check} {body} }}");
        };
        let coordinates_at = self.carried("1");
        let inside = |inputs: &[Input]| {
            let own = inputs.iter().map(|i| Input { name: i.name.clone(), leaves: i.leaves.clone() });
            let all: Vec<Input> = self.inputs().into_iter().chain(own).collect();
            format!("let [{coordinates}] = {coordinates_at}; {}", self.code.tested(&reader, &all, inputs))
        };
        let address = |inputs: &[Input]| {
            let own = inputs.iter().map(|i| Input { name: i.name.clone(), leaves: i.leaves.clone() });
            let all: Vec<Input> = self.inputs().into_iter().chain(own).collect();
            format!("let [{coordinates}] = {coordinates_at}; {}", self.code.value(&reader, &all))
        };
        function("The address of a value, by its coordinates.", "index", &values, index.name(), &address(&values));
        function(
            "The address of the value with this number, in the order of the domain.",
            "linear",
            &whole,
            index.name(),
            &address(&whole),
        );
        function(
            "The address of a value, by one coordinate for each leaf.",
            "leaf",
            &leaves,
            index.name(),
            &address(&leaves),
        );
        let ty = code::coord_type(index, values.len());
        let i = [number];
        let coords: Vec<String> =
            emit::coord(&self.code.slice.values(), index.width()).iter().map(|p| emit::as_text(p, &i)).collect();
        let tuple = if coords.len() < 2 { coords.concat() } else { format!("({})", coords.join(", ")) };
        function(
            "The coordinate of each mode that is left, of the value with this number.",
            "coord",
            &whole,
            &ty,
            &tuple,
        );
        let call = format!("::core::option::Option::Some(self.index({}))", names(&values).join(", "));
        let test = match self.is_ragged() {
            true => format!("self.in_bounds({})", names(&values).join(", ")),
            false => self.code.bounds(&reader, &values),
        };
        let option_of = match test {
            bounds if bounds.is_empty() => call,
            bounds => format!("if {bounds} {{ {call} }} else {{ ::core::option::Option::None }}"),
        };
        let option = format!("::core::option::Option<{}>", index.name());
        signature(
            out,
            index,
            "The address of a value, or `None` outside the shape.",
            "try_index",
            true,
            &names(&values),
            &option,
        );
        let _ = write!(out, "{{ {option_of} }}");
        if self.is_ragged() {
            let doc =
                "Whether a value is inside the shape and not past the end of a mode that the tiles do not divide.";
            signature(out, index, doc, "in_bounds", true, &names(&values), "bool");
            let _ = write!(out, "{{ {} }}", inside(&values));
            signature(out, index, doc, "holds", true, &names(&whole), "bool");
            let _ = write!(out, "{{ {} }}", inside(&whole));
        }
        let (plus, minus) = code_terms(&self.code.family.top, &reader.parameters);
        let _ = write!(
            out,
            "#[doc = \"The largest address plus one, over all bound coordinates.\"] #[inline] #[must_use] pub const fn cosize(self) -> usize {{ __root::__private::difference(&[{plus}], &[{minus}]) as usize + 1 }}"
        );
    }

    /// The methods of the hidden trait.
    pub fn trait_methods(&self) -> String {
        let (index, n) = (self.code.index.name(), self.count());
        let tables = match &self.classes {
            Some(_) => format!(
                "const XORS: &'static [{index}] = &[0; {n}]; const OFFSETS: &'static [{index}] = &Self::OFFSETS; const CLASS: &'static [usize] = &Self::CLASS;"
            ),
            None => String::new(),
        };
        let bound = match (&self.of, self.bound_size()) {
            (Of::Named(_, order), 0) => {
                format!("#[inline] fn bound(of: Self::Of) -> usize {{ {} }}", self.bound_text(order))
            }
            (Of::Parameters, 0) => "fn bound(of: Self::Of) -> usize { of.never() }".to_owned(),
            _ => String::new(),
        };
        let nth = match &self.of {
            Of::Named(..) => self.nth(),
            Of::Parameters => "let _ = b; of.never()".to_owned(),
        };
        format!(
            "{tables} {bound} #[inline(always)] fn nth(of: Self::Of, b: usize) -> Self {{ {nth} }}
             #[inline(always)] fn at(slice: Self::Target, v: {index}) -> {index} {{ Self(slice).linear(v) }}"
        )
    }

    /// How many slices a layout has.
    fn bound_text(&self, order: &[usize]) -> String {
        let reads = order.iter().map(|i| format!("of.parameters()[{i}]")).collect();
        let reader = self.code.reader_of(reads, String::new());
        let size = |input: &Input| {
            let extents: Vec<Extent> = input.leaves.iter().map(|&l| self.code.extents[l].clone()).collect();
            format!("({}) as usize", reader.size(&extents))
        };
        self.inputs().iter().map(size).collect::<Vec<_>>().join(" * ")
    }

    /// The slice with this number: the bound coordinates from one integer.
    fn nth(&self) -> String {
        let index = self.code.index.name();
        let (mut text, mut names) = (format!("let b = b as {index};"), Vec::new());
        let parameters = 0..self.code.family.names.len();
        let order = match &self.of {
            Of::Named(_, order) => order.clone(),
            Of::Parameters => Vec::new(),
        };
        let reads = parameters.map(|i| format!("of.parameters()[{}]", order[i])).collect();
        let reader = self.code.reader_of(reads, String::new());
        for (n, input) in self.inputs().iter().enumerate().rev() {
            let extents: Vec<Extent> = input.leaves.iter().map(|&l| self.code.extents[l].clone()).collect();
            let size = reader.size(&extents);
            if n == 0 {
                names.push("b".to_owned());
            } else {
                let _ = write!(text, "let own_{n} = b % ({size}); let b = b / ({size});");
                names.push(format!("own_{n}"));
            }
        }
        names.reverse();
        format!("{text} Self::of(of, {})", names.join(", "))
    }

    /// The paragraph of documentation.
    pub fn documentation(&self) -> String {
        let bound: Vec<String> = (0..self.bound()).map(|i| parameter(&self.code.domain().mode_path(i))).collect();
        let how = match &self.of {
            Of::Named(of, _) => format!("`of({of}, {})`", bound.join(", ")),
            Of::Parameters => format!("`new({}, {})`", self.code.family.names.join(", "), bound.join(", ")),
        };
        format!(
            "\n\n{} values at coordinates bound at run time, {how}: {} plus constants.\n\n```text\n{}\n```",
            self.count(),
            if self.stored() == 1 { "one base".to_owned() } else { format!("{} bases", self.stored()) },
            self.notation(),
        )
    }
}

/// The guards, where each ragged coordinate is one base and a constant for each value.
fn guards(code: &FamilyCode<'_>) -> Option<Guards> {
    let flags = code.slice.flags();
    let guard = |p: &layout_core::family::Probe| {
        let found = slice::slice(&p.map, &flags, &mut code.budget.borrow_mut());
        match (found.kind, found.table) {
            (slice::Kind::Additive, Some(table)) => Some((*found.bases.first()?, table.offsets)),
            _ => None,
        }
    };
    code.family.probes.iter().filter(|p| p.ragged).map(guard).collect()
}

/// What all values of a map of one layout, moved on by `add`, are multiples of; 1 for other maps.
fn divisor(map: &Map, add: u64) -> u64 {
    match map.under_swizzles() {
        Some(layout) => {
            let strides = layout.digits.iter().filter(|d| d.extent > 1).map(|d| d.stride.value());
            strides.chain([layout.offset + add]).fold(0, gcd)
        }
        None => 1,
    }
}

/// The joint classes of the values; `None` where there are more than the walks take from tables.
fn classes(code: &FamilyCode<'_>) -> Option<Classes> {
    let count: u64 = code.slice.values().extents().iter().product();
    if count > CHUNK {
        return None;
    }
    let flags = code.slice.flags();
    let parts = code.family.parts.iter();
    let slices: Vec<slice::Slice> =
        parts.map(|p| slice::slice(&p.map, &flags, &mut code.budget.borrow_mut())).collect();
    let tables: Vec<&Table> = slices.iter().map(|s| s.table.as_ref()).collect::<Option<_>>()?;
    let mut out = Classes { bases: Vec::new(), class: Vec::new(), offsets: Vec::new() };
    let mut numbers = BTreeMap::new();
    for v in 0..usize::try_from(count).ok()? {
        // The part of unit 1 comes first: its offsets are the constants.
        let base = |k: usize| (slices[k].bases[tables[k].class[v]], if k == 0 { 0 } else { tables[k].offsets[v] });
        let key: Vec<(u64, u64)> = (0..slices.len()).map(base).collect();
        let number = *numbers.entry(key.clone()).or_insert_with(|| {
            out.bases.push(key);
            out.bases.len() - 1
        });
        out.class.push(number);
        out.offsets.push(tables[0].offsets[v]);
    }
    Some(out)
}
