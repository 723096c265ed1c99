//! The panels around the map.

pub mod army;
pub mod card;
pub mod chart;
pub mod check;
pub mod chit;
pub mod chit_tracks;
pub mod choices;
pub mod compass;
pub mod crt;
pub mod dice;
pub mod display;
pub mod duel;
pub mod hits;
pub mod icon;
pub mod journal;
pub mod morale;
pub mod options;
pub mod prompt;
pub mod rules;
pub mod tec;
pub mod turn;
pub mod unit;
pub mod values;
