//! Computer opponents for any game of the kernel whose rules can judge a position ([`crate::kernel::Judge`]).
//!
//! | file | what it holds |
//! | --- | --- |
//! | `level.rs` | how well an opponent plays |
//! | `brief.rs` | what an opponent is told: level, seed, limits; how it is stopped |
//! | `random.rs` | any legal action |
//! | `greedy.rs` | one action ahead, over every throw |
//! | `thought.rs` | what an opponent decided, and why |
//! | `driver.rs` | from a brief to a thought, here or on a thread of its own |
//!
//! The same brief in the same position gives the same action, unless a clock cuts the thinking short.

pub mod brief;
pub mod driver;
pub mod greedy;
pub mod level;
pub mod random;
pub mod thought;

pub use brief::{Brief, Budget, Cancel};
pub use driver::{Pondering, think};
pub use level::Level;
pub use thought::Thought;
