//! What the documentation of a layout with parameters says.

use super::FamilyCode;

impl FamilyCode<'_> {
    /// The paragraph of documentation.
    pub fn documentation(&self, injective: bool, notation: &str) -> String {
        let proved = match (self.slice.map.to.is_dense(), injective) {
            (true, _) => "a dense bijection",
            (false, true) if self.is_ragged() => "injective inside the bounds",
            (false, true) => "injective",
            (false, false) => "read-only: some coordinates share an address",
        };
        let conditions = match self.where_text() {
            text if text.is_empty() => String::new(),
            text => format!(" where `{text}`"),
        };
        let parameters = match self.family.names.as_slice() {
            [] => String::new(),
            names => format!(" with run-time parameters `{}`", names.join("`, `")),
        };
        format!(
            "\n\n`{} -> {}`{parameters}{conditions}: {proved}.\n\n```text\n{notation}\n```",
            self.slice.map.from.name(),
            self.slice.map.to.name(),
        )
    }
}
