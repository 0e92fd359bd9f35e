//! Compositions of layout types.

use crate::*;
use layout_algebra::{Layout, Logical, Same, StaticLayout, View, Visit, Word, compose};

/// Code that knows of its layouts what the bounds say.
fn composed<G, F, A>(g: G, f: F, at: impl Fn(F::Coord) -> A)
where
    G: StaticLayout<Domain = Logical>,
    F: StaticLayout<Codomain = Logical, Size: Same<G::Size>> + Visit,
    A: Word,
{
    let both = compose(g, f);
    assert_eq!((both.size(), both.cosize()), (f.size(), g.cosize()));
    let (mut i, mut visited) = (0, 0);
    f.visit(|coord| {
        let want = at(coord).to_usize();
        assert_eq!(both.at(coord).to_usize(), want);
        assert_eq!(both.try_at(coord).map(Word::to_usize), Some(want));
        assert_eq!(both.at_linear(Word::from_usize(i)).to_usize(), want);
        (i, visited) = (i + 1, visited + 1);
    });
    assert_eq!(visited, both.size());
}

#[test]
fn composes() {
    composed(Tile, Frag, |(lane, reg)| Addr.index(lane, reg));
    composed(Wide, Frag, |(lane, reg)| Addr.index(lane, reg));
    composed(Tile, Threads, |(lane, reg)| Addr.index(lane as u32, reg as u32));
    composed(Inner, Inner, |(row, col)| Inner.linear(Inner.index(row, col)));
    composed(Tile, compose(Inner, Frag), |(lane, reg)| Tile.linear(Inner.linear(Frag.index(lane, reg))));
    assert_eq!(compose(Tile, Frag).try_at((32, 0)), None);
    let data = numbers(Tile::COSIZE);
    let view = View::new(&data, compose(Tile, Frag)).unwrap();
    assert_eq!(view[(31, 3)], Addr.index(31, 3));
    aliasing::of_layout(compose(Tile, Frag), "a composite");
    aliasing::of_layout(compose(Warp, layout!(thread_value -> logical, (64, 64):(1, 64))), "another");
}
