//! The values of a slice, one by one.

use super::base::Base;
use super::proven::Proven;
use super::restriction::{BaseOf, Contiguous, InStep, Index, Restrict, Shape};
use super::unroll::{CHUNK, Count, steps, unroll};
use crate::word::Word;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// What a run-time restriction such as `Mine = Addr | { thread }` holds, and the ways to walk its `N` values. The struct
/// that [`layout!`](crate::layout!) declares derefs to it.
///
/// Values are numbered in the order of the domain, the last mode varying fastest. Addresses are counted in elements unless
/// said otherwise. Every closure is called once for each value, in that order, and is written out as often: its first
/// argument is a constant in each copy, so an array that it indexes stays in registers. Above 256 values a loop remains.
pub struct Slice<R: Restrict<N>, const N: usize> {
    base: Proven<R, BaseOf<R, N>>,
}

impl<R: Restrict<N>, const N: usize> Clone for Slice<R, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Restrict<N>, const N: usize> Copy for Slice<R, N> {}

impl<R: Restrict<N>, const N: usize> fmt::Debug for Slice<R, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slice").field("base", &self.base.get()).finish()
    }
}

/// What a declared restriction prints. A function, for the compiler then has less to check in each of them.
#[inline]
pub fn debug<R: Restrict<N>, const N: usize>(
    name: &str,
    slice: &Slice<R, N>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    f.debug_tuple(name).field(slice).finish()
}

/// Two slices are equal where they were made from equal bases, so always when made at the same coordinates.
impl<R: Restrict<N>, const N: usize> PartialEq for Slice<R, N> {
    fn eq(&self, other: &Self) -> bool {
        self.base() == other.base()
    }
}

impl<R: Restrict<N>, const N: usize> Eq for Slice<R, N> {}

impl<R: Restrict<N>, const N: usize> PartialOrd for Slice<R, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By their bases: an order to sort and to look up by, not one of addresses where there is more than one base.
impl<R: Restrict<N>, const N: usize> Ord for Slice<R, N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.base().cmp(&other.base())
    }
}

impl<R: Restrict<N>, const N: usize> Hash for Slice<R, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.base().hash(state);
    }
}

/// How many vectors a slice has.
struct Vectors<R, const N: usize>(PhantomData<R>);

impl<R: Contiguous, const N: usize> Count for Vectors<R, N> {
    const N: usize = N / R::VECTOR;
}

impl<R: Restrict<N>, const N: usize> Slice<R, N> {
    /// The slice with this base.
    ///
    /// # Safety
    ///
    /// `base` is what the macro's code computes from the bound coordinates. That these are in range is *not* promised: a
    /// restriction's `new` is safe and checks it in debug builds alone, its `advance_…` never. What depends on it asks for it
    /// ([`each_ptr`](Self::each_ptr)); generic code takes slices from [`Restriction::nth`](crate::Restriction::nth).
    #[doc(hidden)]
    #[inline(always)]
    pub const unsafe fn new(base: BaseOf<R, N>) -> Self {
        // SAFETY: the property that `Proven` claims is what the caller has promised.
        Slice { base: unsafe { Proven::new(base) } }
    }

    /// What was computed from the bound coordinates, in elements.
    ///
    /// An integer where `KIND` is `Additive`, and mostly where it is `Xor`. Else, since `index` needs them again, a pair: an
    /// array with one integer for each class of values, empty above 256 values, and the tuple of the bound coordinates.
    #[inline(always)]
    #[must_use]
    pub const fn base(self) -> BaseOf<R, N> {
        self.base.get()
    }

    /// Calls `f(v, address)` for each value.
    #[inline(always)]
    pub fn each(self, mut f: impl FnMut(Index<R, N>, Index<R, N>)) {
        unroll::<N>(|v| f(Index::<R, N>::from_usize(v), self.value(v)));
    }

    /// The array of `f(v, address)`, without one in memory before: accumulators are `map(|_, _| 0.0)`.
    ///
    /// Where `f` panics, what it has returned before is leaked.
    #[inline(always)]
    pub fn map<T>(self, mut f: impl FnMut(Index<R, N>, Index<R, N>) -> T) -> [T; N] {
        let mut out = [const { MaybeUninit::<T>::uninit() }; N];
        unroll::<N>(|v| {
            // Never `None`; an index would leave a panic behind where a loop remains.
            if let Some(place) = out.get_mut(v) {
                place.write(f(Index::<R, N>::from_usize(v), self.value(v)));
            }
        });
        // SAFETY: `[MaybeUninit<T>; N]` is laid out as `[T; N]`, and `unroll` has visited each `v < N`, so that every
        // element was written. `out` drops nothing, so each is moved out once.
        unsafe { (&raw const out).cast::<[T; N]>().read() }
    }

    /// Calls `f(v, address)` for the first value of each vector, the vector being the last mode: it has that mode's
    /// extent, its addresses are consecutive, and `address` is a multiple of the extent.
    #[inline(always)]
    pub fn each_vector(self, mut f: impl FnMut(Index<R, N>, Index<R, N>))
    where
        R: Contiguous,
    {
        steps::<Vectors<R, N>>(|k| f(Index::<R, N>::from_usize(k * R::VECTOR), self.value(k * R::VECTOR)));
    }

    /// Calls `f(v, address, other_address)` for each value of two slices with values of the same shape: a copy loads
    /// from one and stores to the other.
    #[inline(always)]
    pub fn each_pair<O, const M: usize>(self, other: &O, mut f: impl FnMut(Index<R, N>, Index<R, N>, Index<O, M>))
    where
        O: Restrict<M>,
        Shape<O, M>: InStep<Shape<R, N>>,
    {
        const { assert!(M == N, "slices of the same shape have the same number of values") };
        let other: Slice<O, M> = **other;
        unroll::<N>(|v| f(Index::<R, N>::from_usize(v), self.value(v), other.value(v)));
    }

