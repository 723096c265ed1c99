//! The combat of Acies, chapters 10 to 12, with the units, the tactics cards and what is hidden: each test is named
//! after the rule it holds. The expectations come from the rules and rulings, never from the program.

// Columns, dice and totals are small: what is reckoned here a second time may be cast.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod advance;
mod attack;
mod combat;
mod fight_cards;
mod flank;
mod flank_reckoned;
mod foretold;
mod hidden;
mod main_body;
mod options_b;
mod pairings;
mod response;
mod terrain_cards;
mod totals;
mod turn_cards;
mod unit_row;
mod units;
mod views;
mod windows;
mod withdrawal;
