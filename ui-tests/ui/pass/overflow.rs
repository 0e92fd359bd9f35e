layout_algebra::layout! {
    pub const MAX = 0xFFFF_FFFF_FFFF_FFFF;
    pub Wide: logical -> physical = (row: 2, col: 8):(0x7FFF_FFFF_FFFF_FFF0, 1);
    pub Last: logical -> physical = (line: MAX):(1);
    pub Pair: logical -> physical = (pair: 2):(MAX - 1);
    // A mode of size 1 has no address but 0.
    pub One: logical -> physical = (row: 1, col: 8):(MAX, 1);
    assert 170141183460469231731687303715884105727 > MAX;
    assert -7 / 2 == -3;
    assert -7 % 2 == -1;
}

fn main() {
    assert_eq!(Last.index(u64::MAX as usize - 1), usize::MAX - 1);
    mod narrow {
        layout_algebra::layout! {
            #![index(u32)]
            pub Full: logical -> physical = (row: 0x1_0000, col: 0x1_0000):(0x1_0000, 1);
        }
    }
    assert_eq!(narrow::Full.index(0xFFFF, 0xFFFF), u32::MAX);
}
