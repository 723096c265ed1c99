//! Where a new work begins.
//!
//! | file | what it does |
//! | --- | --- |
//! | `templates.rs` | small sound battles of each system, and a blank deck |
//! | `variants.rs` | variants of battles, moments of games, battles of two decks |
//! | `own_battles.rs` | the author's folder |

mod own_battles;
mod templates;
mod variants;

pub use own_battles::{OwnBattle, OwnBattles};
pub use templates::Template;
pub use variants::{of_decks, of_moment, of_set_up, variant, variant_title};
