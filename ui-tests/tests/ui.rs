//! What the compiler says, golden by golden. `TRYBUILD=overwrite cargo test -p ui-tests` writes them; read what it wrote.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    for family in std::fs::read_dir("ui").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()) {
        if family != "pass" {
            cases.compile_fail(format!("ui/{family}/*.rs"));
        }
    }
}
