//! What the programs of many maps come to.

use crate::check;
use layout_core::Map;
use layout_core::decide::budget::Budget;
use layout_core::emit::{self, Expr, Form, Program, Width};

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
pub struct Tally {
    pub programs: u32,
    /// Programs by [`Kind`].
    pub kinds: [u32; 4],
    /// Divisions and remainders, those by powers of two included: ours and the literal chains'.
    pub cuts: [u32; 2],
    /// Operators, a remainder being three.
    pub operations: [u32; 2],
    /// Instructions of the cost model.
    pub instructions: [u32; 2],
    /// Programs of more operators than the literal chain, though of fewer instructions.
    pub more: u32,
}

impl Tally {
    /// The cheapest program is the map everywhere and never more work than the literal chain, by any measure.
    pub fn take(&mut self, map: &Map, form: Form, width: Width) -> Program {
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

    pub fn row(&self, name: &str) -> String {
        let [cuts, ops, instructions] =
            [self.cuts, self.operations, self.instructions].map(|[p, l]| format!("{p}/{l}"));
        let [affine, refinement, xor, composite] = self.kinds;
        format!(
            "{name:24} {:6} {affine:6} {refinement:6} {xor:6} {composite:6}  {cuts:>13}  {ops:>14}  {instructions:>14}\n",
            self.programs
        )
    }
}

pub const HEAD: &str =
    "ours/literal           programs affine refine    xor compos           cuts      operations    instructions\n";
