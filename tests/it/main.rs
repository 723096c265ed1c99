//! Tests without a display.

mod cli;
