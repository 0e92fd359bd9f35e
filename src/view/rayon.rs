//! Slices in parallel: feature `rayon`.

use super::is::Is;
use super::slices::{SliceMut, SliceRef};
use super::split::{Split, SplitMut};
use super::uninit::covers;
use super::write::ViewMut;
use crate::slice::{Restriction, RestrictionInside};
use crate::traits::{InjectiveInside, Layout};
use core::mem::MaybeUninit;
use rayon::iter::plumbing::{Consumer, Producer, ProducerCallback, UnindexedConsumer, bridge};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

/// A [`Split`] or [`SplitMut`] as a parallel iterator.
#[derive(Debug)]
pub struct ParSplit<S>(S);

struct Slices<S>(S);

macro_rules! parallel {
    ($split:ident, $slice:ident, $auto:ident) => {
        impl<'a, T: $auto, R: RestrictionInside<Of: Send> + Send> IntoParallelIterator for $split<'a, T, R> {
            type Item = $slice<'a, T, R>;
            type Iter = ParSplit<Self>;

            fn into_par_iter(self) -> ParSplit<Self> {
                ParSplit(self)
            }
        }

        impl<'a, T: $auto, R: RestrictionInside<Of: Send> + Send> ParallelIterator for ParSplit<$split<'a, T, R>> {
            type Item = $slice<'a, T, R>;

            fn drive_unindexed<C: UnindexedConsumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn opt_len(&self) -> Option<usize> {
                Some(self.0.len())
            }
        }

        impl<T: $auto, R: RestrictionInside<Of: Send> + Send> IndexedParallelIterator for ParSplit<$split<'_, T, R>> {
            fn len(&self) -> usize {
                self.0.len()
            }

            fn drive<C: Consumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn with_producer<C: ProducerCallback<Self::Item>>(self, callback: C) -> C::Output {
                callback.callback(Slices(self.0))
            }
        }

        impl<'a, T: $auto, R: RestrictionInside<Of: Send> + Send> Producer for Slices<$split<'a, T, R>> {
            type Item = $slice<'a, T, R>;
            type IntoIter = $split<'a, T, R>;

            fn into_iter(self) -> Self::IntoIter {
                self.0
            }

            fn split_at(self, index: usize) -> (Self, Self) {
                let (front, back) = self.0.split_at(index);
                (Slices(front), Slices(back))
            }
        }
    };
}

parallel!(Split, SliceRef, Sync);
parallel!(SplitMut, SliceMut, Send);

impl<'a, T: Send, L: Layout> ViewMut<'a, MaybeUninit<T>, L> {
    /// [`init_split`](ViewMut::init_split) in parallel: `f(b, v)` is stored as value `v` of slice `b`.
    ///
    /// # Panics
    ///
    /// Where the slices leave out a part of the layout, since `R` also fixes coordinates or cuts them to ranges.
    pub fn par_init_split<R>(mut self, f: impl Fn(usize, usize) -> T + Sync) -> ViewMut<'a, T, L>
    where
        L: InjectiveInside,
        R: Restriction<Of: Is<L> + Send> + Send,
    {
        covers::<_, R, L>(self.window);
        self.split::<R>().into_par_iter().enumerate().for_each(|(b, mut slice)| {
            slice.each(|v, element| {
                element.write(f(b, v));
            });
        });
        // SAFETY: `covers`, so that every element was stored to.
        unsafe { self.assume_init() }
    }
}
