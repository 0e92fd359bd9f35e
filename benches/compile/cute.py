"""The same layouts in CuTe and in `layout!`, compiled in turns: `cute.py 3 INCLUDE…`, the headers of CUTLASS and of CUDA.

CuTe's files are only parsed and checked (`g++ -fsyntax-only`), as `cargo check` does. Each layout is one type there, its
size asserted, with one function that indexes it. That the maps are equal is compared first, for some, at every coordinate.
"""

import resource
import subprocess
import sys

import measure
import sources

INCLUDES = [f"-I{path}" for path in sys.argv[2:]]
WORK = measure.OUT / "cute"
HEAD = """#include <cstdio>
#include <cute/layout.hpp>
#include <cute/layout_composed.hpp>
#include <cute/swizzle_layout.hpp>
using namespace cute;
"""
COUNT = 100
COMPARED = (0, 5, 10, 100)


def plain(i):
    """As `sources.plain`. CuTe's first mode is the fastest."""
    return f"""using P{i} = decltype(make_layout(make_shape(_64{{}}, Int<{64 + i}>{{}}), make_stride(_1{{}}, Int<{72 + i % 7}>{{}})));
static_assert(size(P{i}{{}}) == {64 * (64 + i)});
inline int p{i}(int row, int col) {{ return P{i}{{}}(col, row); }}"""


def plain_and_cosize(i):
    """As `plain`, its cosize asserted too."""
    return f"{plain(i)}\nstatic_assert(cosize(P{i}{{}}) == {(63 + i) * (72 + i % 7) + 64});"


def composite(i):
    """As `sources.composite`."""
    m, n, k = sources.extents(i)
    threads = m * n // 32
    return f"""using C{i} = decltype(composition(Swizzle<3, 3, 3>{{}}, _0{{}}, composition(composition(
    make_layout(make_shape(Int<{n}>{{}}, Int<{m}>{{}}), make_stride(_1{{}}, Int<{n * k}>{{}})),
    zipped_divide(make_layout(make_shape(Int<{n}>{{}}, Int<{m}>{{}})), make_tile(_8{{}}, _1{{}}))),
    make_layout(make_shape(Int<{threads}>{{}}, _4{{}}, _8{{}}), make_stride(_8{{}}, Int<{8 * threads}>{{}}, _1{{}})))));
static_assert(size(C{i}{{}}) == {m * n});
inline int c{i}(int step, int thread, int v) {{ return C{i}{{}}(thread, step, v); }}"""


def compiler(text, *arguments):
    """Runs g++ on a file; its processor seconds."""
    WORK.mkdir(parents=True, exist_ok=True)
    (WORK / "file.cpp").write_text(HEAD + text)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["g++", "-std=c++17", "-w", *INCLUDES, *arguments, "file.cpp"], cwd=WORK, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def printing():
    """Both programs print every value of some maps, the last coordinate fastest."""
    cxx, rust = [], []
    for i in COMPARED:
        m, n, _ = sources.extents(i)
        for name, modes in (("p", {"row": 64 + i, "col": 64}), ("c", {"step": 4, "thread": m * n // 32, "v": 8})):
            names = ", ".join(modes)
            loops = "".join(f"for (int {mode} = 0; {mode} < {extent}; {mode}++) " for mode, extent in modes.items())
            cxx.append(f'{loops}printf("%d\\n", {name}{i}({names}));')
            loops = "".join(f"for {mode} in 0..{extent} {{ " for mode, extent in modes.items())
            rust.append(f'{loops}println!("{{}}", {name.upper()}{i}.index({names}));' + " }" * len(modes))
    return "\n".join(cxx), "\n".join(rust)


def compare():
    cxx, rust = printing()
    compiler("\n".join(kind(i) for kind in (plain, composite) for i in COMPARED) + f"\nint main() {{\n{cxx}\n}}\n", "-o", "values")
    theirs = subprocess.run([WORK / "values"], capture_output=True, text=True, check=True).stdout
    ours = sources.file([kind(i) for kind in (sources.plain, sources.composite) for i in COMPARED])
    measure.example("values", ours.replace("fn main() {}", f"fn main() {{\n{rust}\n}}"))
    command = ["cargo", "run", "-q", "--offline", "--example", "values"]
    ours = subprocess.run(command, cwd=measure.CHECK, capture_output=True, text=True, check=True, env=measure.environment(measure.OUT / "target")).stdout
    if ours != theirs:
        sys.exit("the maps of CuTe and of `layout!` differ")
    print(f"{len(ours.split())} values of {2 * len(COMPARED)} maps are equal")


# What is compiled of CuTe, and the file of ours that it is compared with.
KINDS = {"plain": (plain, "plain"), "plain, and its cosize": (plain_and_cosize, "plain"), "composite": (composite, "composite")}


def turns():
    runs = {"CuTe": lambda: compiler("", "-fsyntax-only"), "ours": lambda: measure.check("empty")[0]}
    for kind, (of, ours) in KINDS.items():
        text = "\n".join(of(i) for i in range(COUNT))
        runs[f"{kind}, CuTe"] = lambda text=text: compiler(text, "-fsyntax-only")
        runs[f"{kind}, ours"] = lambda ours=ours: measure.check(f"{ours}_{COUNT}")[0]
    best = {}
    for _ in range(measure.ROUNDS):
        for name, run in runs.items():
            best[name] = min(run(), best.get(name, float("inf")))
    print("\n| | CuTe, ms a layout | `layout!` | ratio |\n|---|---|---|---|")
    for kind in KINDS:
        theirs, ours = ((best[f"{kind}, {who}"] - best[who]) / COUNT * 1000 for who in ("CuTe", "ours"))
        print(f"| {kind} | {theirs:.1f} | {ours:.1f} | {theirs / ours:.1f} |")


if __name__ == "__main__":
    measure.prepare()
    print(measure.machine())
    compare()
    measure.check("empty")
    turns()
