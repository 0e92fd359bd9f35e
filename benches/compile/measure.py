"""Times `cargo check` of generated files, and the macro in them, against the bars. Standard library only."""

import os
import re
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import sources

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
OUT = Path(os.environ.get("COMPILE_OUT", ROOT / "target" / "compile")).resolve()
CHECK = OUT / "check"
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 3

MANIFEST = f"""[package]
name = "layouts"
version = "0.0.0"
edition = "2024"

[dev-dependencies]
layout-algebra = {{ path = "{ROOT}" }}
timed = {{ path = "{HERE.resolve() / "timed"}" }}

[workspace]
"""

# name: (layouts, bar in milliseconds for each over an empty file)
CHECKED = {"empty": ([], None)}
for count in (10, 100, 1000):
    for kind, bar in ((sources.plain, 2.5), (sources.composite, 2.5), (sources.restricted, 5.0)):
        CHECKED[f"{kind.__name__}_{count}"] = ([kind(i) for i in range(count)], bar)

# What the same interface costs when it is written by hand: no macro can be below it by much.
BY_HAND = {f"by_hand_{count}": [sources.by_hand(i) for i in range(count)] for count in (100, 1000)}

TIMED = {kind.__name__: [kind(i) for i in range(200)] for kind in (sources.plain, sources.composite, sources.restricted)}
TIMED |= {f"2^{bits} coordinates": [sources.sized(bits)(i) for i in range(200)] for bits in (6, 20, 40, 60)}
ITEMS = {"4096 items": [sources.plain(i) for i in range(4096)]}


def environment(target, **variables):
    changed = {**os.environ, "CARGO_TARGET_DIR": str(target), "CARGO_TERM_COLOR": "never", **variables}
    changed.pop("RUSTFLAGS", None)
    return changed


def cargo(*arguments, target, **variables):
    """Runs cargo; its processor seconds, those on the clock, the largest process in MiB, and standard error."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.Popen(["cargo", *arguments], cwd=CHECK, env=environment(target, **variables), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    error = done.stderr.read()
    _, status, usage = os.wait4(done.pid, 0)
    clock = time.monotonic() - start
    if status:
        sys.exit(error)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return processor, clock, usage.ru_maxrss / 1024, error


def example(name, text):
    path = CHECK / "examples" / f"{name}.rs"
    path.write_text(text)
    return path


def check(name):
    """`cargo check` of one file, from nothing but its dependencies."""
    os.utime(CHECK / "examples" / f"{name}.rs")
    shutil.rmtree(OUT / "target/debug/incremental", ignore_errors=True)
    return cargo("check", "-q", "--offline", "--example", name, target=OUT / "target")


def prepare():
    shutil.rmtree(CHECK, ignore_errors=True)
    (CHECK / "examples").mkdir(parents=True)
    (CHECK / "src").mkdir()
    (CHECK / "src/lib.rs").touch()
    (CHECK / "Cargo.toml").write_text(MANIFEST)
    shutil.copy(ROOT / "Cargo.lock", CHECK / "Cargo.lock")
    for name, (layouts, _) in CHECKED.items():
        example(name, sources.file(layouts))
    for name, layouts in BY_HAND.items():
        example(name, sources.file_by_hand(layouts))
    for name, layouts in (TIMED | ITEMS).items():
        example(slug(name), sources.file(layouts, macro="timed::layout", index="u64"))


def slug(name):
    return "timed_" + re.sub(r"\W+", "_", name)


def verdict(value, bar):
    return "" if bar is None else "ok" if value <= bar else "ABOVE"


def checks():
    check("empty")
    best = {}
    for _ in range(ROUNDS):
        for name in [*CHECKED, *BY_HAND]:
            processor, clock, memory, _ = check(name)
            known = best.get(name, (processor, clock, memory))
            best[name] = tuple(min(pair) for pair in zip(known, (processor, clock, memory)))
    print("\n| file | processor, s | clock, s | peak, MiB | ms a layout over the empty file | bar | |\n|---|---|---|---|---|---|---|")
    above = False
    for name, (layouts, bar) in (CHECKED | {name: (layouts, None) for name, layouts in BY_HAND.items()}).items():
        processor, clock, memory = best[name]
        each = (processor - best["empty"][0]) / max(len(layouts), 1) * 1000
        # What is read once, of any crate that derives or implements anything, weighs on ten layouts.
        bar = bar if len(layouts) >= 100 else None
        word = verdict(each, bar)
        if name.endswith("_1000") and memory > 600:
            word += " MEMORY"
        above |= word not in ("", "ok")
        print(f"| {name} | {processor:.2f} | {clock:.2f} | {memory:.0f} | {each:.2f} | {bar or '-'} | {word} |")
    return above


def macro():
    best = {}
    for name in [*list(TIMED) * ROUNDS, *ITEMS]:
        took = int(re.search(r"took (\d+) ns", check(slug(name))[3])[1])
        best[name] = min(best.get(name, took), took)
    print("\n| the macro alone | layouts | ms a layout | bar | |\n|---|---|---|---|---|")
    above = False
    for name, layouts in (TIMED | ITEMS).items():
        each = best[name] / len(layouts) / 1e6
        word = verdict(each, 0.5)
        above |= word == "ABOVE"
        print(f"| {name} | {len(layouts)} | {each:.3f} | 0.5 | {word} |")
    return above


def build():
    above, target = False, OUT / "clean"
    print()
    for name, incremental in (("as a dependency from a registry", "0"), ("as a checkout, incrementally", "1")):
        shutil.rmtree(target, ignore_errors=True)
        arguments = ("build", "-q", "--offline", "--manifest-path", str(ROOT / "Cargo.toml"), "-p", "layout-algebra")
        processor, clock, memory, _ = cargo(*arguments, target=target, CARGO_INCREMENTAL=incremental)
        word = verdict(clock, 15)
        above |= word == "ABOVE"
        print(f"Clean build of layout-algebra and its dependencies, {name}: {clock:.1f} s on the clock, {processor:.1f} s of processor, {memory:.0f} MiB (bar 15 s) {word}")
    print()
    tree = subprocess.run(["cargo", "tree", "--offline", "-e", "no-dev", "-p", "layout-algebra", "--prefix", "depth", "-f", " {p}"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    print(re.sub(r" \(/.*?\)", "", re.sub(r"(?m)^(\d+)", lambda m: "  " * int(m[1]), tree)))
    return above


def machine():
    version = subprocess.run(["rustc", "-V"], capture_output=True, text=True).stdout.strip()
    return f"{version} · {os.cpu_count()} processors · least of {ROUNDS}"


if __name__ == "__main__":
    prepare()
    print(machine())
    sys.exit(any([macro(), checks(), build()]))
