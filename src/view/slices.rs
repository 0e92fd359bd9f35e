//! The values of one thread, warp or tile, as elements of a view.

use super::part::Part;
use crate::slice::{InStep, Restrict, Restriction, RestrictionInside, Shape, Slicing, Vectored};
use core::fmt::{self, Debug};
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

/// What one value of the bound coordinates reads of a [`View`](super::View): made by [`View::split`](super::View::split).
///
/// Values are numbered in the order of the domain that is left, as by the restriction's own `each`. Where tiles do not divide
/// the layout ([`RestrictionInside`]), some values of an edge tile are outside, and have no element.
pub struct SliceRef<'a, T, R> {
    part: Part<T, R>,
    life: PhantomData<&'a [T]>,
}

/// What one value of the bound coordinates stores to in a [`ViewMut`](super::ViewMut): made by
/// [`ViewMut::split`](super::ViewMut::split). No other slice of the split has any of these elements.
///
/// Values are numbered in the order of the domain that is left, as by the restriction's own `each`. Where tiles do not divide
/// the layout ([`RestrictionInside`]), some values of an edge tile are outside, and have no element.
pub struct SliceMut<'a, T, R> {
    part: Part<T, R>,
    life: PhantomData<&'a mut [T]>,
}

// SAFETY: as `&[T]`, and a restriction.
unsafe impl<T: Sync, R: Send> Send for SliceRef<'_, T, R> {}
// SAFETY: as above.
unsafe impl<T: Sync, R: Sync> Sync for SliceRef<'_, T, R> {}
// SAFETY: as `&mut [T]`, and a restriction.
unsafe impl<T: Send, R: Send> Send for SliceMut<'_, T, R> {}
// SAFETY: as above.
unsafe impl<T: Sync, R: Sync> Sync for SliceMut<'_, T, R> {}

impl<T, R: Copy> Clone for SliceRef<'_, T, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, R: Copy> Copy for SliceRef<'_, T, R> {}

#[allow(clippy::len_without_is_empty, reason = "there is always a value")]
impl<'a, T, R: RestrictionInside> SliceRef<'a, T, R> {
    /// # Safety
    ///
    /// For `'a`, the elements of the part are valid, and only read.
    #[inline(always)]
    pub(super) unsafe fn new(part: Part<T, R>) -> Self {
        SliceRef { part, life: PhantomData }
    }

    /// The restriction, bound to the coordinates of this slice.
    #[inline]
    #[must_use]
    pub fn restriction(&self) -> R {
        self.part.restriction
    }

    /// The element of value `v`, or `None` past the last and outside.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, v: usize) -> Option<&'a T> {
        // SAFETY: an element of the part, which is only read for `'a`.
        self.part.get(v).map(|place| unsafe { place.as_ref() })
    }

    /// Calls `f(v, element)` for each value inside, in order. Unrolled: `v` is a constant in each copy of `f`, up to 256 values.
    #[inline(always)]
    pub fn each(&self, mut f: impl FnMut(usize, &'a T)) {
        // SAFETY: elements of the part, which are only read for `'a`.
        self.part.each(|v, place| f(v, unsafe { place.as_ref() }));
    }

    /// How many values there are; at least one.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize
    where
        R: Restriction,
    {
        R::LEN
    }

    /// The elements, in the order of the values.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'a T> + DoubleEndedIterator + use<'a, T, R>
    where
        R: Restriction,
    {
        let part = self.part;
        // SAFETY: `v` is below the number of values; elements of the part are only read for `'a`.
        (0..R::LEN).map(move |v| unsafe { part.at(v).as_ref() })
    }

    /// The `k`th run along the last mode, where that is a vector: contiguous, and aligned to its extent.
    #[inline(always)]
    #[must_use]
    pub fn vector(&self, k: usize) -> Option<&'a [T]>
    where
        R: Vectored,
    {
        // SAFETY: elements of the part, which are only read for `'a`.
        self.part.vector(k).map(|run| unsafe { run.as_ref() })
    }

    /// The runs along the last mode, one after the other, where that is a vector. Their length is a constant.
    #[inline]
    pub fn vectors(&self) -> impl ExactSizeIterator<Item = &'a [T]> + DoubleEndedIterator + use<'a, T, R>
    where
        R: Vectored,
    {
        let part = self.part;
        // SAFETY: `k` is below the number of vectors; elements of the part are only read for `'a`.
        (0..R::LEN / R::VECTOR).map(move |k| unsafe { part.vector_at(k).as_ref() })
    }
}

