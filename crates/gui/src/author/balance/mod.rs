//! Whether a battle is even: the computer plays it many times.

pub mod balance_panel;
pub mod balance_state;
pub mod heat_map;
mod lost_in_places;
pub mod series;
