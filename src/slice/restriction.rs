//! What a run-time restriction is: to its users ([`Restriction`], [`Kind`]) and to the code that the macro writes.

use super::base::Base;
use super::walk::Slice;
use crate::space::{Logical, Physical};
use crate::traits::{Dynamic, Layout};
use crate::word::Word;
use core::fmt::Debug;
use core::marker::PhantomData;
use core::ops::Deref;

/// How the addresses of a slice follow from what is computed when it is made: its constant `KIND`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One base; each address is it plus a constant.
    Additive,
    /// One base; each address is it xor-ed with one constant, plus another.
    Xor,
    /// A base for each class of values; each address is one of them plus a constant.
    General,
}

/// The part of a layout that is left when some of its coordinates are bound at run time: the values of one thread, say.
///
/// Declared as `Mine = Addr | { thread }` by [`layout!`](crate::layout!), and implemented by it alone. The struct itself
/// has the methods to use in a kernel (`new`, `index`, `each`, `each_ptr`, …), in its own index type; these here serve code
/// that is generic, and count in `usize`.
///
/// # Safety
///
/// Code that hands out disjoint `&mut` relies on these, for every `of: Self::Of`:
///
/// - there is an injective map `c` from the pairs of `b < bound(of)` and `v < LEN` to coordinates inside the shape of `of`,
///   such that [`nth(of, b).at(v)`](Self::at) is the value of `of` at `c(b, v)`. So every address is below the cosize of
///   `of`; and where `Of` is [`Injective`](crate::Injective), different values have different addresses, and different
///   `b` give slices that share none;
/// - [`at`](Self::at) returns the same each time, also for a copy, and neither [`nth`](Self::nth) nor it panics in range;
/// - [`each`](Self::each) calls `f(v, self.at(v))` once for each `v < LEN`, in ascending order, and nothing else.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a run-time restriction with all its values inside",
    label = "expected one such as `Mine = Addr | {{ thread }}`, without ragged modes",
    note = "only a layout restricted to coordinates bound at run time is split into slices; declare one in `layout!`",
    note = "where tiles do not divide (`divide_ceil`) values may be outside: such slices have `get`, `get_mut` and `each`"
)]
pub unsafe trait Restriction: Copy {
    /// The layout that is restricted.
    type Of: Layout;
    /// The integer type of the struct's own methods: `u32`, `u64` or `usize`.
    type Index: Word;
    /// How many slices there are: the product of the extents of the bound modes. 0 where a run-time extent is among them.
    const BOUND: usize;
    /// How many values each slice has.
    const LEN: usize;

    /// How many slices of this layout there are: [`BOUND`](Self::BOUND), where that is not 0.
    fn bound(of: Self::Of) -> usize;

    /// The slice at the `b`th of the [`bound`](Self::bound) bound coordinates, the last of them varying fastest.
    ///
    /// Out of range it panics in debug builds; in release the slice is then unspecified.
    fn nth(of: Self::Of, b: usize) -> Self;

    /// The address, in elements, of the `v`th value, in the order of the domain.
    ///
    /// Out of range it panics in debug builds; in release the result is then unspecified.
    fn at(self, v: usize) -> usize;

    /// Calls `f(v, address)` for each value, in the order of the domain; addresses in elements. Unrolled.
    fn each(self, f: impl FnMut(usize, usize));
}

