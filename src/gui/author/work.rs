//! The document on the screen, and what each panel remembers of it.

use super::board::board_state::BoardState;
use super::tools::toolbox::Toolbox;
use crate::editor::Document;
use crate::gui::command_queue::CommandQueue;
use crate::gui::settings::Settings;
use crate::gui::theme::Palette;
use std::path::PathBuf;

/// A document that is being worked on.
pub struct Work {
    /// The document.
    pub document: Document,
    /// Its file, once it has one.
    pub path: Option<PathBuf>,
    /// The map on the screen.
    pub board: BoardState,
    /// The tool in hand.
    pub toolbox: Toolbox,
    /// What a panel has to tell: shown once in the message bar.
    pub told: Option<String>,
}

impl Work {
    /// A document, as it was opened.
    #[must_use]
    pub fn new(document: Document, path: Option<PathBuf>) -> Work {
        Work {
            document,
            path,
            board: BoardState::default(),
            toolbox: Toolbox::default(),
            told: None,
        }
    }
}

/// What panels are shown with.
pub struct Around<'a> {
    /// The colours.
    pub palette: &'static Palette,
    /// The player's settings.
    pub settings: &'a Settings,
    /// What is asked of the window.
    pub out: &'a mut CommandQueue,
}
