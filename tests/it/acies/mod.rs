//! Acies, chapter by chapter: each test is named after the rule it holds. The expectations come from the rules and
//! their rulings, never from the program.

pub mod actions;
mod beginning;
mod components;
mod decks;
mod deploying;
mod draw;
mod encircling;
mod end;
mod field;
pub mod game;
mod hidden;
mod manoeuvre;
mod missile;
pub mod muster;
pub mod notation;
mod options_a;
mod outlook;
mod play;
pub mod random;
mod reasons;
mod scout;
mod secrets;
mod setup;
pub mod table;
mod turn;
