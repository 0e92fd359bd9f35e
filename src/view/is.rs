//! Equality of types, as a bound whose error can be worded.

/// The layout that a restriction is of, where the view has layout `L`: the same type.
///
/// # Safety
///
/// `is` returns its argument.
#[diagnostic::on_unimplemented(
    message = "a view of `{L}` is split by its own restrictions only",
    label = "this restriction is not of `{L}`",
    note = "write the restriction from `{L}` itself, in its block and in one item: `Mine = {L} | {{ … }}`, `Mine = divide({L}, …) | {{ … }}`",
    note = "a part of `Tiles = divide({L}, …)` splits views of `Tiles`; copies, a swizzle in front and imported names make it one of `Unnamed`"
)]
pub unsafe trait Is<L> {
    /// The same value.
    fn is(layout: L) -> Self;
}

// SAFETY: the identity.
#[diagnostic::do_not_recommend]
unsafe impl<L> Is<L> for L {
    #[inline(always)]
    fn is(layout: L) -> L {
        layout
    }
}
