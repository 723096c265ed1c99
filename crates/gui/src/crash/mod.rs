//! Should the program ever stop by a fault of its own: what was played is kept, a report is written, and the window says so.

mod crash_report;
mod guarded;
mod last_steps;

pub use crash_report::{CrashReport, watch};
pub use guarded::{Guarded, Rescue};
pub use last_steps::{name_of, note};
