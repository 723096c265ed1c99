//! The commands of the window: one list, which feeds the menus, the keys with their help, and the palette.

pub mod command_palette;
pub mod context;
pub mod entries;
pub mod key_help;
pub mod ranking;
pub mod registry;

pub use context::CommandContext;
pub use registry::UiCommand;
