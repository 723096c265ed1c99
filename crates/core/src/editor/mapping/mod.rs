//! What can be done to the map of a document: pure functions from its content to edits.
//!
//! | file | what it does |
//! | --- | --- |
//! | `map_geometry.rs` | the hexes of a document's map, as its fields say |
//! | `letter_rows.rs` | rows of letters and digits, read and written hex by hex |
//! | `region.rs` | hexes by brush, line, rectangle, lasso, fill, terrain |
//! | `terrain_paint.rs` | terrain, the legend's letters, what lies under the eyedropper |
//! | `level_paint.rs` | heights by brush and by slope |
//! | `ways.rs` | roads and streams |
//! | `hexside_paint.rs` | features of hexsides, snapping to sides and vertices |
//! | `zone_paint.rs` | zones and place names |
//! | `counter_places.rs` | where counters of all systems are set up |
//! | `map_piece.rs` | copy, cut, paste and move a piece of the map |
//! | `hex_labels.rs` | every printed number that stands in a document |
//! | `rearrangement.rs` | the whole board with all that lies on it, in other places |
//! | `symmetry.rs` | mirror, turn, transpose |
//! | `extent_change.rs` | resize, shift, renumber |

pub mod counter_places;
pub mod extent_change;
pub mod hex_labels;
pub mod hexside_paint;
pub mod letter_rows;
pub mod level_paint;
pub mod map_geometry;
pub mod map_piece;
pub mod rearrangement;
pub mod region;
pub mod symmetry;
pub mod terrain_paint;
pub mod ways;
pub mod zone_paint;

pub use map_geometry::MapGeometry;
pub use map_piece::{MapPiece, Mask};
pub use rearrangement::{Fallen, Rearranged};
