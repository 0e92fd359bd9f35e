//! Quotients and remainders that occur more than once are bound: never two divisions of one input at one cut.

use super::cost::Counts;
use super::ir::{Expr, Program};
use crate::list::Listed as _;
use alloc::vec::Vec;

/// Stands for the new binding until it has its number.
const NEW: usize = usize::MAX;

/// The program with each quotient and remainder computed once, its operators and its cost.
pub(super) fn share(mut program: Program) -> (Program, Counts, u32) {
    let (mut operations, mut cost) = program.counted();
    if operations.quotients() > 1 {
        while let Some(e) = repeated(&program) {
            program = bind(program, &e);
            (operations, cost) = program.counted();
        }
    }
    (program, operations, cost)
}

/// Whether it is bound where it occurs twice.
fn is_shared(e: &Expr) -> bool {
    matches!(e, Expr::Div(..) | Expr::Rem(..) | Expr::Shr(..))
}

/// The innermost first.
fn repeated(program: &Program) -> Option<Expr> {
    let mut seen = Vec::new();
    let all = program.lets.iter().chain([&program.result]);
    all.into_iter().find_map(|e| second(e, &mut seen)).cloned()
}

/// The first quotient or remainder of `e` that has been seen before.
fn second<'a>(e: &'a Expr, seen: &mut Vec<&'a Expr>) -> Option<&'a Expr> {
    let (x, y) = e.operands();
    if let Some(found) = second(x?, seen) {
        return Some(found);
    }
    if let Some(y) = y {
        // No operator on two operands is a quotient.
        return second(y, seen);
    }
    if !is_shared(e) {
        return None;
    }
    if seen.contains(&e) {
        return Some(e);
    }
    seen.push(e);
    None
}

/// Binds `e` before its first use, or takes the binding that it already has there.
fn bind(program: Program, e: &Expr) -> Program {
    let at = program.lets.iter().position(|x| contains(x, e)).unwrap_or(program.lets.len());
    let known = program.lets.get(at) == Some(e);
    let shift = usize::from(!known);
    let number = |i: usize| match i {
        NEW => at,
        i if i >= at => i + shift,
        i => i,
    };
    let rewrite = |x: &Expr| renumber(&replace(x, e), &number);
    let before = program.lets[..at].iter().cloned();
    let after = program.lets[at + usize::from(known)..].iter().map(rewrite);
    let lets = before.chain([e.clone()]).chain(after).list();
    Program { lets, result: rewrite(&program.result), ..program }
}

fn contains(x: &Expr, e: &Expr) -> bool {
    x == e || x.children().any(|child| contains(child, e))
}

fn replace(x: &Expr, e: &Expr) -> Expr {
    if x == e { Expr::Let(NEW) } else { x.map_children(&mut |child| replace(child, e)) }
}

fn renumber(x: &Expr, number: &impl Fn(usize) -> usize) -> Expr {
    match x {
        Expr::Let(i) => Expr::Let(number(*i)),
        _ => x.map_children(&mut |child| renumber(child, number)),
    }
}
