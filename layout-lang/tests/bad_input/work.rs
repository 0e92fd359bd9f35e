//! Blocks that ask for much: many modes, deep nesting, many items, searches to their limits.

use crate::{TO, accepted, expand, refused};

#[test]
fn many_modes() {
    let bits = |n: u32| {
        let shape = vec!["2"; n as usize].join(", ");
        let strides: Vec<String> = (0..n).rev().map(|i| (1u64 << i).to_string()).collect();
        (shape, strides.join(", "))
    };
    let (shape, strides) = bits(60);
    let out = accepted(&format!("{TO} ({shape}):({strides}); B = A | {{ 3 = 1 }}; C = divide(A, ({shape}));"));
    assert!(out.contains("i59"));
    let (shape, strides) = bits(64);
    refused(&format!("{TO} ({shape}):({strides});"), "`A` has 18446744073709551616 coordinates");
}

#[test]
fn deep_nesting() {
    for depth in [60, 1000] {
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        let named = "(a: ".repeat(depth);
        for block in [
            format!("{TO} {open}8{close}:1;"),
            format!("{TO} {open}8{close}:{open}1{close};"),
            format!("{TO} {named}8{close}:{open}1{close};"),
            format!("{TO} {open}8:1{close};"),
            format!("const N = {open}8{close};"),
            format!("B: logical -> physical = 8:1; A = {}B{close};", "inverse(".repeat(depth)),
            format!("const N = {}8{};", "size(8:".repeat(depth), ")".repeat(depth)),
        ] {
            let (errors, _) = expand(&block);
            assert!(
                depth == 60 || (errors.len() == 1 && errors[0].contains("nesting deeper than 64 levels")),
                "{errors:?}"
            );
        }
    }
    refused(&format!("const N = {};", vec!["1"; 5000].join(" + ")), "nesting deeper than 256 levels");
    refused(&format!("const N = {}1;", "- ".repeat(5000)), "nesting deeper than 256 levels");
    refused(&format!("{TO} 8:1{};", " | { 0 = 0..8 }".repeat(5000)), "nesting deeper than 256 levels");
    let chain = vec!["B"; 5000].join(" @ ");
    accepted(&format!("B: logical -> logical = (4, 2):(1, 4); A = {chain};"));
}

#[test]
fn many_items() {
    let items = |n: usize| (0..n).map(|i| format!("const N{i} = {i};")).collect::<String>();
    accepted(&items(4096));
    refused(&items(4097), "a block holds at most 4096 items");
    let chain = |last: &str| {
        (0..4096)
            .map(|i| format!("const N{i} = {};", if i == 4095 { last.to_owned() } else { format!("N{} + 1", i + 1) }))
            .collect::<String>()
    };
    let out = accepted(&chain("0"));
    assert!(out.contains("N0 : usize = 4095"));
    refused(&chain("N0"), "`N0` is defined through itself");
    refused(&chain("1 / 0"), "division by zero");
    refused(&chain("M"), "`M` is not declared");
    let layouts: String = (0..512)
        .map(|i| {
            if i == 0 {
                "pub L0: logical -> logical = (4, 8):(1, 4);".to_owned()
            } else {
                format!("pub L{i} = L{} @ L0;", i - 1)
            }
        })
        .collect();
    accepted(&layouts);
}

/// Each of these searches to its limit; together they share one.
#[test]
fn many_hard_literals() {
    let hard = "(a: 40, b: 40, c: 40, d: 40, e: 40, f: 40):(520342117, 452328216, 439950873, 417453806, 394392753, 1)";
    let block: String = (0..400).map(|i| format!("A{i}: logical -> physical = {hard};")).collect();
    let (errors, _) = expand(&block);
    assert_eq!(errors.len(), 400);
    assert!(errors.iter().all(|e| e.contains("could not be decided")), "{}", errors[399]);
    let whole = "A: logical -> physical = (100, 100):(1, 100); B: thread_value -> logical = (x: 16, y: 625):(1, 16);";
    let cuts: String = (0..400).map(|i| format!("C{i} = (A @ B) | {{ x = 1..15 }};")).collect();
    let (errors, _) = expand(&format!("{whole} {cuts}"));
    // Within what the block has left, some are answered.
    assert!((100..400).contains(&errors.len()), "{}", errors.len());
    assert!(errors.iter().all(|e| e.contains("could not be decided")), "{}", errors[0]);
}

