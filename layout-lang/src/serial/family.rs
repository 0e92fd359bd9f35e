//! Families as text: the map that stands for them, then the names, `where`, the largest value, the parts and the probes,
//! between bars.

use super::{Definition, read_stage, write_stages};
use layout_core::family::{Clause, Facts, Family, Form, Monomial, Part, Probe};
use layout_core::{Map, Stage};

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
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join("&");
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
    let fields: Vec<&str> = text.split('|').collect();
    let [names, count, clauses, top, parts, probes] = fields.as_slice() else { return None };
    let names: Vec<String> = list(names).map(str::to_owned).collect();
    let clauses = list(clauses).map(read_clause).collect::<Option<_>>()?;
    let of = |text: &str| Some(Map { stages: read_stages(text)?, ..map.clone() });
    let part = |text: &str| {
        let (unit, stages) = text.split_once(':')?;
        Some(Part { unit: read_monomial(unit)?, map: of(stages)? })
    };
    let probe = |text: &str| {
        let mut fields = text.splitn(5, ':');
        let (extent, cap) = (read_form(fields.next()?)?, fields.next()?.parse().ok()?);
        let (stride, kind) = (read_form(fields.next()?)?, fields.next()?);
        let (ragged, open) = (kind != "open", kind != "settled");
        Some(Probe { map: of(fields.next()?)?, extent, cap, stride, ragged, open })
    };
    let family = Family {
        facts: Facts { parameters: names.len(), clauses },
        names,
        parts: list(parts).map(part).collect::<Option<_>>()?,
        probes: list(probes).map(probe).collect::<Option<_>>()?,
        top: read_form(top)?,
        count: if *count == "?" { None } else { Some(read_form(count)?) },
    };
    Some(Definition::Family(map, bound, Box::new(family)))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split('&').filter(|s| !s.is_empty())
}

fn stages(map: &Map) -> String {
    let mut out = String::new();
    write_stages(&map.stages, &mut out);
    out
}

fn read_stages(text: &str) -> Option<Vec<Stage>> {
    text.split(';').map(read_stage).collect()
}

/// `0.1`; empty for 1.
fn monomial(m: &Monomial) -> String {
    m.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
}

fn read_monomial(text: &str) -> Option<Monomial> {
    text.split('.').filter(|s| !s.is_empty()).map(|x| x.parse().ok()).collect::<Option<_>>().map(Monomial)
}

/// `64*,-3*0.1`.
fn form(form: &Form) -> String {
    form.terms().map(|(m, c)| format!("{c}*{}", monomial(m))).collect::<Vec<_>>().join(",")
}

fn read_form(text: &str) -> Option<Form> {
    text.split(',').filter(|s| !s.is_empty()).try_fold(Form::default(), |sum, term| {
        let (c, m) = term.split_once('*')?;
        sum.plus(&read_monomial(m)?.form().ok()?, c.parse().ok()?).ok()
    })
}

/// `>:form`, `=:form` or `8:form`, the modulus in front of the colon.
fn clause(clause: &Clause) -> String {
    match clause {
        Clause::AtLeastZero(f) => format!(">:{}", form(f)),
        Clause::Zero(f) => format!("=:{}", form(f)),
        Clause::Multiple(f, m) => format!("{m}:{}", form(f)),
    }
}

fn read_clause(text: &str) -> Option<Clause> {
    let (kind, text) = text.split_once(':')?;
    let form = read_form(text)?;
    Some(match kind {
        ">" => Clause::AtLeastZero(form),
        "=" => Clause::Zero(form),
        m => Clause::Multiple(form, m.parse().ok()?),
    })
}
