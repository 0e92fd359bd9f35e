//! Mode paths. Knows no modes.

use crate::list::Listed as _;
use alloc::{string::String, sync::Arc, vec::Vec};
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::{fmt, ops, slice};

/// One component of a mode path.
pub type Name = Arc<str>;

/// `rest.row`, `lane.0`: names from the outside in. Empty for an unnamed mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(pub Names);

impl Path {
    /// A path of one name.
    #[must_use]
    pub fn name(name: &str) -> Self {
        Path(Names::from(Name::from(name)))
    }

    /// A path from its written form, `rest.row`; the empty text is the empty path.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        match text.as_bytes() {
            [] => Path::default(),
            // Nearly every one.
            bytes if !bytes.contains(&b'.') => Path::name(text),
            _ => Path(text.split('.').filter(|s| !s.is_empty()).map(Name::from).collect()),
        }
    }

    /// Whether the mode has no name of its own.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self.0.0, Few::None)
    }

    /// `self.tail`.
    #[must_use]
    pub fn join(&self, tail: &Path) -> Path {
        match (&self.0.0, &tail.0.0) {
            (Few::None, _) => tail.clone(),
            (_, Few::None) => self.clone(),
            (Few::One(a), Few::One(b)) => Path(Names(Few::Several(Arc::new([a.clone(), b.clone()])))),
            _ => Path(self.0.iter().chain(&*tail.0).cloned().collect()),
        }
    }

    /// Whether `self` names the mode `other` or something around it.
    #[must_use]
    pub fn is_prefix_of(&self, other: &Path) -> bool {
        other.0.starts_with(&self.0)
    }

    /// What is left of `self` below `prefix`.
    #[must_use]
    pub fn below(&self, prefix: &Path) -> Path {
        Path(self.0.get(prefix.0.len()..).unwrap_or_default().into())
    }

    /// The identifier that generated code uses: components joined by `_`. A raw identifier stays raw alone only.
    #[must_use]
    pub fn ident(&self) -> String {
        match &*self.0 {
            [one] => String::from(&**one),
            several => {
                let mut out = String::new();
                for (i, name) in several.iter().enumerate() {
                    if i > 0 {
                        out.push('_');
                    }
                    out.push_str(name.trim_start_matches("r#"));
                }
                out
            }
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.iter().enumerate() {
            f.write_str(if i > 0 { "." } else { "" })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}

/// The names of a path, shared by its copies: paths are copied often, and most are one name or none.
#[derive(Clone, Default)]
pub struct Names(Few);

/// As few as there are, so that equal lists are equal here.
#[derive(Clone, Default)]
enum Few {
    #[default]
    None,
    One(Name),
    /// Two or more.
    Several(Arc<[Name]>),
}

impl ops::Deref for Names {
    type Target = [Name];

    fn deref(&self) -> &[Name] {
        match &self.0 {
            Few::None => &[],
            Few::One(name) => slice::from_ref(name),
            Few::Several(names) => names,
        }
    }
}

impl From<Name> for Names {
    fn from(name: Name) -> Self {
        Names(Few::One(name))
    }
}

impl From<&[Name]> for Names {
    fn from(names: &[Name]) -> Self {
        match names {
            [] => Names(Few::None),
            [one] => Names(Few::One(one.clone())),
            several => Names(Few::Several(several.into())),
        }
    }
}

impl FromIterator<Name> for Names {
    fn from_iter<I: IntoIterator<Item = Name>>(names: I) -> Self {
        let names: Vec<Name> = names.into_iter().list();
        Names::from(&*names)
    }
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Names {}

impl Hash for Names {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl PartialOrd for Names {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Names {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

#[cfg(test)]
mod tests {
    use super::Path;

    #[test]
    fn however_it_is_made_a_path_is_its_names() {
        for (whole, front, tail) in
            [("", "", ""), ("a", "a", ""), ("a", "", "a"), ("a.b", "a", "b"), ("a.b.c", "a", "b.c")]
        {
            let [whole, front, tail] = [whole, front, tail].map(Path::parse);
            assert_eq!(front.join(&tail), whole);
            assert_eq!(whole.below(&front), tail);
            assert_eq!(front.join(&tail).0.len(), front.0.len() + tail.0.len());
            assert_eq!(whole.is_empty(), whole.0.is_empty());
        }
        let mut sorted = ["a.b", "", "a.b.c", "b", "a"].map(Path::parse);
        sorted.sort();
        assert_eq!(sorted.map(|path| path.ident()), ["", "a", "a_b", "a_b_c", "b"]);
    }
}
