//! The card table: the field, hands and piles.

pub mod alt_text;
pub mod canvas;
pub mod drop_target;
pub mod field_layout;
pub mod hand;
pub mod hints;
pub mod key;
pub mod keys;
pub mod marks;
pub mod piles;
pub mod plays;
pub mod rulers;
mod showing;
mod spent;
pub mod spot;
pub mod stage;
pub mod state;
pub mod strip;
mod suggested;
