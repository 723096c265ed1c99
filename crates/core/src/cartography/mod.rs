//! The cartographer: from the hexes of a map to land.
//!
//! A hex says what counts for the rules; the drawing shows land that runs over hexsides. Every kind of ground is a number at each
//! node of a fine lattice (`cover.rs`), and what is drawn are the regions where such a number is high enough (`contours.rs`). In
//! the middle of a hex there is nothing but its own ground.
//!
//! | file | what it draws |
//! | --- | --- |
//! | `cartographer.rs` | a map in one of its styles, some hexes at a time |
//! | `quadrangle.rs` | a part of the map, and what it is drawn with |
//! | `parts.rs` | parts of the plane |
//! | `beyond.rs` | what lies beyond the edges |
//! | `title_room.rs` | where there is room for a title |
//! | `groundwork.rs` | what all parts of a map have in common |
//! | `landscape.rs` | the layers of a part, from below |
//! | `cover.rs` | how much of each kind of ground there is at a place |
//! | `beds.rs` | the middles of hexes, joined where they are of one kind |
//! | `relief.rs` | heights: tints, shades, contours, hachures |
//! | `shores.rs` | water, shores and the lines that follow them |
//! | `trees.rs` | woods by kind, single trees |
//! | `growth.rs` | marsh, dunes, stones, grass |
//! | `farmland/` | fields, orchards and vineyards |
//! | `settlement/` | plans of towns, castles and camps |
//! | `highways.rs` | roads and bridges |
//! | `watercourses.rs` | rivers along hexsides, streams |
//! | `routes.rs` | lines from hex to hex |
//! | `lettering/` | names |
//! | `lattice.rs` | numbers on a lattice |
//! | `contours.rs` | regions and lines from numbers |
//! | `noise.rs` | chance that belongs to a place |
//!
//! No line of it depends on the window: screen and paper show the same.

mod beds;
pub mod beyond;
mod cartographer;
mod contours;
mod cover;
pub mod farmland;
mod groundwork;
mod growth;
pub mod highways;
mod landscape;
mod lattice;
pub mod lettering;
mod noise;
pub mod parts;
mod quadrangle;
mod relief;
pub mod routes;
pub mod settlement;
mod shores;
pub mod title_room;
mod trees;
pub mod watercourses;

pub use crate::scenario::appearance::MapStyle;
pub use beds::Beds;
pub use cartographer::Cartographer;
pub use contours::Regions;
pub use cover::{Cover, Survey};
pub use groundwork::Groundwork;
pub use lattice::{Field, Lattice, STEP};
pub use lettering::Lettering;
