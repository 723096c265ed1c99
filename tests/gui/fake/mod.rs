//! A stand-in for a field of cards.

mod card_faces;
pub mod cards;
mod data;
