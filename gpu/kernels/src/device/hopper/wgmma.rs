//! Products of four warps, both operands in shared memory: `wgmma.m64n256k16` on halves, accumulated in floats.

use core::arch::asm;

/// This thread's part of 64 x 256 sums: `layout_algebra::atoms::wgmma::M64N256C`, its register as `(8, 2, 2), 2, 2`. Nested,
/// since arrays of 128 are kept in memory.
pub type Accumulators = [[[[[f32; 2]; 2]; 2]; 2]; 8];

/// Where an operand lies in shared memory.
#[derive(Clone, Copy)]
pub struct Descriptor(u64);

/// How an operand lies there, of 16-bit elements along k: the fields that are the same for all its tiles.
#[derive(Clone, Copy)]
pub struct Form(u64);

impl Form {
    /// The form of a layout made of `KSw128B16` atoms: `eight` is its stride from eight rows to the next eight, in
    /// elements, `swizzles` its swizzles.
    ///
    /// # Panics
    ///
    /// Where the swizzle is not that of 128 bytes.
    #[must_use]
    pub const fn new(eight: usize, swizzles: &[(u32, u32, u32)]) -> Self {
        assert!(matches!(swizzles, [(3, 6, 3)]), "not the swizzle of 128 bytes on 16-bit elements");
        Form(1 << 62 | (eight as u64 * 2 / 16) << 32 | 1 << 16) // not an index: fields of the descriptor
    }

    /// The operand from `address` on, in bytes.
    #[inline(always)]
    pub fn at(self, address: u32) -> Descriptor {
        Descriptor(self.0 | (address >> 4) as u64) // not an index: the field counts 16 bytes
    }
}

/// All accumulators as operands of `asm!`, in the order of the registers.
macro_rules! on_accumulators {
    ($c:ident: $($template:expr,)* ; $($rest:tt)*) => {
        on_accumulators!(@ $c (0 1 2 3 4 5 6 7) [$($template,)*] $($rest)*)
    };
    (@ $c:ident ($($i:literal)*) [$($template:expr,)*] $($rest:tt)*) => {
        asm!($($template,)* $(
            inout(reg32) $c[$i][0][0][0][0], inout(reg32) $c[$i][0][0][0][1], inout(reg32) $c[$i][0][0][1][0], inout(reg32) $c[$i][0][0][1][1],
            inout(reg32) $c[$i][0][1][0][0], inout(reg32) $c[$i][0][1][0][1], inout(reg32) $c[$i][0][1][1][0], inout(reg32) $c[$i][0][1][1][1],
            inout(reg32) $c[$i][1][0][0][0], inout(reg32) $c[$i][1][0][0][1], inout(reg32) $c[$i][1][0][1][0], inout(reg32) $c[$i][1][0][1][1],
            inout(reg32) $c[$i][1][1][0][0], inout(reg32) $c[$i][1][1][0][1], inout(reg32) $c[$i][1][1][1][0], inout(reg32) $c[$i][1][1][1][1],
        )* $($rest)*)
    };
}

/// Their names in the text.
macro_rules! registers {
    () => {
        concat!(
            "{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}, {11}, {12}, {13}, {14}, {15}, ",
            "{16}, {17}, {18}, {19}, {20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}, {28}, {29}, {30}, {31}, ",
            "{32}, {33}, {34}, {35}, {36}, {37}, {38}, {39}, {40}, {41}, {42}, {43}, {44}, {45}, {46}, {47}, ",
            "{48}, {49}, {50}, {51}, {52}, {53}, {54}, {55}, {56}, {57}, {58}, {59}, {60}, {61}, {62}, {63}, ",
            "{64}, {65}, {66}, {67}, {68}, {69}, {70}, {71}, {72}, {73}, {74}, {75}, {76}, {77}, {78}, {79}, ",
            "{80}, {81}, {82}, {83}, {84}, {85}, {86}, {87}, {88}, {89}, {90}, {91}, {92}, {93}, {94}, {95}, ",
            "{96}, {97}, {98}, {99}, {100}, {101}, {102}, {103}, {104}, {105}, {106}, {107}, {108}, {109}, {110}, {111}, ",
            "{112}, {113}, {114}, {115}, {116}, {117}, {118}, {119}, {120}, {121}, {122}, {123}, {124}, {125}, {126}, {127}"
        )
    };
}

/// One instruction, its descriptors being these operands.
macro_rules! product {
    ($a:literal, $b:literal) => {
        concat!(
            "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {{",
            registers!(),
            "}}, {",
            $a,
            "}, {",
            $b,
            "}, p, 1, 1, 0, 0;"
        )
    };
}

/// Starts `c += a b` for four steps of 16 along k, as one group. Without `accumulate` what was
/// in `c` is left out.
///
/// # Safety
///
/// All four warps of an aligned group of 128 threads take part, with the same descriptors, of operands in this block's
/// shared memory which nobody writes until the group has been waited for. `c` is used again after [`finish`] alone.
#[inline(always)]
pub unsafe fn start(c: &mut Accumulators, a: [Descriptor; 4], b: [Descriptor; 4], accumulate: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        on_accumulators!(c:
            "{{ .reg .pred p; setp.ne.u32 p, {136}, 0;",
            "wgmma.fence.sync.aligned;",
            product!(128, 132),
            "setp.eq.u32 p, {136}, {136};",
            product!(129, 133),
            product!(130, 134),
            product!(131, 135),
            "wgmma.commit_group.sync.aligned; }}",;
            in(reg64) a[0].0, in(reg64) a[1].0, in(reg64) a[2].0, in(reg64) a[3].0,
            in(reg64) b[0].0, in(reg64) b[1].0, in(reg64) b[2].0, in(reg64) b[3].0,
            in(reg32) accumulate as u32,
            options(nostack, preserves_flags));
    }
}

/// Waits until at most one group is still under way.
#[inline(always)]
pub fn all_but_one() {
    // SAFETY: waits.
    unsafe { asm!("wgmma.wait_group.sync.aligned 1;", options(nostack, preserves_flags)) }
}

/// Waits for all groups: `c` may be read. It passes through the instruction, so that nothing that reads it moves above.
#[inline(always)]
pub fn finish(c: &mut Accumulators) {
    // SAFETY: waits.
    unsafe {
        on_accumulators!(c:
            "wgmma.wait_group.sync.aligned 0;",
            concat!("// ", registers!()),;
            options(nostack, preserves_flags));
    }
}
