//! What follows from many games: means, shares and strengths, each with how far it may be trusted. Pure functions of numbers.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `quantile.rs` | how wide an interval of 95 % is |
//! | `share.rs` | a share of wins with its interval |
//! | `spread.rs` | mean, standard deviation and quartiles |
//! | `mean_interval.rs` | a mean with its interval; differences of pairs |
//! | `control_variate.rs` | values without what luck explains of them |
//! | `elo.rs` | differences of strength |
//! | `pair_counts.rs` | games in pairs with sides swapped |
//! | `sprt.rs` | a test that stops as soon as it is sure |

pub mod control_variate;
pub mod elo;
pub mod mean_interval;
pub mod pair_counts;
pub mod quantile;
pub mod share;
pub mod spread;
pub mod sprt;

pub use elo::Elo;
pub use mean_interval::MeanInterval;
pub use pair_counts::PairCounts;
pub use share::wilson;
pub use spread::Spread;
pub use sprt::{Sprt, Verdict};
