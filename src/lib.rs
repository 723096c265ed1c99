//! Gonfalon.

pub mod board;
#[cfg(feature = "gui")]
pub mod gui;
pub mod kernel;
pub mod reference;
pub mod scenario;
pub mod session;
pub mod systems;
pub mod view;
