#!/usr/bin/env python3
"""Writes tests/generated/{documented,atoms,kernels,random,slices}.rs, random.json and slices.json.

Deterministic; reads tests/data/*.json alone. The tables of the first three are facts of real CuTe and of public kernels.
Those of the random layouts and restrictions are computed here, by enumeration from the definitions of the algebra: a map is the list of
its values, and every operation rebuilds that list coordinate by coordinate. Nothing here is shared with layout-core.
"""

import json
import pathlib
from itertools import product
from math import prod

HERE = pathlib.Path(__file__).parent
INDEX = ("u32", "u64", "usize")


# ---------------------------------------------------------------- shapes, in our order: the last mode varies fastest


def leaves(shape):
    """The extents of a nested shape (an integer, or a list of shapes), in order."""
    return [shape] if isinstance(shape, int) else [n for mode in shape for n in leaves(mode)]


def modes(shape):
    """The sizes of the top-level modes."""
    return [shape] if isinstance(shape, int) else [prod(leaves(mode)) for mode in shape]


def coordinates(extents):
    """All coordinates of a flat shape, in the order of their number."""
    return product(*(range(n) for n in extents))


def number(coordinate, extents):
    """The number of a coordinate of a flat shape."""
    n = 0
    for c, extent in zip(coordinate, extents):
        n = n * extent + c
    return n


def reverse(tree):
    """CuTe's order of modes to ours, and back."""
    return tree if isinstance(tree, int) else [reverse(mode) for mode in reversed(tree)]


def literal_text(shape, stride):
    """`shape:stride`, with `_` for a stride of 0 on more than one coordinate."""

    def shape_text(s):
        return str(s) if isinstance(s, int) else "(" + ", ".join(map(shape_text, s)) + ")"

    def stride_text(s, d):
        if isinstance(s, int):
            return "_" if d == 0 and s > 1 else str(d)
        return "(" + ", ".join(map(stride_text, s, d)) + ")"

    return f"{shape_text(shape)}:{stride_text(shape, stride)}"


def alias_free(table, classes):
    """Equal values only at coordinates that differ in broadcast modes alone."""
    seen = {}
    return all(seen.setdefault(value, cls) == cls for value, cls in zip(table, classes))


def broadcast_classes(shape, stride):
    """One class for the coordinates that agree in every mode that is not a broadcast."""
    extents, strides = leaves(shape), leaves(stride)
    return [tuple(c for c, d in zip(coord, strides) if d != 0) for coord in coordinates(extents)]


# ---------------------------------------------------------------- what is written


class Output:
    """One generated file: a block of declarations for each index type, and one case for each layout."""

    def __init__(self, source):
        self.source = source
        self.blocks = {index: [] for index in INDEX}
        self.cases = []

    def declare(self, index, text):
        self.blocks[index].append(text)

    def case(self, name, index, key, shape=None, path=None):
        """A comparison; `shape` is checked where it is given."""
        mode_sizes, extents = modes(shape), leaves(shape)
        letters = lambda n: " ".join(f"c{i}" for i in range(n))
        self.cases.append(
            f"    case! {{ TABLES, {path or name}, {index}, {json.dumps(key)}, {mode_sizes}, {extents}, "
            f"[{letters(len(mode_sizes))}], [{letters(len(extents))}] }}"
        )

    def tests(self):
        half, lines = 60, []
        for at in range(0, len(self.cases), half):
            lines += ["#[test]", f"fn every_coordinate_{at // half}() {{", *self.cases[at : at + half], "}", ""]
        return lines

    def write(self, name, table_file, about):
        lines = [f"//! {about}", "//!", f"//! Written by `tests/generate.py` from {self.source}; do not edit.", ""]
        lines += [f"const TABLES: &str = include_str!({json.dumps(table_file)});", ""]
        for index, items in self.blocks.items():
            if items:
                lines += ["layout_algebra::layout! {", f"    #![index({index})]"]
                lines += [f"    {line}" for item in items for line in item.splitlines()]
                lines += ["}", ""]
        lines += self.tests()
        (HERE / "generated" / name).write_text("\n".join(lines).rstrip() + "\n")


def documented():
    """Each distinct plain layout that CuTe's documentation shows, where the algebra admits it."""
    out, seen, refused = Output("`tests/data/documented.json`"), {}, 0
    for entry in json.loads((HERE / "data/documented.json").read_text()):
        shape, stride = reverse(entry["shape"]), reverse(entry["stride"])
        text = literal_text(shape, stride)
        name, index = f"Doc{len(seen):03}", INDEX[len(seen) % 3]
        if not alias_free(entry["table"], broadcast_classes(shape, stride)):
            refused += 1
            continue
        if text in seen:  # the same layout again: compared with the second table too
            name, index = seen[text]
        else:
            seen[text] = name, index
            out.declare(index, f"/// {entry['id']}\npub {name}: logical -> physical = {text};")
        out.case(name, index, entry["id"], shape)
    out.write("documented.rs", "../data/documented.json", "The layouts of CuTe's documentation, modes reversed.")
    return len(seen), f"{len(out.cases)} examples, {refused} that alias left out"


