//! Tests without a display.

mod acies;
mod acies_combat;
mod acies_doors;
mod ai;
mod arsouf;
mod barons;
mod barons_combat;
mod bmw;
mod board;
mod cli;
mod document;
mod door;
mod examples;
mod golden;
mod kernel;
mod languages;
mod mutants;
mod perft;
mod protocol;
mod random_play;
mod remarks;
mod save_files;
mod scenarios;
mod tidy;
mod wire;
mod writing;
