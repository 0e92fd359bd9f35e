//! `each_ptr`, where the bases differ by run-time numbers alone: one pointer for each, all moved on from the first.
//!
//! The sums are taken behind the extension to the width of pointers, where compilers fold them into one instruction
//! each. A sum in 32 bits carries no proof that it does not wrap.

use super::SliceText;
use layout_core::list::{Listed as _, Mapped as _};
use std::fmt::Write;

/// The most pointers that are kept.
const MOST: usize = 16;

impl SliceText<'_> {
    /// Before it the walk of all slices would be found: this one is for slices of several bases.
    pub(super) fn pointers(&self, out: &mut String, root: &str) {
        let Some(moves) = self.moves() else { return };
        let (index, n, classes) = (self.code.index.name(), self.count(), moves.len());
        // Addressing modes of 64-bit hosts take the scale in; on GPUs a 32-bit base is widened and scaled at once.
        let moved = |from: &str, by: &str| match self.code.index.width().bits {
            32 => format!("{from}.byte_add(({by}).wrapping_mul(::core::mem::size_of::<T>()))"),
            _ => format!("{from}.add({by})"),
        };
        let first = moved("p", "bases[0] as usize");
        let pointers: Vec<String> = moves.mapped(|by| moved("first", by));
        let _ = write!(
            out,
            "#[doc = \"Calls `f(v, pointer)` for each value, `pointer` being `p` moved on by the address, in elements of `T`.\\n\\n# Safety\\n\\nThe slice was made at coordinates inside their extents; `p` and the elements from it on, as many as the cosize of the layout, are inside one allocation.\"] #[inline(always)]
             pub unsafe fn each_ptr<T>(self, p: *mut T, mut f: impl ::core::ops::FnMut({index}, *mut T)) {{
                 let (bases, (state, _)) = self.0.base();
                 let pointers: [*mut T; {classes}] = unsafe {{
                     let first = {first};
                     [{}]
                 }};
                 {root}::unroll::<{n}>(|v| f(v as {index}, unsafe {{ pointers[Self::CLASS[v]].add(Self::OFFSETS[v] as usize) }}));
             }}",
            pointers.join(", ")
        );
    }

    /// For each base how far it stands behind the first, in `usize`; `None` where that depends on coordinates, or where
    /// there is one base, which needs nothing of this.
    fn moves(&self) -> Option<Vec<String>> {
        let bases = &self.classes.as_ref()?.bases;
        let (first, parts) = (bases.first()?, &self.code.family.parts);
        if bases.len() < 2 || bases.len() > MOST {
            return None;
        }
        let behind = |base: &Vec<(u64, u64)>| {
            let mut terms = Vec::new();
            for ((part, own), first) in parts.iter().zip(base).zip(first) {
                let by = own.1.checked_sub(first.1).filter(|_| own.0 == first.0)?;
                let factors = part.unit.0.iter().map(|x| format!("state.0[{x}] as usize"));
                let product: Vec<String> = factors.chain([by.to_string()]).list();
                terms.extend((by > 0).then(|| product.join(" * ")));
            }
            Some(if terms.is_empty() { "0_usize".to_owned() } else { terms.join(" + ") })
        };
        bases.iter().map(behind).list_some()
    }
}
