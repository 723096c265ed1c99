//! Battles of the Medieval World, chapter by chapter: each test is named after the rule it holds.

mod sequence;
mod table;
