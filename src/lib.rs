//! Gonfalon.

pub mod board;
pub mod cli;
pub mod kernel;
pub mod reference;
pub mod scenario;
pub mod session;
pub mod systems;
pub mod view;
