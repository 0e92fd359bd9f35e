"""Patterns and ncu's tables as one table: `collect.py PATTERNS FOLDER`."""

import csv
import sys
from pathlib import Path

OPS = {"ld": "ld", "st": "st", "ldmatrix": "ld", "stmatrix": "st"}


def counted(folder, op):
    """Name to wavefronts: launches come in the order of the names."""
    names = [line for line in (folder / f"{op}.names").read_text().splitlines() if line and not line.startswith("==")]
    lines = [line for line in (folder / f"{op}.csv").read_text().splitlines() if line.startswith('"')]
    rows = [row for row in csv.DictReader(lines) if row["ID"].isdigit()]
    assert len(rows) == len(names), (op, len(rows), len(names))
    counter = f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{OPS[op]}.sum"
    return {name: row[counter].replace(",", "").split(".")[0] for name, row in zip(names, rows)}


def main(patterns, folder):
    counts = {op: counted(Path(folder), op) for op in OPS}
    print("\t".join(["name", "bytes", *OPS, "offsets", "layout"]))
    for line in Path(patterns).read_text().splitlines():
        name, size, offsets, layout = line.split("\t")
        print("\t".join([name, size, *[counts[op].get(name, "-") for op in OPS], offsets, layout]))


main(*sys.argv[1:])
