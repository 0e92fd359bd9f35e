//! The pictures in the documentation.

use crate::{Atom, Declared, SOURCES, atoms, declared};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::{env, fs};

/// What a row of the tile is, and its extents, from the name.
fn tile(name: &str) -> (&'static str, usize, usize) {
    let (module, name) = name.split_once("::").unwrap();
    let name = name.split("All").next().unwrap();
    let number = |letter: char| {
        let digits = name.split_once(letter).unwrap().1;
        digits.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
    };
    if module.ends_with("matrix") {
        let matrices: usize = number('X');
        return match name.split('X').next().unwrap() {
            "" => ("row", 8 * matrices, 8),
            "M16N16" => ("row", 16 * matrices, 16),
            _ => ("row", 8 * matrices, 16),
        };
    }
    match name.trim_end_matches("Row").trim_end_matches("Col").chars().last() {
        Some('C') => ("m", number('M'), number('N')),
        Some('B') => ("n", number('N'), number('K')),
        _ => ("m", number('M'), number('K')),
    }
}

/// `{0,1}`, `{0-7}`.
fn set(registers: &[usize]) -> String {
    let (first, last) = (registers[0], registers[registers.len() - 1]);
    if registers.len() > 2 && registers.windows(2).all(|pair| pair[1] == pair[0] + 1) {
        return format!("{{{first}-{last}}}");
    }
    format!("{{{}}}", list(registers, ","))
}

fn list(numbers: &[usize], between: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(between)
}

/// The rows that are shown: all of sixteen, else the first and the last of each eight, the second where there is room.
fn shown(rows: usize) -> Vec<usize> {
    (0..rows).filter(|row| rows <= 16 || row % 8 == 0 || row % 8 == 7 || (rows <= 32 && row % 8 == 1)).collect()
}

/// Rows of cells, aligned and cut at the width of a page.
fn lay_out(lines: &[(String, Vec<String>)]) -> String {
    const WIDTH: usize = 100;
    let head = lines.iter().map(|(head, _)| head.len()).max().unwrap();
    let cell =
        |shown: usize| lines.iter().flat_map(|(_, cells)| cells.iter().take(shown)).map(String::len).max().unwrap();
    let all = lines[0].1.len();
    let fitting = (1..=all).rev().find(|&n| n == 1 || head + 4 + n * (cell(n) + 1) <= WIDTH).unwrap();
    let cell = cell(fitting);
    let mut text = String::from("```text\n");
    for (label, cells) in lines {
        let mut line = format!("{label:>head$} |");
        for content in cells.iter().take(fitting) {
            write!(line, " {content:cell$}").unwrap();
        }
        text += line.trim_end();
        text += if cells.len() > fitting { " …\n" } else { "\n" };
    }
    text + "```\n"
}

fn picture(name: &str, atom: &Atom) -> String {
    let row = |letter: &str, row: usize| format!("{letter} {row}");
    if name == "mma::M8N8K4Lanes" {
        let lines = atom
            .rows()
            .enumerate()
            .map(|(i, lanes)| (row("quad pair", i), lanes.iter().map(usize::to_string).collect()));
        return lay_out(&lines.collect::<Vec<_>>());
    }
    if let Some(rest) = name.strip_prefix("smem::") {
        // Where each 16-byte vector goes.
        let bits: usize = rest.rsplit('B').next().unwrap().parse().unwrap();
        let vector = 128 / bits;
        let k_major = rest.starts_with('K');
        let (slow, fast) = if k_major { (8, atom.shape[1]) } else { (atom.shape[1], atom.shape[0]) };
        let address = |i: usize, j: usize| if k_major { atom.at(i, j) } else { atom.at(j, i) };
        let line = |i: usize| {
            let cells = (0..fast).step_by(vector).map(|j| {
                assert!((0..vector).all(|v| address(i, j + v) == address(i, j) + v), "{name}: a vector is torn apart");
                address(i, j).to_string()
            });
            (row(if k_major { "mn" } else { "k" }, i), cells.collect())
        };
        return lay_out(&(0..slow).map(line).collect::<Vec<_>>());
    }
    let (letter, rows, cols) = tile(name);
    let mut holders = vec![vec![]; rows * cols];
    for (thread, held) in atom.rows().enumerate() {
        for (register, &element) in held.iter().enumerate() {
            holders[element].push((thread, register));
        }
    }
    let copies = atom.values.len() / (rows * cols);
    assert!(holders.iter().all(|h| h.len() == copies && h.iter().all(|&(_, register)| register == h[0].1)), "{name}");
    let line = |i: usize| {
        let mut cells: Vec<(Vec<usize>, Vec<usize>)> = vec![];
        for element in &holders[i * cols..][..cols] {
            let threads: Vec<usize> = element.iter().map(|&(thread, _)| thread).collect();
            match cells.last_mut() {
                Some((last, registers)) if *last == threads => registers.push(element[0].1),
                _ => cells.push((threads, vec![element[0].1])),
            }
        }
        let cells = cells.iter().map(|(threads, registers)| format!("T{}:{}", list(threads, ",T"), set(registers)));
        (row(letter, i), cells.collect())
    };
    lay_out(&shown(rows).into_iter().map(line).collect::<Vec<_>>())
}

#[test]
fn pictures() {
    let atoms = atoms();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/atoms/pictures");
    let bless = env::var_os("BLESS").is_some();
    let mut files = BTreeSet::new();
    let (mut stale, mut shown) = (vec![], 0);
    for Declared { name, picture: file } in declared() {
        let Some(file) = file else { continue };
        assert_eq!(format!("{}.txt", name.rsplit("::").next().unwrap()), file);
        let text = picture(&name, &atoms[&name]);
        assert!(text.lines().count() <= 18, "{name}: a picture has at most 16 lines\n{text}");
        let path = format!("{folder}/{file}");
        if bless {
            fs::write(&path, &text).unwrap();
        }
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            stale.push(file.clone());
        }
        files.insert(file);
        shown += 1;
    }
    assert!(stale.is_empty(), "run with BLESS=1: {stale:?}");
    let present: BTreeSet<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(present, files, "a picture is not used, or used twice");
    assert_eq!(shown, files.len());
    for (module, source) in SOURCES {
        let items = source.lines().filter(|line| line.starts_with("    pub ")).count();
        assert_eq!(source.matches("include_str!").count(), items, "{module}: an item without a picture");
    }
}
