//! Emitted programs against the maps they come from, at every coordinate.

#[path = "emit/random.rs"]
mod random;

use layout_core::decide::budget::Budget;
use layout_core::decide::slice;
use layout_core::emit::range::{Facts, Ranges};
use layout_core::emit::{self, Expr, Form, Kind, Program, Width};
use layout_core::ops::{self, Bind};
use layout_core::shape::unflatten;
use layout_core::{Map, Mode, Path, Shape, Space, Stride, Swizzle, Tree};
use random::{Random, unfolded};

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

fn emit(map: &Map, form: Form) -> Program {
    emit::emit(map, form, Width::U32, &mut Budget::new())
}

fn text(map: &Map, form: Form, names: &[&str]) -> String {
    let program = emit(map, form);
    check(map, &program, Width::U32);
    emit::as_text(&program, &names.iter().map(|s| (*s).to_string()).collect::<Vec<_>>())
}

/// The operators of a program where a remainder is written out: a quotient, a product and a difference.
fn elementary(program: &Program) -> u32 {
    fn remainders(e: &Expr) -> u32 {
        let own = matches!(e, Expr::Rem(_, k) if !k.is_power_of_two());
        u32::from(own) + e.children().map(remainders).sum::<u32>()
    }
    program.operations().total() + 2 * program.lets.iter().chain([&program.result]).map(remainders).sum::<u32>()
}

/// What the programs of many maps come to.
#[derive(Default)]
struct Tally {
    programs: u32,
    /// Programs by [`Kind`].
    kinds: [u32; 4],
    /// Divisions and remainders, those by powers of two included: ours and the literal chains'.
    cuts: [u32; 2],
    /// Operators, a remainder being three.
    operations: [u32; 2],
    /// Instructions of the cost model.
    instructions: [u32; 2],
    /// Programs of more operators than the literal chain, though of fewer instructions.
    more: u32,
}

impl Tally {
    /// The cheapest program is the map everywhere and never more work than the literal chain, by any measure.
    fn take(&mut self, map: &Map, form: Form, width: Width) -> Program {
        let program = emit::emit(map, form, width, &mut Budget::new());
        check(map, &program, width);
        if form == Form::Index {
            for width in [width, Width::U64] {
                check(map, &emit::base(map, width, &mut Budget::new()), width);
            }
        }
        let literal = emit::literal(map, form, width);
        let (p, l) = (program.operations(), literal.operations());
        let what = || format!("{map:?}\n{program:?}\n{literal:?}");
        assert!(p.divs + p.rems <= l.divs + l.rems, "{}", what());
        assert!(p.cuts() <= l.cuts() || map.span() > 0, "{}", what());
        let both = [&program, &literal];
        let (operations, instructions) = (both.map(elementary), both.map(Program::cost));
        assert!(instructions[0] <= instructions[1], "{}", what());
        // A product under a sum is one instruction but two operators: with fewer of those there may be more of these.
        let more = operations[0] > operations[1];
        assert!(!more || instructions[0] < instructions[1], "{}", what());
        self.more += u32::from(more);
        self.programs += 1;
        self.kinds[program.kind as usize] += 1;
        for i in 0..2 {
            self.cuts[i] += [p.cuts(), l.cuts()][i];
            self.operations[i] += operations[i];
            self.instructions[i] += instructions[i];
        }
        program
    }

    fn row(&self, name: &str) -> String {
        let [cuts, ops, instructions] =
            [self.cuts, self.operations, self.instructions].map(|[p, l]| format!("{p}/{l}"));
        let [affine, refinement, xor, composite] = self.kinds;
        format!(
            "{name:24} {:6} {affine:6} {refinement:6} {xor:6} {composite:6}  {cuts:>13}  {ops:>14}  {instructions:>14}\n",
            self.programs
        )
    }
}

const HEAD: &str =
    "ours/literal           programs affine refine    xor compos           cuts      operations    instructions\n";

