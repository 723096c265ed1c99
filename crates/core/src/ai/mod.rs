//! Computer opponents for any game of the kernel whose rules can evaluate a position ([`crate::kernel::Evaluator`]).
//!
//! | file | what it holds |
//! | --- | --- |
//! | `level.rs` | how well an opponent plays |
//! | `opponent.rs` | who plays: level, style and handicap |
//! | `judgement.rs` | what an opponent judges by, and how it errs |
//! | `search_options.rs` | what an opponent is told: who it is, seed, limits; how it is stopped |
//! | `random.rs` | any legal action |
//! | `greedy.rs` | one action ahead, over every throw |
//! | `playout.rs` | a game played on by both sides |
//! | `contest.rs` | plans compared by playing each of them on |
//! | `halving.rs` | which of many plans is best, with few lines for the worst |
//! | `planner.rs` | plans, and which of them is best |
//! | `foresight.rs` | what playing on has told about a plan |
//! | `memory.rs` | what is remembered from decision to decision |
//! | `tuning.rs` | what judgement rests on, by self-play |
//! | `regression.rs` | what the features of a position count, by logistic regression |
//! | `mcts.rs` | plain tree search: a yardstick |
//! | `search_result.rs` | what an opponent decided, and why |
//! | `explanation.rs` | what speaks for an action and against it |
//! | `driver.rs` | from the options of a search to its result, here or on a thread of its own |
//!
//! The same options in the same position give the same action, unless a clock cuts the thinking short.

pub mod contest;
pub mod driver;
pub mod explanation;
pub mod foresight;
pub mod greedy;
mod halving;
mod judgement;
pub mod level;
pub mod mcts;
pub mod memory;
pub mod opponent;
pub mod planner;
pub mod playout;
pub mod random;
pub mod regression;
pub mod search_options;
pub mod search_result;
pub mod tuning;

pub use driver::{BackgroundSearch, think};
pub use explanation::{allotted, explain};
pub use foresight::{Fate, Foresight};
pub use level::Level;
pub use memory::Memory;
pub use opponent::{Handicap, Opponent, Temper};
pub use search_options::{Budget, Cancel, SearchOptions};
pub use search_result::SearchResult;
