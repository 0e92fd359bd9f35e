//! Noise for the parser and for the whole expansion: words of the language in any order, the same in each run.

/// A small generator of numbers.
pub struct Dice(u64);

impl Dice {
    /// The state is never 0.
    pub fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// A number below `n`.
    pub fn roll(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    /// One of these.
    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())].clone()
    }
}

/// Words that the language has, and words that it has not; what separates statements and arguments twice.
pub const WORDS: &[&str] = &[
    "A",
    "B",
    "row",
    "_",
    "r#type",
    "type",
    "self",
    "crate",
    "col",
    "pub",
    "const",
    "use",
    "as",
    "assert",
    "where",
    "logical",
    "physical",
    "thread_value",
    "size",
    "cosize",
    "canonical",
    "split",
    "divide",
    "repeat",
    "interleave",
    "broadcast",
    "inverse",
    "permute",
    "zip",
    "flatten",
    "group",
    "rename",
    "swizzle",
    "Swizzle",
    "cute",
    "bank_conflicts",
    "pitch",
    "index",
    "0",
    "8",
    "8usize",
    "0.1",
    "0.",
    "1e9",
    "\"s\"",
    "'c'",
    "0xff",
    "99999999999999999999999999999999999999999",
    "1",
    "2",
    "4",
    "64",
    "18446744073709551615",
    "1.5",
    "8u8",
    "'a'",
    "+",
    "-",
    "*",
    "/",
    "%",
    "@",
    "|",
    ":",
    "::",
    ";",
    ",",
    ".",
    "..",
    "..=",
    "=",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "->",
    "#",
    "!",
    "?",
    "&",
    ";",
    ",",
];
