//! Gonfalon plays medieval board battles by their printed rules: it offers what the rulebook allows, refuses
//! what it forbids, and says which numbered rule says so.
//!
//! The rooms, from the bottom up; each uses its own and lower ones only (`tests/it/tidy.rs` checks it):
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`statistics`] | what follows from many games: shares, means and strengths with their intervals |
//! | [`kernel`] | decisions, dice, rules, refusals: any rules-enforced tabletop game |
//! | [`ai`] | computer opponents for any game of the kernel whose rules can evaluate a position |
//! | [`board`] | hex geography: grids, reach, lines of sight |
//! | [`heraldry`] | coats of arms, read from blazons and written as blazons |
//! | [`words`] | languages, messages by key, names with their grammar |
//! | [`view`], [`scenario`] | what screens and files hold: plain data |
//! | [`drawing`] | what maps, counters and cards look like, as shapes in layers |
//! | [`systems`] | the rule systems, one file per chapter of their rulebooks |
//! | [`session`], [`reference`] | a game with its history; the rule texts |
//! | [`simulation`] | whole games of computer against computer |
//! | [`paper`] | maps, counters, cards, tables and rules on sheets of paper |
//! | [`editor`] | scenario, deck and card files as documents that an author changes |
//! | [`cli`], `gui` | the front ends, which see a game only through [`session::Port`] |
//!
//! What always holds: a rule is enforced in one place that cites its number; a refused action changes nothing;
//! every die is journalled with its purpose; a half-finished procedure is plain data that saves and hashes.
//!
//! A whole game without a screen:
//!
//! ```
//! use gonfalon::{kernel::SeededDice, scenario::catalogue, session};
//!
//! let scenario = catalogue::find("first-clash").expect("it is built in");
//! let mut game = session::new(scenario, 1).expect("it has no faults");
//! let mut pick = SeededDice::new(2);
//! while game.prompt().over.is_none() {
//!     let choices = game.choices().len();
//!     game.choose(pick.below(choices)).expect("what is offered is legal");
//! }
//! println!("{}", game.prompt().question);
//! ```

// Its tests stand in `tests/`; `cargo test NAME` would compile all of it a second time to find none here.
#![cfg(not(test))]

pub mod ai;
pub mod board;
pub mod cartography;
pub mod cli;
pub mod drawing;
pub mod editor;
#[cfg(feature = "gui")]
pub mod gui;
pub mod heraldry;
pub mod kernel;
pub mod paper;
pub mod reference;
pub mod scenario;
pub mod session;
pub mod simulation;
pub mod statistics;
pub mod systems;
pub mod view;
pub mod words;
