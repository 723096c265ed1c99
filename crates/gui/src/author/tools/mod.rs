//! The tools of the map.

pub mod lost_hexes;
pub mod toolbox;
pub mod tools_panel;
pub mod whole_map;
