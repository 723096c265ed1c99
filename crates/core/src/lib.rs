//! All of Gonfalon but its window: the rules, the battles, the computer, what is drawn and printed, and the command line.
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
//! | [`cli`] | the front end without a window; as that of `gonfalon-gui` it sees a game only through [`session::Port`] |
//!
//! What always holds: a rule is enforced in one place that cites its number; a refused action changes nothing;
//! every die is journalled with its purpose; a half-finished procedure is plain data that saves and hashes.

// Its tests stand in `tests/`; `cargo test NAME` would compile all of it a second time to find none here.
#![cfg(not(test))]

pub mod ai;
pub mod board;
pub mod cartography;
pub mod cli;
pub mod drawing;
pub mod editor;
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
