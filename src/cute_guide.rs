//! CuTe's idioms in this algebra: every row of the table is an example below, compared at every coordinate.
//!
//! CuTe lists modes first-fastest, [`layout!`](crate::layout) lists them last-fastest. Reverse the list of modes,
//! recursively, and the two agree as functions on the same integers. `cute( … )` does it to whatever CuTe prints, so
//! each example pastes CuTe's answer and compares. `NAME::CUTE` is the way back.
//!
//! | CuTe | here |
//! | --- | --- |
//! | [`make_layout(S, D)`](#make_layout) | `S:D`, modes reversed |
//! | [`composition(A, B)`](#composition) | `A @ B`; a part of `A` is a divide or a restriction |
//! | [`complement(B, M)`](#complement) | the `rest` of `divide(canonical(R), S)` |
//! | [`zipped_divide(A, S)`](#zipped_divide) | `divide(A, S)`, the two groups exchanged |
//! | [`logical_divide(A, S)`](#logical_divide) | the same, then `zip` |
//! | [`local_tile(A, S, b)`](#local_tile) | `divide(A, S) \| { rest = b }` |
//! | [`local_partition(A, T, t)`](#local_partition) | `divide(A, S_T) \| { tile = inverse(T) at t }` |
//! | [`partition_A/B/C`; `tensor(_, k)`](#partition) | `(A @ F) \| { thread = … }`; `A \| { k = … }` |
//! | [`logical_product`, `blocked_product`, `tile_to_shape`](#logical_product) | `repeat(A, B)`, `zip` for by-mode |
//! | [`raked_product(A, B)`](#raked_product) | `repeat(A, B)`, the two groups exchanged in each mode |
//! | [`logical_product(B, A)`, copies first](#copies-first) | `interleave(A, B)` |
//! | [stride 0](#stride-0) | `broadcast(L, S)`, or `_`: read-only |
//! | [`Swizzle<B,M,S>` ∘ L](#swizzle) | `Swizzle<B, M, S> @ L`, `swizzle(b, src, dst) @ L` |
//! | [k-stage pipeline](#pipeline) | `repeat(L, (stage: k):(1))` |
//! | [TiledCopy](#tiledcopy) | `divide(A, (1, v)) @ interleave(v:1, 32:1)` |
//! | [TiledMMA](#tiledmma) | `divide(A, S_F) @ interleave(F, W)` |
//! | [`right_inverse(L)`; `retile_S/D`](#right_inverse) | `inverse(L)`; `inverse(F_mma) @ F_copy` |
//! | [`coalesce`](#coalesce) | not needed |
//! | [`group_modes`, `flatten`, `select`](#group_modes) | `group`, `flatten`; `L \| { k = 0 }`, then `permute` |
//! | [`recast`, `upcast`](#recast) | `divide(A, (1, …, v, …, 1))` |
//! | [TMA box; multicast](#tma) | `divide(A, S)`; `broadcast` |
//!
//! What CuTe gets wrong, and what happens here: [`pitfalls`].
//!
//! # `make_layout`
//!
//! ```text
//! make_layout(make_shape(4, 2), make_stride(1, 4))        (4,2):(1,4)
//! make_layout(make_shape(4, 2))                           (4,2):(1,4), column-major
//! make_layout(make_shape(4, 2), LayoutRight{})            (4,2):(2,1)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Pasted: logical -> physical = cute((4,2):(1,4));
//!     pub Columns: logical -> physical = cute((4,2));
//!     pub Ours: logical -> physical = (n: 2, m: 4):(4, 1);
//!     pub Rows: logical -> physical = permute(canonical(m: 4, n: 2), (n, m));
//!     pub RowsPasted: logical -> physical = cute((4,2):(2,1));
//! }
//! for i in 0..8 {
//!     assert_eq!([Ours.linear(i), Columns.linear(i)], [Pasted.linear(i); 2]);
//!     assert_eq!(Rows.linear(i), RowsPasted.linear(i));
//! }
//! // CuTe's layout(m, n) is ours at (n, m).
//! assert_eq!(Ours.index(1, 3), 3 + 4);
//! assert_eq!((Ours::CUTE, Rows::CUTE), ("(4,2):(1,4)", "(4,2):(2,1)"));
//! ```
//!
//! # `composition`
//!
//! ```text
//! composition((6,2):(8,2), (4,3):(3,1))                   ((2,2),3):((24,2),8)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((6,2):(8,2));
//!     pub B: logical -> logical = cute((4,3):(3,1));
//!     pub Composed = A @ B;
//!     pub Answer: logical -> physical = cute(((2,2),3):((24,2),8));
//! }
//! assert!((0..12).all(|i| Composed.linear(i) == Answer.linear(i)));
//! assert_eq!(Composed::CUTE, Answer::CUTE);
//! ```
//!
//! The right operand covers all of the left one. A part of it is a tile, a coordinate or a range:
//!
//! ```text
//! composition((10,2):(16,4), 5:1)                         5:16
//! composition((32,128):(128,1), (30,128):(1,32))          (30,128):(128,1)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub First: logical -> physical = divide(cute((10,2):(16,4)), (1, 5)) | { rest = 0 };
//!     pub Thirty: logical -> physical = cute((row: 32, col: 128):(128, 1)) | { row = 0..30 };
//!     pub FirstAnswer: logical -> physical = cute(5:16);
//!     pub ThirtyAnswer: logical -> physical = cute((30,128):(128,1));
//! }
//! assert!((0..5).all(|i| First.linear(i) == FirstAnswer.linear(i)));
//! assert!((0..30 * 128).all(|i| Thirty.linear(i) == ThirtyAnswer.linear(i)));
//! ```
//!
//! # `complement`
//!
//! Never formed alone: `divide(canonical(R), S)` holds the tile `S` and its rest, and together they are dense.
//!
//! ```text
//! complement((2,2):(1,6), 24)                             (3,2):(2,12)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     // 2 of 4 and 2 of 6: the tile has the strides 6 and 1.
//!     pub Both: logical -> physical = divide(canonical(4, 6), (2, 2));
//!     pub Tile = Both | { rest = 0 };
//!     pub Rest = Both | { tile = 0 };
//!     pub TileAnswer: logical -> physical = cute((2,2):(1,6));
//!     pub RestAnswer: logical -> physical = cute((3,2):(2,12));
//! }
//! assert!((0..4).all(|i| Tile.linear(i) == TileAnswer.linear(i)));
//! assert!((0..6).all(|i| Rest.linear(i) == RestAnswer.linear(i)));
//! ```
//!
//! # `zipped_divide`
//!
//! ```text
//! zipped_divide((6,8):(8,1), (3,4))                       ((3,4),(2,2)):((8,1),(24,4))
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((m: 6, n: 8):(8, 1));
//!     // `divide` puts the tile first; CuTe's first group is the fast one, so here it is the last.
//!     pub Zipped = group(divide(A, (4, 3)), (rest: (rest.n, rest.m), tile: (tile.n, tile.m)));
//!     pub Answer: logical -> physical = cute(((3,4),(2,2)):((8,1),(24,4)));
//! }
//! assert!((0..48).all(|i| Zipped.linear(i) == Answer.linear(i)));
//! assert_eq!(Zipped::CUTE, Answer::CUTE);
//! ```
//!
//! A tiler with strides of its own, `<3:3, (2,4):(1,8)>`, is a dense right operand: tile and rest of each mode,
//! `composition(A, (tile, rest))`.
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((9,(4,8)):(59,(13,1)));
//!     pub Zipped = A @ cute(((3,(2,4)),(3,4)):((3,(9,72)),(1,18)));
//!     pub Answer: logical -> physical = cute(((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1))));
//! }
//! assert!((0..288).all(|i| Zipped.linear(i) == Answer.linear(i)));
//! ```
//!
//! # `logical_divide`
//!
//! ```text
//! logical_divide((6,8):(8,1), <3:1, 4:1>)                 ((3,2),(4,2)):((8,24),(1,4))
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((m: 6, n: 8):(8, 1));
//!     pub Divided = zip(permute(divide(A, (4, 3)), (rest.n, rest.m, tile.n, tile.m)));
//!     pub Answer: logical -> physical = cute(((3,2),(4,2)):((8,24),(1,4)));
//! }
//! assert!((0..48).all(|i| Divided.linear(i) == Answer.linear(i)));
//! assert_eq!(Divided::CUTE, Answer::CUTE);
//! ```
//!
//! # `local_tile`
//!
//! ```text
//! local_tile((8,24):(1,8), (4,8), (1,2))                  (4,8):(1,8) at offset 132
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((m: 8, n: 24):(1, 8));
//!     pub Block = divide(A, (8, 4)) | { rest.m = 1, rest.n = 2 };
//!     pub Answer: logical -> physical = cute((4,8):(1,8));
//! }
//! assert!((0..32).all(|i| Block.linear(i) == 132 + Answer.linear(i)));
//! ```
//!
//! # `local_partition`
//!
//! ```text
//! local_partition(A, T, 11)        A = (8,24):(1,8), T = (4,8):(8,1), threads in rows
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = cute((m: 8, n: 24):(1, 8));
//!     pub T: logical -> thread_value = cute((m: 4, n: 8):(8, 1));
//!     /// The position of each thread in the tile.
//!     pub At = inverse(T);
//!     pub Mine = divide(A, (8, 4)) | { tile = 13 };
//! }
//! assert_eq!(At.linear(11), 13); // thread 11 is at (1, 3): 1 + 3 * 4
//! for m in 0..2 {
//!     for n in 0..3 {
//!         assert_eq!(Mine.index(n, m), A.index(3 + 8 * n, 1 + 4 * m));
//!     }
//! }
//! ```
//!
//! # `partition`
//!
//! ```text
//! thr_mma.partition_C(A)           what thread 3 holds
//! tensor(_, k)                     one slice
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = (row: 16, col: 8):(12, 1);
//!     pub F: thread_value -> logical = (thread: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
//!     pub Mine = (A @ F) | { thread = 3 };
//!     pub Column = A | { col = 5 };
//! }
//! for reg in 0..4 {
//!     // Registers 0 and 1 are neighbours, 2 and 3 lie eight rows below.
//!     assert_eq!(Mine.linear(reg), A.index(8 * (reg / 2), 2 * 3 + reg % 2));
//! }
//! assert!((0..16).all(|row| Column.index(row) == 12 * row + 5));
//! ```
//!
//! # `logical_product`
//!
//! ```text
//! logical_product((2,5):(5,1), (3,4):(1,3))               ((2,5),(3,4)):((5,1),(10,30))
//! blocked_product((2,5):(5,1), (3,4):(1,3))               ((2,3),(5,4)):((5,10),(1,30))
//! tile_to_shape(Sw<3,3,3> o (8,64):(64,1), (64,128))      Sw<3,3,3> o ((8,8),(64,2)):((64,512),(1,4096))
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Block: logical -> logical = cute((2,5):(5,1));
//!     pub Logical = repeat(Block, cute((3,4):(1,3)));
//!     pub Blocked = zip(Logical);
//!     pub Atom: logical -> physical = cute(Sw<3,3,3> o _0 o (8,64):(64,1));
//!     pub Tile = zip(repeat(Atom, cute((8,2))));
//!     pub LogicalAnswer: logical -> logical = cute(((2,5),(3,4)):((5,1),(10,30)));
//!     pub BlockedAnswer: logical -> logical = cute(((2,3),(5,4)):((5,10),(1,30)));
//!     pub TileAnswer: logical -> physical = cute(Sw<3,3,3> o _0 o ((8,8),(64,2)):((64,512),(1,4096)));
//! }
//! assert!((0..120).all(|i| Logical.linear(i) == LogicalAnswer.linear(i)));
//! assert!((0..120).all(|i| Blocked.linear(i) == BlockedAnswer.linear(i)));
//! assert!((0..8192).all(|i| Tile.linear(i) == TileAnswer.linear(i)));
//! assert_eq!((Blocked::CUTE, Tile::CUTE), (BlockedAnswer::CUTE, TileAnswer::CUTE));
//! ```
//!
//! # `raked_product`
//!
//! ```text
//! raked_product((3,4):(4,1), (2,5):(1,2))                 ((2,3),(5,4)):((12,4),(24,1))
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Block: logical -> logical = cute((m: 3, n: 4):(4, 1));
//!     pub Copies = repeat(Block, cute((m: 2, n: 5):(1, 2)));
//!     pub Raked = group(Copies, (n: (elem.n, copy.n), m: (elem.m, copy.m)));
//!     pub Answer: logical -> logical = cute(((2,3),(5,4)):((12,4),(24,1)));
//! }
//! assert!((0..120).all(|i| Raked.linear(i) == Answer.linear(i)));
//! assert_eq!(Raked::CUTE, Answer::CUTE);
//! ```
//!
//! # Copies first
//!
//! ```text
//! logical_product(32:1, 8:1)                              (32,8):(1,32)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     /// 32 lanes, 8 values each: the values of a lane are 32 apart.
//!     pub Lanes: logical -> logical = interleave((v: 8):(1), (lane: 32):(1));
//!     pub Answer: logical -> logical = cute((lane: 32, v: 8):(1, 32));
//! }
//! for lane in 0..32 {
//!     for v in 0..8 {
//!         assert_eq!(Lanes.index(lane, v), Answer.index(v, lane));
//!     }
//! }
//! ```
//!
//! # Stride 0
//!
//! ```text
//! (4,8):(1,0)                                             32 coordinates, 4 addresses
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Pasted: logical -> physical = cute((4,8):(1,0));
//!     pub Shared: logical -> physical = broadcast((m: 4):(1), (n: 8));
//!     pub Written: logical -> physical = (n: 8, m: 4):(_, 1);
//! }
//! assert!((0..32).all(|i| [Shared.linear(i), Written.linear(i)] == [Pasted.linear(i); 2]));
//! assert_eq!(Shared::CUTE, "(4,8):(1,0)");
//! ```
//!
//! Loads may share an address, stores may not: `Pasted` is no [`Injective`](crate::Injective).
//!
//! ```compile_fail
//! # use layout_algebra::{Injective, layout};
//! layout! { pub Pasted: logical -> physical = cute((4,8):(1,0)); }
//! fn store<L: Injective>(_: L) {}
//! store(Pasted);
//! ```
//!
//! # Swizzle
//!
//! ```text
//! composition(Swizzle<3,4,3>{}, (_8,_64):(_64,_1))        Sw<3,4,3> o _0 o (_8,_64):(_64,_1)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Pasted: logical -> physical = cute(Sw<3,4,3> o _0 o (_8,_64):(_64,_1));
//!     pub Theirs = Swizzle<3, 4, 3> @ (n: 64, m: 8):(1, 64);
//!     pub Ours = swizzle(3, 7, 4) @ (n: 64, m: 8):(1, 64); // bits 7..10 onto bits 4..7
//! }
//! for i in 0..512 {
//!     let x = (i % 8) * 64 + i / 8;
//!     assert_eq!([Pasted.linear(i), Theirs.linear(i), Ours.linear(i)], [x ^ (((x >> 7) & 7) << 4); 3]);
//! }
//! assert_eq!(Ours::CUTE, "Sw<3,4,3> o _0 o (8,64):(64,1)");
//! ```
//!
//! # Pipeline
//!
//! ```text
//! tile_to_shape(atom, (64,64,3))                          Sw<3,3,3> o (64,64,3):(64,1,4096)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Smem: logical -> physical = Swizzle<3, 3, 3> @ (col: 64, row: 64):(1, 64);
//!     pub Stages = repeat(Smem, (stage: 3):(1));
//!     pub Answer: logical -> physical = cute(Sw<3,3,3> o _0 o (64,64,3):(64,1,4096));
//! }
//! assert!((0..3 * 4096).all(|i| Stages.linear(i) == Answer.linear(i)));
//! ```
//!
//! # TiledCopy
//!
//! ```text
//! make_tiled_copy(…, (4,8):(8,1) threads, (1,8) values)   a warp copies a (4,64) tile, 8 elements a lane
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = (row: 4, col: 64):(72, 1);
//!     pub Copy: thread_value -> physical = divide(A, (1, 8)) @ interleave((v: 8):(1), (lane: 32):(1));
//! }
//! for lane in 0..32 {
//!     for v in 0..8 {
//!         assert_eq!(Copy.index(lane, v), A.index(lane / 8, 8 * (lane % 8) + v));
//!     }
//! }
//! ```
//!
//! # TiledMMA
//!
//! ```text
//! make_tiled_mma(SM80_16x8x16, Layout<Shape<_2,_2>>{})    4 warps on a (32,16) tile of C, warps along M first
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub C: logical -> physical = (row: 32, col: 16):(16, 1);
//!     pub A: logical -> physical = (row: 32, k: 16):(16, 1);
//!     /// Lane and register to the row-major (16, 8) tile of one atom, and the (16, 16) tile of its operand A.
//!     pub FragC: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
//!     pub FragA: thread_value -> logical = (lane: (8, 4), reg: (2, 2, 2)):((16, 2), (8, 128, 1));
//!     /// Which atom of the 2 by 2 each warp computes: the inverse of the atom layout `(2,2):(1,2)`.
//!     pub Atoms: logical -> logical = cute((m: 2, n: 2):(1, 2));
//!     pub Warps: logical -> logical = inverse(permute(Atoms, (m, n)));
//!     pub OfC: thread_value -> physical = divide(C, (16, 8)) @ interleave(FragC, Warps);
//!     /// A's warps differ along M alone; those along N read the same.
//!     pub OfA: thread_value -> physical =
//!         broadcast(divide(A, (16, 16)) @ interleave(FragA, (m: 2):(1)), (n: 2));
//! }
//! for warp in 0..4 {
//!     let (m, n) = (warp % 2, warp / 2);
//!     for lane in 0..32 {
//!         let (group, thread) = (lane / 4, lane % 4);
//!         for reg in 0..8 {
//!             let row = 16 * m + group + 8 * (reg / 2 % 2);
//!             assert_eq!(OfA.index(n, m, lane, reg), A.index(row, 2 * thread + reg % 2 + 8 * (reg / 4)));
//!             if reg < 4 {
//!                 assert_eq!(OfC.linear(warp * 128 + lane * 4 + reg), C.index(row, 8 * n + 2 * thread + reg % 2));
//!             }
//!         }
//!     }
//! }
//! ```
//!
//! # `right_inverse`
//!
//! ```text
//! right_inverse((4,8):(8,1))                              (8,4):(4,1)
//! smem_thr_copy.retile_D(fragment)                        the copy's thread and value to the mma's
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub L: logical -> logical = cute((4,8):(8,1));
//!     pub Inverse = inverse(L);
//!     pub Answer: logical -> logical = cute((8,4):(4,1));
//!     pub Mma: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
//!     pub Copy: thread_value -> logical = (lane: 32, v: 4):(4, 1);
//!     pub Retile = inverse(Mma) @ Copy;
//! }
//! assert!((0..32).all(|i| Inverse.linear(i) == Answer.linear(i) && Inverse.linear(L.linear(i)) == i));
//! assert!((0..128).all(|i| Mma.linear(Retile.linear(i)) == Copy.linear(i)));
//! ```
//!
//! # `coalesce`
//!
//! The same function under a smaller shape. A kernel declares the shape it iterates, and the emitted arithmetic is that
//! of the coalesced layout in any case.
//!
//! ```text
//! coalesce((2,(1,6)):(1,(6,2)))                           12:1
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub L: logical -> physical = cute((2,(1,6)):(1,(6,2)));
//!     pub Answer: logical -> physical = cute(12:1);
//! }
//! assert!((0..12).all(|i| L.linear(i) == Answer.linear(i)));
//! ```
//!
//! # `group_modes`
//!
//! ```text
//! group_modes<0,2>((2,3,5):(1,2,6))                       ((2,3),5):((1,2),6)
//! flatten(((2,3),5):((1,2),6))                            (2,3,5):(1,2,6)
//! select<2,0>((2,3,5):(1,2,6))                            (5,2):(6,1)
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub L: logical -> physical = cute((a: 2, b: 3, c: 5):(1, 2, 6));
//!     pub Grouped = group(L, (c, ab: (b, a)));
//!     pub Flat = flatten(Grouped);
//!     pub Selected = permute(L | { b = 0 }, (a, c));
//!     pub Answer: logical -> physical = cute((5,2):(6,1));
//! }
//! assert_eq!(Grouped::CUTE, "((2,3),5):((1,2),6)");
//! assert_eq!(Flat::CUTE, "(2,3,5):(1,2,6)");
//! assert!((0..30).all(|i| [Grouped.linear(i), Flat.linear(i)] == [L.linear(i); 2]));
//! assert!((0..10).all(|i| Selected.linear(i) == Answer.linear(i)));
//! ```
//!
//! # `recast`
//!
//! ```text
//! upcast<2>((8,4):(1,8))                                  (4,4):(1,4), in elements twice as large
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub Halves: logical -> physical = cute((m: 8, n: 4):(1, 8));
//!     /// Two halves to a word, `m` being the mode of stride 1.
//!     pub Words = divide(Halves, (1, 2));
//!     pub First = Words | { tile = 0 };
//!     pub Answer: logical -> physical = cute((4,4):(1,4));
//! }
//! assert!((0..16).all(|i| First.linear(i) == 2 * Answer.linear(i)));
//! assert!((0..16).all(|i| Words.linear(16 + i) == Words.linear(i) + 1));
//! ```
//!
//! # TMA
//!
//! ```text
//! make_tma_copy(…, A, box (64,32))                        each box of A; several CTAs receive the same one
//! ```
//!
//! ```
//! use layout_algebra::layout;
//! layout! {
//!     pub A: logical -> physical = (row: 128, col: 256):(256, 1);
//!     pub Boxes = divide(A, (64, 32));
//!     pub Multicast = broadcast(Boxes, (cta: 2));
//! }
//! for cta in 0..2 {
//!     for (row, col, down, right) in [(0, 0, 0, 0), (63, 31, 1, 7), (5, 30, 1, 2)] {
//!         let at = A.index(64 * down + row, 32 * right + col);
//!         assert_eq!([Boxes.index(row, col, down, right), Multicast.index(cta, row, col, down, right)], [at; 2]);
//!     }
//! }
//! ```

#[doc = include_str!("../docs/cute-pitfalls.md")]
pub mod pitfalls {}
