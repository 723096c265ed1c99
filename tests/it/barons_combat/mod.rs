//! The combat of The Barons' War, chapters 8 to 13: each test is named after the rule it holds. The expectations come
//! from the rules and rulings, never from the program.

mod bench;
mod chance;
mod charge;
mod fire;
mod geo;
mod hits;
mod melee;
mod morale;
mod reaction;
mod retreat;
