//! The printed tables: one value each, used by the rule, drawn by the panel, printed on the command line.

pub mod crt;
pub mod terrain_effects;
