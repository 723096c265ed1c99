//! Gonfalon plays medieval board battles by their printed rules: it offers what the rulebook allows, refuses
//! what it forbids, and says which numbered rule says so.
//!
//! Everything but the window is a crate of its own, so that nothing of it can know how it is shown; the window is another, which
//! is there with the feature `gui`. Here both have one name, for the program and for whoever else uses them.
//!
//! A whole game without a screen:
//!
//! ```
//! use gonfalon::{kernel::SeededDice, scenario::catalogue, session};
//!
//! let scenario = catalogue::find("first-clash").expect("it is built in");
//! let mut game = session::new(scenario, 1).expect("it has no faults");
//! let mut pick = SeededDice::new(2);
//! while game.prompt().over.is_none() {
//!     let choices = game.choices().len();
//!     game.choose(pick.below(choices)).expect("what is offered is legal");
//! }
//! println!("{}", game.prompt().question);
//! ```

pub use gonfalon_core::*;
#[cfg(feature = "gui")]
pub use gonfalon_gui as gui;