/// A restriction whose values may be outside: of a layout into tiles that do not divide it (`divide_ceil`). Every
/// [`Restriction`] is one, with no value outside.
///
/// [`View::split`](crate::View::split) and [`ViewMut::split`](crate::ViewMut::split) take it: an edge tile is a slice with
/// fewer elements, and no store reaches past the end.
///
/// # Safety
///
/// Code that hands out disjoint `&mut` relies on these, for every `of: Self::Of`:
///
/// - there is an injective map `c` from the pairs of `b < slices(of)` and `v < VALUES` to coordinates of `of`, such that
///   [`slice(of, b).try_at(v)`](Self::try_at) is `of.try_at(c(b, v))`; past the last value it is `None`. So every address is
///   below the cosize of `of`; and where `Of` is [`InjectiveInside`](crate::InjectiveInside), different values have
///   different addresses, and different `b` give slices that share none;
/// - `try_at` returns the same each time, also for a copy, and neither [`slice`](Self::slice) nor it panics in range;
/// - [`each_inside`](Self::each_inside) calls `f(v, address)` once for each `v` at which `try_at` is `Some(address)`, in
///   ascending order, and nothing else.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a run-time restriction",
    label = "expected a restriction such as `Mine = Addr | {{ thread }}`",
    note = "only a layout restricted to coordinates bound at run time is split into slices; declare one in `layout!`"
)]
pub unsafe trait RestrictionInside: Copy {
    /// The layout that is restricted.
    type Of: Layout;
    /// How many values each slice has, those outside among them.
    const VALUES: usize;

    /// How many slices of this layout there are.
    fn slices(of: Self::Of) -> usize;

    /// The slice at the `b`th of the bound coordinates, the last of them varying fastest.
    ///
    /// Out of range it panics in debug builds; in release the slice is then unspecified.
    fn slice(of: Self::Of, b: usize) -> Self;

    /// The address, in elements, of the `v`th value, in the order of the domain; `None` outside.
    fn try_at(self, v: usize) -> Option<usize>;

    /// Calls `f(v, address)` for each value inside, in the order of the domain; addresses in elements. Unrolled.
    fn each_inside(self, f: impl FnMut(usize, usize));
}

// SAFETY: the contract of `Restriction`, where all values are inside.
#[diagnostic::do_not_recommend]
unsafe impl<R: Restriction> RestrictionInside for R {
    type Of = R::Of;
    const VALUES: usize = R::LEN;

    #[inline(always)]
    fn slices(of: Self::Of) -> usize {
        R::bound(of)
    }

    #[inline(always)]
    fn slice(of: Self::Of, b: usize) -> Self {
        R::nth(of, b)
    }

    #[inline(always)]
    fn try_at(self, v: usize) -> Option<usize> {
        (v < R::LEN).then(|| self.at(v))
    }

    #[inline(always)]
    fn each_inside(self, f: impl FnMut(usize, usize)) {
        self.each(f);
    }
}

/// What the macro implements for a restriction of `N` values, on a struct around a [`Slice`]: from it follow the slice's
/// methods and [`Restriction`].
///
/// # Safety
///
/// Let `base` be the one inside `nth(of, b)`, for any `of` and any `b < bound(of)`.
///
/// - What [`at`](Self::at) returns for each `v < N` keeps the contract of [`Restriction`], with `LEN` being `N`, and is
///   below the cosize of `of`, which fits the [index type](Slicing::Index).
/// - `deref` always gives the slice that the struct was made around.
/// - Where `N` is 256 or less, `XORS` and `OFFSETS` have `N` entries or more, and `at` of `v` is `(base ^ XORS[v]) + OFFSETS[v]`,
///   or `base[CLASS[v]] + OFFSETS[v]` where the [base](Slicing::Base) holds an array; what stands in front of the `+` is below
///   the cosize too, and each of the entries of `CLASS`, `N` where there is an array, is below the length of the array.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a run-time restriction with all its values inside",
    label = "expected one such as `Mine = Addr | {{ thread }}`, without ragged modes",
    note = "only a layout restricted to coordinates bound at run time is split into slices; declare one in `layout!`",
    note = "where tiles do not divide (`divide_ceil`) values may be outside: such slices have `get`, `get_mut` and `each`"
)]
pub unsafe trait Restrict<const N: usize>: Copy + Deref<Target = Slice<Self, N>> {
    /// A [`Sliced`]: one name, since each costs the compiler as much as a function.
    type Types: Slicing;

    /// See [`Restriction::bound`].
    #[inline(always)]
    fn bound(_of: Of<Self, N>) -> usize {
        Self::Types::BOUND
    }

