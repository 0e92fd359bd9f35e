//! What a view asks of its layout, as a bound whose error can be worded.

use crate::space::Physical;
use crate::traits::Layout;

/// A layout into [`Physical`] space: its values are addresses. Every such layout is one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout into physical space",
    label = "a view needs a layout whose values are addresses",
    note = "a map into logical space gets addresses from the layout of the memory: `Tile @ Frag`",
    note = "a restriction bound at run time opens no view of its own: take a view of the layout that it restricts, and from that `split::<Mine>()` or `slice::<Mine>(number)`"
)]
pub trait Addresses: Layout<Codomain = Physical> {}

#[diagnostic::do_not_recommend]
impl<L: Layout<Codomain = Physical>> Addresses for L {}
