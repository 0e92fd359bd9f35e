//! The rules, each at every coordinate of random expressions; simplifying twice; the precedences.

use super::build::Builder;
use super::simplify::{RULES, simplify};
use super::terms::{Atom, Sum};
use super::{Expr, Kind, NO_LIMIT, Width, as_text, coord, fields};
use crate::layout::Layout;
use crate::random::Random;
use crate::shape::{Shape, unflatten, weights};
use crate::swizzle::Swizzle;
use alloc::{string::ToString, vec::Vec};

const INPUTS: [u64; 3] = [7, 8, 12];

impl Random {
    fn constant(&mut self) -> u64 {
        [1, 2, 3, 4, 6, 8, 12, 24][usize::try_from(self.below(8)).unwrap()]
    }

    fn leaf(&mut self) -> Expr {
        match self.below(5) {
            0 => Expr::Const(self.below(30)),
            _ => Expr::Input(usize::try_from(self.below(3)).unwrap()),
        }
    }

    /// An expression that keeps the promise of the IR: differences only of what cannot be negative.
    fn expr(&mut self, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf();
        }
        let x = self.expr(depth - 1);
        let k = self.constant();
        let shift = u32::try_from(self.below(4)).unwrap();
        match self.below(14) {
            0 | 1 => x + self.expr(depth - 1),
            2 => x.clone() * k - (x / self.constant()) * 1,
            3 => x.clone() * k - (x / 4) * (4 * k),
            4 => x * k,
            5 => x / k,
            6 => x % k,
            7 => x << shift,
            8 => x >> shift,
            9 => x & self.below(64),
            10 => x | self.expr(depth - 1),
            11 => x ^ self.expr(depth - 1),
            12 => (x.clone() / k) * (k * 2) + (x % k) * 2,
            _ => self.expr(depth - 1) + ((x.clone() / 6) % 5) * 6 + x % 6,
        }
    }
}

fn equal(before: &Expr, after: &Expr, rule: &str) {
    for i in 0..INPUTS.iter().product() {
        let inputs = unflatten(&INPUTS, i);
        let value = |e: &Expr| e.trace(&inputs, &[], &mut |_, _| {});
        assert_eq!(value(before), value(after), "{rule} at {inputs:?}: {before:?} => {after:?}");
    }
}

/// Every node of the tree.
fn nodes(e: &Expr) -> Vec<&Expr> {
    let mut out = Vec::from([e]);
    out.extend(e.children().flat_map(nodes));
    out
}

#[test]
fn rules_keep_the_value() {
    let ranges = Builder::new(&INPUTS, Width::U64).ranges;
    let mut random = Random(1);
    let mut fired = alloc::vec![0u32; RULES.len()];
    for n in 0..3000 {
        let e = random.expr(1 + n % 4);
        // The whole, and a half-simplified form: rules also meet what other rules leave.
        for e in [e.clone(), e.map_children(&mut |x| simplify(x.clone(), &ranges))] {
            for node in nodes(&e) {
                for (rule, count) in RULES.iter().zip(&mut fired) {
                    if let Some(after) = (rule.apply)(node, &ranges) {
                        *count += 1;
                        let under = node.children().fold(0, |all, x| all | x.operator());
                        let tried = rule.roots & node.operator() != 0 && rule.under & under != 0;
                        assert!(tried, "{} is not tried at {node:?}", rule.name);
                        if *count <= 200 {
                            equal(node, &after, rule.name);
                        }
                        assert_ne!(*node, after, "{} does nothing", rule.name);
                    }
                }
            }
        }
    }
    for (rule, count) in RULES.iter().zip(fired) {
        assert!(
            count >= 5,
            "`{}` fired {count} times: {} => {} if {}",
            rule.name,
            rule.pattern,
            rule.result,
            rule.when
        );
    }
}

#[test]
fn simplify_is_idempotent() {
    let ranges = Builder::new(&INPUTS, Width::U64).ranges;
    let mut random = Random(2);
    for n in 0..3000 {
        let e = random.expr(1 + n % 4);
        let once = simplify(e.clone(), &ranges);
        equal(&e, &once, "simplify");
        assert_eq!(simplify(once.clone(), &ranges), once, "{e:?}");
        assert!(nodes(&once).len() <= nodes(&e).len());
    }
}

#[test]
fn repeated_quotients_are_bound() {
    let b = Builder::new(&INPUTS, Width::U64);
    let q = || Expr::Input(2) / 5;
    let (program, operations, cost) = b.finish((Expr::Input(0) + q()) * 3 + q() % 2, Kind::Refinement);
    let names = ["a", "b", "c"].map(|s| s.to_string());
    assert_eq!(as_text(&program, &names), "let x0 = c / 5; (a + x0) * 3 + (x0 & 1)");
    assert_eq!((program.operations(), program.cost()), (operations, cost));
    assert_eq!(operations.divs, 1);
}

