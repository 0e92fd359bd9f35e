//! Random layouts with run-time parameters, at twenty admitted values of each.
//!
//! Written by `tests/generate_parameters.py` from its own definitions; do not edit.

use super::literal;
use layout_algebra::Layout;

layout_algebra::layout! {
    #![index(u32)]
    pub P000(p, q): logical -> physical = divide((a: 6, b: 3):(p, q), (6, 3)) where 1 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (p) + 1, q % 4 == 0;
    pub P001(p, q): logical -> physical = divide((a: 6, b: 3, c: 8):(1, q, 2 * p), (3, 1, 8)) where 2 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (8 - 1) * (2 * p) + 1, q % 2 == 0;
    pub P002(p, q): logical -> physical = divide((a: 6, b: 3, c: 3):(p, q, 1), (6, 1, 1)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (1) + (6 - 1) * (p) + 1;
    pub P003(p, q): logical -> physical = divide((a: p, b: 4):(q, 1), (2, 1)) where p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + 1, q % 2 == 0;
    pub P004(p, q): logical -> physical = (a: 2, b: 6):(p, 2 * q) @ (x: 3, y: 2, z: 2):(1, 3, 6) where 1 * p >= 0 + 1, 2 * q >= 0 + (2 - 1) * (p) + 1;
    pub P005(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P006(p, q): logical -> physical = (a: p, b: 3):(q, 1) where 1 * q >= 0 + (3 - 1) * (1) + 1;
    pub P007(p, q, r): logical -> physical = permute((a: 8, b: 4, c: 2):(r, 3 * q, p), (a, b, c)) where 1 * p >= 0 + 1, p % 2 == 0, 3 * q >= 0 + (2 - 1) * (p) + 1, 1 * r >= 0 + (2 - 1) * (p) + (4 - 1) * (3 * q) + 1, r % 4 == 0;
    pub P008(p): logical -> physical = ((a: 6, b: 8):(1, 2 * p)) | { a = 0..4 } where 2 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P009(p): logical -> physical = divide((a: 6, b: 8):(3 * p, 1), (3, 1)) where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0;
    pub P010(p, q): logical -> physical = (a: 8, b: 4, c: 4):(1, 2 * q, 3 * p) where 3 * p >= 0 + (8 - 1) * (1) + 1, 2 * q >= 0 + (8 - 1) * (1) + (4 - 1) * (3 * p) + 1;
    pub P011(p, q): logical -> physical = (a: 2, b: 4):(q, p) @ (x: 2, y: 4):(4, 1) where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (4 - 1) * (p) + 1, q % 2 == 0;
    pub P012(p, q): logical -> physical = divide((a: 2, b: p):(1, q), (1, 2)) where p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + 1;
    pub P013(p): logical -> physical = (a: 2, b: 4):(p, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P014(p): logical -> physical = (a: 4):(p) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P015(p): logical -> physical = (a: 3):(p) @ (x: 3):(1) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P016(p): logical -> physical = (a: 2):(p) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P017(p): logical -> physical = divide((a: 8, b: 8):(3 * p, 1), (1, 1)) where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0;
    pub P018(p): logical -> physical = ((a: 4, b: 6):(1, 2 * p)) | { a = 1 } where 2 * p >= 0 + (4 - 1) * (1) + 1;
    pub P019(p): logical -> physical = (a: 2, b: 3):(p, 1) @ (x: 6):(1) where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P020(p): logical -> physical = divide((a: 4, b: 3):(2 * p, 1), (2, 1)) where 2 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P021(p): logical -> physical = (a: 4, b: 3):(p, 1) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P022(p, q, r): logical -> physical = divide((a: 8, b: 3, c: p):(1, r, 3 * q), (1, 1, 2)) where p % 2 == 0, 3 * q >= 0 + (8 - 1) * (1) + 1, q % 4 == 0, 1 * r >= 0 + (8 - 1) * (1) + p * (3 * q) - (3 * q) + 1;
    pub P023(p): logical -> physical = (a: 3, b: 3):(1, 3 * p) where 3 * p >= 0 + (3 - 1) * (1) + 1;
    pub P024(p): logical -> physical = ((a: 6, b: 3):(1, p)) | { b = 2..3 } where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P025(p): logical -> physical = ((a: 8, b: 2):(1, 2 * p)) | { b = 0 } where 2 * p >= 0 + (8 - 1) * (1) + 1;
    pub P026(p): logical -> physical = (a: 2, b: 3):(p, 1) where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P027(p): logical -> physical = ((a: 8, b: 4):(1, 3 * p)) | { a = 6..8 } where 3 * p >= 0 + (8 - 1) * (1) + 1;
    pub P028(p, q): logical -> physical = ((a: 4, b: 8):(3 * q, p)) | { a = 2 } where 1 * p >= 0 + 1, p % 4 == 0, 3 * q >= 0 + (8 - 1) * (p) + 1;
    pub P029(p, q): logical -> physical = (a: 3, b: 4, c: 3):(p, q, 1) @ (x: 9, y: 2, z: 2):(1, 9, 18) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (3 - 1) * (p) + 1;
    pub P030(p, q): logical -> physical = (a: p, b: 2):(q, 1) where 1 * q >= 0 + (2 - 1) * (1) + 1, q % 4 == 0;
    pub P031(p, q): logical -> physical = permute((a: 8, b: 6, c: 6):(1, p, q), (a, b, c)) where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (6 - 1) * (p) + 1;
    pub P032(p): logical -> physical = (a: 6):(p) where 1 * p >= 0 + 1;
    pub P033(p, q): logical -> physical = divide((a: p, b: 3):(1, 2 * q), (2, 1)) where p % 2 == 0, 2 * q >= 0 + p * (1) - (1) + 1, q % 2 == 0;
    pub P034(p, q): logical -> physical = (a: 6, b: 2, c: 4):(q, p, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (p) + 1, q % 2 == 0;
    pub P035(p, q): logical -> physical = (a: 4, b: 3, c: 4):(1, 3 * q, p) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (4 - 1) * (1) + (4 - 1) * (p) + 1;
    pub P036(p): logical -> physical = divide((a: 3, b: 4):(1, p), (1, 1)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P037(p): logical -> physical = ((a: 6, b: 6):(1, p)) | { a = 2..4 } where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 4 == 0;
    pub P038(p, q): logical -> physical = ((a: 3, b: 4, c: 2):(p, q, 1)) | { b = 1..4 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + (3 - 1) * (p) + 1, q % 2 == 0;
    pub P039(p): logical -> physical = (a: 2, b: 8):(1, p) @ (x: 4, y: 4):(4, 1) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P040(p): logical -> physical = ((a: 2, b: 4):(1, 3 * p)) | { b = 0..3 } where 3 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0;
    pub P041(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P042(p): logical -> physical = ((a: 8, b: 3):(1, 2 * p)) | { b = 2 } where 2 * p >= 0 + (8 - 1) * (1) + 1;
    pub P043(p, q): logical -> physical = ((a: 4, b: 3, c: 2):(2 * p, 1, 3 * q)) | { b = 2..3 } where 2 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (3 - 1) * (1) + (4 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P044(p): logical -> physical = (a: 3, b: 2):(2 * p, 1) where 2 * p >= 0 + (2 - 1) * (1) + 1;
    pub P045(p): logical -> physical = permute((a: 3, b: 8):(1, p), (a, b)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P046(p): logical -> physical = ((a: 2, b: 3):(p, 1)) | { b = 0 } where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P047(p): logical -> physical = ((a: 6, b: 8):(1, p)) | { a = 2 } where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P048(p): logical -> physical = ((a: 8, b: 3):(p, 1)) | { a = 3 } where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P049(p, q, r): logical -> physical = divide((a: 4, b: q):(p, r), (1, 2)) where 1 * p >= 0 + 1, q % 2 == 0, 1 * r >= 0 + (4 - 1) * (p) + 1;
    pub P050(p, q): logical -> physical = (a: 6, b: 3):(q, p) @ (x: 6, y: 3):(3, 1) where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (p) + 1;
    pub P051(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P052(p, q): logical -> physical = divide((a: p, b: 4):(3 * q, 1), (2, 1)) where p % 2 == 0, 3 * q >= 0 + (4 - 1) * (1) + 1;
    pub P053(p): logical -> physical = (a: 3, b: 3):(p, 1) @ (x: 3, y: 3):(3, 1) where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P054(p, q): logical -> physical = permute((a: 6, b: 4, c: 3):(p, 1, 3 * q), (a, c, b)) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0, 3 * q >= 0 + (4 - 1) * (1) + (6 - 1) * (p) + 1;
    pub P055(p, q): logical -> physical = permute((a: 4, b: 2, c: 6):(1, p, 3 * q), (b, a, c)) where 1 * p >= 0 + (4 - 1) * (1) + 1, 3 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (p) + 1;
    pub P056(p, q): logical -> physical = permute((a: 4, b: 2):(p, 3 * q), (a, b)) where 1 * p >= 0 + 1, 3 * q >= 0 + (4 - 1) * (p) + 1, q % 4 == 0;
    pub P057(p): logical -> physical = divide((a: 2):(2 * p), (1)) where 2 * p >= 0 + 1;
    pub P058(p, q): logical -> physical = ((a: 8, b: 3, c: 8):(q, p, 1)) | { a = 3 } where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (3 - 1) * (p) + 1, q % 4 == 0;
    pub P059(p): logical -> physical = ((a: 2, b: 4):(p, 1)) | { a = 1 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0;
    pub P060(p, q): logical -> physical = (a: 8, b: 2, c: 2):(1, q, p) where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (p) + 1;
    pub P061(p, q, r): logical -> physical = permute((a: 3, b: 8, c: 6):(2 * q, 2 * p, r), (c, a, b)) where 2 * p >= 0 + 1, p % 4 == 0, 2 * q >= 0 + (8 - 1) * (2 * p) + 1, q % 2 == 0, 1 * r >= 0 + (8 - 1) * (2 * p) + (3 - 1) * (2 * q) + 1, r % 2 == 0;
    pub P062(p, q): logical -> physical = divide((a: 6, b: p):(3 * q, 1), (1, 2)) where p % 2 == 0, 3 * q >= 0 + p * (1) - (1) + 1;
    pub P063(p): logical -> physical = permute((a: 3, b: 3):(3 * p, 1), (a, b)) where 3 * p >= 0 + (3 - 1) * (1) + 1;
    pub P064(p): logical -> physical = (a: 2, b: 8):(1, p) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P065(p, q, r): logical -> physical = (a: 3, b: 8, c: 2):(p, q, 3 * r) @ (x: 6, y: 2, z: 2, u: 2):(4, 1, 24, 2) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (p) + 1, 3 * r >= 0 + (3 - 1) * (p) + (8 - 1) * (q) + 1;
    pub P066(p): logical -> physical = (a: 6, b: 8):(1, p) @ (x: 2, y: 4, z: 3, u: 2):(1, 4, 16, 2) where 1 * p >= 0 + (6 - 1) * (1) + 1;
    pub P067(p): logical -> physical = ((a: 2, b: 3):(3 * p, 1)) | { b = 2..3 } where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P068(p): logical -> physical = ((a: 2, b: 3):(p, 1)) | { b = 1 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P069(p): logical -> physical = permute((a: 2, b: 3):(p, 1), (b, a)) where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P070(p, q): logical -> physical = divide((a: p):(q), (2)) where p % 2 == 0, 1 * q >= 0 + 1, q % 4 == 0;
    pub P071(p): logical -> physical = (a: 2, b: 6):(p, 1) where 1 * p >= 0 + (6 - 1) * (1) + 1;
    pub P072(p, q): logical -> physical = divide((a: p):(q), (2)) where p % 2 == 0, 1 * q >= 0 + 1;
    pub P073(p, q): logical -> physical = divide((a: p):(q), (2)) where p % 2 == 0, 1 * q >= 0 + 1, q % 4 == 0;
    pub P074(p): logical -> physical = (a: 4, b: 3):(1, p) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P075(p): logical -> physical = permute((a: 4, b: 8):(1, p), (b, a)) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0;
    pub P076(p): logical -> physical = (a: 3, b: 6):(3 * p, 1) @ (x: 3, y: 6):(6, 1) where 3 * p >= 0 + (6 - 1) * (1) + 1, p % 4 == 0;
    pub P077(p, q, r): logical -> physical = divide((a: 8, b: 2, c: 6):(q, p, r), (4, 1, 1)) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (2 - 1) * (p) + 1, q % 4 == 0, 1 * r >= 0 + (2 - 1) * (p) + (8 - 1) * (q) + 1;
    pub P078(p): logical -> physical = divide((a: 2, b: 8):(1, p), (2, 2)) where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P079(p): logical -> physical = (a: 8, b: 8):(2 * p, 1) @ (x: 4, y: 2, z: 4, u: 2):(4, 1, 16, 2) where 2 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0;
    pub P080(p, q, r): logical -> physical = divide((a: 8, b: q):(3 * p, r), (1, 2)) where 3 * p >= 0 + 1, q % 2 == 0, 1 * r >= 0 + (8 - 1) * (3 * p) + 1;
    pub P081(p, q): logical -> physical = ((a: 8, b: 3, c: 2):(p, 1, q)) | { a = 3..7 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P082(p, q): logical -> physical = divide((a: 8, b: 4):(2 * p, q), (8, 4)) where 2 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (8 - 1) * (2 * p) + 1;
    pub P083(p): logical -> physical = (a: 6, b: 8):(2 * p, 1) @ (x: 3, y: 2, z: 2, u: 2, w: 2):(4, 24, 12, 2, 1) where 2 * p >= 0 + (8 - 1) * (1) + 1;
    pub P084(p, q): logical -> physical = (a: 8, b: 3):(q, p) where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (p) + 1, q % 2 == 0;
    pub P085(p): logical -> physical = ((a: 6, b: 4):(1, p)) | { a = 1..6 } where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P086(p): logical -> physical = permute((a: 6, b: 3):(1, p), (b, a)) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P087(p): logical -> physical = (a: 6):(p) @ (x: 3, y: 2):(1, 3) where 1 * p >= 0 + 1;
    pub P088(p, q): logical -> physical = ((a: 8, b: 2, c: 3):(1, p, 2 * q)) | { a = 7 } where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0, 2 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (p) + 1;
    pub P089(p): logical -> physical = (a: 4):(2 * p) where 2 * p >= 0 + 1, p % 4 == 0;
    pub P090(p, q): logical -> physical = (a: 4, b: 2, c: 6):(1, 2 * p, 2 * q) where 2 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0, 2 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P091(p): logical -> physical = (a: 4, b: 2):(1, p) @ (x: 2, y: 4):(4, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P092(p, q): logical -> physical = ((a: 3, b: 8):(q, p)) | { a = 0 } where 1 * p >= 0 + 1, 1 * q >= 0 + (8 - 1) * (p) + 1, q % 2 == 0;
    pub P093(p, q): logical -> physical = ((a: 3, b: 2, c: 8):(q, 3 * p, 1)) | { c = 7..8 } where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P094(p, q, r): logical -> physical = divide((a: p, b: 4):(q, 3 * r), (2, 1)) where p % 2 == 0, 1 * q >= 0 + 1, q % 4 == 0, 3 * r >= 0 + p * (q) - (q) + 1, r % 2 == 0;
    pub P095(p, q): logical -> physical = ((a: 3, b: 4, c: 8):(q, p, 1)) | { c = 3 } where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (8 - 1) * (1) + (4 - 1) * (p) + 1;
    pub P096(p, q): logical -> physical = (a: 3, b: 6):(p, q) where 1 * p >= 0 + 1, 1 * q >= 0 + (3 - 1) * (p) + 1, q % 2 == 0;
    pub P097(p): logical -> physical = ((a: 3, b: 2):(1, p)) | { b = 1..2 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P098(p, q): logical -> physical = ((a: 6, b: 2, c: 4):(1, 3 * q, p)) | { b = 1..2 } where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (p) + 1, q % 2 == 0;
    pub P099(p, q): logical -> physical = divide((a: 4, b: 2):(3 * p, 3 * q), (2, 1)) where 3 * p >= 0 + 1, 3 * q >= 0 + (4 - 1) * (3 * p) + 1, q % 2 == 0;
    pub P100(p): logical -> physical = ((a: 2, b: 3):(1, 3 * p)) | { a = 0..1 } where 3 * p >= 0 + (2 - 1) * (1) + 1;
    pub P101(p): logical -> physical = ((a: 3):(p)) | { a = 0..2 } where 1 * p >= 0 + 1, p % 2 == 0;
    pub P102(p): logical -> physical = permute((a: 4, b: 6):(1, p), (a, b)) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P103(p, q): logical -> physical = (a: 2, b: 4, c: 3):(2 * q, 1, p) @ (x: 2, y: 2, z: 2, u: 3):(6, 3, 12, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1, 2 * q >= 0 + (4 - 1) * (1) + (3 - 1) * (p) + 1;
    pub P104(p): logical -> physical = ((a: 3, b: 2):(p, 1)) | { a = 0..2 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P105(p): logical -> physical = ((a: 8, b: 3):(1, 3 * p)) | { a = 6 } where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0;
    pub P106(p): logical -> physical = ((a: 4):(2 * p)) | { a = 3..4 } where 2 * p >= 0 + 1, p % 2 == 0;
    pub P107(p, q): logical -> physical = (a: 2, b: 8, c: 6):(1, 2 * q, 2 * p) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0, 2 * q >= 0 + (2 - 1) * (1) + (6 - 1) * (2 * p) + 1;
    pub P108(p): logical -> physical = permute((a: 6, b: 6):(p, 1), (b, a)) where 1 * p >= 0 + (6 - 1) * (1) + 1;
    pub P109(p, q): logical -> physical = (a: 3, b: 2):(2 * p, q) @ (x: 2, y: 3):(3, 1) where 2 * p >= 0 + 1, 1 * q >= 0 + (3 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P110(p, q): logical -> physical = ((a: 6, b: 4, c: 8):(2 * p, q, 1)) | { c = 7..8 } where 2 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (8 - 1) * (1) + (6 - 1) * (2 * p) + 1;
    pub P111(p, q): logical -> physical = permute((a: 8, b: 2, c: 2):(1, 2 * p, q), (a, b, c)) where 2 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (2 * p) + 1;
    pub P112(p, q): logical -> physical = ((a: 2, b: 2, c: 6):(2 * q, 1, p)) | { a = 1..2 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0, 2 * q >= 0 + (2 - 1) * (1) + (6 - 1) * (p) + 1, q % 4 == 0;
    pub P113(p): logical -> physical = (a: 3, b: 8):(1, 3 * p) where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P114(p, q): logical -> physical = ((a: 4, b: 3, c: 8):(1, p, q)) | { b = 1 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + (3 - 1) * (p) + 1, q % 2 == 0;
    pub P115(p, q): logical -> physical = ((a: 2, b: 8):(2 * p, q)) | { a = 1..2 } where 2 * p >= 0 + 1, 1 * q >= 0 + (2 - 1) * (2 * p) + 1, q % 2 == 0;
    pub P116(p, q): logical -> physical = divide((a: p, b: 6):(2 * q, 1), (2, 1)) where p % 2 == 0, 2 * q >= 0 + (6 - 1) * (1) + 1;
    pub P117(p, q): logical -> physical = permute((a: 6, b: 3, c: 4):(1, q, 3 * p), (a, c, b)) where 3 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (3 * p) + 1;
    pub P118(p, q): logical -> physical = ((a: 2, b: 8, c: 8):(1, p, 3 * q)) | { b = 7..8 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (2 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P119(p, q, r): logical -> physical = divide((a: 4, b: q, c: 6):(1, 3 * r, p), (1, 2, 1)) where 1 * p >= 0 + (4 - 1) * (1) + 1, q % 2 == 0, 3 * r >= 0 + (4 - 1) * (1) + (6 - 1) * (p) + 1;
    pub P120(p, q, r): logical -> physical = (a: 6, b: 2, c: 4):(q, r, 3 * p) where 3 * p >= 0 + 1, 1 * q >= 0 + (4 - 1) * (3 * p) + 1, q % 2 == 0, 1 * r >= 0 + (4 - 1) * (3 * p) + (6 - 1) * (q) + 1;
    pub P121(p): logical -> physical = divide((a: 8):(p), (8)) where 1 * p >= 0 + 1, p % 4 == 0;
    pub P122(p, q): logical -> physical = divide((a: 6, b: 8):(3 * p, q), (3, 8)) where 3 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (3 * p) + 1, q % 2 == 0;
    pub P123(p, q): logical -> physical = ((a: 3, b: 8):(p, 2 * q)) | { a = 0 } where 1 * p >= 0 + 1, 2 * q >= 0 + (3 - 1) * (p) + 1;
    pub P124(p): logical -> physical = ((a: 6, b: 2):(p, 1)) | { b = 0..1 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0;
    pub P125(p): logical -> physical = (a: 8, b: 4):(p, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P126(p, q): logical -> physical = divide((a: p, b: 2):(q, 1), (2, 1)) where p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + 1, q % 2 == 0;
    pub P127(p, q): logical -> physical = ((a: 6, b: 4, c: 2):(1, p, q)) | { a = 0..1 } where 1 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (p) + 1, q % 2 == 0;
    pub P128(p, q): logical -> physical = permute((a: 8, b: 6):(2 * p, 3 * q), (a, b)) where 2 * p >= 0 + 1, 3 * q >= 0 + (8 - 1) * (2 * p) + 1;
    pub P129(p, q): logical -> physical = ((a: 8, b: 2, c: 6):(1, p, 2 * q)) | { a = 5..7 } where 1 * p >= 0 + (8 - 1) * (1) + 1, 2 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (p) + 1;
    pub P130(p): logical -> physical = ((a: 4):(2 * p)) | { a = 1..4 } where 2 * p >= 0 + 1;
    pub P131(p, q, r): logical -> physical = (a: 8, b: 4, c: 6):(p, r, 2 * q) @ (x: 2, y: 3, z: 2, u: 2, w: 2, t: 2, k: 2):(96, 2, 12, 1, 6, 48, 24) where 1 * p >= 0 + 1, p % 2 == 0, 2 * q >= 0 + (8 - 1) * (p) + 1, q % 2 == 0, 1 * r >= 0 + (8 - 1) * (p) + (6 - 1) * (2 * q) + 1;
    pub P132(p): logical -> physical = (a: 8, b: 6):(p, 1) @ (x: 3, y: 4, z: 2, u: 2):(2, 12, 6, 1) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P133(p, q): logical -> physical = ((a: 4, b: 4):(p, q)) | { b = 0..4 } where 1 * p >= 0 + 1, 1 * q >= 0 + (4 - 1) * (p) + 1;
    pub P134(p, q): logical -> physical = (a: 6, b: 6, c: 4):(1, q, 3 * p) @ (x: 6, y: 4, z: 3, u: 2):(24, 2, 8, 1) where 3 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (3 * p) + 1;
    pub P135(p): logical -> physical = (a: 6):(p) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P136(p, q, r): logical -> physical = (a: 4, b: q, c: 2):(p, r, 1) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 1 * r >= 0 + (2 - 1) * (1) + (4 - 1) * (p) + 1, r % 2 == 0;
    pub P137(p): logical -> physical = (a: 6):(p) where 1 * p >= 0 + 1;
    pub P138(p, q): logical -> physical = divide((a: 8, b: 4):(3 * p, q), (2, 1)) where 3 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (8 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P139(p): logical -> physical = divide((a: 2):(p), (1)) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P140(p, q): logical -> physical = divide((a: 2, b: p):(1, q), (1, 2)) where p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + 1;
    pub P141(p): logical -> physical = (a: 3):(p) where 1 * p >= 0 + 1;
    pub P142(p): logical -> physical = (a: 2, b: 4):(2 * p, 1) where 2 * p >= 0 + (4 - 1) * (1) + 1;
    pub P143(p, q): logical -> physical = divide((a: 2, b: 2, c: 8):(3 * q, 1, p), (1, 2, 8)) where 1 * p >= 0 + (2 - 1) * (1) + 1, 3 * q >= 0 + (2 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P144(p): logical -> physical = ((a: 6, b: 3):(1, p)) | { b = 0..3 } where 1 * p >= 0 + (6 - 1) * (1) + 1;
    pub P145(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P146(p, q): logical -> physical = permute((a: 2, b: 2, c: 3):(2 * p, q, 1), (a, c, b)) where 2 * p >= 0 + (3 - 1) * (1) + 1, 1 * q >= 0 + (3 - 1) * (1) + (2 - 1) * (2 * p) + 1;
    pub P147(p, q): logical -> physical = divide((a: p, b: 6):(1, 2 * q), (2, 1)) where p % 2 == 0, 2 * q >= 0 + p * (1) - (1) + 1, q % 4 == 0;
    pub P148(p, q): logical -> physical = divide((a: 6, b: 2, c: 3):(p, 1, 2 * q), (2, 1, 3)) where 1 * p >= 0 + (2 - 1) * (1) + 1, 2 * q >= 0 + (2 - 1) * (1) + (6 - 1) * (p) + 1, q % 2 == 0;
    pub P149(p, q): logical -> physical = divide((a: 3, b: 4, c: 8):(q, 2 * p, 1), (3, 1, 2)) where 2 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (4 - 1) * (2 * p) + 1;
    pub P150(p): logical -> physical = ((a: 6, b: 2):(p, 1)) | { a = 5 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0;
    pub P151(p, q, r): logical -> physical = (a: 2, b: 8, c: p):(2 * r, 1, 3 * q) where 3 * q >= 0 + (8 - 1) * (1) + 1, q % 2 == 0, 2 * r >= 0 + (8 - 1) * (1) + p * (3 * q) - (3 * q) + 1, r % 4 == 0;
    pub P152(p, q): logical -> physical = (a: 2, b: 8, c: 6):(1, p, 2 * q) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 2 * q >= 0 + (2 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P153(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P154(p): logical -> physical = (a: 4):(p) @ (x: 4):(1) where 1 * p >= 0 + 1, p % 4 == 0;
    pub P155(p, q): logical -> physical = permute((a: 8, b: 2, c: 3):(q, p, 1), (a, c, b)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (1) + (2 - 1) * (p) + 1, q % 4 == 0;
    pub P156(p): logical -> physical = ((a: 6, b: 8):(p, 1)) | { b = 4..7 } where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0;
    pub P157(p, q): logical -> physical = (a: 6, b: 4, c: 6):(1, 2 * p, q) where 2 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (2 * p) + 1;
    pub P158(p): logical -> physical = ((a: 3, b: 2):(1, p)) | { b = 0..2 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P159(p): logical -> physical = divide((a: 8, b: 8):(2 * p, 1), (8, 4)) where 2 * p >= 0 + (8 - 1) * (1) + 1;
    pub P160(p): logical -> physical = ((a: 6, b: 4):(p, 1)) | { b = 1 } where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P161(p, q, r): logical -> physical = (a: 6, b: 6, c: 4):(r, 2 * p, 2 * q) @ (x: 3, y: 3, z: 4, u: 2, w: 2):(3, 1, 36, 18, 9) where 2 * p >= 0 + 1, 2 * q >= 0 + (6 - 1) * (2 * p) + 1, q % 2 == 0, 1 * r >= 0 + (6 - 1) * (2 * p) + (4 - 1) * (2 * q) + 1;
    pub P162(p, q): logical -> physical = permute((a: 6, b: 2, c: 3):(2 * p, 1, q), (b, a, c)) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (2 - 1) * (1) + (6 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P163(p, q, r): logical -> physical = divide((a: 2, b: 4, c: p):(q, 3 * r, 1), (1, 1, 2)) where p % 2 == 0, 1 * q >= 0 + p * (1) - (1) + 1, 3 * r >= 0 + p * (1) - (1) + (2 - 1) * (q) + 1;
    pub P164(p): logical -> physical = (a: 2, b: 4):(1, p) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P165(p): logical -> physical = (a: 4, b: 3):(p, 1) where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P166(p): logical -> physical = (a: 6, b: 6):(1, p) @ (x: 6, y: 6):(1, 6) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 4 == 0;
    pub P167(p): logical -> physical = (a: 6, b: 8):(p, 1) @ (x: 4, y: 4, z: 3):(1, 12, 4) where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0;
    pub P168(p): logical -> physical = (a: 4):(p) where 1 * p >= 0 + 1;
    pub P169(p, q): logical -> physical = ((a: 2, b: 6, c: 3):(p, q, 1)) | { b = 5 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (2 - 1) * (p) + 1, q % 4 == 0;
    pub P170(p): logical -> physical = (a: 4):(p) where 1 * p >= 0 + 1;
    pub P171(p, q): logical -> physical = ((a: 6, b: 4, c: 8):(q, 1, p)) | { b = 1 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (4 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P172(p, q): logical -> physical = divide((a: p):(2 * q), (2)) where p % 2 == 0, 2 * q >= 0 + 1;
    pub P173(p, q): logical -> physical = ((a: 2, b: 2, c: 3):(1, q, p)) | { b = 1..2 } where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + (3 - 1) * (p) + 1, q % 4 == 0;
    pub P174(p): logical -> physical = (a: 6, b: 4):(p, 1) @ (x: 2, y: 3, z: 2, u: 2):(2, 8, 4, 1) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P175(p): logical -> physical = (a: 4):(p) where 1 * p >= 0 + 1;
    pub P176(p): logical -> physical = (a: 6):(3 * p) where 3 * p >= 0 + 1, p % 4 == 0;
    pub P177(p, q, r): logical -> physical = divide((a: q, b: 8):(3 * r, p), (2, 1)) where 1 * p >= 0 + 1, q % 2 == 0, 3 * r >= 0 + (8 - 1) * (p) + 1;
    pub P178(p, q, r): logical -> physical = divide((a: q, b: 3, c: 4):(3 * r, p, 1), (2, 1, 1)) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, q % 2 == 0, 3 * r >= 0 + (4 - 1) * (1) + (3 - 1) * (p) + 1, r % 2 == 0;
    pub P179(p): logical -> physical = ((a: 4, b: 8):(1, p)) | { b = 1..3 } where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P180(p): logical -> physical = ((a: 4, b: 3):(p, 1)) | { b = 0 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P181(p, q): logical -> physical = (a: 3, b: 3, c: 6):(1, q, 3 * p) where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (6 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P182(p): logical -> physical = (a: 4, b: 3):(1, 3 * p) @ (x: 6, y: 2):(1, 6) where 3 * p >= 0 + (4 - 1) * (1) + 1;
    pub P183(p): logical -> physical = ((a: 6, b: 8):(1, 3 * p)) | { b = 6..8 } where 3 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P184(p, q): logical -> physical = ((a: 4, b: 3, c: 2):(p, 1, q)) | { c = 1 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (4 - 1) * (p) + 1;
    pub P185(p, q): logical -> physical = divide((a: 3, b: 6, c: 4):(2 * q, 1, p), (3, 1, 4)) where 1 * p >= 0 + (6 - 1) * (1) + 1, 2 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (p) + 1, q % 4 == 0;
    pub P186(p, q): logical -> physical = ((a: 8, b: 3, c: 8):(1, 2 * q, p)) | { b = 2 } where 1 * p >= 0 + (8 - 1) * (1) + 1, 2 * q >= 0 + (8 - 1) * (1) + (8 - 1) * (p) + 1, q % 2 == 0;
    pub P187(p): logical -> physical = (a: 6, b: 2):(1, 2 * p) @ (x: 6, y: 2):(2, 1) where 2 * p >= 0 + (6 - 1) * (1) + 1;
    pub P188(p, q): logical -> physical = ((a: 6, b: 2):(q, 3 * p)) | { b = 0 } where 3 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (2 - 1) * (3 * p) + 1, q % 2 == 0;
    pub P189(p, q): logical -> physical = (a: 8, b: 6):(2 * q, p) where 1 * p >= 0 + 1, p % 2 == 0, 2 * q >= 0 + (6 - 1) * (p) + 1, q % 4 == 0;
    pub P190(p, q): logical -> physical = (a: 6, b: 2):(q, p) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (2 - 1) * (p) + 1, q % 2 == 0;
    pub P191(p): logical -> physical = (a: 8):(2 * p) where 2 * p >= 0 + 1, p % 4 == 0;
    pub P192(p, q, r): logical -> physical = (a: 6, b: 4, c: 8):(q, r, p) @ (x: 3, y: 4, z: 2, u: 4, w: 2):(32, 2, 1, 8, 96) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (8 - 1) * (p) + 1, q % 2 == 0, 1 * r >= 0 + (8 - 1) * (p) + (6 - 1) * (q) + 1, r % 4 == 0;
    pub P193(p, q, r): logical -> physical = permute((a: 4, b: 3, c: 4):(p, r, q), (b, c, a)) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (p) + 1, 1 * r >= 0 + (4 - 1) * (p) + (4 - 1) * (q) + 1, r % 2 == 0;
    pub P194(p, q): logical -> physical = (a: p, b: 4):(1, q) where 1 * q >= 0 + p * (1) - (1) + 1;
    pub P195(p, q): logical -> physical = ((a: 8, b: 3, c: 3):(1, 3 * p, 3 * q)) | { a = 4..7 } where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0, 3 * q >= 0 + (8 - 1) * (1) + (3 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P196(p, q, r): logical -> physical = divide((a: 6, b: 8, c: p):(1, r, q), (1, 1, 2)) where p % 2 == 0, 1 * q >= 0 + (6 - 1) * (1) + 1, 1 * r >= 0 + (6 - 1) * (1) + p * (q) - (q) + 1;
    pub P197(p): logical -> physical = divide((a: 4, b: 8):(1, 3 * p), (2, 8)) where 3 * p >= 0 + (4 - 1) * (1) + 1;
    pub P198(p, q): logical -> physical = ((a: 3, b: 2, c: 6):(q, 2 * p, 1)) | { a = 2..3 } where 2 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (6 - 1) * (1) + (2 - 1) * (2 * p) + 1;
    pub P199(p, q): logical -> physical = divide((a: 3, b: 4, c: 2):(p, 1, q), (3, 4, 2)) where 1 * p >= 0 + (4 - 1) * (1) + 1, 1 * q >= 0 + (4 - 1) * (1) + (3 - 1) * (p) + 1;
    pub P200(p): logical -> physical = (a: 2, b: 3):(1, 3 * p) where 3 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0;
    pub P201(p): logical -> physical = divide((a: 6, b: 2):(p, 1), (3, 2)) where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P202(p, q): logical -> physical = ((a: 4, b: 2, c: 3):(3 * p, 3 * q, 1)) | { a = 2 } where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (3 - 1) * (1) + (4 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P203(p, q): logical -> physical = (a: 6, b: 4, c: 2):(1, p, 3 * q) @ (x: 4, y: 6, z: 2):(2, 8, 1) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 4 == 0, 3 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (p) + 1, q % 2 == 0;
    pub P204(p, q): logical -> physical = ((a: 6, b: 3, c: 4):(1, 3 * p, q)) | { a = 2..5 } where 3 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (3 - 1) * (3 * p) + 1;
    pub P205(p, q): logical -> physical = divide((a: 2, b: 3, c: 3):(1, 3 * p, q), (1, 3, 1)) where 3 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + (3 - 1) * (3 * p) + 1;
    pub P206(p, q): logical -> physical = divide((a: p, b: 3):(1, q), (2, 1)) where p % 2 == 0, 1 * q >= 0 + p * (1) - (1) + 1;
    pub P207(p, q): logical -> physical = divide((a: 8, b: p):(q, 1), (1, 2)) where p % 2 == 0, 1 * q >= 0 + p * (1) - (1) + 1, q % 2 == 0;
    pub P208(p): logical -> physical = ((a: 6, b: 8):(3 * p, 1)) | { b = 5 } where 3 * p >= 0 + (8 - 1) * (1) + 1;
    pub P209(p, q): logical -> physical = ((a: 4, b: 2, c: 2):(2 * q, 2 * p, 1)) | { c = 0..2 } where 2 * p >= 0 + (2 - 1) * (1) + 1, 2 * q >= 0 + (2 - 1) * (1) + (2 - 1) * (2 * p) + 1;
    pub P210(p, q): logical -> physical = ((a: 6, b: 6):(3 * p, q)) | { a = 4 } where 3 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (3 * p) + 1, q % 2 == 0;
    pub P211(p): logical -> physical = ((a: 8, b: 6):(2 * p, 1)) | { b = 5..6 } where 2 * p >= 0 + (6 - 1) * (1) + 1;
    pub P212(p): logical -> physical = (a: 3, b: 8):(3 * p, 1) where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0;
    pub P213(p, q, r): logical -> physical = ((a: 6, b: 2, c: 6):(p, q, 2 * r)) | { b = 1 } where 1 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (p) + 1, 2 * r >= 0 + (6 - 1) * (p) + (2 - 1) * (q) + 1, r % 4 == 0;
    pub P214(p): logical -> physical = permute((a: 3, b: 6):(1, p), (a, b)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P215(p, q): logical -> physical = permute((a: 8, b: 8, c: 2):(1, p, q), (c, b, a)) where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (8 - 1) * (p) + 1, q % 4 == 0;
    pub P216(p, q, r): logical -> physical = (a: 8, b: 6, c: 4):(q, 3 * r, 3 * p) where 3 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (3 * p) + 1, q % 4 == 0, 3 * r >= 0 + (4 - 1) * (3 * p) + (8 - 1) * (q) + 1;
    pub P217(p): logical -> physical = divide((a: 6, b: 4):(p, 1), (1, 2)) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P218(p, q, r): logical -> physical = (a: 4, b: 3, c: 2):(2 * r, 2 * q, p) @ (x: 2, y: 2, z: 2, u: 3):(12, 1, 2, 4) where 1 * p >= 0 + 1, p % 4 == 0, 2 * q >= 0 + (2 - 1) * (p) + 1, 2 * r >= 0 + (2 - 1) * (p) + (3 - 1) * (2 * q) + 1, r % 4 == 0;
    pub P219(p): logical -> physical = (a: 8, b: 8):(p, 1) @ (x: 4, y: 4, z: 2, u: 2):(8, 1, 32, 4) where 1 * p >= 0 + (8 - 1) * (1) + 1;
    pub P220(p, q): logical -> physical = (a: 6, b: 2):(p, q) where 1 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (p) + 1;
    pub P221(p, q): logical -> physical = permute((a: 3, b: 3, c: 4):(1, 3 * p, 3 * q), (a, c, b)) where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (3 - 1) * (1) + (3 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P222(p, q): logical -> physical = ((a: 6, b: 8, c: 3):(p, 1, q)) | { b = 0 } where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (6 - 1) * (p) + 1, q % 2 == 0;
    pub P223(p, q, r): logical -> physical = ((a: 4, b: 3, c: 4):(2 * q, 2 * r, 3 * p)) | { b = 1..3 } where 3 * p >= 0 + 1, p % 2 == 0, 2 * q >= 0 + (4 - 1) * (3 * p) + 1, 2 * r >= 0 + (4 - 1) * (3 * p) + (4 - 1) * (2 * q) + 1, r % 4 == 0;
    pub P224(p): logical -> physical = ((a: 6, b: 3):(p, 1)) | { a = 4..6 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P225(p, q): logical -> physical = ((a: 4, b: 8, c: 2):(1, q, p)) | { b = 2 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (p) + 1, q % 4 == 0;
    pub P226(p, q): logical -> physical = ((a: 8, b: 4):(2 * p, 3 * q)) | { b = 0..3 } where 2 * p >= 0 + 1, p % 4 == 0, 3 * q >= 0 + (8 - 1) * (2 * p) + 1;
    pub P227(p, q): logical -> physical = divide((a: 8, b: 6, c: 8):(1, q, 3 * p), (4, 1, 2)) where 3 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (8 - 1) * (3 * p) + 1, q % 4 == 0;
    pub P228(p): logical -> physical = divide((a: 2):(p), (2)) where 1 * p >= 0 + 1;
    pub P229(p, q): logical -> physical = divide((a: p):(2 * q), (2)) where p % 2 == 0, 2 * q >= 0 + 1, q % 4 == 0;
    pub P230(p): logical -> physical = (a: 3, b: 6):(1, 3 * p) where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P231(p): logical -> physical = ((a: 2, b: 3):(p, 1)) | { a = 1 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P232(p, q): logical -> physical = ((a: 4, b: 3):(q, p)) | { b = 1..3 } where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (p) + 1;
    pub P233(p): logical -> physical = divide((a: 3):(2 * p), (3)) where 2 * p >= 0 + 1, p % 2 == 0;
    pub P234(p): logical -> physical = ((a: 6):(p)) | { a = 3..6 } where 1 * p >= 0 + 1, p % 2 == 0;
    pub P235(p): logical -> physical = (a: 2, b: 6):(1, 3 * p) where 3 * p >= 0 + (2 - 1) * (1) + 1;
    pub P236(p): logical -> physical = divide((a: 8, b: 8):(1, p), (2, 1)) where 1 * p >= 0 + (8 - 1) * (1) + 1;
    pub P237(p, q): logical -> physical = divide((a: 4, b: p):(1, q), (1, 2)) where p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + 1, q % 4 == 0;
    pub P238(p, q): logical -> physical = ((a: 8, b: 2, c: 8):(2 * p, 2 * q, 1)) | { c = 4 } where 2 * p >= 0 + (8 - 1) * (1) + 1, 2 * q >= 0 + (8 - 1) * (1) + (8 - 1) * (2 * p) + 1;
    pub P239(p): logical -> physical = divide((a: 2, b: 3):(1, p), (1, 3)) where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P240(p): logical -> physical = ((a: 8, b: 8):(1, 3 * p)) | { b = 6 } where 3 * p >= 0 + (8 - 1) * (1) + 1;
    pub P241(p): logical -> physical = (a: 3, b: 8):(1, 2 * p) @ (x: 2, y: 6, z: 2):(12, 2, 1) where 2 * p >= 0 + (3 - 1) * (1) + 1;
    pub P242(p): logical -> physical = permute((a: 6, b: 2):(p, 1), (b, a)) where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P243(p, q, r): logical -> physical = ((a: 2, b: 6, c: 4):(p, q, r)) | { b = 3 } where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (2 - 1) * (p) + 1, 1 * r >= 0 + (2 - 1) * (p) + (6 - 1) * (q) + 1, r % 2 == 0;
    pub P244(p): logical -> physical = ((a: 4, b: 2):(1, p)) | { b = 0 } where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P245(p): logical -> physical = divide((a: p):(1), (2)) where p % 2 == 0;
    pub P246(p, q): logical -> physical = (a: 8, b: 6):(q, 3 * p) where 3 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (3 * p) + 1, q % 2 == 0;
    pub P247(p): logical -> physical = permute((a: 6, b: 3):(3 * p, 1), (a, b)) where 3 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P248(p, q): logical -> physical = (a: 2, b: 8, c: 8):(q, p, 1) where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (8 - 1) * (1) + (8 - 1) * (p) + 1, q % 2 == 0;
    pub P249(p): logical -> physical = (a: 3):(2 * p) @ (x: 3):(1) where 2 * p >= 0 + 1;
    pub P250(p, q, r, s): logical -> physical = divide((a: q, b: 8, c: 2):(r, 2 * p, s), (2, 1, 1)) where 2 * p >= 0 + 1, p % 2 == 0, q % 2 == 0, 1 * r >= 0 + (8 - 1) * (2 * p) + 1, r % 2 == 0, 1 * s >= 0 + (8 - 1) * (2 * p) + q * (r) - (r) + 1, s % 4 == 0;
    pub P251(p, q): logical -> physical = (a: 4, b: 3, c: 3):(1, p, q) where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + (3 - 1) * (p) + 1, q % 4 == 0;
    pub P252(p): logical -> physical = divide((a: 3):(p), (1)) where 1 * p >= 0 + 1, p % 4 == 0;
    pub P253(p, q): logical -> physical = divide((a: 8, b: 4, c: 2):(q, 2 * p, 1), (8, 1, 1)) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (2 - 1) * (1) + (4 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P254(p): logical -> physical = ((a: 8, b: 2):(p, 1)) | { a = 0..2 } where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P255(p, q): logical -> physical = permute((a: 2, b: 2, c: 3):(1, 2 * q, 2 * p), (c, b, a)) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 4 == 0, 2 * q >= 0 + (2 - 1) * (1) + (3 - 1) * (2 * p) + 1, q % 2 == 0;
    pub P256(p, q): logical -> physical = divide((a: p, b: 2):(1, 2 * q), (2, 1)) where p % 2 == 0, 2 * q >= 0 + p * (1) - (1) + 1;
    pub P257(p, q): logical -> physical = (a: 3, b: 8, c: 8):(1, p, q) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P258(p, q): logical -> physical = ((a: 8, b: 6, c: 3):(p, q, 1)) | { c = 1 } where 1 * p >= 0 + (3 - 1) * (1) + 1, 1 * q >= 0 + (3 - 1) * (1) + (8 - 1) * (p) + 1, q % 4 == 0;
    pub P259(p, q): logical -> physical = (a: 2, b: 8):(p, 3 * q) @ (x: 4, y: 4):(4, 1) where 1 * p >= 0 + 1, p % 4 == 0, 3 * q >= 0 + (2 - 1) * (p) + 1;
    pub P260(p): logical -> physical = ((a: 6, b: 6):(3 * p, 1)) | { a = 0..2 } where 3 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P261(p): logical -> physical = divide((a: 2):(2 * p), (1)) where 2 * p >= 0 + 1, p % 4 == 0;
    pub P262(p): logical -> physical = divide((a: 4):(p), (1)) where 1 * p >= 0 + 1, p % 2 == 0;
    pub P263(p, q, r): logical -> physical = (a: 3, b: 6, c: 3):(r, q, 2 * p) @ (x: 9, y: 6):(1, 9) where 2 * p >= 0 + 1, 1 * q >= 0 + (3 - 1) * (2 * p) + 1, 1 * r >= 0 + (3 - 1) * (2 * p) + (6 - 1) * (q) + 1, r % 2 == 0;
    pub P264(p, q, r): logical -> physical = divide((a: 2, b: 4, c: 8):(r, 3 * p, 2 * q), (2, 2, 2)) where 3 * p >= 0 + 1, 2 * q >= 0 + (4 - 1) * (3 * p) + 1, 1 * r >= 0 + (4 - 1) * (3 * p) + (8 - 1) * (2 * q) + 1;
    pub P265(p, q, r): logical -> physical = (a: 6, b: 2, c: 3):(q, r, 2 * p) where 2 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (3 - 1) * (2 * p) + 1, q % 4 == 0, 1 * r >= 0 + (3 - 1) * (2 * p) + (6 - 1) * (q) + 1, r % 4 == 0;
    pub P266(p, q): logical -> physical = divide((a: 4, b: 8, c: 6):(3 * p, q, 1), (2, 8, 6)) where 3 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (6 - 1) * (1) + (4 - 1) * (3 * p) + 1;
    pub P267(p, q): logical -> physical = ((a: 4, b: 4, c: 8):(1, p, q)) | { c = 2..3 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (4 - 1) * (1) + (4 - 1) * (p) + 1;
    pub P268(p, q, r): logical -> physical = (a: 6, b: 8, c: 4):(r, 2 * q, p) where 1 * p >= 0 + 1, p % 2 == 0, 2 * q >= 0 + (4 - 1) * (p) + 1, 1 * r >= 0 + (4 - 1) * (p) + (8 - 1) * (2 * q) + 1, r % 4 == 0;
    pub P269(p, q): logical -> physical = ((a: 8, b: 4, c: 3):(1, q, 2 * p)) | { b = 1 } where 2 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (8 - 1) * (1) + (3 - 1) * (2 * p) + 1;
    pub P270(p): logical -> physical = (a: 6, b: 6):(1, p) where 1 * p >= 0 + (6 - 1) * (1) + 1;
    pub P271(p, q): logical -> physical = (a: 8, b: 3, c: 6):(1, p, 2 * q) @ (x: 2, y: 9, z: 4, u: 2):(72, 1, 9, 36) where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 2 == 0, 2 * q >= 0 + (8 - 1) * (1) + (3 - 1) * (p) + 1, q % 4 == 0;
    pub P272(p, q): logical -> physical = ((a: 8, b: 3):(3 * q, p)) | { b = 0..2 } where 1 * p >= 0 + 1, p % 4 == 0, 3 * q >= 0 + (3 - 1) * (p) + 1;
    pub P273(p, q): logical -> physical = divide((a: 2, b: 2, c: 4):(1, q, 3 * p), (1, 2, 4)) where 3 * p >= 0 + (2 - 1) * (1) + 1, 1 * q >= 0 + (2 - 1) * (1) + (4 - 1) * (3 * p) + 1;
    pub P274(p, q, r): logical -> physical = divide((a: p, b: 3, c: 8):(1, q, r), (2, 1, 1)) where p % 2 == 0, 1 * q >= 0 + p * (1) - (1) + 1, q % 4 == 0, 1 * r >= 0 + p * (1) - (1) + (3 - 1) * (q) + 1;
    pub P275(p): logical -> physical = divide((a: 2, b: 4):(p, 1), (2, 1)) where 1 * p >= 0 + (4 - 1) * (1) + 1;
    pub P276(p): logical -> physical = (a: 2, b: 3):(2 * p, 1) where 2 * p >= 0 + (3 - 1) * (1) + 1;
    pub P277(p): logical -> physical = ((a: 8, b: 8):(3 * p, 1)) | { a = 0..4 } where 3 * p >= 0 + (8 - 1) * (1) + 1;
    pub P278(p): logical -> physical = ((a: 3, b: 6):(2 * p, 1)) | { a = 0..2 } where 2 * p >= 0 + (6 - 1) * (1) + 1;
    pub P279(p): logical -> physical = permute((a: 2, b: 4):(1, p), (b, a)) where 1 * p >= 0 + (2 - 1) * (1) + 1;
    pub P280(p, q, r): logical -> physical = ((a: 8, b: 2, c: 8):(r, p, q)) | { a = 3 } where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (2 - 1) * (p) + 1, 1 * r >= 0 + (2 - 1) * (p) + (8 - 1) * (q) + 1;
    pub P281(p): logical -> physical = divide((a: 4, b: 3):(1, 3 * p), (2, 1)) where 3 * p >= 0 + (4 - 1) * (1) + 1, p % 2 == 0;
    pub P282(p, q): logical -> physical = (a: 2, b: 2, c: 4):(q, 2 * p, 1) @ (x: 4, y: 4):(4, 1) where 2 * p >= 0 + (4 - 1) * (1) + 1, 1 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (2 * p) + 1, q % 4 == 0;
    pub P283(p, q): logical -> physical = (a: 6, b: 2):(3 * q, p) where 1 * p >= 0 + 1, 3 * q >= 0 + (2 - 1) * (p) + 1, q % 4 == 0;
    pub P284(p, q): logical -> physical = permute((a: 6, b: 3, c: 8):(1, q, 2 * p), (a, b, c)) where 2 * p >= 0 + (6 - 1) * (1) + 1, 1 * q >= 0 + (6 - 1) * (1) + (8 - 1) * (2 * p) + 1;
    pub P285(p, q): logical -> physical = divide((a: 6, b: 8, c: 6):(2 * p, 1, q), (3, 2, 1)) where 2 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (6 - 1) * (2 * p) + 1;
    pub P286(p, q): logical -> physical = divide((a: 3, b: 6):(q, p), (3, 6)) where 1 * p >= 0 + 1, p % 2 == 0, 1 * q >= 0 + (6 - 1) * (p) + 1, q % 2 == 0;
    pub P287(p): logical -> physical = (a: 2, b: 8):(1, p) @ (x: 4, y: 4):(4, 1) where 1 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P288(p, q): logical -> physical = divide((a: p):(3 * q), (2)) where p % 2 == 0, 3 * q >= 0 + 1, q % 2 == 0;
    pub P289(p, q, r): logical -> physical = ((a: 6, b: 2, c: 4):(3 * p, q, r)) | { b = 1 } where 3 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (3 * p) + 1, q % 2 == 0, 1 * r >= 0 + (6 - 1) * (3 * p) + (2 - 1) * (q) + 1;
    pub P290(p, q, r): logical -> physical = divide((a: 4, b: 4, c: 2):(q, p, r), (1, 2, 1)) where 1 * p >= 0 + 1, p % 4 == 0, 1 * q >= 0 + (4 - 1) * (p) + 1, 1 * r >= 0 + (4 - 1) * (p) + (4 - 1) * (q) + 1;
    pub P291(p, q): logical -> physical = ((a: 3, b: 8, c: 2):(2 * q, p, 1)) | { b = 0..6 } where 1 * p >= 0 + (2 - 1) * (1) + 1, 2 * q >= 0 + (2 - 1) * (1) + (8 - 1) * (p) + 1;
    pub P292(p): logical -> physical = ((a: 3, b: 3):(2 * p, 1)) | { b = 0 } where 2 * p >= 0 + (3 - 1) * (1) + 1;
    pub P293(p): logical -> physical = (a: 6, b: 2):(1, p) @ (x: 2, y: 6):(6, 1) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 2 == 0;
    pub P294(p): logical -> physical = ((a: 2):(2 * p)) | { a = 1..2 } where 2 * p >= 0 + 1;
    pub P295(p): logical -> physical = permute((a: 6, b: 8):(3 * p, 1), (b, a)) where 3 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0;
    pub P296(p): logical -> physical = ((a: 8, b: 8):(1, p)) | { a = 2 } where 1 * p >= 0 + (8 - 1) * (1) + 1;
    pub P297(p): logical -> physical = permute((a: 6, b: 2):(1, p), (b, a)) where 1 * p >= 0 + (6 - 1) * (1) + 1, p % 4 == 0;
    pub P298(p, q): logical -> physical = ((a: 6, b: 3, c: 4):(p, 1, 3 * q)) | { a = 4..5 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (3 - 1) * (1) + (6 - 1) * (p) + 1;
    pub P299(p): logical -> physical = ((a: 2, b: 3):(p, 1)) | { b = 0..1 } where 1 * p >= 0 + (3 - 1) * (1) + 1;
    pub P300(p): logical -> physical = divide((a: 6, b: 2):(2 * p, 1), (3, 2)) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0;
    pub P301(p, q): logical -> physical = divide((a: p, b: 8):(1, 2 * q), (2, 1)) where p % 2 == 0, 2 * q >= 0 + p * (1) - (1) + 1, q % 4 == 0;
    pub P302(p, q, r): logical -> physical = divide((a: 8, b: 2, c: p):(r, 1, q), (1, 1, 2)) where p % 2 == 0, 1 * q >= 0 + (2 - 1) * (1) + 1, 1 * r >= 0 + (2 - 1) * (1) + p * (q) - (q) + 1;
    pub P303(p, q, r): logical -> physical = ((a: 8, b: 6, c: 6):(q, 2 * p, 2 * r)) | { a = 5 } where 2 * p >= 0 + 1, 1 * q >= 0 + (6 - 1) * (2 * p) + 1, q % 4 == 0, 2 * r >= 0 + (6 - 1) * (2 * p) + (8 - 1) * (q) + 1;
    pub P304(p): logical -> physical = divide((a: 4):(p), (2)) where 1 * p >= 0 + 1;
    pub P305(p, q): logical -> physical = ((a: 8, b: 2, c: 4):(q, p, 1)) | { c = 3..4 } where 1 * p >= 0 + (4 - 1) * (1) + 1, p % 4 == 0, 1 * q >= 0 + (4 - 1) * (1) + (2 - 1) * (p) + 1, q % 2 == 0;
    pub P306(p, q, r): logical -> physical = ((a: 2, b: 2, c: 4):(3 * q, 3 * p, r)) | { b = 0..1 } where 3 * p >= 0 + 1, p % 2 == 0, 3 * q >= 0 + (2 - 1) * (3 * p) + 1, q % 4 == 0, 1 * r >= 0 + (2 - 1) * (3 * p) + (2 - 1) * (3 * q) + 1;
    pub P307(p): logical -> physical = ((a: 3, b: 4):(1, p)) | { b = 1..3 } where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 4 == 0;
    pub P308(p, q): logical -> physical = ((a: 3, b: 3, c: 8):(p, 1, 3 * q)) | { c = 3..7 } where 1 * p >= 0 + (3 - 1) * (1) + 1, 3 * q >= 0 + (3 - 1) * (1) + (3 - 1) * (p) + 1, q % 4 == 0;
    pub P309(p, q): logical -> physical = (a: 3, b: 2, c: 8):(q, p, 1) @ (x: 4, y: 2, z: 2, u: 3):(1, 8, 4, 16) where 1 * p >= 0 + (8 - 1) * (1) + 1, 1 * q >= 0 + (8 - 1) * (1) + (2 - 1) * (p) + 1, q % 4 == 0;
    pub P310(p, q, r): logical -> physical = divide((a: 3, b: q, c: 2):(2 * p, r, 1), (1, 2, 1)) where 2 * p >= 0 + (2 - 1) * (1) + 1, p % 2 == 0, q % 2 == 0, 1 * r >= 0 + (2 - 1) * (1) + (3 - 1) * (2 * p) + 1, r % 2 == 0;
    pub P311(p): logical -> physical = divide((a: 4, b: 8):(1, 3 * p), (4, 4)) where 3 * p >= 0 + (4 - 1) * (1) + 1;
    pub P312(p): logical -> physical = divide((a: 4, b: 3):(p, 1), (2, 3)) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0;
    pub P313(p): logical -> physical = (a: 4, b: 8):(p, 1) @ (x: 2, y: 2, z: 2, u: 4):(8, 4, 16, 1) where 1 * p >= 0 + (8 - 1) * (1) + 1;
    pub P314(p, q): logical -> physical = (a: 6, b: 6, c: 3):(q, p, 1) @ (x: 4, y: 9, z: 3):(9, 1, 36) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 1 * q >= 0 + (3 - 1) * (1) + (6 - 1) * (p) + 1, q % 4 == 0;
    pub P315(p): logical -> physical = permute((a: 4, b: 3):(3 * p, 1), (a, b)) where 3 * p >= 0 + (3 - 1) * (1) + 1;
    pub P316(p): logical -> physical = (a: 8):(3 * p) where 3 * p >= 0 + 1, p % 2 == 0;
    pub P317(p, q, r): logical -> physical = (a: 3, b: 2, c: 3):(r, 2 * q, p) where 1 * p >= 0 + 1, p % 2 == 0, 2 * q >= 0 + (3 - 1) * (p) + 1, q % 2 == 0, 1 * r >= 0 + (3 - 1) * (p) + (2 - 1) * (2 * q) + 1;
    pub P318(p, q): logical -> physical = (a: 2, b: 4, c: 3):(p, 3 * q, 1) @ (x: 2, y: 6, z: 2):(12, 2, 1) where 1 * p >= 0 + (3 - 1) * (1) + 1, p % 2 == 0, 3 * q >= 0 + (3 - 1) * (1) + (2 - 1) * (p) + 1, q % 2 == 0;
    pub P319(p): logical -> physical = ((a: 8, b: 8):(p, 1)) | { a = 0 } where 1 * p >= 0 + (8 - 1) * (1) + 1, p % 4 == 0;
}

#[test]
fn random() {
    case!(P000, [p q], [c0 c1 c2 c3], [[1, 8], [25, 128], [90, 504], [4, 44], [50, 252], [3, 20], [8, 48], [4, 132], [75, 448], [4, 36], [46, 240], [20, 108], [8, 44], [49, 360], [85, 428], [2, 16], [4, 28], [53, 272], [9, 68], [1, 76]], literal(&[6, 3], &[p, q]).divide(&[6, 3]));
    case!(P001, [p q], [c0 c1 c2 c3 c4 c5], [[3, 48], [10, 190], [6, 92], [106, 1492], [77, 1100], [10, 264], [53, 752], [9, 132], [23, 374], [10, 176], [10, 184], [98, 1406], [73, 1076], [41, 582], [65, 990], [40, 616], [80, 1146], [96, 1354], [109, 1568], [116, 1632]], literal(&[6, 3, 8], &[1, q, 2 * p]).divide(&[3, 1, 8]));
    case!(P002, [p q], [c0 c1 c2 c3 c4 c5], [[4, 23], [92, 475], [116, 590], [12, 65], [4, 125], [4, 27], [40, 205], [84, 426], [120, 604], [8, 43], [12, 134], [8, 107], [4, 24], [4, 26], [100, 591], [88, 547], [92, 535], [8, 77], [112, 644], [76, 488]], literal(&[6, 3, 3], &[p, q, 1]).divide(&[6, 1, 1]));
    case!(P003, [p q], [c0 c1 c2 c3], [[2, 4], [2, 24], [2, 8], [4, 96], [14, 18], [2, 50], [98, 6], [20, 4], [48, 6], [18, 104], [38, 112], [52, 8], [116, 6], [92, 64], [2, 6], [72, 22], [4, 4], [4, 6], [2, 20], [22, 4]], literal(&[p, 4], &[q, 1]).divide(&[2, 1]));
    case!(P004, [p q], [c0 c1 c2], [[1, 1], [3, 2], [4, 10], [40, 87], [3, 3], [15, 99], [2, 46], [112, 64], [4, 104], [8, 6], [3, 101], [57, 36], [77, 156], [46, 39], [110, 59], [4, 3], [78, 130], [8, 11], [43, 112], [4, 97]], literal(&[2, 6], &[p, 2 * q]).compose(&[3, 2, 2], &[1, 3, 6]));
    case!(P005, [p], [c0 c1], [[2], [8], [100], [68], [22], [96], [70], [16], [24], [4], [52], [108], [10], [26], [94], [74], [58], [88], [118], [42]], literal(&[p], &[1]).divide(&[2]));
    case!(P006, [p q], [c0 c1], [[1, 3], [64, 10], [91, 52], [56, 6], [3, 10], [72, 93], [93, 23], [21, 11], [3, 111], [85, 3], [31, 83], [1, 100], [19, 10], [66, 23], [81, 5], [21, 8], [1, 23], [35, 88], [91, 23], [59, 10]], literal(&[p, 3], &[q, 1]));
    case!(P007, [p q r], [c0 c1 c2], [[2, 1, 12], [8, 23, 236], [108, 44, 508], [60, 113, 1084], [68, 136, 1300], [8, 4, 100], [34, 13, 208], [34, 19, 216], [4, 3, 116], [8, 10, 184], [4, 22, 208], [92, 51, 572], [16, 50, 468], [22, 11, 184], [4, 77, 736], [36, 13, 180], [58, 59, 592], [2, 1, 16], [2, 57, 536], [72, 31, 388]], literal(&[8, 4, 2], &[r, 3 * q, p]).permute(&[0, 1, 2]));
    case!(P008, [p], [c0 c1], [[4], [114], [24], [92], [90], [52], [46], [56], [64], [66], [6], [74], [60], [102], [10], [62], [82], [98], [58], [88]], literal(&[6, 8], &[1, 2 * p]).range(0, 0, 4));
    case!(P009, [p], [c0 c1 c2 c3], [[4], [24], [6], [64], [20], [112], [92], [10], [8], [66], [42], [56], [62], [82], [26], [50], [48], [108], [30], [32]], literal(&[6, 8], &[3 * p, 1]).divide(&[3, 1]));
    case!(P010, [p q], [c0 c1 c2], [[3, 18], [23, 130], [76, 346], [6, 33], [17, 103], [37, 223], [11, 99], [6, 31], [6, 97], [10, 50], [7, 36], [10, 51], [4, 104], [5, 35], [70, 406], [9, 73], [20, 101], [6, 112], [85, 390], [71, 324]], literal(&[8, 4, 4], &[1, 2 * q, 3 * p]));
    case!(P011, [p q], [c0 c1], [[4, 14], [8, 62], [96, 346], [68, 252], [8, 44], [80, 260], [40, 234], [24, 96], [4, 16], [8, 56], [20, 62], [4, 108], [72, 220], [72, 308], [112, 358], [28, 106], [8, 46], [4, 60], [8, 32], [48, 148]], literal(&[2, 4], &[q, p]).compose(&[2, 4], &[4, 1]));
    case!(P012, [p q], [c0 c1 c2 c3], [[2, 2], [100, 5], [2, 3], [2, 71], [4, 9], [68, 95], [44, 22], [2, 22], [2, 101], [10, 9], [8, 115], [38, 5], [46, 121], [74, 22], [8, 5], [2, 104], [22, 9], [2, 13], [30, 3], [4, 34]], literal(&[2, p], &[1, q]).divide(&[1, 2]));
    case!(P013, [p], [c0 c1], [[4], [7], [11], [100], [6], [33], [48], [117], [93], [15], [34], [8], [24], [5], [106], [29], [69], [101], [61], [89]], literal(&[2, 4], &[p, 1]));
    case!(
        P014,
        [p],
        [c0],
        [
            [2],
            [92],
            [110],
            [38],
            [48],
            [28],
            [22],
            [64],
            [8],
            [30],
            [4],
            [10],
            [114],
            [88],
            [94],
            [78],
            [120],
            [54],
            [16],
            [42]
        ],
        literal(&[4], &[p])
    );
    case!(
        P015,
        [p],
        [c0],
        [
            [2],
            [4],
            [68],
            [72],
            [92],
            [30],
            [42],
            [76],
            [98],
            [60],
            [78],
            [8],
            [22],
            [74],
            [88],
            [66],
            [84],
            [112],
            [26],
            [86]
        ],
        literal(&[3], &[p]).compose(&[3], &[1])
    );
    case!(
        P016,
        [p],
        [c0],
        [
            [2],
            [8],
            [96],
            [22],
            [34],
            [4],
            [110],
            [108],
            [112],
            [64],
            [16],
            [36],
            [40],
            [38],
            [60],
            [18],
            [80],
            [10],
            [116],
            [52]
        ],
        literal(&[2], &[p])
    );
    case!(P017, [p], [c0 c1 c2 c3], [[4], [8], [20], [112], [80], [12], [40], [120], [64], [48], [108], [116], [24], [16], [56], [76], [28], [100], [36], [52]], literal(&[8, 8], &[3 * p, 1]).divide(&[1, 1]));
    case!(
        P018,
        [p],
        [c0],
        [
            [2],
            [100],
            [32],
            [4],
            [111],
            [25],
            [22],
            [5],
            [23],
            [45],
            [31],
            [3],
            [74],
            [104],
            [87],
            [37],
            [61],
            [95],
            [48],
            [81]
        ],
        literal(&[4, 6], &[1, 2 * p]).fix(0, 1)
    );
    case!(
        P019,
        [p],
        [c0],
        [
            [3],
            [87],
            [102],
            [6],
            [4],
            [10],
            [45],
            [23],
            [5],
            [60],
            [39],
            [101],
            [54],
            [26],
            [55],
            [94],
            [42],
            [103],
            [64],
            [7]
        ],
        literal(&[2, 3], &[p, 1]).compose(&[6], &[1])
    );
    case!(P020, [p], [c0 c1 c2 c3], [[2], [106], [92], [26], [4], [104], [56], [100], [6], [10], [30], [32], [58], [118], [52], [18], [22], [8], [96], [112]], literal(&[4, 3], &[2 * p, 1]).divide(&[2, 1]));
    case!(P021, [p], [c0 c1], [[4], [88], [24], [40], [12], [8], [92], [112], [100], [84], [72], [64], [48], [116], [28], [76], [120], [44], [36], [68]], literal(&[4, 3], &[p, 1]));
    case!(P022, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 4, 20], [118, 116, 40727], [22, 120, 7631], [60, 80, 14188], [50, 48, 7065], [14, 4, 242], [46, 24, 3348], [20, 100, 5784], [26, 8, 630], [50, 4, 601], [56, 16, 2655], [30, 92, 8019], [6, 48, 735], [2, 8, 33], [114, 76, 25809], [2, 4, 23], [92, 8, 2234], [4, 104, 945], [2, 40, 177], [2, 48, 175]], literal(&[8, 3, p], &[1, r, 3 * q]).divide(&[1, 1, 2]));
    case!(P023, [p], [c0 c1], [[1], [20], [78], [42], [40], [8], [106], [66], [21], [99], [2], [92], [81], [13], [76], [36], [4], [91], [59], [94]], literal(&[3, 3], &[1, 3 * p]));
    case!(P024, [p], [c0 c1], [[6], [26], [10], [56], [64], [14], [92], [48], [90], [8], [104], [118], [96], [44], [76], [34], [22], [122], [116], [106]], literal(&[6, 3], &[1, p]).range(1, 2, 3));
    case!(
        P025,
        [p],
        [c0],
        [
            [4],
            [6],
            [11],
            [122],
            [24],
            [13],
            [112],
            [7],
            [51],
            [35],
            [48],
            [5],
            [110],
            [77],
            [21],
            [98],
            [33],
            [81],
            [101],
            [42]
        ],
        literal(&[8, 2], &[1, 2 * p]).fix(1, 0)
    );
    case!(P026, [p], [c0 c1], [[3], [4], [107], [117], [112], [6], [7], [23], [94], [10], [98], [5], [27], [86], [25], [24], [100], [59], [30], [69]], literal(&[2, 3], &[p, 1]));
    case!(P027, [p], [c0 c1], [[3], [43], [56], [4], [6], [48], [74], [66], [70], [15], [53], [106], [99], [10], [40], [23], [5], [109], [98], [14]], literal(&[8, 4], &[1, 3 * p]).range(0, 6, 8));
    case!(P028, [p q], [c0], [[4, 10], [24, 58], [8, 26], [60, 161], [8, 20], [28, 86], [4, 30], [104, 243], [40, 114], [104, 244], [16, 40], [4, 109], [8, 134], [28, 73], [100, 234], [36, 106], [52, 122], [80, 245], [64, 157], [4, 118]], literal(&[4, 8], &[3 * q, p]).fix(0, 2));
    case!(P029, [p q], [c0 c1 c2], [[4, 11], [10, 30], [24, 53], [18, 41], [6, 82], [48, 102], [12, 34], [38, 79], [72, 161], [18, 129], [10, 43], [66, 136], [24, 58], [52, 209], [6, 121], [82, 167], [62, 216], [4, 20], [86, 277], [24, 51]], literal(&[3, 4, 3], &[p, q, 1]).compose(&[9, 2, 2], &[1, 9, 18]));
    case!(P030, [p q], [c0 c1], [[1, 4], [3, 20], [60, 52], [73, 84], [84, 64], [8, 8], [58, 4], [3, 8], [73, 52], [2, 4], [103, 4], [2, 8], [2, 24], [21, 44], [31, 8], [34, 4], [18, 108], [80, 4], [33, 24], [8, 12]], literal(&[p, 2], &[q, 1]));
    case!(P031, [p q], [c0 c1 c2], [[8, 48], [10, 78], [28, 155], [15, 86], [9, 73], [8, 67], [69, 360], [75, 420], [55, 291], [40, 237], [69, 447], [28, 232], [8, 51], [80, 411], [9, 97], [18, 198], [8, 97], [15, 90], [9, 55], [11, 70]], literal(&[8, 6, 6], &[1, p, q]).permute(&[0, 1, 2]));
    case!(
        P032,
        [p],
        [c0],
        [
            [1],
            [8],
            [17],
            [5],
            [97],
            [4],
            [2],
            [3],
            [21],
            [56],
            [98],
            [83],
            [119],
            [51],
            [14],
            [112],
            [86],
            [73],
            [93],
            [48]
        ],
        literal(&[6], &[p])
    );
    case!(P033, [p q], [c0 c1 c2 c3], [[2, 2], [2, 4], [22, 108], [4, 2], [72, 44], [22, 106], [4, 22], [8, 8], [36, 20], [18, 16], [108, 74], [4, 6], [2, 8], [2, 98], [80, 44], [4, 12], [64, 74], [2, 22], [98, 52], [16, 10]], literal(&[p, 3], &[1, 2 * q]).divide(&[2, 1]));
    case!(P034, [p q], [c0 c1 c2], [[4, 8], [4, 16], [4, 102], [54, 74], [122, 126], [38, 46], [12, 20], [112, 186], [14, 26], [4, 28], [50, 74], [64, 70], [92, 146], [12, 26], [24, 132], [24, 112], [8, 14], [98, 102], [114, 154], [78, 112]], literal(&[6, 2, 4], &[q, p, 1]));
    case!(P035, [p q], [c0 c1 c2], [[4, 6], [4, 89], [112, 114], [6, 30], [12, 34], [10, 12], [48, 50], [8, 52], [12, 16], [78, 174], [56, 78], [30, 33], [24, 27], [96, 111], [14, 67], [6, 15], [120, 165], [24, 116], [74, 158], [6, 101]], literal(&[4, 3, 4], &[1, 3 * q, p]));
    case!(P036, [p], [c0 c1 c2 c3], [[4], [120], [76], [8], [100], [12], [28], [68], [24], [44], [60], [52], [116], [64], [48], [80], [112], [108], [20], [96]], literal(&[3, 4], &[1, p]).divide(&[1, 1]));
    case!(P037, [p], [c0 c1], [[8], [28], [76], [16], [56], [100], [24], [48], [40], [88], [12], [64], [128], [20], [104], [72], [68], [124], [84], [112]], literal(&[6, 6], &[1, p]).range(0, 2, 4));
    case!(P038, [p q], [c0 c1 c2], [[2, 6], [4, 14], [6, 16], [92, 186], [6, 96], [40, 130], [10, 26], [102, 214], [72, 148], [22, 48], [10, 22], [94, 254], [94, 270], [80, 182], [6, 36], [20, 46], [4, 66], [82, 168], [2, 20], [2, 22]], literal(&[3, 4, 2], &[p, q, 1]).range(1, 1, 4));
    case!(P039, [p], [c0 c1], [[2], [22], [6], [10], [118], [80], [4], [20], [28], [8], [104], [92], [64], [114], [90], [110], [106], [96], [72], [62]], literal(&[2, 8], &[1, p]).compose(&[4, 4], &[4, 1]));
    case!(P040, [p], [c0 c1], [[4], [8], [40], [60], [36], [32], [96], [72], [92], [112], [52], [88], [64], [80], [16], [108], [116], [24], [48], [20]], literal(&[2, 4], &[1, 3 * p]).range(1, 0, 3));
    case!(P041, [p], [c0 c1], [[2], [4], [66], [100], [80], [58], [24], [34], [72], [22], [92], [88], [54], [64], [8], [70], [28], [38], [42], [68]], literal(&[p], &[1]).divide(&[2]));
    case!(
        P042,
        [p],
        [c0],
        [
            [4],
            [86],
            [16],
            [52],
            [6],
            [7],
            [22],
            [9],
            [59],
            [24],
            [111],
            [104],
            [115],
            [90],
            [11],
            [85],
            [31],
            [66],
            [113],
            [41]
        ],
        literal(&[8, 3], &[1, 2 * p]).fix(1, 2)
    );
    case!(P043, [p q], [c0 c1 c2], [[2, 8], [4, 32], [4, 12], [34, 172], [22, 128], [6, 68], [84, 220], [62, 128], [76, 208], [24, 52], [50, 212], [2, 28], [108, 240], [46, 152], [22, 140], [52, 112], [114, 232], [12, 32], [28, 60], [4, 16]], literal(&[4, 3, 2], &[2 * p, 1, 3 * q]).range(1, 2, 3));
    case!(P044, [p], [c0 c1], [[1], [26], [21], [6], [111], [8], [2], [3], [38], [4], [27], [74], [33], [63], [16], [72], [12], [93], [101], [104]], literal(&[3, 2], &[2 * p, 1]));
    case!(P045, [p], [c0 c1], [[4], [6], [70], [66], [94], [24], [120], [88], [72], [106], [16], [112], [8], [60], [30], [40], [10], [58], [46], [78]], literal(&[3, 8], &[1, p]).permute(&[0, 1]));
    case!(
        P046,
        [p],
        [c0],
        [
            [3],
            [120],
            [114],
            [23],
            [32],
            [77],
            [4],
            [16],
            [69],
            [5],
            [6],
            [46],
            [10],
            [92],
            [52],
            [97],
            [93],
            [57],
            [48],
            [28]
        ],
        literal(&[2, 3], &[p, 1]).fix(1, 0)
    );
    case!(
        P047,
        [p],
        [c0],
        [
            [6],
            [14],
            [12],
            [10],
            [64],
            [58],
            [26],
            [8],
            [52],
            [66],
            [80],
            [22],
            [106],
            [18],
            [110],
            [62],
            [108],
            [92],
            [124],
            [120]
        ],
        literal(&[6, 8], &[1, p]).fix(0, 2)
    );
    case!(
        P048,
        [p],
        [c0],
        [
            [3],
            [7],
            [44],
            [4],
            [107],
            [5],
            [23],
            [41],
            [24],
            [10],
            [68],
            [9],
            [47],
            [27],
            [74],
            [6],
            [36],
            [28],
            [30],
            [19]
        ],
        literal(&[8, 3], &[p, 1]).fix(0, 3)
    );
    case!(P049, [p q r], [c0 c1 c2 c3], [[1, 2, 4], [105, 28, 317], [63, 58, 296], [8, 64, 45], [1, 108, 24], [91, 48, 277], [1, 4, 8], [100, 22, 321], [1, 8, 18], [79, 88, 261], [2, 30, 10], [1, 4, 11], [78, 22, 249], [118, 104, 382], [90, 120, 309], [8, 8, 26], [21, 4, 64], [90, 40, 278], [63, 4, 216], [3, 4, 96]], literal(&[4, q], &[p, r]).divide(&[1, 2]));
    case!(P050, [p q], [c0 c1], [[4, 9], [48, 97], [4, 32], [4, 29], [4, 11], [24, 50], [4, 12], [8, 24], [12, 45], [24, 112], [4, 21], [4, 106], [108, 218], [48, 104], [4, 121], [52, 179], [20, 61], [36, 93], [4, 123], [116, 271]], literal(&[6, 3], &[q, p]).compose(&[6, 3], &[3, 1]));
    case!(P051, [p], [c0 c1], [[2], [4], [8], [6], [22], [40], [104], [66], [70], [60], [74], [52], [106], [94], [56], [20], [18], [14], [38], [84]], literal(&[p], &[1]).divide(&[2]));
    case!(P052, [p q], [c0 c1 c2 c3], [[2, 2], [42, 113], [84, 47], [2, 4], [6, 83], [74, 5], [2, 39], [4, 47], [2, 110], [2, 86], [2, 47], [96, 102], [58, 81], [4, 9], [22, 2], [62, 9], [14, 3], [2, 3], [22, 3], [4, 66]], literal(&[p, 4], &[3 * q, 1]).divide(&[2, 1]));
    case!(P053, [p], [c0 c1], [[3], [90], [105], [42], [35], [43], [4], [23], [114], [116], [32], [37], [31], [6], [5], [92], [120], [10], [69], [12]], literal(&[3, 3], &[p, 1]).compose(&[3, 3], &[3, 1]));
    case!(P054, [p q], [c0 c1 c2], [[4, 8], [112, 195], [4, 29], [8, 25], [8, 53], [8, 37], [20, 47], [84, 229], [104, 187], [112, 200], [8, 86], [8, 21], [8, 17], [12, 25], [24, 43], [8, 18], [64, 214], [24, 56], [44, 82], [12, 23]], literal(&[6, 4, 3], &[p, 1, 3 * q]).permute(&[0, 2, 1]));
    case!(P055, [p q], [c0 c1 c2], [[4, 3], [74, 27], [7, 60], [4, 77], [33, 13], [43, 40], [5, 72], [59, 117], [101, 62], [12, 46], [104, 115], [95, 53], [6, 16], [81, 97], [4, 54], [77, 28], [7, 80], [115, 42], [92, 33], [8, 85]], literal(&[4, 2, 6], &[1, p, 3 * q]).permute(&[1, 0, 2]));
    case!(P056, [p q], [c0 c1], [[1, 4], [4, 80], [8, 52], [40, 72], [102, 216], [16, 20], [2, 28], [58, 148], [21, 112], [16, 28], [72, 96], [2, 80], [9, 12], [36, 88], [21, 24], [118, 148], [3, 88], [77, 124], [21, 32], [21, 56]], literal(&[4, 2], &[p, 3 * q]).permute(&[0, 1]));
    case!(P057, [p], [c0 c1], [[1], [105], [90], [8], [94], [55], [21], [42], [14], [3], [4], [2], [119], [69], [107], [31], [106], [7], [27], [84]], literal(&[2], &[2 * p]).divide(&[1]));
    case!(P058, [p q], [c0 c1], [[8, 24], [11, 132], [26, 64], [10, 32], [15, 56], [71, 152], [15, 40], [58, 128], [20, 148], [8, 44], [119, 340], [8, 80], [8, 108], [67, 144], [120, 260], [96, 288], [15, 48], [15, 44], [86, 188], [11, 40]], literal(&[8, 3, 8], &[q, p, 1]).fix(0, 3));
    case!(
        P059,
        [p],
        [c0],
        [
            [4],
            [48],
            [28],
            [24],
            [8],
            [38],
            [80],
            [26],
            [110],
            [42],
            [82],
            [74],
            [56],
            [68],
            [14],
            [50],
            [78],
            [12],
            [6],
            [66]
        ],
        literal(&[2, 4], &[p, 1]).fix(0, 1)
    );
    case!(P060, [p q], [c0 c1 c2], [[8, 16], [8, 36], [48, 136], [14, 29], [113, 175], [11, 77], [11, 119], [59, 87], [10, 21], [9, 19], [28, 37], [15, 30], [124, 209], [11, 21], [10, 38], [113, 122], [32, 137], [28, 36], [8, 85], [15, 26]], literal(&[8, 2, 2], &[1, q, p]));
    case!(P061, [p q r], [c0 c1 c2], [[4, 30, 178], [108, 764, 4570], [60, 448, 2682], [72, 508, 3044], [84, 630, 3720], [4, 114, 534], [104, 830, 4834], [4, 30, 182], [44, 400, 2268], [8, 160, 818], [84, 618, 3692], [76, 536, 3238], [4, 40, 236], [24, 212, 1274], [4, 30, 186], [4, 38, 212], [100, 702, 4210], [12, 88, 528], [4, 94, 436], [20, 142, 960]], literal(&[3, 8, 6], &[2 * q, 2 * p, r]).permute(&[2, 0, 1]));
    case!(P062, [p q], [c0 c1 c2 c3], [[2, 1], [76, 33], [4, 5], [90, 50], [20, 9], [4, 14], [46, 34], [2, 57], [106, 37], [8, 86], [22, 10], [2, 8], [4, 86], [22, 82], [8, 3], [110, 86], [2, 45], [56, 19], [22, 9], [102, 103]], literal(&[6, p], &[3 * q, 1]).divide(&[1, 2]));
    case!(P063, [p], [c0 c1], [[1], [25], [2], [83], [5], [3], [4], [65], [99], [44], [102], [75], [8], [9], [85], [21], [73], [48], [70], [97]], literal(&[3, 3], &[3 * p, 1]).permute(&[0, 1]));
    case!(P064, [p], [c0 c1], [[2], [110], [86], [28], [90], [76], [68], [104], [78], [10], [120], [22], [8], [20], [26], [108], [62], [88], [100], [4]], literal(&[2, 8], &[1, p]));
    case!(P065, [p q r], [c0 c1 c2 c3], [[2, 5, 14], [2, 100, 336], [2, 12, 89], [6, 87, 211], [22, 47, 225], [2, 25, 67], [58, 124, 360], [2, 72, 237], [4, 12, 33], [2, 6, 16], [4, 29, 142], [8, 18, 140], [8, 106, 255], [104, 212, 619], [8, 19, 89], [4, 63, 150], [82, 284, 719], [40, 116, 305], [96, 194, 519], [70, 144, 384]], literal(&[3, 8, 2], &[p, q, 3 * r]).compose(&[6, 2, 2, 2], &[4, 1, 24, 2]));
    case!(P066, [p], [c0 c1 c2 c3], [[6], [26], [111], [7], [13], [79], [9], [90], [104], [85], [15], [16], [125], [84], [61], [57], [11], [76], [8], [62]], literal(&[6, 8], &[1, p]).compose(&[2, 4, 3, 2], &[1, 4, 16, 2]));
    case!(P067, [p], [c0 c1], [[2], [4], [12], [14], [8], [48], [44], [16], [74], [78], [32], [66], [52], [22], [100], [90], [46], [24], [104], [68]], literal(&[2, 3], &[3 * p, 1]).range(1, 2, 3));
    case!(
        P068,
        [p],
        [c0],
        [
            [4],
            [24],
            [28],
            [80],
            [124],
            [8],
            [12],
            [96],
            [108],
            [44],
            [72],
            [16],
            [92],
            [48],
            [112],
            [120],
            [76],
            [116],
            [40],
            [84]
        ],
        literal(&[2, 3], &[p, 1]).fix(1, 1)
    );
    case!(P069, [p], [c0 c1], [[3], [106], [5], [6], [59], [61], [50], [23], [95], [10], [71], [51], [101], [118], [87], [100], [24], [19], [63], [84]], literal(&[2, 3], &[p, 1]).permute(&[1, 0]));
    case!(P070, [p q], [c0 c1], [[2, 4], [80, 68], [4, 4], [62, 4], [88, 24], [100, 24], [8, 84], [112, 4], [96, 12], [4, 52], [26, 4], [4, 24], [2, 44], [112, 8], [120, 12], [8, 16], [4, 32], [108, 4], [2, 8], [4, 8]], literal(&[p], &[q]).divide(&[2]));
    case!(P071, [p], [c0 c1], [[6], [102], [54], [71], [25], [9], [53], [60], [107], [26], [7], [22], [76], [77], [13], [81], [8], [124], [23], [11]], literal(&[2, 6], &[p, 1]));
    case!(P072, [p q], [c0 c1], [[2, 1], [102, 56], [4, 2], [36, 3], [2, 19], [8, 43], [8, 4], [2, 37], [46, 21], [22, 45], [2, 2], [2, 81], [78, 52], [38, 8], [2, 36], [62, 4], [100, 68], [4, 4], [2, 8], [18, 24]], literal(&[p], &[q]).divide(&[2]));
    case!(P073, [p q], [c0 c1], [[2, 4], [4, 4], [16, 96], [22, 40], [8, 24], [82, 8], [94, 32], [48, 4], [30, 4], [90, 4], [2, 60], [16, 8], [20, 32], [84, 36], [62, 56], [22, 8], [2, 56], [8, 52], [116, 68], [108, 36]], literal(&[p], &[q]).divide(&[2]));
    case!(P074, [p], [c0 c1], [[4], [20], [5], [11], [56], [58], [98], [6], [84], [107], [99], [94], [28], [74], [62], [96], [26], [123], [7], [61]], literal(&[4, 3], &[1, p]));
    case!(P075, [p], [c0 c1], [[4], [40], [12], [8], [92], [84], [24], [28], [60], [44], [88], [68], [72], [20], [52], [16], [96], [80], [48], [64]], literal(&[4, 8], &[1, p]).permute(&[1, 0]));
    case!(P076, [p], [c0 c1], [[4], [24], [12], [84], [80], [8], [56], [116], [108], [72], [52], [112], [60], [44], [68], [120], [40], [96], [36], [28]], literal(&[3, 6], &[3 * p, 1]).compose(&[3, 6], &[6, 1]));
    case!(P077, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 4, 31], [4, 8, 68], [18, 20, 159], [62, 124, 1005], [2, 12, 87], [92, 96, 767], [108, 112, 902], [84, 172, 1402], [18, 112, 810], [2, 8, 152], [30, 36, 283], [110, 160, 1232], [2, 12, 128], [8, 12, 96], [50, 56, 456], [2, 8, 175], [22, 88, 640], [70, 72, 595], [2, 8, 61], [80, 104, 829]], literal(&[8, 2, 6], &[q, p, r]).divide(&[4, 1, 1]));
    case!(P078, [p], [c0 c1 c2 c3], [[2], [37], [10], [64], [47], [9], [3], [104], [75], [35], [106], [4], [73], [80], [29], [93], [119], [5], [25], [92]], literal(&[2, 8], &[1, p]).divide(&[2, 2]));
    case!(P079, [p], [c0 c1 c2 c3], [[4], [82], [6], [12], [114], [34], [18], [106], [64], [8], [24], [72], [44], [52], [84], [48], [38], [54], [88], [116]], literal(&[8, 8], &[2 * p, 1]).compose(&[4, 2, 4, 2], &[4, 1, 16, 2]));
    case!(P080, [p q r], [c0 c1 c2 c3], [[1, 2, 22], [78, 18, 1675], [8, 22, 171], [96, 2, 2120], [8, 56, 220], [28, 68, 607], [61, 4, 1285], [5, 8, 108], [1, 8, 112], [3, 8, 64], [21, 34, 444], [58, 2, 1239], [69, 4, 1562], [1, 2, 24], [10, 4, 311], [30, 4, 638], [1, 66, 29], [21, 8, 445], [2, 60, 45], [42, 2, 989]], literal(&[8, q], &[3 * p, r]).divide(&[1, 2]));
    case!(P081, [p q], [c0 c1 c2], [[4, 31], [6, 150], [6, 161], [68, 537], [4, 139], [6, 46], [112, 904], [26, 277], [48, 342], [66, 560], [6, 164], [4, 97], [24, 173], [4, 51], [10, 121], [10, 73], [24, 192], [112, 815], [4, 85], [10, 112]], literal(&[8, 3, 2], &[p, 1, q]).range(0, 3, 7));
    case!(P082, [p q], [c0 c1 c2 c3], [[4, 57], [84, 1230], [4, 105], [4, 162], [48, 677], [16, 225], [80, 1194], [88, 1274], [24, 337], [44, 673], [84, 1268], [36, 525], [24, 403], [4, 60], [112, 1671], [112, 1629], [120, 1681], [4, 170], [8, 143], [4, 113]], literal(&[8, 4], &[2 * p, q]).divide(&[8, 4]));
    case!(P083, [p], [c0 c1 c2 c3 c4], [[4], [6], [7], [33], [70], [56], [119], [71], [24], [116], [47], [34], [80], [11], [64], [72], [101], [5], [66], [35]], literal(&[6, 8], &[2 * p, 1]).compose(&[3, 2, 2, 2, 2], &[4, 24, 12, 2, 1]));
    case!(P084, [p q], [c0 c1], [[4, 10], [116, 234], [88, 246], [12, 76], [60, 128], [36, 76], [8, 104], [100, 224], [24, 50], [4, 52], [84, 176], [4, 16], [68, 140], [4, 112], [8, 38], [4, 12], [40, 108], [56, 116], [4, 110], [8, 18]], literal(&[8, 3], &[q, p]));
    case!(P085, [p], [c0 c1], [[6], [90], [36], [8], [14], [116], [12], [58], [26], [60], [32], [114], [42], [46], [108], [82], [10], [76], [100], [62]], literal(&[6, 4], &[1, p]).range(0, 1, 6));
    case!(P086, [p], [c0 c1], [[6], [8], [66], [26], [52], [12], [82], [104], [10], [46], [14], [98], [62], [76], [68], [106], [70], [84], [112], [34]], literal(&[6, 3], &[1, p]).permute(&[1, 0]));
    case!(P087, [p], [c0 c1], [[1], [70], [8], [23], [12], [31], [113], [3], [21], [2], [61], [55], [4], [116], [101], [19], [74], [107], [24], [59]], literal(&[6], &[p]).compose(&[3, 2], &[1, 3]));
    case!(P088, [p q], [c0 c1], [[8, 8], [10, 75], [122, 126], [8, 55], [104, 59], [10, 10], [112, 62], [80, 51], [50, 44], [28, 18], [12, 31], [12, 12], [12, 109], [22, 22], [10, 29], [120, 67], [28, 19], [48, 30], [10, 12], [42, 32]], literal(&[8, 2, 3], &[1, p, 2 * q]).fix(0, 7));
    case!(
        P089,
        [p],
        [c0],
        [
            [4],
            [116],
            [48],
            [56],
            [64],
            [8],
            [40],
            [12],
            [92],
            [88],
            [24],
            [80],
            [96],
            [20],
            [52],
            [44],
            [72],
            [76],
            [28],
            [100]
        ],
        literal(&[4], &[2 * p])
    );
    case!(P090, [p q], [c0 c1 c2], [[4, 8], [8, 12], [64, 168], [84, 108], [8, 80], [36, 88], [116, 140], [12, 16], [4, 28], [52, 56], [8, 16], [12, 20], [88, 120], [12, 36], [96, 200], [56, 80], [24, 36], [4, 16], [24, 32], [8, 28]], literal(&[4, 2, 6], &[1, 2 * p, 2 * q]));
    case!(P091, [p], [c0 c1], [[4], [6], [24], [83], [11], [7], [76], [80], [54], [5], [108], [56], [49], [88], [38], [99], [115], [84], [77], [103]], literal(&[4, 2], &[1, p]).compose(&[2, 4], &[4, 1]));
    case!(P092, [p q], [c0], [[1, 8], [4, 32], [70, 492], [114, 802], [33, 234], [3, 118], [3, 58], [25, 196], [109, 764], [3, 54], [4, 148], [1, 16], [21, 240], [55, 452], [1, 28], [46, 326], [2, 36], [3, 36], [21, 182], [3, 30]], literal(&[3, 8], &[q, p]).fix(0, 0));
    case!(P093, [p q], [c0 c1 c2], [[4, 20], [8, 40], [8, 88], [32, 108], [4, 28], [68, 220], [8, 84], [4, 32], [8, 136], [24, 84], [24, 88], [96, 316], [8, 36], [12, 80], [12, 52], [4, 128], [12, 48], [112, 352], [84, 280], [124, 384]], literal(&[3, 2, 8], &[q, 3 * p, 1]).range(2, 7, 8));
    case!(P094, [p q r], [c0 c1 c2 c3], [[2, 4, 2], [4, 8, 12], [4, 120, 122], [8, 96, 230], [4, 104, 186], [62, 4, 194], [8, 8, 78], [4, 44, 48], [102, 108, 3658], [14, 100, 512], [4, 76, 78], [8, 4, 12], [2, 32, 14], [2, 4, 24], [120, 8, 424], [70, 4, 96], [88, 92, 2672], [28, 24, 224], [2, 4, 122], [2, 4, 98]], literal(&[p, 4], &[q, 3 * r]).divide(&[2, 1]));
    case!(P095, [p q], [c0 c1], [[8, 32], [68, 227], [28, 115], [44, 147], [92, 291], [8, 144], [16, 56], [12, 88], [28, 93], [64, 201], [116, 376], [12, 51], [12, 148], [116, 357], [8, 52], [92, 297], [48, 154], [12, 142], [12, 128], [12, 64]], literal(&[3, 4, 8], &[q, p, 1]).fix(2, 3));
    case!(P096, [p q], [c0 c1], [[1, 4], [71, 180], [3, 62], [22, 66], [68, 154], [11, 72], [3, 10], [3, 36], [8, 72], [80, 252], [8, 92], [21, 46], [8, 18], [74, 150], [4, 12], [30, 86], [3, 20], [3, 92], [3, 14], [3, 90]], literal(&[3, 6], &[p, q]));
    case!(P097, [p], [c0 c1], [[4], [6], [94], [24], [54], [86], [10], [100], [48], [8], [62], [74], [34], [28], [64], [20], [56], [106], [42], [18]], literal(&[3, 2], &[1, p]).range(1, 1, 2));
    case!(P098, [p q], [c0 c1 c2], [[6, 8], [6, 10], [26, 36], [8, 24], [8, 30], [8, 10], [26, 138], [8, 12], [26, 48], [40, 120], [14, 46], [126, 172], [104, 164], [6, 28], [10, 12], [80, 142], [94, 138], [6, 56], [6, 22], [10, 120]], literal(&[6, 2, 4], &[1, 3 * q, p]).range(1, 1, 2));
    case!(P099, [p q], [c0 c1 c2 c3], [[1, 4], [97, 348], [64, 308], [1, 6], [2, 114], [70, 274], [24, 94], [8, 80], [87, 308], [2, 14], [1, 80], [21, 72], [4, 34], [92, 278], [1, 66], [28, 100], [2, 8], [1, 118], [12, 78], [8, 102]], literal(&[4, 2], &[3 * p, 3 * q]).divide(&[2, 1]));
    case!(P100, [p], [c0 c1], [[1], [12], [4], [34], [21], [64], [113], [32], [56], [28], [3], [118], [114], [80], [88], [57], [8], [74], [9], [18]], literal(&[2, 3], &[1, 3 * p]).range(0, 0, 1));
    case!(
        P101,
        [p],
        [c0],
        [
            [2],
            [104],
            [26],
            [74],
            [4],
            [90],
            [10],
            [82],
            [8],
            [78],
            [86],
            [22],
            [28],
            [64],
            [16],
            [54],
            [100],
            [102],
            [96],
            [34]
        ],
        literal(&[3], &[p]).range(0, 0, 2)
    );
    case!(P102, [p], [c0 c1], [[4], [90], [7], [6], [24], [61], [89], [46], [9], [11], [52], [5], [22], [50], [43], [112], [73], [15], [109], [47]], literal(&[4, 6], &[1, p]).permute(&[0, 1]));
    case!(P103, [p q], [c0 c1 c2 c3], [[4, 6], [86, 115], [5, 14], [55, 135], [11, 20], [67, 187], [48, 52], [5, 10], [6, 38], [7, 10], [5, 72], [30, 35], [32, 34], [60, 65], [83, 194], [11, 19], [50, 97], [110, 210], [51, 73], [57, 120]], literal(&[2, 4, 3], &[2 * q, 1, p]).compose(&[2, 2, 2, 3], &[6, 3, 12, 1]));
    case!(P104, [p], [c0 c1], [[2], [10], [6], [4], [80], [42], [12], [22], [92], [36], [84], [114], [44], [86], [70], [118], [28], [34], [82], [74]], literal(&[3, 2], &[p, 1]).range(0, 0, 2));
    case!(
        P105,
        [p],
        [c0],
        [
            [4],
            [6],
            [40],
            [54],
            [44],
            [56],
            [96],
            [106],
            [10],
            [22],
            [86],
            [52],
            [100],
            [122],
            [104],
            [50],
            [74],
            [62],
            [34],
            [26]
        ],
        literal(&[8, 3], &[1, 3 * p]).fix(0, 6)
    );
    case!(
        P106,
        [p],
        [c0],
        [
            [2],
            [4],
            [22],
            [94],
            [76],
            [30],
            [48],
            [38],
            [40],
            [42],
            [24],
            [26],
            [12],
            [72],
            [112],
            [6],
            [8],
            [102],
            [116],
            [100]
        ],
        literal(&[4], &[2 * p]).range(0, 3, 4)
    );
    case!(P107, [p q], [c0 c1 c2], [[4, 21], [120, 625], [40, 217], [8, 42], [92, 463], [32, 228], [112, 582], [72, 377], [120, 621], [96, 481], [4, 34], [52, 261], [100, 504], [24, 128], [52, 264], [56, 320], [24, 121], [4, 24], [8, 61], [4, 84]], literal(&[2, 8, 6], &[1, 2 * q, 2 * p]));
    case!(P108, [p], [c0 c1], [[6], [107], [64], [99], [37], [13], [26], [8], [82], [84], [9], [121], [24], [52], [115], [80], [30], [63], [78], [49]], literal(&[6, 6], &[p, 1]).permute(&[1, 0]));
    case!(P109, [p q], [c0 c1], [[1, 8], [21, 104], [64, 364], [28, 116], [64, 376], [11, 52], [28, 196], [4, 40], [42, 172], [89, 360], [86, 348], [2, 12], [15, 68], [56, 228], [24, 100], [27, 124], [21, 128], [116, 536], [57, 236], [1, 28]], literal(&[3, 2], &[2 * p, q]).compose(&[2, 3], &[3, 1]));
    case!(P110, [p q], [c0 c1 c2], [[4, 48], [26, 308], [26, 383], [16, 194], [12, 221], [6, 68], [104, 1066], [106, 1071], [8, 90], [6, 75], [24, 345], [120, 1210], [32, 330], [8, 108], [12, 188], [8, 89], [6, 186], [116, 1240], [4, 72], [68, 731]], literal(&[6, 4, 8], &[2 * p, q, 1]).range(2, 7, 8));
    case!(P111, [p q], [c0 c1 c2], [[4, 16], [34, 76], [81, 241], [24, 63], [117, 281], [91, 194], [6, 26], [65, 203], [115, 254], [46, 138], [5, 126], [73, 182], [39, 88], [4, 36], [24, 57], [5, 30], [26, 60], [40, 188], [6, 27], [94, 230]], literal(&[8, 2, 2], &[1, 2 * p, q]).permute(&[0, 1, 2]));
    case!(P112, [p q], [c0 c1 c2], [[4, 12], [84, 212], [48, 124], [52, 140], [92, 292], [4, 16], [24, 96], [36, 168], [4, 108], [24, 64], [8, 136], [12, 32], [24, 136], [124, 320], [84, 248], [60, 236], [44, 164], [92, 252], [8, 44], [24, 160]], literal(&[2, 2, 6], &[2 * q, 1, p]).range(0, 1, 2));
    case!(P113, [p], [c0 c1], [[4], [108], [24], [52], [120], [8], [112], [68], [40], [12], [104], [64], [48], [60], [32], [20], [100], [96], [56], [80]], literal(&[3, 8], &[1, 3 * p]));
    case!(P114, [p q], [c0 c1], [[4, 12], [4, 14], [50, 158], [102, 246], [12, 28], [6, 130], [6, 24], [6, 18], [118, 242], [30, 68], [46, 130], [6, 112], [8, 96], [48, 200], [8, 82], [6, 88], [30, 84], [34, 74], [6, 106], [12, 48]], literal(&[4, 3, 8], &[1, p, q]).fix(1, 1));
    case!(P115, [p q], [c0 c1], [[1, 4], [3, 8], [4, 12], [4, 30], [4, 10], [84, 190], [29, 66], [2, 26], [54, 166], [1, 98], [71, 146], [4, 84], [25, 134], [64, 132], [105, 320], [15, 120], [49, 124], [15, 110], [29, 62], [12, 26]], literal(&[2, 8], &[2 * p, q]).range(0, 1, 2));
    case!(P116, [p q], [c0 c1 c2 c3], [[2, 3], [4, 41], [2, 69], [4, 4], [2, 4], [22, 23], [2, 61], [68, 3], [4, 5], [4, 3], [2, 23], [82, 58], [12, 46], [2, 10], [8, 10], [64, 5], [4, 10], [98, 65], [2, 5], [10, 10]], literal(&[p, 6], &[2 * q, 1]).divide(&[2, 1]));
    case!(P117, [p q], [c0 c1 c2], [[2, 24], [4, 46], [22, 215], [9, 178], [100, 907], [2, 89], [17, 265], [3, 35], [33, 323], [4, 42], [2, 31], [30, 279], [55, 508], [3, 78], [11, 206], [15, 143], [52, 523], [2, 44], [2, 131], [2, 122]], literal(&[6, 3, 4], &[1, q, 3 * p]).permute(&[0, 2, 1]));
    case!(P118, [p q], [c0 c1 c2], [[2, 6], [98, 316], [10, 93], [106, 251], [22, 90], [120, 302], [48, 115], [6, 75], [6, 50], [116, 339], [98, 263], [58, 192], [22, 69], [2, 8], [28, 67], [10, 34], [26, 113], [108, 270], [92, 276], [60, 161]], literal(&[2, 8, 8], &[1, p, 3 * q]).range(1, 7, 8));
    case!(P119, [p q r], [c0 c1 c2 c3 c4 c5], [[4, 2, 8], [108, 2, 189], [32, 22, 139], [25, 42, 116], [6, 2, 116], [121, 4, 231], [4, 94, 60], [85, 22, 163], [112, 48, 197], [5, 8, 47], [106, 4, 205], [61, 102, 104], [4, 8, 15], [24, 22, 43], [55, 12, 100], [18, 8, 110], [5, 68, 100], [4, 2, 103], [4, 22, 42], [95, 2, 162]], literal(&[4, q, 6], &[1, 3 * r, p]).divide(&[1, 2, 1]));
    case!(P120, [p q r], [c0 c1 c2], [[1, 10, 60], [77, 786, 4624], [54, 488, 2930], [29, 290, 1733], [2, 22, 131], [1, 30, 162], [3, 102, 538], [42, 470, 2829], [26, 282, 1761], [118, 1090, 6601], [8, 98, 566], [2, 54, 290], [21, 206, 1280], [30, 274, 1644], [1, 112, 590], [8, 92, 536], [21, 190, 1160], [1, 10, 65], [8, 116, 689], [102, 920, 5594]], literal(&[6, 2, 4], &[q, r, 3 * p]));
    case!(P121, [p], [c0 c1], [[4], [116], [92], [24], [104], [108], [56], [72], [52], [48], [8], [20], [84], [88], [112], [28], [76], [32], [36], [60]], literal(&[8], &[p]).divide(&[8]));
    case!(P122, [p q], [c0 c1 c2 c3], [[1, 16], [96, 1442], [74, 1114], [101, 1564], [21, 348], [93, 1416], [3, 96], [44, 764], [1, 18], [8, 142], [4, 82], [1, 118], [111, 1668], [3, 136], [115, 1728], [1, 68], [79, 1206], [68, 1066], [98, 1474], [1, 50]], literal(&[6, 8], &[3 * p, q]).divide(&[3, 8]));
    case!(P123, [p q], [c0], [[1, 2], [37, 39], [71, 173], [24, 114], [48, 52], [77, 99], [1, 9], [2, 19], [1, 88], [116, 120], [21, 23], [1, 4], [2, 44], [33, 36], [10, 31], [21, 22], [21, 29], [2, 29], [9, 54], [55, 105]], literal(&[3, 8], &[p, 2 * q]).fix(0, 0));
    case!(P124, [p], [c0 c1], [[4], [84], [24], [116], [92], [100], [20], [12], [56], [64], [8], [40], [44], [104], [76], [80], [88], [96], [48], [60]], literal(&[6, 2], &[p, 1]).range(1, 0, 1));
    case!(P125, [p], [c0 c1], [[4], [81], [59], [11], [5], [67], [6], [56], [51], [7], [86], [105], [119], [108], [24], [55], [83], [60], [57], [10]], literal(&[8, 4], &[p, 1]));
    case!(P126, [p q], [c0 c1 c2 c3], [[2, 2], [2, 100], [4, 70], [90, 4], [104, 2], [4, 108], [82, 4], [6, 22], [56, 50], [22, 2], [90, 76], [2, 12], [58, 116], [22, 14], [4, 100], [92, 54], [26, 84], [4, 4], [2, 14], [100, 54]], literal(&[p, 2], &[q, 1]).divide(&[2, 1]));
    case!(P127, [p q], [c0 c1 c2], [[6, 24], [7, 54], [119, 370], [6, 30], [96, 368], [77, 244], [13, 46], [16, 88], [8, 30], [8, 34], [7, 48], [42, 144], [13, 156], [60, 188], [121, 452], [63, 202], [13, 66], [9, 120], [104, 320], [6, 44]], literal(&[6, 4, 2], &[1, p, q]).range(0, 0, 1));
    case!(P128, [p q], [c0 c1], [[1, 5], [3, 18], [112, 525], [12, 154], [21, 165], [21, 111], [11, 54], [114, 540], [83, 478], [33, 162], [8, 45], [37, 291], [52, 321], [67, 377], [59, 278], [34, 166], [8, 41], [51, 247], [30, 161], [44, 208]], literal(&[8, 6], &[2 * p, 3 * q]).permute(&[0, 1]));
    case!(P129, [p q], [c0 c1 c2], [[8, 8], [8, 20], [9, 61], [111, 148], [22, 35], [86, 67], [10, 10], [55, 83], [76, 147], [61, 35], [45, 88], [9, 119], [28, 21], [116, 82], [89, 86], [79, 160], [9, 68], [9, 84], [97, 53], [78, 138]], literal(&[8, 2, 6], &[1, p, 2 * q]).range(0, 5, 7));
    case!(
        P130,
        [p],
        [c0],
        [
            [1],
            [2],
            [43],
            [113],
            [70],
            [21],
            [3],
            [17],
            [13],
            [100],
            [102],
            [4],
            [11],
            [8],
            [20],
            [14],
            [22],
            [81],
            [105],
            [37]
        ],
        literal(&[4], &[2 * p]).range(0, 1, 4)
    );
    case!(P131, [p q r], [c0 c1 c2 c3 c4 c5 c6], [[2, 8, 95], [96, 338, 4089], [4, 112, 1237], [4, 18, 313], [106, 382, 4584], [8, 118, 1238], [84, 298, 3571], [2, 8, 176], [12, 72, 825], [4, 50, 530], [90, 318, 3884], [78, 294, 3488], [2, 116, 1198], [4, 134, 1479], [74, 338, 3906], [38, 136, 1637], [52, 284, 3212], [2, 10, 171], [4, 68, 743], [4, 94, 1031]], literal(&[8, 4, 6], &[p, r, 2 * q]).compose(&[2, 3, 2, 2, 2, 2, 2], &[96, 2, 12, 1, 6, 48, 24]));
    case!(P132, [p], [c0 c1 c2 c3], [[6], [112], [74], [8], [14], [22], [66], [10], [92], [26], [12], [44], [38], [32], [16], [78], [124], [94], [58], [110]], literal(&[8, 6], &[p, 1]).compose(&[3, 4, 2, 2], &[2, 12, 6, 1]));
    case!(P133, [p q], [c0 c1], [[1, 4], [4, 20], [1, 60], [21, 136], [15, 158], [107, 329], [84, 360], [49, 153], [2, 14], [46, 140], [8, 32], [4, 129], [57, 284], [26, 184], [8, 53], [2, 27], [1, 7], [48, 146], [3, 12], [12, 102]], literal(&[4, 4], &[p, q]).range(1, 0, 4));
    case!(P134, [p q], [c0 c1 c2 c3], [[2, 24], [22, 204], [4, 49], [30, 373], [32, 381], [6, 60], [4, 45], [64, 584], [12, 227], [80, 738], [10, 212], [72, 674], [76, 693], [6, 150], [4, 157], [90, 923], [6, 80], [60, 552], [22, 323], [54, 598]], literal(&[6, 6, 4], &[1, q, 3 * p]).compose(&[6, 4, 3, 2], &[24, 2, 8, 1]));
    case!(
        P135,
        [p],
        [c0],
        [
            [2],
            [48],
            [52],
            [8],
            [50],
            [4],
            [46],
            [22],
            [6],
            [110],
            [32],
            [54],
            [74],
            [96],
            [26],
            [82],
            [108],
            [88],
            [56],
            [90]
        ],
        literal(&[6], &[p])
    );
    case!(P136, [p q r], [c0 c1 c2], [[2, 1, 8], [6, 69, 80], [24, 2, 176], [10, 54, 52], [22, 4, 180], [4, 4, 34], [22, 4, 72], [4, 53, 126], [110, 42, 370], [4, 21, 116], [4, 51, 14], [10, 16, 122], [10, 47, 52], [4, 96, 124], [4, 1, 120], [122, 99, 378], [10, 101, 148], [70, 8, 214], [8, 2, 108], [2, 98, 10]], literal(&[4, q, 2], &[p, r, 1]));
    case!(
        P137,
        [p],
        [c0],
        [
            [1],
            [36],
            [32],
            [100],
            [3],
            [16],
            [59],
            [4],
            [83],
            [8],
            [21],
            [88],
            [7],
            [2],
            [116],
            [33],
            [86],
            [24],
            [101],
            [108]
        ],
        literal(&[6], &[p])
    );
    case!(P138, [p q], [c0 c1 c2 c3], [[2, 44], [4, 108], [4, 88], [120, 2632], [116, 2448], [2, 104], [22, 528], [6, 128], [94, 2060], [22, 468], [76, 1620], [80, 1684], [106, 2228], [22, 576], [58, 1228], [104, 2188], [92, 1996], [76, 1612], [8, 172], [2, 68]], literal(&[8, 4], &[3 * p, q]).divide(&[2, 1]));
    case!(P139, [p], [c0 c1], [[2], [22], [8], [6], [16], [28], [82], [86], [60], [4], [56], [110], [32], [78], [42], [104], [102], [38], [54], [92]], literal(&[2], &[p]).divide(&[1]));
    case!(P140, [p q], [c0 c1 c2 c3], [[2, 2], [22, 2], [4, 3], [4, 4], [2, 31], [4, 22], [106, 22], [48, 20], [54, 68], [2, 20], [2, 90], [22, 9], [46, 5], [6, 83], [4, 57], [8, 5], [8, 37], [22, 47], [60, 4], [80, 2]], literal(&[2, p], &[1, q]).divide(&[1, 2]));
    case!(
        P141,
        [p],
        [c0],
        [
            [1],
            [33],
            [81],
            [113],
            [8],
            [4],
            [21],
            [104],
            [58],
            [93],
            [6],
            [107],
            [52],
            [43],
            [106],
            [26],
            [17],
            [72],
            [76],
            [3]
        ],
        literal(&[3], &[p])
    );
    case!(P142, [p], [c0 c1], [[2], [93], [103], [39], [9], [4], [69], [11], [44], [45], [3], [5], [22], [78], [38], [26], [16], [6], [104], [48]], literal(&[2, 4], &[2 * p, 1]));
    case!(P143, [p q], [c0 c1 c2 c3 c4 c5], [[2, 6], [5, 16], [2, 9], [87, 240], [38, 110], [83, 197], [3, 32], [4, 30], [80, 189], [3, 9], [4, 53], [22, 55], [31, 131], [2, 61], [29, 177], [5, 114], [116, 370], [9, 24], [9, 46], [29, 172]], literal(&[2, 2, 8], &[3 * q, 1, p]).divide(&[1, 2, 8]));
    case!(P144, [p], [c0 c1], [[6], [26], [105], [8], [70], [111], [7], [24], [113], [97], [27], [54], [9], [44], [73], [63], [75], [83], [77], [37]], literal(&[6, 3], &[1, p]).range(1, 0, 3));
    case!(P145, [p], [c0 c1], [[2], [12], [106], [22], [4], [78], [34], [116], [114], [8], [44], [80], [82], [6], [38], [20], [48], [112], [16], [100]], literal(&[p], &[1]).divide(&[2]));
    case!(P146, [p q], [c0 c1 c2], [[2, 7], [83, 174], [5, 35], [4, 13], [31, 160], [118, 260], [57, 119], [4, 74], [2, 78], [28, 150], [4, 52], [32, 98], [3, 9], [2, 79], [9, 128], [55, 115], [4, 31], [22, 48], [3, 49], [58, 121]], literal(&[2, 2, 3], &[2 * p, q, 1]).permute(&[0, 2, 1]));
    case!(P147, [p q], [c0 c1 c2 c3], [[2, 4], [22, 12], [34, 52], [4, 12], [22, 16], [4, 36], [2, 104], [4, 48], [88, 48], [114, 156], [12, 44], [2, 8], [4, 24], [4, 112], [66, 36], [116, 64], [16, 12], [66, 148], [2, 36], [116, 60]], literal(&[p, 6], &[1, 2 * q]).divide(&[2, 1]));
    case!(P148, [p q], [c0 c1 c2 c3 c4 c5], [[2, 6], [32, 88], [25, 64], [56, 144], [22, 60], [4, 14], [4, 94], [98, 278], [34, 186], [9, 32], [90, 316], [82, 268], [98, 254], [68, 178], [79, 220], [76, 192], [2, 64], [4, 82], [48, 124], [22, 90]], literal(&[6, 2, 3], &[p, 1, 2 * q]).divide(&[2, 1, 3]));
    case!(P149, [p q], [c0 c1 c2 c3 c4 c5], [[4, 32], [6, 64], [5, 39], [5, 41], [5, 58], [70, 429], [4, 43], [114, 692], [121, 750], [109, 720], [120, 822], [92, 580], [4, 105], [98, 599], [11, 190], [80, 508], [11, 74], [24, 208], [86, 525], [17, 191]], literal(&[3, 4, 8], &[q, 2 * p, 1]).divide(&[3, 1, 2]));
    case!(
        P150,
        [p],
        [c0],
        [
            [4],
            [32],
            [72],
            [20],
            [56],
            [44],
            [52],
            [8],
            [40],
            [12],
            [116],
            [24],
            [96],
            [108],
            [100],
            [28],
            [16],
            [92],
            [84],
            [120]
        ],
        literal(&[6, 2], &[p, 1]).fix(0, 5)
    );
    case!(P151, [p q r], [c0 c1 c2], [[1, 4, 4], [9, 24, 308], [8, 6, 72], [1, 8, 8], [3, 4, 128], [115, 82, 14028], [8, 92, 972], [8, 78, 844], [3, 20, 96], [104, 30, 4640], [90, 28, 3832], [2, 4, 76], [57, 6, 532], [93, 92, 12784], [35, 6, 364], [104, 116, 17948], [84, 6, 772], [3, 110, 336], [3, 24, 144], [44, 122, 7896]], literal(&[2, 8, p], &[2 * r, 1, 3 * q]));
    case!(P152, [p q], [c0 c1 c2], [[2, 8], [6, 122], [56, 197], [22, 80], [44, 175], [74, 267], [70, 307], [112, 413], [6, 61], [48, 169], [62, 238], [22, 79], [64, 321], [10, 90], [22, 81], [22, 86], [4, 15], [120, 465], [114, 442], [2, 91]], literal(&[2, 8, 6], &[1, p, 2 * q]));
    case!(P153, [p], [c0 c1], [[2], [52], [4], [72], [76], [12], [22], [82], [112], [8], [18], [100], [48], [16], [108], [32], [102], [6], [38], [34]], literal(&[p], &[1]).divide(&[2]));
    case!(
        P154,
        [p],
        [c0],
        [
            [4],
            [48],
            [96],
            [8],
            [16],
            [24],
            [68],
            [52],
            [40],
            [76],
            [28],
            [32],
            [36],
            [112],
            [116],
            [60],
            [104],
            [12],
            [108],
            [88]
        ],
        literal(&[4], &[p]).compose(&[4], &[1])
    );
    case!(P155, [p q], [c0 c1 c2], [[4, 8], [8, 36], [4, 92], [8, 100], [76, 192], [8, 20], [48, 96], [4, 12], [8, 12], [36, 40], [12, 36], [4, 28], [108, 116], [8, 104], [72, 172], [88, 112], [8, 16], [68, 92], [12, 20], [76, 136]], literal(&[8, 2, 3], &[q, p, 1]).permute(&[0, 2, 1]));
    case!(P156, [p], [c0 c1], [[8], [52], [56], [12], [88], [16], [28], [72], [64], [48], [32], [80], [40], [116], [100], [92], [36], [128], [124], [96]], literal(&[6, 8], &[p, 1]).range(1, 4, 7));
    case!(P157, [p q], [c0 c1 c2], [[3, 24], [32, 292], [82, 505], [23, 146], [45, 278], [61, 372], [92, 586], [13, 176], [23, 147], [99, 608], [44, 385], [47, 335], [90, 567], [23, 188], [7, 106], [23, 250], [23, 144], [5, 146], [39, 283], [111, 708]], literal(&[6, 4, 6], &[1, 2 * p, q]));
    case!(P158, [p], [c0 c1], [[4], [36], [8], [24], [96], [12], [100], [104], [44], [116], [120], [28], [72], [80], [112], [68], [40], [52], [88], [76]], literal(&[3, 2], &[1, p]).range(1, 0, 2));
    case!(P159, [p], [c0 c1 c2 c3], [[4], [46], [6], [24], [86], [17], [51], [7], [106], [39], [101], [37], [5], [67], [94], [66], [52], [21], [23], [11]], literal(&[8, 8], &[2 * p, 1]).divide(&[8, 4]));
    case!(
        P160,
        [p],
        [c0],
        [
            [4],
            [71],
            [7],
            [5],
            [34],
            [114],
            [109],
            [11],
            [32],
            [87],
            [81],
            [40],
            [69],
            [17],
            [6],
            [14],
            [18],
            [83],
            [62],
            [9]
        ],
        literal(&[6, 4], &[p, 1]).fix(1, 1)
    );
    case!(P161, [p q r], [c0 c1 c2 c3 c4], [[1, 6, 47], [4, 108, 692], [2, 106, 672], [103, 524, 4240], [118, 638, 5094], [55, 388, 2886], [4, 28, 209], [80, 432, 3396], [3, 24, 280], [101, 612, 4770], [8, 68, 492], [96, 484, 3868], [91, 564, 4295], [21, 134, 1015], [21, 108, 859], [4, 24, 188], [58, 364, 2880], [2, 12, 97], [71, 356, 2850], [2, 32, 233]], literal(&[6, 6, 4], &[r, 2 * p, 2 * q]).compose(&[3, 3, 4, 2, 2], &[3, 1, 36, 18, 9]));
    case!(P162, [p q], [c0 c1 c2], [[4, 44], [20, 204], [108, 1084], [4, 64], [20, 324], [24, 276], [92, 924], [56, 652], [8, 84], [88, 884], [64, 644], [20, 212], [8, 96], [8, 188], [108, 1128], [24, 248], [8, 160], [92, 968], [104, 1144], [56, 564]], literal(&[6, 2, 3], &[2 * p, 1, q]).permute(&[1, 0, 2]));
    case!(P163, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 2, 2], [8, 22, 11], [110, 138, 142], [38, 98, 158], [8, 105, 39], [4, 12, 64], [4, 11, 9], [104, 132, 79], [46, 89, 46], [8, 8, 28], [34, 35, 24], [2, 4, 3], [2, 13, 5], [14, 14, 30], [56, 58, 41], [2, 4, 42], [36, 137, 65], [76, 78, 95], [22, 42, 29], [4, 29, 13]], literal(&[2, 4, p], &[q, 3 * r, 1]).divide(&[1, 1, 2]));
    case!(P164, [p], [c0 c1], [[2], [6], [4], [76], [70], [98], [80], [92], [54], [22], [26], [84], [28], [46], [82], [30], [60], [10], [34], [38]], literal(&[2, 4], &[1, p]));
    case!(P165, [p], [c0 c1], [[3], [9], [4], [71], [80], [110], [90], [5], [6], [104], [10], [27], [37], [111], [58], [122], [23], [48], [93], [55]], literal(&[4, 3], &[p, 1]));
    case!(P166, [p], [c0 c1], [[8], [124], [28], [80], [20], [48], [112], [32], [92], [44], [64], [72], [16], [12], [96], [108], [120], [76], [56], [36]], literal(&[6, 6], &[1, p]).compose(&[6, 6], &[1, 6]));
    case!(P167, [p], [c0 c1 c2], [[8], [88], [14], [12], [82], [70], [50], [10], [28], [16], [68], [56], [42], [108], [84], [126], [86], [118], [26], [34]], literal(&[6, 8], &[p, 1]).compose(&[4, 4, 3], &[1, 12, 4]));
    case!(
        P168,
        [p],
        [c0],
        [
            [1],
            [3],
            [107],
            [49],
            [77],
            [4],
            [109],
            [33],
            [120],
            [8],
            [34],
            [21],
            [119],
            [103],
            [2],
            [26],
            [52],
            [108],
            [53],
            [79]
        ],
        literal(&[4], &[p])
    );
    case!(P169, [p q], [c0 c1], [[4, 8], [24, 32], [6, 12], [70, 132], [38, 44], [106, 112], [10, 16], [90, 96], [98, 212], [84, 92], [70, 92], [4, 68], [24, 116], [114, 204], [18, 76], [52, 76], [116, 128], [24, 144], [122, 196], [84, 104]], literal(&[2, 6, 3], &[p, q, 1]).fix(1, 5));
    case!(
        P170,
        [p],
        [c0],
        [
            [1],
            [8],
            [21],
            [28],
            [74],
            [120],
            [13],
            [111],
            [53],
            [56],
            [79],
            [70],
            [4],
            [86],
            [73],
            [3],
            [2],
            [33],
            [67],
            [94]
        ],
        literal(&[4], &[p])
    );
    case!(P171, [p q], [c0 c1], [[4, 32], [88, 726], [16, 117], [24, 179], [8, 116], [12, 89], [124, 879], [8, 60], [24, 173], [4, 113], [120, 939], [52, 400], [8, 82], [56, 416], [8, 179], [4, 102], [100, 707], [108, 811], [24, 285], [96, 683]], literal(&[6, 4, 8], &[q, 1, p]).fix(1, 1));
    case!(P172, [p q], [c0 c1], [[2, 1], [96, 37], [4, 3], [2, 4], [8, 80], [2, 42], [2, 91], [2, 19], [8, 32], [82, 88], [4, 4], [88, 12], [86, 9], [22, 1], [4, 2], [60, 8], [90, 51], [22, 50], [2, 31], [120, 88]], literal(&[p], &[2 * q]).divide(&[2]));
    case!(P173, [p q], [c0 c1 c2], [[2, 8], [82, 168], [92, 296], [2, 28], [4, 28], [22, 64], [22, 48], [32, 96], [114, 236], [24, 52], [54, 112], [2, 36], [96, 268], [2, 12], [76, 232], [6, 124], [102, 224], [4, 32], [4, 12], [10, 24]], literal(&[2, 2, 3], &[1, q, p]).range(1, 1, 2));
    case!(P174, [p], [c0 c1 c2 c3], [[4], [81], [5], [6], [11], [7], [24], [88], [31], [77], [121], [93], [106], [46], [12], [62], [71], [82], [75], [9]], literal(&[6, 4], &[p, 1]).compose(&[2, 3, 2, 2], &[2, 8, 4, 1]));
    case!(
        P175,
        [p],
        [c0],
        [
            [1],
            [8],
            [3],
            [38],
            [21],
            [110],
            [2],
            [82],
            [35],
            [36],
            [27],
            [119],
            [62],
            [60],
            [85],
            [7],
            [77],
            [73],
            [15],
            [39]
        ],
        literal(&[4], &[p])
    );
    case!(
        P176,
        [p],
        [c0],
        [
            [4],
            [56],
            [92],
            [104],
            [8],
            [100],
            [64],
            [12],
            [24],
            [36],
            [28],
            [96],
            [76],
            [84],
            [52],
            [120],
            [32],
            [44],
            [88],
            [48]
        ],
        literal(&[6], &[3 * p])
    );
    case!(P177, [p q r], [c0 c1 c2 c3], [[1, 2, 3], [98, 4, 235], [116, 2, 347], [107, 8, 355], [8, 96, 61], [103, 40, 241], [28, 14, 152], [1, 2, 26], [4, 2, 118], [83, 94, 201], [102, 38, 246], [3, 14, 85], [21, 22, 93], [21, 46, 52], [2, 62, 12], [8, 4, 71], [4, 52, 30], [67, 2, 243], [29, 22, 69], [9, 8, 95]], literal(&[q, 8], &[3 * r, p]).divide(&[2, 1]));
    case!(P178, [p q r], [c0 c1 c2 c3 c4 c5], [[4, 2, 4], [6, 2, 24], [82, 8, 64], [4, 40, 82], [80, 8, 164], [30, 8, 24], [28, 2, 38], [40, 22, 36], [12, 100, 120], [8, 2, 14], [24, 22, 40], [118, 4, 118], [6, 102, 8], [60, 2, 54], [76, 2, 56], [4, 2, 8], [12, 112, 12], [34, 2, 24], [122, 8, 114], [12, 4, 110]], literal(&[q, 3, 4], &[3 * r, p, 1]).divide(&[2, 1, 1]));
    case!(P179, [p], [c0 c1], [[4], [24], [11], [50], [114], [76], [13], [40], [14], [94], [44], [25], [78], [105], [5], [6], [110], [101], [59], [17]], literal(&[4, 8], &[1, p]).range(1, 1, 3));
    case!(
        P180,
        [p],
        [c0],
        [
            [4],
            [8],
            [12],
            [24],
            [120],
            [108],
            [20],
            [36],
            [40],
            [68],
            [92],
            [60],
            [88],
            [32],
            [72],
            [116],
            [64],
            [28],
            [112],
            [16]
        ],
        literal(&[4, 3], &[p, 1]).fix(1, 0)
    );
    case!(P181, [p q], [c0 c1 c2], [[2, 36], [60, 1000], [4, 68], [62, 936], [78, 1180], [8, 188], [22, 356], [70, 1076], [2, 48], [60, 924], [12, 236], [4, 144], [108, 1712], [24, 452], [4, 116], [40, 604], [106, 1640], [4, 72], [84, 1268], [18, 360]], literal(&[3, 3, 6], &[1, q, 3 * p]));
    case!(P182, [p], [c0 c1], [[2], [10], [112], [60], [85], [9], [5], [59], [114], [35], [20], [87], [98], [3], [22], [4], [55], [95], [12], [104]], literal(&[4, 3], &[1, 3 * p]).compose(&[6, 2], &[1, 6]));
    case!(P183, [p], [c0 c1], [[2], [4], [110], [12], [22], [28], [6], [70], [32], [92], [72], [106], [114], [74], [16], [94], [48], [10], [116], [78]], literal(&[6, 8], &[1, 3 * p]).range(1, 6, 8));
    case!(P184, [p q], [c0 c1], [[4, 15], [24, 143], [46, 143], [4, 20], [98, 395], [6, 136], [6, 46], [4, 116], [6, 24], [60, 203], [112, 346], [10, 34], [72, 219], [102, 312], [4, 18], [90, 276], [10, 99], [104, 324], [4, 16], [114, 457]], literal(&[4, 3, 2], &[p, 1, q]).fix(2, 1));
    case!(P185, [p q], [c0 c1 c2 c3 c4 c5], [[6, 12], [39, 68], [8, 48], [39, 84], [22, 112], [7, 36], [8, 92], [116, 200], [6, 20], [13, 56], [26, 44], [101, 252], [6, 32], [116, 292], [7, 16], [9, 20], [6, 48], [26, 56], [9, 40], [6, 16]], literal(&[3, 6, 4], &[2 * q, 1, p]).divide(&[3, 1, 4]));
    case!(P186, [p q], [c0 c1], [[8, 32], [8, 36], [26, 100], [23, 88], [94, 354], [8, 44], [126, 452], [15, 60], [11, 64], [9, 40], [90, 358], [12, 112], [90, 362], [75, 308], [61, 238], [8, 34], [11, 68], [47, 190], [79, 284], [11, 92]], literal(&[8, 3, 8], &[1, 2 * q, p]).fix(1, 2));
    case!(P187, [p], [c0 c1], [[3], [10], [5], [83], [6], [4], [61], [23], [9], [11], [39], [113], [102], [86], [38], [64], [53], [60], [58], [100]], literal(&[6, 2], &[1, 2 * p]).compose(&[6, 2], &[2, 1]));
    case!(P188, [p q], [c0], [[4, 14], [80, 266], [24, 76], [24, 120], [8, 46], [8, 100], [116, 454], [40, 158], [32, 196], [108, 328], [100, 340], [92, 278], [16, 108], [4, 118], [32, 104], [8, 32], [12, 58], [104, 412], [4, 16], [72, 220]], literal(&[6, 2], &[q, 3 * p]).fix(1, 0));
    case!(P189, [p q], [c0 c1], [[2, 8], [4, 12], [90, 248], [8, 76], [96, 248], [66, 176], [118, 396], [2, 88], [76, 200], [66, 168], [4, 16], [48, 124], [4, 52], [64, 252], [4, 32], [2, 108], [86, 220], [4, 56], [96, 292], [114, 288]], literal(&[8, 6], &[2 * q, p]));
    case!(P190, [p q], [c0 c1], [[2, 4], [2, 6], [76, 78], [8, 18], [4, 8], [50, 54], [2, 58], [4, 52], [32, 58], [14, 54], [66, 70], [108, 112], [4, 64], [2, 110], [4, 66], [76, 80], [4, 106], [22, 44], [2, 112], [4, 82]], literal(&[6, 2], &[q, p]));
    case!(
        P191,
        [p],
        [c0],
        [
            [4],
            [24],
            [116],
            [84],
            [28],
            [92],
            [36],
            [88],
            [20],
            [76],
            [64],
            [60],
            [80],
            [8],
            [40],
            [120],
            [12],
            [96],
            [32],
            [48]
        ],
        literal(&[8], &[2 * p])
    );
    case!(P192, [p q r], [c0 c1 c2 c3 c4], [[2, 16, 96], [52, 368, 2220], [2, 18, 120], [22, 182, 1068], [2, 54, 292], [72, 612, 3672], [4, 86, 460], [26, 190, 1136], [80, 568, 3404], [12, 92, 548], [100, 704, 4340], [4, 36, 212], [8, 58, 456], [2, 16, 148], [60, 424, 2644], [8, 78, 448], [16, 226, 1332], [4, 30, 180], [4, 72, 484], [4, 30, 200]], literal(&[6, 4, 8], &[q, r, p]).compose(&[3, 4, 2, 4, 2], &[32, 2, 1, 8, 96]));
    case!(P193, [p q r], [c0 c1 c2], [[2, 7, 28], [8, 27, 114], [2, 16, 62], [2, 8, 32], [90, 273, 1094], [4, 39, 160], [10, 54, 196], [120, 405, 1580], [4, 13, 68], [98, 412, 1556], [74, 233, 936], [70, 272, 1034], [38, 132, 512], [2, 14, 50], [4, 16, 174], [22, 111, 462], [22, 69, 376], [4, 47, 162], [4, 23, 82], [26, 99, 418]], literal(&[4, 3, 4], &[p, r, q]).permute(&[1, 2, 0]));
    case!(P194, [p q], [c0 c1], [[1, 1], [2, 2], [66, 66], [3, 23], [92, 102], [72, 75], [2, 3], [12, 118], [4, 6], [4, 11], [22, 96], [37, 113], [114, 150], [2, 113], [14, 44], [110, 120], [15, 18], [1, 82], [2, 68], [8, 9]], literal(&[p, 4], &[1, q]));
    case!(P195, [p q], [c0 c1 c2], [[4, 12], [4, 116], [60, 240], [24, 156], [8, 24], [12, 112], [40, 84], [96, 204], [92, 196], [52, 212], [44, 204], [112, 292], [76, 252], [12, 36], [12, 32], [120, 248], [4, 72], [24, 128], [4, 16], [8, 112]], literal(&[8, 3, 3], &[1, 3 * p, 3 * q]).range(0, 4, 7));
    case!(P196, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 6, 12], [42, 13, 617], [16, 7, 118], [20, 18, 351], [24, 60, 1389], [2, 44, 83], [50, 26, 1362], [20, 13, 311], [78, 106, 8169], [8, 56, 400], [2, 8, 16], [8, 93, 769], [22, 103, 2220], [12, 8, 94], [32, 9, 292], [4, 13, 158], [48, 6, 394], [8, 8, 63], [52, 7, 383], [4, 82, 286]], literal(&[6, 8, p], &[1, r, q]).divide(&[1, 1, 2]));
    case!(P197, [p], [c0 c1 c2 c3], [[2], [100], [120], [3], [22], [85], [5], [68], [56], [9], [47], [38], [4], [53], [40], [87], [50], [41], [103], [57]], literal(&[4, 8], &[1, 3 * p]).divide(&[2, 8]));
    case!(P198, [p q], [c0 c1 c2], [[4, 14], [6, 48], [6, 32], [6, 19], [24, 87], [24, 58], [32, 91], [6, 18], [4, 48], [104, 234], [88, 182], [24, 62], [92, 271], [104, 306], [4, 73], [4, 24], [110, 337], [120, 253], [16, 75], [76, 178]], literal(&[3, 2, 6], &[q, 2 * p, 1]).range(0, 2, 3));
    case!(P199, [p q], [c0 c1 c2 c3 c4 c5], [[4, 12], [60, 139], [24, 132], [24, 53], [5, 65], [24, 55], [105, 272], [121, 246], [55, 114], [7, 94], [34, 165], [90, 233], [11, 114], [123, 257], [14, 35], [64, 231], [6, 99], [10, 44], [4, 97], [7, 18]], literal(&[3, 4, 2], &[p, 1, q]).divide(&[3, 4, 2]));
    case!(P200, [p], [c0 c1], [[4], [68], [44], [12], [104], [8], [116], [72], [48], [36], [52], [76], [56], [24], [80], [108], [120], [20], [16], [60]], literal(&[2, 3], &[1, 3 * p]));
    case!(P201, [p], [c0 c1 c2 c3], [[2], [46], [22], [3], [9], [4], [26], [51], [14], [100], [42], [5], [43], [58], [45], [17], [15], [63], [108], [79]], literal(&[6, 2], &[p, 1]).divide(&[3, 2]));
    case!(P202, [p q], [c0 c1], [[2, 8], [10, 44], [54, 248], [56, 220], [28, 116], [94, 288], [2, 12], [104, 320], [22, 68], [82, 288], [8, 132], [2, 80], [4, 16], [2, 68], [4, 64], [20, 64], [8, 28], [22, 124], [58, 252], [106, 396]], literal(&[4, 2, 3], &[3 * p, 3 * q, 1]).fix(0, 2));
    case!(P203, [p q], [c0 c1 c2], [[8, 10], [16, 22], [60, 102], [116, 126], [56, 160], [8, 120], [16, 20], [56, 84], [8, 30], [104, 130], [28, 104], [68, 156], [28, 48], [116, 164], [8, 50], [92, 94], [80, 140], [8, 112], [64, 68], [28, 32]], literal(&[6, 4, 2], &[1, p, 3 * q]).compose(&[4, 6, 2], &[2, 8, 1]));
    case!(P204, [p q], [c0 c1 c2], [[2, 18], [22, 138], [36, 270], [54, 375], [5, 103], [22, 139], [28, 189], [9, 61], [2, 31], [57, 409], [5, 38], [2, 67], [2, 25], [5, 83], [54, 337], [9, 117], [112, 769], [4, 37], [17, 219], [58, 419]], literal(&[6, 3, 4], &[1, 3 * p, q]).range(0, 2, 5));
    case!(P205, [p q], [c0 c1 c2 c3 c4 c5], [[2, 14], [4, 48], [2, 112], [2, 17], [16, 105], [4, 122], [2, 83], [114, 687], [2, 45], [22, 141], [8, 51], [46, 279], [10, 64], [4, 46], [2, 41], [4, 29], [118, 802], [90, 562], [28, 171], [6, 41]], literal(&[2, 3, 3], &[1, 3 * p, q]).divide(&[1, 3, 1]));
    case!(P206, [p q], [c0 c1 c2 c3], [[2, 2], [4, 4], [4, 7], [82, 83], [2, 72], [54, 55], [2, 3], [2, 42], [2, 5], [4, 5], [2, 57], [12, 97], [2, 9], [106, 120], [58, 114], [46, 78], [6, 8], [104, 105], [22, 59], [18, 25]], literal(&[p, 3], &[1, q]).divide(&[2, 1]));
    case!(P207, [p q], [c0 c1 c2 c3], [[2, 2], [30, 88], [2, 4], [4, 6], [2, 10], [28, 140], [104, 106], [2, 22], [96, 102], [114, 114], [4, 4], [4, 44], [114, 122], [8, 16], [18, 116], [8, 64], [4, 12], [4, 42], [30, 32], [76, 84]], literal(&[8, p], &[q, 1]).divide(&[1, 2]));
    case!(
        P208,
        [p],
        [c0],
        [
            [3],
            [10],
            [37],
            [84],
            [4],
            [23],
            [27],
            [44],
            [38],
            [46],
            [15],
            [79],
            [105],
            [80],
            [122],
            [6],
            [96],
            [5],
            [82],
            [70]
        ],
        literal(&[6, 8], &[3 * p, 1]).fix(1, 5)
    );
    case!(P209, [p q], [c0 c1 c2], [[1, 2], [1, 4], [21, 105], [27, 69], [8, 10], [78, 197], [9, 13], [49, 164], [4, 16], [1, 47], [29, 94], [100, 121], [101, 102], [8, 16], [2, 10], [21, 29], [98, 174], [3, 25], [63, 71], [3, 4]], literal(&[4, 2, 2], &[2 * q, 2 * p, 1]).range(2, 0, 2));
    case!(P210, [p q], [c0], [[1, 16], [7, 160], [5, 78], [3, 66], [24, 450], [3, 48], [3, 46], [39, 688], [95, 1468], [43, 666], [119, 1790], [60, 1020], [91, 1370], [21, 434], [1, 56], [9, 212], [2, 134], [21, 336], [21, 328], [23, 382]], literal(&[6, 6], &[3 * p, q]).fix(0, 4));
    case!(P211, [p], [c0 c1], [[3], [108], [23], [50], [11], [78], [15], [10], [4], [5], [87], [6], [104], [91], [48], [12], [115], [99], [46], [109]], literal(&[8, 6], &[2 * p, 1]).range(1, 5, 6));
    case!(P212, [p], [c0 c1], [[4], [66], [24], [12], [40], [84], [6], [120], [10], [52], [110], [22], [48], [74], [8], [50], [78], [72], [82], [98]], literal(&[3, 8], &[3 * p, 1]));
    case!(P213, [p q r], [c0 c1], [[1, 6, 8], [4, 28, 56], [21, 178, 152], [8, 43, 120], [3, 19, 104], [4, 23, 24], [59, 316, 308], [114, 591, 648], [46, 283, 260], [1, 8, 16], [28, 142, 256], [3, 89, 56], [2, 104, 60], [4, 100, 80], [29, 241, 196], [15, 79, 80], [1, 119, 132], [8, 48, 156], [37, 188, 188], [21, 113, 224]], literal(&[6, 2, 6], &[p, q, 2 * r]).fix(1, 1));
    case!(P214, [p], [c0 c1], [[4], [12], [8], [16], [36], [96], [92], [112], [72], [120], [24], [84], [100], [60], [88], [108], [68], [32], [124], [40]], literal(&[3, 6], &[1, p]).permute(&[0, 1]));
    case!(P215, [p q], [c0 c1 c2], [[8, 64], [115, 904], [10, 84], [11, 108], [11, 92], [28, 312], [8, 68], [28, 204], [72, 552], [111, 792], [87, 728], [55, 396], [10, 96], [9, 188], [25, 200], [28, 296], [11, 88], [28, 208], [106, 828], [125, 940]], literal(&[8, 8, 2], &[1, p, q]).permute(&[2, 1, 0]));
    case!(P216, [p q r], [c0 c1 c2], [[2, 20, 53], [2, 24, 63], [4, 108, 276], [4, 44, 117], [8, 76, 202], [118, 1084, 2887], [22, 204, 560], [14, 132, 358], [2, 24, 83], [6, 140, 347], [56, 512, 1363], [114, 1044, 2786], [4, 104, 255], [80, 724, 1932], [4, 40, 126], [10, 212, 532], [2, 20, 55], [68, 616, 1649], [100, 996, 2642], [112, 1124, 2979]], literal(&[8, 6, 4], &[q, 3 * r, 3 * p]));
    case!(P217, [p], [c0 c1 c2 c3], [[4], [7], [60], [11], [5], [123], [20], [24], [23], [77], [118], [75], [107], [99], [85], [6], [66], [33], [14], [102]], literal(&[6, 4], &[p, 1]).divide(&[1, 2]));
    case!(P218, [p q r], [c0 c1 c2 c3], [[4, 3, 12], [112, 60, 180], [4, 3, 88], [4, 52, 200], [52, 30, 88], [72, 39, 216], [80, 42, 180], [100, 98, 316], [4, 4, 120], [68, 80, 204], [68, 42, 124], [24, 13, 60], [4, 5, 20], [4, 68, 232], [4, 24, 160], [8, 24, 100], [4, 92, 276], [24, 109, 332], [4, 16, 56], [8, 6, 40]], literal(&[4, 3, 2], &[2 * r, 2 * q, p]).compose(&[2, 2, 2, 3], &[12, 1, 2, 4]));
    case!(P219, [p], [c0 c1 c2 c3], [[8], [18], [14], [10], [9], [16], [85], [11], [15], [19], [114], [64], [42], [110], [28], [116], [109], [29], [106], [127]], literal(&[8, 8], &[p, 1]).compose(&[4, 4, 2, 2], &[8, 1, 32, 4]));
    case!(P220, [p q], [c0 c1], [[1, 6], [104, 524], [21, 109], [37, 257], [8, 153], [1, 72], [66, 406], [8, 97], [21, 126], [2, 31], [34, 194], [2, 41], [2, 14], [4, 99], [21, 178], [14, 155], [111, 562], [105, 527], [33, 205], [17, 86]], literal(&[6, 2], &[p, q]));
    case!(P221, [p q], [c0 c1 c2], [[2, 8], [8, 24], [48, 156], [2, 28], [106, 276], [56, 176], [52, 108], [10, 24], [8, 76], [26, 56], [38, 80], [2, 80], [4, 12], [26, 152], [2, 12], [22, 48], [76, 160], [22, 140], [4, 32], [42, 156]], literal(&[3, 3, 4], &[1, 3 * p, 3 * q]).permute(&[0, 2, 1]));
    case!(P222, [p q], [c0 c1], [[8, 48], [88, 524], [15, 112], [8, 126], [18, 100], [8, 68], [119, 624], [97, 500], [41, 216], [48, 252], [9, 56], [112, 646], [90, 458], [10, 60], [30, 160], [104, 528], [88, 448], [79, 404], [9, 60], [10, 82]], literal(&[6, 8, 3], &[p, 1, q]).fix(1, 0));
    case!(P223, [p q r], [c0 c1 c2], [[2, 10, 40], [22, 193, 700], [8, 39, 212], [8, 40, 240], [22, 101, 404], [22, 103, 432], [10, 53, 280], [24, 121, 476], [46, 275, 1036], [2, 69, 220], [112, 539, 2124], [88, 400, 1700], [2, 94, 296], [2, 76, 240], [114, 515, 2060], [8, 44, 192], [56, 253, 1016], [62, 373, 1400], [8, 40, 252], [4, 21, 132]], literal(&[4, 3, 4], &[2 * q, 2 * r, 3 * p]).range(1, 1, 3));
    case!(P224, [p], [c0 c1], [[4], [6], [38], [50], [78], [12], [84], [24], [86], [88], [108], [118], [116], [64], [110], [8], [60], [72], [98], [70]], literal(&[6, 3], &[p, 1]).range(0, 4, 6));
    case!(P225, [p q], [c0 c1], [[4, 8], [56, 68], [12, 60], [88, 96], [12, 16], [88, 132], [8, 128], [24, 48], [24, 32], [80, 108], [12, 96], [108, 116], [72, 120], [12, 92], [8, 124], [104, 112], [8, 12], [112, 156], [28, 96], [8, 16]], literal(&[4, 8, 2], &[1, q, p]).fix(1, 2));
    case!(P226, [p q], [c0 c1], [[4, 19], [100, 470], [4, 134], [4, 62], [92, 431], [4, 22], [92, 464], [92, 534], [52, 246], [12, 71], [24, 113], [4, 26], [24, 120], [120, 564], [4, 20], [64, 306], [32, 153], [24, 150], [116, 562], [24, 116]], literal(&[8, 4], &[2 * p, 3 * q]).range(1, 0, 3));
    case!(P227, [p q], [c0 c1 c2 c3 c4 c5], [[3, 72], [122, 2684], [5, 116], [23, 588], [33, 704], [77, 1628], [10, 220], [59, 1352], [10, 228], [4, 112], [79, 1716], [3, 168], [3, 120], [98, 2108], [6, 136], [47, 1100], [34, 744], [121, 2648], [45, 960], [23, 492]], literal(&[8, 6, 8], &[1, q, 3 * p]).divide(&[4, 1, 2]));
    case!(P228, [p], [c0 c1], [[1], [21], [5], [3], [101], [2], [78], [6], [28], [99], [70], [4], [65], [51], [76], [38], [54], [41], [68], [39]], literal(&[2], &[p]).divide(&[2]));
    case!(P229, [p q], [c0 c1], [[2, 4], [84, 60], [8, 4], [14, 36], [22, 24], [2, 88], [4, 4], [4, 112], [4, 36], [16, 4], [114, 60], [50, 28], [4, 76], [36, 4], [2, 104], [84, 4], [4, 20], [14, 4], [20, 88], [24, 96]], literal(&[p], &[2 * q]).divide(&[2]));
    case!(P230, [p], [c0 c1], [[4], [8], [52], [120], [16], [116], [20], [72], [68], [84], [56], [24], [12], [44], [64], [36], [100], [60], [108], [88]], literal(&[3, 6], &[1, 3 * p]));
    case!(
        P231,
        [p],
        [c0],
        [
            [4],
            [116],
            [56],
            [16],
            [8],
            [52],
            [92],
            [96],
            [12],
            [24],
            [28],
            [80],
            [124],
            [60],
            [40],
            [100],
            [76],
            [84],
            [104],
            [112]
        ],
        literal(&[2, 3], &[p, 1]).fix(0, 1)
    );
    case!(P232, [p q], [c0 c1], [[4, 9], [4, 36], [120, 261], [4, 11], [60, 141], [76, 263], [24, 50], [8, 44], [24, 52], [116, 313], [72, 222], [68, 138], [4, 98], [4, 10], [4, 31], [8, 20], [68, 208], [4, 37], [36, 93], [4, 40]], literal(&[4, 3], &[q, p]).range(1, 1, 3));
    case!(P233, [p], [c0 c1], [[2], [114], [22], [40], [112], [54], [8], [18], [50], [30], [4], [108], [78], [100], [34], [26], [46], [120], [58], [16]], literal(&[3], &[2 * p]).divide(&[3]));
    case!(
        P234,
        [p],
        [c0],
        [
            [2],
            [4],
            [28],
            [22],
            [62],
            [6],
            [16],
            [8],
            [56],
            [102],
            [120],
            [46],
            [100],
            [24],
            [118],
            [108],
            [52],
            [44],
            [18],
            [82]
        ],
        literal(&[6], &[p]).range(0, 3, 6)
    );
    case!(P235, [p], [c0 c1], [[1], [32], [103], [2], [97], [4], [21], [73], [65], [8], [18], [104], [113], [111], [86], [69], [84], [54], [88], [17]], literal(&[2, 6], &[1, 3 * p]));
    case!(P236, [p], [c0 c1 c2 c3], [[8], [21], [15], [51], [115], [28], [11], [77], [61], [121], [14], [9], [92], [70], [47], [49], [116], [10], [99], [122]], literal(&[8, 8], &[1, p]).divide(&[2, 1]));
    case!(P237, [p q], [c0 c1 c2 c3], [[2, 4], [56, 20], [4, 24], [2, 8], [56, 76], [66, 4], [22, 112], [20, 32], [24, 36], [42, 8], [70, 60], [2, 104], [24, 40], [8, 80], [2, 84], [116, 8], [22, 116], [40, 44], [4, 20], [8, 12]], literal(&[4, p], &[1, q]).divide(&[1, 2]));
    case!(P238, [p q], [c0 c1], [[4, 32], [6, 66], [6, 48], [5, 150], [34, 296], [36, 263], [24, 268], [46, 328], [5, 100], [24, 284], [40, 328], [43, 307], [65, 536], [24, 192], [13, 97], [13, 134], [14, 102], [11, 83], [98, 774], [48, 440]], literal(&[8, 2, 8], &[2 * p, 2 * q, 1]).fix(2, 4));
    case!(P239, [p], [c0 c1 c2 c3], [[2], [4], [84], [14], [61], [113], [95], [77], [5], [119], [22], [20], [29], [9], [3], [64], [23], [94], [71], [17]], literal(&[2, 3], &[1, p]).divide(&[1, 3]));
    case!(
        P240,
        [p],
        [c0],
        [
            [3],
            [4],
            [23],
            [35],
            [92],
            [103],
            [83],
            [74],
            [6],
            [113],
            [71],
            [5],
            [56],
            [88],
            [98],
            [29],
            [77],
            [78],
            [50],
            [26]
        ],
        literal(&[8, 8], &[1, 3 * p]).fix(1, 6)
    );
    case!(P241, [p], [c0 c1 c2], [[2], [9], [14], [71], [3], [4], [22], [57], [40], [5], [72], [113], [74], [58], [59], [102], [117], [90], [19], [10]], literal(&[3, 8], &[1, 2 * p]).compose(&[2, 6, 2], &[12, 2, 1]));
    case!(P242, [p], [c0 c1], [[2], [57], [3], [22], [83], [54], [82], [5], [18], [95], [48], [34], [17], [85], [12], [8], [37], [67], [109], [56]], literal(&[6, 2], &[p, 1]).permute(&[1, 0]));
    case!(P243, [p q r], [c0 c1], [[4, 5, 30], [68, 84, 558], [72, 172, 1036], [24, 50, 282], [24, 27, 170], [4, 8, 164], [24, 27, 160], [96, 142, 810], [68, 93, 538], [112, 145, 840], [20, 96, 608], [4, 110, 556], [4, 107, 602], [4, 101, 604], [116, 119, 714], [116, 205, 1144], [24, 25, 152], [28, 94, 502], [8, 58, 386], [8, 39, 206]], literal(&[2, 6, 4], &[p, q, r]).fix(1, 3));
    case!(
        P244,
        [p],
        [c0],
        [
            [4],
            [18],
            [34],
            [6],
            [102],
            [19],
            [22],
            [5],
            [24],
            [11],
            [116],
            [60],
            [59],
            [64],
            [8],
            [93],
            [77],
            [79],
            [65],
            [7]
        ],
        literal(&[4, 2], &[1, p]).fix(1, 0)
    );
    case!(P245, [p], [c0 c1], [[2], [44], [4], [22], [58], [64], [10], [16], [32], [20], [88], [6], [78], [52], [8], [12], [14], [118], [110], [92]], literal(&[p], &[1]).divide(&[2]));
    case!(P246, [p q], [c0 c1], [[1, 16], [30, 570], [18, 298], [2, 94], [3, 62], [31, 480], [77, 1232], [17, 322], [4, 64], [1, 34], [8, 122], [75, 1206], [23, 362], [8, 124], [32, 484], [2, 126], [3, 82], [3, 106], [114, 1794], [21, 336]], literal(&[8, 6], &[q, 3 * p]));
    case!(P247, [p], [c0 c1], [[4], [28], [20], [92], [12], [80], [8], [104], [24], [56], [112], [88], [64], [84], [32], [116], [120], [60], [52], [40]], literal(&[6, 3], &[3 * p, 1]).permute(&[0, 1]));
    case!(P248, [p q], [c0 c1 c2], [[8, 64], [12, 92], [124, 880], [68, 492], [96, 724], [28, 256], [52, 452], [124, 980], [12, 128], [76, 554], [112, 794], [16, 162], [76, 560], [96, 682], [32, 240], [120, 850], [64, 464], [16, 120], [16, 122], [68, 486]], literal(&[2, 8, 8], &[q, p, 1]));
    case!(
        P249,
        [p],
        [c0],
        [
            [1],
            [115],
            [78],
            [26],
            [76],
            [86],
            [49],
            [116],
            [2],
            [111],
            [17],
            [3],
            [21],
            [118],
            [50],
            [24],
            [97],
            [8],
            [59],
            [4]
        ],
        literal(&[3], &[2 * p]).compose(&[3], &[1])
    );
    case!(P250, [p q r s], [c0 c1 c2 c3 c4 c5], [[2, 2, 30, 60], [32, 60, 452, 27140], [36, 4, 574, 2296], [32, 8, 458, 3676], [4, 4, 58, 240], [56, 4, 792, 3172], [94, 4, 1320, 5304], [22, 8, 312, 2496], [8, 4, 116, 556], [24, 22, 344, 7580], [8, 2, 116, 284], [104, 4, 1520, 6020], [112, 106, 1590, 168520], [92, 4, 1336, 5300], [22, 86, 312, 26832], [4, 22, 60, 1320], [64, 48, 898, 43124], [114, 94, 1604, 150792], [2, 2, 92, 144], [4, 2, 58, 188]], literal(&[q, 8, 2], &[r, 2 * p, s]).divide(&[2, 1, 1]));
    case!(P251, [p q], [c0 c1 c2], [[4, 12], [6, 136], [4, 60], [6, 36], [18, 44], [24, 160], [124, 272], [40, 136], [8, 24], [12, 52], [118, 280], [8, 28], [8, 40], [80, 168], [48, 200], [8, 44], [12, 32], [70, 148], [106, 220], [90, 184]], literal(&[4, 3, 3], &[1, p, q]));
    case!(P252, [p], [c0 c1], [[4], [104], [8], [68], [64], [12], [20], [24], [80], [100], [84], [16], [72], [36], [52], [60], [28], [108], [112], [40]], literal(&[3], &[p]).divide(&[1]));
    case!(P253, [p q], [c0 c1 c2 c3 c4 c5], [[4, 28], [4, 136], [48, 312], [76, 460], [4, 52], [4, 32], [112, 696], [88, 648], [92, 556], [48, 388], [24, 164], [8, 132], [8, 92], [4, 96], [4, 48], [80, 596], [24, 232], [104, 636], [56, 340], [76, 572]], literal(&[8, 4, 2], &[q, 2 * p, 1]).divide(&[8, 1, 1]));
    case!(P254, [p], [c0 c1], [[2], [22], [117], [91], [3], [5], [4], [9], [96], [49], [29], [7], [101], [20], [104], [43], [76], [106], [88], [23]], literal(&[8, 2], &[p, 1]).range(0, 0, 2));
    case!(P255, [p q], [c0 c1 c2], [[4, 10], [8, 24], [4, 12], [8, 18], [96, 238], [4, 38], [12, 120], [4, 86], [36, 164], [32, 86], [24, 150], [56, 116], [8, 20], [28, 112], [4, 126], [48, 98], [116, 324], [4, 16], [52, 108], [16, 142]], literal(&[2, 2, 3], &[1, 2 * q, 2 * p]).permute(&[2, 1, 0]));
    case!(P256, [p q], [c0 c1 c2 c3], [[2, 1], [66, 40], [2, 4], [106, 56], [118, 61], [60, 33], [96, 53], [8, 4], [32, 133], [22, 14], [2, 8], [22, 12], [68, 37], [16, 8], [4, 13], [6, 3], [8, 24], [66, 53], [24, 12], [2, 104]], literal(&[p, 2], &[1, 2 * q]).divide(&[2, 1]));
    case!(P257, [p q], [c0 c1 c2], [[4, 31], [106, 819], [6, 164], [76, 536], [4, 134], [4, 33], [56, 398], [24, 191], [110, 811], [18, 131], [6, 48], [6, 143], [66, 490], [4, 34], [4, 32], [6, 71], [4, 43], [6, 45], [22, 245], [56, 397]], literal(&[3, 8, 8], &[1, p, q]));
    case!(P258, [p q], [c0 c1], [[3, 24], [10, 96], [4, 68], [78, 564], [72, 600], [3, 108], [108, 784], [63, 452], [5, 148], [6, 68], [28, 204], [6, 104], [81, 576], [23, 264], [3, 28], [88, 624], [10, 136], [3, 32], [3, 48], [3, 44]], literal(&[8, 6, 3], &[p, q, 1]).fix(2, 1));
    case!(P259, [p q], [c0 c1], [[4, 2], [4, 22], [4, 48], [112, 58], [44, 48], [28, 17], [104, 120], [100, 94], [64, 22], [48, 37], [80, 29], [4, 17], [52, 21], [92, 95], [24, 12], [76, 46], [4, 5], [4, 24], [8, 116], [4, 95]], literal(&[2, 8], &[p, 3 * q]).compose(&[4, 4], &[4, 1]));
    case!(P260, [p], [c0 c1], [[2], [22], [6], [4], [10], [30], [46], [70], [100], [42], [76], [20], [32], [108], [94], [58], [78], [28], [118], [84]], literal(&[6, 6], &[3 * p, 1]).range(0, 0, 2));
    case!(P261, [p], [c0 c1], [[4], [96], [72], [80], [8], [104], [44], [24], [84], [68], [56], [108], [92], [20], [48], [116], [12], [120], [40], [52]], literal(&[2], &[2 * p]).divide(&[1]));
    case!(P262, [p], [c0 c1], [[2], [108], [102], [8], [4], [20], [38], [92], [84], [110], [116], [22], [78], [82], [90], [96], [24], [72], [100], [46]], literal(&[4], &[p]).divide(&[1]));
    case!(P263, [p q r], [c0 c1], [[1, 5, 30], [8, 112, 618], [2, 9, 172], [46, 187, 1146], [112, 452, 2716], [8, 53, 300], [4, 101, 638], [8, 35, 314], [64, 336, 1940], [85, 343, 2056], [3, 66, 348], [8, 126, 664], [3, 118, 604], [4, 24, 138], [9, 44, 300], [38, 161, 964], [38, 173, 1112], [3, 16, 96], [95, 388, 2350], [1, 7, 138]], literal(&[3, 6, 3], &[r, q, 2 * p]).compose(&[9, 6], &[1, 9]));
    case!(P264, [p q r], [c0 c1 c2 c3 c4 c5], [[1, 5, 80], [4, 20, 318], [41, 195, 3111], [21, 166, 2607], [47, 232, 3692], [49, 226, 3700], [117, 625, 9895], [44, 246, 3912], [107, 484, 7847], [23, 151, 2416], [114, 620, 9727], [3, 112, 1620], [76, 443, 6890], [26, 119, 1921], [1, 12, 230], [4, 77, 1132], [4, 20, 317], [1, 55, 787], [4, 19, 303], [102, 460, 7359]], literal(&[2, 4, 8], &[r, 3 * p, 2 * q]).divide(&[2, 2, 2]));
    case!(P265, [p q r], [c0 c1 c2], [[4, 20, 120], [76, 328, 2024], [8, 108, 580], [60, 360, 2084], [4, 20, 140], [24, 176, 1092], [4, 24, 212], [4, 20, 236], [20, 100, 584], [24, 120, 732], [56, 280, 1684], [4, 92, 580], [20, 160, 888], [24, 164, 1036], [24, 184, 1136], [4, 84, 444], [24, 172, 960], [36, 164, 988], [36, 148, 888], [4, 64, 416]], literal(&[6, 2, 3], &[q, r, 2 * p]));
    case!(P266, [p q], [c0 c1 c2 c3 c4 c5], [[2, 24], [4, 44], [14, 195], [6, 63], [20, 193], [22, 260], [6, 149], [22, 231], [2, 110], [10, 103], [4, 133], [62, 567], [4, 149], [4, 140], [4, 84], [18, 169], [32, 294], [120, 1106], [108, 990], [4, 127]], literal(&[4, 8, 6], &[3 * p, q, 1]).divide(&[2, 8, 6]));
    case!(P267, [p q], [c0 c1 c2], [[4, 16], [4, 69], [4, 19], [4, 82], [24, 158], [24, 78], [4, 23], [6, 42], [28, 111], [4, 117], [124, 482], [4, 71], [6, 23], [34, 109], [64, 198], [24, 93], [8, 29], [108, 415], [12, 44], [12, 60]], literal(&[4, 4, 8], &[1, p, q]).range(2, 2, 3));
    case!(P268, [p q r], [c0 c1 c2], [[2, 4, 64], [22, 54, 828], [70, 106, 1704], [4, 7, 216], [24, 57, 888], [4, 14, 228], [4, 117, 1672], [84, 129, 2076], [2, 118, 1736], [4, 27, 512], [14, 42, 636], [10, 17, 336], [22, 35, 580], [2, 75, 1060], [48, 75, 1200], [2, 57, 912], [4, 14, 216], [96, 147, 2356], [22, 54, 932], [6, 89, 1360]], literal(&[6, 8, 4], &[r, 2 * q, p]));
    case!(P269, [p q], [c0 c1], [[4, 24], [4, 25], [4, 113], [116, 550], [8, 42], [124, 524], [68, 350], [32, 156], [8, 43], [60, 248], [108, 495], [24, 156], [8, 108], [32, 218], [12, 58], [100, 411], [8, 40], [104, 426], [68, 280], [16, 183]], literal(&[8, 4, 3], &[1, q, 2 * p]).fix(1, 1));
    case!(P270, [p], [c0 c1], [[6], [7], [108], [107], [26], [36], [100], [48], [74], [13], [105], [121], [16], [95], [72], [9], [71], [17], [67], [12]], literal(&[6, 6], &[1, p]));
    case!(P271, [p q], [c0 c1 c2 c3], [[8, 12], [8, 16], [16, 24], [16, 108], [68, 76], [110, 116], [40, 48], [10, 20], [10, 16], [12, 132], [54, 60], [84, 92], [8, 32], [70, 76], [34, 40], [64, 72], [16, 40], [18, 80], [10, 44], [60, 68]], literal(&[8, 3, 6], &[1, p, 2 * q]).compose(&[2, 9, 4, 2], &[72, 1, 9, 36]));
    case!(P272, [p q], [c0 c1], [[4, 3], [4, 94], [116, 97], [24, 17], [72, 113], [8, 81], [120, 168], [84, 64], [84, 133], [24, 37], [72, 126], [100, 69], [8, 38], [116, 106], [120, 83], [24, 19], [4, 5], [4, 116], [32, 66], [24, 18]], literal(&[8, 3], &[3 * q, p]).range(1, 0, 2));
    case!(P273, [p q], [c0 c1 c2 c3 c4 c5], [[1, 11], [5, 77], [83, 750], [4, 38], [3, 124], [3, 32], [21, 257], [3, 29], [49, 443], [2, 20], [1, 62], [1, 14], [3, 49], [3, 31], [32, 385], [4, 45], [85, 774], [41, 436], [62, 560], [40, 369]], literal(&[2, 2, 4], &[1, q, 3 * p]).divide(&[1, 2, 4]));
    case!(P274, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 4, 10], [4, 112, 229], [44, 64, 179], [4, 60, 124], [2, 4, 30], [86, 148, 402], [2, 44, 110], [22, 32, 88], [4, 8, 21], [4, 12, 28], [66, 68, 222], [30, 40, 201], [108, 112, 332], [2, 24, 50], [4, 12, 35], [36, 96, 249], [2, 4, 32], [116, 120, 367], [94, 100, 298], [68, 96, 263]], literal(&[p, 3, 8], &[1, q, r]).divide(&[2, 1, 1]));
    case!(P275, [p], [c0 c1 c2 c3], [[4], [88], [102], [5], [24], [44], [80], [11], [7], [65], [30], [51], [10], [122], [100], [97], [6], [29], [54], [105]], literal(&[2, 4], &[p, 1]).divide(&[2, 1]));
    case!(P276, [p], [c0 c1], [[2], [71], [42], [48], [15], [61], [44], [3], [9], [25], [5], [98], [13], [40], [27], [4], [57], [22], [7], [107]], literal(&[2, 3], &[2 * p, 1]));
    case!(P277, [p], [c0 c1], [[3], [56], [23], [6], [5], [4], [65], [59], [82], [10], [64], [86], [85], [73], [57], [66], [115], [12], [21], [67]], literal(&[8, 8], &[3 * p, 1]).range(0, 0, 4));
    case!(P278, [p], [c0 c1], [[3], [23], [44], [10], [89], [66], [5], [49], [21], [121], [6], [59], [96], [35], [4], [13], [115], [18], [24], [74]], literal(&[3, 6], &[2 * p, 1]).range(0, 0, 2));
    case!(P279, [p], [c0 c1], [[2], [94], [13], [4], [106], [3], [5], [21], [22], [104], [9], [73], [25], [103], [42], [95], [11], [55], [110], [50]], literal(&[2, 4], &[1, p]).permute(&[1, 0]));
    case!(P280, [p q r], [c0 c1], [[4, 5, 40], [84, 168, 1269], [4, 73, 516], [8, 12, 93], [4, 7, 61], [8, 60, 442], [4, 51, 431], [112, 170, 1368], [80, 174, 1302], [4, 36, 299], [4, 67, 476], [52, 134, 1011], [24, 25, 220], [116, 206, 1589], [4, 25, 182], [4, 25, 180], [8, 16, 123], [4, 6, 104], [4, 12, 109], [4, 76, 557]], literal(&[8, 2, 8], &[r, p, q]).fix(0, 3));
    case!(P281, [p], [c0 c1 c2 c3], [[2], [116], [10], [80], [6], [38], [4], [22], [118], [82], [32], [24], [122], [12], [106], [96], [46], [42], [104], [18]], literal(&[4, 3], &[1, 3 * p]).divide(&[2, 1]));
    case!(P282, [p q], [c0 c1], [[2, 8], [3, 12], [111, 232], [4, 20], [3, 16], [9, 124], [22, 56], [112, 232], [54, 120], [5, 16], [9, 56], [22, 68], [21, 156], [36, 188], [2, 16], [119, 264], [70, 148], [2, 60], [35, 96], [94, 288]], literal(&[2, 2, 4], &[q, 2 * p, 1]).compose(&[4, 4], &[4, 1]));
    case!(P283, [p q], [c0 c1], [[1, 4], [65, 92], [5, 20], [109, 152], [4, 8], [36, 16], [112, 60], [66, 40], [18, 56], [8, 28], [33, 16], [24, 96], [115, 140], [107, 96], [4, 64], [4, 68], [1, 24], [119, 140], [8, 8], [92, 144]], literal(&[6, 2], &[3 * q, p]));
    case!(P284, [p q], [c0 c1 c2], [[3, 48], [55, 783], [38, 560], [23, 367], [83, 1170], [4, 93], [23, 328], [25, 413], [3, 68], [47, 714], [10, 265], [10, 261], [88, 1333], [4, 81], [6, 165], [3, 50], [10, 152], [23, 330], [110, 1547], [22, 334]], literal(&[6, 3, 8], &[1, q, 2 * p]).permute(&[0, 1, 2]));
    case!(P285, [p q], [c0 c1 c2 c3 c4 c5], [[4, 48], [4, 55], [56, 587], [61, 638], [6, 75], [63, 739], [4, 138], [78, 893], [102, 1031], [36, 388], [101, 1135], [14, 186], [4, 68], [73, 738], [76, 775], [118, 1280], [24, 335], [82, 830], [5, 60], [72, 729]], literal(&[6, 8, 6], &[2 * p, 1, q]).divide(&[3, 2, 1]));
    case!(P286, [p q], [c0 c1 c2 c3], [[2, 12], [14, 100], [2, 74], [2, 22], [96, 484], [54, 380], [4, 30], [48, 244], [2, 32], [18, 208], [104, 524], [10, 116], [14, 72], [14, 76], [22, 112], [38, 192], [70, 420], [22, 218], [40, 204], [4, 140]], literal(&[3, 6], &[q, p]).divide(&[3, 6]));
    case!(P287, [p], [c0 c1], [[2], [6], [88], [4], [84], [46], [104], [30], [114], [10], [98], [94], [52], [36], [34], [22], [58], [78], [122], [8]], literal(&[2, 8], &[1, p]).compose(&[4, 4], &[4, 1]));
    case!(P288, [p q], [c0 c1], [[2, 2], [96, 22], [20, 8], [80, 40], [62, 44], [22, 56], [2, 8], [68, 6], [2, 82], [90, 22], [114, 112], [46, 116], [32, 4], [8, 8], [18, 22], [22, 22], [104, 4], [42, 2], [82, 82], [102, 2]], literal(&[p], &[3 * q]).divide(&[2]));
    case!(P289, [p q r], [c0 c1], [[1, 16, 32], [2, 98, 149], [8, 124, 353], [77, 1158, 2374], [114, 1794, 3525], [3, 54, 102], [109, 1640, 3364], [26, 392, 785], [2, 32, 168], [17, 330, 606], [23, 448, 796], [21, 352, 670], [21, 336, 654], [21, 340, 695], [1, 36, 137], [94, 1498, 2912], [55, 828, 1694], [95, 1428, 2908], [8, 142, 265], [8, 124, 248]], literal(&[6, 2, 4], &[3 * p, q, r]).fix(1, 1));
    case!(P290, [p q r], [c0 c1 c2 c3 c4 c5], [[4, 13, 52], [4, 15, 58], [40, 141, 551], [24, 118, 434], [64, 213, 833], [112, 339, 1356], [8, 45, 267], [4, 13, 54], [4, 33, 118], [4, 91, 317], [56, 169, 776], [4, 15, 65], [84, 292, 1131], [4, 16, 162], [76, 232, 990], [40, 123, 490], [104, 313, 1254], [84, 256, 1028], [100, 301, 1300], [8, 32, 124]], literal(&[4, 4, 2], &[q, p, r]).divide(&[1, 2, 1]));
    case!(P291, [p q], [c0 c1 c2], [[2, 8], [19, 68], [4, 35], [52, 208], [22, 80], [5, 96], [5, 99], [12, 45], [2, 11], [9, 36], [103, 417], [35, 198], [90, 322], [2, 9], [2, 28], [2, 10], [9, 149], [4, 18], [75, 267], [4, 81]], literal(&[3, 8, 2], &[2 * q, p, 1]).range(1, 0, 6));
    case!(
        P292,
        [p],
        [c0],
        [
            [2],
            [6],
            [68],
            [25],
            [73],
            [106],
            [22],
            [54],
            [107],
            [3],
            [95],
            [9],
            [55],
            [84],
            [117],
            [5],
            [75],
            [119],
            [31],
            [4]
        ],
        literal(&[3, 3], &[2 * p, 1]).fix(1, 0)
    );
    case!(P293, [p], [c0 c1], [[6], [72], [26], [106], [124], [86], [10], [80], [82], [8], [44], [62], [122], [32], [12], [90], [50], [14], [78], [28]], literal(&[6, 2], &[1, p]).compose(&[2, 6], &[6, 1]));
    case!(
        P294,
        [p],
        [c0],
        [
            [1],
            [23],
            [3],
            [32],
            [8],
            [89],
            [86],
            [87],
            [21],
            [54],
            [5],
            [97],
            [102],
            [4],
            [67],
            [36],
            [95],
            [49],
            [96],
            [115]
        ],
        literal(&[2], &[2 * p]).range(0, 1, 2)
    );
    case!(P295, [p], [c0 c1], [[4], [60], [8], [24], [84], [16], [112], [56], [12], [120], [72], [52], [44], [76], [80], [28], [64], [92], [32], [48]], literal(&[6, 8], &[3 * p, 1]).permute(&[1, 0]));
    case!(
        P296,
        [p],
        [c0],
        [
            [8],
            [104],
            [10],
            [49],
            [28],
            [25],
            [9],
            [113],
            [44],
            [15],
            [58],
            [43],
            [55],
            [22],
            [27],
            [11],
            [80],
            [47],
            [65],
            [102]
        ],
        literal(&[8, 8], &[1, p]).fix(0, 2)
    );
    case!(P297, [p], [c0 c1], [[8], [104], [52], [96], [16], [108], [12], [116], [20], [112], [28], [40], [76], [100], [24], [72], [84], [120], [36], [48]], literal(&[6, 2], &[1, p]).permute(&[1, 0]));
    case!(P298, [p q], [c0 c1 c2], [[4, 8], [4, 59], [102, 210], [8, 69], [10, 30], [10, 21], [10, 20], [108, 250], [10, 19], [30, 143], [106, 181], [10, 38], [6, 130], [6, 81], [46, 79], [6, 121], [54, 97], [4, 9], [24, 71], [6, 124]], literal(&[6, 3, 4], &[p, 1, 3 * q]).range(0, 4, 5));
    case!(P299, [p], [c0 c1], [[3], [37], [88], [107], [86], [6], [69], [4], [13], [71], [23], [5], [118], [65], [54], [99], [68], [104], [105], [67]], literal(&[2, 3], &[p, 1]).range(1, 0, 1));
    case!(P300, [p], [c0 c1 c2 c3], [[2], [30], [4], [32], [26], [10], [54], [22], [112], [20], [84], [66], [8], [42], [108], [94], [46], [78], [106], [14]], literal(&[6, 2], &[2 * p, 1]).divide(&[3, 2]));
    case!(P301, [p q], [c0 c1 c2 c3], [[2, 4], [2, 8], [2, 120], [8, 76], [102, 56], [60, 52], [4, 4], [8, 20], [74, 76], [84, 44], [4, 16], [40, 24], [60, 100], [4, 88], [46, 104], [8, 8], [8, 88], [6, 52], [72, 52], [8, 52]], literal(&[p, 8], &[1, 2 * q]).divide(&[2, 1]));
    case!(P302, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 2, 4], [2, 53, 56], [34, 101, 3335], [14, 115, 1537], [2, 78, 87], [4, 23, 161], [8, 89, 653], [8, 69, 487], [40, 89, 3557], [56, 99, 5498], [10, 3, 141], [90, 29, 2585], [2, 35, 44], [4, 113, 365], [12, 4, 131], [84, 9, 750], [92, 69, 6290], [86, 22, 1873], [70, 69, 4765], [22, 111, 2353]], literal(&[8, 2, p], &[r, 1, q]).divide(&[1, 1, 2]));
    case!(P303, [p q r], [c0 c1], [[1, 12, 48], [8, 84, 416], [49, 492, 1971], [4, 44, 178], [35, 372, 1498], [115, 1172, 4678], [91, 916, 3664], [4, 44, 269], [39, 400, 1658], [8, 84, 438], [13, 132, 587], [21, 212, 868], [3, 132, 551], [105, 1060, 4325], [21, 216, 912], [31, 396, 1559], [56, 680, 2681], [2, 28, 110], [90, 904, 3635], [8, 104, 407]], literal(&[8, 6, 6], &[q, 2 * p, 2 * r]).fix(0, 5));
    case!(P304, [p], [c0 c1], [[1], [3], [71], [9], [4], [57], [8], [73], [2], [21], [67], [108], [90], [102], [93], [100], [84], [10], [12], [109]], literal(&[4], &[p]).divide(&[2]));
    case!(P305, [p q], [c0 c1 c2], [[4, 8], [36, 102], [116, 202], [12, 100], [8, 52], [8, 16], [8, 96], [52, 64], [8, 128], [24, 48], [8, 32], [24, 30], [8, 20], [64, 160], [104, 156], [8, 40], [20, 26], [60, 104], [112, 136], [76, 80]], literal(&[8, 2, 4], &[q, p, 1]).range(2, 3, 4));
    case!(P306, [p q r], [c0 c1 c2], [[2, 4, 19], [80, 84, 493], [88, 116, 640], [46, 144, 584], [4, 40, 147], [6, 84, 272], [120, 196, 1067], [106, 132, 717], [2, 100, 327], [4, 24, 87], [14, 16, 98], [88, 168, 769], [4, 116, 368], [24, 112, 512], [2, 24, 86], [32, 56, 265], [4, 80, 260], [6, 8, 46], [8, 16, 74], [8, 124, 404]], literal(&[2, 2, 4], &[3 * q, 3 * p, r]).range(1, 0, 1));
    case!(P307, [p], [c0 c1], [[4], [24], [8], [32], [36], [88], [104], [12], [84], [20], [64], [72], [40], [92], [112], [68], [16], [120], [80], [48]], literal(&[3, 4], &[1, p]).range(1, 1, 3));
    case!(P308, [p q], [c0 c1 c2], [[3, 4], [45, 112], [5, 28], [104, 72], [23, 84], [47, 56], [10, 120], [15, 16], [58, 112], [103, 72], [66, 48], [51, 56], [61, 60], [99, 68], [23, 24], [3, 88], [23, 76], [81, 56], [10, 12], [46, 36]], literal(&[3, 3, 8], &[p, 1, 3 * q]).range(2, 3, 7));
    case!(P309, [p q], [c0 c1 c2 c3], [[8, 16], [103, 192], [85, 116], [108, 160], [105, 136], [10, 44], [67, 116], [9, 20], [28, 40], [33, 44], [15, 116], [28, 56], [15, 28], [21, 36], [86, 100], [112, 124], [11, 32], [45, 60], [8, 104], [95, 108]], literal(&[3, 2, 8], &[q, p, 1]).compose(&[4, 2, 2, 3], &[1, 8, 4, 16]));
    case!(P310, [p q r], [c0 c1 c2 c3 c4 c5], [[2, 2, 10], [112, 8, 520], [4, 62, 20], [38, 112, 166], [22, 50, 92], [24, 52, 200], [2, 54, 30], [22, 32, 98], [2, 4, 88], [22, 100, 98], [60, 4, 288], [4, 36, 36], [70, 8, 394], [8, 4, 42], [4, 2, 102], [82, 40, 412], [2, 2, 126], [60, 10, 250], [68, 20, 276], [2, 2, 44]], literal(&[3, q, 2], &[2 * p, r, 1]).divide(&[1, 2, 1]));
    case!(P311, [p], [c0 c1 c2 c3], [[2], [5], [14], [22], [84], [4], [36], [11], [9], [99], [91], [53], [88], [20], [23], [21], [73], [64], [63], [27]], literal(&[4, 8], &[1, 3 * p]).divide(&[4, 4]));
    case!(P312, [p], [c0 c1 c2 c3], [[4], [6], [24], [22], [92], [10], [30], [106], [84], [120], [78], [48], [110], [62], [8], [42], [90], [32], [96], [44]], literal(&[4, 3], &[p, 1]).divide(&[2, 3]));
    case!(P313, [p], [c0 c1 c2 c3], [[8], [119], [85], [75], [9], [101], [26], [53], [109], [106], [56], [10], [80], [86], [84], [32], [15], [24], [102], [23]], literal(&[4, 8], &[p, 1]).compose(&[2, 2, 2, 4], &[8, 4, 16, 1]));
    case!(P314, [p q], [c0 c1 c2], [[4, 24], [18, 96], [24, 172], [96, 488], [50, 316], [72, 384], [114, 636], [4, 112], [6, 140], [6, 36], [24, 124], [20, 220], [4, 28], [6, 136], [6, 96], [10, 56], [102, 516], [6, 76], [88, 448], [24, 204]], literal(&[6, 6, 3], &[q, p, 1]).compose(&[4, 9, 3], &[9, 1, 36]));
    case!(P315, [p], [c0 c1], [[1], [2], [56], [70], [71], [17], [104], [112], [3], [91], [63], [4], [118], [35], [53], [90], [69], [113], [8], [111]], literal(&[4, 3], &[3 * p, 1]).permute(&[0, 1]));
    case!(
        P316,
        [p],
        [c0],
        [
            [2],
            [8],
            [12],
            [88],
            [4],
            [94],
            [40],
            [34],
            [26],
            [82],
            [48],
            [20],
            [38],
            [66],
            [42],
            [64],
            [108],
            [62],
            [56],
            [100]
        ],
        literal(&[8], &[3 * p])
    );
    case!(P317, [p q r], [c0 c1 c2], [[2, 4, 13], [44, 48, 283], [56, 168, 518], [62, 70, 285], [4, 8, 27], [4, 28, 66], [4, 8, 121], [8, 16, 56], [2, 70, 167], [2, 28, 119], [2, 10, 45], [48, 60, 224], [106, 108, 449], [2, 86, 180], [30, 40, 204], [22, 24, 129], [4, 66, 148], [22, 86, 224], [36, 44, 245], [2, 24, 62]], literal(&[3, 2, 3], &[r, 2 * q, p]));
    case!(P318, [p q], [c0 c1 c2], [[4, 4], [6, 10], [10, 66], [4, 6], [30, 12], [6, 76], [98, 38], [24, 86], [110, 42], [6, 6], [58, 28], [76, 72], [18, 28], [24, 16], [54, 38], [24, 112], [4, 24], [6, 4], [78, 50], [112, 50]], literal(&[2, 4, 3], &[p, 3 * q, 1]).compose(&[2, 6, 2], &[12, 2, 1]));
    case!(
        P319,
        [p],
        [c0],
        [
            [8],
            [16],
            [116],
            [108],
            [104],
            [12],
            [120],
            [28],
            [48],
            [128],
            [24],
            [76],
            [92],
            [124],
            [52],
            [80],
            [64],
            [72],
            [68],
            [96]
        ],
        literal(&[8, 8], &[p, 1]).fix(0, 0)
    );
}
