//! What sm_90 adds: barriers in memory, bulk copies of tiles, and products of four warps.

pub mod cluster;
pub mod mbarrier;
pub mod stmatrix;
pub mod tma;
pub mod wgmma;
