//! Building decks: cards by number, budgets, checks, files.

pub mod builder;
pub mod chart;
pub mod list;
pub mod source;
