//! The rewrite rules, as a table: name, pattern, result, side condition. Applied from the leaves up until none fits, so
//! simplifying twice is simplifying once.
//!
//! They stop because each makes a tree smaller in this order: the number of nodes; the sizes below each division,
//! twice, and below each remainder, once; the number of `÷` and `mod`; the bits in masks; constants to the left of a
//! `+`.
//!
//! In the patterns `÷` and `mod` also stand for a shift and a mask that do the same. Products by powers of two stay
//! products: every compiler makes the shift, and `row * 64 + col` is what a reader looks for.

use super::digit::{self, Piece};
use super::ir::{Expr, op::*};
use super::range::Ranges;
use alloc::{boxed::Box, vec::Vec};

/// A rewrite.
pub struct Rule {
    /// What it is called in tests.
    pub name: &'static str,
    /// What it matches.
    pub pattern: &'static str,
    /// What it makes of it.
    pub result: &'static str,
    /// When.
    pub when: &'static str,
    /// The operators that the root of the pattern may be.
    pub(super) roots: u16,
    /// The operators one of which an operand of the root is: no other tree need be looked at.
    pub(super) under: u16,
    /// The rewritten expression, where the rule fits at the root.
    pub apply: fn(&Expr, &Ranges) -> Option<Expr>,
}

/// One line of the table.
macro_rules! rules {
    ($($name:literal $pattern:literal => $result:literal if $when:literal, $roots:expr, $under:expr, $apply:expr;)*) => {
        /// All rules; the first that fits is applied.
        pub const RULES: &[Rule] = &[$(Rule {
            name: $name, pattern: $pattern, result: $result, when: $when, roots: $roots, under: $under, apply: $apply,
        }),*];
    };
}

rules! {
    "fold"         "op(constants)"          => "a constant"              if "",                                       OPERATOR,              CONST,     fold;
    "zero"         "x·0, x ∧ 0, x − x"      => "0"                       if "",                                       MUL | AND | SUB | XOR, ANY,       zero;
    "unit"         "x·1, x÷1, x + 0, x ⊕ 0" => "x"                       if "and so on for all operators",            OPERATOR & !AND,       ANY,       unit;
    "div-small"    "x ÷ b"                  => "0"                       if "max x < b",                              DIV | SHR,             ANY,       div_small;
    "rem-small"    "x mod b"                => "x"                       if "max x < b",                              REM,                   ANY,       rem_small;
    "mask-cut"     "x ∧ m"                  => "x, or x ∧ (m ∧ bits x)"  if "m has bits that x has not, or all of x's", AND,                   ANY,       mask_cut;
    "mul-mul"      "(x·a)·b"                => "x·(ab)"                  if "ab fits",                                MUL,                   MUL,       mul_mul;
    "div-div"      "(x÷a) ÷ b"              => "x ÷ (ab)"                if "ab fits",                                DIV | SHR,             DIV | SHR, div_div;
    "shift-shift"  "(x≪a) ≪ b"              => "x ≪ (a+b)"               if "",                                       SHL,                   SHL,       shift_shift;
    "mask-mask"    "(x∧a) ∧ b"              => "x ∧ (a∧b)"               if "",                                       AND,                   AND,       mask_mask;
    "div-mul"      "(x·a) ÷ b"              => "x·(a/b), or x÷(b/a)"     if "b divides a, or a divides b",            DIV | SHR,             MUL | SHL, div_mul;
    "rem-mul"      "(x·a) mod b"            => "0, or (x mod (b/a))·a"   if "b divides a, or a divides b",            REM | AND,             MUL | SHL, rem_mul;
    "rem-rem"      "(x mod a) mod b"        => "x mod b"                 if "b divides a",                            REM | AND,             REM | AND, rem_rem;
    "div-rem"      "(x mod a) ÷ b"          => "(x÷b) mod (a/b)"         if "b divides a",                            DIV | SHR,             REM | AND, div_rem;
    "div-sum"      "(b·x + y) ÷ b"          => "x + y÷b"                 if "x: all addends that are multiples",      DIV | SHR,             ADD,       div_sum;
    "rem-sum"      "(b·x + y) mod b"        => "y mod b"                 if "likewise",                               REM | AND,             ADD,       rem_sum;
    "recombine"    "(v÷w)·wk + (v mod w)·k" => "v·k"                     if "so for any two neighbouring digits",     ADD,                   MUL | SHL | REM | AND | ADD, recombine;
    "remainder"    "v·k − (v÷w)·wk"         => "(v mod w)·k"             if "",                                       SUB,                   MUL | SHL, remainder;
    "add-add"      "(x + a) + b"            => "x + (a+b)"               if "",                                       ADD,                   CONST,     add_add;
    "constant-last" "a + x"                 => "x + a"                   if "x is not constant",                      ADD,                   CONST,     constant_last;
    "div-power"    "x ÷ 2^k"                => "x ≫ k"                   if "",                                       DIV,                   ANY,       div_power;
    "rem-power"    "x mod 2^k"              => "x ∧ (2^k − 1)"           if "",                                       REM,                   ANY,       rem_power;
}