    /// Calls `f(v, pointer)` for each value, `pointer` being `p` moved on by the address, in elements of `T`.
    ///
    /// The constants are added at the pointer, where loads and stores take them as immediate offsets: this is the form for
    /// global memory.
    ///
    /// # Safety
    ///
    /// The slice was made at coordinates inside their extents: by `new`, which checks them in debug builds alone, and where
    /// it was moved by `advance_…`, inside them still.
    ///
    /// `p` and the `cosize` elements of `T` from it on, by the cosize of the restricted layout, are inside one allocation.
    /// What `f` does with its pointers is for the caller to answer for: those of two slices of one
    /// [`Injective`](crate::Injective) layout that were made at different coordinates never meet.
    #[inline(always)]
    pub unsafe fn each_ptr<T>(self, p: *mut T, mut f: impl FnMut(Index<R, N>, *mut T)) {
        unroll::<N>(|v| {
            let (first, offset) = self.parts(v);
            // SAFETY: at coordinates in range, which the caller promises, `first` and `first + offset` are below the cosize by
            // the contract of `Restrict`, so both steps stay inside the allocation that the caller has promised, and no size in
            // bytes passes `isize::MAX`.
            f(Index::<R, N>::from_usize(v), unsafe {
                // Addressing modes of 64-bit hosts take the scale in; on GPUs a 32-bit base is widened and scaled at once.
                let first = if const { size_of::<Index<R, N>>() > 4 } {
                    p.add(first)
                } else {
                    p.byte_add(first.wrapping_mul(size_of::<T>()))
                };
                first.add(offset)
            });
        });
    }

    /// Calls `f(v, address)` for each value, with 32-bit addresses of shared memory, in bytes: `smem` is where the tile
    /// starts, `element` the bytes of one element.
    ///
    /// Where [`XORS`](Restrict::XORS) are not all zero, they are applied to the address in bytes. Then `element` must be a
    /// power of two, and `smem` aligned to the swizzle's span: to the power of two above every entry of `XORS`, times
    /// `element`. Debug builds assert both; in release other addresses come out. The tile must end at 2³² or before.
    #[inline(always)]
    pub fn each_byte(self, smem: u32, element: u32, mut f: impl FnMut(Index<R, N>, u32)) {
        debug_assert!(self.aligned(smem, element), "a swizzled tile at {smem:#x}, not aligned to the swizzle's span");
        unroll::<N>(|v| {
            let v_index = Index::<R, N>::from_usize(v);
            let address = if const { N <= CHUNK } {
                let first = smem.wrapping_add(self.base.get().of(R::CLASS, v).to_u32().wrapping_mul(element));
                (first ^ R::XORS[v].to_u32().wrapping_mul(element))
                    .wrapping_add(R::OFFSETS[v].to_u32().wrapping_mul(element))
            } else {
                smem.wrapping_add(R::at(self, v_index).to_u32().wrapping_mul(element))
            };
            f(v_index, address);
        });
    }

    /// [`each`](Self::each) in `usize`, where the sum is taken after the extension: a sum in `u32` could not be folded
    /// into an access.
    #[inline(always)]
    pub(super) fn each_usize(self, mut f: impl FnMut(usize, usize)) {
        unroll::<N>(|v| f(v, self.address(v)));
    }

    /// The address of value `v < N` in `usize`, in the form of [`each_usize`](Self::each_usize).
    #[inline(always)]
    pub(crate) fn address(self, v: usize) -> usize {
        let (first, offset) = self.parts(v);
        first.wrapping_add(offset)
    }

    /// [`each_vector`](Self::each_vector) in `usize`, likewise.
    #[inline(always)]
    pub(super) fn each_vector_usize(self, mut f: impl FnMut(usize, usize))
    where
        R: Contiguous,
    {
        steps::<Vectors<R, N>>(|k| {
            let (first, offset) = self.parts(k * R::VECTOR);
            f(k * R::VECTOR, first.wrapping_add(offset));
        });
    }

    /// The address of value `v < N`, in the index type. A constant `v` reads no table once this is inlined; above 256
    /// values `v` is none, and the address comes from arithmetic.
    #[inline(always)]
    fn value(self, v: usize) -> Index<R, N> {
        if const { N <= CHUNK } {
            self.base.get().of(R::CLASS, v).xor(R::XORS[v]).plus(R::OFFSETS[v])
        } else {
            R::at(self, Index::<R, N>::from_usize(v))
        }
    }

    /// The address of value `v < N` in two parts: what depends on the bound coordinates, and a constant.
    #[inline(always)]
    fn parts(self, v: usize) -> (usize, usize) {
        if const { N <= CHUNK } {
            (self.base.get().of(R::CLASS, v).xor(R::XORS[v]).to_usize(), R::OFFSETS[v].to_usize())
        } else {
            (self.value(v).to_usize(), 0)
        }
    }

    /// Whether xor on addresses in bytes is xor on addresses in elements.
    fn aligned(self, smem: u32, element: u32) -> bool {
        let bits = R::XORS.iter().fold(0, |bits, xor| bits | xor.to_u32());
        let span =
            bits.checked_add(1).and_then(u32::checked_next_power_of_two).and_then(|span| span.checked_mul(element));
        bits == 0 || element.is_power_of_two() && span.is_some_and(|span| smem.is_multiple_of(span))
    }
}
