//! Equality of types, as a bound whose error can be worded.

/// The layout that a restriction is of, where the view has layout `L`: the same type.
///
/// # Safety
///
/// `is` returns its argument.
#[diagnostic::on_unimplemented(
    message = "a view of `{L}` is split by its own restrictions only",
    label = "this restriction is not of `{L}`",
    note = "a view is split by a restriction with `{L}` at its left end, `Mine = {L} | {{ … }}`, of the same block; where an operation or an imported name stands there, it is of `Unnamed`"
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
