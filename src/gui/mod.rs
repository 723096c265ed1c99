//! The window. It knows no rules: it shows what the engine's door offers and sends back what was chosen.

// Pictures are made of small numbers, and their points are best called x and y.
#![allow(clippy::cast_precision_loss, clippy::many_single_char_names)]
// What is there and what is not stand side by side.
#![allow(clippy::single_match_else)]

pub mod app;
pub mod begin;
pub mod cards;
pub mod command;
pub mod commands;
pub mod computer;
pub mod computer_bar;
pub mod concede;
pub mod deck;
pub mod deeds;
pub mod desk;
pub mod dock;
pub mod field;
pub mod files;
pub mod finding;
pub mod games;
pub mod handover;
pub mod keeping;
pub mod map;
pub mod markdown;
pub mod menu_bar;
pub mod notice;
pub mod offers;
pub mod opening;
pub mod paint;
pub mod pane;
pub mod panels;
pub mod quit;
pub mod reference;
pub mod run;
pub mod screen;
pub mod seats;
pub mod settings;
pub mod settings_window;
pub mod shortcuts;
pub mod shown;
pub mod signs;
pub mod speaking;
pub mod standing;
pub mod start;
pub mod table;
pub mod theme;
pub mod turning;
pub mod victory;
pub mod widgets;

pub use app::App;
pub use run::{GuiOptions, Renderer, run};