/// The bound by which fields are left out: they are written where they are below the limit, and mostly not where they
/// reach it.
#[test]
fn fields_that_are_left_out_cost_more() {
    let mut random = Random(3);
    let (mut written, mut left_out) = (0, 0);
    for _ in 0..2000 {
        let sizes: Vec<u64> = (0..1 + random.below(3)).map(|_| 2 << random.below(5)).collect();
        // Each size as two digits, which take turns in the value.
        let low: Vec<u64> = sizes.iter().map(|n| 1 << random.below(u64::from(n.ilog2()) + 1)).collect();
        let extents: Vec<u64> = sizes.iter().zip(&low).flat_map(|(n, low)| [n / low, *low]).collect();
        let mut strides = alloc::vec![0; extents.len()];
        // From bit 0 on, or far up: shifts then pass 32 bits, and a constant may stand below.
        let lowest = 1 << [0, 0, 3, 12][usize::try_from(random.below(4)).unwrap()];
        let (turn, mut next) = (usize::try_from(random.below(6)).unwrap(), lowest);
        for k in 0..extents.len() {
            let i = if turn % 2 == 0 { extents.len() - 1 - k } else { k } ^ (turn / 2 % 2);
            strides[i] = next;
            next *= extents[i];
        }
        let mut sum = Sum::of_layout(&sizes, &Layout::from_parts(&extents, &strides).unwrap()).unwrap();
        sum.offset = i128::from([0, 0, lowest - 1, next][usize::try_from(random.below(4)).unwrap()]);
        let bit = |random: &mut Random| u32::try_from(random.below(8)).unwrap();
        let swizzles: Vec<Swizzle> = (0..2)
            .filter_map(|_| Swizzle::new(1 + bit(&mut random) % 3, bit(&mut random), bit(&mut random)).ok())
            .collect();
        let width = if random.below(2) == 0 && 2 * next <= 1 << 32 { Width::U32 } else { Width::U64 };
        // Of each variable whether its terms are fields: all, none, or some.
        for chosen in [usize::MAX, 0, 1 + usize::try_from(random.below(6)).unwrap()] {
            let is_chosen = |atom| matches!(atom, Atom::Input(i) if chosen >> i & 1 == 1);
            let write = |limit| {
                let mut b = Builder::new(&sizes, width);
                let e = fields::write(&sum, &swizzles, &is_chosen, limit, &mut b)?;
                Some(b.finish(e, Kind::Xor))
            };
            let Some((program, operations, cost)) = write(NO_LIMIT) else { continue };
            assert!(write((cost, operations.total() + 1)).is_some(), "{cost}: {program:?}");
            written += 1;
            left_out += u32::from(write((cost, operations.total())).is_none());
        }
    }
    assert!(2 * left_out > written, "{left_out} of {written}");
}

#[test]
fn parentheses() {
    let names = ["a", "b", "c"].map(|s| s.to_string());
    let (a, b, c) = (|| Expr::Input(0), || Expr::Input(1), || Expr::Input(2));
    let cases = [
        (a() + b() + c(), "a + b + c"),
        (a() - (b() + c()), "a - (b + c)"),
        (a() - b() * 3 / 4 % 5, "a - b * 3 / 4 % 5"),
        ((a() + b()) * 2, "(a + b) * 2"),
        (a() * 64 + (b() ^ (c() & 7)), "a * 64 + (b ^ (c & 7))"),
        (a() ^ ((a() >> 3) & 56), "a ^ ((a >> 3) & 56)"),
        (a() ^ b() ^ c(), "a ^ b ^ c"),
        (a() ^ (b() | c()), "a ^ (b | c)"),
        ((a() << 2) << 3, "(a << 2) << 3"),
        ((a() + Expr::Const(1)) >> 2, "(a + 1) >> 2"),
    ];
    for (e, expected) in cases {
        let program = super::Program { inputs: INPUTS.to_vec(), lets: Vec::new(), result: e, kind: Kind::Affine };
        assert_eq!(as_text(&program, &names), expected);
    }
}

#[test]
fn coordinates_are_as_the_rules_would_have_them() {
    let mut random = Random(7);
    for _ in 0..500 {
        let sizes: Vec<u64> = (0..=random.below(4)).map(|_| random.constant()).collect();
        let size = sizes.iter().product();
        let simplified = sizes
            .iter()
            .zip(weights(&sizes))
            .map(|(&n, w)| Builder::new(&[size], Width::U32).finish(Expr::Input(0) / w % n, Kind::Refinement).0.result);
        let written: Vec<Expr> = coord(&Shape::flat(&sizes)).into_iter().map(|p| p.result).collect();
        assert_eq!(written, simplified.collect::<Vec<_>>(), "{sizes:?}");
    }
}
