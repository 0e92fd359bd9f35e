//! Integers at their limits, and as people write them.

use crate::{TO, accepted, refused};

#[test]
fn numbers_at_the_limits() {
    let max = u64::MAX;
    accepted(&format!("{TO} {}:1;", max));
    accepted(&format!("{TO} 2:{};", max - 1));
    accepted(&format!("{TO} (1, 8):({max}, 1);"));
    accepted(&format!("{TO} (3, 2):({}, {});", 1u64 << 61, (1u64 << 63) - 1));
    refused(&format!("{TO} 2:{max};"), "the largest address of `A` is 18446744073709551615, past 64 bits");
    refused(&format!("{TO} {max}:{max};"), "past 64 bits");
    refused(&format!("{TO} ({max}, 2):(2, 1);"), "`A` has 36893488147419103230 coordinates");
    refused(&format!("{TO} ({max}, {max}):(_, _);"), "coordinates, past 64 bits");
    refused(&format!("{TO} ({max}, {max}, {max}):(1, 1, 1);"), "more than 2^128 coordinates");
    refused(&format!("{TO} {}0:1;", max), "this extent is 184467440737095516150");
    refused("const N = 340282366920938463463374607431768211456;", "2^127");
    refused("const N = 340282366920938463463374607431768211455;", "2^127");
    refused("const N = -170141183460469231731687303715884105727 - 2;", "2^127");
    refused("const N = 99999999999999999999999999999999999999999999999999999999999;", "2^127");
    refused("const N = 170141183460469231731687303715884105727 * 2;", "2^127");
    refused("const N = 1 / 0;", "division by zero");
    refused("const N = 1 % (1 - 1);", "division by zero");
    refused(&format!("{TO} repeat({max}:1, 2:1);"), "does not fit in 64 bits");
    refused(&format!("{TO} interleave({max}:1, 2:1);"), "does not fit in 64 bits");
    refused(&format!("{TO} broadcast({max}:1, 2);"), "does not fit in 64 bits");
    refused(&format!("{TO} 8:1 | {{ 0 = {max} }};"), "is outside mode `0`");
    refused(&format!("{TO} 8:1 | {{ 0 = 0..{max} }};"), "the range ends at 18446744073709551615");
    refused(&format!("{TO} divide({max}:1, {});", max - 1), "does not divide");
    refused(&format!("{TO} swizzle({max}, 3, 3) @ 8:1;"), "an address has 64 bits");
    refused(&format!("{TO} Swizzle<3, 3, -{max}> @ 8:1;"), "a swizzle is -18446744073709551615");
    refused(&format!("{TO} repeat(8:1, 2:1, pitch = {max});"), "does not fit in 64 bits");
    refused(&format!("{TO} repeat(8:1, 2:1, align = {max}0);"), "this alignment is");
    refused("#![index(u32)] A: logical -> physical = 4294967297:1;", "does not fit `u32`");
    accepted("#![index(u32)] A: logical -> physical = 4294967296:1;");
}

#[test]
fn numbers_as_written() {
    let out = accepted("pub const A = 1_000; pub const B = 0x1_F; pub const C = 0b1_1; pub const D = 0o17;");
    for value in ["usize = 1000", "usize = 31", "usize = 3", "usize = 15"] {
        assert!(out.contains(value), "{out}");
    }
    refused("const N = 8usize;", "`8usize` has the suffix `usize`");
    refused("const N = 8_u64;", "has the suffix `u64`");
    refused("const N = 8.0;", "`8.0` is not an integer");
    refused("const N = 1e3;", "is not an integer");
    refused("const N = 'a';", "is not an integer");
    refused("const N = \"8\";", "is not an integer");
    refused("const N = b'8';", "is not an integer");
    refused("const N = true;", "is a keyword of Rust");
    refused("const N = -8;", "`N` is -8");
    refused(&format!("{TO} (4, 8):(-8, 1);"), "this stride is -8");
    refused(&format!("{TO} (4, -8):(8, 1);"), "this extent is -8");
    accepted(&format!("{TO} (4, 8):(--8, 1);"));
}

/// What an argument makes of an extent has to fit as any extent has.
#[test]
fn arguments_past_64_bits() {
    let rows = "pub A(n): logical -> physical = (row: 1024 * n, col: 4):(4, 1);";
    refused(&format!("{rows} pub B = A(1152921504606846976);"), "an extent, a stride or an offset would pass 64 bits");
    refused(&format!("{rows} pub B = A(18446744073709551615);"), "an extent, a stride or an offset would pass 64 bits");
    accepted(&format!("{rows} pub B = A(1000000);"));
    let both = "pub A(m, n): logical -> logical = (row: m * n, col: 4):(4, 1);";
    refused(
        &format!("{both} pub B = A(4294967296, 4294967296);"),
        "an extent, a stride or an offset would pass 64 bits",
    );
}

/// Values that residues leave are found, and so are two modes that never meet at them.
#[test]
fn values_by_residues() {
    let residues = "p % 7 == 3, p % 11 == 5, p % 13 == 1, q % 7 == 2, q % 11 == 6, q % 13 == 4";
    for facts in ["q % 16384 == 9000, p % 2 == 0", residues] {
        for modes in ["(q, p)", "(p, q)"] {
            let (p, q) = if modes == "(q, p)" { ("p", "q") } else { ("q", "p") };
            accepted(&format!(
                "A({p}, {q}): logical -> physical = (4, 4):{modes} where {facts}, {p} >= 4 * {q}, {q} >= 1;"
            ));
        }
    }
}
