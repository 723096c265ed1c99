//! The window. It knows no rules: it shows what the engine's door offers and sends back what was chosen.

pub mod app;
pub mod autosave;
pub mod begin;
pub mod cards;
pub mod command;
pub mod deeds;
pub mod desk;
pub mod dock;
pub mod files;
pub mod handover;
pub mod map;
pub mod markdown;
pub mod menu_bar;
pub mod notice;
pub mod offers;
pub mod opening;
pub mod panels;
pub mod run;
pub mod settings;
pub mod shortcuts;
pub mod standing;
pub mod start;
pub mod table;
pub mod theme;
pub mod victory;
pub mod widgets;

pub use app::App;
pub use run::{GuiOptions, Renderer, run};
