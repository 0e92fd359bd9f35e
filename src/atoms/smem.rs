//! Tiles of shared memory as the descriptors of `wgmma`, `tcgen05` and TMA understand them.
//!
//! The names are those of CUTLASS, `GMMA::Layout_K_SW128_Atom<half_t>` being [`struct@KSw128B16`]: `K` or `Mn` for the
//! mode that is contiguous; `Sw128`, `Sw64`, `Sw32` for the swizzle, named by the bytes of a line (a row of K, a column
//! of M or N), `Inter` for lines of 16 bytes without one; `B16` for elements of 16 bits, `B1` for counting bits
//! (`Layout_…_Atom_Bits`). [`struct@MnSw128Atom32B16`] is `UMMA::Layout_MN_SW128_32B_Atom<half_t>`. Elements of 4 bits
//! are those of 8 taken in pairs.
//!
//! All are maps `logical -> physical` from (mn, k) to an element, eight lines each (`Atom32` four), for A as for B.
//! Larger tiles are copies of an atom:
//!
//! ```
//! # use layout_algebra::layout;
//! layout! {
//!     use layout_algebra::atoms::smem::KSw128B16;
//!     /// 128 x 64 halves, K-major, as `tile_to_shape` makes them: sixteen atoms one after another.
//!     pub TileA = group(repeat(KSw128B16, (block: 16):(1)), (m: (block, mn), k: k));
//! }
//! assert_eq!(TileA.index(13, 8), 512 + ((5 * 64 + 8) ^ (5 << 3)));
//! ```
//!
//! A picture shows where each vector of 16 bytes goes: the address of its first element. Each line is a row of mn in
//! K-major atoms, a column of k in M- or N-major ones.