/// The expression with the rules applied until none fits.
#[must_use]
pub fn simplify(mut e: Expr, ranges: &Ranges) -> Expr {
    in_place(&mut e, ranges);
    e
}

/// The same where it stands.
pub(super) fn in_place(e: &mut Expr, ranges: &Ranges) {
    loop {
        let (Some(x), y) = e.operands_mut() else { return };
        in_place(x, ranges);
        if let Some(y) = y {
            in_place(y, ranges);
        }
        match rewritten(e, ranges) {
            Some(next) => *e = next,
            None => return,
        }
    }
}

/// For each bit of an operator a set of rules, a bit each: most rules are for one operator over one other, and macros
/// run unoptimised.
type Table = [u32; u16::BITS as usize];

/// The rules of which an operator may be the root.
const ROOTS: Table = table(false);
/// The rules of which it may be an operand of the root.
const UNDER: Table = table(true);

const fn table(under: bool) -> Table {
    let mut rules = [0; u16::BITS as usize];
    let mut operator = 0;
    while operator < rules.len() {
        let mut rule = 0;
        while rule < RULES.len() {
            let set = if under { RULES[rule].under } else { RULES[rule].roots };
            rules[operator] |= ((set as u32 >> operator) & 1) << rule;
            rule += 1;
        }
        operator += 1;
    }
    rules
}

/// The rules in a table of what an expression is.
fn rules(table: &Table, e: &Expr) -> u32 {
    table[e.operator().trailing_zeros() as usize]
}

/// The expression by the first rule that fits at its root.
fn rewritten(e: &Expr, ranges: &Ranges) -> Option<Expr> {
    let (Some(x), y) = e.operands() else { return None };
    let mut under = rules(&UNDER, x);
    if let Some(y) = y {
        under |= rules(&UNDER, y);
    }
    let mut left = rules(&ROOTS, e) & under;
    while left != 0 {
        let next = (RULES[left.trailing_zeros() as usize].apply)(e, ranges);
        if next.is_some() {
            return next;
        }
        left &= left - 1;
    }
    None
}

fn fold(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (Some(Expr::Const(_)), None | Some(Expr::Const(_))) = e.operands() else { return None };
    Some(Expr::Const(e.trace(&[], &[], &mut |_, _| {})))
}

fn zero(e: &Expr, _: &Ranges) -> Option<Expr> {
    let is_zero = match e {
        Expr::Mul(_, 0) | Expr::And(_, 0) => true,
        Expr::Sub(x, y) | Expr::Xor(x, y) => x == y,
        _ => false,
    };
    is_zero.then_some(Expr::Const(0))
}

fn unit(e: &Expr, _: &Ranges) -> Option<Expr> {
    let is_zero = |x: &Expr| matches!(x, Expr::Const(0));
    match e {
        Expr::Mul(x, 1) | Expr::Div(x, 1) | Expr::Shl(x, 0) | Expr::Shr(x, 0) => Some((**x).clone()),
        Expr::Rem(_, 1) => Some(Expr::Const(0)),
        Expr::Add(x, y) | Expr::Or(x, y) | Expr::Xor(x, y) if is_zero(x) => Some((**y).clone()),
        Expr::Add(x, y) | Expr::Sub(x, y) | Expr::Or(x, y) | Expr::Xor(x, y) if is_zero(y) => Some((**x).clone()),
        Expr::Or(x, y) if x == y => Some((**x).clone()),
        _ => None,
    }
}

fn div_small(e: &Expr, r: &Ranges) -> Option<Expr> {
    let (x, b) = digit::as_div(e)?;
    (r.max(x) < b).then_some(Expr::Const(0))
}

fn rem_small(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::Rem(x, b) = e else { return None };
    (r.max(x) < *b).then(|| (**x).clone())
}

fn mask_cut(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::And(x, mask) = e else { return None };
    let bits = r.of(x).bits;
    match mask & bits {
        all if all == bits => Some((**x).clone()),
        some if some != *mask => Some((**x).clone() & some),
        _ => None,
    }
}

fn mul_mul(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::Mul(inner, b) = e else { return None };
    let Expr::Mul(x, a) = &**inner else { return None };
    let product = a.checked_mul(*b).filter(|p| *p <= r.width.max())?;
    Some((**x).clone() * product)
}

fn div_div(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner, b) = digit::as_div(e)?;
    let (x, a) = digit::as_div(inner)?;
    Some(x.clone() / a.checked_mul(b)?)
}

