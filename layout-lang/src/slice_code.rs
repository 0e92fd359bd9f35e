//! The text of a restriction bound at run time: what depends on the bound coordinates is computed once in `new`, the
//! rest is constants.

mod declaration;

use crate::check::Slice;
use crate::code;
use crate::index::IndexType;
use crate::notation;
use layout_core::decide::budget::Budget;
use layout_core::decide::slice::{self, Kind};
use layout_core::decide::values;
use layout_core::emit::{self, Form};
use layout_core::list::Listed as _;
use layout_core::ops;
use layout_core::shape::unflatten;
use layout_core::tree::Tree;
use layout_core::{Map, Shape};

/// Values that the walks take from tables; of more, up to [`MAX_VALUES`](layout_core::decide::budget::MAX_VALUES), a table
/// is only there to be read.
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

    /// The three addresses, by mode, by number and by leaf, those that differ.
    fn addresses(&self, sizes: &[u64], extents: &[u64], budget: &mut Budget) -> Addresses {
        let own = if self.keeps_coordinates() { self.slice.map.clone() } else { self.value_map() };
        let mut address = |inputs: &[u64], names: &[String]| self.address(&own, inputs, names, budget);
        let index = address(sizes, &self.modes);
        let linear = (sizes.len() != 1).then(|| address(&[self.count], &[self.number()]));
        let leaf = (extents != sizes).then(|| address(extents, &self.leaves));
        Addresses { index, linear, leaf }
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