/// The map with some of its modes bound at run time: each base as it is emitted, and from the bases every value. The
/// kind of the slice; `None` where the names of the modes clash.
fn check_slice(map: &Map, random: &mut Random, width: Width) -> Option<slice::Kind> {
    let rank = map.domain.rank();
    let paths: Vec<Path> = (0..rank).filter(|_| random.below(2) == 0).map(|i| map.domain.mode_path(i)).collect();
    let bound = paths.len();
    let map = ops::bind(map, 0, &paths).ok()?;
    let leaves = map.domain.leaves();
    let flags: Vec<bool> = leaves.iter().map(|l| l.mode < bound).collect();
    let s = slice::slice(&map, &flags, &mut Budget::new());
    let table = s.table.as_ref().unwrap();
    let sizes = map.domain.mode_sizes();
    let (times, values) = (sizes[..bound].iter().product::<u64>(), sizes[bound..].iter().product::<u64>());
    let name = |i: usize| Path::name(&format!("m{i}"));
    let modes = map.domain.modes.iter().enumerate().map(|(i, m)| Mode { label: name(i), tree: m.tree.clone() });
    let named = Map { domain: Shape { modes: modes.collect() }, ..map.clone() };
    let bases: Vec<Vec<u64>> = (if s.kind == slice::Kind::General { &s.bases[..] } else { &s.bases[..1] })
        .iter()
        .map(|&v| {
            let at = unflatten(&sizes[bound..], v);
            let binds: Vec<_> = at.iter().enumerate().map(|(i, &c)| (name(bound + i), Bind::Value(c))).collect();
            let base = ops::restrict(&named, &binds).unwrap();
            let program = emit::emit(&base, Form::Index, width, &mut Budget::new());
            check(&base, &program, width);
            (0..times).map(|t| program.eval(&unflatten(&sizes[..bound], t))).collect()
        })
        .collect();
    for (t, v) in (0..times).flat_map(|t| (0..values).map(move |v| (t, v as usize))) {
        let base = bases[if s.kind == slice::Kind::General { table.class[v] } else { 0 }][t as usize];
        let at = map.eval_linear(t * values + v as u64);
        assert_eq!((base ^ table.xors[v]) + table.offsets[v], at, "{map:?} {flags:?} {s:?} at {t}, {v}");
        assert!(at <= width.max() && base ^ table.xors[v] <= width.max());
    }
    Some(s.kind)
}

#[test]
fn every_form_of_random_maps() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut tallies: [Tally; 3] = Default::default();
    let (mut shares, mut slices) = ([0; 4], [0; 3]);
    for n in 0..10_000 {
        // Every other one is a composite as written, nothing folded in it.
        let map = if n % 2 == 0 { random.map(96) } else { random.composite(96) };
        let widths = [Width::U32, Width::U64, tightest(&map)];
        for (i, form) in FORMS.into_iter().enumerate() {
            tallies[i].take(&map, form, widths[(n + i) % 3]);
            if n % 8 < 2 {
                check(&map, &emit::literal(&map, form, Width::U32), Width::U64);
            }
        }
        if let Some(kind) = check_slice(&map, &mut random, widths[n % 3]) {
            slices[kind as usize] += 1;
        }
        let (layouts, swizzles) = (map.layouts().count(), map.swizzles().len());
        let is = [layouts > 1, swizzles > 0, layouts > 1 && swizzles > 0, map.restricted];
        (0..4).for_each(|k| shares[k] += u32::from(is[k]));
    }
    let [chains, swizzled, both, restricted] = shares;
    println!("10,000 maps: {chains} of several layouts, {swizzled} swizzled, {both} both, {restricted} restricted");
    println!("bound at run time: additive, xor, general {slices:?}");
    let rows: Vec<String> = FORMS.iter().zip(&tallies).map(|(form, tally)| tally.row(&format!("{form:?}"))).collect();
    println!("{HEAD}{}", rows.concat());
    let more: u32 = tallies.iter().map(|t| t.more).sum();
    println!("more operators than the literal chain, fewer instructions: {more} of 30,000");
    assert!(more < 30);
    assert!(shares.iter().all(|n| *n > 1000) && slices.iter().all(|n| *n > 100), "{shares:?} {slices:?}");
}

