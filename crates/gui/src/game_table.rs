//! A game on the table: the engine's door, what it last showed, and what the player has open.

use super::advice::Advice;
use super::advice::in_hindsight::LookingBack;
use super::computer::Computer;
use super::games::file_lock::FileLock;
use super::lesson::LessonRun;
use super::replay::{Replay, Timeline};
use super::seats::Seats;
use super::settings::{Replies, Settings};
use super::showing::Reel;
pub use super::snapshot::{Past, Snapshot, View};
use super::theme::{Liveries, Palette};
use super::workspace::Workspace;
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, TableView};
use gonfalon_core::words::Language;
use std::path::PathBuf;
use std::sync::Arc;

/// Where a game is kept.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Its name among the games, which it has for ever.
    pub id: String,
    /// The file that it is kept in by itself; none where nothing can be kept.
    pub kept: Option<PathBuf>,
    /// No other window plays it.
    pub lock: Option<Arc<FileLock>>,
    /// No other window has the file that the player saved it in.
    pub file: Option<Arc<FileLock>>,
    /// Whether the player knows that it will be lost.
    pub given_up: bool,
}

/// A game on the table.
pub struct GameTable {
    /// The engine.
    pub port: Box<dyn Port>,
    /// What it last showed.
    pub snapshot: Snapshot,
    /// What the player has open.
    pub workspace: Workspace,
    /// Where the game is kept by itself.
    pub place: Place,
    /// Where the player saved the game.
    pub path: Option<PathBuf>,
    /// Whether something has changed since it was saved there.
    pub unsaved: bool,
    /// The side that decided before.
    pub decided: Option<Side>,
    /// Whether the decision before was its side's secret.
    pub secret: bool,
    /// What the computer does, where it plays.
    pub computer: Computer,
    /// What happened since the last decision of whoever looks, and what of it is on show.
    pub reel: Reel,
    /// What stands on the timeline.
    timeline: Option<Timeline>,
    /// The part of the game that is shown again.
    pub replay: Option<Replay>,
    /// The lesson that is gone through, if it is one.
    pub lesson: Option<LessonRun>,
    /// What was suggested about the pending decision.
    pub advice: Advice,
    /// What the computer would have done at the moment that is shown again.
    pub looking_back: LookingBack,
    /// When the players wish to be asked for replies.
    pub replies: Replies,
    /// When the reply that nobody is asked for is passed.
    pub passing: Option<f64>,
}

impl GameTable {
    /// Puts a game on the table.
    #[must_use]
    pub fn new(port: Box<dyn Port>, seats: Option<Seats>) -> GameTable {
        GameTable::with_replies(port, seats, Replies::default())
    }

    /// Puts a game on the table, with what the players wish to be asked.
    #[must_use]
    pub fn with_replies(port: Box<dyn Port>, seats: Option<Seats>, replies: Replies) -> GameTable {
        let decided = port.prompt().side;
        let computer = Computer::at_table(&*port, seats);
        let snapshot = Snapshot::of(&*port, computer.seats.viewer(decided));
        let (workspace, path, unsaved) = (Workspace::default(), None, false);
        let (secret, passing) = (false, None);
        let place = Place::default();
        let mut table = GameTable {
            port,
            snapshot,
            workspace,
            place,
            path,
            unsaved,
            decided,
            secret,
            computer,
            reel: Reel::default(),
            timeline: None,
            replay: None,
            lesson: None,
            advice: Advice::default(),
            looking_back: LookingBack::default(),
            replies,
            passing,
        };
        table.cover();
        table
    }

    /// Whether two people sit here and one of them must not see what the other decides.
    #[must_use]
    pub fn keeps_secret(&self) -> bool {
        let side = self.port.prompt().side;
        let hidden = side.is_some_and(|side| self.port.is_hidden_from(Some(side.enemy())));
        hidden && self.computer.seats.all_people()
    }

    /// The action, counted from 0, whose happening is shown again.
    #[must_use]
    pub fn step_on_show(&self) -> Option<usize> {
        self.replay.as_ref().map(Replay::step).or_else(|| self.reel.step_again())
    }

    /// Covers a secret, whoever comes to the table now.
    pub fn cover(&mut self) {
        self.secret = self.keeps_secret();
        self.workspace.covered |= self.secret;
    }

    /// The next decision is another side's: the table is covered if the players wish it, and always when one of
    /// the two decisions is secret.
    pub fn hand_over(&mut self, wished: bool) {
        let secret = self.keeps_secret();
        let people = self.computer.seats.all_people();
        self.workspace.covered = people && (wished || secret || self.secret);
    }

    /// Fetches everything anew, because somebody else looks at it now.
    pub fn look_again(&mut self) {
        self.fetch();
        self.cover();
    }

