"""Counts the address instructions of the kernels that `run` has built, prints the table of README.md, and compares it
with the bars: exit 1 where a case is above, on the compilers that the bars belong to."""

import collections
import os
import re
import sys

OUT = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))
MEMORY = set("LDG STG LDS STS LDSM LDGSTS LDGDEPBAR DEPBAR BAR ST LD WARPSYNC NOP BSSY BSYNC".split())
FIXED = set("LDC ULDC S2R S2UR EXIT CS2R BRA LDCU".split())
# With their bars.
OPEN = [("c12ld", "fits 32 bits", 8), ("c12wide", "may pass 2³²", 10)]
PAIRS = {"c05": ["c05s", "c05g"], "c06": ["c06w", "c06r"]}


def read(name):
    with open(os.path.join(OUT, name)) as f:
        return f.read()


def opcode(instruction):
    return re.sub(r"^@!?U?P\w+\s+", "", instruction).split()[0].split(".")[0]


def sass(name):
    """Of each kernel its address instructions: neither memory operations and barriers nor what every kernel has."""
    functions, current = collections.defaultdict(list), None
    for line in read(name).splitlines():
        if m := re.search(r"Function : (\S+)", line):
            current = m.group(1)
        elif (m := re.match(r"\s+/\*[0-9a-f]{4,}\*/\s+(.*?);", line)) and current:
            functions[current].append(opcode(m.group(1).strip()))
    counts = {}
    for function, ops in functions.items():
        last = max(i for i, op in enumerate(ops) if op == "EXIT")  # what follows is padding
        counts[function] = sum(op not in MEMORY and op not in FIXED for op in ops[: last + 1])
    return counts


def registers(name):
    return {f: int(n) for f, n in re.findall(r"Function (\S+):\s*\n\s*REG:(\d+)", read(name))}


def x86(name):
    """Of each function its instructions without `ret`; functions with equal code may be one under two names."""
    counts, current, alias = {}, None, {}
    for line in read(name).splitlines():
        if m := re.match(r"^([ek]_\w+):", line):
            current = m.group(1)
            counts[current] = 0
        elif line.startswith(".Lfunc_end"):
            current = None
        elif current and (m := re.match(r"^\s+([a-z]\w*)(.*)", line)):
            if m.group(1) == "jmp" and (t := re.match(r"\s+(\w+)(@PLT)?$", m.group(2))):
                alias[current] = t.group(1)
            counts[current] += m.group(1) != "ret" and m.group(1) != "retq"
        if m := re.match(r"\s*\.set\s+(\w+),\s*(\w+)", line) or re.match(r"^(\w+)\s*=\s*(\w+)$", line):
            alias[m.group(1)] = m.group(2)
    for name, other in alias.items():
        if other in counts:
            counts[name] = counts[other]
    return counts


def main():
    with open(os.path.join(HERE, "study.tsv")) as f:
        head, *rows = [line.rstrip("\n").split("\t") for line in f]
    rows = [dict(zip(head, row)) for row in rows]
    rust, cuda = sass("rust.sass"), sass("cuda.sass")
    rust_regs, cuda_regs = registers("rust.usage"), registers("cuda.usage")
    host = x86("x86.s")
    above, reached = [], []

    print("Address instructions (SASS, sm_90) / registers; x86-64: instructions without the stores.\n")
    print("| case | V | ours | literal | hand, Rust | hand, CUDA | CuTe int / unsigned | bound | bar | x86-64 ours | literal | bar |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        case, values = row["case"], int(row["values"])
        base = 0 if case == "c05" else rust[f"{case}__base"]
        cuda_base = 0 if case == "c05" else cuda[f"{case}__cuda_base"]
        n = {form: rust[f"{case}__{form}"] - base for form in ("ours", "literal", "hand")}
        n["cuda"] = cuda[f"{case}__cuda"] - cuda_base
        r = {form: rust_regs[f"{case}__{form}"] for form in ("ours", "literal", "hand")}
        r["cuda"] = cuda_regs[f"{case}__cuda"]
        h = {form: host[f"k_{case}__{form}"] - values for form in ("ours", "literal")}
        bar, bound, host_bar = int(row["bar"]), int(row["bound"]), int(row["x86_bar"])
        if n["ours"] > bar:
            above.append(f"{case}: {n['ours']} address instructions, the bar is {bar}")
        if r["ours"] > r["cuda"] + 2:
            above.append(f"{case}: {r['ours']} registers, by hand {r['cuda']}")
        if h["ours"] > host_bar:
            above.append(f"{case}: {h['ours']} x86-64 instructions, the bar is {host_bar}")
        if n["ours"] <= bound:
            reached.append(case)
        cell = lambda form: f"{n[form]} / {r[form]}"
        print(
            f"| {case} | {values} | **{cell('ours')}** | {cell('literal')} | {cell('hand')} | {cell('cuda')} "
            f"| {row['cute_int']} / {row['cute_unsigned']} | {bound} | {bar} | **{h['ours']}** | {h['literal']} | {host_bar} |"
        )

    print("\nc12 with a run-time leading dimension.\n")
    print("| the product of row and `ld` | ours | by hand, Rust | bar |")
    print("|---|---|---|---|")
    for case, product, bar in OPEN:
        n = {form: rust[f"{case}__{form}"] - rust["c12__base"] for form in ("ours", "hand")}
        r = {form: rust_regs[f"{case}__{form}"] for form in ("ours", "hand")}
        if n["ours"] > bar:
            above.append(f"{case}: {n['ours']} address instructions, the bar is {bar}")
        if r["ours"] > r["hand"] + 2:
            above.append(f"{case}: {r['ours']} registers, by hand {r['hand']}")
        print(f"| {product} | **{n['ours']} / {r['ours']}** | {n['hand']} / {r['hand']} | {bar} |")

    print("\nOne `index`, all coordinates at run time: ours / literal.\n")
    print("| map | SASS (u32) | x86-64 (usize) |")
    print("|---|---|---|")
    for case in [m for row in rows for m in PAIRS.get(row["case"], [row["case"]])]:
        a, b = rust[f"e_{case}__ours"], rust[f"e_{case}__literal"]
        c, d = host[f"e_{case}__ours"], host[f"e_{case}__literal"]
        print(f"| {case} | {a} / {b} | {c} / {d} |")
        for what, ours, literal in (("SASS", a, b), ("x86-64", c, d)):
            if ours > literal:
                above.append(f"{case}: `index` takes {ours} {what} instructions, the literal composite {literal}")

    print(f"\nAt the lower bound: {', '.join(reached)}.")
    release = re.search(r"release: (\S+)", os.environ["RUSTC_VERSION"]).group(1)
    llvm = re.search(r"LLVM version: (\S+)", os.environ["RUSTC_VERSION"]).group(1)
    ptxas = re.search(r"V(\d+\.\d+\.\d+)", os.environ["PTXAS_VERSION"]).group(1)
    print(f"rustc {release}, LLVM {llvm}, ptxas {ptxas}.")
    pinned = release.startswith("1.96.") and llvm.startswith("22.") and ptxas.startswith("13.5.")
    for line in above:
        print(f"{'error' if pinned else 'warning'}: {line}")
    sys.exit(bool(above) and pinned)


main()
