//! The card table: the field, hands and piles.

pub mod canvas;
pub mod geometry;
pub mod hand;
pub mod hints;
pub mod keys;
pub mod marks;
pub mod piles;
pub mod place;
pub mod plays;
pub mod spoken;
pub mod spot;
pub mod stage;
pub mod state;
pub mod strip;