#[allow(clippy::len_without_is_empty, reason = "there is always a value")]
impl<'a, T, R: RestrictionInside> SliceMut<'a, T, R> {
    /// # Safety
    ///
    /// For `'a`, the elements of the part are valid, and nobody else uses them. The layout of the restriction is
    /// [`InjectiveInside`](crate::InjectiveInside).
    #[inline(always)]
    pub(super) unsafe fn new(part: Part<T, R>) -> Self {
        SliceMut { part, life: PhantomData }
    }

    /// The same slice, to read.
    #[inline(always)]
    #[must_use]
    pub fn as_ref(&self) -> SliceRef<'_, T, R> {
        // SAFETY: the elements are borrowed with `self`.
        unsafe { SliceRef::new(self.part) }
    }

    /// The restriction, bound to the coordinates of this slice.
    #[inline]
    #[must_use]
    pub fn restriction(&self) -> R {
        self.part.restriction
    }

    /// The element of value `v`, or `None` past the last and outside.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, v: usize) -> Option<&T> {
        self.as_ref().get(v)
    }

    /// The element of value `v`, or `None` past the last and outside.
    #[inline(always)]
    #[must_use]
    pub fn get_mut(&mut self, v: usize) -> Option<&mut T> {
        // SAFETY: an element of the part, borrowed with `self`.
        self.part.get(v).map(|mut place| unsafe { place.as_mut() })
    }

    /// Calls `f(v, element)` for each value inside, in order. Unrolled: `v` is a constant in each copy of `f`, up to 256 values.
    ///
    /// A closure that captures numbers is faster as `move |…|`: behind a reference they are read again after each store.
    #[inline(always)]
    pub fn each(&mut self, mut f: impl FnMut(usize, &mut T)) {
        // SAFETY: elements of the part, borrowed with `self`, one at a time.
        self.part.each(|v, mut place| f(v, unsafe { place.as_mut() }));
    }

    /// How many values there are; at least one.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize
    where
        R: Restriction,
    {
        R::LEN
    }

    /// The elements, in the order of the values, to read.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &T> + DoubleEndedIterator
    where
        R: Restriction,
    {
        self.as_ref().iter()
    }

    /// The `k`th run along the last mode, to read, where that is a vector: contiguous, and aligned to its extent.
    #[inline(always)]
    #[must_use]
    pub fn vector(&self, k: usize) -> Option<&[T]>
    where
        R: Vectored,
    {
        self.as_ref().vector(k)
    }

    /// The runs along the last mode, to read, where that is a vector. Their length is a constant.
    #[inline]
    pub fn vectors(&self) -> impl ExactSizeIterator<Item = &[T]> + DoubleEndedIterator
    where
        R: Vectored,
    {
        self.as_ref().vectors()
    }

    /// Calls `f(v, element, element of the other)` for each value of two slices with values of the same shape, in order
    /// and unrolled: a copy loads from one and stores to the other.
    ///
    /// ```
    /// use layout_algebra::{View, ViewMut, layout};
    ///
    /// layout! {
    ///     In: logical -> physical = (row: 4, col: 2):(2, 1);
    ///     Out: logical -> physical = (row: 4, col: 2):(1, 4);
    ///     Load = In | { row };
    ///     Store = Out | { row };
    /// }
    /// let (rows, mut columns) = ([0, 1, 2, 3, 4, 5, 6, 7], [0; 8]);
    /// let input = View::from_array(&rows, In);
    /// let mut output = ViewMut::from_array(&mut columns, Out);
    /// for (mut store, load) in output.split::<Store>().zip(input.split::<Load>()) {
    ///     store.each_pair(&load, |_, to, from| *to = *from);
    /// }
    /// assert_eq!(columns, [0, 2, 4, 6, 1, 3, 5, 7]);
    /// ```
    #[inline(always)]
    pub fn each_pair<U, S, const N: usize, const M: usize>(
        &mut self,
        other: &SliceRef<'_, U, S>,
        mut f: impl FnMut(usize, &mut T, &U),
    ) where
        R: Restrict<N>,
        S: Restrict<M, Types: Slicing<Shape: InStep<Shape<R, N>>>>,
    {
        // SAFETY: elements of both parts: ours borrowed with `self`, one at a time, the others only read.
        self.part.each_pair(other.part, |v, mut place, theirs| unsafe { f(v, place.as_mut(), theirs.as_ref()) });
    }

    /// The elements, in the order of the values. The references may be kept together.
    #[inline]
    pub fn iter_mut(&mut self) -> impl ExactSizeIterator<Item = &mut T> + DoubleEndedIterator
    where
        R: Restriction,
    {
        // SAFETY: the elements are borrowed with `self`, which this stands for.
        unsafe { SliceMut::new(self.part) }.into_iter_mut()
    }

    /// The elements, in the order of the values, for as long as the view is borrowed.
    #[inline]
    pub fn into_iter_mut(self) -> impl ExactSizeIterator<Item = &'a mut T> + DoubleEndedIterator + use<'a, T, R>
    where
        R: Restriction,
    {
        let part = self.part;
        // SAFETY: `v` is below the number of values, and taken once; as the layout is injective, no two values share an
        // element, and nobody else uses them for `'a`.
        (0..R::LEN).map(move |v| unsafe { part.at(v).as_mut() })
    }

    /// The `k`th run along the last mode, where that is a vector: contiguous, and aligned to its extent.
    #[inline(always)]
    #[must_use]
    pub fn vector_mut(&mut self, k: usize) -> Option<&mut [T]>
    where
        R: Vectored,
    {
        // SAFETY: elements of the part, borrowed with `self`.
        self.part.vector(k).map(|mut run| unsafe { run.as_mut() })
    }

    /// The runs along the last mode, one after the other, where that is a vector. Their length is a constant.
    #[inline]
    pub fn vectors_mut(&mut self) -> impl ExactSizeIterator<Item = &mut [T]> + DoubleEndedIterator
    where
        R: Vectored,
    {
        let part = self.part;
        // SAFETY: `k` is below the number of vectors, and taken once; different ones have different values, and so
        // different elements. They are borrowed with `self`.
        (0..R::LEN / R::VECTOR).map(move |k| unsafe { part.vector_at(k).as_mut() })
    }
}

