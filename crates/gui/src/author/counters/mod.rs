//! The counters of a battle: as a list to be put onto the map, as a table, and on the map.

pub mod arrival_places;
pub mod both_faces;
pub mod column_list;
pub mod column_widths;
pub mod counter_bulk;
pub mod counter_list;
pub mod counter_marks;
pub mod counter_table;
pub mod line_edits;
pub mod marker_palette;
pub mod spreadsheet;
pub mod table_state;
