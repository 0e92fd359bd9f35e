//! Definitions as text: what a declared layout leaves behind for the blocks that import it.

mod family;
mod sound;

use crate::syntax::limits::HEIGHT;
use layout_core::emit::written;
use layout_core::family::Family;
use layout_core::list::Listed as _;
use layout_core::tree::{Mode, Path, Tree};
use layout_core::{Digit, Layout, Map, Shape, Space, Stage, Stride, Swizzle};
use std::fmt::{self, Display, Formatter};

/// What a name of another block stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Definition {
    /// A layout.
    Map(Map),
    /// A layout whose first modes, so many, are bound at run time.
    Slice(Map, usize),
    /// A layout with parameters: what stands for it, how many of its modes are bound at run time, and the rest.
    Family(Map, usize, Box<Family>),
    /// A named integer.
    Int(u64),
    /// An item that was refused where it stands, and what it might have been.
    Poisoned(Box<Definition>),
}

/// The text of a definition.
#[must_use]
pub fn write(definition: &Definition) -> String {
    match definition {
        Definition::Poisoned(ghost) => format!("poisoned {}", write(ghost)),
        Definition::Int(n) => format!("int {n}"),
        Definition::Slice(map, bound) => slice(map, *bound),
        Definition::Family(map, bound, of) => format!("family {bound} {}|{}", self::map(map), family::write(of)),
        Definition::Map(map) => self::map(map),
    }
}

/// The text of a layout.
pub(crate) fn map(map: &Map) -> String {
    let flag = if map.restricted { "restricted" } else { "whole" };
    written(|out| {
        write!(out, "map {} {} {flag} ", map.from.name(), map.to.name())?;
        write_modes(&map.domain.modes, out)?;
        out.write_str(" ")?;
        write_stages(&map.stages, out)
    })
}

/// The text of a layout whose first modes, so many, are bound at run time.
pub(crate) fn slice(map: &Map, bound: usize) -> String {
    format!("slice {bound} {}", self::map(map))
}

/// The definition that a text stands for; `None` if it is not one of ours.
#[must_use]
pub fn read(text: &str) -> Option<Definition> {
    match text.strip_prefix("poisoned ") {
        Some(ghost) => Some(Definition::Poisoned(Box::new(read_value(ghost)?))),
        None => read_value(text),
    }
}

fn read_value(text: &str) -> Option<Definition> {
    let (kind, rest) = text.split_once(' ')?;
    match kind {
        "map" => read_map(rest).map(Definition::Map),
        "slice" => {
            let (bound, map) = rest.split_once(" map ")?;
            let (map, bound) = (read_map(map)?, bound.parse().ok()?);
            (1..=map.domain.rank()).contains(&bound).then_some(Definition::Slice(map, bound))
        }
        "family" => {
            let (bound, rest) = rest.split_once(" map ")?;
            let (map, rest) = rest.split_once('|')?;
            let (map, bound) = (read_map(map)?, bound.parse().ok()?);
            if bound <= map.domain.rank() { family::read(rest, map, bound) } else { None }
        }
        "int" => rest.parse().ok().map(Definition::Int),
        _ => None,
    }
}

/// `logical physical whole (row:4,col:8) L0,4*8,8*1`.
fn read_map(text: &str) -> Option<Map> {
    let mut words = text.split(' ');
    let mut word = || words.next();
    let (from, to) = (space(word()?)?, space(word()?)?);
    let restricted = match word()? {
        "restricted" => true,
        "whole" => false,
        _ => return None,
    };
    let mut reader = Reader { text: word()?.as_bytes(), at: 0, depth: 0 };
    let domain = Shape { modes: reader.modes()? };
    let stages = word()?.split(';').map(read_stage).list_some()?;
    let map = Map { domain, from, to, stages, restricted };
    (reader.peek().is_none() && word().is_none() && sound::is_map(&map)).then_some(map)
}

fn space(name: &str) -> Option<Space> {
    [Space::Logical, Space::Physical, Space::ThreadValue].into_iter().find(|s| s.name() == name)
}

