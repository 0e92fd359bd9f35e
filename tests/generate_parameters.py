#!/usr/bin/env python3
"""Random layouts with run-time parameters, for tests/parameters.rs: declarations, admitted values, and how the definitions
build each map. Run from the project's root: python3 tests/generate_parameters.py"""

import random
from math import prod

random.seed(8)
NAMES = ["p", "q", "r", "s"]


def clause_values(parameters, facts, count):
    """Admitted values: facts are (name, least value given the others, multiple)."""
    out = []
    for n in range(count * 20):
        values = {}
        for name, least, multiple in facts:
            low = least(values)
            small = random.choice([0, 1, 2, 3, 7, 20])
            step = 0 if n == 0 else random.choice([small, random.randrange(6 * count)])
            value = low + step
            value += -value % multiple
            values[name] = value
        row = [values[x] for x in parameters]
        if row not in out:
            out.append(row)
        if len(out) == count:
            return out
    raise ValueError(f"only {len(out)} admitted values")


class Literal:
    """A literal in declaration order; strides grow from the last mode of a random order."""

    def __init__(self, kind):
        self.modes = []  # name, extent text, stride text
        self.facts, self.where, self.parameters = [], [], []
        rank = random.randint(1, 3)
        extents = [random.choice([2, 3, 4, 6, 8]) for _ in range(rank)]
        names = ["a", "b", "c"][:rank]
        order = list(range(rank))
        random.shuffle(order)
        open_mode = random.randrange(rank) if kind == "extent" else None
        reach, reach_of = "0", lambda v: 0
        strides = {}
        texts = [str(e) for e in extents]
        for place, i in enumerate(reversed(order)):
            name = None
            if i == open_mode:
                p = self.parameter()
                self.facts.append((p, lambda v: 1, 2 if extents[i] % 2 == 0 else 1))
                if extents[i] % 2 == 0:
                    self.where.append(f"{p} % 2 == 0")
                name = p
                texts[i] = p
            if place == 0 and random.random() < 0.7:
                text, value = "1", lambda v: 1
            elif random.random() < 0.2 and self.parameters and place > 0 and kind != "extent":
                # A multiple of what stands below, by more than it reaches.
                q = self.parameter()
                least = self.bound(q, reach, reach_of)
                text, value = q, (lambda v, q=q: v[q])
            else:
                q = self.parameter()
                k = random.choice([1, 1, 1, 2, 3])
                self.bound(q, reach, reach_of, k)
                text, value = (q if k == 1 else f"{k} * {q}"), (lambda v, q=q, k=k: k * v[q])
            strides[i] = text
            extent = (lambda v, name=name: v[name]) if name else (lambda v, e=extents[i]: e)
            old, stride = reach_of, value
            reach = f"{reach} + ({texts[i]} - 1) * ({text})" if name is None else f"{reach} + {texts[i]} * ({text}) - ({text})"
            reach_of = lambda v, old=old, stride=stride, extent=extent: old(v) + (extent(v) - 1) * stride(v)
        self.extents, self.texts, self.names = extents, texts, names
        self.strides = [strides[i] for i in range(rank)]
        self.open_mode = open_mode

    def parameter(self):
        name = NAMES[len(self.parameters)]
        self.parameters.append(name)
        return name

    def bound(self, q, reach, reach_of, k=1):
        multiple = random.choice([1, 1, 2, 4])
        self.where.append(f"{k} * {q} >= {reach} + 1")
        if multiple > 1:
            self.where.append(f"{q} % {multiple} == 0")
        self.facts.append((q, lambda v, k=k: -(-(reach_of(v) + 1) // k), multiple))

    def shape(self):
        return ", ".join(f"{n}: {t}" for n, t in zip(self.names, self.texts))

    def text(self):
        if len(self.names) == 1:
            return f"({self.shape()}):({self.strides[0]})"
        return f"({self.shape()}):({', '.join(self.strides)})"

    def reference(self):
        return f"literal(&[{', '.join(self.texts)}], &[{', '.join(self.strides)}])"


def dense(size):
    """A dense bijection of this size: extents and strides."""
    factors, n, d = [], size, 2
    while n > 1:
        if n % d == 0:
            factors.append(d)
            n //= d
        else:
            d += 1
    random.shuffle(factors)
    modes = []
    while factors:
        take = random.randint(1, min(2, len(factors)))
        modes.append(prod(factors[:take]))
        factors = factors[take:]
    order = list(range(len(modes)))
    random.shuffle(order)
    strides, w = [0] * len(modes), 1
    for i in order:
        strides[i] = w
        w *= modes[i]
    return modes, strides


def case(number):
    kind = random.choice(["plain", "divide", "compose", "fix", "range", "extent", "permute"])
    literal = Literal(kind)
    while not literal.parameters:
        literal = Literal(kind)
    own = ", ".join(literal.parameters)
    expr, reference = literal.text(), literal.reference()
    sizes = literal.extents
    rank = len(sizes)
    arity = rank
    if kind == "divide":
        tile = [random.choice([k for k in range(1, n + 1) if n % k == 0]) for n in sizes]
        expr = f"divide({expr}, ({', '.join(map(str, tile))}))"
        reference += f".divide(&{tile})"
        arity = 2 * rank
    elif kind == "compose":
        extents, strides = dense(prod(sizes))
        names = ["x", "y", "z", "u", "w", "t", "k", "l", "m"][: len(extents)]
        shape = ", ".join(f"{n}: {e}" for n, e in zip(names, extents))
        expr = f"{expr} @ ({shape}):({', '.join(map(str, strides))})"
        reference += f".compose(&{extents}, &{strides})"
        arity = len(extents)
    elif kind == "fix" and rank > 1:
        mode = random.randrange(rank)
        value = random.randrange(sizes[mode])
        expr = f"({expr}) | {{ {literal.names[mode]} = {value} }}"
        reference += f".fix({mode}, {value})"
        arity = rank - 1
    elif kind == "range":
        mode = random.randrange(rank)
        low = random.randrange(sizes[mode])
        high = random.randint(low + 1, sizes[mode])
        expr = f"({expr}) | {{ {literal.names[mode]} = {low}..{high} }}"
        reference += f".range({mode}, {low}, {high})"
    elif kind == "permute" and rank > 1:
        order = list(range(rank))
        random.shuffle(order)
        expr = f"permute({expr}, ({', '.join(literal.names[i] for i in order)}))"
        reference += f".permute(&{order})"
    elif kind == "extent" and sizes[literal.open_mode] % 2 == 0:
        tile = [2 if i == literal.open_mode else 1 for i in range(rank)]
        expr = f"divide({expr}, ({', '.join(map(str, tile))}))"
        reference += f".divide(&{tile})"
        arity = 2 * rank
    name = f"P{number:03}"
    where = f" where {', '.join(literal.where)}" if literal.where else ""
    declaration = f"    pub {name}({own}): logical -> physical = {expr}{where};"
    values = clause_values(literal.parameters, literal.facts, 20)
    coordinates = " ".join(f"c{i}" for i in range(arity))
    rows = ", ".join("[" + ", ".join(map(str, row)) + "]" for row in values)
    parameters = " ".join(literal.parameters)
    test = f"    case!({name}, [{parameters}], [{coordinates}], [{rows}], {reference});"
    return declaration, test


def main():
    cases = [c for c in (case(n) for n in range(320)) if c]
    lines = [
        "//! Random layouts with run-time parameters, at twenty admitted values of each.",
        "//!",
        "//! Written by `tests/generate_parameters.py` from its own definitions; do not edit.",
        "",
        "use super::literal;",
        "use layout_algebra::Layout;",
        "",
        "layout_algebra::layout! {",
        "    #![index(u32)]",
        *[c[0] for c in cases],
        "}",
        "",
        "#[test]",
        "fn random() {",
        *[c[1] for c in cases],
        "}",
        "",
    ]
    with open("tests/parameters/random.rs", "w") as f:
        f.write("\n".join(lines))


main()