def atoms():
    """The dense atoms of sm70 to sm90 and sm120: fragments, and swizzled tiles of shared memory."""
    out = Output("`tests/data/atoms.json`")
    for i, entry in enumerate(json.loads((HERE / "data/atoms.json").read_text())):
        shape, stride = reverse(entry["shape"]), reverse(entry["stride"])
        name, index = f"Atom{i:03}", INDEX[i % 3]
        text, spaces = literal_text(shape, stride), "thread_value -> logical"
        if entry["swizzle"]:
            b, m, s = entry["swizzle"]
            text, spaces = f"Swizzle<{b}, {m}, {s}> @ {text}", "logical -> physical"
        out.declare(index, f"/// {entry['names'][0].replace('<', ' of ').replace('>', '')}\npub {name}: {spaces} = {text};")
        out.case(name, index, entry["id"], shape)
    out.write("atoms.rs", "../data/atoms.json", "The dense atoms of CUTLASS for sm70 to sm90 and sm120, modes reversed.")
    return len(out.cases), "each a dense bijection"


KERNEL_SHAPES = {
    "1.Tile": [32, 32],
    "1.Load": [32, 32],
    "3.P64": [16, 4],
    "3.P128": [16, 16],
    "4.A": [[8, 2], [2, 32]],
    "6.A": [[2, 4], [4, 2, 8]],
    "13.Hist": [64, [4, 4, 16]],
    "15.C": [[8, 4], [2, 2]],
    "15.Owner": [2, 8, 4, 2],
    "18.Acc": [8, 2, 4],
    "18.AOperand": [4, 2, [2, 4]],
    "18.RowCol": [[2, 2], [8, 2]],
    "19.N4": [4, 4],
    "20.Order": [2, 16, 32],
    "20.Tile": [32, 32],
    "20.Put": [2, 16, 32],
    "20.Get": [2, 16, 32],
    "23.Map": [[2, 2, 32], 3, 2, 4],
    "33.Raw": [8, 36],
    "33.Q4": [8, [2, 16]],
    "36.Perm": [[8, 4], 4, [2, 2, 2]],
    "36.Undo": [4, 2, 4, 2, 2, 8],
    "39.Col": [[4, 4, 4, 2]],
    "50.S16": [4, 4, 16],
    "50.S4": [16, 4, 4],
    "50.Pos16": [[4, 16], 4],
    "50.Pos4": [[16, 4], 4],
    "52.Own": [[3, 2, 4], [2, 3, 4]],
}


def kernels():
    """Every static map of `real_kernels.json`, as its `code` states it.

    Left out: `In(w)` and `Load(w)` of number 20, which need a run-time width (and `Load` a run-time restriction).
    """
    out = Output("`tests/data/real_kernels.json`")
    blocks = []
    for i, kernel in enumerate(json.loads((HERE / "data/real_kernels.json").read_text())):
        module, index = f"kernel{kernel['number']}", INDEX[i % 3]
        lines = [line.split("//")[0].strip() for line in kernel["code"].splitlines()]
        lines = [line for line in lines if "(w)" not in line]
        blocks += [f"/// {kernel['title']}: {kernel['where']}", f"mod {module} {{", "    layout_algebra::layout! {"]
        blocks += [f"        #![index({index})]"] + [f"        {line}" for line in lines] + ["    }", "}", ""]
        for layout in kernel["layouts"]:
            name = layout["id"].split(".")[1]
            out.case(name, index, layout["id"], KERNEL_SHAPES[layout["id"]], f"{module}::{name}")
    out.write("kernels.rs", "../data/real_kernels.json", "Index computations of public kernels.")
    path = HERE / "generated/kernels.rs"
    head, tests = path.read_text().split("#[test]", 1)
    left_out = "// Not here: `In(w)` and `Load(w)` of number 20, which need a run-time width and a run-time restriction.\n"
    path.write_text(head + left_out + "\n".join(blocks) + "\n#[test]" + tests)
    return len(out.cases), "public kernels"


# ---------------------------------------------------------------- random maps, by definition


