//! Both notations as text: what is parsed, what is printed, what is refused and where.

#[path = "text/printed.rs"]
mod printed;
#[path = "text/random.rs"]
mod random;
#[path = "text/refused.rs"]
mod refused;

use layout_core::{Map, Space};
use layout_lang::text::{TextError, parse, parse_cute};

fn ours(text: &str) -> Result<Map, TextError> {
    parse(text, Space::Logical, Space::Physical)
}

fn theirs(text: &str) -> Result<Map, TextError> {
    parse_cute(text, Space::Logical, Space::Physical)
}

fn table(map: &Map) -> Vec<u64> {
    (0..map.size()).map(|i| map.eval_linear(i)).collect()
}
