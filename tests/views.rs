//! Views: what they read, store, hand out and refuse, in code that may not be unsafe.
#![forbid(unsafe_code)]

#[path = "generated/aliasing.rs"]
mod aliasing;
#[path = "views/composed.rs"]
mod composed;
#[path = "views/foreign.rs"]
mod foreign;
#[path = "views/slices.rs"]
mod slices;
#[path = "views/uninit.rs"]
mod uninit;
#[path = "views/whole.rs"]
mod whole;

use layout_algebra::layout;

layout! {
    #![index(u32)]
    pub Tile: logical -> physical = (row: 16, col: 8):(12, 1);
    pub Columns: logical -> physical = (row: 16, col: 8):(1, 16);
    pub Frag: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Addr = Tile @ Frag;
    pub Mine = Addr | { lane };
    /// Of `Tile` itself: a view of that is split by it.
    pub Direct = (Tile @ Frag) | { lane };
    pub Corner = permute(divide(Tile | { row = 4..12 }, (4, 2)), (rest, tile)) | { rest };
    pub Warp: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Rows = Warp | { row };
    /// Runs of eight stay together.
    pub Chunks: logical -> physical = swizzle(3, 6, 3) @ (row: 64, chunk: 8, v: 8):(64, 8, 1);
    pub MyChunks = Chunks | { row };
    pub Half = Warp | { row, col = 0..32 };
    pub Shared: logical -> physical = (copy: 4, col: 8):(_, 1);
    pub MyShared = Shared | { copy };
    pub Line: logical -> physical = (i: 5):(2);
    pub Point = Line | { i = 3 };
    pub Long: logical -> physical = (t: 3, v: 600):(1, 3);
    pub MyLong = Long | { t };
    pub Everyone = Tile | { row, col };
    pub Inner: logical -> logical = (row: 16, col: 8):(1, 16);
}

layout! {
    pub Wide: logical -> physical = (row: 16, col: 8):(12, 1);
}

layout! {
    #![index(u64)]
    pub Threads: thread_value -> logical = (lane: (8, 4), reg: (2, 2)):((8, 2), (64, 1));
    pub Twelve: logical -> physical = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2):(2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1);
}

fn numbers(n: usize) -> Vec<u32> {
    (0..).take(n).collect()
}

#[test]
fn each_address_once() {
    aliasing::of_restriction::<Mine>(Addr, "Mine");
    aliasing::of_restriction::<Rows>(Warp, "Rows");
    aliasing::of_restriction::<Half>(Warp, "Half");
    aliasing::of_restriction::<MyChunks>(Chunks, "MyChunks");
    aliasing::of_restriction::<MyLong>(Long, "MyLong");
    aliasing::of_restriction::<Everyone>(Tile, "Everyone");
}

mod strided {
    layout_algebra::layout! {
        pub Gmem(ld): logical -> physical = (row: 6, col: 8):(ld, 1) where ld >= 8;
        pub MyRow(ld) = Gmem(ld) | { row };
        pub MyHalf(ld) = Gmem(ld) | { row = 0..3, col };
        pub Open(m, ld): logical -> physical = (row: m, col: 8):(ld, 1) where ld >= 8;
        pub OpenRow(m, ld) = Open(m, ld) | { row };
        pub Turned(ld): logical -> physical = permute(Gmem(ld), (col, row));
        pub Copies(ld): logical -> physical = (copy: 3, col: 4):(_, ld) where ld >= 1;
        pub Line(n): logical -> physical = (i: n):(1);
        pub Ragged(n) = divide_ceil(Line(n), (4));
        pub Swizzled: logical -> physical = swizzle(1, 2, 0) @ (row: 4, col: 4):(4, 1);
        pub Point: logical -> physical = (row: 1, col: 1):(5, 7);
    }
}
