//! `cute( … )` in blocks and expressions, and `NAME::CUTE` back, through the macro.

use layout_algebra::layout;

layout! {
    #![index(u32)]
    const ROWS = 8;

    pub Named: logical -> physical = cute((m: 4, n: 2):(1, 4));
    pub Nested: logical -> physical = cute((2,(2,2)):(4,(2,1)));
    pub Shape: logical -> physical = cute((4,(2,3)));
    pub Static: logical -> physical = cute((_8,_64):(_64,_1));
    pub Swizzled: logical -> physical = cute(Sw<3,4,3> o _0 o (_8,_64):(_64,_1));
    pub Typed: logical -> physical = cute(Swizzle<3,4,3> o (8,64):(64,1));
    pub Loads: logical -> physical = cute((4,8):(1,0));
    pub Ones: logical -> physical = cute((1,4,1):(0,1,5));
    pub Constants: logical -> physical = cute((ROWS, 2 * ROWS):(2 * ROWS, 1));
    pub Tile: logical -> logical = cute((4,2):(2,1));
    pub Threads: thread_value -> logical = cute(((4,8),(2,2)):((32,1),(16,8)));
    pub Composed: thread_value -> physical = cute((16,8):(1,16)) @ Threads;
    pub Several: logical -> physical = swizzle(1, 1, 0) @ swizzle(1, 3, 2) @ 64:1;
    pub Offset = Nested | { i1 = 1 };
    assert cosize(Static) == 512;
}

#[test]
fn pasted_layouts() {
    assert_eq!(Named.index(1, 3), 3 + 4);
    assert_eq!((0..8).map(|i| Nested.linear(i)).collect::<Vec<_>>(), [0, 4, 2, 6, 1, 5, 3, 7]);
    assert!((0..24).all(|i| Shape.linear(i) == i && Shape.leaf(i / 8, i / 4 % 2, i % 4) == i));
    for i in 0..512 {
        let x = i % 8 * 64 + i / 8;
        assert_eq!(Static.linear(i), x);
        assert_eq!([Swizzled.linear(i), Typed.linear(i)], [x ^ ((x >> 3) & (7 << 4)); 2]);
    }
    assert!((0..32).all(|i| Loads.linear(i) == i % 4));
    assert_eq!((Ones.index(0, 3, 0), Ones::SHAPE), (3, [1, 4, 1]));
    assert_eq!(Constants.index(9, 3), 3 * 16 + 9);
    assert_eq!(layout!(logical -> physical, cute((4,2):(2,1))).linear(5), Tile.linear(5) as usize);
}

#[test]
fn printed_layouts() {
    assert_eq!(Named::CUTE, "(4,2):(1,4)");
    assert_eq!(Nested::CUTE, "(2,(2,2)):(4,(2,1))");
    assert_eq!(Shape::CUTE, "(4,(2,3)):(1,(4,8))");
    assert_eq!(Static::CUTE, "(8,64):(64,1)");
    assert_eq!([Swizzled::CUTE, Typed::CUTE], ["Sw<3,4,3> o _0 o (8,64):(64,1)"; 2]);
    assert_eq!(Loads::CUTE, "(4,8):(1,0)");
    // CuTe prints 0 for a mode of size 1 as it was made; its stride means nothing.
    assert_eq!(Ones::CUTE, "(1,4,1):(0,1,0)");
    assert_eq!(Threads::CUTE, "((4,8),(2,2)):((32,1),(16,8))");
    assert_eq!(Composed::CUTE, "((4,8),(2,2)):((32,1),(16,8))");
    assert_eq!(Several.linear(10), 10 ^ 1 ^ 4);
    assert_eq!(Offset.linear(1), 4 + 2);
}
