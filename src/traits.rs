//! What generated layouts implement.
//!
//! The macro writes one impl of the hidden [`Static`] for each layout, and the empty [`StoreOnce`] and [`OntoRange`] for
//! what it proved. The public traits follow from these by blanket impls: `rustc` then has the least to check for each
//! layout, and an error about `Injective` does not list the layouts that do implement it.

use crate::space::{Physical, Space};
use crate::visit::Coordinate;
use crate::word::Word;
use core::marker::PhantomData;

/// A map from coordinates to integers: addresses, or coordinates of the space it ends in.
///
/// Declared by [`layout!`](crate::layout!), and implemented by it and by this crate alone.
///
/// # Safety
///
/// Views check the length of a buffer once and then trust these, whatever the value:
///
/// - exactly [`size`](Self::size) coordinates are inside the shape, and for each of them [`at`](Self::at) returns,
///   without panicking and the same each time, a value below [`cosize`](Self::cosize);
/// - [`try_at`](Self::try_at) returns `None` exactly for the coordinates outside, and what `at` returns for those inside;
/// - `size` and `cosize` never change, neither for a value nor for its copies;
/// - [`Size`](Self::Size) is [`Coordinates<N>`], `N` being `size`, or it is [`Dynamic`];
/// - where [`Codomain`](Self::Codomain) is not [`Physical`], the layout is [`Dense`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout",
    label = "expected a layout",
    note = "layouts are declared by `layout!`; only it and its crate implement `Layout`",
    note = "a restriction bound at run time is a part of one, a `Restriction`"
)]
pub unsafe trait Layout: Copy {
    /// The space of the coordinates.
    type Domain: Space;
    /// The space of the values.
    type Codomain: Space;
    /// The integer type of coordinates and values: `u32`, `u64` or `usize`.
    type Index: Word;
    /// One coordinate for each top-level mode: a tuple, the bare [`Index`](Self::Index) for rank 1, `()` for rank 0.
    type Coord: Copy;
    /// The size as a type: [`Coordinates<N>`], or [`Dynamic`] where an extent is a run-time parameter.
    type Size;

    /// How many coordinates there are.
    fn size(&self) -> usize;

    /// The largest value, plus one: the least length of a buffer that is indexed through this layout.
    fn cosize(&self) -> usize;

    /// The value at a coordinate inside the shape.
    ///
    /// Outside it panics in debug builds; in release the result is unspecified.
    fn at(&self, coord: Self::Coord) -> Self::Index;

    /// The value at `coord`, or `None` outside the shape.
    fn try_at(&self, coord: Self::Coord) -> Option<Self::Index>;
}

/// A layout whose shape is known at compile time.
///
/// # Safety
///
/// Iterators over views rely on these, whatever the value:
///
/// - [`SIZE`](Self::SIZE) and [`COSIZE`](Self::COSIZE) are what [`size`](Layout::size) and [`cosize`](Layout::cosize)
///   return, and [`SHAPE`](Self::SHAPE) has the extents of the modes of [`Coord`](Layout::Coord);
/// - [`at_linear`](Self::at_linear) of an `i` below `SIZE` is [`at`](Layout::at) of the `i`th coordinate.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout with a shape known at compile time",
    label = "expected a layout without run-time parameters or ragged modes",
    note = "of any layout, `each` goes over the elements of a view that are inside, and `split::<Mine>()` over its slices"
)]
pub unsafe trait StaticLayout: Layout {
    /// How many coordinates there are.
    const SIZE: usize;
    /// The largest value, plus one.
    const COSIZE: usize;
    /// The sizes of the top-level modes.
    const SHAPE: &'static [usize];

    /// The value at the `i`th coordinate, the last mode varying fastest.
    fn at_linear(&self, i: Self::Index) -> Self::Index;
}

/// A layout that is a bijection onto `0..size`: every value once, no gap.
///
/// # Safety
///
/// [`at`](Layout::at) takes every value below [`size`](Layout::size) at exactly one coordinate inside the shape.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not dense",
    label = "the values of `{Self}` leave gaps or repeat",
    note = "a dense layout takes every value of `0..SIZE` exactly once"
)]
pub unsafe trait Dense: Layout {}

