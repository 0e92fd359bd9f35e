//! The check of an array's length, in `const` too; the message says both numbers.

use crate::traits::StaticLayout;
use core::marker::PhantomData;

/// What is checked about an array, and how it is said.
pub(super) trait Check {
    /// The length of the array.
    const FOUND: usize;
    /// The cosize of the layout.
    const NEEDED: usize;
    /// The message, in `LEN` bytes of `TEXT`.
    const TEXT: Text = Text::EMPTY
        .text("an array of ")
        .number(Self::FOUND)
        .text(" elements is too short for a layout that reaches ")
        .number(Self::NEEDED);
}

/// An array of `N` elements, seen through `L`.
pub(super) struct Enough<const N: usize, L>(PhantomData<L>);

impl<const N: usize, L: StaticLayout> Check for Enough<N, L> {
    const FOUND: usize = N;
    const NEEDED: usize = L::COSIZE;
}

/// Panics where the array is too short, at the caller's caller.
#[track_caller]
pub(super) const fn check<C: Check>() {
    if C::FOUND < C::NEEDED {
        panic!("{}", const { C::TEXT.as_str() });
    }
}

/// A message made in a constant: `format!` is none there.
pub(super) struct Text {
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