    /// The choice that lets a reply pass that nobody is asked for, because the players do not wish it. What the
    /// computer replies is its own affair.
    #[must_use]
    pub fn passes(&self) -> Option<usize> {
        let prompt = self.port.prompt();
        let reply = prompt.reply.filter(|reply| !self.replies.asks(reply.fits))?;
        let person = prompt.side.is_some_and(|side| self.computer.seats.computer(side).is_none());
        (person && reply.pass < self.port.choices().len()).then_some(reply.pass)
    }

    /// The choice of a person who can do nothing but pass. Where a hand is hidden such questions come up nevertheless,
    /// for whether they do must not show what is in it.
    #[must_use]
    pub fn idles(&self) -> Option<usize> {
        let prompt = self.port.prompt();
        let person = prompt.side.is_some_and(|side| self.computer.seats.computer(side).is_none());
        let seen = !self.workspace.covered && self.workspace.past.is_none();
        let asked = person && seen && prompt.reply.is_none() && self.port.hides_cards();
        only_pass(&*self.port).filter(|_| asked)
    }

    /// Whose eyes the screen shows the game to. While a reply passes by itself, nobody else has come to the screen.
    #[must_use]
    pub fn viewer(&self) -> Option<Side> {
        let decides = self.port.prompt().side;
        let looks = if self.passes().is_some() { self.decided.or(decides) } else { decides };
        self.computer.seats.viewer(looks)
    }

    /// Fetches what has changed. Returns whether anything has.
    pub fn refresh(&mut self) -> bool {
        if self.port.revision() == self.snapshot.revision {
            return false;
        }
        self.fetch();
        true
    }

    fn fetch(&mut self) {
        self.snapshot = Snapshot::of(&*self.port, self.viewer());
        self.follow_lesson();
        self.workspace.game_changed(&*self.port);
    }

    /// The obvious next step is the one that the lesson on the table asks for.
    pub fn follow_lesson(&mut self) {
        if let Some(run) = &mut self.lesson {
            run.refresh(&*self.port);
            self.snapshot.offers.primary = run.lead(&*self.port, &self.snapshot.offers);
        } else {
            self.snapshot.offers.primary = self.snapshot.offers.usual;
        }
    }

    /// Speaks another language: everything is fetched anew, and what is shown of the past too.
    pub fn set_language(&mut self, language: Language) {
        if self.port.language() == language {
            return;
        }
        self.port.set_language(language);
        // It was told in the other language.
        self.workspace.passed.clear();
        let past = self.workspace.past.as_ref().map(|past| past.step);
        self.fetch();
        self.workspace.past = past.and_then(|step| Past::of(&*self.port, step, self.viewer()));
    }

    /// The timeline of the game as it is now.
    pub fn timeline(&mut self) -> &Timeline {
        let revision = self.port.revision();
        self.timeline.take_if(|line| line.revision != revision);
        self.timeline.get_or_insert_with(|| Timeline::of(&*self.port))
    }

    /// What is shown one thing after the other: the replay, or what happened last.
    pub fn reel_on_show(&mut self) -> &mut Reel {
        self.replay.as_mut().map_or(&mut self.reel, |replay| &mut replay.reel)
    }

    /// What is told beside the board: of the moment that is shown, or now.
    #[must_use]
    pub fn told(&self) -> &TableView {
        let reel = self.replay.as_ref().map_or(&self.reel, |replay| &replay.reel);
        let past = self.workspace.past.as_ref().or_else(|| reel.during());
        past.map_or(&self.snapshot.table, |past| &past.table)
    }

    /// What panels may read, beside the workspace that they may change.
    pub fn view<'a>(
        &'a mut self,
        palette: &'a Palette,
        settings: &'a Settings,
    ) -> (View<'a>, &'a mut Workspace) {
        let shown = self.workspace.timeline || self.replay.is_some();
        if shown {
            self.timeline();
        }
        let timeline = self.timeline.as_ref().filter(|_| shown);
        let sides = &self.port.scenario().sides;
        let liveries = Liveries([sides[0].livery, sides[1].livery]);
        let library = Library::of(self.port.system());
        let viewer = self.viewer();
        let view = View {
            viewer,
            passing: self.passes().is_some(),
            port: &*self.port,
            snapshot: &self.snapshot,
            palette,
            settings,
            library,
            liveries,
            computer: &self.computer,
            reel: self.replay.as_ref().map_or(&self.reel, |replay| &replay.reel),
            replay: self.replay.as_ref().map(Replay::step),
            step_on_show: self.step_on_show(),
            timeline,
            lesson: self.lesson.as_ref(),
            advice: &self.advice,
            looking_back: &self.looking_back,
        };
        (view, &mut self.workspace)
    }
}

/// The choice that is left beside giving up and what can wait, if it is the only one and lets something pass.
#[must_use]
pub fn only_pass(port: &dyn Port) -> Option<usize> {
    Choice::only_pass(port.choices())
}
