//! Families as text: the map that stands for them, then the names, `where`, the largest value, the parts and the
//! probes, between bars.

use super::{Definition, read_stage, sound, write_stages};
use layout_core::Map;
use layout_core::emit::written;
use layout_core::family::{Clause, Facts, Family, Form, Monomial, Part, Probe};
use layout_core::list::Listed as _;

/// The text of a family, without the map beside it.
pub(super) fn write(family: &Family) -> String {
    let parts = family.parts.iter().map(|p| format!("{}:{}", monomial(&p.unit), stages(&p.map)));
    let probe = |p: &Probe| {
        let kind = match (p.ragged, p.open) {
            (false, _) => "open",
            (true, true) => "ragged",
            (true, false) => "settled",
        };
        format!("{}:{}:{}:{kind}:{}", form(&p.extent), p.cap, form(&p.stride), stages(&p.map))
    };
    let probes = family.probes.iter().map(probe);
    let clauses = family.facts.clauses.iter().map(clause);
    let list = |items: &mut dyn Iterator<Item = String>| items.list().join("&");
    let count = family.count.as_ref().map_or_else(|| "?".to_owned(), form);
    [
        family.names.join("&"),
        count,
        list(&mut clauses.into_iter()),
        form(&family.top),
        list(&mut parts.into_iter()),
        list(&mut probes.into_iter()),
    ]
    .join("|")
}

/// The family beside a map.
pub(super) fn read(text: &str, map: Map, bound: usize) -> Option<Definition> {
    let fields: Vec<&str> = text.split('|').list();
    let [names, count, clauses, top, parts, probes] = fields.as_slice() else { return None };
    let names: Vec<String> = list(names).map(str::to_owned).list();
    if !names.iter().all(|name| sound::is_name(name)) {
        return None;
    }
    let forms = Forms { parameters: names.len() };
    let size = map.size();
    let of = |text: &str| {
        let stages = text.split(';').map(read_stage).list_some()?;
        sound::is_chain(size, &stages).then(|| Map { stages, ..map.clone() })
    };
    let part = |text: &str| {
        let (unit, stages) = text.split_once(':')?;
        Some(Part { unit: forms.monomial(unit)?, map: of(stages)? })
    };
    let probe = |text: &str| {
        let mut fields = text.splitn(5, ':');
        let (extent, cap) = (forms.read(fields.next()?)?, fields.next()?.parse().ok()?);
        let (stride, kind) = (forms.read(fields.next()?)?, fields.next()?);
        let (ragged, open) = match kind {
            "open" => (false, true),
            "ragged" => (true, true),
            "settled" => (true, false),
            _ => return None,
        };
        (cap > 0).then_some(Probe { map: of(fields.next()?)?, extent, cap, stride, ragged, open })
    };
    let family = Family {
        facts: Facts { parameters: names.len(), clauses: list(clauses).map(|c| forms.clause(c)).list_some()? },
        names,
        parts: list(parts).map(part).list_some()?,
        probes: list(probes).map(probe).list_some()?,
        top: forms.read(top)?,
        count: if *count == "?" { None } else { Some(forms.read(count)?) },
    };
    (!family.parts.is_empty()).then(|| Definition::Family(map, bound, Box::new(family)))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split('&').filter(|s| !s.is_empty())
}

fn stages(map: &Map) -> String {
    written(|out| write_stages(&map.stages, out))
}

/// `0.1`; empty for 1.
fn monomial(m: &Monomial) -> String {
    m.0.iter().map(ToString::to_string).list().join(".")
}

/// `64*,-3*0.1`.
fn form(form: &Form) -> String {
    form.terms().map(|(m, c)| format!("{c}*{}", monomial(m))).list().join(",")
}

/// `>:form`, `=:form` or `8:form`, the modulus in front of the colon.
fn clause(clause: &Clause) -> String {
    match clause {
        Clause::AtLeastZero(f) => format!(">:{}", form(f)),
        Clause::Zero(f) => format!("=:{}", form(f)),
        Clause::Multiple(f, m) => format!("{m}:{}", form(f)),
    }
}

