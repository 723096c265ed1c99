//! Arsouf, chapter by chapter: each test is named after the rule it holds. The expectations come from the rules
//! and from the description of the board, never from the program.

mod attacking;
mod beginning;
mod board;
mod charging;
mod faults;
mod geo;
mod marching;
mod moving;
pub mod notation;
mod object;
mod odds;
mod options;
mod pieces;
mod reasoned;
mod reasons;
mod reckoned;
mod saving;
mod setup;
mod shown;
pub mod table;
mod taking_back;
mod yardsticks;