crate::layout! {
    // K-major.

    /// 1-bit elements, K-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw128B1.txt")]
    pub KSw128B1: logical -> physical = Swizzle<3, 7, 3> @ (mn: 8, k: 1024):(1024, 1);

    /// 8-bit elements, K-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw128B8.txt")]
    pub KSw128B8: logical -> physical = Swizzle<3, 4, 3> @ (mn: 8, k: 128):(128, 1);

    /// 16-bit elements, K-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw128B16.txt")]
    pub KSw128B16: logical -> physical = Swizzle<3, 3, 3> @ (mn: 8, k: 64):(64, 1);

    /// 32-bit elements, K-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw128B32.txt")]
    pub KSw128B32: logical -> physical = Swizzle<3, 2, 3> @ (mn: 8, k: 32):(32, 1);

    /// 64-bit elements, K-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw128B64.txt")]
    pub KSw128B64: logical -> physical = Swizzle<3, 1, 3> @ (mn: 8, k: 16):(16, 1);

    /// 1-bit elements, K-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw64B1.txt")]
    pub KSw64B1: logical -> physical = Swizzle<2, 7, 3> @ (mn: 8, k: 512):(512, 1);

    /// 8-bit elements, K-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw64B8.txt")]
    pub KSw64B8: logical -> physical = Swizzle<2, 4, 3> @ (mn: 8, k: 64):(64, 1);

    /// 16-bit elements, K-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw64B16.txt")]
    pub KSw64B16: logical -> physical = Swizzle<2, 3, 3> @ (mn: 8, k: 32):(32, 1);

    /// 32-bit elements, K-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw64B32.txt")]
    pub KSw64B32: logical -> physical = Swizzle<2, 2, 3> @ (mn: 8, k: 16):(16, 1);

    /// 64-bit elements, K-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw64B64.txt")]
    pub KSw64B64: logical -> physical = Swizzle<2, 1, 3> @ (mn: 8, k: 8):(8, 1);

    /// 1-bit elements, K-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw32B1.txt")]
    pub KSw32B1: logical -> physical = Swizzle<1, 7, 3> @ (mn: 8, k: 256):(256, 1);

    /// 8-bit elements, K-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw32B8.txt")]
    pub KSw32B8: logical -> physical = Swizzle<1, 4, 3> @ (mn: 8, k: 32):(32, 1);

    /// 16-bit elements, K-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw32B16.txt")]
    pub KSw32B16: logical -> physical = Swizzle<1, 3, 3> @ (mn: 8, k: 16):(16, 1);

    /// 32-bit elements, K-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw32B32.txt")]
    pub KSw32B32: logical -> physical = Swizzle<1, 2, 3> @ (mn: 8, k: 8):(8, 1);

    /// 64-bit elements, K-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/KSw32B64.txt")]
    pub KSw32B64: logical -> physical = Swizzle<1, 1, 3> @ (mn: 8, k: 4):(4, 1);

    /// 1-bit elements, K-major, no swizzle.
    ///
    #[doc = include_str!("pictures/KInterB1.txt")]
    pub KInterB1: logical -> physical = (mn: 8, k: 128):(128, 1);

    /// 8-bit elements, K-major, no swizzle.
    ///
    #[doc = include_str!("pictures/KInterB8.txt")]
    pub KInterB8: logical -> physical = (mn: 8, k: 16):(16, 1);

    /// 16-bit elements, K-major, no swizzle.
    ///
    #[doc = include_str!("pictures/KInterB16.txt")]
    pub KInterB16: logical -> physical = (mn: 8, k: 8):(8, 1);

    /// 32-bit elements, K-major, no swizzle.
    ///
    #[doc = include_str!("pictures/KInterB32.txt")]
    pub KInterB32: logical -> physical = (mn: 8, k: 4):(4, 1);

    /// 64-bit elements, K-major, no swizzle.
    ///
    #[doc = include_str!("pictures/KInterB64.txt")]
    pub KInterB64: logical -> physical = (mn: 8, k: 2):(2, 1);

    // M- or N-major.

    /// 1-bit elements, M- or N-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw128B1.txt")]
    pub MnSw128B1: logical -> physical = Swizzle<3, 7, 3> @ (mn: 1024, k: 8):(1, 1024);

    /// 8-bit elements, M- or N-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw128B8.txt")]
    pub MnSw128B8: logical -> physical = Swizzle<3, 4, 3> @ (mn: 128, k: 8):(1, 128);

    /// 16-bit elements, M- or N-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw128B16.txt")]
    pub MnSw128B16: logical -> physical = Swizzle<3, 3, 3> @ (mn: 64, k: 8):(1, 64);

    /// 32-bit elements, M- or N-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw128B32.txt")]
    pub MnSw128B32: logical -> physical = Swizzle<3, 2, 3> @ (mn: 32, k: 8):(1, 32);

    /// 64-bit elements, M- or N-major, the 128-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw128B64.txt")]
    pub MnSw128B64: logical -> physical = Swizzle<3, 1, 3> @ (mn: 16, k: 8):(1, 16);

    /// 1-bit elements, M- or N-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw64B1.txt")]
    pub MnSw64B1: logical -> physical = Swizzle<2, 7, 3> @ (mn: 512, k: 8):(1, 512);

    /// 8-bit elements, M- or N-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw64B8.txt")]
    pub MnSw64B8: logical -> physical = Swizzle<2, 4, 3> @ (mn: 64, k: 8):(1, 64);

    /// 16-bit elements, M- or N-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw64B16.txt")]
    pub MnSw64B16: logical -> physical = Swizzle<2, 3, 3> @ (mn: 32, k: 8):(1, 32);

    /// 32-bit elements, M- or N-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw64B32.txt")]
    pub MnSw64B32: logical -> physical = Swizzle<2, 2, 3> @ (mn: 16, k: 8):(1, 16);

    /// 64-bit elements, M- or N-major, the 64-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw64B64.txt")]
    pub MnSw64B64: logical -> physical = Swizzle<2, 1, 3> @ (mn: 8, k: 8):(1, 8);

    /// 1-bit elements, M- or N-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw32B1.txt")]
    pub MnSw32B1: logical -> physical = Swizzle<1, 7, 3> @ (mn: 256, k: 8):(1, 256);

    /// 8-bit elements, M- or N-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw32B8.txt")]
    pub MnSw32B8: logical -> physical = Swizzle<1, 4, 3> @ (mn: 32, k: 8):(1, 32);

    /// 16-bit elements, M- or N-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw32B16.txt")]
    pub MnSw32B16: logical -> physical = Swizzle<1, 3, 3> @ (mn: 16, k: 8):(1, 16);

    /// 32-bit elements, M- or N-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw32B32.txt")]
    pub MnSw32B32: logical -> physical = Swizzle<1, 2, 3> @ (mn: 8, k: 8):(1, 8);

    /// 64-bit elements, M- or N-major, the 32-byte swizzle.
    ///
    #[doc = include_str!("pictures/MnSw32B64.txt")]
    pub MnSw32B64: logical -> physical = Swizzle<1, 1, 3> @ (mn: 4, k: 8):(1, 4);

    /// 1-bit elements, M- or N-major, no swizzle.
    ///
    #[doc = include_str!("pictures/MnInterB1.txt")]
    pub MnInterB1: logical -> physical = (mn: 128, k: 8):(1, 128);

    /// 8-bit elements, M- or N-major, no swizzle.
    ///
    #[doc = include_str!("pictures/MnInterB8.txt")]
    pub MnInterB8: logical -> physical = (mn: 16, k: 8):(1, 16);

    /// 16-bit elements, M- or N-major, no swizzle.
    ///
    #[doc = include_str!("pictures/MnInterB16.txt")]
    pub MnInterB16: logical -> physical = (mn: 8, k: 8):(1, 8);

    /// 32-bit elements, M- or N-major, no swizzle.
    ///
    #[doc = include_str!("pictures/MnInterB32.txt")]
    pub MnInterB32: logical -> physical = (mn: 4, k: 8):(1, 4);

    /// 64-bit elements, M- or N-major, no swizzle.
    ///
    #[doc = include_str!("pictures/MnInterB64.txt")]
    pub MnInterB64: logical -> physical = (mn: 2, k: 8):(1, 2);

    // M- or N-major, 128 bytes swizzled in units of 32 bytes (sm_100).

    /// 1-bit elements, M- or N-major, the 128-byte swizzle in units of 32 bytes.
    ///
    #[doc = include_str!("pictures/MnSw128Atom32B1.txt")]
    pub MnSw128Atom32B1: logical -> physical = Swizzle<2, 8, 2> @ (mn: 1024, k: 4):(1, 1024);

    /// 8-bit elements, M- or N-major, the 128-byte swizzle in units of 32 bytes.
    ///
    #[doc = include_str!("pictures/MnSw128Atom32B8.txt")]
    pub MnSw128Atom32B8: logical -> physical = Swizzle<2, 5, 2> @ (mn: 128, k: 4):(1, 128);

    /// 16-bit elements, M- or N-major, the 128-byte swizzle in units of 32 bytes.
    ///
    #[doc = include_str!("pictures/MnSw128Atom32B16.txt")]
    pub MnSw128Atom32B16: logical -> physical = Swizzle<2, 4, 2> @ (mn: 64, k: 4):(1, 64);

    /// 32-bit elements, M- or N-major, the 128-byte swizzle in units of 32 bytes.
    ///
    #[doc = include_str!("pictures/MnSw128Atom32B32.txt")]
    pub MnSw128Atom32B32: logical -> physical = Swizzle<2, 3, 2> @ (mn: 32, k: 4):(1, 32);

    /// 64-bit elements, M- or N-major, the 128-byte swizzle in units of 32 bytes.
    ///
    #[doc = include_str!("pictures/MnSw128Atom32B64.txt")]
    pub MnSw128Atom32B64: logical -> physical = Swizzle<2, 2, 2> @ (mn: 16, k: 4):(1, 16);
}
