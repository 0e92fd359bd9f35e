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


def file(layouts, macro="layout_algebra::layout", index="u32"):
    """A file with one block."""
    body = "\n".join(layouts)
    return f"//! Generated.\n#![allow(missing_docs)]\n{macro}! {{\n#![index({index})]\n{body}\n}}\nfn main() {{}}\n"
