//! What the documents say is true: `docs/errors.md` covers every family of diagnostics with its real output, each family
//! has its tests, and every path that a document names exists. `BLESS=1` copies the outputs from the goldens.

use layout_lang::diag::catalog::SLUGS;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn names_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Families that rustc words.
const BY_RUSTC: &[&str] = &["store-broadcast"];
/// Folders of ui tests that are no family.
const OTHERS: &[&str] = &["cascade", "cute", "pass", "readme", "rustc", "several"];

#[test]
fn every_family_has_a_constructor_a_folder_a_near_miss_and_a_section() {
    let files = names_in("layout-lang/src/diag/catalog");
    let catalog: String = files.iter().map(|file| read(format!("layout-lang/src/diag/catalog/{file}"))).collect();
    let page = read("docs/errors.md");
    for slug in SLUGS {
        assert!(catalog.matches(&format!("\"{slug}\"")).count() > 1, "no constructor for `{slug}`");
        assert!(names_in(&format!("ui-tests/ui/{slug}")).iter().any(|f| f.ends_with(".rs")), "no ui test for `{slug}`");
    }
    let sections: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("## `")?.strip_suffix('`')).collect();
    for slug in SLUGS.iter().chain(BY_RUSTC) {
        assert!(sections.contains(slug), "docs/errors.md has no section `{slug}`");
        assert!(root().join(format!("ui-tests/ui/pass/{slug}.rs")).exists(), "no near miss for `{slug}`");
    }
    for section in sections {
        assert!(SLUGS.contains(&section) || BY_RUSTC.contains(&section), "`{section}` is no family");
    }
    for folder in names_in("ui-tests/ui") {
        assert!(SLUGS.contains(&folder.as_str()) || OTHERS.contains(&folder.as_str()), "`{folder}` is no family");
    }
}

/// `From `ui-tests/ui/….rs`:`, and the code blocks that follow up to the next heading.
#[test]
fn every_output_on_the_page_is_the_compilers() {
    let page = read("docs/errors.md");
    let mut sections = page.split("\n## ");
    let mut blessed = sections.next().unwrap().to_owned();
    for section in sections {
        let case = between(section, "From `", "`:").unwrap_or_else(|| panic!("no example: {section}"));
        let golden = read(case.replace(".rs", ".stderr"));
        let shown = between(section, "```text\n", "\n```").unwrap();
        if let Some(code) = between(section, "```rust\n", "\n```") {
            assert!(read(case).contains(code), "{case} reads otherwise");
        }
        if std::env::var_os("BLESS").is_none() {
            assert_eq!(shown, golden.trim_end(), "{case}: BLESS=1 copies the output");
        }
        blessed += &format!("\n## {}", section.replace(shown, golden.trim_end()));
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(root().join("docs/errors.md"), blessed).unwrap();
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

#[test]
fn every_path_in_a_document_exists() {
    let mut documents = Vec::new();
    find(root(), &mut documents);
    assert!(documents.len() >= 5);
    let mut paths = 0;
    for document in documents {
        let text = fs::read_to_string(&document).unwrap();
        let folder = document.parent().unwrap();
        let bases =
            [folder, root(), &root().join("layout-lang/src"), &root().join("layout-core/src")].map(Path::to_owned);
        for path in named_paths(&text) {
            paths += 1;
            assert!(bases.iter().any(|base| base.join(&path).exists()), "{}: {path}", document.display());
        }
    }
    assert!(paths > 20, "{paths}");
}

fn find(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !name.starts_with('.') && !name.starts_with("target") {
            find(&path, out);
        } else if name.ends_with(".md") {
            out.push(path);
        }
    }
}

/// Words in backticks or in the brackets of links that look like paths: a slash, and an extension or a slash at the end.
fn named_paths(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    let linked = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let plain =
        |word: &&str| word.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c)) && !word.contains("..");
    // `NAME` and `FAMILY` stand for something.
    let real = |word: &&str| {
        !word.split(['/', '.']).any(|part| {
            part.len() > 1
                && part == part.to_uppercase()
                && part.chars().all(char::is_alphabetic)
                && part != "README"
                && part != "LICENSE"
        })
    };
    let ends = |word: &&str| {
        [".rs", ".md", ".json", ".toml", ".tsv", ".txt", ".py", "/"].iter().any(|end| word.ends_with(end))
            && word.contains('/')
    };
    quoted.chain(linked).filter(plain).filter(real).filter(ends).map(str::to_owned).collect()
}
