//! The bases of slices.

use crate::word::Word;
use core::fmt::Debug;

/// What a slice keeps of its bound coordinates: one integer, or one for each class of values.
pub trait Base<I>: Copy + Debug + 'static {
    /// The base of the class of value `v`. A single integer is everybody's and reads no table.
    fn of(self, class: &'static [usize], v: usize) -> I;
}

impl<I: Word> Base<I> for I {
    #[inline(always)]
    fn of(self, _class: &'static [usize], _v: usize) -> I {
        self
    }
}

impl<I: Word, const C: usize> Base<I> for [I; C] {
    #[inline(always)]
    fn of(self, class: &'static [usize], v: usize) -> I {
        self[class[v]]
    }
}

/// A base for each class, with the bound coordinates beside them.
impl<I: Word, const C: usize, T: Copy + Debug + 'static> Base<I> for ([I; C], T) {
    #[inline(always)]
    fn of(self, class: &'static [usize], v: usize) -> I {
        self.0[if C == 1 { 0 } else { class[v] }]
    }
}
