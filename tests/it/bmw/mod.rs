//! Battles of the Medieval World, chapter by chapter: each test is named after the rule it holds.

mod archery;
mod beginning;
mod cavalry;
mod charges;
mod combat;
mod equipment;
mod judge;
mod leaders;
mod light_troops;
mod morale;
mod movement;
pub mod notation;
mod offers;
mod options;
mod reasons;
mod reckoned;
mod results;
mod sequence;
mod setup;
mod special;
pub mod table;
mod victory;
mod withdrawal;
mod zoc;