/// `(row:128,lane:(:8,:4))`.
fn write_modes(modes: &[Mode<u64>], out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str("(")?;
    for (i, mode) in modes.iter().enumerate() {
        out.write_str(if i > 0 { "," } else { "" })?;
        mode.label.fmt(out)?;
        out.write_str(":")?;
        match &mode.tree {
            Tree::Leaf(n) => n.fmt(out)?,
            Tree::Tuple(inner) => write_modes(inner, out)?,
        }
    }
    out.write_str(")")
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// Tuples around it.
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// Everything up to one of two bytes.
    fn until(&mut self, stop: u8, other: u8) -> Option<&str> {
        let start = self.at;
        // Plainly: macros run unoptimised.
        while self.at < self.text.len() && self.text[self.at] != stop && self.text[self.at] != other {
            self.at += 1;
        }
        std::str::from_utf8(&self.text[start..self.at]).ok()
    }

    fn modes(&mut self) -> Option<Vec<Mode<u64>>> {
        self.eat(b'(')?;
        // Far more than a path has names.
        self.depth = (self.depth < HEIGHT).then_some(self.depth + 1)?;
        let mut out = Vec::new();
        while self.peek()? != b')' {
            let label = Path::parse(self.until(b':', b':')?);
            self.eat(b':')?;
            let tree = match self.peek()? {
                b'(' => Tree::Tuple(self.modes()?),
                _ => Tree::Leaf(self.until(b',', b')')?.parse().ok()?),
            };
            out.push(Mode { label, tree });
            if self.peek()? == b',' {
                self.at += 1;
            }
        }
        self.depth -= 1;
        self.eat(b')')?;
        Some(out)
    }
}

/// The stages between `;`.
fn write_stages(stages: &[Stage], out: &mut Formatter<'_>) -> fmt::Result {
    for (i, stage) in stages.iter().enumerate() {
        out.write_str(if i > 0 { ";" } else { "" })?;
        write_stage(stage, out)?;
    }
    Ok(())
}

/// `L0,128*64,64*_` (the offset first) or `S3,6,3`.
fn write_stage(stage: &Stage, out: &mut Formatter<'_>) -> fmt::Result {
    match stage {
        Stage::Swizzle(s) => write!(out, "S{},{},{}", s.bits, s.src, s.dst),
        Stage::Layout(l) => {
            write!(out, "L{}", l.offset)?;
            for d in &l.digits {
                match d.stride {
                    Stride::Int(stride) => write!(out, ",{}*{stride}", d.extent)?,
                    Stride::Broadcast => write!(out, ",{}*_", d.extent)?,
                }
            }
            Ok(())
        }
    }
}

fn read_stage(text: &str) -> Option<Stage> {
    let (kind, rest) = text.split_at_checked(1)?;
    let mut parts = rest.split(',');
    if kind == "S" {
        let mut next = || parts.next()?.parse().ok();
        let swizzle = Swizzle::new(next()?, next()?, next()?).ok()?;
        return parts.next().is_none().then_some(Stage::Swizzle(swizzle));
    }
    let offset = parts.next()?.parse().ok()?;
    let digit = |part: &str| {
        let (extent, stride) = part.split_once('*')?;
        let stride = if stride == "_" { Stride::Broadcast } else { Stride::Int(stride.parse().ok()?) };
        let extent = extent.parse().ok()?;
        if extent > 0 { Some(Digit { extent, stride }) } else { None }
    };
    if kind != "L" {
        return None;
    }
    Layout::new(parts.map(digit).list_some()?, offset).ok().map(Stage::Layout)
}

#[cfg(test)]
mod tests {
    use super::*;
    use layout_core::ops;

    #[test]
    fn round_trip() {
        let inner = vec![Mode::leaf(Path::parse("a.b"), 8), Mode::unnamed(Tree::Leaf(4))];
        let domain = Shape {
            modes: vec![Mode { label: Path::parse("lane"), tree: Tree::Tuple(inner) }, Mode::unnamed(Tree::Leaf(2))],
        };
        let strides = [Stride::Int(8), Stride::Int(2), Stride::Broadcast];
        let map = ops::layout(domain, &strides, Space::Logical, Space::Physical).unwrap();
        let map = ops::swizzle(Swizzle::new(2, 3, 0).unwrap(), &map).unwrap();
        let map = ops::restrict(&map, &[(Path::parse("lane.a.b"), ops::Bind::Value(1))]).unwrap();
        assert!(map.restricted);
        let poisoned = Definition::Poisoned(Box::new(Definition::Map(map.clone())));
        for definition in [Definition::Map(map.clone()), Definition::Slice(map, 1), Definition::Int(7), poisoned] {
            assert_eq!(read(&write(&definition)), Some(definition));
        }
        assert_eq!(read("map logical nowhere whole (:1) L0"), None);
        assert_eq!(read(""), None);
    }
}
