//! The error that the README shows is the one that the compiler prints. Its code is run as documentation tests.

use std::fs;
use std::path::Path;

#[test]
fn the_error_is_the_compilers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    let (readme, code, golden) =
        (read("README.md"), read("ui-tests/ui/readme/acc.rs"), read("ui-tests/ui/readme/acc.stderr"));
    let (_, section) = readme.split_once("## An error").unwrap();
    let block = |language: &str| {
        section.split_once(language).unwrap().1.split_once("```").unwrap().0.trim_start_matches(|c| c != '\n').trim()
    };
    // What follows the arrow is the place in the test's own file.
    let words = golden.split_once(" --> ").unwrap().0;
    assert_eq!(block("```text"), words.trim_end());
    assert!(code.contains(block("```rust,compile_fail")), "the README's example is another one");
}
