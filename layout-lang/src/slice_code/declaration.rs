//! What the macro `__slice` of the root crate takes, written part by part.

use super::{Addresses, CHUNK, SliceCode};
use crate::code;
use layout_core::Shape;
use layout_core::decide::budget::{Budget, MAX_VALUES};
use layout_core::decide::slice::{self, Kind};
use layout_core::emit::{self, written};
use std::fmt::{self, Display, Formatter};

impl SliceCode<'_> {
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
