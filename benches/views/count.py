"""Prints the table of README.md from what `run` has built: exit 1 where a loop through views takes more than its bar, or where
anything but the one check of the length can panic."""

import re
import sys

OUT = sys.argv[1]
# Loops that do what another does, and are compared with its raw pointers.
SAME_AS = {"number": "sum", "iter": "sum", "lanes_for": "lanes"}
# Instructions of the view against those of raw pointers. `lanes_for` asks for 1,024 slices of four values one at a time: each
# has its base computed anew, by some fourteen instructions.
BARS = {"lanes_for": 2.5, "iter": 1.05}
SLACK = 1.01


def counts():
    with open(f"{OUT}/counts.txt") as f:
        found = re.findall(r"^\s*([\d,]+) \(.*?:(\w+)_(view|raw)\b", f.read(), re.M)
    by = {(name, form): int(n.replace(",", "")) for n, name, form in found}
    by.update({(name, "raw"): by[other, "raw"] for name, other in SAME_AS.items()})
    return by


def panics(name):
    """What the function may call."""
    with open(f"{OUT}/kernels.s") as f:
        body = f.read().split(f"\n{name}_view:", 1)[1].split(".cfi_endproc", 1)[0]
    return set(re.findall(r"\b(?:call|jmp)q?\s+\*?(?:\.L\S+|(\S+?)(?:@\S+)?)$", body, re.M)) - {""}


def main():
    by, failed = counts(), False
    print(f"{'loop':10}{'views':>10}{'raw':>10}  ratio  calls")
    for name in sorted({name for name, _ in by}):
        view, raw = by[name, "view"], by[name, "raw"]
        calls = {re.sub(r"17h\w+E$", "", c) for c in panics(name)}
        checks = {c for c in calls if "unwrap_failed" not in c}
        above = view > raw * BARS.get(name, SLACK) or bool(checks)
        failed |= above
        print(f"{name:10}{view:10,}{raw:10,}  {view / raw:5.2f}  {', '.join(sorted(checks)) or 'none'}{'  ABOVE' if above else ''}")
    sys.exit(failed)


main()
