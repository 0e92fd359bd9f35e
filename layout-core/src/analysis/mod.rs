//! What a map into memory costs the hardware, one question a file: bank conflicts of shared memory, the longest
//! vectors, the sectors of global memory, and the swizzles and paddings that would make it better. Answers are exact,
//! over every value of the other coordinates, and come with a witness; no prose.
//!
//! | question | answer |
//! | --- | --- |
//! | [`bank_conflicts`] | the most words one bank serves in one phase, and the wavefronts of an access |
//! | [`vector_width`] | the longest contiguous, aligned run of a mode |
//! | [`sectors`] | 32-byte sectors that an access touches |
//! | [`swizzles_for`] | the swizzles under which all given accesses are as asked for, best first |
//! | [`paddings`] | the larger strides that are worth a trial, smallest first |

mod access;
mod banks;
mod model;
mod padding;
mod rows;
mod sectors;
mod swizzles;
mod vector;

pub use access::{Access, AccessError};
pub use banks::{Banks, Witness, bank_conflicts, wavefronts};
pub use model::{BankModel, Phase};
pub use padding::{Padded, paddings};
pub use sectors::{SECTOR, Sectors, sectors};
pub use swizzles::{Costs, Goal, SwizzleSearchError, Swizzles, swizzles_for};
pub use vector::{Broken, Width, broken_vector, vector_width};
