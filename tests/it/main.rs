//! Tests without a display.

mod bmw;
mod board;
mod kernel;
