//! Numbers past what a type, a proof or a check has room for: refused in words, by nobody taken for another number.

use crate::noise::Dice;
use crate::{accepted, expand, expand_tokens, refused};

/// A block with a layout of one parameter and this `where`.
fn with(conditions: &str) -> String {
    format!("pub G(ld): logical -> physical = (row: 4, col: 2):(ld, 1) where {conditions};")
}

#[test]
fn conditions_past_64_bits() {
    const WIDE: &str = "this condition has a number past 64 bits";
    for conditions in [
        // That is `ld >= 2`. With its numbers cut to 64 bits it would be `ld >= 1`.
        "18446744073709551616 * ld >= 36893488147419103232",
        "ld >= 2, ld <= 18446744073709551616",
        "ld >= 2, 18446744073709551617 * ld % 3 == 0",
        "ld >= 2, (18446744073709551615 * ld + ld) % 3 == 0",
        "18446744073709551615 * ld >= 2 - ld",
        "ld >= 2, 18446744073709551615 * ld == 18446744073709551615 * 18446744073709551615",
        "ld - 170141183460469231731687303715884105727 - 1 == 0",
        "ld >= 170141183460469231731687303715884105727",
    ] {
        let (errors, _) = expand(&with(conditions));
        let past = |e: &String| e.contains(WIDE) || e.contains("2^127");
        assert!(errors.len() == 1 && past(&errors[0]), "{conditions}: {errors:?}");
    }
    refused(&with("18446744073709551616 * ld >= 36893488147419103232"), WIDE);
    accepted(&with("18446744073709551615 * ld >= 18446744073709551615, ld >= 2"));
    accepted(&with("2 <= ld, ld <= 18446744073709551615"));
}

#[test]
fn conditions_of_arguments() {
    let of = |argument: &str| {
        format!("{} pub B(q) = G({argument});", with("9223372036854775808 * ld >= 18446744073709551615, ld >= 2"))
    };
    accepted(&of("q + 1"));
    refused(&of("2 * q"), "`G` cannot be written with this argument");
    refused(&of("18446744073709551615 * q"), "`G` cannot be written with this argument");
}

/// What another block left behind says as much as what stands here.
#[test]
fn conditions_of_imports() {
    let out = accepted(&with("7 * ld >= 14"));
    let text = out.split('"').find(|text| text.starts_with("family 0 ")).expect("a definition");
    assert!(text.contains(",7*0"), "{text}");
    let import = |text: &str| {
        let block = format!("{{ root use other::G; pub H(ld) = G(ld); }} \"{text}\"");
        expand_tokens(block.parse().unwrap()).0
    };
    assert_eq!(import(text), [""; 0]);
    let errors = import(&text.replace(",7*0", ",18446744073709551616*0"));
    assert!(errors.len() == 1 && errors[0].contains("`G`"), "{errors:?}");
}

/// Generated code compares coordinates with them, in the index type.
#[test]
fn extents_past_the_index_type() {
    let u32_of = |item: &str| format!("#![index(u32)] pub X(n, m): logical -> physical = {item};");
    let size = "the size of `X` is 4294967296, which does not fit `u32`";
    refused(&u32_of("(row: 4294967296, col: 1, a: n):(1, m, 1) where m >= 1, n <= 1"), size);
    refused(&u32_of("(row: n, col: (2, 2147483648)):(m, (_, _)) where m >= 1"), size);
    refused(&u32_of("(row: 65536, col: 65536, a: n):(m, _, _) where m >= 1"), size);
    let number = "the largest number in the extents of `X` is 4294967296, which does not fit `u32`";
    refused(&u32_of("(row: n + 4294967296 * m, col: 1):(_, _)"), number);
    let out = accepted(&u32_of("(row: n + 4294967295 * m, col: 1):(_, _)"));
    assert!(out.contains("4294967295 *"), "{out}");
    accepted("pub X(n, m): logical -> physical = (row: n + 4294967296 * m, col: 1):(_, _);");
    let wide = "`X` needs more than 64 bits";
    refused("pub X(n, m): logical -> physical = (row: n + 18446744073709551616 * m, col: 1):(_, _);", wide);
    let of = "Y(n, m): logical -> physical = (row: n + 1048576 * m, col: 1):(_, _);";
    let argument = "`Y` cannot be written with this argument";
    refused(&format!("{of} pub X(n, m) = Y(n, 281474976710656 * m);"), argument);
}

/// `(n * 2).div_ceil(3)`, in the index type.
#[test]
fn extents_are_multiplied_before_they_are_divided() {
    let out = accepted(
        "#![index(u32)] A(n): logical -> physical = (row: (n, 4)):((_, _)) where n % 3 == 0; B(n) = divide(A(n), (6)) | { tile = 0 };",
    );
    let b = out.split("struct B").nth(1).unwrap();
    assert!(b.contains(". div_ceil (3)") && b.contains("at_most (& [(1 , & [n as u64])] , & [] , 2147483647)"), "{b}");
}

