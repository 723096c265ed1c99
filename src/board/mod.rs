//! Hex geography: grids, terrain, roads, hexside features, reach, lines of sight. Knows no rule numbers.
//!
//! The hexx crate stays inside this folder.

pub mod ascii;
pub mod bearing;
pub mod flood;
pub mod grid;
pub mod hex;
pub mod layout;
pub mod map;
pub mod sight;

pub use bearing::{Nearest, bearing, stations};
pub use flood::{Passage, Reach, flood};
pub use grid::{Grid, GridShape, Numbering, Orientation, Shoved};
pub use hex::{Direction, Hex};
pub use layout::Layout;
pub use map::{HexBits, HexMap, HexSet};
pub use sight::{Sight, sight};
