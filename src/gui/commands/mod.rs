//! The commands of the window: one list, which feeds the menus, the keys with their help, and the palette.

pub mod entries;
pub mod facts;
pub mod keys;
pub mod list;
pub mod palette;
pub mod ranking;

pub use facts::Facts;
pub use list::UiCommand;
