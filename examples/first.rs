//! A layout, its index function, and the same at compile time.
use layout_algebra::layout;

layout! {
    /// Four rows of eight elements; each row takes nine places, so that a column is spread over the banks.
    Padded: logical -> physical = (row: 4, col: 8):(9, 1);
    /// Which elements each of eight threads holds: two threads to a row, four neighbours each.
    Held: thread_value -> logical = (thread: (4, 2), v: 4):((8, 4), 1);
    /// Where a thread finds its elements: `Held` first, then `Padded`.
    Address = Padded @ Held;
}

fn main() {
    const CORNER: usize = Padded.index(3, 7);
    println!("{Padded:?} has {} elements in {} places, the last one at {CORNER}", Padded::SIZE, Padded::COSIZE);
    for thread in 0..Address::SHAPE[0] {
        let at: [usize; 4] = std::array::from_fn(|v| Address.index(thread, v));
        println!("thread {thread} reads {at:?}");
    }
    let swizzled = layout!(logical -> physical, swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1));
    println!("row 5, column 9 of a swizzled tile is at {}", swizzled.index(5, 9));
}
