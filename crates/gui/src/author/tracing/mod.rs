//! A picture below the map, to be traced. It stays where it is on the author's disk; beside the battle's file stands only where
//! that is, and how it lies.

pub mod picture_placement;
pub mod tracing_panel;
pub mod tracing_picture;
