//! What there is to begin from: battles of one's own, built-in ones to vary, files.

pub mod my_battles;
pub mod start_page;
