//! The document on the screen, and what each panel remembers of it.

use super::balance::balance_state::BalanceState;
use super::board::board_state::BoardState;
use super::counters::table_state::TableState;
use super::decks::deck_state::DeckState;
use super::forms::form_state::FormState;
use super::guide_panel::GuideState;
use super::layout::work_pane::WorkPane;
use super::problems::found::Found;
use super::texts_panel::TextsState;
use super::tools::toolbox::Toolbox;
use super::tools::whole_map::NewSize;
use super::tracing::tracing_picture::{LostPicture, Tracing};
use crate::command_queue::CommandQueue;
use crate::settings::Settings;
use crate::theme::Palette;
use gonfalon_core::board::Hex;
use gonfalon_core::editor::Pointer;
use gonfalon_core::editor::files::DocumentFile;

/// A document that is being worked on.
pub struct Work {
    /// The document with its file.
    pub file: DocumentFile,
    /// The map on the screen.
    pub board: BoardState,
    /// The tool in hand.
    pub toolbox: Toolbox,
    /// The picture below the map.
    pub tracing: Option<Tracing>,
    /// The picture that was below it and is not where it was.
    pub lost_picture: Option<LostPicture>,
    /// The size that the map is to get.
    pub new_size: NewSize,
    /// What forms remember.
    pub forms: FormState,
    /// What the table of counters remembers.
    pub table: TableState,
    /// What the panel of decks remembers.
    pub decks: DeckState,
    /// The texts in two languages.
    pub texts: TextsState,
    /// What is wrong with the document, and how its counters look.
    pub found: Found,
    /// The games that the computer plays to see who wins.
    pub balance: BalanceState,
    /// The guide.
    pub guide: GuideState,
    /// A panel that is to come to the front.
    pub show: Option<WorkPane>,
    /// The hex of a problem that somebody went to, marked as long as the problem is there: where the problem is, and its name.
    pub pointed: Option<(Hex, Pointer, String)>,
    /// What a panel has to tell: shown once in the message bar.
    pub told: Option<String>,
    /// What lost its hex, in words, and how many steps there were with the one that did it.
    pub fallen: Option<(String, usize)>,
    /// What a panel answers in passing: that something was done.
    pub answer: Option<String>,
}

impl Work {
    /// A document, as it was opened.
    #[must_use]
    pub fn new(file: DocumentFile) -> Work {
        let (tracing, lost_picture) = match file.path().and_then(Tracing::of_battle) {
            Some(Ok(tracing)) => (Some(tracing), None),
            Some(Err(lost)) => (None, Some(lost)),
            None => (None, None),
        };
        Work {
            file,
            board: BoardState::default(),
            toolbox: Toolbox::default(),
            tracing,
            lost_picture,
            new_size: NewSize::default(),
            forms: FormState::default(),
            table: TableState::default(),
            decks: DeckState::default(),
            texts: TextsState::default(),
            found: Found::default(),
            balance: BalanceState::default(),
            guide: GuideState::default(),
            show: None,
            pointed: None,
            told: None,
            fallen: None,
            answer: None,
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
