//! What is wrong with a document, and what its author may want to think over.
//!
//! | file | what it does |
//! | --- | --- |
//! | `checking.rs` | all faults of a file: what `gonfalon check` says |
//! | `fault_words.rs` | a fault in the words of the forms |
//! | `problem.rs` | a fault or a warning with its hexes, counters and remedies |
//! | `place_words.rs` | where it is, as the forms call it |
//! | `remedies.rs`, `remedy_kind.rs` | what removes a fault, and that in words |
//! | `warning.rs` | what a designer would say, in words |
//! | `design/` | finds what a designer would say |
//! | `waiving.rs` | problems that the author wants |

pub mod checking;
mod design;
mod fault_words;
pub mod place_words;
mod problem;
mod remedies;
pub mod remedy_kind;
pub mod waiving;
mod warning;

pub use problem::{Problem, Said, Severity, Snapshot, problems};
pub use remedies::Remedy;
pub use remedy_kind::RemedyKind;
pub use warning::Warning;
