//! The cases: their maps, once with `u32` for kernels and once with `usize` for x86-64.

macro_rules! cases {
    ($module:ident, $int:ident) => {
        pub mod $module {
            use layout_algebra::layout;

            layout! {
                #![index($int)]

                // c01: 128 threads copy a 64x64 tile of halves, rows padded to 72.
                Padded72: logical -> physical = (row: 64, col: 64):(72, 1);
                Raked64: thread_value -> logical = (t: 128, v: 32):(1, 128);
                pub C01 = Padded72 @ Raked64;
                pub Mine01 = C01 | { t };

                // c02, c03: the accumulator of mma.m16n8k16, to global and to shared memory.
                Accumulator: thread_value -> logical = (t: (8, 4), v: (2, 2)):((8, 2), (64, 1));
                Rows4096: logical -> physical = (row: 16, col: 8):(4096, 1);
                Rows68: logical -> physical = (row: 16, col: 8):(68, 1);
                pub C02 = Rows4096 @ Accumulator;
                pub C03 = Rows68 @ Accumulator;
                pub Mine02 = C02 | { t };
                pub Mine03 = C03 | { t };

                // c04: ldmatrix.x4 over a swizzled 64x64 tile of halves, one 16x16 tile after the other.
                Swizzled64: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
                Tiles16: logical -> logical = (i: 4, j: 4, row: 16, col: 16):(1024, 16, 64, 1);
                Matrices: thread_value -> logical = (t: (2, 2, 8), v: (4, 4), e: 8):((8, 128, 16), (1024, 256), 1);
                pub C04 = Swizzled64 @ Tiles16 @ Matrices;
                pub Mine04 = C04 | { t, e = 0 };

                // c05: cp.async of a 128x64 tile of halves, 16 bytes a thread and step.
                Swizzled128: logical -> physical = swizzle(3, 6, 3) @ (row: 128, col: 64):(64, 1);
                Global128: logical -> physical = (row: 128, col: 64):(4096, 1);
                Vectors: thread_value -> logical = (t: (32, 8), v: 4, e: 8):((64, 8), 2048, 1);
                pub C05s = Swizzled128 @ Vectors;
                pub C05g = Global128 @ Vectors;
                pub Mine05s = C05s | { t, e = 0 };
                pub Mine05g = C05g | { t, e = 0 };

                // c06: a 32x32 tile of floats, written by rows and read by columns.
                Swizzled32: logical -> physical = swizzle(5, 5, 0) @ (row: 32, col: 32):(32, 1);
                ByRows: thread_value -> logical = (t: (8, 32), v: 4):((32, 1), 256);
                ByColumns: thread_value -> logical = (t: (8, 32), v: 4):((1, 32), 8);
                pub C06w = Swizzled32 @ ByRows;
                pub C06r = Swizzled32 @ ByColumns;
                pub Mine06w = C06w | { t };
                pub Mine06r = C06r | { t };

                // c07, c12: the accumulators of 4x2 warps over 128x128 in 16x8 tiles; u, or m and n, is the tile of a warp.
                Global: logical -> physical = (row: 128, col: 128):(4096, 1);
                Tiles8: logical -> logical = (i: 8, j: 16, row: 16, col: 8):(2048, 8, 128, 1);
                Warps: thread_value -> logical = (t: (4, 2, 8, 4), u: (2, 8), v: (2, 2)):((2048, 128, 8, 2), (8192, 256), (64, 1));
                WarpsByTile: thread_value -> logical = (t: (4, 2, 8, 4), m: 2, n: 8, v: (2, 2)):((2048, 128, 8, 2), 8192, 256, (64, 1));
                WarpsWhole: thread_value -> logical = (t: (4, 2, 8, 4), v: (8, 2, 2), m: 2):((2048, 128, 8, 2), (256, 64, 1), 8192);
                pub C07 = Global @ Tiles8 @ Warps;
                pub C07x = Global @ Tiles8 @ WarpsByTile;
                pub C12 = Global @ Tiles8 @ WarpsWhole;
                pub Mine07 = C07 | { t, u };
                pub Mine07x = C07x | { t, m, n };
                pub Mine12 = C12 | { t, m = 0 };

                // c12 with a leading dimension that the host knows.
                pub Open(ld): logical -> physical = (row: 128, col: 128):(ld, 1) where ld >= 128;
                pub C12Open(ld) = Open(ld) @ Tiles8 @ WarpsWhole;
                pub Mine12Open(ld) = C12Open(ld) | { t, m = 0 };

                // c08: c04 with three stages.
                Stages: logical -> physical = repeat(Swizzled64, (s: 3):(1));
                StageTiles: logical -> logical = (s: 3, i: 4, j: 4, row: 16, col: 16):(4096, 1024, 16, 64, 1);
                StagesTiled: thread_value -> logical = (s: 3, t: (2, 2, 8), v: (4, 4), e: 8):(4096, (8, 128, 16), (1024, 256), 1);
                pub C08 = Stages @ StageTiles @ StagesTiled;
                pub Mine08 = C08 | { s, t, e = 0 };

                // c09, c09b: 160 threads over 96x80 floats, rows padded to 84; b: five warps of 2x16.
                Padded84: logical -> physical = (row: 96, col: 80):(84, 1);
                Raked80: thread_value -> logical = (t: 160, v: 48):(1, 160);
                Warps5: thread_value -> logical = (t: (5, 2, 16), v: 48):((16, 80, 1), 160);
                pub C09 = Padded84 @ Raked80;
                pub C09b = Padded84 @ Warps5;
                pub Mine09 = C09 | { t };
                pub Mine09b = C09b | { t };

                // c10: (6, 4, 10) permuted into rows of 20, padded to 24.
                Padded24: logical -> physical = (row: 12, col: 20):(24, 1);
                Permuted: thread_value -> logical = (t: (10, 6), v: 4):((1, 40), 10);
                pub C10 = Padded24 @ Permuted;
                pub Mine10 = C10 | { t };

                // c11: 128x64 floats by 256 threads, raked and blocked.
                Raked: thread_value -> logical = (t: (32, 8), v: (4, 8)):((64, 1), (2048, 8));
                Blocked: thread_value -> logical = (t: (32, 8), v: (4, 8)):((256, 8), (64, 1));
                pub C11r = Global128 @ Raked;
                pub C11b = Global128 @ Blocked;
                pub Mine11r = C11r | { t };
                pub Mine11b = C11b | { t };
            }

            // The literal composites, and what one writes by hand: (base) * scale, xor, offset.
            forms! { $int c01(t), v < 32 of u16;
                layout: Mine01, C01.index(t, v);
                literal: digits!(digits!(t; 1 % 128 * 1) + digits!(v; 1 % 32 * 128); 64 % 64 * 72, 1 % 64 * 1);
                hand: (t + t / 64 * 8) * 1, 0, v * 144;
            }
            forms! { $int c02(t), v < 4 of f32;
                layout: Mine02, C02.index(t, v);
                literal: digits!(digits!(t; 4 % 8 * 8, 1 % 4 * 2) + digits!(v; 2 % 2 * 64, 1 % 2 * 1); 8 % 16 * 4096, 1 % 8 * 1);
                hand: (t + t / 4 * 2044) * 2, 0, v / 2 * 32768 + v % 2;
            }
            forms! { $int c03(t), v < 4 of f32;
                layout: Mine03, C03.index(t, v);
                literal: digits!(digits!(t; 4 % 8 * 8, 1 % 4 * 2) + digits!(v; 2 % 2 * 64, 1 % 2 * 1); 8 % 16 * 68, 1 % 8 * 1);
                hand: (t + t / 4 * 30) * 2, 0, v / 2 * 544 + v % 2;
            }
            forms! { $int c04(t), v < 16 of u16;
                layout: Mine04, C04.index(t, v, 0);
                literal: swizzled!(digits!(
                    digits!(digits!(t; 16 % 2 * 8, 8 % 2 * 128, 1 % 8 * 16) + digits!(v; 4 % 4 * 1024, 1 % 4 * 256);
                        1024 % 4 * 1024, 256 % 4 * 16, 16 % 16 * 64, 1 % 16 * 1);
                    64 % 64 * 64, 1 % 64 * 1); 3, 6, 3);
                hand: ((t >> 4) ^ (t & 7) ^ ((t & 15) << 3)) * 8, v % 4 * 16, v / 4 * 1024;
            }
            forms! { $int c05s(t), v < 4 of u16;
                layout: Mine05s, C05s.index(t, v, 0);
                literal: swizzled!(digits!(digits!(t; 8 % 32 * 64, 1 % 8 * 8) + digits!(v; 1 % 4 * 2048); 64 % 128 * 64, 1 % 64 * 1); 3, 6, 3);
                hand: ((t & 56) ^ (t << 3)) * 1, 0, v * 2048;
            }
            forms! { $int c05g(t), v < 4 of u16;
                layout: Mine05g, C05g.index(t, v, 0);
                literal: digits!(digits!(t; 8 % 32 * 64, 1 % 8 * 8) + digits!(v; 1 % 4 * 2048); 64 % 128 * 4096, 1 % 64 * 1);
                hand: (t * 8 + t / 8 * 4032) * 1, 0, v * 131072;
            }
            forms! { $int c06w(t), v < 4 of f32;
                layout: Mine06w, C06w.index(t, v);
                literal: swizzled!(digits!(digits!(t; 32 % 8 * 32, 1 % 32 * 1) + digits!(v; 1 % 4 * 256); 32 % 32 * 32, 1 % 32 * 1); 5, 5, 0);
                hand: ((t >> 5) ^ t) * 1, v * 8, v * 256;
            }
            forms! { $int c06r(t), v < 4 of f32;
                layout: Mine06r, C06r.index(t, v);
                literal: swizzled!(digits!(digits!(t; 32 % 8 * 1, 1 % 32 * 32) + digits!(v; 1 % 4 * 8); 32 % 32 * 32, 1 % 32 * 1); 5, 5, 0);
                hand: ((t >> 5) ^ (t & 31) ^ ((t & 31) << 5)) * 1, v * 8, 0;
            }
            forms! { $int c07(t, u), v < 4 of f32;
                layout: Mine07, C07.index(t, u, v);
                literal: digits!(
                    digits!(digits!(t; 64 % 4 * 2048, 32 % 2 * 128, 4 % 8 * 8, 1 % 4 * 2) + digits!(u; 8 % 2 * 8192, 1 % 8 * 256)
                        + digits!(v; 2 % 2 * 64, 1 % 2 * 1); 2048 % 8 * 2048, 128 % 16 * 8, 8 % 16 * 128, 1 % 8 * 1);
                    128 % 128 * 4096, 1 % 128 * 1);
                hand: (((t & 32) >> 3) ^ (t & 3) ^ ((t & 220) << 9) ^ ((u & 7) << 3) ^ ((u & 8) << 14)) * 2, 0, v / 2 * 32768 + v % 2;
            }
            forms! { $int c07x(t, m, n), v < 4 of f32;
                layout: Mine07x, C07x.index(t, m, n, v);
                literal: digits!(
                    digits!(digits!(t; 64 % 4 * 2048, 32 % 2 * 128, 4 % 8 * 8, 1 % 4 * 2) + digits!(m; 1 % 2 * 8192)
                        + digits!(n; 1 % 8 * 256) + digits!(v; 2 % 2 * 64, 1 % 2 * 1);
                        2048 % 8 * 2048, 128 % 16 * 8, 8 % 16 * 128, 1 % 8 * 1);
                    128 % 128 * 4096, 1 % 128 * 1);
                hand: ((m << 17) ^ (n << 3) ^ ((t & 32) >> 3) ^ (t & 3) ^ ((t & 220) << 9)) * 2, 0, v / 2 * 32768 + v % 2;
            }
            forms! { $int c08(s, t), v < 16 of u16;
                layout: Mine08, C08.index(s, t, v, 0);
                literal: swizzled!(digits!(
                    digits!(digits!(s; 1 % 3 * 4096) + digits!(t; 16 % 2 * 8, 8 % 2 * 128, 1 % 8 * 16) + digits!(v; 4 % 4 * 1024, 1 % 4 * 256);
                        4096 % 3 * 4096, 1024 % 4 * 1024, 256 % 4 * 16, 16 % 16 * 64, 1 % 16 * 1);
                    4096 % 3 * 4096, 64 % 64 * 64, 1 % 64 * 1); 3, 6, 3);
                hand: (((t >> 4) ^ (t & 7) ^ ((t & 15) << 3)) + s * 512) * 8, v % 4 * 16, v / 4 * 1024;
            }
            forms! { $int c09(t), v < 48 of f32;
                layout: Mine09, C09.index(t, v);
                literal: digits!(digits!(t; 1 % 160 * 1) + digits!(v; 1 % 48 * 160); 80 % 96 * 84, 1 % 80 * 1);
                hand: (t + ((t as u64 * 53687092) >> 32) as $int * 4) * 1, 0, v * 168;
            }
            forms! { $int c09b(t), v < 48 of f32;
                layout: Mine09b, C09b.index(t, v);
                literal: digits!(digits!(t; 32 % 5 * 16, 16 % 2 * 80, 1 % 16 * 1) + digits!(v; 1 % 48 * 160); 80 % 96 * 84, 1 % 80 * 1);
                hand: (t + t / 16 * 68 - t / 32 * 152) * 1, 0, v * 168;
            }
            forms! { $int c10(t), v < 4 of f32;
                layout: Mine10, C10.index(t, v);
                literal: digits!(digits!(t; 6 % 10 * 1, 1 % 6 * 40) + digits!(v; 1 % 4 * 10); 20 % 12 * 24, 1 % 20 * 1);
                hand: (t * 48 - ((t as u64 * 715827883) >> 32) as $int * 287) * 1, 0, v / 2 * 24 + v % 2 * 10;
            }
            forms! { $int c11r(t), v < 32 of f32;
                layout: Mine11r, C11r.index(t, v);
                literal: digits!(digits!(t; 8 % 32 * 64, 1 % 8 * 1) + digits!(v; 8 % 4 * 2048, 1 % 8 * 8); 64 % 128 * 4096, 1 % 64 * 1);
                hand: (t + t / 8 * 4088) * 1, 0, v / 8 * 131072 + v % 8 * 8;
            }
            forms! { $int c11b(t), v < 32 of f32;
                layout: Mine11b, C11b.index(t, v);
                literal: digits!(digits!(t; 8 % 32 * 256, 1 % 8 * 8) + digits!(v; 8 % 4 * 64, 1 % 8 * 1); 64 % 128 * 4096, 1 % 64 * 1);
                hand: (t + t / 8 * 2040) * 8, 0, v / 8 * 4096 + v % 8;
            }
            forms! { $int c12(t), v < 32 of f32;
                layout: Mine12, C12.index(t, v, 0);
                literal: digits!(
                    digits!(digits!(t; 64 % 4 * 2048, 32 % 2 * 128, 4 % 8 * 8, 1 % 4 * 2) + digits!(v; 4 % 8 * 256, 2 % 2 * 64, 1 % 2 * 1);
                        2048 % 8 * 2048, 128 % 16 * 8, 8 % 16 * 128, 1 % 8 * 1);
                    128 % 128 * 4096, 1 % 128 * 1);
                hand: (((t & 32) >> 3) ^ (t & 3) ^ ((t & 220) << 9)) * 2, 0, v / 2 % 2 * 32768 + v % 2 + v / 4 * 16;
            }
        }
    };
}

cases!(in_u32, u32);
cases!(in_usize, usize);
