//! What is shown of a game: what the engine said last, a moment of the past, and what panels may read.

use super::advice::Advice;
use super::advice::in_hindsight::LookingBack;
use super::board_index::BoardIndex;
use super::computer::Computer;
use super::lesson::LessonRun;
use super::offers::Offers;
use super::replay::Timeline;
use super::settings::Settings;
use super::showing::Reel;
use super::theme::{Liveries, Palette};
use crate::locale::HasLanguage;
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;
use gonfalon_core::session::Port;
use gonfalon_core::view::{CardTableView, MapView, Refusal, TableView, Target};
use gonfalon_core::words::Language;
use std::sync::Arc;

/// What the engine shows, fetched once for each of its revisions.
pub struct Snapshot {
    /// The engine's revision.
    pub revision: u64,
    /// What never changes on the map.
    pub map: Option<Arc<MapView>>,
    /// What stands on the map.
    pub board_index: BoardIndex,
    /// Everything beside the map.
    pub table: TableView,
    /// The offered choices, sorted.
    pub offers: Offers,
}

impl Snapshot {
    /// What the engine shows somebody now.
    #[must_use]
    pub fn of(port: &dyn Port, viewer: Option<Side>) -> Snapshot {
        let map = port.map();
        let board_index = BoardIndex::new(port.board(viewer).unwrap_or_default());
        let offers = Offers::sort(port.choices(), map.as_deref(), &board_index);
        Snapshot { revision: port.revision(), map, board_index, table: port.table(viewer), offers }
    }
}

/// A moment of the past that is shown instead of the present.
pub struct Past {
    /// After how many actions.
    pub step: usize,
    /// What stood where.
    pub board_index: BoardIndex,
    /// Turn, losses, points and whatever else is told beside the board.
    pub table: TableView,
    /// The table of cards, in games of cards.
    pub cards: Option<Box<CardTableView>>,
}

impl Past {
    /// The table after so many actions, as somebody may see it; none in games with neither a map nor cards.
    #[must_use]
    pub fn of(port: &dyn Port, step: usize, viewer: Option<Side>) -> Option<Past> {
        let mut table = port.table_at(step, viewer);
        let (board, cards) = (port.board_at(step, viewer), table.cards.take());
        if board.is_none() && cards.is_none() {
            return None;
        }
        let board_index = BoardIndex::new(board.unwrap_or_default());
        Some(Past { step, board_index, table, cards })
    }
}

/// Whoever knows the moment that is shown.
pub trait Moment {
    /// The moment of the past that is shown; without one, it is now.
    fn past(&self) -> Option<&Past>;
}

/// What panels may read.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Whose eyes the screen shows the game to.
    pub viewer: Option<Side>,
    /// The engine.
    pub port: &'a dyn Port,
    /// What it last showed.
    pub snapshot: &'a Snapshot,
    /// The theme's colours.
    pub palette: &'a Palette,
    /// The player's settings.
    pub settings: &'a Settings,
    /// The reference of the system.
    pub library: &'static Library,
    /// How the sides look.
    pub liveries: Liveries,
    /// What the computer does, where it plays.
    pub computer: &'a Computer,
    /// What happened since the last decision of whoever looks, and what of it is on show.
    pub reel: &'a Reel,
    /// The action whose happening is shown again, in a replay.
    pub replay: Option<usize>,
    /// The action whose happening is shown again, in a replay or since the last decision.
    pub step_on_show: Option<usize>,
    /// The whole game, if it is shown below the board.
    pub timeline: Option<&'a Timeline>,
    /// The lesson that is gone through, if it is one.
    pub lesson: Option<&'a LessonRun>,
    /// What was suggested about the pending decision.
    pub advice: &'a Advice,
    /// What the computer would have done at the moment that is shown again.
    pub looking_back: &'a LookingBack,
    /// Whether a reply that nobody is asked for is about to pass.
    pub passing: bool,
}

impl HasLanguage for View<'_> {
    fn language(&self) -> Language {
        self.settings.language
    }
}

impl<'a> View<'a> {
    /// What is told beside the board: at a moment of the past, or while what happened since is shown; otherwise now.
    #[must_use]
    pub fn table<'b>(&self, past: Option<&'b Past>) -> &'b TableView
    where
        'a: 'b,
    {
        past.or_else(|| self.reel.during()).map_or(&self.snapshot.table, |past| &past.table)
    }

    /// How many lines of the journal tell of what had happened by the moment that is shown. What is shown one thing after the
    /// other has been told up to the one on show.
    #[must_use]
    pub fn lines_told(&self, past: Option<&Past>) -> usize {
        let journal = self.port.journal();
        let shown = self.reel.is_playing() || self.reel.again().is_some();
        let on_show =
            self.reel.at().filter(|_| shown).and_then(|at| self.reel.happenings().get(at));
        match (on_show, past) {
            (Some(happening), _) => (happening.line + 1).min(journal.len()),
            (None, Some(past)) => journal.partition_point(|entry| entry.step < past.step),
            (None, None) => journal.len(),
        }
    }

    /// Why what somebody points at can't be done now. Reasons come out of the hand of whoever decides: nobody else is
    /// told any.
    #[must_use]
    pub fn why_not(&self, about: &Target) -> Vec<Refusal> {
        if self.port.is_hidden_from(self.viewer) { Vec::new() } else { self.port.why_not(about) }
    }

    /// Whether a person may choose now: it is not the past that is shown, not the computer that decides, and what happened last
    /// has been shown.
    #[must_use]
    pub fn asks_person(&self, moment: &impl Moment) -> bool {
        self.asks_at(moment.past())
    }

    /// The same, for a moment; without one, for now.
    #[must_use]
    pub fn asks_at(&self, past: Option<&Past>) -> bool {
        past.is_none()
            && self.computer.decides(self.port).is_none()
            && !self.passing
            && self.reel.during().is_none()
    }

    /// What stands on the map at the moment that is shown.
    #[must_use]
    pub fn shown(&self, moment: &'a impl Moment) -> &'a BoardIndex {
        self.at(moment.past())
    }

    /// What stood on the map at a moment; without one, what stands there now.
    #[must_use]
    pub fn at(&self, past: Option<&'a Past>) -> &'a BoardIndex {
        let past = past.or_else(|| self.reel.during());
        past.map_or(&self.snapshot.board_index, |past| &past.board_index)
    }

    /// The colour of a side's name.
    #[must_use]
    pub fn side_text(&self, side: Side) -> egui::Color32 {
        self.palette.livery(self.liveries.of(side)).text
    }
}