    /// The constant xor-ed to the base for each value; left out where all are 0, and where there are more than 256, which no
    /// table serves.
    const XORS: &'static [Index<Self, N>] = Index::<Self, N>::ZEROS;
    /// The constant added for each value, in elements; none where there are more than 256.
    const OFFSETS: &'static [Index<Self, N>] = &[];
    /// Which base each value belongs to; left out where there is but one.
    const CLASS: &'static [usize] = &[];

    /// See [`Restriction::nth`].
    fn nth(of: Of<Self, N>, b: usize) -> Self;

    /// The address of value `v < N` by arithmetic, no table: `Self(slice).index(v)`.
    fn at(slice: Slice<Self, N>, v: Index<Self, N>) -> Index<Self, N>;
}

/// The types of a restriction, and how many slices there are: [`Sliced`].
pub trait Slicing {
    /// See [`Restriction::Of`].
    type Of: Layout;
    /// See [`Restriction::Index`].
    type Index: Word;
    /// One `Index`; or, where `index` needs them, an array with one for each class, and the bound coordinates.
    type Base: Base<Self::Index>;
    /// The extents of the top-level modes that are left: [`Modes`] of a tuple of [`Coordinates`](crate::Coordinates), or
    /// [`AnyModes`].
    type Shape;
    /// See [`Restriction::BOUND`].
    const BOUND: usize;
}

/// Slices of the layout `O` with indices `I`, from bases `B`, with values of shape `S`; so many.
#[derive(Clone, Copy, Debug)]
pub struct Sliced<O, I, B, S, const BOUND: usize>(PhantomData<(O, I, B, S)>);

impl<O: Layout, I: Word, B: Base<I>, S, const BOUND: usize> Slicing for Sliced<O, I, B, S, BOUND> {
    type Of = O;
    type Index = I;
    type Base = B;
    type Shape = S;
    const BOUND: usize = BOUND;
}

/// The layout that `R` restricts.
pub type Of<R, const N: usize> = <<R as Restrict<N>>::Types as Slicing>::Of;

/// The integer type of `R`'s own methods.
pub type Index<R, const N: usize> = <<R as Restrict<N>>::Types as Slicing>::Index;

/// What `R` holds.
pub type BaseOf<R, const N: usize> = <<R as Restrict<N>>::Types as Slicing>::Base;

/// The shape of the values of `R`.
pub type Shape<R, const N: usize> = <<R as Restrict<N>>::Types as Slicing>::Shape;

/// What the macro implements where the last mode is a vector.
///
/// # Safety
///
/// [`VECTOR`](Self::VECTOR) divides the number of values, and each run of as many values from a multiple of it has
/// consecutive addresses, the first of which is a multiple of `VECTOR`.
#[diagnostic::on_unimplemented(
    message = "the last mode of `{Self}` is not a vector",
    label = "its values are not consecutive addresses that start at a multiple of their number",
    note = "vectors are the last mode, whole; `each` visits the values one by one"
)]
pub unsafe trait Contiguous {
    /// The extent of the last mode.
    const VECTOR: usize;
}

/// A restriction whose last mode is a vector: it stays whole in every slice, and its values lie side by side, aligned.
///
/// What it promises is enough to read and write a vector by one wide access.
///
/// # Safety
///
/// [`VECTOR`](Self::VECTOR) divides [`LEN`](Restriction::LEN); for each `v` below that and a multiple of it, the addresses of
/// the values `v..v + VECTOR` are consecutive, the first being a multiple of `VECTOR`.
/// [`each_vector`](Self::each_vector) calls `f(v, self.at(v))` once for each such `v`, in ascending order, and nothing else.
#[diagnostic::on_unimplemented(
    message = "the last mode of `{Self}` is not a vector",
    label = "its values are not consecutive addresses that start at a multiple of their number"
)]
pub unsafe trait Vectored: Restriction {
    /// The extent of the last mode.
    const VECTOR: usize;

