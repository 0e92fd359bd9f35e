//! Layouts of any size and number of modes, and what is decided about them. No scan is paid for: closed forms alone.

use layout_core::analysis::vector_width;
use layout_core::decide::budget::Budget;
use layout_core::decide::{alias, cosize, dense, injective, refined, refinement, slice, xor};
use layout_core::{Layout, Map, Path, Shape, Space, Stage, Swizzle};

/// A question about a case; `run` panics where the answer is not what it must be.
#[derive(Clone, Copy)]
pub struct Decision {
    pub name: &'static str,
    pub run: fn(&Case),
    /// Whether the bar is for it: a slice has an entry for each value, which is no matter of modes, and the reason why a
    /// vector width is no larger is looked for when an assertion fails.
    pub barred: bool,
}

pub const ALL: [Decision; 10] = [
    Decision { name: "density", run: density, barred: true },
    Decision { name: "alias-freedom", run: alias_freedom, barred: true },
    Decision { name: "refinement", run: refinement_of_two, barred: true },
    Decision { name: "chain of four", run: chain_of_four, barred: true },
    Decision { name: "cosize, swizzled", run: cosize_swizzled, barred: true },
    Decision { name: "injectivity", run: injectivity, barred: true },
    Decision { name: "exclusive or", run: exclusive_or, barred: true },
    Decision { name: "vector width", run: width, barred: true },
    Decision { name: "width and reason", run: width_and_reason, barred: false },
    Decision { name: "slice of 64 values", run: slice_of_64, barred: false },
];

/// `2^bits` coordinates in so many modes, in an order that is neither row- nor column-major.
pub struct Case {
    dense: Layout,
    /// As `dense`, with gaps.
    padded: Layout,
    stored: Map,
    swizzled: Map,
    fields: Map,
    chain: Map,
    /// All leaves but the last, of at most 64 values.
    sliced: (Map, Vec<bool>),
}

impl Case {
    pub fn new(modes: usize, bits: u32) -> Self {
        let extents: Vec<u64> = (0..modes).map(|i| 1 << ((bits as usize + i) / modes)).collect();
        let (dense, padded) = (of(&extents, 0), of(&extents, 1));
        let map = |layout: &Layout| Map::of(Shape::flat(&extents), layout.clone(), Space::Logical, Space::Physical);
        let under = |layout: &Layout| {
            let mut map = map(layout);
            map.stages.push(Stage::Swizzle(Swizzle::new(3, 6, 3).expect("disjoint fields")));
            map
        };
        let stages = [&dense, &dense, &dense, &padded].map(|l| Stage::Layout(l.clone())).to_vec();
        let chain = Map { stages, ..map(&dense) };
        let values = extents[modes - 1].min(64);
        let split = [&extents[..modes - 1], &[extents[modes - 1] / values, values]].concat();
        let sliced = Map { domain: Shape::flat(&split), ..under(&dense) };
        let sliced = (sliced, (0..=modes).map(|i| i < modes).collect());
        let (stored, swizzled, fields) = (map(&padded), under(&padded), under(&dense));
        Case { dense, padded, stored, swizzled, fields, chain, sliced }
    }
}

/// Every third mode is faster than the ones before it; each is `pad` further apart than it must be, at every fourth.
fn of(extents: &[u64], pad: u64) -> Layout {
    let mut order: Vec<usize> = (0..extents.len()).collect();
    order.sort_by_key(|i| (i % 3, usize::MAX - i));
    let (mut strides, mut next) = (vec![1; extents.len()], 1);
    for (n, &i) in order.iter().enumerate() {
        strides[i] = next;
        next = next * extents[i] + if n % 4 == 3 { pad } else { 0 };
    }
    Layout::from_parts(extents, &strides).expect("64 bits")
}

const NOTHING: Budget = Budget { points: 0 };

fn density(case: &Case) {
    assert!(dense::is_dense(&case.dense));
}

fn alias_freedom(case: &Case) {
    assert_eq!(alias::check(&case.padded), Ok(()));
}

fn refinement_of_two(case: &Case) {
    assert!(refinement::fold(&case.dense, &case.padded).is_some_and(|all| all.size() == case.dense.size()));
}

fn chain_of_four(case: &Case) {
    let found = refined::layout_of(&case.chain, &case.dense.extents(), &mut NOTHING.clone());
    assert!(found.is_none_or(|found| found.offset == 0));
}

fn cosize_swizzled(case: &Case) {
    assert!(cosize::cosize(&case.swizzled).is_ok_and(|n| n > case.padded.max() / 2));
}

fn injectivity(case: &Case) {
    assert!(injective::injective(&case.stored, &mut NOTHING.clone()));
}

fn exclusive_or(case: &Case) {
    assert!(xor::masks(&case.fields).is_some_and(|masks| masks.len() == case.dense.digits.len()));
}

fn fastest(case: &Case) -> Path {
    let fastest = case.padded.digits.iter().position(|d| d.stride.value() == 1).expect("a fastest mode");
    Path::name(&fastest.to_string())
}

fn width(case: &Case) {
    assert!(vector_width(&case.stored, &fastest(case), &mut NOTHING.clone()).is_ok());
}

fn width_and_reason(case: &Case) {
    let mode = fastest(case);
    let found = vector_width(&case.stored, &mode, &mut NOTHING.clone()).expect("a mode of a map into memory");
    let reason = found.reason(&case.stored, &mode, &mut Budget::new()).expect("its coordinates are few");
    assert!(reason.is_none_or(|broken| broken.run == 2 * found.width));
}

fn slice_of_64(case: &Case) {
    let (map, bound) = &case.sliced;
    assert!(slice::slice(map, bound, &mut NOTHING.clone()).table.is_some());
}
