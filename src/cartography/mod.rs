//! The cartographer: from the hexes of a map to land.
//!
//! A hex says what counts for the rules; the drawing shows land that runs over hexsides. Every kind of ground is a number at each
//! node of a fine lattice (`cover.rs`), and what is drawn are the regions where such a number is high enough (`contours.rs`). In
//! the middle of a hex there is nothing but its own ground.
//!
//! | file | what it draws |
//! | --- | --- |
//! | `atlas.rs` | a part of the map, from below |
//! | `cover.rs` | how much of each kind of ground there is at a place |
//! | `relief.rs` | heights: tints, shades, contours, hachures |
//! | `water.rs` | shores and the lines that follow them |
//! | `growth.rs` | woods, marsh, dunes, stones, grass, houses |
//! | `lattice.rs` | numbers on a lattice |
//! | `contours.rs` | regions and lines from numbers |
//! | `noise.rs` | chance that belongs to a place |
//!
//! No line of it depends on the window: screen and paper show the same.

pub mod atlas;
pub mod contours;
pub mod cover;
pub mod growth;
pub mod lattice;
pub mod noise;
pub mod relief;
pub mod water;

pub use atlas::{Sheet, draw};
