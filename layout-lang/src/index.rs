//! The integer type of the index functions.

use crate::diag::Sink;
use crate::syntax::ast::Block;
use layout_core::emit::Width;
use layout_core::list::Mapped as _;

/// `#![index(…)]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexType {
    /// 32 bits.
    U32,
    /// 64 bits.
    U64,
    /// Taken as 64 bits.
    Usize,
}

impl IndexType {
    /// The block's choice, `usize` where it makes none.
    pub fn of(block: &Block, sink: &mut Sink) -> IndexType {
        let mut chosen = None;
        for option in &block.options {
            let found = match option.name.to_string().as_str() {
                "u32" => IndexType::U32,
                "u64" => IndexType::U64,
                "usize" => IndexType::Usize,
                other => {
                    sink.push(0, crate::diag::catalog::syntax::index_type(option.name.span(), other));
                    continue;
                }
            };
            if chosen.replace(found).is_some() {
                let span = option.name.span();
                sink.push(0, crate::diag::catalog::syntax::index_twice(span));
            }
        }
        chosen.unwrap_or(IndexType::Usize)
    }

    /// As Rust spells it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            IndexType::U32 => "u32",
            IndexType::U64 => "u64",
            IndexType::Usize => "usize",
        }
    }

    /// A number in generated code, as a value of this type: all of them are written here.
    ///
    /// # Panics
    /// It does not fit, and what needs it was not refused. In code of a macro rustc would be silent, and wrap it.
    #[must_use]
    pub fn literal(self, n: impl TryInto<u64>) -> String {
        let n = n.try_into().ok().filter(|n| *n <= self.width().max());
        n.expect("a number of generated code fits its type").to_string()
    }

    /// As [`literal`](Self::literal), as an array.
    #[must_use]
    pub fn literals(self, numbers: &[u64]) -> String {
        let each: Vec<String> = numbers.mapped(|&n| self.literal(n));
        format!("[{}]", each.join(", "))
    }

    /// How many bits every value must fit.
    #[must_use]
    pub fn width(self) -> Width {
        Width { bits: if self == IndexType::U32 { 32 } else { 64 } }
    }

    /// Whether `n` values, 0 to n − 1, can be told apart.
    #[must_use]
    pub fn counts(self, n: u64) -> bool {
        self != IndexType::U32 || n <= 1 << 32
    }
}
