//! Tests without a display.

mod accounts;
mod acies;
mod acies_combat;
mod acies_doors;
mod ai;
mod annotations;
mod arsouf;
mod art;
mod barons;
mod barons_combat;
mod bmw;
mod board;
mod cartography;
mod caused;
mod circles;
mod cli;
mod colour_blind;
mod corpus;
mod counter_pixels;
mod document;
mod door;
mod drawing;
mod drawn_grounds;
mod editor;
mod examples;
mod farmland;
mod fitting;
mod golden;
mod grammar;
mod ground_rules;
mod heraldry;
mod kernel;
mod kit;
mod languages;
mod leaving_off;
mod lettering;
mod letters;
mod mutants;
mod no_peeking;
mod opponents;
mod paper;
mod pivotal;
mod positions;
mod protocol;
mod pseudo;
mod reading;
mod rooms;
mod save_files;
mod scenarios;
mod settlement;
mod simulation;
mod statistics;
mod suggesting;
mod taking_back;
mod tidy;
mod told_in_spanish;
mod tuning;
mod vocabulary;
mod wire;
mod woods;
mod words;
mod writing;

/// Spanish, which is part of the program.
fn spanish() -> gonfalon::words::Language {
    gonfalon::words::Language::with_tag("es").expect("it is built in")
}
