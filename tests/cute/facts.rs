//! The data files, and CuTe's notation evaluated from its definition alone: nothing here calls the library.

/// The rows of a file of tab-separated columns, those that begin with `#` left out.
pub fn rows<const N: usize>(file: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    file.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("not {N} columns: {line}"))
    })
}

/// Integers between spaces.
pub fn integers(text: &str) -> Vec<u64> {
    text.split_whitespace().map(|n| n.parse().unwrap_or_else(|_| panic!("no integer: {n}"))).collect()
}

/// The leaves of `(2,(3,4))`.
pub fn leaves(tuple: &str) -> Vec<u64> {
    integers(&tuple.replace(['(', ')', ','], " "))
}

/// The sizes of the top-level modes of `(2,(3,4))`.
pub fn modes(tuple: &str) -> Vec<u64> {
    let Some(inside) = tuple.strip_prefix('(').and_then(|t| t.strip_suffix(')')) else { return leaves(tuple) };
    let mut depth = 0;
    let part = |c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    };
    inside.split(part).map(|mode| leaves(mode).iter().product()).collect()
}

/// What CuTe says at `0..size`, the first mode fastest: `(2,4):(12,1)`, `Sw<3,4,3> o _0 o 8:1`, `5 + 8:2`, `2 * 8:1`.
pub fn table(layout: &str) -> Vec<u64> {
    if let Some((swizzle, inner)) = layout.split_once(" o _0 o ") {
        let of = swizzle.trim_start_matches("Sw<").trim_end_matches('>');
        let parameters: Vec<i64> = of.split(',').map(|n| n.parse().expect("an integer")).collect();
        let [b, m, s] = parameters[..] else { panic!("three parameters: {layout}") };
        return table(inner).into_iter().map(|x| swizzled(x, b, m, s)).collect();
    }
    if let Some((offset, inner)) = layout.split_once(" + ") {
        let offset: u64 = offset.parse().expect("an integer");
        return table(inner).into_iter().map(|x| offset + x).collect();
    }
    if let Some((factor, inner)) = layout.split_once(" * ") {
        let factor: u64 = factor.parse().expect("an integer");
        return table(inner).into_iter().map(|x| factor * x).collect();
    }
    let (shape, stride) = layout.split_once(':').unwrap_or_else(|| panic!("no layout: {layout}"));
    let (shape, stride) = (leaves(shape), leaves(stride));
    assert_eq!(shape.len(), stride.len(), "{layout}");
    let value = |mut i: u64| {
        shape.iter().zip(&stride).fold(0, |acc, (n, d)| {
            let digit = i % n;
            i /= n;
            acc + digit * d
        })
    };
    (0..shape.iter().product()).map(value).collect()
}

/// `Swizzle<B,M,S>` as CuTe defines it.
pub fn swizzled(x: u64, b: i64, m: i64, s: i64) -> u64 {
    let (source, target) = (m + s.max(0), m + (-s).max(0));
    x ^ (((x >> source) & ((1 << b) - 1)) << target)
}
