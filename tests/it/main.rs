//! Tests without a display.

mod ai;
mod arsouf;
mod barons;
mod barons_combat;
mod bmw;
mod board;
mod cli;
mod examples;
mod golden;
mod kernel;
mod languages;
mod perft;
mod random_play;
mod remarks;
mod scenarios;
mod tidy;
