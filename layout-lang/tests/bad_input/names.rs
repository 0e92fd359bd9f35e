//! Names of every kind, cycles and imports.

use crate::{TO, accepted, expand, expand_tokens, refused};

#[test]
fn names() {
    for name in ["type", "fn", "match", "self", "Self", "super", "crate", "async", "dyn", "box", "try", "gen", "_"] {
        for block in [
            format!("{TO} ({name}: 4, b: 2):(2, 1);"),
            format!("pub {name}: logical -> physical = 4:1;"),
            format!("const {name} = 4;"),
        ] {
            let (errors, _) = expand(&block);
            assert_eq!(errors.len(), 1, "{block}: {errors:?}");
        }
    }
    let out = accepted(
        "pub A: logical -> physical = (r#type: 4, r#match: 2):(2, 1) ; pub r#struct = A | { r#type = 1 }; pub const r#fn = 4;",
    );
    assert!(
        out.contains("[r#type r#match]") && out.contains("struct r#struct") && out.contains("const r#fn : usize = 4"),
        "{out}"
    );
    // Names of generated locals, of the prelude and of types.
    for name in [
        "i", "x0", "x1", "t0", "self_", "c", "usize", "u32", "u64", "core", "std", "index", "linear", "coord", "bool",
        "str", "i0", "drop", "main",
    ] {
        accepted(&format!("{TO} ({name}: 4, b: 2):(2, 1);"));
        accepted(&format!("#![index(u32)] {TO} swizzle(1, 2, 0) @ ({name}: 4, b: 2):(2, 1);"));
        accepted(&format!("B: logical -> physical = ({name}: (4, 3), b: 2):((6, 2), 1); A = permute(B, (b, {name}));"));
    }
    for name in ["Some", "Option", "String", "Vec", "Copy", "Layout", "Injective", "Physical", "Inline"] {
        accepted(&format!("pub {name}: logical -> physical = (a: 4, b: 2):(2, 1);"));
        refused(&format!("{TO} ({name}: 4, b: 2):(2, 1);"), "starts with a capital letter");
    }
    let long = "n".repeat(5000);
    accepted(&format!("{TO} ({long}: 4, b: 2):(2, 1);"));
    refused(&format!("{TO} {long};"), "is not declared");
    accepted("Größe: logical -> physical = (zeile: 4, straße: 2, δ: 3):(6, 3, 1); pub const 長さ = 4;");
    refused(&format!("{TO} (Ä: 4, b: 2):(2, 1);"), "starts with a capital letter");
    refused(&format!("{TO} (a: 4, a: 2):(2, 1);"), "two modes are called `a`");
    refused(&format!("{TO} (a: (b: 4, b: 2), c: 2):((4, 2), 1);"), "two modes are called `b`");
    refused(&format!("{TO} (i1: 4, 2):(2, 1);"), "would have one name");
    refused("const n = 4; A: logical -> physical = (n: 4, b: 2):(2, 1);", "has the name of an item");
}

/// `r#row` is another spelling of `row`.
#[test]
fn raw_names() {
    refused(&format!("{TO} (row: 4, r#row: 8):(8, 1);"), "two modes are called `row`");
    refused(&format!("{TO} (a: (r#b: 4, b: 2), c: 2):((4, 2), 1);"), "two modes are called `b`");
    refused("pub A: logical -> physical = 4:1; pub r#A: logical -> physical = 4:1;", "`A` is declared twice");
    refused("A(n, r#n): logical -> physical = (a: n, b: n):(n, 1);", "`n` is declared already");
    refused("A(n): logical -> physical = (r#n: 4, b: n):(n, 1);", "`n` is a parameter and a mode");
    refused("const n = 4; A: logical -> physical = (r#n: 4, b: 2):(2, 1);", "has the name of an item");
    refused(&format!("{TO} rename((a: 4, b: 2):(2, 1), (c, r#c));"), "`c`");
    let out = accepted("A: logical -> physical = (r#row: 4, b: 2):(2, 1); B = A | { row = 1 }; const C = 1; D = r#B;");
    assert!(!out.contains("r#"), "{out}");
}

