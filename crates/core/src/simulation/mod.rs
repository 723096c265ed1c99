//! Whole games of computer against computer, and what is kept of them. Every series of games is played here: that of `simulate`, of
//! `ladder` and of the author's balance.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `player.rs` | who plays: a level with its limits |
//! | `one_game.rs` | one game from the first decision to the end, and who watches it |
//! | `thinking_times.rs` | how long the sides think |
//! | `luck.rs` | what the dice were worth |
//! | `game_record.rs` | what is kept of a game: one line of a file |
//! | `in_order.rs` | many games on several threads, told in the order of their numbers |

pub mod game_record;
pub mod in_order;
pub mod luck;
pub mod one_game;
pub mod player;
pub mod thinking_times;

pub use game_record::{Conclusion, GameRecord};
pub use in_order::in_order;
pub use luck::Luck;
pub use one_game::{Ended, Match, Watch};
pub use player::Player;
pub use thinking_times::{SideTimes, ThinkingTimes};
