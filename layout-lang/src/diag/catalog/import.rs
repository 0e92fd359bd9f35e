//! Family `import`: what the macro itself says; a bad path is worded by rustc.

use crate::diag::Diagnostic;
use proc_macro2::Span;

/// More imports than the compiler's recursion limit lets one block chain.
#[must_use]
pub fn too_many(span: Span, found: usize, limit: usize) -> Diagnostic {
    Diagnostic::new("import", span, format!("this block imports {found} names, and a block takes at most {limit}"))
        .note("each import is one step of macro expansion, and rustc stops after 128 of them")
        .help("split the block in two: the second one can `use` the layouts of the first")
}

/// A definition of another version of the macro, or one that was corrupted.
#[must_use]
pub fn unreadable(span: Span, name: &str) -> Diagnostic {
    Diagnostic::new("import", span, format!("the definition of `{name}` was not written by this version of `layout!`"))
        .help("use one version of `layout-algebra` in all crates that share layouts")
}
