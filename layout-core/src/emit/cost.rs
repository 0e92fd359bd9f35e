//! What an expression costs: counts of operators, and a simple model of the machine instructions (design, "Cost model":
//! sm_90 SASS). The model decides between candidates; it is the place to refine when a choice turns out badly.

use super::ir::{Expr, Program, Width};

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

    /// Quotients and remainders, those by shifts included and masks not: what is bound where it occurs twice.
    pub(super) fn quotients(&self) -> u32 {
        self.divs + self.rems + self.shifts_right
    }

    /// Counts the operators of an expression; what they cost.
    fn add(&mut self, e: &Expr) -> u32 {
        match e {
            Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => return 0,
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
            Expr::High(..) => self.muls += 1,
            Expr::Step(..) => self.adds += 1,
        }
        match e.operands() {
            (Some(x), Some(y)) => own(e) + self.add(x) + self.add(y),
            (Some(x), None) => own(e) + self.add(x),
            _ => 0,
        }
    }
}

impl Program {
    /// The operators.
    #[must_use]
    pub fn operations(&self) -> Counts {
        self.counted().0
    }

    /// The instructions of the model.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.counted().1
    }

    /// Both.
    pub(super) fn counted(&self) -> (Counts, u32) {
        let mut counts = Counts::default();
        let mut cost = counts.add(&self.result);
        for e in &self.lets {
            cost += counts.add(e);
        }
        (counts, cost)
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
/// | high product | 1 (IMAD.HI) |
/// | step | 2 (ISETP, a predicated addition) |
/// | mask | 1; none under `⊕` and `\|` (LOP3), unless it only cuts a field down to bit 0 (BFE) |
#[must_use]
pub fn cost(e: &Expr) -> u32 {
    Counts::default().add(e)
}

/// The instructions of an operator, its operands given.
fn own(e: &Expr) -> u32 {
    match e {
        Expr::Const(_) | Expr::Input(_) | Expr::Let(_) => 0,
        Expr::Add(x, y) | Expr::Sub(x, y) => 1 - u32::from(is_product(x) || is_product(y)),
        Expr::Div(_, k) if !k.is_power_of_two() => 2,
        Expr::Rem(_, k) if !k.is_power_of_two() => 3,
        Expr::Step(..) => 2,
        Expr::Or(x, y) | Expr::Xor(x, y) => 1 - u32::from(merges(x) || merges(y)),
        _ => 1,
    }
}

/// The instructions of a base, those of the program being `cost`: a factor of all of it is taken in by the scale of the
/// address.
///
/// Without a factor the scale goes to the operands of an xor one of which is a left shift: both are shifted then.
#[must_use]
pub fn base(program: &Program, mut cost: u32, width: Width) -> u32 {
    for e in &program.lets {
        cost += moved_quotients(e);
    }
    cost = cost + moved_quotients(&program.result) - u32::from(has_factor(program));
    let spread = match &program.result {
        Expr::Xor(x, y) | Expr::Or(x, y) => width.bits <= 32 && (is_product(x) || is_product(y)),
        _ => false,
    };
    cost + u32::from(spread)
}

/// Whether the result is a product.
#[must_use]
pub fn has_factor(program: &Program) -> bool {
    is_product(&program.result)
}

/// Sums of a quotient times a power of two: compilers shift by the difference and mask, in one instruction more.
fn moved_quotients(e: &Expr) -> u32 {
    let moved = |x: &Expr| match super::digit::as_mul(x) {
        Some((q, k)) => k.is_power_of_two() && matches!(q, Expr::Shr(..) | Expr::Div(..) | Expr::High(..)),
        None => false,
    };
    let own = match e {
        Expr::Add(x, y) | Expr::Sub(x, y) => u32::from(moved(x)) + u32::from(moved(y)),
        _ => 0,
    };
    match e.operands() {
        (Some(x), Some(y)) => own + moved_quotients(x) + moved_quotients(y),
        (Some(x), None) => own + moved_quotients(x),
        _ => 0,
    }
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
