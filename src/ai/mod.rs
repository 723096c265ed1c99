//! Computer opponents for any game of the kernel whose rules can evaluate a position ([`crate::kernel::Evaluator`]).
//!
//! | file | what it holds |
//! | --- | --- |
//! | `level.rs` | how well an opponent plays |
//! | `search_options.rs` | what an opponent is told: level, seed, limits; how it is stopped |
//! | `random.rs` | any legal action |
//! | `greedy.rs` | one action ahead, over every throw |
//! | `playout.rs` | a game played out by both sides |
//! | `tuning.rs` | what judgement rests on, by self-play |
//! | `search_result.rs` | what an opponent decided, and why |
//! | `explanation.rs` | what speaks for an action and against it |
//! | `driver.rs` | from the options of a search to its result, here or on a thread of its own |
//!
//! The same options in the same position give the same action, unless a clock cuts the thinking short.

pub mod driver;
pub mod explanation;
pub mod greedy;
pub mod level;
pub mod playout;
pub mod random;
pub mod search_options;
pub mod search_result;
pub mod tuning;

pub use driver::{BackgroundSearch, think};
pub use explanation::{allotted, explain};
pub use level::Level;
pub use search_options::{Budget, Cancel, SearchOptions};
pub use search_result::SearchResult;
