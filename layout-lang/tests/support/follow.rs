//! What a help of a failing assertion says to type, typed.

/// The block as a help says to write it; `None` where it gives only the best there is, or no text.
pub fn followed(source: &str, help: &str) -> Option<String> {
    if help.starts_with("no swizzle") || help.contains("list this access in `for`") {
        return None;
    }
    let (place, what) = help.split_once(", ").unwrap();
    let quoted: Vec<&str> = what.split('`').skip(1).step_by(2).collect();
    let begins = |s: &&str, start: &dyn Fn(&str) -> bool| {
        s.lines().any(|line| start(line.trim_start().trim_start_matches("pub ")))
    };
    let statement = match place.strip_prefix("in `") {
        Some(name) => {
            let name = name.trim_end_matches('`');
            let declared =
                |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with([':', '=', '(']));
            source.split(';').find(|s| begins(s, &declared)).unwrap_or_else(|| panic!("{help}\n{source}"))
        }
        None => source.split(';').find(|s| begins(s, &|line| line.starts_with("assert"))).unwrap(),
    };
    let written = if what.starts_with("leave out") {
        statement.replacen(&format!("{} ", quoted[0]), "", 1)
    } else if what.starts_with(&format!("`{}` in the place of `", quoted[0])) {
        statement.replacen(quoted[1], quoted[0], 1)
    } else {
        let old = old(statement, quoted[0]).unwrap_or_else(|| panic!("{help}\n{statement}"));
        statement.replacen(&old, quoted[0], 1)
    };
    assert_ne!(written, statement, "{help}");
    Some(source.replacen(statement, &written, 1))
}

/// What a text stands in the place of.
fn old(statement: &str, new: &str) -> Option<String> {
    if let Some(operand) = new.strip_prefix("swizzle(").and_then(|rest| rest.split_once(") @ ")) {
        return Some(operand.1.to_owned());
    }
    if let Some((shape, _)) = new.split_once("):").filter(|(shape, _)| statement.contains(&format!("{shape}):"))) {
        let start = statement.find(shape)?;
        let strides = start + shape.len() + "):".len();
        return Some(statement[start..strides + closed(&statement[strides..])].to_owned());
    }
    let calls = ["cute(", "canonical(", new.split('(').next().filter(|name| !name.is_empty()).unwrap_or("cute(")];
    let start = calls.iter().find_map(|call| statement.find(call))?;
    Some(statement[start..start + closed(&statement[start..])].to_owned())
}

/// Where the first bracket is closed.
fn closed(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if c == ')' && depth == 0 {
            return at + 1;
        }
    }
    panic!("{text}");
}
