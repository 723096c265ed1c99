//! The map: ground, counters, marks, and what a click on it means.

pub mod aims;
pub mod alt_text;
pub mod answering;
pub mod arrows;
pub mod attacks;
pub mod baked;
pub mod beside;
pub mod camera;
pub mod canvas;
pub mod chunks;
pub mod combinations;
pub mod controls;
pub mod facing;
pub mod fan;
pub mod group;
pub mod highlight;
pub mod hover;
pub mod interrupt;
pub mod keys;
pub mod layers;
pub mod legend;
pub mod menu;
pub mod minimap;
pub mod names;
pub mod outlines;
pub mod picture;
pub mod shooters;
pub mod showing;
pub mod spoken;
pub mod stack;
pub mod state;
pub mod whose;

pub use state::MapState;
