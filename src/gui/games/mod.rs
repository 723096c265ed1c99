//! Games that are kept by themselves: a file each, a list of them, and none in two windows at once.

pub mod ask;
pub mod claim;
pub mod gallery;
pub mod keeper;
pub mod list;
pub mod look;
pub mod resume;
pub mod shelf;
pub mod when;
