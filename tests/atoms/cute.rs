//! A layout as CuTe evaluates it.

use std::collections::BTreeSet;

/// `shape:stride` as CuTe evaluates it: a coordinate is unravelled with the first mode fastest.
pub struct Cute {
    pub swizzle: Option<[u32; 3]>,
    /// Extents and strides of the top-level modes.
    pub modes: Vec<Vec<(usize, usize)>>,
}

impl Cute {
    /// `None` where shape and stride are not nested alike.
    pub fn parse(text: &str) -> Option<Self> {
        let (swizzle, layout) = match text.split_once(" o _0 o ") {
            Some((swizzle, layout)) => {
                let list = swizzle.strip_prefix("Sw<").unwrap().strip_suffix('>').unwrap();
                let numbers: Vec<u32> = list.split(',').map(|n| n.parse().unwrap()).collect();
                (Some(numbers.try_into().unwrap()), layout)
            }
            None => (None, text),
        };
        let (shape, stride) = layout.split_once(':').unwrap();
        let nesting = |s: &str| s.replace(|c: char| c.is_ascii_digit(), "");
        if nesting(shape) != nesting(stride) {
            return None;
        }
        let mut strides = stride.split(|c: char| !c.is_ascii_digit()).filter(|s| !s.is_empty());
        let (mut modes, mut depth, mut number) = (vec![vec![]], 0, String::new());
        for c in shape.chars().chain([',']) {
            if c.is_ascii_digit() {
                number.push(c);
                continue;
            }
            if !number.is_empty() {
                let extent = number.parse().unwrap();
                number.clear();
                modes.last_mut().unwrap().push((extent, strides.next().unwrap().parse().unwrap()));
            }
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ if depth == 1 => modes.push(vec![]),
                _ => {}
            }
        }
        Some(Self { swizzle, modes: modes.into_iter().filter(|mode| !mode.is_empty()).collect() })
    }

    pub fn extent(&self, mode: usize) -> usize {
        self.modes[mode].iter().map(|&(extent, _)| extent).product()
    }

    pub fn size(&self) -> usize {
        (0..self.modes.len()).map(|mode| self.extent(mode)).product()
    }

    pub fn at(&self, mut i: usize) -> usize {
        let mut value = 0;
        for &(extent, stride) in self.modes.iter().flatten() {
            value += i % extent * stride;
            i /= extent;
        }
        let [bits, base, shift] = self.swizzle.unwrap_or([0, 0, 0]);
        value ^ ((value >> (base + shift) & ((1 << bits) - 1)) << base)
    }

    pub fn is_bijection(&self) -> bool {
        let values: BTreeSet<usize> = (0..self.size()).map(|i| self.at(i)).collect();
        values.len() == self.size() && values.last() == Some(&(self.size() - 1))
    }
}

pub fn checksum(values: impl Iterator<Item = usize>) -> String {
    let bytes = values.flat_map(|v| u32::try_from(v).unwrap().to_le_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}