/// Reads forms in so many parameters.
struct Forms {
    parameters: usize,
}

impl Forms {
    fn monomial(&self, text: &str) -> Option<Monomial> {
        if text.is_empty() {
            return Some(Monomial::default());
        }
        let factors: Vec<usize> = text.split('.').filter(|s| !s.is_empty()).map(|x| x.parse().ok()).list_some()?;
        let known = factors.iter().all(|x| *x < self.parameters);
        (known && factors.is_sorted()).then_some(Monomial(factors))
    }

    fn read(&self, text: &str) -> Option<Form> {
        text.split(',').filter(|s| !s.is_empty()).try_fold(Form::default(), |sum, term| {
            let (c, m) = term.split_once('*')?;
            sum.plus(&self.monomial(m)?.form().ok()?, c.parse().ok()?).ok()
        })
    }

    fn clause(&self, text: &str) -> Option<Clause> {
        let (kind, text) = text.split_once(':')?;
        let form = self.read(text).filter(Form::is_narrow)?;
        Some(match kind {
            ">" => Clause::AtLeastZero(form),
            "=" => Clause::Zero(form),
            m => Clause::Multiple(form, m.parse().ok().filter(|m| *m > 0)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Definition, read, write};
    use layout_core::family::alias::FormDigit;
    use layout_core::family::{Clause, Facts, Family, Form, Probe, literal, ragged};
    use layout_core::int::Overflow;
    use layout_core::{Map, Shape, Space, ops};

    /// `(row: p, col: 6):(s, 1)` where `s ≥ 6`, `p = 8 (mod 24)` and `s = 2·p`.
    fn open() -> (Map, Family) {
        let (p, s) = (Form::parameter(0), Form::parameter(1));
        let clauses = vec![
            Clause::AtLeastZero(s.shifted(-6).unwrap()),
            Clause::Multiple(p.shifted(-8).unwrap(), 24),
            Clause::Zero(s.plus(&p, -2).unwrap()),
        ];
        let digit = |extent, stride| FormDigit { extent, stride: Some(stride) };
        let digits = [digit(p, s), digit(Form::constant(6), Form::constant(1))];
        let domain = Shape::named(&[("row", 1), ("col", 6)]);
        let names = vec!["p".to_owned(), "s".to_owned()];
        let facts = Facts { parameters: 2, clauses };
        literal(names, facts, &domain, &digits, (Space::Logical, Space::Physical), &mut 1000).unwrap()
    }

    #[test]
    fn round_trip() {
        let (map, family) = open();
        let size = |n: i128| Form::constant(n);
        let (long, wide) = ragged::widened(&map, &family, &[(1, 4, size(6))]).unwrap();
        let tiles = |m: &Map| ops::divide(m, &[8, 4]).unwrap();
        let divided = wide.map(|m| Ok::<_, Overflow>(tiles(m))).unwrap();
        let domain = tiles(&long).domain;
        let settled = divided.clone().settled(&domain, &[1, 3]);
        let kinds = |f: &Family| f.probes.iter().map(|p: &Probe| (p.ragged, p.open)).collect::<Vec<_>>();
        assert_eq!(kinds(&family), [(false, true)]);
        assert!(kinds(&divided).contains(&(true, true)) && divided.count.is_some(), "{:?}", kinds(&divided));
        let unknown = Family { count: None, ..divided.clone() };
        let tiled = tiles(&long);
        for (map, family) in [(map, family), (tiled.clone(), divided), (tiled.clone(), settled), (tiled, unknown)] {
            for bound in 0..2 {
                let definition = Definition::Family(map.clone(), bound, Box::new(family.clone()));
                assert_eq!(read(&write(&definition)), Some(definition));
            }
        }
        assert_eq!(read("family 0 map logical physical whole (a:2) L0,2*1|n|?|>:1*0||:L0,2*1"), None);
    }
}