class Rng:
    """SplitMix64: the same everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return (z ^ z >> 31) % n

    def pick(self, items):
        return items[self.below(len(items))]

    def chance(self, percent):
        return self.below(100) < percent

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


class Map:
    """Named modes, the values in order, and the classes of coordinates that may share a value.

    `modes` is a list of `(label, shape)`; a nested shape's leaves are `label.0`, `label.1`, ….
    """

    def __init__(self, text, named_modes, table, classes, spaces, primary=False, restricted=False, K=0):
        self.text, self.modes, self.table, self.classes, self.spaces = text, named_modes, table, classes, spaces
        self.primary, self.restricted, self.K = primary, restricted, K
        self.changed_leaves = False  # whether leaves have other names than `label.0`, `label.1`, …
        assert len(table) == len(classes) == prod(n for _, s in named_modes for n in leaves(s))

    @property
    def shape(self):
        return [shape for _, shape in self.modes]

    @property
    def size(self):
        return len(self.table)

    def paths(self):
        """`(path, extent)` of each leaf, for modes whose leaves have plain numbers as names."""
        out = []
        for label, shape in self.modes:
            if isinstance(shape, int):
                out.append((label, shape))
            else:
                assert all(isinstance(n, int) for n in shape)
                out += [(f"{label}.{i}", n) for i, n in enumerate(shape)]
        return out

    def operand(self):
        return self.text if self.primary else f"({self.text})"

    def pulled(self, text, named_modes, numbers, spaces=None, restricted=None, primary=True):
        """This map after a function on numbers of coordinates."""
        numbers = list(numbers)
        return Map(
            text,
            named_modes,
            [self.table[n] for n in numbers],
            [self.classes[n] for n in numbers],
            spaces or self.spaces,
            primary,
            self.restricted if restricted is None else restricted,
            self.K,
        )


def named(name_list, shapes):
    """A named shape as text."""
    inner = lambda s: str(s) if isinstance(s, int) else "(" + ", ".join(map(inner, s)) + ")"
    return "(" + ", ".join(f"{n}: {inner(s)}" for n, s in zip(name_list, shapes)) + ")"


def literal(names_, shape, stride, spaces):
    text = named(names_, shape) + ":" + literal_text(shape, stride).split(":")[1]
    strides = leaves(stride)
    table = [sum(c * d for c, d in zip(coord, strides)) for coord in coordinates(leaves(shape))]
    return Map(text, list(zip(names_, shape)), table, broadcast_classes(shape, stride), spaces, primary=True)


def random_shape(rng, size_limit, rank=None, nested=35):
    rank = rank or 1 + rng.below(3)
    shape = []
    for _ in range(rank):
        if rng.chance(nested):
            shape.append([rng.pick((2, 2, 3, 4)) for _ in range(2 + rng.below(2))])
        else:
            shape.append(rng.pick((1, 2, 2, 3, 4, 4, 5, 6, 8, 12)))
    return shape if prod(leaves(shape)) <= size_limit else random_shape(rng, size_limit, rank, nested)


def fill(shape, flat):
    """A flat list in the nesting of a shape."""
    flat = iter(flat)
    go = lambda s: next(flat) if isinstance(s, int) else [go(t) for t in s]
    return go(shape)


def random_stride(rng, shape, pad=0, broadcast=0):
    """Running products in a random order, with padding and broadcasts at these rates."""
    extents = leaves(shape)
    strides, at = [0] * len(extents), 1
    for i in rng.shuffled(range(len(extents))):
        if extents[i] > 1 and rng.chance(broadcast):
            continue
        strides[i] = at
        at *= extents[i]
        if rng.chance(pad):
            at += 1 + rng.below(5)
    return fill(shape, strides)


NAMES = ("a", "b", "c", "d", "e")
TO_MEMORY, ONTO = ("logical", "physical"), ("logical", "logical")


def storage(rng, size_limit=384, pad=60, broadcast=0, shape=None, nested=35):
    shape = shape or random_shape(rng, size_limit, nested=nested)
    return literal(NAMES[: len(shape)], shape, random_stride(rng, shape, pad, broadcast), TO_MEMORY)


def dense(rng, size_limit=256, spaces=ONTO, shape=None, names_=NAMES, nested=35):
    shape = shape or random_shape(rng, size_limit, nested=nested)
    return literal(names_[: len(shape)], shape, random_stride(rng, shape), spaces)


def shape_of_size(rng, size):
    """A random shape, nested or not, with exactly this many coordinates."""
    flat, n, p = [], size, 2
    while n > 1:
        while n % p:
            p += 1
        flat.append(p)
        n //= p
    flat, out = rng.shuffled(flat or [1]), []
    while flat:
        take = 1 + rng.below(min(3, len(flat)))
        group, flat = flat[:take], flat[take:]
        out.append(prod(group) if rng.chance(50) or take == 1 else group)
    if len(out) > 5:
        out = out[:4] + [prod(n for s in out[4:] for n in leaves(s))]
    return out


def composed(g, f):
    """`g @ f`: f first. Its middle is a logical space."""
    assert g.size == f.size and sorted(f.table) == list(range(f.size)) and not f.restricted
    spaces = (f.spaces[0], g.spaces[1])
    return g.pulled(f"{g.operand()} @ {f.operand()}", f.modes, f.table, spaces, primary=False)


def sigma(b, src, dst, x):
    return x ^ ((x >> src) & (2**b - 1)) << dst


def swizzled(rng, of):
    b = 1 + rng.below(3)
    low, gap = rng.below(4), b + rng.below(3)
    src, dst = (low + gap, low) if rng.chance(70) else (low, low + gap)
    text = f"swizzle({b}, {src}, {dst})" if rng.chance(60) else f"Swizzle<{b}, {min(src, dst)}, {src - dst}>"
    table = [sigma(b, src, dst, x) for x in of.table]
    K = max(of.K, max(src, dst) + b)
    return Map(f"{text} @ {of.operand()}", of.modes, table, of.classes, of.spaces, False, of.restricted, K)


def regrouped(of, text, named_modes, order):
    """The same function with its leaves in another order: `order[j]` is the leaf that stands j-th now."""
    extents = leaves(of.shape)
    new = [extents[i] for i in order]

    def old(coord):
        back = [0] * len(extents)
        for j, i in enumerate(order):
            back[i] = coord[j]
        return number(back, extents)

    return of.pulled(text, named_modes, map(old, coordinates(new)))


def divided(rng, of):
    """`divide(L, K)`: tile first; coordinate i is tile_i + k_i * rest_i."""
    sizes = modes(of.shape)
    tile = [rng.pick([k for k in range(1, n + 1) if n % k == 0]) for n in sizes]
    rest = [n // k for n, k in zip(sizes, tile)]
    labels = [label for label, _ in of.modes]
    named_modes = [(f"tile.{l}", k) for l, k in zip(labels, tile)] + [(f"rest.{l}", r) for l, r in zip(labels, rest)]
    m = len(sizes)
    numbers = [
        number([c[i] + tile[i] * c[m + i] for i in range(m)], sizes) for c in coordinates(tile + rest)
    ]
    return of.pulled(f"divide({of.text}, ({', '.join(map(str, tile))}))", named_modes, numbers)


def split(rng, of):
    """`split(L, mode, S)`: the mode's number written in the shape S."""
    at = rng.below(len(of.modes))
    label, shape = of.modes[at]
    n = prod(leaves(shape))
    lo = rng.pick([k for k in range(1, n + 1) if n % k == 0])
    named_modes = of.modes[:at] + [(f"{label}.hi", n // lo), (f"{label}.lo", lo)] + of.modes[at + 1 :]
    return of.pulled(f"split({of.text}, {label}, (hi: {n // lo}, lo: {lo}))", named_modes, range(of.size))


COPIES = (["s"], ["t", "u"])


def arrangement(rng, limit):
    names_ = rng.pick(COPIES)
    shape = random_shape(rng, limit, rank=len(names_), nested=20)
    return dense(rng, shape=shape, names_=names_)


def repeated(rng, of):
    """`repeat(L, A)`: copy j begins at pitch * A(j)."""
    by = arrangement(rng, 6)
    cosize, unit = max(of.table) + 1, 2**of.K
    pitch, extra = -(-cosize // unit) * unit, ""
    if rng.chance(30):
        pitch += unit * rng.below(8)
        extra = f", pitch = {pitch}"
    elif rng.chance(40):
        align = max(unit, rng.pick((4, 8, 16)))
        pitch, extra = -(-cosize // align) * align, f", align = {align}"
    table = [pitch * a + x for a in by.table for x in of.table]
    classes = [(a, c) for a in range(by.size) for c in of.classes]
    text = f"repeat({of.text}, {by.text}{extra})"
    return Map(text, by.modes + of.modes, table, classes, of.spaces, True, of.restricted, of.K)


def repeated_dense(rng, of):
    by = arrangement(rng, 6)
    table = [of.size * a + x for a in by.table for x in of.table]
    return Map(f"repeat({of.text}, {by.text})", by.modes + of.modes, table, list(range(len(table))), of.spaces, True)


def interleaved(rng, of):
    """`interleave(L, A)`: A(j) + size(A) * L(c)."""
    by = arrangement(rng, 6)
    table = [a + by.size * x for a in by.table for x in of.table]
    classes = [(a, c) for a in range(by.size) for c in of.classes]
    return Map(f"interleave({of.text}, {by.text})", by.modes + of.modes, table, classes, of.spaces, True)


def broadcast(rng, of):
    shape = random_shape(rng, 6, rank=1, nested=20)
    copies = prod(leaves(shape))
    text = f"broadcast({of.text}, {named(['x'], shape)})"
    return of.pulled(text, [("x", shape[0])] + of.modes, list(range(of.size)) * copies)


def inverse(of):
    """Modes by decreasing stride, each with its own name. `of` is a dense literal without modes of size 1."""
    paths, extents = of.paths(), leaves(of.shape)
    weight = lambda i: of.table[number([int(i == j) for j in range(len(extents))], extents)]
    order = sorted(range(len(extents)), key=weight, reverse=True)
    table = [0] * of.size
    for n, x in enumerate(of.table):
        table[x] = n
    return Map(f"inverse({of.text})", [paths[i] for i in order], table, list(range(of.size)), of.spaces[::-1], True)


def grouped(rng, of):
    """`group`: each leaf once, in a new order and nesting."""
    paths = of.paths()
    order = rng.shuffled(range(len(paths)))
    entries, named_modes, at = [], [], 0
    while at < len(order):
        take = order[at : at + 1 + rng.below(3)]
        at += len(take)
        name = ("x", "y", "z", "v", "w", "p", "q", "r")[len(entries)]
        if len(take) == 1:
            entries.append(f"{name}: {paths[take[0]][0]}")
            named_modes.append((name, paths[take[0]][1]))
        else:
            entries.append(f"{name}: ({', '.join(paths[i][0] for i in take)})")
            named_modes.append((name, [paths[i][1] for i in take]))
    return regrouped(of, f"group({of.text}, ({', '.join(entries)}))", named_modes, order)


def mode_order(of, order):
    """The leaves when whole modes are put in this order."""
    starts, at = [], 0
    for shape in of.shape:
        starts.append(at)
        at += len(leaves(shape))
    return [starts[i] + k for i in order for k in range(len(leaves(of.shape[i])))]


def permuted(rng, of):
    order = rng.shuffled(range(len(of.modes)))
    named_modes = [of.modes[i] for i in order]
    text = f"permute({of.text}, ({', '.join(label for label, _ in named_modes)}))"
    return regrouped(of, text, named_modes, mode_order(of, order))


def flattened(_rng, of):
    return of.pulled(f"flatten({of.text})", of.paths(), range(of.size))


def renamed(_rng, of):
    new = [f"m{i}" for i in range(len(of.modes))]
    named_modes = list(zip(new, of.shape))
    return of.pulled(f"rename({of.text}, ({', '.join(new)}))", named_modes, range(of.size))


def zipped(of):
    """The 2k modes of a `divide` as k pairs."""
    k = len(of.modes) // 2
    order = [i + half for i in range(k) for half in (0, k)]
    named_modes = [(of.modes[i][0].split(".")[1], [of.shape[i], of.shape[i + k]]) for i in range(k)]
    return regrouped(of, f"zip({of.text})", named_modes, mode_order(of, order))


def restricted(rng, of, kinds=("value", "range")):
    """Some modes or leaves fixed to a value or cut to a range; a range on a nested mode makes one leaf of it."""
    binds, kept, choices = [], [], []
    for at, (label, shape) in enumerate(of.modes):
        n = prod(leaves(shape))
        last = at == len(of.modes) - 1 and not binds
        nested = not isinstance(shape, int)
        kind = rng.pick(kinds) if last or rng.chance(45) else None
        if kind == "value" and len(of.modes) > 1 and (kept or at < len(of.modes) - 1):
            if nested and rng.chance(50):
                leaf = rng.below(len(shape))
                value = rng.below(shape[leaf])
                binds.append(f"{label}.{leaf} = {value}")
                left = [m for i, m in enumerate(shape) if i != leaf]
                extents = [1 if i == leaf else m for i, m in enumerate(shape)]
                base = [value if i == leaf else 0 for i in range(len(shape))]
                choices.append([number([c + b for c, b in zip(coord, base)], shape) for coord in coordinates(extents)])
                kept.append((label, left))
            else:
                value = rng.below(n)
                binds.append(f"{label} = {value}")
                choices.append([value])
        elif kind == "range" and n > 1:
            lo = rng.below(n)
            hi = lo + 1 + rng.below(n - lo)
            binds.append(f"{label} = {lo}..{hi}")
            choices.append(list(range(lo, hi)))
            kept.append((label, hi - lo))
        else:
            choices.append(list(range(n)))
            kept.append((label, shape))
    if not binds or not kept:
        return None
    sizes = modes(of.shape)
    numbers = [number(c, sizes) for c in product(*choices)]
    return of.pulled(f"{of.operand()} | {{ {', '.join(binds)} }}", kept, numbers, restricted=True, primary=False)


def recipes():
    """Kind of layout, how many, and how one is made."""
    no_ones = lambda rng: [n for n in random_shape(rng, 200) if n != 1] or [4, 2]
    thread = ("thread_value", "logical")

    def composite(rng, **kw):
        g = storage(rng, **kw)
        return composed(g, dense(rng, shape=shape_of_size(rng, g.size), spaces=rng.pick((ONTO, thread))))

    def deep(rng):
        once = composite(rng)
        f = dense(rng, shape=shape_of_size(rng, once.size))
        return None if once.spaces[0] != "logical" else composed(once, f)

    def pipeline(rng):
        of = storage(rng, 96, broadcast=rng.pick((0, 0, 30)))
        if rng.chance(50):
            of = swizzled(rng, of)
        steps = [swizzled, grouped, permuted, flattened, renamed, restricted, repeated]
        for step in [rng.pick(steps) for _ in range(2 + rng.below(3))]:
            simple = all(isinstance(n, int) for s in of.shape if not isinstance(s, int) for n in s)
            unnamed_leaves = of.changed_leaves and any(not isinstance(s, int) for s in of.shape)
            if of is None or not simple or (step is repeated and (of.restricted or any(l in "stu" for l, _ in of.modes))):
                continue
            if unnamed_leaves and step in (grouped, flattened, restricted):
                continue
            if step is restricted and len(of.modes) == 1 and of.size == 1:
                continue
            changed = of.changed_leaves or step in (grouped, restricted)
            of = step(rng, of) or of
            of.changed_leaves = changed
        if rng.chance(40) and of.size <= 400:
            of = composed(of, dense(rng, shape=shape_of_size(rng, of.size), spaces=rng.pick((ONTO, thread))))
        return of

    return [
        ("plain", 8, lambda r: storage(r, pad=0)),
        ("padded", 10, lambda r: storage(r, pad=90)),
        ("nested", 8, lambda r: storage(r, nested=90)),
        ("shared", 8, lambda r: storage(r, broadcast=45)),
        ("onto", 6, lambda r: dense(r, spaces=r.pick((ONTO, thread)))),
        ("composite", 16, composite),
        ("three deep", 6, deep),
        ("composite with a broadcast", 4, lambda r: composite(r, broadcast=30)),
        ("swizzled", 12, lambda r: swizzled(r, storage(r))),
        ("swizzled composite", 8, lambda r: swizzled(r, composite(r))),
        ("twice swizzled", 6, lambda r: swizzled(r, swizzled(r, storage(r)))),
        ("divided", 8, lambda r: divided(r, storage(r))),
        ("divided and swizzled", 6, lambda r: divided(r, swizzled(r, storage(r)))),
        ("divided composite", 4, lambda r: divided(r, composite(r))),
        ("split", 6, lambda r: split(r, storage(r))),
        ("repeated", 8, lambda r: repeated(r, storage(r, 60))),
        ("repeated and swizzled", 6, lambda r: repeated(r, swizzled(r, storage(r, 60)))),
        ("repeated onto", 4, lambda r: repeated_dense(r, dense(r, 60))),
        ("interleaved", 6, lambda r: interleaved(r, dense(r, 60))),
        ("interleaved storage", 4, lambda r: interleaved(r, storage(r, 60))),
        ("broadcast", 6, lambda r: broadcast(r, r.pick((storage, composite))(r, size_limit=80))),
        ("inverse", 8, lambda r: inverse(dense(r, shape=no_ones(r), spaces=r.pick((ONTO, thread))))),
        ("grouped", 8, lambda r: grouped(r, r.pick((storage, composite))(r))),
        ("grouped and swizzled", 6, lambda r: grouped(r, swizzled(r, storage(r)))),
        ("zipped", 6, lambda r: zipped(divided(r, storage(r)))),
        ("permuted", 4, lambda r: permuted(r, storage(r))),
        ("restricted to values", 10, lambda r: restricted(r, storage(r), ("value",))),
        ("restricted to ranges", 8, lambda r: restricted(r, storage(r), ("range",))),
        ("restricted", 10, lambda r: restricted(r, r.pick((composite, lambda q: swizzled(q, composite(q))))(r))),
        ("pipeline", 40, pipeline),
    ]


def random():
    out, rows, count = Output("its own definitions"), [], 0
    for kind, how_many, make in recipes():
        rng = Rng(sum(map(ord, kind)) * 1_000_003 + how_many)
        made = 0
        while made < how_many:
            of = make(rng)
            if of is None or not 4 <= of.size <= 1024 or not alias_free(of.table, of.classes):
                continue
            name, index = f"Random{count:03}", INDEX[count % 3]
            shape = of.shape[0] if len(of.shape) == 1 and isinstance(of.shape[0], int) else of.shape
            out.declare(index, f"/// {kind}\npub {name}: {' -> '.join(of.spaces)} = {of.text};")
            out.case(name, index, name, shape)
            row = {"id": name, "restricted": of.restricted, "table": of.table}
            rows.append(json.dumps(row, separators=(",", ":")))
            count, made = count + 1, made + 1
    (HERE / "generated/random.json").write_text("[\n" + ",\n".join(rows) + "\n]\n")
    out.write("random.rs", "random.json", "Random layouts of every kind against tables computed from the definitions.")
    return count, "random"


# ---------------------------------------------------------------- restrictions bound at run time


class Slice:
    """The values of a map, by the bound coordinates and then by those that are left.

    `bound` has the size of each bound mode, `modes` what is left, `rows` one table for each bound coordinate.
    """

    def __init__(self, text, bound, named_modes, rows, classes, spaces):
        self.text, self.bound, self.modes, self.rows, self.classes, self.spaces = text, bound, named_modes, rows, classes, spaces

    @property
    def shape(self):
        return [shape for _, shape in self.modes]

    @property
    def count(self):
        return len(self.rows[0])


def whole(of):
    """A map of which nothing is bound."""
    return Slice(of.operand(), [], of.modes, [of.table], [of.classes], of.spaces)


def units(named_modes):
    """What a bind can name, as `(path, leaves, whether a range may)`: a mode, a leaf of a nested one, several modes by the
    first name that they have in common."""
    out, groups, at = [], {}, 0
    for label, shape in named_modes:
        own = list(range(at, at + len(leaves(shape))))
        at += len(own)
        out.append((label, own, True))
        if not isinstance(shape, int):
            out += [(f"{label}.{i}", [leaf], False) for i, leaf in enumerate(own)]
        if "." in label:
            groups.setdefault(label.split(".")[0], []).extend(own)
    return out + [(name, own, True) for name, own in groups.items()]


def bound(rng, of, how_many, fixed=0, ranges=0, path=None, inner=True):
    """`L | { a, b = 2, c = 1..4 }`: so many modes bound at run time (`path` first), fixed and cut to ranges; `inner` where
    leaves of nested modes may be named by position."""
    extents, taken, chosen = leaves(of.shape), set(), []

    def take(kind):
        free = [u for u in units(of.modes) if not taken & set(u[1]) and (u[2] or inner and kind != "range")]
        free = [u for u in free if path is None or chosen or u[0] == path]
        if not free:
            return False
        name, own, _ = rng.pick(free)
        taken.update(own)
        chosen.append((kind, name, own, prod(extents[i] for i in own)))
        return True

    if not all([take(kind) for kind in ["open"] * how_many + ["value"] * fixed + ["range"] * ranges]):
        return None
    words, opens, kept, base, at = [], [], [], [0] * len(extents), 0
    cuts = {}
    for kind, name, own, size in rng.shuffled(chosen):
        if kind == "open":
            words.append(name)
            opens.append((own, size))
        elif kind == "value":
            value = rng.below(size)
            words.append(f"{name} = {value}")
            for i, c in zip(own, list(coordinates([extents[i] for i in own]))[value]):
                base[i] = c
        else:
            low = rng.below(size)
            high = low + 1 + rng.below(size - low)
            words.append(f"{name} = {low}..{high}")
            cuts[own[0]] = (name, own, low, high)
    # The choices of each mode that is left: for every coordinate of it, the leaves that it sets.
    choices = []
    for label, shape in of.modes:
        own = list(range(at, at + len(leaves(shape))))
        at += len(own)
        left = [i for i in own if i not in taken]
        if own[0] in cuts:
            name, cut, low, high = cuts[own[0]]
            inside = list(coordinates([extents[i] for i in cut]))
            choices.append([list(zip(cut, inside[n])) for n in range(low, high)])
            kept.append((name, high - low))
        elif left:
            choices.append([list(zip(left, c)) for c in coordinates([extents[i] for i in left])])
            kept.append((label, shape if isinstance(shape, int) else [extents[i] for i in left]))
    fronts = [[list(zip(own, c)) for c in coordinates([extents[i] for i in own])] for own, _ in opens]

    def pick(parts):
        coordinate = list(base)
        for part in parts:
            for i, c in part:
                coordinate[i] = c
        return number(coordinate, extents)

    picks = [[pick(front + values) for values in product(*choices)] for front in product(*fronts)]
    text = f"{of.text} | {{ {', '.join(words)} }}"
    by = lambda tables: [[table[n] for n in numbers] for table in tables for numbers in picks]
    return Slice(text, of.bound + [size for _, size in opens], kept, by(of.rows), by(of.classes), of.spaces)


def slice_recipes():
    """Kind of restriction, how many, and how one is made."""
    thread = ("thread_value", "logical")

    def composite(rng, limit=192, **kw):
        g = storage(rng, limit, **kw)
        return composed(g, dense(rng, shape=shape_of_size(rng, g.size), spaces=rng.pick((ONTO, thread))))

    def fields(rng, limit=256):
        """Fields of bits: powers of two alone, composite or not."""
        shape = [rng.pick((2, 4, 8, 16, [2, 2], [4, 2], [2, 2, 2])) for _ in range(2 + rng.below(2))]
        if prod(leaves(shape)) > limit:
            return fields(rng, limit)
        g = storage(rng, pad=0, shape=shape)
        if rng.chance(50):
            return g
        return composed(g, dense(rng, shape=shape_of_size(rng, g.size), spaces=rng.pick((ONTO, thread))))

    def base(rng, limit=192):
        make = rng.pick((storage, composite, fields, fields))
        of = make(rng, limit)
        return swizzled(rng, of) if make is fields or rng.chance(30) else of

    def any_of(rng, of, **kw):
        return of and bound(rng, whole(of), 1 + rng.below(2), **kw)

    def tiles(rng):
        """`rest` bound as one integer, perhaps with a dense layout before what is left."""
        of = bound(rng, whole(divided(rng, base(rng))), 1, path="rest")
        if rng.chance(40):
            return of
        f = dense(rng, shape=shape_of_size(rng, of.count), names_=("p", "q", "r", "s", "t"))
        by = lambda tables: [[table[n] for n in f.table] for table in tables]
        of = Slice(f"({of.text}) @ {f.operand()}", of.bound, f.modes, by(of.rows), by(of.classes), of.spaces)
        return of if rng.chance(40) else bound(rng, of, 1, rng.below(2))

    def twice(rng):
        once = bound(rng, whole(base(rng)), 1, rng.below(2))
        if once is None or any(not isinstance(shape, int) for shape in once.shape):
            return None
        once.text = f"({once.text})"
        return bound(rng, once, *rng.pick(((1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1))))

    def everything(rng):
        of = bound(rng, whole(base(rng)), 1 + rng.below(3))
        return of if of and not of.modes else None

    def many(rng):
        of = bound(rng, whole(rng.pick((storage, composite, lambda r, n: swizzled(r, fields(r, n))))(rng, 1200)), 1)
        return of if of and 100 <= of.count <= 300 else None

    def odd(rng):
        """No powers of two under a swizzle: carries between the parts."""
        shape = [rng.pick((3, 5, 6, 7, 9, 10, 11)) for _ in range(2 + rng.below(2))]
        return swizzled(rng, storage(rng, 400, shape=shape)) if prod(shape) <= 400 else None

    def shared(rng):
        of = storage(rng, 192, broadcast=45)
        return swizzled(rng, of) if rng.chance(50) else of

    return [
        ("plain", 6, lambda r: any_of(r, storage(r, 192, pad=0))),
        ("padded and nested", 8, lambda r: any_of(r, storage(r, 192, nested=70))),
        ("composite", 12, lambda r: any_of(r, composite(r))),
        ("swizzled fields", 16, lambda r: any_of(r, swizzled(r, fields(r)))),
        ("twice swizzled fields", 12, lambda r: any_of(r, swizzled(r, swizzled(r, fields(r))))),
        ("swizzled and padded", 8, lambda r: any_of(r, swizzled(r, storage(r, 192)))),
        ("swizzled composite", 8, lambda r: any_of(r, swizzled(r, composite(r)))),
        ("twice swizzled composite", 5, lambda r: any_of(r, swizzled(r, swizzled(r, composite(r))))),
        ("swizzled, no powers of two", 8, lambda r: any_of(r, odd(r))),
        ("restricted before", 6, lambda r: any_of(r, restricted(r, storage(r, nested=0)))),
        ("with fixed modes", 10, lambda r: any_of(r, base(r), fixed=1)),
        ("with ranges", 10, lambda r: any_of(r, base(r), ranges=1)),
        ("with fixed modes and ranges", 6, lambda r: any_of(r, base(r, 300), fixed=1, ranges=1)),
        ("tiles", 14, tiles),
        ("grouped", 10, lambda r: any_of(r, grouped(r, base(r)), inner=False)),
        ("bound twice", 8, twice),
        ("nothing left", 5, everything),
        ("many values", 8, many),
        ("shared", 6, lambda r: any_of(r, shared(r))),
    ]


class Slices(Output):
    """One test for all, so that it can count the kinds."""

    def case(self, name, index, of):
        mode_sizes, extents = [prod(leaves(shape)) for shape in of.shape], leaves(of.shape)
        letters = lambda letter, n: " ".join(f"{letter}{i}" for i in range(n))
        self.cases.append(
            f"        slice! {{ TABLES, {name}, {index}, {json.dumps(name)}, {of.bound}, {mode_sizes}, {extents}, "
            f"[{letters('b', len(of.bound))}], [{letters('c', len(mode_sizes))}], [{letters('l', len(extents))}] }},"
        )

    def tests(self):
        return ["#[test]", "fn every_value() {", "    crate::report(&[", *self.cases, "    ]);", "}", ""]


def slices():
    out, rows, count, ranks = Slices("its own definitions"), [], 0, {}
    for kind, how_many, make in slice_recipes():
        rng = Rng(sum(map(ord, kind)) * 999_983 + how_many)
        made = 0
        while made < how_many:
            of = make(rng)
            if of is None or not of.bound or len(of.modes) > 3 or not 2 <= len(of.rows) <= 64:
                continue
            size = of.count * len(of.rows)
            few = kind in ("nothing left", "bound twice")
            if size > (1300 if kind == "many values" else 400) or (not few and (size < 24 or of.count < 2)):
                continue
            table, classes = sum(of.rows, []), sum(of.classes, [])
            if not alias_free(table, classes):
                continue
            name, index = f"Slice{count:03}", INDEX[count % 3]
            spaces, text = " -> ".join(of.spaces), of.text
            # The operand gets a name, where it can: only of a named layout there are views to split.
            operand, binds = text.rsplit(" | {", 1)
            if binds.endswith("}"):
                whole_name = f"Of{count:03}"
                out.declare(index, f"/// {kind}\npub {whole_name}: {spaces} = {operand};")
                text = f"{whole_name} | {{{binds}"
            out.declare(index, f"/// {kind}\npub {name}: {spaces} = {text};")
            out.case(name, index, of)
            rows.append(json.dumps({"id": name, "table": table}, separators=(",", ":")))
            count, made = count + 1, made + 1
            ranks[len(of.modes)] = ranks.get(len(of.modes), 0) + 1
    (HERE / "generated/slices.json").write_text("[\n" + ",\n".join(rows) + "\n]\n")
    about = "Random restrictions bound at run time against tables computed from the definitions."
    out.write("slices.rs", "slices.json", about)
    return count, f"restrictions bound at run time, by what is left: {dict(sorted(ranks.items()))}"


if __name__ == "__main__":
    total = 0
    for write in (documented, atoms, kernels, random, slices):
        count, note = write()
        total += count
        print(f"{write.__name__}: {count} layouts ({note})")
    print(f"{total} layouts")