fn shift_shift(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::Shl(inner, b) = e else { return None };
    let Expr::Shl(x, a) = &**inner else { return None };
    (a + b < 64).then(|| (**x).clone() << (a + b))
}

fn mask_mask(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::And(inner, b) = e else { return None };
    let Expr::And(x, a) = &**inner else { return None };
    Some((**x).clone() & (a & b))
}

fn div_mul(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner, b) = digit::as_div(e)?;
    let (x, a) = digit::as_mul(inner)?;
    match (a, b) {
        _ if a == 0 => None,
        _ if a.is_multiple_of(b) => Some(x.clone() * (a / b)),
        _ if b.is_multiple_of(a) => Some(x.clone() / (b / a)),
        _ => None,
    }
}

fn rem_mul(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner, b) = digit::as_rem(e)?;
    let (x, a) = digit::as_mul(inner)?;
    match (a, b) {
        _ if a == 0 => None,
        _ if a.is_multiple_of(b) => Some(Expr::Const(0)),
        _ if b.is_multiple_of(a) => Some((x.clone() % (b / a)) * a),
        _ => None,
    }
}

fn rem_rem(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner, b) = digit::as_rem(e)?;
    let (x, a) = digit::as_rem(inner)?;
    a.is_multiple_of(b).then(|| x.clone() % b)
}

fn div_rem(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner, b) = digit::as_div(e)?;
    let (x, a) = digit::as_rem(inner)?;
    (a > b && a.is_multiple_of(b)).then(|| x.clone() / b % (a / b))
}

/// The addends that are multiples of `b`, divided by it, and the others.
fn multiples(e: &Expr, b: u64) -> (Vec<Expr>, Vec<Expr>) {
    let (mut divided, mut rest) = (Vec::new(), Vec::new());
    let mut todo = alloc::vec![e];
    while let Some(e) = todo.pop() {
        match e {
            Expr::Add(x, y) => todo.extend([&**y, &**x]),
            Expr::Const(c) if c.is_multiple_of(b) => divided.push(Expr::Const(c / b)),
            _ => match digit::as_mul(e) {
                Some((x, a)) if a.is_multiple_of(b) => divided.push(x.clone() * (a / b)),
                _ => rest.push(e.clone()),
            },
        }
    }
    (divided, rest)
}

fn total(addends: Vec<Expr>) -> Option<Expr> {
    addends.into_iter().reduce(|x, y| x + y)
}

fn div_sum(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner @ Expr::Add(..), b) = digit::as_div(e)? else { return None };
    let (divided, rest) = multiples(inner, b);
    let (whole, rest) = (total(divided)?, total(rest));
    Some(rest.map_or(whole.clone(), |y| whole + y / b))
}

fn rem_sum(e: &Expr, _: &Ranges) -> Option<Expr> {
    let (inner @ Expr::Add(..), b) = digit::as_rem(e)? else { return None };
    let (divided, rest) = multiples(inner, b);
    (!divided.is_empty()).then(|| total(rest).map_or(Expr::Const(0), |y| y % b))
}

fn recombine(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::Add(x, y) = e else { return None };
    let last = if let Expr::Add(_, last) = &**x { last } else { x };
    if !digit::has_modulo(y) && !digit::has_modulo(x) && !digit::has_modulo(last) {
        return None;
    }
    if let Some(one) = Piece::of(x).and_then(|p| p.joined(&Piece::of(y)?, r)) {
        return Some(one);
    }
    let Expr::Add(z, x) = &**x else { return None };
    let one = Piece::of(x)?.joined(&Piece::of(y)?, r)?;
    Some(Expr::Add(z.clone(), Box::new(one)))
}

fn remainder(e: &Expr, r: &Ranges) -> Option<Expr> {
    let Expr::Sub(x, y) = e else { return None };
    Piece::of(x)?.without(&Piece::of(y)?, r)
}

fn add_add(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::Add(inner, b) = e else { return None };
    let (Expr::Add(x, a), Expr::Const(b)) = (&**inner, &**b) else { return None };
    let Expr::Const(a) = **a else { return None };
    Some((**x).clone() + Expr::Const(a.checked_add(*b)?))
}

fn constant_last(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::Add(a, x) = e else { return None };
    (matches!(**a, Expr::Const(_)) && !matches!(**x, Expr::Const(_))).then(|| Expr::Add(x.clone(), a.clone()))
}

fn div_power(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::Div(x, b) = e else { return None };
    b.is_power_of_two().then(|| (**x).clone() >> b.trailing_zeros())
}

fn rem_power(e: &Expr, _: &Ranges) -> Option<Expr> {
    let Expr::Rem(x, b) = e else { return None };
    b.is_power_of_two().then(|| (**x).clone() & (b - 1))
}