/// A layout into [`Physical`] space that puts no two coordinates at one address: the only ones to store through.
///
/// # Safety
///
/// [`at`](Layout::at) returns different addresses for any two different coordinates inside the shape.
#[diagnostic::on_unimplemented(
    message = "cannot store through `{Self}`",
    label = "`{Self}` is not an injective layout into physical space",
    note = "stores need a map into physical space with one address for each coordinate; a mode with stride `_` is read-only",
    note = "where tiles do not divide a layout (`divide_ceil`), it is `InjectiveInside`, and views of it have `each`, `get_mut` and `split`",
    note = "a restriction bound at run time is stored through by slices of a view of the layout that it restricts: `split::<Mine>()`"
)]
pub unsafe trait Injective: Layout<Codomain = Physical> {}

/// A layout into [`Physical`] space that puts no two coordinates *inside its bounds* at one address. Where tiles do not divide
/// a mode (`divide_ceil`), some coordinates of the tiles are outside: they have no address.
///
/// Every [`Injective`] layout is one. [`ViewMut`](crate::ViewMut) takes it: access by coordinates is checked, and walks visit
/// what is inside.
///
/// # Safety
///
/// [`at`](Layout::at) returns different addresses for any two different coordinates at which [`try_at`](Layout::try_at) is
/// not `None`.
#[diagnostic::on_unimplemented(
    message = "cannot store through `{Self}`",
    label = "`{Self}` is not an injective layout into physical space",
    note = "stores need a map into physical space with one address for each coordinate; a mode with stride `_` is read-only",
    note = "a restriction bound at run time is stored through by slices of a view of the layout that it restricts: `split::<Mine>()`"
)]
pub unsafe trait InjectiveInside: Layout<Codomain = Physical> {}

// SAFETY: what holds for all coordinates holds for those inside.
#[diagnostic::do_not_recommend]
unsafe impl<L: Injective> InjectiveInside for L {}

/// `N` coordinates: the [`Size`](Layout::Size) of a layout whose shape is known at compile time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coordinates<const N: usize>;

/// The [`Size`](Layout::Size) of a layout with an extent known only at run time. It is [`Same`] as nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dynamic;

/// A size that equals `N`.
#[diagnostic::on_unimplemented(
    message = "the sizes differ: `{Self}` where `{N}` are needed",
    label = "this operand has `{Self}`, the other one `{N}`",
    note = "in a composition the right operand must reach each coordinate of the left one exactly once"
)]
pub trait Same<N> {}

#[diagnostic::do_not_recommend]
impl<const N: usize> Same<Coordinates<N>> for Coordinates<N> {}

/// A size known at compile time, of a layout whose coordinates are `C`: it tells those inside.
pub trait Known<C> {
    /// As [`Layout::Size`].
    type Size;
    /// That size.
    const SIZE: usize;

    /// Whether each part of a coordinate is below the extent of its mode.
    fn inside(coord: C, shape: &[usize]) -> bool;
}

impl<C: Coordinate, const N: usize> Known<C> for Coordinates<N> {
    type Size = Self;
    const SIZE: usize = N;

    #[inline(always)]
    fn inside(coord: C, shape: &[usize]) -> bool {
        coord.inside(shape)
    }
}

/// The size of a layout of more than twelve modes, which has to tell by itself what is inside.
pub struct Wide<L, const N: usize>(PhantomData<L>);

impl<C, L: Inside<C>, const N: usize> Known<C> for Wide<L, N> {
    type Size = Coordinates<N>;
    const SIZE: usize = N;

    #[inline(always)]
    fn inside(coord: C, _shape: &[usize]) -> bool {
        L::inside(coord)
    }
}

/// Implemented by the macro where [`Coordinate`] ends.
pub trait Inside<C> {
    /// Whether each part of a coordinate is below the extent of its mode.
    fn inside(coord: C) -> bool;
}

/// What the macro implements for a layout without run-time parameters: the whole of [`Layout`] and [`StaticLayout`].
///
/// # Safety
///
/// As [`Layout`], with the items of these names; `SHAPE` and `at_linear` as in [`StaticLayout`].
#[diagnostic::on_unimplemented(message = "`{Self}` is not a layout", label = "expected a layout")]
pub unsafe trait Static: Copy {
    /// The spaces and the types of the layout.
    type Types: Typed;
    /// See [`StaticLayout::COSIZE`].
    const COSIZE: usize;
    /// See [`StaticLayout::SHAPE`].
    const SHAPE: &'static [usize];