    /// Calls `f(v, address)` for the first value of each vector; addresses in elements. Unrolled.
    fn each_vector(self, f: impl FnMut(usize, usize));
}

// SAFETY: the contracts of `Restrict` and `Contiguous` together.
#[diagnostic::do_not_recommend]
unsafe impl<R, const N: usize> Vectored for R
where
    R: Restrict<N> + Contiguous + Deref<Target = Slice<R, N>>,
{
    const VECTOR: usize = <R as Contiguous>::VECTOR;

    #[inline(always)]
    fn each_vector(self, f: impl FnMut(usize, usize)) {
        (*self).each_vector_usize(f);
    }
}

/// A shape of values that equals `S`.
#[diagnostic::on_unimplemented(
    message = "the two slices have values of different shapes: `{Self}` and `{S}`",
    label = "a slice of `{Self}` values, beside one of `{S}`",
    note = "`each_pair` takes the values of both slices in step, so the modes that are left must have the same extents"
)]
pub trait InStep<S> {}

/// The [`Shape`](Slicing::Shape) of extents `S`.
#[derive(Clone, Copy, Debug)]
pub struct Modes<S>(PhantomData<S>);

/// The [`Shape`](Slicing::Shape) of a restriction that was refused: whatever it is beside is no second mistake.
#[derive(Clone, Copy, Debug)]
pub struct AnyModes;

#[diagnostic::do_not_recommend]
impl<S> InStep<Modes<S>> for Modes<S> {}

#[diagnostic::do_not_recommend]
impl<S> InStep<S> for AnyModes {}

#[diagnostic::do_not_recommend]
impl<S> InStep<AnyModes> for Modes<S> {}

// SAFETY: the contract of `Restrict` contains that of `Restriction`; `at` and `each` return the addresses it speaks of.
#[diagnostic::do_not_recommend]
unsafe impl<R, const N: usize> Restriction for R
where
    R: Restrict<N> + Deref<Target = Slice<R, N>>,
{
    type Of = Of<R, N>;
    type Index = Index<R, N>;
    const BOUND: usize = R::Types::BOUND;
    const LEN: usize = N;

    #[inline(always)]
    fn bound(of: Self::Of) -> usize {
        <R as Restrict<N>>::bound(of)
    }

    #[inline(always)]
    fn nth(of: Self::Of, b: usize) -> Self {
        debug_assert!(b < <R as Restrict<N>>::bound(of), "slice {b} of {}", <R as Restrict<N>>::bound(of));
        <R as Restrict<N>>::nth(of, b)
    }

    #[inline(always)]
    fn at(self, v: usize) -> usize {
        debug_assert!(v < N, "value {v} of {N}");
        <R as Restrict<N>>::at(*self, Word::from_usize(v)).to_usize()
    }

    #[inline(always)]
    fn each(self, f: impl FnMut(usize, usize)) {
        (*self).each_usize(f);
    }
}

/// The layout of a restriction whose operand has no name of its own: there is no value of it, so nothing is split by it.
#[derive(Clone, Copy, Debug)]
pub struct Unnamed<I>(core::convert::Infallible, PhantomData<I>);

impl<I> Unnamed<I> {
    /// Whatever is asked for: there is no value to call this on.
    #[doc(hidden)]
    pub const fn never<T>(self) -> T {
        match self.0 {}
    }
}

// SAFETY: there is no value to call these on.
unsafe impl<I: Word> Layout for Unnamed<I> {
    type Domain = Logical;
    type Codomain = Physical;
    type Index = I;
    type Coord = ();
    type Size = Dynamic;

    fn size(&self) -> usize {
        match self.0 {}
    }

    fn cosize(&self) -> usize {
        match self.0 {}
    }

    fn at(&self, (): ()) -> I {
        match self.0 {}
    }

    fn try_at(&self, (): ()) -> Option<I> {
        match self.0 {}
    }
}