/// Known to be a number, and to be at least 1.
#[test]
fn extents_of_nothing() {
    for conditions in ["n == 0", "n + 3 == 0", "n <= 0"] {
        let block = format!("A(n): logical -> physical = (row: n, col: 8):(8, 1) where {conditions};");
        refused(&block, "`where` admits no values");
    }
}

#[test]
fn what_has_no_negative() {
    refused("const N = -(-170141183460469231731687303715884105727 - 1);", "2^127");
    refused("const N = - -(-170141183460469231731687303715884105727 - 1) / -1;", "2^127");
    let text = "-(-170141183460469231731687303715884105727 - 1):1";
    let found = layout_lang::text::parse(text, layout_core::Space::Logical, layout_core::Space::Physical);
    assert!(found.is_err_and(|e| e.to_string().contains("2^127")));
}

/// What a help would offer is checked, however large.
#[test]
fn strides_of_0_beside_large_ones() {
    for literal in [
        "(2, 3):(0, 18446744073709551615)",
        "(2, 3, 2):(0, 9223372036854775807, 9223372036854775807)",
        "(2, 3, 2):(0, 6148914691236517205, 6148914691236517205)",
    ] {
        refused(&format!("A: logical -> physical = {literal};"), "has stride 0");
    }
}

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "79228162514264337593543950336",
    "170141183460469231731687303715884105727",
    "(-170141183460469231731687303715884105727 - 1)",
];

/// A small number, mostly, or a parameter; else one from the ends of the types.
fn atom(dice: &mut Dice, most: usize) -> String {
    match dice.roll(12) {
        0..7 => (1 + dice.roll(most)).to_string(),
        7..10 => dice.pick(&["n", "m"]).to_owned(),
        _ => dice.pick(NUMBERS).to_owned(),
    }
}

fn number(dice: &mut Dice, depth: usize) -> String {
    if depth == 0 {
        return atom(dice, 8);
    }
    let (a, b) = (number(dice, depth - 1), number(dice, depth - 1));
    match dice.roll(12) {
        0..4 => a,
        4..6 => format!("({a} + {b})"),
        6 => format!("({a} - {b})"),
        7..10 => format!("({a} * {b})"),
        10 => format!("-({a})"),
        _ => format!("({a} / {b})"),
    }
}

fn condition(dice: &mut Dice) -> String {
    let (a, b) = (number(dice, 2), number(dice, 1));
    match dice.roll(3) {
        0 => format!("{a} % {} == {}", number(dice, 0), dice.roll(3)),
        _ => format!("{a} {} {b}", dice.pick(&[">=", ">", "<=", "<", "=="])),
    }
}

/// Whatever the numbers, the macro answers.
#[test]
fn random_conditions() {
    let mut dice = Dice::new(0x2545_F491_4F6C_DD1D);
    let (total, mut refused) = (1500, 0);
    for _ in 0..total {
        let d = &mut dice;
        let index = d.pick(&["u32", "u64", "usize"]);
        let stated: String = (0..d.roll(5).saturating_sub(2)).map(|_| format!(", {}", condition(d))).collect();
        let base = match d.roll(6) {
            0 => format!("(row: {}, col: {}):({}, {})", number(d, 1), number(d, 1), number(d, 1), atom(d, 4)),
            1 => format!("(row: 4, col: (n, {})):({}, (m, 1))", atom(d, 4), number(d, 1)),
            _ => "(row: n, col: 8):(m, 1)".to_owned(),
        };
        let made = match d.roll(7) {
            0 => format!("B(n, m) = A(n * {}, m + {})", atom(d, 1), atom(d, 8)),
            1 => format!("B = A({}, {})", number(d, 0), number(d, 0)),
            2 => format!("B(n, m) = A(n, m) | {{ row = {} }}", number(d, 0)),
            3 => format!("B(n, m) = A(n, m) | {{ row = 0..{}, col }}", number(d, 0)),
            4 => format!("B(n, m) = divide_ceil(A(n, m), ({}, {})) | {{ rest }}", atom(d, 8), atom(d, 8)),
            5 => format!("B(n, m) = repeat(A(n, m), {}:1, pitch = {})", atom(d, 4), number(d, 1)),
            _ => format!("B(n, m) = interleave(divide(A(n, m), ({}, {})), {}:1)", atom(d, 4), atom(d, 4), atom(d, 4)),
        };
        let static_one =
            format!("({}, {}, 2):({}, {}, {})", atom(d, 4), atom(d, 4), atom(d, 2), atom(d, 9), atom(d, 9));
        let block = format!(
            "#![index({index})] pub const N = {}; A(n, m): logical -> physical = {base} where m >= 8{stated}; {made}; \
             C: logical -> physical = {};",
            atom(d, 9).replace(['n', 'm'], "3"),
            static_one.replace(['n', 'm'], "0"),
        );
        let (errors, out) = std::panic::catch_unwind(|| expand(&block)).unwrap_or_else(|_| panic!("{block}"));
        refused += usize::from(!errors.is_empty());
        assert!(out.contains("struct A") && out.contains("struct B") && out.contains("struct C"), "{block}");
    }
    println!("{total} blocks, {refused} refused");
    assert!((total / 2..total).contains(&refused), "{refused}");
}
