//! Composition of two layout types, in code that is generic over them.

use crate::space::{Logical, Space};
use crate::traits::{Dense, Injective, Layout, Same, StaticLayout};
use crate::word::Word;

/// The space that the right operand of [`compose`] ends in, where the left one starts from `S`.
#[diagnostic::on_unimplemented(
    message = "the spaces do not meet: the right operand ends in `{Self}`, the left one starts from `{S}`",
    label = "this operand ends in `{Self}`",
    note = "in `compose(G, F)`, `F` runs first; between the two there are logical coordinates"
)]
pub trait Meets<S>: Space {}

#[diagnostic::do_not_recommend]
impl Meets<Logical> for Logical {}

/// `F` first, then `G`: what [`compose`] returns.
///
/// It has the coordinates of `F` and the addresses of `G`, and is [`Injective`] and [`Dense`] where `G` is.
// No `Default`: the bounds of `compose` would be passed by.
#[derive(Clone, Copy, Debug)]
pub struct Composite<G, F> {
    g: G,
    f: F,
}

/// The composition of two layouts: `c ↦ g(f(c))`, where `f(c)` numbers a coordinate of `g`.
///
/// `f` has to reach each coordinate of `g` once: it ends in the logical space from which `g` starts, which makes it a dense
/// bijection, and has the same size. Both are checked by the bounds. Between layouts that are both at hand, `G @ F` inside
/// [`layout!`](crate::layout!) is the better form, since it simplifies what it emits: here the literal composite is
/// evaluated.
///
/// ```
/// use layout_algebra::{Layout, compose, layout};
///
/// layout! {
///     Tile: logical -> physical = (row: 16, col: 8):(12, 1);
///     Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
/// }
/// let store = compose(Tile, Frag);
/// assert_eq!(store.at((7, 2)), Tile.index(1 + 8, 6));
/// ```
#[must_use]
pub const fn compose<G, F>(g: G, f: F) -> Composite<G, F>
where
    G: StaticLayout,
    F: Layout<Codomain: Meets<G::Domain>, Size: Same<G::Size>>,
{
    Composite { g, f }
}

impl<G: StaticLayout, F: Layout> Composite<G, F> {
    /// The address of the coordinate of `g` with this number.
    #[inline(always)]
    fn outer(&self, i: F::Index) -> G::Index {
        self.g.at_linear(G::Index::from_usize(i.to_usize()))
    }
}

// SAFETY: `compose` is the only way to make one, so `f` ends in logical space, where layouts are dense bijections, and is of
// the size of `g`. So it takes each value below `g.size()` at one coordinate, and that value is the number of a coordinate inside the shape of `g`: what `g` promises of its values holds of these. Which coordinates
// are inside, and how many, is what `f` says.
#[diagnostic::do_not_recommend]
unsafe impl<G: StaticLayout, F: Layout> Layout for Composite<G, F> {
    type Domain = F::Domain;
    type Codomain = G::Codomain;
    type Index = G::Index;
    type Coord = F::Coord;
    type Size = F::Size;

    #[inline]
    fn size(&self) -> usize {
        self.f.size()
    }

    #[inline]
    fn cosize(&self) -> usize {
        self.g.cosize()
    }

    #[inline]
    fn at(&self, coord: F::Coord) -> G::Index {
        self.outer(self.f.at(coord))
    }

    #[inline]
    fn try_at(&self, coord: F::Coord) -> Option<G::Index> {
        self.f.try_at(coord).map(|i| self.outer(i))
    }
}

// SAFETY: the shape is that of `F`, and so is the numbering of coordinates; a number of one of them fits `F::Index`.
#[diagnostic::do_not_recommend]
unsafe impl<G: StaticLayout, F: StaticLayout> StaticLayout for Composite<G, F> {
    const SIZE: usize = F::SIZE;
    const COSIZE: usize = G::COSIZE;
    const SHAPE: &'static [usize] = F::SHAPE;

    #[inline]
    fn at_linear(&self, i: G::Index) -> G::Index {
        self.outer(self.f.at_linear(F::Index::from_usize(i.to_usize())))
    }
}

// SAFETY: `f` is one-to-one onto the coordinates of `g`, and `g` takes different coordinates to different addresses.
#[diagnostic::do_not_recommend]
unsafe impl<G: StaticLayout + Injective, F: Layout> Injective for Composite<G, F> {}

// SAFETY: as above, and `g` reaches every value below its size, which is that of `f`.
#[diagnostic::do_not_recommend]
unsafe impl<G: StaticLayout + Dense, F: Layout> Dense for Composite<G, F> {}
