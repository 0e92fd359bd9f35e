//! What CuTe says and what we say, at every coordinate: its documented examples, random cases, and what it gets wrong.

#[path = "cute/documented.rs"]
mod documented;
#[path = "cute/facts.rs"]
mod facts;
#[path = "cute/notation.rs"]
mod notation;
#[path = "cute/pitfalls.rs"]
mod pitfalls;
#[path = "cute/public.rs"]
mod public;
#[path = "cute/random.rs"]
mod random;
#[path = "cute/usage.rs"]
mod usage;
#[path = "cute/wrong.rs"]
mod wrong;

use layout_core::{Map, Space};
use layout_lang::text;

/// `lp` is `logical -> physical`.
fn space(letter: u8) -> Space {
    match letter {
        b'l' => Space::Logical,
        b'p' => Space::Physical,
        b't' => Space::ThreadValue,
        other => panic!("no space `{}`", other as char),
    }
}

/// The map of an expression of ours, between spaces such as `lp`.
fn map(spaces: &str, expr: &str) -> Map {
    let [from, to] = spaces.as_bytes() else { panic!("two spaces: {spaces}") };
    text::parse(expr, space(*from), space(*to)).unwrap_or_else(|e| panic!("{expr}: {e}"))
}

/// The title of the refusal of an expression.
fn refusal(spaces: &str, expr: &str) -> String {
    let [from, to] = spaces.as_bytes() else { panic!("two spaces: {spaces}") };
    match text::parse(expr, space(*from), space(*to)) {
        Ok(map) => panic!("{expr} is accepted: {}", layout_lang::notation::map(&map)),
        Err(e) => e.message.lines().next().unwrap_or_default().to_owned(),
    }
}

/// The values at `0..size`.
fn table(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}
