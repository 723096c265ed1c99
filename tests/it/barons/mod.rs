//! The Barons' War, chapter by chapter: each test is named after the rule it holds. The expectations come from the rules
//! and from the description of the battles, never from the program.

pub mod action_words;
mod beginning;
mod chits;
pub mod counters;
mod ends;
mod facing;
mod geo;
mod hidden;
mod leaders;
mod moving;
pub mod notation;
mod outlook;
pub mod play;
mod reasons;
mod reinforcements;
mod scenarios;
mod seen;
mod sequence;
mod stacks;
pub mod table;
mod turning;
mod ways;
mod zones;
