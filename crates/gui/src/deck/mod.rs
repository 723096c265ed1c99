//! Building decks: cards by number, budgets, checks, files.

pub mod builder;
pub mod card_list;
pub mod histogram;
pub mod source;