/// The panic of `slice[v]`.
#[cold]
#[inline(never)]
#[track_caller]
fn past_the_last<R: Restriction>(v: usize) -> ! {
    panic!("value {v} of a slice of {}", R::LEN)
}

impl<T, R: Restriction> Index<usize> for SliceRef<'_, T, R> {
    type Output = T;

    /// # Panics
    ///
    /// Past the last value.
    #[inline(always)]
    #[track_caller]
    fn index(&self, v: usize) -> &T {
        self.get(v).unwrap_or_else(|| past_the_last::<R>(v))
    }
}

impl<T, R: Restriction> Index<usize> for SliceMut<'_, T, R> {
    type Output = T;

    /// # Panics
    ///
    /// Past the last value.
    #[inline(always)]
    #[track_caller]
    fn index(&self, v: usize) -> &T {
        self.get(v).unwrap_or_else(|| past_the_last::<R>(v))
    }
}

impl<T, R: Restriction> IndexMut<usize> for SliceMut<'_, T, R> {
    /// # Panics
    ///
    /// Past the last value.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, v: usize) -> &mut T {
        self.get_mut(v).unwrap_or_else(|| past_the_last::<R>(v))
    }
}

impl<T: Debug, R: RestrictionInside> Debug for SliceRef<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..R::VALUES).filter_map(|v| self.get(v))).finish()
    }
}

impl<T: Debug, R: RestrictionInside> Debug for SliceMut<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}
