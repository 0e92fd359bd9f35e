//! What an expression costs: counts of operators, and a simple model of the machine instructions (design, "Cost model":
//! sm_90 SASS). The model decides between candidates; it is the place to refine when a choice turns out badly.

use super::ir::{Expr, Program};

/// The operators of a program, each written occurrence once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Sums and differences.
    pub adds: u32,
    /// Products.
    pub muls: u32,
    /// Divisions.
    pub divs: u32,
    /// Remainders.
    pub rems: u32,
    /// Shifts, both ways.
    pub shifts: u32,
    /// Of those, the ones to the right: divisions by a power of two.
    pub shifts_right: u32,
    /// Masks.
    pub ands: u32,
    /// Unions of bits.
    pub ors: u32,
    /// Exclusive ors.
    pub xors: u32,
}

impl Counts {
    /// Divisions and remainders, those by a power of two included: shifts to the right and masks.
    #[must_use]
    pub fn cuts(&self) -> u32 {
        self.divs + self.rems + self.shifts_right + self.ands
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.adds + self.muls + self.divs + self.rems + self.shifts + self.ands + self.ors + self.xors
    }

    fn add(&mut self, e: &Expr) {
        match e {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => {}
            Expr::Add(..) | Expr::Sub(..) => self.adds += 1,
            Expr::Mul(..) => self.muls += 1,
            Expr::Div(..) => self.divs += 1,
            Expr::Rem(..) => self.rems += 1,
            Expr::Shl(..) => self.shifts += 1,
            Expr::Shr(..) => {
                self.shifts += 1;
                self.shifts_right += 1;
            }
            Expr::And(..) => self.ands += 1,
            Expr::Or(..) => self.ors += 1,
            Expr::Xor(..) => self.xors += 1,
        }
        for child in e.children() {
            self.add(child);
        }
    }
}

impl Program {
    /// The operators.
    #[must_use]
    pub fn operations(&self) -> Counts {
        let mut counts = Counts::default();
        for e in self.lets.iter().chain([&self.result]) {
            counts.add(e);
        }
        counts
    }

    /// The instructions of the model.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.lets.iter().chain([&self.result]).map(cost).sum()
    }
}

/// The instructions of one expression, its variables given:
///
/// | operator | instructions |
/// | --- | --- |
/// | `+`, `−` | 1, with a product or a left shift under it (IMAD, LEA) |
/// | `·const`, `≪`, `≫`, `⊕`, `\|` | 1 |
/// | `÷const` | 2 (IMAD.HI, shift), or a shift |
/// | `mod const` | 3, or a mask |
/// | mask | 1; none under `⊕` and `\|` (LOP3), unless it only cuts a field down to bit 0 (BFE) |
#[must_use]
pub fn cost(e: &Expr) -> u32 {
    let own = match e {
        Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => 0,
        Expr::Add(x, y) | Expr::Sub(x, y) => 1 - u32::from(is_product(x) || is_product(y)),
        Expr::Div(_, k) if !k.is_power_of_two() => 2,
        Expr::Rem(_, k) if !k.is_power_of_two() => 3,
        Expr::Or(x, y) | Expr::Xor(x, y) => 1 - u32::from(merges(x) || merges(y)),
        _ => 1,
    };
    own + e.children().into_iter().map(cost).sum::<u32>()
}

/// Whether the sum above takes it in.
fn is_product(e: &Expr) -> bool {
    matches!(e, Expr::Mul(..) | Expr::Shl(..))
}

/// Whether the LOP3 above takes the mask in.
fn merges(e: &Expr) -> bool {
    match e {
        Expr::And(x, mask) => !matches!(**x, Expr::Shr(..)) || mask & 1 == 0,
        _ => false,
    }
}
