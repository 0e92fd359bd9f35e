//! Compile-fail tests of `layout!`: see `tests/ui.rs`.
