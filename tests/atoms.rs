//! The atoms: against real CuTe at every coordinate, name by name; their pictures; their use from another crate.
//!
//! `BLESS=1 cargo test --test atoms` writes the pictures of `src/atoms/pictures` anew.

use layout_algebra::{StaticLayout, atoms, layout};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::{env, fs};

const CUTE: &str = include_str!("data/atoms.txt");
const SOURCES: [(&str, &str); 5] = [
    ("ldmatrix", include_str!("../src/atoms/ldmatrix.rs")),
    ("mma", include_str!("../src/atoms/mma.rs")),
    ("smem", include_str!("../src/atoms/smem.rs")),
    ("stmatrix", include_str!("../src/atoms/stmatrix.rs")),
    ("wgmma", include_str!("../src/atoms/wgmma.rs")),
];

/// An atom as data: its values in the order of its domain, last mode fastest.
struct Atom {
    shape: &'static [usize],
    values: Vec<usize>,
}

impl Atom {
    fn new<L: StaticLayout<Index = usize>>(layout: L) -> Self {
        Self { shape: L::SHAPE, values: (0..L::SIZE).map(|i| layout.at_linear(i)).collect() }
    }

    /// The value at the two coordinates.
    fn at(&self, i: usize, j: usize) -> usize {
        self.values[i * self.shape[1] + j]
    }

    /// What each thread holds.
    fn rows(&self) -> impl Iterator<Item = &[usize]> {
        self.values.chunks(self.shape[1])
    }
}

/// Every atom under `module::NAME`, those that are a second name of another included.
fn atoms() -> BTreeMap<String, Atom> {
    macro_rules! all {
        ($($module:ident: $($name:ident)*;)*) => {
            [$($((concat!(stringify!($module), "::", stringify!($name)), Atom::new(atoms::$module::$name)),)*)*]
        };
    }
    let all = all! {
        ldmatrix: X1 X2 X4 X1T X2T X4T X4Rows X2Rows X2RowsAllLanes X1Rows X1RowsAllLanes M8N16X1 M8N16X2
            M8N16X4 M16N16X1T M16N16X2T M16N16X2TRows M16N16X1TRows M16N16X1TRowsAllLanes;
        mma: M16N8K16C M8N8K16C M8N8K4F16C M8N8K4F32C M8N8K4Lanes M8N8K4F16ARow M8N8K4F16ACol M16N8K4Tf32A
            M16N8K8F16A M16N8K8Tf32A M16N8K16F16A M16N8K16S8A M16N8K16F64A M16N8K32S8A M16N8K32S4A M16N8K64S4A
            M16N8K128B1A M16N8K256B1A M8N8K4F64A M16N8K8F16B M16N8K8Tf32B M16N8K16F16B M16N8K16F64B M8N8K16S8A
            M16N8K32S8B M8N8K32S4A M16N8K64S4B M8N8K128B1A M16N8K256B1B M16N8K64SparseF8B M16N8K64SparseF8E
            M16N8K128SparseF4A M16N8K128SparseF4B M16N8K128SparseF4E M16N8K32ScaleA M16N8K32ScaleAAllLanes
            M16N8K32ScaleB M16N8K32ScaleBAllLanes M16N8K64ScaleA M16N8K64ScaleAAllLanes M16N8K64ScaleB
            M16N8K64ScaleBAllLanes M16N8K128ScaleA M16N8K128ScaleAAllLanes M16N8K128ScaleB
            M16N8K128ScaleBAllLanes M16N8K4C M16N8K8C M16N8K32C M16N8K64C M16N8K128C M16N8K256C M8N8K4F64C
            M8N8K32C M8N8K128C M8N8K4F16BCol M8N8K4F16BRow M8N8K4F64B M16N8K4Tf32B M16N8K4F64B M16N8K4F64A
            M16N8K8Bf16A M16N8K8Bf16B M16N8K8F64A M16N8K8F64B M16N8K16Bf16A M16N8K16Bf16B M8N8K16S8B M16N8K16S8B
            M16N8K32F8A M16N8K32F8B M8N8K32S4B M16N8K32S4B M16N8K64F4A M16N8K64SparseF8A M16N8K64F4B M8N8K128B1B
            M16N8K128B1B;
        smem: KSw128B1 KSw128B8 KSw128B16 KSw128B32 KSw128B64 KSw64B1 KSw64B8 KSw64B16 KSw64B32 KSw64B64 KSw32B1
            KSw32B8 KSw32B16 KSw32B32 KSw32B64 KInterB1 KInterB8 KInterB16 KInterB32 KInterB64 MnSw128B1
            MnSw128B8 MnSw128B16 MnSw128B32 MnSw128B64 MnSw64B1 MnSw64B8 MnSw64B16 MnSw64B32 MnSw64B64 MnSw32B1
            MnSw32B8 MnSw32B16 MnSw32B32 MnSw32B64 MnInterB1 MnInterB8 MnInterB16 MnInterB32 MnInterB64
            MnSw128Atom32B1 MnSw128Atom32B8 MnSw128Atom32B16 MnSw128Atom32B32 MnSw128Atom32B64;
        stmatrix: X1 X1Rows X1RowsAllLanes X1T X2 X2Rows X2RowsAllLanes X2T X4 X4Rows X4T M16N8X1T M16N8X2T
            M16N8X4T;
        wgmma: M64N8C M64N16C M64N24C M64N32C M64N40C M64N48C M64N56C M64N64C M64N72C M64N80C M64N88C M64N96C
            M64N104C M64N112C M64N120C M64N128C M64N136C M64N144C M64N152C M64N160C M64N168C M64N176C M64N184C
            M64N192C M64N200C M64N208C M64N216C M64N224C M64N232C M64N240C M64N248C M64N256C M64K8Tf32A
            M64K16F16A M64K32S8A M64K64SparseS8A M64K16SparseTf32E M64K16SparseTf32EAllThreads M64K32SparseF16E
            M64K32SparseF16EAllThreads M64K64SparseS8E M64K16Bf16A M64K16SparseTf32A M64K32F8A M64K32SparseF16A
            M64K32SparseBf16A M64K64SparseF8A M64K64SparseF8E M64K32SparseBf16E M64K32SparseBf16EAllThreads;
    };
    all.into_iter().map(|(name, atom)| (name.to_owned(), atom)).collect()
}

