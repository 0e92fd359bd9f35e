//! The banks of shared memory: what one access of a warp costs, given the bytes that its lanes ask for. Knows no
//! layout.
//!
//! The default is what an H200 does, counted by its profiler for more than 500 patterns (`docs/bank-model.md`).

use crate::list::Listed as _;
use alloc::vec::Vec;

/// How shared memory serves a warp. Words of `width` bytes lie in `banks` in turn; a bank serves one word at a time, to
/// all lanes that ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankModel {
    /// How many banks there are, a power of two.
    pub banks: u64,
    /// The bytes of a word, a power of two.
    pub width: u64,
    /// The lanes that make one access together.
    pub warp: u64,
    /// The lanes that are served in one phase, by accesses of 1, 2, 4, 8 and 16 bytes a lane.
    pub phase: [u64; 5],
    /// Whether lanes that ask for one word share it.
    pub shares: bool,
    /// Whether a load is served in half as many phases, each of twice the lanes, where every lane `k` of the warp has
    /// the address of lane `k ^ 1`, or every lane that of lane `k ^ 2`.
    pub pairs: bool,
}

/// What one phase of an access costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The first lane of the phase, counted from the first of the access.
    pub first: u64,
    /// How many lanes it serves.
    pub lanes: u64,
    /// The most words that one bank serves: the wavefronts that the phase takes.
    pub degree: u64,
    /// The first bank that serves as many.
    pub bank: u64,
}

impl BankModel {
    /// NVIDIA's: 32 banks of 4 bytes, 8-byte accesses in two phases, 16-byte ones in four.
    pub const NVIDIA: BankModel =
        BankModel { banks: 32, width: 4, warp: 32, phase: [32, 32, 32, 16, 8], shares: true, pairs: true };

    /// The same for `ldmatrix`, `stmatrix` and stores, whose phases no pairs shorten. It makes a difference only where
    /// lanes share addresses: to no map that may be stored through.
    pub const UNPAIRED: BankModel = BankModel { pairs: false, ..Self::NVIDIA };

    /// The most banks that a model has, and the most bytes of a word: a search for a padding tries as many as all banks
    /// together hold.
    pub const MOST: u64 = 4096;

    /// Other banks: both numbers are powers of two, no more than [`MOST`](Self::MOST), and one word of each bank holds
    /// 16 bytes or more. A phase serves as many lanes as ask for that, at most a warp. [`BankModel::NVIDIA`] for 32
    /// banks of 4 bytes.
    #[must_use]
    pub fn new(banks: u64, width: u64) -> Option<BankModel> {
        let row = banks.checked_mul(width)?;
        let is_valid = [banks, width].iter().all(|n| n.is_power_of_two() && *n <= Self::MOST) && row >= 16;
        let phase = [1, 2, 4, 8, 16].map(|bytes| (row / bytes).clamp(1, Self::NVIDIA.warp));
        let pairs = (banks, width) == (Self::NVIDIA.banks, Self::NVIDIA.width);
        is_valid.then_some(BankModel { banks, width, phase, pairs, ..Self::NVIDIA })
    }

    /// The bytes of one word in each bank.
    #[must_use]
    pub fn row(&self) -> u64 {
        self.banks * self.width
    }

    /// The phases of one access: each lane asks for `size` bytes (1, 2, 4, 8 or 16) from its address on, a multiple of
    /// `size`.
    #[must_use]
    pub fn phases(&self, addresses: &[u64], size: u64) -> Vec<Phase> {
        let lanes = self.lanes_of_phase(addresses, size) as usize;
        let one = |(i, lanes_of): (usize, &[u64])| {
            let (degree, bank) = self.degree(lanes_of, size);
            Phase { first: (i * lanes) as u64, lanes: lanes_of.len() as u64, degree, bank }
        };
        addresses.chunks(lanes).enumerate().map(one).list()
    }

    fn lanes_of_phase(&self, addresses: &[u64], size: u64) -> u64 {
        let lanes = self.phase.get(size.trailing_zeros() as usize).map_or(1, |n| (*n).max(1));
        let paired = |by: usize| (0..addresses.len()).all(|k| addresses.get(k ^ by) == Some(&addresses[k]));
        let halved = self.pairs && lanes < self.warp && (paired(1) || paired(2));
        if halved { 2 * lanes } else { lanes }
    }

    /// The most words that one bank serves in a phase of these lanes, and the first bank that does.
    fn degree(&self, addresses: &[u64], size: u64) -> (u64, u64) {
        let mut words: Vec<u64> = Vec::with_capacity(addresses.len() * 4);
        for &a in addresses {
            words.extend(a / self.width..=(a + (size - 1)) / self.width);
        }
        if self.shares {
            words.sort_unstable();
            words.dedup();
        }
        // Banks that serve nothing are not looked at: there may be many.
        let mut served = alloc::vec![0u64; self.banks as usize];
        let (mut most, mut first) = (0, 0);
        for word in words {
            let bank = word % self.banks;
            let count = &mut served[bank as usize];
            *count += 1;
            if *count > most || (*count == most && bank < first) {
                (most, first) = (*count, bank);
            }
        }
        (most, first)
    }

    /// Whether a bank serves an access of `size` bytes.
    #[must_use]
    pub fn serves(&self, address: u64, size: u64, bank: u64) -> bool {
        (address / self.width..=(address + (size - 1)) / self.width).any(|word| word % self.banks == bank)
    }
}

/// The wavefronts of all phases.
#[must_use]
pub fn wavefronts(phases: &[Phase]) -> u64 {
    phases.iter().map(|p| p.degree).sum()
}

/// The phase with the highest degree, the first of those.
#[must_use]
pub fn worst(phases: &[Phase]) -> Phase {
    let none = Phase { first: 0, lanes: 0, degree: 0, bank: 0 };
    phases.iter().copied().fold(none, |a, b| if b.degree > a.degree { b } else { a })
}

/// The highest degree.
#[must_use]
pub fn degree(phases: &[Phase]) -> u64 {
    worst(phases).degree
}
