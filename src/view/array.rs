//! The check of an array's length, in `const` too; the message says both numbers.

use crate::traits::StaticLayout;
use core::marker::PhantomData;

/// An array of `N` elements, seen through `L`.
struct Seen<const N: usize, L>(PhantomData<L>);

impl<const N: usize, L: StaticLayout> Seen<N, L> {
    /// What is said where it is too short.
    const TEXT: Text = Text::EMPTY
        .text("an array of ")
        .number(N)
        .text(if N == 1 { " element" } else { " elements" })
        .text(" is too short for a layout that reaches ")
        .number(L::COSIZE);
}

/// Panics where an array of `N` elements is too short for `L`, at the caller's caller.
#[track_caller]
pub(super) const fn check<const N: usize, L: StaticLayout>() {
    if N < L::COSIZE {
        panic!("{}", const { Seen::<N, L>::TEXT.as_str() });
    }
}

/// A message made in a constant: `format!` is none there.
struct Text {
    bytes: [u8; 128],
    len: usize,
}

impl Text {
    const EMPTY: Text = Text { bytes: [0; 128], len: 0 };

    const fn push(mut self, byte: u8) -> Text {
        self.bytes[self.len] = byte;
        self.len += 1;
        self
    }

    const fn text(mut self, text: &str) -> Text {
        let mut i = 0;
        while i < text.len() {
            self = self.push(text.as_bytes()[i]);
            i += 1;
        }
        self
    }

    const fn number(self, n: usize) -> Text {
        let front = if n < 10 { self } else { self.number(n / 10) };
        front.push(b"0123456789"[n % 10])
    }

    const fn as_str(&self) -> &str {
        match str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "an array is too short for its layout",
        }
    }
}
