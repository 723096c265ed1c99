//! Whole games of computer against computer, without files and screens.

mod lucky_games;
mod numbered_games;
