//! Blocks with hundreds of errors: the first are explained in full, and what a block may spend on that is its own.

use crate::expand;

/// The budget of helps: 2²⁰ coordinates, 2⁸ of them for each leaf of a literal that is offered.
const LEAVES: usize = (1 << 20) / (1 << 8);

/// A literal that collides, or has gaps, for each number; so many leaves in all are offered.
#[test]
fn strides_are_offered_to_the_first() {
    for (to, offered) in [("physical", "keep all coordinates apart"), ("logical", "these strides make it dense")] {
        let item =
            |i: usize| format!("A{i}: logical -> {to} = (8, 8, 8, 8, 8, 8):(7, 13, 29, 31, 3, {});", 5 + 2 * (i % 9));
        let (errors, _) = expand(&(0..800).map(item).collect::<String>());
        assert_eq!(errors.len(), 800);
        let having = |text: &str| errors.iter().filter(|e| e.contains(text)).count();
        assert_eq!(having(offered), LEAVES / 6, "{to}");
        assert_eq!(having("no other strides were tried: the refusals of this block"), 800 - LEAVES / 6, "{to}");
        assert!(errors[0].contains(offered) && !errors[799].contains(offered), "{to}");
        // The evidence costs little, and is never left out.
        assert_eq!(having("two coordinates reach") + having("no coordinate reaches"), 800, "{to}");
    }
}

/// Large literals that are refused count like others that are large.
#[test]
fn large_literals() {
    let twos = vec!["2"; 40].join(", ");
    for strides in [vec!["3"; 40].join(", "), vec!["0"; 40].join(", ")] {
        let item = |i: usize| format!("A{i}: logical -> physical = ({twos}):({strides});");
        let (errors, _) = expand(&(0..1000).map(item).collect::<String>());
        let last = errors.len() - 1;
        assert!(errors.len() < 900, "{}", errors.len());
        assert!(errors[last].contains("the layouts of this block are too large together"), "{}", errors[last]);
    }
}

/// No more errors are looked for than are said.
#[test]
fn errors_of_many_leaves() {
    let zeros = format!("({}):({})", vec!["0"; 256].join(", "), vec!["1"; 256].join(", "));
    let (errors, out) = expand(&(0..40).map(|i| format!("A{i}: logical -> physical = {zeros};")).collect::<String>());
    assert_eq!(errors.len(), 4096);
    assert!(!out.contains("A39"));
}

/// Where vectors break is looked for on the budget of helps.
#[test]
fn places_of_broken_vectors() {
    let storage = "A: logical -> physical = swizzle(1, 14, 12) @ (row: 4096, v: 4):(5, 1);";
    let (errors, _) = expand(&(format!("{storage} ") + &"assert vector_width(A, v) == 2;".repeat(150)));
    assert_eq!(errors.len(), 150);
    let placed = errors.iter().filter(|e| e.contains("is no multiple of 2")).count();
    let short = errors.iter().filter(|e| e.contains("somewhere, 2 elements are no vector")).count();
    assert!(placed > 30 && short > 30 && placed + short == 150, "{placed} {short}: {}", errors[0]);
    assert!(errors[0].contains("is no multiple of 2"));
}
