//! Tests without a display.

mod cli;
mod golden;
mod random_play;
mod tidy;
