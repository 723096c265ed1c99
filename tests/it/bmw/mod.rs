//! Battles of the Medieval World, chapter by chapter: each test is named after the rule it holds.

mod archery;
mod combat;
mod equipment;
mod light_troops;
mod movement;
mod offers;
mod sequence;
mod table;
mod zoc;
