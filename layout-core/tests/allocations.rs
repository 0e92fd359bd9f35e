//! What decisions about accesses allocate: of thousands of rows none has lists of its own, however many modes there are.

mod support;

use layout_core::analysis::{Access, BankModel, bank_conflicts, vector_width};
use layout_core::decide::budget::{Budget, TOTAL};
use layout_core::{Digit, Layout, Map, Shape, Space, Stage, Stride, Swizzle};
use std::alloc::{GlobalAlloc, Layout as Block, System};
use std::cell::Cell;
use support::tree::Dice;

struct Counting;

thread_local! {
    /// Allocations, and their bytes.
    static MADE: Cell<(u64, u64)> = const { Cell::new((0, 0)) };
}

// SAFETY: all is done by the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, block: Block) -> *mut u8 {
        MADE.with(|made| made.set((made.get().0 + 1, made.get().1 + block.size() as u64)));
        // SAFETY: as the caller promises.
        unsafe { System.alloc(block) }
    }

    unsafe fn dealloc(&self, at: *mut u8, block: Block) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(at, block) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Many small modes with a gap here and there, under so many swizzles.
fn padded(dice: &mut Dice, modes: usize, swizzles: usize) -> Map {
    let (mut digits, mut stride, mut extents) = (Vec::new(), 1, Vec::new());
    for i in 0..modes {
        let extent = if i == 0 { 32 } else { 2 };
        digits.push(Digit { extent, stride: Stride::Int(stride) });
        extents.push(extent);
        stride = stride * extent + if dice.roll(3) == 0 { dice.roll(8) } else { 0 };
    }
    digits.reverse();
    extents.reverse();
    let mut stages = vec![Stage::Layout(Layout::new(digits, 0).unwrap())];
    while stages.len() <= swizzles {
        let fields = (1 + dice.roll(4) as u32, dice.roll(14) as u32, dice.roll(14) as u32);
        stages.extend(Swizzle::new(fields.0, fields.1, fields.2).ok().map(Stage::Swizzle));
    }
    Map { domain: Shape::flat(&extents), from: Space::Logical, to: Space::Physical, stages, restricted: false }
}

#[test]
fn rows_share_what_they_have() {
    let mut dice = Dice(3);
    let mut most = 0;
    for (modes, swizzles) in [(20, 3), (30, 12), (45, 12), (45, 40)] {
        for _ in 0..4 {
            let map = padded(&mut dice, modes, swizzles);
            let (lanes, vector) = (map.domain.mode_path(modes - 1), map.domain.mode_path(modes - 2));
            let access = Access { lanes, vector: None, element: 4 };
            let mut budget = Budget::new();
            MADE.set((0, 0));
            let _ = vector_width(&map, &vector, &mut budget);
            let (made, bytes) = MADE.get();
            let visited = TOTAL - budget.points;
            most = most.max(visited);
            // A node of a tree for each few sums; numbers, a sum in one.
            assert!(made < 3_000 + visited / 4, "{made} for {visited}: {map:?}");
            assert!(bytes < (1 << 17) + 200 * visited, "{bytes} for {visited}: {map:?}");
            let _ = bank_conflicts(&map, &access, &BankModel::NVIDIA, &mut budget);
        }
    }
    assert!(most > 20_000, "{most}");
}