/// Helps search too, on a budget of their own: past it none is offered that needs a search.
#[test]
fn helps_end() {
    let zero = "(z: 2, a: 40, b: 40, c: 40, d: 40, e: 40, f: 40):(0, 520342117, 452328216, 439950873, 417453806, 394392753, 1)";
    let block: String = (0..400).map(|i| format!("A{i}: logical -> physical = {zero};")).collect();
    assert_eq!(expand(&block).0.len(), 400);
    let block: String =
        (0..400).map(|i| format!("A{i}: logical -> logical = {};", zero.replace("):(0", "):(2"))).collect();
    assert_eq!(expand(&block).0.len(), 400);
    let prime = (1u64 << 61) - 1;
    let block: String = (0..400).map(|i| format!("B{i} = divide(A, (1000000007));")).collect();
    assert_eq!(expand(&format!("{TO} (row: {prime}):(1); {block}")).0.len(), 400);
    // Conditions on the parameters that would make an assertion pass.
    let strides = "(row: 32, lane: 32, p: 2, q: 2, r: 2):(1, a, b, c, d)";
    let family =
        format!("G(a, b, c, d): logical -> physical = {strides} where a >= 32, b >= 32 * a, c >= 2 * b, d >= 2 * c;");
    let (errors, _) =
        expand(&format!("{family} {}", "assert bank_conflicts(G, lanes = lane, element = 4) <= 1;".repeat(20)));
    let said = errors.iter().filter(|e| e.contains("not every condition on the parameters was tried")).count();
    assert!(errors.len() == 20 && errors[0].contains("with `where a % 2 == 1`") && said > 10, "{said} {}", errors[19]);
}

/// Each parameter is at most one more than each other: proofs from that are long, and those that find nothing stop.
#[test]
fn proofs_end() {
    let list = |k: usize, one: &dyn Fn(usize) -> String| (0..k).map(one).collect::<Vec<_>>().join(", ");
    let whole = |k: usize| {
        let (names, modes) = (list(k, &|i| format!("x{i}")), list(k, &|i| format!("m{i}: x{i}")));
        let pairs = (0..k * k).filter(|i| i / k != i % k).map(|i| format!("x{} + 1 >= x{}", i / k, i % k));
        let clauses = pairs.collect::<Vec<_>>().join(", ");
        let broadcasts = "_, ".repeat(k - 1);
        (format!("A({names}): logical -> physical = ({modes}, col: 4):({broadcasts}4, 1) where {clauses}"), names)
    };
    accepted(&format!("{};", whole(8).0));
    let (item, names) = whole(5);
    let item = format!("{item}, x0 >= 6;");
    // That x4 is 6 at least does not follow, and where the budget is spent that x0 is does not either.
    let of = |mode: usize| {
        list(30, &|i| format!("B{mode}{i}({names}) = A({names}) | {{ m{mode} = 5 }}")).replace("}, ", "}; ") + ";"
    };
    accepted(&format!("{item} {}", of(0)));
    assert_eq!(expand(&format!("{item} {}", of(4))).0.len(), 30);
}

#[test]
fn analyses_end() {
    let tile = |rows: u64| {
        format!(
            "P: logical -> physical = (row: {rows}, lane: 32):(65, 2); R: thread_value -> logical = (row: {rows}, lane: 32):(32, 1);"
        )
    };
    let best = "B = best_swizzle(P, for = [(R, lanes = lane, element = 4)]);";
    let many: String = (0..100).map(|i| best.replace("B =", &format!("B{i} ="))).collect();
    accepted(&format!("{} {best}", tile(1009)));
    // Searches that the block's budget cannot pay for, and one that no budget can.
    let (errors, _) = expand(&format!("{} {many}", tile(1009)));
    assert!(errors.len() > 90, "{}", errors.len());
    refused(&format!("{} {best}", tile(4099)), "`best_swizzle` of `R` could not be decided");
    // Thousands of assertions that fail, each with a search for repairs.
    let one = "assert bank_conflicts(L, lanes = lane, element = 4) == 1;";
    let (errors, _) = expand(&format!("L: logical -> physical = (row: 100, lane: 32):(1024, 32); {}", one.repeat(500)));
    assert_eq!(errors.len(), 500);
    // Past the budget that is said, and not passed over.
    let helped = errors.iter().filter(|e| e.contains("help: in `L`, ")).count();
    let said = errors.iter().filter(|e| e.contains("not every swizzle and padding was tried")).count();
    assert!(helped >= 20 && helped + said >= 500, "{helped} {said}");
    // And that hold.
    let one = "assert bank_conflicts(L, lanes = lane, vector = v, element = 2) == 1;";
    accepted(&format!(
        "L: logical -> physical = swizzle(3, 6, 3) @ (row: 100, lane: 32, v: 8):(2048, 64, 1); {}",
        one.repeat(500)
    ));
}
