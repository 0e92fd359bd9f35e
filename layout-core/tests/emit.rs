//! Emitted programs against the maps they come from, at every coordinate.

#[path = "emit/composites.rs"]
mod composites;
#[path = "emit/known.rs"]
mod known;
#[path = "emit/long.rs"]
mod long;
#[path = "emit/maps.rs"]
mod maps;
#[path = "support/random.rs"]
mod random;
#[path = "emit/sampled.rs"]
mod sampled;
#[path = "emit/tally.rs"]
mod tally;

use layout_core::Map;
use layout_core::emit::range::{Facts, Ranges};
use layout_core::emit::{self, Expr, Form, Program, Width};
use layout_core::shape::unflatten;

const FORMS: [Form; 3] = [Form::Index, Form::Linear, Form::Leaf];

/// The map is the program at every coordinate; ranges are sound; every value fits.
fn check(map: &Map, program: &Program, width: Width) {
    let size: u64 = program.inputs.iter().product();
    assert_eq!(size, map.size());
    let mut ranges = Ranges::new(&program.inputs, width);
    for e in &program.lets {
        ranges.lets.push(ranges.of(e));
    }
    // Every coordinate visits the expressions in the same order: what is claimed of each is found once.
    let mut facts: Vec<Facts> = Vec::new();
    let zero = vec![0; program.inputs.len()];
    program.trace(&zero, &mut |e: &Expr, _| {
        facts.push(ranges.of(e));
        let constant = match e {
            Expr::Mul(_, k) | Expr::Div(_, k) | Expr::Rem(_, k) | Expr::And(_, k) => *k,
            Expr::Shl(_, k) | Expr::Shr(_, k) if *k >= width.bits => panic!("{e:?}"),
            _ => 0,
        };
        assert!(constant <= width.max(), "{e:?}");
    });
    for i in 0..size {
        let inputs = unflatten(&program.inputs, i);
        let mut claims = facts.iter();
        let value = program.trace(&inputs, &mut |e: &Expr, value| {
            let facts = claims.next().unwrap();
            assert!(facts.min <= value && value <= facts.max && value & !facts.bits == 0, "{facts:?} {value} {e:?}");
            assert!(value <= width.max(), "{value} {e:?}");
        });
        assert_eq!(value, map.eval_linear(i), "{map:?} {program:?} at {inputs:?}");
    }
}

/// The narrowest integers that hold what the chain computes: where an overflow would show.
fn tightest(map: &Map) -> Width {
    (1..=32).map(|bits| Width { bits }).find(|w| emit::fits(map, *w)).unwrap()
}
