//! The map of a document: what it looks like, and what pointer and keys do on it.
//!
//! | file | what it does |
//! | --- | --- |
//! | `canvas.rs` | a frame, one thing after the other |
//! | `board_state.rs` | what is remembered between frames |
//! | `hex_points.rs` | where hexes and their sides lie |
//! | `strokes_made.rs` | from hexes to edits, by the tool in hand |
//! | `pointer_strokes.rs`, `key_strokes.rs` | strokes by mouse and by keys |
//! | `overlays.rs`, `overview.rs`, `finished_look.rs` | painting: the plain map, the whole one small, the one that players see |
//! | `name_field.rs` | the field in which a place gets its name |
//! | `map_words.rs` | what lies under the pointer, and the map for screen readers |

pub mod board_state;
pub mod canvas;
pub mod finished_look;
pub mod hex_points;
pub mod key_strokes;
pub mod map_words;
pub mod name_field;
pub mod overlays;
pub mod overview;
pub mod pointer_strokes;
pub mod strokes_made;
