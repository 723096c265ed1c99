//! Tests without a display.

mod cli;
mod golden;
mod perft;
mod random_play;
mod tidy;