/// What a help says to write is accepted.
#[test]
fn names_in_lower_case() {
    let free = |block: &str, lower: &str| refused(block, &format!("help: write `{lower}`\""));
    let taken = |block: &str, help: &str| refused(block, &format!("help: {help}\""));
    let another = "give the mode another name, in lower case";
    free(&format!("{TO} (Row: 4, b: 2):(2, 1);"), "row");
    free("A(Ld): logical -> physical = (row: 4, col: 2):(Ld, 1) where Ld >= 2;", "ld");
    taken(&format!("{TO} (Type: 4, b: 2):(2, 1);"), another);
    taken(&format!("{TO} (B: 4, b: 2):(2, 1);"), another);
    taken(&format!("{TO} (I1: 4, 2):(2, 1);"), another);
    taken(&format!("{TO} group((a: 4, b: 2):(2, 1), (P: a, p: b));"), another);
    taken(&format!("const row = 4; {TO} (Row: 4, b: 2):(2, 1);"), another);
    taken("A(n): logical -> physical = (N: 4, b: n):(n, 1);", another);
    let another = "give the parameter another name";
    taken("A(N, n): logical -> physical = (a: N, b: n):(n, 1);", another);
    taken("A(Type): logical -> physical = (a: Type, b: 2):(2, 1);", another);
    taken("A(N): logical -> physical = (n: 4, b: 2):(N, 1);", another);
    taken("const n = 4; A(N): logical -> physical = (a: N, b: 2):(2, 1);", another);
}

/// Whatever names a mode that is not there, the answer lists those that are, with a near one where there is one.
#[test]
fn modes_that_are_not_there() {
    let tile = "T: logical -> physical = (thread: 32, v: 4):(4, 1); const K = 3;";
    let open = "T(ld): logical -> physical = (thread: 32, v: 4):(ld, 1) where ld >= 4;";
    for (name, help) in [("thraed", "did you mean `thread`?"), ("xyzzy", ""), ("thread.0", ""), ("7", "")] {
        for of in ["T", "T | { v = 0 }", "T | { v }"] {
            let all = if of == "T" { "the modes are `thread` (32), `v` (4)" } else { "the only mode is `thread` (32)" };
            for place in [
                format!("{of} | {{ {name} }}"),
                format!("{of} | {{ {name} = 3 }}"),
                format!("{of} | {{ {name} = 1..3 }}"),
                format!("permute({of}, ({name}))"),
                format!("split({of}, {name}, (hi: 8, lo: 4))"),
                format!("group({of}, (all: ({name})))"),
            ] {
                for (block, of) in [
                    (format!("{tile} A = {place};"), "static"),
                    (format!("{open} A(ld) = {};", place.replace('T', "T(ld)")), "with a parameter"),
                ] {
                    let (errors, _) = expand(&block);
                    let told = errors.len() == 1 && errors[0].contains(all) && errors[0].contains(help);
                    assert!(told, "{of}: {block}: {errors:?}");
                }
            }
        }
        for question in [
            format!("bank_conflicts(T, lanes = {name}, element = 4) == 1"),
            format!("wavefronts(T, lanes = thread, vector = {name}, element = 4) == 1"),
            format!("sectors(T, lanes = {name}, vector = v, element = 4) == 1"),
            format!("vector_width(T, {name}) == 1"),
        ] {
            for declared in [tile, open] {
                let (errors, _) = expand(&format!("{declared} assert {question};"));
                let told = errors.len() == 1
                    && errors[0].contains("the modes are `thread` (32), `v` (4)")
                    && errors[0].contains(help);
                assert!(told, "{declared} {question}: {errors:?}");
            }
        }
    }
    let one = "A: logical -> physical = rename((thread: 32, v: 4):(4, 1), (a, b, c));";
    refused(one, "the modes are `thread` (32), `v` (4)");
    refused("A: logical -> physical = zip((thread: 32):(4));", "the only mode is `thread` (32)");
}

#[test]
fn cycles() {
    refused("A = A;", "`A` is defined through itself");
    refused("const A = B; const B = C; const C = A;", "`A` is defined through itself");
    refused("A = divide(B, (2, 2)); B = repeat(A, 2:1); assert size(A) == 8; C = A @ B;", "is defined through itself");
    let (errors, _) = expand("A = B; B = A; C = D; D = C;");
    assert_eq!(errors.len(), 2, "{errors:?}");
    refused("A: logical -> physical = (size(A), 2):(2, 1);", "`A` is defined through itself");
}

#[test]
fn imports_as_people_and_tools_write_them() {
    let (errors, out) = expand("use {a::A, b::{C as D}}; B = A @ D;");
    assert_eq!((errors.len(), out.contains("a :: A !")), (0, true), "{out}");
    let call =
        "{ root use a::A;, A | { row = 1 } } \"map logical physical whole (row:4,col:8) L0,4*8,8*1\"".parse().unwrap();
    let (errors, out) = expand_tokens(call);
    assert_eq!((errors.len(), out.contains("Inline")), (0, true), "{out}");
}
