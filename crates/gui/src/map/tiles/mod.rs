//! The ground of the map as textures: drawn in the background, a tile at a time, for the zoom at which it is seen.
//!
//! | file | what it does |
//! | --- | --- |
//! | `tile_grid.rs` | how the plane is divided into tiles at a scale |
//! | `tile_source.rs` | what tiles show, and the drawing of one |
//! | `tile_queue.rs` | which tiles are wanted, and the threads that draw them |
//! | `tile_store.rs` | the textures that are kept |
//!
//! `gui/map/ground_layer.rs` asks for tiles and paints them.

pub mod tile_grid;
pub mod tile_queue;
pub mod tile_source;
pub mod tile_store;