    /// See [`Layout::at`].
    fn at(self, coord: <Self::Types as Typed>::Coord) -> <Self::Types as Typed>::Index;

    /// See [`StaticLayout::at_linear`].
    fn at_linear(self, i: <Self::Types as Typed>::Index) -> <Self::Types as Typed>::Index;
}

/// The spaces and the types of a layout, [`Types`].
pub trait Typed {
    /// See [`Layout::Domain`].
    type Domain: Space;
    /// See [`Layout::Codomain`].
    type Codomain: Space;
    /// See [`Layout::Index`].
    type Index: Word;
    /// See [`Layout::Coord`].
    type Coord: Copy;
    /// The size, from which follows [`Layout::Size`].
    type Size: Known<Self::Coord>;
}

/// Domain, codomain, index, coordinate and size of a layout in one type, since in the impl of each layout `rustc` takes
/// longer for five.
pub struct Types<D, C, I, X, S>(PhantomData<(D, C, I, X, S)>);

impl<D: Space, C: Space, I: Word, X: Copy, S: Known<X>> Typed for Types<D, C, I, X, S> {
    type Domain = D;
    type Codomain = C;
    type Index = I;
    type Coord = X;
    type Size = S;
}

/// Implemented by the macro for what it proved [`Injective`], layouts all: to bound it would be one more thing to check in each.
///
/// # Safety
///
/// As [`Injective`].
pub unsafe trait StoreOnce {}

/// Implemented by the macro for what it proved [`Dense`].
///
/// # Safety
///
/// As [`Dense`].
pub unsafe trait OntoRange {}

/// What tells the size of a layout, and what is inside.
type SizeOf<L> = <<L as Static>::Types as Typed>::Size;

// SAFETY: the contract of `Static` is that of `Layout`.
#[diagnostic::do_not_recommend]
unsafe impl<L: Static> Layout for L {
    type Domain = <L::Types as Typed>::Domain;
    type Codomain = <L::Types as Typed>::Codomain;
    type Index = <L::Types as Typed>::Index;
    type Coord = <L::Types as Typed>::Coord;
    type Size = <SizeOf<L> as Known<<L::Types as Typed>::Coord>>::Size;

    #[inline]
    fn size(&self) -> usize {
        <SizeOf<L> as Known<_>>::SIZE
    }

    #[inline]
    fn cosize(&self) -> usize {
        <L as Static>::COSIZE
    }

    #[inline]
    fn at(&self, coord: <L::Types as Typed>::Coord) -> <L::Types as Typed>::Index {
        Static::at(*self, coord)
    }

    #[inline]
    fn try_at(&self, coord: <L::Types as Typed>::Coord) -> Option<<L::Types as Typed>::Index> {
        let inside = <SizeOf<L> as Known<_>>::inside(coord, <L as Static>::SHAPE);
        if inside { Some(Static::at(*self, coord)) } else { None }
    }
}

// SAFETY: the contract of `Static` contains that of `StaticLayout`.
#[diagnostic::do_not_recommend]
unsafe impl<L: Static> StaticLayout for L {
    const SIZE: usize = <SizeOf<L> as Known<_>>::SIZE;
    const COSIZE: usize = <L as Static>::COSIZE;
    const SHAPE: &'static [usize] = <L as Static>::SHAPE;

    #[inline]
    fn at_linear(&self, i: <L::Types as Typed>::Index) -> <L::Types as Typed>::Index {
        Static::at_linear(*self, i)
    }
}

// SAFETY: the contract of `OntoRange` is that of `Dense`.
#[diagnostic::do_not_recommend]
unsafe impl<L: Layout + OntoRange> Dense for L {}

// SAFETY: the contract of `StoreOnce` is that of `Injective`.
#[diagnostic::do_not_recommend]
unsafe impl<L: Layout<Codomain = Physical> + StoreOnce> Injective for L {}

#[cfg(test)]
mod tests;
