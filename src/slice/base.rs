//! The bases of slices.

use crate::parameter::{Reciprocal, State};
use crate::word::Word;
use core::fmt::Debug;
use core::hash::Hash;

/// What a slice keeps of its bound coordinates: one integer, or one for each class of values and the coordinates.
pub trait Base<I>: Copy + Debug + Ord + Hash + 'static {
    /// The base of the class of value `v`. A single integer is everybody's and reads no table.
    fn of(self, class: &'static [usize], v: usize) -> I;
}

impl<I: Word> Base<I> for I {
    #[inline(always)]
    fn of(self, _class: &'static [usize], _v: usize) -> I {
        self
    }
}

/// A base for each class, with the bound coordinates beside them.
impl<I: Word, const C: usize, const K: usize> Base<I> for ([I; C], [I; K]) {
    #[inline(always)]
    fn of(self, class: &'static [usize], v: usize) -> I {
        self.0[if C == 1 { 0 } else { class[v] }]
    }
}

/// Of a layout with parameters: these, too.
impl<I, const C: usize, const P: usize, const D: usize, const K: usize> Base<I> for ([I; C], (State<I, P, D>, [I; K]))
where
    I: Word,
    Reciprocal<I>: Copy + Debug + Ord + Hash,
{
    #[inline(always)]
    fn of(self, class: &'static [usize], v: usize) -> I {
        self.0[if C == 1 { 0 } else { class[v] }]
    }
}
