//! Games that are kept by themselves: a file each, a list of them, and none in two windows at once.

pub mod ask;
pub mod file_lock;
pub mod gallery;
pub mod game_list;
pub mod origin;
pub mod relative_time;
pub mod resume;
pub mod saved_games;
pub mod summary;
pub mod writer;
