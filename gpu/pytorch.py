#!/usr/bin/env python3
"""Times `torch.mm` and `gemm_hopper` in one process, hot and in shuffled order: pytorch.py LIBRARY, with GPU_PTX set.

LIBRARY is libgpu_host.so. Three runs for each size, the median of each; our result is compared with PyTorch's.
"""

import ctypes
import random
import statistics
import sys
import time

import torch

SIZES = [(4096,) * 3, (8192,) * 3, (8111, 8208, 8016), (8111, 8200, 8008), (4099, 4112, 4048), (1000, 3000, 2048)]
gemm = ctypes.CDLL(sys.argv[1]).gemm
gemm.argtypes = [ctypes.c_uint64] * 3 + [ctypes.c_int] * 3 + [ctypes.c_void_p]


def seconds(run, times):
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    for _ in range(times):
        run()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / 1e3 / times


def compare(m, n, k):
    a, b = (torch.rand(rows, k, device="cuda", dtype=torch.float16) * 2 - 1 for rows in (m, n))
    c = torch.empty(m, n, device="cuda", dtype=torch.float16)
    runs = {
        "torch.mm": lambda: torch.mm(a, b.t(), out=c),
        "gemm_hopper": lambda: gemm(a.data_ptr(), b.data_ptr(), c.data_ptr(), m, n, k, None),
    }
    runs["torch.mm"]()
    theirs = c.double()
    c.fill_(float("nan"))
    assert runs["gemm_hopper"]() == 0
    error = ((c.double() - theirs).norm() / theirs.norm()).item()
    assert error < 1e-3, error
    work = 2e-12 * m * n * k
    times = max(1, round(0.02 * 600 / work))
    for _ in range(3):
        warm = time.time() + 1
        while time.time() < warm:
            for run in runs.values():
                seconds(run, times)
        taken = {name: [] for name in runs}
        for _ in range(12):
            for name in random.sample(list(runs), len(runs)):
                taken[name].append(seconds(runs[name], times))
        rate = {name: work / statistics.median(t) for name, t in taken.items()}
        print(f"{m} x {n} x {k}:", ", ".join(f"{name} {r:.1f}" for name, r in rate.items()), "TFLOP/s, ratio",
              f"{rate['gemm_hopper'] / rate['torch.mm']:.3f}")


torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
for size in SIZES:
    compare(*size)
