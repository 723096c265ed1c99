//! Battles of the Medieval World, chapter by chapter: each test is named after the rule it holds.

mod archery;
mod equipment;
mod light_troops;
mod movement;
mod sequence;
mod table;
mod zoc;
