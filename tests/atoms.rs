//! The atoms: against real CuTe at every coordinate, name by name; their pictures; their use from another crate.
//!
//! `BLESS=1 cargo test --test atoms` writes the pictures of `src/atoms/pictures` anew.

#[path = "atoms/cute.rs"]
mod cute;
#[path = "atoms/names.rs"]
mod names;
#[path = "atoms/pictures.rs"]
mod pictures;
#[path = "atoms/published.rs"]
mod published;
#[path = "atoms/usage.rs"]
mod usage;

use layout_algebra::{StaticLayout, atoms};
use std::collections::{BTreeMap, BTreeSet};

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
