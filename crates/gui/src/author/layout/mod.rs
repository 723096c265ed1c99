//! The panels of the author's screen and where they stand.

pub mod panel_tree;
pub mod work_pane;
