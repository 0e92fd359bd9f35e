//! Diagnostics as data: a slug, one span, a title, notes and helps. One sink takes them all.

pub mod catalog;
mod modes;
mod render;
mod witness;

pub use modes::Modes;
pub use render::{render, text};

use layout_core::list::Listed as _;
use proc_macro2::Span;
use std::collections::HashSet;

/// One refusal.
#[derive(Clone)]
pub struct Diagnostic {
    /// The family, as `docs/errors.md` lists it.
    pub slug: &'static str,
    /// The token whose edit cures it.
    pub span: Span,
    /// One line that stands alone.
    pub title: String,
    /// The evidence.
    pub notes: Vec<String>,
    /// What to type.
    pub helps: Vec<String>,
    /// Whether one block says it once, however often it is met.
    pub once: bool,
}

impl Diagnostic {
    /// A diagnostic without notes and helps.
    #[must_use]
    pub fn new(slug: &'static str, span: Span, title: impl Into<String>) -> Self {
        Diagnostic { slug, span, title: title.into(), notes: Vec::new(), helps: Vec::new(), once: false }
    }

    /// With one more note.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Said once in a block.
    #[must_use]
    pub fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// With one more help.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.helps.push(text.into());
        self
    }
}

/// Proof that something was reported: what a poisoned item carries, so that its dependents stay silent.
#[derive(Clone, Copy, Debug)]
pub struct Reported(());

impl Reported {
    /// For an imported item whose own block has reported it.
    #[must_use]
    pub fn elsewhere() -> Self {
        Reported(())
    }
}

/// The most diagnostics of one invocation: nobody reads more, and there may be one for each leaf of each item.
const MOST: usize = 4096;

/// All diagnostics of one invocation, of very many the first. Panics in debug builds if it is dropped unread.
#[derive(Default)]
pub struct Sink {
    found: Vec<(usize, Diagnostic)>,
    read: bool,
}

impl Sink {
    /// Takes a diagnostic of the item at position `item` in the source.
    pub fn push(&mut self, item: usize, diagnostic: Diagnostic) -> Reported {
        if self.found.len() < MOST {
            self.found.push((item, diagnostic));
        }
        Reported(())
    }

    /// Whether what is found now is not taken any more.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.found.len() >= MOST
    }

    /// How much was found until now.
    #[must_use]
    pub fn mark(&self) -> usize {
        self.found.len()
    }

    /// Forgets what was found since a mark: what was tried and not written.
    pub fn forget(&mut self, mark: usize) {
        self.found.truncate(mark);
    }

    /// Everything found, in source order.
    #[must_use]
    pub fn into_sorted(mut self) -> Vec<Diagnostic> {
        self.read = true;
        let mut found = std::mem::take(&mut self.found);
        let place = |(item, d): &(usize, Diagnostic)| {
            let start = d.span.start();
            (start.line, start.column, *item)
        };
        found.sort_by_cached_key(place);
        let mut said = HashSet::new();
        let fresh = |d: &Diagnostic| !d.once || said.insert(d.title.clone());
        found.into_iter().map(|(_, d)| d).filter(fresh).list()
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        debug_assert!(
            self.read || self.found.is_empty() || std::thread::panicking(),
            "diagnostics were dropped unread"
        );
    }
}
