//! Near misses of the refusals of accesses, and of assertions about them.
layout_algebra::layout! {
    pub Plain: logical -> physical = (row: 32, col: 32):(32, 1);
    pub Padded: logical -> physical = (row: 32, col: 32):(33, 1);
    pub ByColumn: thread_value -> logical = (col: 32, lane: 32):(1, 32);
    pub Read = Plain @ ByColumn;
    pub ReadPadded = Padded @ ByColumn;
    assert bank_conflicts(Read, lanes = lane, element = 4) == 32;
    assert bank_conflicts(Read, lanes = lane, element = 4) > wavefronts(ReadPadded, lanes = lane, element = 4);
    assert 2 * wavefronts(ReadPadded, lanes = lane, element = 4) + 100 <= 128;
    assert bank_conflicts(Read | { col = 3 }, lanes = lane, element = 4) == 32;
    assert bank_conflicts(Read | { col }, lanes = lane, element = 4) == 32;
    // Two warps, a nested mode of lanes, other banks.
    pub Lanes: logical -> physical = (warp: 2, lane: (8, 4), v: 2):(64, (8, 2), 1);
    assert bank_conflicts(Lanes, lanes = lane, vector = v, element = 4) == 1;
    assert bank_conflicts(Lanes, lanes = lane, vector = v, element = 4, banks = 16) == 1;
    assert wavefronts(Lanes, lanes = lane, vector = v, element = 4, banks = 16, bank_width = 4) == 4;
    assert sectors(Lanes, lanes = lane, vector = v, element = 16 / 4) == 8;
    assert vector_width(Lanes, v) == 2;
    // By position.
    assert vector_width(Lanes, 2) == vector_width(Lanes, v);
    // Lanes that share addresses only read: pairs halve the phases.
    pub Shared: logical -> physical = (lane: (16, 2), v: 4):((4, _), 1);
    assert wavefronts(Shared, lanes = lane, vector = v, element = 4) == 2;
    // The search, and a search for one goal only.
    pub Best = best_swizzle(Plain, for = [(ByColumn, lanes = lane, element = 4)]);
    pub ReadBest = Best @ ByColumn;
    assert bank_conflicts(ReadBest, lanes = lane, element = 4) == 1;
    pub Same = best_swizzle(Padded, for = [(ByColumn, lanes = lane, element = 4)], banks = 32);
}

fn main() {
    assert_eq!(Best::SWIZZLES, [(5, 5, 0)]);
    assert_eq!(Same::SWIZZLES, []);
}
