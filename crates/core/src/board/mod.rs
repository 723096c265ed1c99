//! Hex geography: grids, terrain, roads, hexside features, reach, lines of sight. Knows no rule numbers.
//!
//! The hexx crate stays inside this folder.

pub mod ascii;
pub mod bearing;
pub mod buckets;
pub mod crowd;
pub mod flood;
pub mod grid;
pub mod hex;
pub mod layout;
pub mod line_of_sight;
pub mod map;
pub mod sixfold;
pub mod spreading;

pub use bearing::{Nearest, bearing, stations};
pub use buckets::Buckets;
pub use crowd::Crowd;
pub use flood::{BARRED, Passage, Reach, StepCost, explore, flood};
pub use grid::{Grid, GridShape, Numbering, Orientation, Stagger};
pub use hex::{Direction, Hex};
pub use layout::Layout;
pub use line_of_sight::{LineOfSight, line_of_sight};
pub use map::{HexBits, HexMap, HexSet};
pub use sixfold::Sixfold;
pub use spreading::{Spreading, hexes_of};