/// Whether a table is a weighted sum of digits of the inputs, by trying every chain of divisors.
fn is_layout(inputs: &[u64], table: &[u64]) -> bool {
    fn of_digits(f: &[u64]) -> bool {
        let n = f.len();
        let cut = |w: &usize| {
            let ahead = f[*w].checked_sub(f[0]);
            n.is_multiple_of(*w)
                && ahead.is_some_and(|s| (0..n).all(|i| f[i] == f[i % w] + s * (i / w) as u64))
                && of_digits(&f[..*w])
        };
        n == 1 || (1..n).any(|w| cut(&w))
    }
    let weights = layout_core::shape::weights(inputs);
    let one = |i: usize| -> Vec<u64> { (0..inputs[i]).map(|c| table[(c * weights[i]) as usize]).collect() };
    (0..inputs.len()).all(|i| of_digits(&one(i))) && Parts::new(inputs, table).is_sum(u64::MAX)
}

fn values(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}

/// The paper, on 600 random composites of a dense bijection with a padded storage map: 524 are layouts of a refinement,
/// and 686 divisions and moduli are emitted where the literal composites have 1,026. Its sizes are not stated; with one
/// to four prime factors about as many are layouts.
#[test]
fn divisions_of_random_composites() {
    let mut text = HEAD.to_string();
    for (form, seed) in [(Form::Leaf, 1), (Form::Index, 2), (Form::Linear, 3)] {
        for most in [4, 6] {
            let (mut random, mut tally) = (Random(seed), Tally::default());
            for n in 0..600 {
                let map = random.pair(most);
                let width = [Width::U32, Width::U64, tightest(&map)][n % 3];
                let kind = tally.take(&map, form, width).kind;
                assert_eq!(kind != Kind::Composite, is_layout(&emit::inputs(&map.domain, form), &values(&map)));
            }
            text += &tally.row(&format!("{form:?}, 1 to {most} factors"));
            assert_eq!(tally.kinds[Kind::Xor as usize], 0);
            assert!(2 * tally.cuts[0] < tally.cuts[1]);
        }
    }
    println!("{text}");
}

/// Whether some function of the numbers of coordinates is a sum, or a xor, of functions of one coordinate each.
struct Parts<'a> {
    table: &'a [u64],
    /// For each number, those of its coordinates alone, all others 0.
    alone: Vec<Vec<usize>>,
}

impl<'a> Parts<'a> {
    fn new(extents: &[u64], table: &'a [u64]) -> Self {
        let weights = layout_core::shape::weights(extents);
        let parts = |i: u64| unflatten(extents, i).iter().zip(&weights).map(|(c, w)| (c * w) as usize).collect();
        Parts { table, alone: (0..table.len() as u64).map(parts).collect() }
    }

    /// Of the bits in the mask.
    fn is_sum(&self, mask: u64) -> bool {
        let at = |i: usize| (self.table[i] & mask) as i64;
        self.alone.iter().enumerate().all(|(i, own)| at(i) - at(0) == own.iter().map(|&k| at(k) - at(0)).sum())
    }

    /// Of the bits in the mask.
    fn is_xor(&self, mask: u64) -> bool {
        let at = |i: usize| self.table[i] & mask;
        self.alone.iter().enumerate().all(|(i, own)| at(i) ^ at(0) == own.iter().fold(0, |x, &k| x ^ at(k) ^ at(0)))
    }

    /// The bits that make `f(c) = a(c) + x(c)`, with `a` such a sum and `x` such a xor: `x` is `f` on these bits, `a` the
    /// rest of it. The fewest there are, by trying all sets of bits; none where `f` is a sum.
    fn xor_bits(&self) -> Option<u64> {
        let moving = self.table.iter().fold(0, |bits, x| bits | (x ^ self.table[0]));
        let xors: Vec<u64> = (0..64).map(|b| 1 << b).filter(|b| moving & b > 0 && self.is_xor(*b)).collect();
        let mask = |set: u64| (0..xors.len()).filter(|k| set >> k & 1 == 1).map(|k| xors[k]).sum::<u64>();
        (0..1u64 << xors.len()).filter(|set| self.is_sum(!mask(*set))).min_by_key(|set| set.count_ones()).map(mask)
    }
}

