//! The combat of The Barons' War, chapters 8 to 13: each test is named after the rule it holds. The expectations come
//! from the rules and rulings, never from the program.

// Columns, rows and dice are small: what is reckoned here a second time may be cast.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod chance;
mod charge;
mod charge_again;
mod charge_ways;
mod fire;
mod geo;
mod hits;
mod melee;
mod melee_modifiers;
mod melee_reckoned;
mod morale;
mod reaction;
mod retreat;
mod retreat_reckoned;
