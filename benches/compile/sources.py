"""The layouts that are compiled: a function from a number to a declaration, for each kind."""


def extents(i):
    """Tiles from 64 × 64 to 16384 × 16384, and a factor for the leading dimension."""
    return 64 << (i // 9 % 9), 64 << (i % 9), 1 << (i // 81 % 3)


def plain(i):
    """One literal, padded."""
    return f"/// A tile.\npub P{i}: logical -> physical = (row: {64 + i}, col: 64):({72 + i % 7}, 1);"


def composite(i):
    """Four stages: which elements of a swizzled tile a thread copies."""
    m, n, k = extents(i)
    return (
        f"/// Where a thread's values are.\n"
        f"pub C{i}: thread_value -> physical = swizzle(3, 6, 3) @ (row: {m}, col: {n}):({n * k}, 1)\n"
        f"    @ divide(canonical(row: {m}, col: {n}), (1, 8))\n"
        f"    @ interleave((v: 8):(1), (step: 4, thread: {m * n // 32}):({m * n // 32}, 1));"
    )


def restricted(i):
    """The same, its thread bound at run time: 32 values."""
    return composite(i).replace(f"pub C{i}:", f"pub R{i}:").replace(", 1));", ", 1)) | { thread };")


def sized(bits):
    """Composites over 2^bits coordinates."""

    def of(i):
        rows, cols = 1 << (bits // 2), 1 << (bits - bits // 2)
        return (
            f"/// Where a thread's values are.\n"
            f"pub S{i}: thread_value -> physical = swizzle(1, 2, 1) @ (row: {rows}, col: {cols}):({cols}, 1)\n"
            f"    @ divide(canonical(row: {rows}, col: {cols}), (1, 2))\n"
            f"    @ interleave((v: 2):(1), (step: 4, thread: {rows * cols // 8}):({rows * cols // 8}, 1));"
        )

    return of


def by_hand(i):
    """What `plain` asks for, written by hand: the items of its interface, no macro, documentation or debug assertion."""
    rows, stride = 64 + i, 72 + i % 7
    size, cosize = rows * 64, (rows - 1) * stride + 64
    return f"""
#[derive(Clone, Copy, Debug, Default)]
pub struct P{i};
impl P{i} {{
    pub const SIZE: usize = {size};
    pub const COSIZE: usize = {cosize};
    pub const RANK: usize = 2;
    pub const SHAPE: [usize; 2] = [{rows}, 64];
    pub const LEAVES: [usize; 2] = [{rows}, 64];
    pub const STRIDES: [usize; 2] = [{stride}, 1];
    pub const SWIZZLES: [(u32, u32, u32); 0] = [];
    pub const fn index(self, row: u32, col: u32) -> u32 {{ row * {stride} + col }}
    pub const fn linear(self, i: u32) -> u32 {{ i + (i >> 6) * {stride - 64} }}
    pub const fn leaf(self, row: u32, col: u32) -> u32 {{ row * {stride} + col }}
    pub const fn coord(self, i: u32) -> (u32, u32) {{ (i >> 6, i & 63) }}
    pub const fn try_index(self, row: u32, col: u32) -> Option<u32> {{
        if row < {rows} && col < 64 {{ Some(self.index(row, col)) }} else {{ None }}
    }}
}}
unsafe impl Layout for P{i} {{
    type Domain = Logical;
    type Codomain = Physical;
    type Index = u32;
    type Coord = (u32, u32);
    const SIZE: usize = {size};
    const COSIZE: usize = {cosize};
    const SHAPE: &'static [usize] = &[{rows}, 64];
    fn at(self, (row, col): (u32, u32)) -> u32 {{ self.index(row, col) }}
    fn at_linear(self, i: u32) -> u32 {{ self.linear(i) }}
}}
unsafe impl Injective for P{i} {{}}"""


BY_HAND = """
pub struct Logical;
pub struct Physical;
pub unsafe trait Layout: Copy {
    type Domain;
    type Codomain;
    type Index;
    type Coord;
    const SIZE: usize;
    const COSIZE: usize;
    const SHAPE: &'static [usize];
    fn at(self, coord: Self::Coord) -> Self::Index;
    fn at_linear(self, i: Self::Index) -> Self::Index;
}
pub unsafe trait Injective {}
"""


def file(layouts, macro="layout_algebra::layout", index="u32"):
    """A file with one block."""
    body = "\n".join(layouts)
    return f"//! Generated.\n#![allow(missing_docs)]\n{macro}! {{\n#![index({index})]\n{body}\n}}\nfn main() {{}}\n"


def file_by_hand(layouts):
    """A file with what `layouts` are by hand, and the traits that they implement."""
    return "\n".join(["//! Generated.\n#![allow(dead_code, missing_docs)]", BY_HAND, *layouts, "fn main() {}\n"])
