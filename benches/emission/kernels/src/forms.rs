//! From one map to its three forms.

/// `$body` for each value, written out.
macro_rules! unrolled {
    (4, $v:ident => $body:expr) => { unrolled!(@ $v $body; 0 1 2 3) };
    (16, $v:ident => $body:expr) => { unrolled!(@ $v $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15) };
    (32, $v:ident => $body:expr) => {{
        unrolled!(16, $v => $body);
        unrolled!(@ $v $body; 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31)
    }};
    (48, $v:ident => $body:expr) => {{
        unrolled!(32, $v => $body);
        unrolled!(@ $v $body; 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47)
    }};
    (@ $v:ident $body:expr; $($n:literal)*) => {{ $({ #[allow(non_upper_case_globals)] const $v: usize = $n; $body; })* }};
}

/// A layout as a sum of digits: `(x / weight % extent) * stride` for each mode, as composition is defined.
macro_rules! digits {
    ($x:expr; $($weight:literal % $extent:literal * $stride:literal),*) => {{ let x = $x; 0 $(+ x / $weight % $extent * $stride)* }};
}

/// `x ^ (((x >> src) & mask) << dst)`.
macro_rules! swizzled {
    ($x:expr; $bits:literal, $src:literal, $dst:literal) => {{
        let x = $x;
        x ^ (((x >> $src) & ((1 << $bits) - 1)) << $dst)
    }};
}

/// A module with the three forms of one map, each walking its values as pointers (`_ptr`) and as byte addresses in shared
/// memory (`_byte`), and evaluating one value (`index`, `literal`).
///
/// `layout`: a slice and the layout that it restricts, the latter as an expression in the coordinates. `literal`: the composite,
/// every stage written out. `hand`: what one writes who knows the answer: a base, its scale, what is xor-ed and what is added
/// for a value.
macro_rules! forms {
    ($int:ident $name:ident($($arg:ident),*), $v:ident < $n:tt of $element:ty;
     layout: $slice:ident, $index:expr; literal: $literal:expr; hand: ($base:expr) * $scale:literal, $xor:expr, $add:expr;) => {
        #[allow(clippy::identity_op, clippy::erasing_op, clippy::modulo_one, unused_variables)]
        pub mod $name {
            use super::*;
            pub type Element = $element;
            const SIZE: u32 = size_of::<Element>() as u32;

            #[inline(always)]
            pub const fn index($($arg: $int,)* $v: $int) -> $int { $index }
            #[inline(always)]
            pub const fn literal($($arg: $int,)* $v: $int) -> $int { $literal }

            /// # Safety
            ///
            /// As `each_ptr`: coordinates in range, and the cosize of elements from `p` on.
            #[inline(always)]
            pub unsafe fn ours_ptr($($arg: $int,)* p: *mut Element, mut f: impl FnMut(usize, *mut Element)) {
                // SAFETY: the caller's promise.
                unsafe { $slice::new($($arg),*).each_ptr(p, |v, p| f(v as usize, p)) }
            }
            #[inline(always)]
            pub fn ours_byte($($arg: $int,)* smem: u32, mut f: impl FnMut(usize, u32)) {
                $slice::new($($arg),*).each_byte(smem, SIZE, |v, address| f(v as usize, address))
            }
            /// # Safety
            ///
            /// As `each_ptr`: coordinates in range, and the cosize of elements from `p` on.
            #[inline(always)]
            pub unsafe fn literal_ptr($($arg: $int,)* p: *mut Element, mut f: impl FnMut(usize, *mut Element)) {
                // SAFETY: the caller's promise; a value is below the cosize.
                unrolled!($n, V => f(V, unsafe { p.add(literal($($arg,)* V as $int) as usize) }))
            }
            #[inline(always)]
            pub fn literal_byte($($arg: $int,)* smem: u32, mut f: impl FnMut(usize, u32)) {
                unrolled!($n, V => f(V, smem.wrapping_add(literal($($arg,)* V as $int) as u32 * SIZE)))
            }
            /// # Safety
            ///
            /// As `each_ptr`: coordinates in range, and the cosize of elements from `p` on.
            #[inline(always)]
            pub unsafe fn hand_ptr($($arg: $int,)* p: *mut Element, mut f: impl FnMut(usize, *mut Element)) {
                let base = $base;
                unrolled!($n, V => f(V, {
                    const XOR: usize = { let $v = V; $xor } * size_of::<Element>();
                    const ADD: usize = { let $v = V; $add };
                    // SAFETY: the caller's promise; a value by hand is the same number.
                    unsafe { p.byte_add((base as usize * ($scale * size_of::<Element>())) ^ XOR).add(ADD) }
                }))
            }
            #[inline(always)]
            pub fn hand_byte($($arg: $int,)* smem: u32, mut f: impl FnMut(usize, u32)) {
                let base = smem.wrapping_add($base as u32 * ($scale * SIZE));
                unrolled!($n, V => f(V, {
                    const XOR: u32 = { let $v = V; $xor } as u32 * SIZE;
                    const ADD: u32 = { let $v = V; $add } as u32 * SIZE;
                    (base ^ XOR).wrapping_add(ADD)
                }))
            }
        }
    };
}

/// All maps with their coordinates, and names for two functions of each.
macro_rules! singles {
    ($single:ident) => {
        $single! {
            c01(t, v): e_c01__ours e_c01__literal;
            c02(t, v): e_c02__ours e_c02__literal;
            c03(t, v): e_c03__ours e_c03__literal;
            c04(t, v): e_c04__ours e_c04__literal;
            c05s(t, v): e_c05s__ours e_c05s__literal;
            c05g(t, v): e_c05g__ours e_c05g__literal;
            c06w(t, v): e_c06w__ours e_c06w__literal;
            c06r(t, v): e_c06r__ours e_c06r__literal;
            c07(t, u, v): e_c07__ours e_c07__literal;
            c07x(t, m, n, v): e_c07x__ours e_c07x__literal;
            c08(s, t, v): e_c08__ours e_c08__literal;
            c09(t, v): e_c09__ours e_c09__literal;
            c09b(t, v): e_c09b__ours e_c09b__literal;
            c10(t, v): e_c10__ours e_c10__literal;
            c11r(t, v): e_c11r__ours e_c11r__literal;
            c11b(t, v): e_c11b__ours e_c11b__literal;
            c12(t, v): e_c12__ours e_c12__literal;
        }
    };
}
