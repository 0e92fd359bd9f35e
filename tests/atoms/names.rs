//! What the names of CUTLASS's traits are here.

/// What a name of CUTLASS's should be here.
#[derive(Debug, PartialEq)]
pub enum Here {
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
pub const OPERAND: &str = "operand in shared memory";

/// `SM80_16x8x128_S32U1U1S32_TN_*`.
pub const MALFORMED: &str = "shape and stride are not nested alike";

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

pub fn here(cutlass: &str) -> Here {
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
