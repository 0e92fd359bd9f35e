//! Products of four warps, both operands in shared memory: `wgmma.m64nNk16` on halves, accumulated in floats.

use core::arch::asm;

/// A thread's part of 64 x 16 sums: eight columns and eight more, rows eight apart, two columns. So lie the registers of
/// `layout_algebra::atoms::wgmma::M64N256C`, and the narrower ones.
pub type Sixteen = [[[f32; 2]; 2]; 2];

/// This thread's part of 64 x N sums, by sixteen columns. Nested, since arrays of 128 are kept in memory.
pub trait Sums {
    /// No sums yet.
    const ZERO: Self;

    /// The part with this number.
    fn sixteen(&self, i: usize) -> &Sixteen;

    /// Starts `self += a b` for four steps of 16 along k, as one group. Without `accumulate` what was
    /// in `self` is left out.
    ///
    /// # Safety
    ///
    /// All four warps of an aligned group of 128 threads take part, with the same descriptors, of operands in this block's
    /// shared memory which nobody writes until the group has been waited for. Until
    /// [`finish`](Self::finish), `self` is only passed to further calls of this.
    unsafe fn start(&mut self, a: [Descriptor; 4], b: [Descriptor; 4], accumulate: bool);

    /// Waits for all groups: the sums may be read. They pass through the instruction, so that nothing that reads them moves
    /// above.
    ///
    /// # Safety
    ///
    /// All lanes of the warp take part.
    unsafe fn finish(&mut self);
}

/// Waits until at most one group is still under way.
///
/// # Safety
///
/// All lanes of the warp take part.
#[inline(always)]
pub unsafe fn all_but_one() {
    // SAFETY: waits; the lanes are all here.
    unsafe { asm!("wgmma.wait_group.sync.aligned 1;", options(nostack, preserves_flags)) }
}

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

/// The names of the registers of sixteen columns, in the text of `asm!`.
#[rustfmt::skip]
macro_rules! sixteen {
    (0) => { "{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}" };
    (1) => { "{8}, {9}, {10}, {11}, {12}, {13}, {14}, {15}" };
    (2) => { "{16}, {17}, {18}, {19}, {20}, {21}, {22}, {23}" };
    (3) => { "{24}, {25}, {26}, {27}, {28}, {29}, {30}, {31}" };
    (4) => { "{32}, {33}, {34}, {35}, {36}, {37}, {38}, {39}" };
    (5) => { "{40}, {41}, {42}, {43}, {44}, {45}, {46}, {47}" };
    (6) => { "{48}, {49}, {50}, {51}, {52}, {53}, {54}, {55}" };
    (7) => { "{56}, {57}, {58}, {59}, {60}, {61}, {62}, {63}" };
    (8) => { "{64}, {65}, {66}, {67}, {68}, {69}, {70}, {71}" };
    (9) => { "{72}, {73}, {74}, {75}, {76}, {77}, {78}, {79}" };
    (10) => { "{80}, {81}, {82}, {83}, {84}, {85}, {86}, {87}" };
    (11) => { "{88}, {89}, {90}, {91}, {92}, {93}, {94}, {95}" };
    (12) => { "{96}, {97}, {98}, {99}, {100}, {101}, {102}, {103}" };
    (13) => { "{104}, {105}, {106}, {107}, {108}, {109}, {110}, {111}" };
    (14) => { "{112}, {113}, {114}, {115}, {116}, {117}, {118}, {119}" };
    (15) => { "{120}, {121}, {122}, {123}, {124}, {125}, {126}, {127}" };
}

/// Those of all columns.
macro_rules! registers {
    (0 $($i:tt)*) => { concat!(sixteen!(0), $(", ", sixteen!($i)),*) };
}

/// All sums as operands of `asm!`, in the order of the registers.
macro_rules! on_sums {
    ($c:ident [$($i:tt)*] $($template:expr),*; $($rest:tt)*) => {
        asm!($($template,)* $(
            inout(reg32) $c[$i][0][0][0], inout(reg32) $c[$i][0][0][1], inout(reg32) $c[$i][0][1][0], inout(reg32) $c[$i][0][1][1],
            inout(reg32) $c[$i][1][0][0], inout(reg32) $c[$i][1][0][1], inout(reg32) $c[$i][1][1][0], inout(reg32) $c[$i][1][1][1],
        )* $($rest)*)
    };
}

/// The sums of each width.
macro_rules! sums {
    ($($columns:literal: [$($i:tt)*];)*) => { $(
        impl Sums for [Sixteen; $columns / 16] { // not an index: the number of parts
            const ZERO: Self = [[[[0.0; 2]; 2]; 2]; $columns / 16]; // not an index: likewise

            #[inline(always)]
            fn sixteen(&self, i: usize) -> &Sixteen {
                &self[i]
            }

            #[inline(always)]
            unsafe fn start(&mut self, a: [Descriptor; 4], b: [Descriptor; 4], accumulate: bool) {
                let c = self;
                // SAFETY: the caller's promise.
                unsafe {
                    on_sums!(c [$($i)*]
                        "{{ .reg .pred p; setp.ne.u32 p, {accumulate}, 0;",
                        "wgmma.fence.sync.aligned;",
                        sums!(@ $columns [$($i)*] "{a0}, {b0}"),
                        "setp.eq.u32 p, {accumulate}, {accumulate};",
                        sums!(@ $columns [$($i)*] "{a1}, {b1}"),
                        sums!(@ $columns [$($i)*] "{a2}, {b2}"),
                        sums!(@ $columns [$($i)*] "{a3}, {b3}"),
                        "wgmma.commit_group.sync.aligned; }}";
                        a0 = in(reg64) a[0].0, a1 = in(reg64) a[1].0, a2 = in(reg64) a[2].0, a3 = in(reg64) a[3].0,
                        b0 = in(reg64) b[0].0, b1 = in(reg64) b[1].0, b2 = in(reg64) b[2].0, b3 = in(reg64) b[3].0,
                        accumulate = in(reg32) accumulate as u32,
                        options(nostack, preserves_flags));
                }
            }

            #[inline(always)]
            unsafe fn finish(&mut self) {
                let c = self;
                // SAFETY: waits; the lanes are all here.
                unsafe {
                    on_sums!(c [$($i)*]
                        "wgmma.wait_group.sync.aligned 0;",
                        concat!("// ", registers!($($i)*));
                        options(nostack, preserves_flags));
                }
            }
        }
    )* };
    // One instruction, its descriptors being these operands.
    (@ $columns:literal [$($i:tt)*] $operands:literal) => {
        concat!(
            "wgmma.mma_async.sync.aligned.m64n", $columns, "k16.f32.f16.f16 {{", registers!($($i)*), "}}, ", $operands,
            ", p, 1, 1, 0, 0;"
        )
    };
}

sums! {
    128: [0 1 2 3 4 5 6 7];
    160: [0 1 2 3 4 5 6 7 8 9];
    192: [0 1 2 3 4 5 6 7 8 9 10 11];
    224: [0 1 2 3 4 5 6 7 8 9 10 11 12 13];
    256: [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15];
}
