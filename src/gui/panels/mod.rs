//! The panels around the map.

pub mod army;
pub mod chart;
pub mod choices;
pub mod crt;
pub mod dice;
pub mod duel;
pub mod journal;
pub mod morale;
pub mod options;
pub mod prompt;
pub mod rules;
pub mod tec;
pub mod turn;
pub mod unit;