#[test]
fn random_composites_under_a_swizzle() {
    let mut text = HEAD.to_string();
    for most in [4, 6] {
        let mut tallies: [Tally; 3] = Default::default();
        let (mut layouts, mut found, mut written) = (0, 0, 0);
        // One coordinate, several, all bits summed.
        let mut additive = [0; 3];
        let mut random = Random(4);
        for n in 0..300 {
            let (map, plain) = random.swizzled_pair(most);
            let width = [Width::U32, Width::U64, tightest(&map)][n % 3];
            let table = values(&map);
            assert_ne!(table, values(&plain));
            let extents = map.domain.extents();
            let (bits, is_layout) = (Parts::new(&extents, &table).xor_bits(), is_layout(&extents, &table));
            let kinds: Vec<Kind> =
                FORMS.iter().zip(&mut tallies).map(|(form, tally)| tally.take(&map, *form, width).kind).collect();
            let as_layout = matches!(kinds[2], Kind::Affine | Kind::Refinement);
            assert!(is_layout || !as_layout, "{map:?}");
            layouts += u32::from(is_layout);
            found += u32::from(as_layout);
            let several = extents.iter().filter(|n| **n > 1).count() > 1;
            additive[usize::from(several)] += u32::from(bits.is_some());
            additive[2] += u32::from(several && bits == Some(0));
            written += u32::from(bits.is_some() && kinds[2] != Kind::Composite);
        }
        for (form, tally) in FORMS.iter().zip(&tallies) {
            text += &tally.row(&format!("{form:?}, 1 to {most} factors"));
            assert!(3 * tally.operations[0] < 2 * tally.operations[1]);
        }
        let [one, several, sums] = additive;
        text += &format!(
            "  of 300 swizzled: {layouts} layouts ({found} emitted as such); ⊕-additive: {several} of several coordinates \
             ({sums} of them sums), {one} of one; {written} of these emitted without the composite\n"
        );
    }
    println!("{text}");
}

fn layout(domain: Shape, strides: &[u64]) -> Map {
    let strides: Vec<Stride> = strides.iter().map(|&d| Stride::Int(d)).collect();
    ops::layout(domain, &strides, Space::Logical, Space::Physical).unwrap()
}

fn swizzled(b: u32, m: u32, s: i64, map: &Map) -> Map {
    ops::swizzle(Swizzle::cute(b, m, s).unwrap(), map).unwrap()
}