/// An item or a second name in the source of a module.
struct Declared {
    name: String,
    picture: Option<String>,
}

fn declared() -> Vec<Declared> {
    let mut found = vec![];
    for (module, source) in SOURCES {
        let mut picture = None;
        for line in source.lines() {
            let line = line.trim();
            if let Some(file) = line.strip_prefix("#[doc = include_str!(\"pictures/") {
                picture = Some(file.trim_end_matches("\")]").to_owned());
            } else if let Some((name, _)) = line.strip_prefix("pub ").and_then(|rest| rest.split_once(": ")) {
                found.push(Declared { name: format!("{module}::{name}"), picture: picture.take() });
            }
        }
        for list in source.split("pub use ").skip(1) {
            let list = list.split(';').next().unwrap().rsplit("::").next().unwrap().trim_matches(['{', '}']);
            for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
                let name = name.rsplit(' ').next().unwrap();
                found.push(Declared { name: format!("{module}::{name}"), picture: None });
            }
        }
    }
    found
}

#[test]
fn the_list_of_this_test_is_the_source() {
    let listed: BTreeSet<String> = atoms().into_keys().collect();
    let declared: BTreeSet<String> = declared().into_iter().map(|d| d.name).collect();
    assert_eq!(listed, declared);
}

// CuTe

/// `shape:stride` as CuTe evaluates it: a coordinate is unravelled with the first mode fastest.
struct Cute {
    swizzle: Option<[u32; 3]>,
    /// Extents and strides of the top-level modes.
    modes: Vec<Vec<(usize, usize)>>,
}

