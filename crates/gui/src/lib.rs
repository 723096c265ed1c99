//! The window. It knows no rules: it shows what the engine's door offers and sends back what was chosen.

// Pictures are made of small numbers, and their points are best called x and y.
#![allow(clippy::cast_precision_loss, clippy::many_single_char_names)]
// What is there and what is not stand side by side.
#![allow(clippy::single_match_else)]

pub mod advice;
pub mod aftermath;
mod aiming;
pub mod app;
pub mod author;
mod authoring;
pub mod banner;
pub mod battle_card;
pub mod board_index;
pub mod command_context;
pub mod command_queue;
pub mod commands;
pub mod computer;
pub mod computer_bar;
pub mod concede;
pub mod crash;
pub mod deck;
pub mod deploying;
pub mod dispatch;
mod dividers;
pub mod dock;
pub mod ending;
pub mod facing_choices;
pub mod field;
pub mod file_dialogs;
mod file_field;
pub mod file_purpose;
pub mod focus_ring;
pub mod game_table;
pub mod games;
pub mod glyphs;
pub mod handover;
pub mod icons;
pub mod idle_pass;
pub mod keys_window;
pub mod lesson;
pub mod live_region;
pub mod locale;
pub mod map;
pub mod marching;
pub mod markdown;
pub mod menu_bar;
pub mod menu_keys;
pub mod new_game;
pub mod notice;
pub mod offers;
pub mod opening;
pub mod page_keys;
pub mod paint;
pub mod pane;
pub mod panels;

pub mod pointing;
pub mod printing;
pub mod quit;
pub mod reference;
pub mod replay;
pub mod run;
pub mod running_window;
pub mod saving;
pub mod screen;
pub mod seats;
pub mod settings;
pub mod settings_window;
pub mod shortcuts;
pub mod showing;
pub mod snapshot;
pub mod start_screen;
pub mod tab_strip;
pub mod theme;
pub mod widgets;
pub mod workspace;

pub use app::App;
pub use run::{GuiOptions, Renderer, run};