#[test]
fn swizzled_tile() {
    let map = swizzled(3, 6, 3, &layout(Shape::named(&[("row", 128), ("col", 64)]), &[64, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "let x0 = row * 64 + col; x0 ^ ((x0 >> 3) & 448)");
    assert_eq!(text(&map, Form::Linear, &["i"]), "i ^ ((i >> 3) & 448)");
    assert_eq!(emit(&map, Form::Index).kind, Kind::Xor);
    let map = swizzled(3, 3, 3, &layout(Shape::named(&[("row", 128), ("col", 64)]), &[64, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "row * 64 + (col ^ ((row << 3) & 56))");
    // Padded rows: no bit of the sum is a bit of a coordinate.
    let map = swizzled(2, 0, 3, &layout(Shape::named(&[("row", 8), ("col", 4)]), &[5, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "let x0 = row * 5 + col; x0 ^ ((x0 >> 3) & 3)");
    // Nothing reaches the bits that it reads.
    let map = swizzled(2, 0, 7, &layout(Shape::named(&[("row", 8), ("col", 4)]), &[5, 1]));
    assert_eq!(text(&map, Form::Index, &["row", "col"]), "row * 5 + col");
    assert_eq!(emit(&map, Form::Index).kind, Kind::Affine);
}

#[test]
fn c_fragment() {
    let pair = |a, b| Tree::Tuple(vec![Mode::unnamed(Tree::Leaf(a)), Mode::unnamed(Tree::Leaf(b))]);
    let mode = |name, tree| Mode { label: Path::name(name), tree };
    let domain = Shape { modes: vec![mode("lane", pair(8, 4)), mode("reg", pair(2, 2))] };
    let map = layout(domain, &[8, 2, 64, 1]);
    assert_eq!(text(&map, Form::Leaf, &["g", "t", "h", "v"]), "g * 8 + t * 2 + h * 64 + v");
    assert_eq!(text(&map, Form::Index, &["lane", "reg"]), "lane * 2 + reg + (reg >> 1) * 62");
    assert_eq!(text(&map, Form::Linear, &["i"]), "i + (i >> 1) * 62 - (i >> 2) * 126");
    assert_eq!([emit(&map, Form::Leaf).kind, emit(&map, Form::Index).kind], [Kind::Affine, Kind::Refinement]);
    let names = ["i".to_string()];
    let coordinates = emit::coord(&map.domain, Width::U32);
    let coordinates: Vec<String> = coordinates.iter().map(|p| emit::as_text(p, &names)).collect();
    assert_eq!(coordinates, ["i >> 2", "i & 3"]);
}

#[test]
fn negative_differences() {
    let map = swizzled(1, 0, 1, &layout(Shape::named(&[("a", 2), ("b", 2)]), &[2, 1]));
    let slice = ops::restrict(&map, &[(Path::name("a"), Bind::Value(1))]).unwrap();
    assert_eq!(text(&slice, Form::Index, &["b"]), "b ^ 3");
    // (2,2):(1,2) as one integer is 0, 2, 1, 3: its middle falls.
    let domain = Shape { modes: vec![Mode { label: Path::name("v"), tree: Shape::flat(&[2, 2]).into_tree() }] };
    let middle = ops::restrict(&layout(domain, &[1, 2]), &[(Path::name("v"), Bind::Range(1, 3))]).unwrap();
    assert_eq!(text(&middle, Form::Index, &["v"]), "2 - v");
}

/// Seven of ten columns: as one integer, their digits are not digits of it.
#[test]
fn range_across_a_cut() {
    let nested = |name, extents: &[u64]| Mode { label: Path::name(name), tree: Shape::flat(extents).into_tree() };
    let domain = Shape { modes: vec![nested("a", &[3]), nested("b", &[2, 5])] };
    let map = layout(domain, &[100, 1, 7]);
    for (low, high) in [(0, 7), (1, 8), (4, 10), (0, 10)] {
        let slice = ops::restrict(&map, &[(Path::name("b"), Bind::Range(low, high))]).unwrap();
        for form in FORMS {
            check(&slice, &emit(&slice, form), Width::U32);
        }
    }
}

trait IntoTree {
    fn into_tree(self) -> Tree<u64>;
}

impl IntoTree for Shape {
    fn into_tree(self) -> Tree<u64> {
        Tree::Tuple(self.modes)
    }
}

#[test]
fn composites_keep_what_is_additive() {
    let dense = |extents: &[u64], strides: &[u64]| Map { to: Space::Logical, ..layout(Shape::flat(extents), strides) };
    // Only the lower twelve carry.
    let map = unfolded(&layout(Shape::flat(&[5, 3, 4]), &[100, 7, 23]), &dense(&[5, 4, 3], &[12, 3, 1]));
    assert_eq!(text(&map, Form::Leaf, &["a", "b", "c"]), "let x0 = b * 3 + c; a * 100 + x0 * 23 - (x0 >> 2) * 85");
    // A chain that folds only as a whole: by the scan, and without a budget for it literally.
    let first = unfolded(&dense(&[2, 3, 2], &[1, 2, 6]), &dense(&[2, 2, 3], &[1, 2, 4]));
    let map = unfolded(&layout(Shape::flat(&[2, 2, 3]), &[1, 2, 4]), &first);
    let map = Map { domain: Shape::flat(&[12]), ..map };
    assert_eq!(emit(&map, Form::Leaf).kind, Kind::Refinement);
    let poor = emit::emit(&map, Form::Leaf, Width::U32, &mut Budget { points: 0 });
    assert_eq!(poor.kind, Kind::Composite);
    check(&map, &poor, Width::U32);
}

#[test]
fn no_coordinate_left() {
    let map = layout(Shape::named(&[("a", 4), ("b", 4)]), &[5, 1]);
    let names = [Path::name("a"), Path::name("b")];
    let point = ops::restrict(&map, &names.map(|n| (n, Bind::Value(3)))).unwrap();
    assert_eq!(text(&point, Form::Index, &[]), "18");
    assert!(emit::coord(&point.domain, Width::U32).is_empty());
}

#[test]
fn extents_near_the_limits() {
    let mut random = Random(5);
    let cases: [(&[u64], &[u64], u32); 6] = [
        (&[u64::MAX], &[1], 64),
        (&[1 << 32, (1 << 31) - 1], &[1, 1 << 32], 64),
        (&[3, 5, 17, 257, 641, 65_537, 6_700_417 / 3], &[2, 6, 30, 510, 131_070, 84_015_870, 5_506_148_072_190], 64),
        (&[1 << 16, 1 << 16], &[1, 1 << 16], 32),
        (&[65_537, 65_535], &[1, 65_537], 32),
        (&[1 << 31], &[1], 32),
    ];
    for (extents, strides, bits) in cases {
        let width = Width { bits };
        let map = layout(Shape::flat(extents), strides);
        assert!(emit::fits(&map, width));
        assert!(bits == 32 || !emit::fits(&map, Width::U32));
        for form in FORMS {
            let program = emit::emit(&map, form, width, &mut Budget::new());
            for n in 0..400 {
                let i = if n == 0 { map.size() - 1 } else { random.wide() % map.size() };
                let see = &mut |e: &Expr, value| assert!(value <= width.max(), "{e:?}");
                assert_eq!(program.trace(&unflatten(&program.inputs, i), see), map.eval_linear(i), "{program:?}");
            }
        }
    }
    // The size and the last address fit, an integer in between or a swizzled address does not.
    let small = layout(Shape::flat(&[2]), &[1 << 33]);
    let wide = layout(Shape::flat(&[2, 1 << 33]), &[1, 2]);
    assert!(!emit::fits(&unfolded(&wide, &small), Width::U32));
    let high = ops::swizzle(Swizzle::new(1, 0, 40).unwrap(), &layout(Shape::flat(&[4]), &[1])).unwrap();
    assert!(!emit::fits(&high, Width::U32));
}

/// The forms that only bases have.
#[test]
fn bases() {
    let strides = |s: &[u64]| s.iter().map(|&s| Stride::Int(s)).collect::<Vec<_>>();
    let map = |shape: Shape, s: &[u64]| ops::layout(shape, &strides(s), Space::Logical, Space::Physical).unwrap();
    let digits = |extents: &[u64], s: &[u64]| {
        let mode = Mode::unnamed(Tree::Tuple(extents.iter().map(|&n| Mode::unnamed(Tree::Leaf(n))).collect()));
        map(Shape { modes: vec![mode] }, s)
    };
    let text = |map: &Map, width: Width, names: &[&str]| {
        let program = emit::base(map, width, &mut Budget::new());
        check(map, &program, width);
        emit::as_text(&program, &names.iter().map(|s| (*s).to_string()).collect::<Vec<_>>())
    };
    let padded = digits(&[2, 80], &[84, 1]);
    assert_eq!(text(&padded, Width::U32, &["t"]), "if t >= 80 { t + 4 } else { t }");
    assert_eq!(text(&padded, Width::U64, &["t"]), "if t >= 80 { t + 4 } else { t }");
    let permuted = digits(&[10, 6], &[1, 48]);
    assert_eq!(text(&permuted, Width::U32, &["t"]), "t * 48 - ((t as u64 * 715827883) >> 32) as u32 * 287");
    assert_eq!(text(&permuted, Width::U64, &["t"]), "t * 48 - ((t * 43) >> 8) * 287");
    let fragment = digits(&[8, 4], &[4096, 2]);
    assert_eq!(text(&fragment, Width::U32, &["t"]), "(t + (t >> 2) * 2044) * 2");
    assert_eq!(text(&fragment, Width::U64, &["t"]), "t * 2 + (t >> 2) * 4088");
    let vectors = ops::swizzle(Swizzle::cute(3, 3, 3).unwrap(), &digits(&[32, 8], &[64, 8])).unwrap();
    assert_eq!(text(&vectors, Width::U32, &["t"]), "(((t ^ (t >> 3)) & 7) | (t & 248)) * 8");
    let tiles = map(Shape::named(&[("m", 3), ("t", 32)]), &[100, 2]);
    assert_eq!(text(&tiles, Width::U32, &["m", "t"]), "(m * 50 + t) * 2");
}