impl Cute {
    /// `None` where shape and stride are not nested alike.
    fn parse(text: &str) -> Option<Self> {
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

    fn extent(&self, mode: usize) -> usize {
        self.modes[mode].iter().map(|&(extent, _)| extent).product()
    }

    fn size(&self) -> usize {
        (0..self.modes.len()).map(|mode| self.extent(mode)).product()
    }

    fn at(&self, mut i: usize) -> usize {
        let mut value = 0;
        for &(extent, stride) in self.modes.iter().flatten() {
            value += i % extent * stride;
            i /= extent;
        }
        let [bits, base, shift] = self.swizzle.unwrap_or([0, 0, 0]);
        value ^ ((value >> (base + shift) & ((1 << bits) - 1)) << base)
    }

    fn is_bijection(&self) -> bool {
        let values: BTreeSet<usize> = (0..self.size()).map(|i| self.at(i)).collect();
        values.len() == self.size() && values.last() == Some(&(self.size() - 1))
    }
}

fn checksum(values: impl Iterator<Item = usize>) -> String {
    let bytes = values.flat_map(|v| u32::try_from(v).unwrap().to_le_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

// Names

/// What a name of CUTLASS's should be here.
#[derive(Debug, PartialEq)]
enum Here {
    /// Values count the elements of a column-major tile of so many rows and columns.
    Tile(String, usize, usize),
    /// Values count bits, the elements have so many.
    Bits(String, usize),
    /// Values are addresses, coordinates those of the tile.
    Memory(String),
    /// The numbers of the threads themselves.
    Threads,
    /// Nothing, and why.
    Nothing(&'static str),
}

/// In shared memory: CUTLASS lets each of the 128 threads "hold" the whole tile.
const OPERAND: &str = "operand in shared memory";
/// `SM80_16x8x128_S32U1U1S32_TN_*`.
const MALFORMED: &str = "shape and stride are not nested alike";

/// The element of a name here, for CUTLASS's.
fn element(type_name: &str) -> &'static str {
    match type_name {
        "F16" => "F16",
        "BF16" => "Bf16",
        "TF32" => "Tf32",
        "F32" | "S32" => "F32",
        "F64" | "C64" | "GC64" => "F64",
        "S8" | "U8" => "S8",
        "S4" | "U4" => "S4",
        "U1" => "B1",
        "E4M3" | "E5M2" | "e4m3" | "e5m2" => "F8",
        "e2m1" => "F4",
        other => panic!("no element for {other}"),
    }
}

/// `F32BF16BF16F32` is D, A, B and, where it is named, C.
fn types(mut list: &str) -> Vec<&'static str> {
    const KNOWN: [&str; 16] =
        ["BF16", "TF32", "GC64", "E4M3", "E5M2", "F16", "F32", "F64", "C64", "S32", "S8", "U8", "S4", "U4", "U1", ""];
    let mut found = vec![];
    while !list.is_empty() {
        let known = KNOWN.iter().find(|known| list.starts_with(**known)).unwrap();
        assert!(!known.is_empty(), "no type at the start of {list}");
        found.push(element(known));
        list = &list[known.len()..];
    }
    found
}

fn here(cutlass: &str) -> Here {
    if let Some((_, atom)) = cutlass.split_once("MMA::Layout_") {
        // MN_SW128_Atom<16-bit>, MN_SW128_32B_Atom<16-bit>
        let (kind, bits) = atom.split_once("_Atom<").unwrap();
        let bits = bits.trim_end_matches("-bit>");
        let (major, kind) = kind.split_once('_').unwrap();
        let major = if major == "MN" { "Mn" } else { "K" };
        let kind = kind.replace("INTER", "Inter").replace("SW", "Sw").replace("_32B", "Atom32");
        return Here::Memory(format!("smem::{major}{kind}B{bits}"));
    }
    let (operation, field) = cutlass.rsplit_once('.').unwrap();
    let words: Vec<&str> = operation.split(['_', '<', '>', ',']).collect();
    if let Some(at) = words.iter().position(|word| ["LDSM", "STSM", "MOVM"].contains(word)) {
        let module = if words[at] == "STSM" { "stmatrix" } else { "ldmatrix" };
        // The matrices go to the registers of `ldmatrix` and come from those of `stmatrix`.
        let registers = field == "RefLayout" || words[at] == "MOVM" || (field == "DstLayout") == (words[at] == "LDSM");
        let (name, bits) = match (words[1], words[at - 1]) {
            ("U32x1", _) => ("X1", 16),
            ("U32x2", _) => ("X2", 16),
            ("U32x4", _) => ("X4", 16),
            ("U16x2", _) => ("X1T", 16),
            ("U16x4", _) => ("X2T", 16),
            ("U16x8", _) => ("X4T", 16),
            ("U8x4", "U8x4") => ("M16N8X1T", 8),
            ("U8x8", "U8x8") if module == "stmatrix" => ("M16N8X2T", 8),
            ("U8x16", "U8x16") if module == "stmatrix" => ("M16N8X4T", 8),
            ("U8x8", "U8x8") => ("M16N16X1T", 8),
            ("U8x16", "U8x16") => ("M16N16X2T", 8),
            ("SU4" | "SU6", "x1") => ("M8N16X1", 8),
            ("SU4" | "SU6", "x2") => ("M8N16X2", 8),
            ("SU4" | "SU6", "x4") => ("M8N16X4", 8),
            other => panic!("no name for {other:?}"),
        };
        if registers {
            return Here::Bits(format!("{module}::{name}"), bits);
        }
        return match name {
            "M16N16X1T" => Here::Bits("ldmatrix::M16N16X1TRowsAllLanes".into(), 8),
            "M16N16X2T" => Here::Bits("ldmatrix::M16N16X2TRows".into(), 8),
            name if name.contains("X1") => Here::Bits(format!("{module}::X1RowsAllLanes"), 16),
            name if name.contains("X2") => Here::Bits(format!("{module}::X2RowsAllLanes"), 16),
            _ => Here::Bits(format!("{module}::X4Rows"), 16),
        };
    }

    let at = words.iter().position(|word| word.matches('x').count() == 2).unwrap();
    let extents: Vec<usize> = words[at].split('x').map(|n| n.parse().unwrap()).collect();
    let (m, n, k) = (extents[0], extents[1], extents[2]);
    let sparse = if cutlass.contains("SPARSE") { "Sparse" } else { "" };
    let template = cutlass.contains('<');
    let (d, a, b) = if template {
        let first = words.iter().position(|word| word.starts_with('e')).unwrap();
        // `kind::f8f6f4` keeps elements of 4 bits in bytes.
        let of = |word: &str| if k == 32 { "F8" } else { element(word) };
        ("F32", of(words[first]), of(words[first + 1]))
    } else {
        let types = types(words[at + 1]);
        (types[0], types[1], types[2])
    };
    let volta = words[0] == "SM70";
    if words[0] == "SM90" && m == 64 {
        let registers = operation.contains("_RS");
        let name = match field {
            "ThrID" => return Here::Threads,
            "CLayout" => return Here::Tile(format!("wgmma::M64N{n}C"), m, n),
            "ALayout" if registers => format!("wgmma::M64K{k}{sparse}{a}A"),
            "ELayout" if k == 64 => format!("wgmma::M64K{k}{sparse}{a}E"),
            "ELayout" => format!("wgmma::M64K{k}{sparse}{a}EAllThreads"),
            _ => return Here::Nothing(OPERAND),
        };
        return Here::Tile(name, m, k);
    }
    let shape = format!("mma::M{m}N{n}K{k}");
    let major = |transposed: char, at: usize| {
        let is = words.last().unwrap().chars().nth(at) == Some(transposed);
        if !volta {
            ""
        } else if is {
            "Row"
        } else {
            "Col"
        }
    };
    match field {
        "ThrID" if volta => Here::Memory("mma::M8N8K4Lanes".into()),
        "ThrID" => Here::Threads,
        "CLayout" if m == 8 && k == 4 => Here::Tile(format!("{shape}{d}C"), m, n),
        "CLayout" => Here::Tile(format!("{shape}C"), m, n),
        "ALayout" if k == 128 && a == "B1" && m == 16 => Here::Nothing(MALFORMED),
        "ALayout" => Here::Tile(format!("{shape}{sparse}{a}A{}", major('T', 0)), m, k),
        "BLayout" => Here::Tile(format!("{shape}{sparse}{b}B{}", major('T', 1)), n, k),
        "ELayout" => Here::Tile(format!("{shape}{sparse}{a}E"), m, k),
        "SFALayout" => Here::Tile(format!("{shape}ScaleAAllLanes"), m, k),
        "SFBLayout" => Here::Tile(format!("{shape}ScaleBAllLanes"), n, k),
        other => panic!("no name for {other}"),
    }
}

/// Atoms that no name of CUTLASS's is. The first is compared with PTX's formula, the others with their `…All…` form.
const WITHOUT_CUTE: [&str; 15] = [
    "mma::M16N8K128B1A",
    "ldmatrix::M16N16X1TRows",
    "ldmatrix::X1Rows",
    "ldmatrix::X2Rows",
    "mma::M16N8K128ScaleA",
    "mma::M16N8K128ScaleB",
    "mma::M16N8K32ScaleA",
    "mma::M16N8K32ScaleB",
    "mma::M16N8K64ScaleA",
    "mma::M16N8K64ScaleB",
    "stmatrix::X1Rows",
    "stmatrix::X2Rows",
    "wgmma::M64K16SparseTf32E",
    "wgmma::M64K32SparseF16E",
    "wgmma::M64K32SparseBf16E",
];

#[test]
fn every_name_of_cutlass_at_every_coordinate() {
    let atoms = atoms();
    let mut seen = BTreeSet::new();
    let mut nothing = BTreeMap::<_, usize>::new();
    for line in CUTE.lines().filter(|line| !line.starts_with('#')) {
        let [text, sum, names] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let cute = Cute::parse(text);
        if let Some(cute) = cute.as_ref().filter(|_| sum != "-") {
            assert_eq!(checksum((0..cute.size()).map(|i| cute.at(i))), sum, "the evaluator of this test at {text}");
        }
        for cutlass in names.split(' ') {
            let here = here(cutlass);
            let (Here::Tile(name, ..) | Here::Bits(name, _) | Here::Memory(name)) = &here else {
                match here {
                    Here::Nothing(why) => {
                        *nothing.entry(why).or_default() += 1;
                        match cute.as_ref() {
                            // Every thread holds every element.
                            Some(cute) => assert!(why == OPERAND && cute.modes[0] == [(128, 0)], "{cutlass}: {text}"),
                            None => assert_eq!(why, MALFORMED, "{cutlass}: {text}"),
                        }
                    }
                    _ => {
                        assert!(cute.as_ref().is_some_and(|c| (0..c.size()).all(|i| c.at(i) == i)), "{cutlass}: {text}")
                    }
                }
                continue;
            };
            let cute = cute.as_ref().unwrap_or_else(|| panic!("{cutlass}: {text}"));
            let atom = atoms.get(name).unwrap_or_else(|| panic!("{cutlass} would be {name}"));
            seen.insert(name.clone());
            if name == "mma::M8N8K4Lanes" {
                let quadpair: Vec<usize> = (0..8).map(|thread| cute.at(thread)).collect();
                assert_eq!(atom.values[..8], quadpair);
                continue;
            }
            let (threads, held) = (cute.extent(0), cute.extent(1));
            let per_register = if let Here::Bits(_, bits) = here { bits } else { 1 };
            assert_eq!(atom.shape, [threads, held / per_register], "{name}, {cutlass}");
            for thread in 0..threads {
                for value in 0..held {
                    let theirs = cute.at(thread + threads * value);
                    let (ours, theirs) = match here {
                        Here::Tile(_, rows, cols) => (atom.at(thread, value), theirs % rows * cols + theirs / rows),
                        Here::Bits(_, bits) => (atom.at(thread, value / bits) * bits + value % bits, theirs),
                        _ => (atom.at(thread, value), theirs),
                    };
                    assert_eq!(ours, theirs, "{name}, {cutlass}: thread {thread}, value {value}");
                }
            }
            if !name.contains("All") {
                assert!(cute.is_bijection(), "{cutlass}");
            }
        }
    }
    assert_eq!(nothing, BTreeMap::from([(OPERAND, 158), (MALFORMED, 2)]));
    let unseen: BTreeSet<&str> = atoms.keys().map(String::as_str).filter(|name| !seen.contains(*name)).collect();
    assert_eq!(unseen, BTreeSet::from(WITHOUT_CUTE));
}

#[test]
fn owners_hold_what_all_threads_hold() {
    let atoms = atoms();
    for (name, all) in atoms.iter().filter(|(name, _)| name.contains("All")) {
        let owners = &atoms[name.split("All").next().unwrap()];
        let mut first = vec![];
        for row in all.rows() {
            if !first.contains(&row) {
                first.push(row);
            }
        }
        assert!(first.len() < all.shape[0], "{name} has no copies");
        assert!(owners.rows().eq(first), "{name}");
    }
}

/// PTX ISA, "Matrix Fragments for mma.m16n8k128": `row = groupID` for `i < 32`, `groupID + 8` after that;
/// `col = threadID_in_group * 32 + (i & 0x1f)`.
#[test]
fn the_one_that_is_malformed_in_cutlass_is_that_of_ptx() {
    for lane in 0..32 {
        for i in 0..64 {
            let (row, col) = (lane / 4 + if i < 32 { 0 } else { 8 }, lane % 4 * 32 + (i & 0x1f));
            assert_eq!(atoms::mma::M16N8K128B1A.index(lane, i), row * 128 + col);
        }
    }
}

// Pictures

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

// Use

mod kernel {
    use super::layout;

    layout! {
        #![index(u32)]

        use layout_algebra::atoms::mma::{M16N8K8C, M16N8K16C, M16N8K16Bf16A};
        use layout_algebra::atoms::ldmatrix::X4;
        use layout_algebra::atoms::smem::KSw128B16;
        use layout_algebra::atoms::stmatrix::X4Rows;
        use layout_algebra::atoms::wgmma::M64N64C as Accumulator;

        /// A warp's accumulators go to a row-major matrix with rows of 24.
        pub StoreC: thread_value -> physical = (m: 16, n: 8):(24, 1) @ M16N8K16C;
        /// The same under another name.
        pub Again: thread_value -> physical = (m: 16, n: 8):(24, 1) @ M16N8K8C;
        /// Four matrices as the quarters of an A tile, upper left, lower left, upper right, lower right.
        pub Loaded: thread_value -> logical = (right: 2, lower: 2, row: 8, col: 8):(8, 128, 16, 1) @ X4;
        pub Operand = rename(M16N8K16Bf16A, (lane, reg));
        /// 64 x 64 halves in shared memory, and the rows that the lanes of an `ldmatrix` point to.
        pub Tile: logical -> physical = repeat(KSw128B16, (block: 8):(1));
        pub Rows = divide(Tile, (1, 8, 8)) @ interleave(X4Rows, (step: 16):(1));
        pub Sum: thread_value -> physical = (m: 64, n: 64):(64, 1) @ Accumulator;

        assert size(Accumulator) == 64 * 64;
    }
}

#[test]
fn imported_by_another_crate() {
    const FIRST: u32 = kernel::StoreC.index(5, 3);
    // Lane 5, register 3: row 5 / 4 + 8, column 2 * (5 % 4) + 1.
    assert_eq!(FIRST, 9 * 24 + 3);
    for lane in 0..32 {
        for reg in 0..4 {
            assert_eq!(kernel::Again.index(lane, reg), kernel::StoreC.index(lane, reg));
        }
        for reg in 0..8 {
            assert_eq!(kernel::Loaded.index(lane, reg), kernel::Operand.index(lane, reg));
        }
    }
    assert_eq!(kernel::Sum.index(127, 31), 63 * 64 + 63);
    assert_eq!(kernel::Tile.index(1, 2, 16), 512 + ((2 * 64 + 16) ^ (2 << 3)));
}

#[test]
fn imported_in_an_expression() {
    let at = layout!(#![index(u32)] use layout_algebra::atoms::smem::MnSw64B8; repeat(MnSw64B8, (stage: 2):(1)));
    assert_eq!(at.index(1, 0, 0), 512_u32);
}
