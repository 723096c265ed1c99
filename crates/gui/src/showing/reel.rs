//! The happenings since somebody's last decision, and the one on show.

use super::happening::{Happening, Reader};
use super::scene;
use crate::snapshot::Past;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Entry, EntryKind, Sign};
use gonfalon_core::words::Language;

/// How long the last one stays after its time, in seconds.
const LINGER: f64 = 3.0;
/// The shortest pause when somebody asks to see something again, in seconds.
const AGAIN: f32 = 0.8;

/// What the happenings were read from, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Source {
    viewer: Option<Side>,
    language: Language,
    /// The engine's revision.
    revision: u64,
    /// How many actions had been taken.
    steps: usize,
}

/// The happenings since somebody's last decision, and the one on show.
#[derive(Default)]
pub struct Reel {
    happenings: Vec<Happening>,
    reader: Reader,
    source: Option<Source>,
    /// The first action whose results are told.
    from: usize,
    /// The action from which on happenings stay on the board.
    marked: usize,
    /// Which is on show; as many as there are when none is.
    at: usize,
    /// Since when, in seconds.
    since: f64,
    /// When they began to follow one another, in seconds.
    begun: f64,
    /// Whether the next ones follow by themselves.
    playing: bool,
    /// Whether somebody asked to see it again: the board shows that moment.
    again: bool,
    /// The board of the happening on show, by its line, while it differs from the present.
    scene: Option<(usize, Option<Past>)>,
}

impl Reel {
    /// What happened by some actions of a game: the first of them, and the first that is none of them.
    #[must_use]
    pub fn of_part(port: &dyn Port, viewer: Option<Side>, (from, end): (usize, usize)) -> Reel {
        let start = port.journal().partition_point(|entry| entry.step < from);
        let mut reel = Reel { reader: Reader::at(start), from, marked: end, ..Reel::default() };
        reel.reader.read_until(port, viewer, end, &mut reel.happenings);
        reel
    }

    /// Everything that happened since the viewer's last decision.
    #[must_use]
    pub fn happenings(&self) -> &[Happening] {
        &self.happenings
    }

    /// The number of the happening on show.
    #[must_use]
    pub fn at(&self) -> Option<usize> {
        (self.at < self.happenings.len()).then_some(self.at)
    }

    /// The happening on show, and for how long it has been, in seconds.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)] // seconds
    pub fn current(&self, now: f64) -> Option<(&Happening, f32)> {
        self.happenings.get(self.at).map(|happening| (happening, (now - self.since) as f32))
    }

    /// What stays marked on the board: what has been shown since the viewer acted. When an earlier one is on show, that
    /// action's.
    #[must_use]
    pub fn marks(&self) -> &[Happening] {
        let end = (self.at + 1).min(self.happenings.len());
        let shown = &self.happenings[..end];
        let from = shown.last().map_or(self.marked, |last| self.marked.min(last.step));
        &shown[shown.partition_point(|happening| happening.step < from)..]
    }

    /// Whether happenings follow one another by themselves.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// All that decides what is painted: which happening is on show, and whether by itself or because somebody asked for it.
    #[must_use]
    pub fn on_show(&self) -> (Option<usize>, bool, bool) {
        let line = self.happenings.get(self.at).map(|happening| happening.line);
        (line, self.playing, self.again)
    }

    /// For how long happenings have followed one another, in seconds.
    #[must_use]
    pub fn played(&self, now: f64) -> f64 {
        now - self.begun
    }

    /// Reads what is new; it is shown from its beginning. What was taken back is forgotten. `decided` says of an action whether
    /// a person took it.
    pub fn refresh(
        &mut self,
        port: &dyn Port,
        (viewer, decided): (Option<Side>, impl Fn(usize) -> bool),
        now: f64,
    ) {
        let (language, revision, steps) = (port.language(), port.revision(), port.steps());
        let source = Source { viewer, language, revision, steps };
        let before = self.source.replace(source);
        if before == self.source {
            return;
        }
        let (from, marked) = span(port, viewer, decided);
        // One action after another that was taken back counts as many as before.
        let turned = before.is_some_and(|b| b.revision != revision && b.steps == steps);
        let back = before.is_none_or(|before| steps < before.steps) || turned;
        let same = before.is_some_and(|b| b.viewer == viewer && b.language == language);
        let lines = self.reader.lines.min(port.journal().len());
        if !same || back || from < self.from {
            let start = port.journal().partition_point(|entry| entry.step < from);
            (self.happenings, self.reader) = (Vec::new(), Reader::at(start));
        }
        // What somebody looks at stays.
        let from = if self.again { from.min(self.from) } else { from };
        let dropped = self.happenings.partition_point(|happening| happening.step < from);
        self.happenings.drain(..dropped);
        self.at = self.at.saturating_sub(dropped);
        self.reader.read(port, viewer, &mut self.happenings);
        (self.from, self.marked) = (from, marked);
        let fresh = self.happenings.partition_point(|happening| happening.line < lines);
        if before.is_none() || back || fresh >= self.happenings.len() {
            self.finish();
        } else if !self.playing || self.at >= fresh {
            (self.at, self.since, self.playing, self.again) = (fresh, now, true, false);
            self.begun = now;
        }
    }

    /// Shows the next one when the time has come. `pause` is how long one of middling length stays, in seconds; the last one
    /// lingers. Answers with how long the one on show stays yet, if it goes by itself.
    pub fn tick(&mut self, now: f64, pause: f32) -> Option<f64> {
        let pause = f64::from(if self.again { pause.max(AGAIN) } else { pause });
        if pause <= 0.0 && !self.again && self.playing {
            self.finish();
        }
        let last = self.happenings.len().checked_sub(1)?;
        while self.playing {
            let left = self.since + pause * weight(&self.happenings[self.at.min(last)]) - now;
            if left > 0.0 {
                return Some(left);
            }
            if self.at >= last {
                // Back to now, whoever asked for it.
                (self.playing, self.again) = (false, false);
            } else {
                (self.at, self.since) = (self.at + 1, now);
            }
        }
        if self.at > last || self.again {
            return None;
        }
        let left = self.since + LINGER - now;
        if left <= 0.0 {
            self.finish();
        }
        (left > 0.0).then_some(left)
    }

    /// The board as it was when what is on show happened, while happenings follow one another; none when it is as now.
    #[must_use]
    pub fn during(&self) -> Option<&Past> {
        self.scene.as_ref().filter(|_| self.playing && !self.again)?.1.as_ref()
    }

    /// Sets the board up for the happening on show.
    pub fn set_scene(&mut self, port: &dyn Port, viewer: Option<Side>) {
        let Some(happening) = self.happenings.get(self.at).filter(|_| self.playing || self.again)
        else {
            self.scene = None;
            return;
        };
        if self.scene.as_ref().is_none_or(|(line, _)| *line != happening.line) {
            self.scene = Some((happening.line, scene::of(port, viewer, &self.happenings, self.at)));
        }
    }

    /// The board of the happening on show, if somebody asked to see it again.
    pub fn take_scene(&mut self) -> Option<Past> {
        self.scene.as_mut().filter(|_| self.again)?.1.take()
    }

    /// The board shows the present again.
    pub fn leave_past(&mut self) {
        if self.again {
            self.finish();
        }
    }

    /// Nothing is on show any more.
    pub fn finish(&mut self) {
        (self.at, self.playing, self.again) = (self.happenings.len(), false, false);
    }

    /// The action of the happening that somebody asked to see again.
    #[must_use]
    pub fn step_again(&self) -> Option<usize> {
        self.again()?;
        self.happenings.get(self.at).map(|happening| happening.step)
    }

    /// The line of the happening that somebody asked to see again.
    #[must_use]
    pub fn again(&self) -> Option<usize> {
        self.happenings.get(self.at).filter(|_| self.again).map(|happening| happening.line)
    }

    /// Puts one on show, which stays until something else is wished.
    pub fn show(&mut self, number: usize, now: f64) {
        if number < self.happenings.len() {
            (self.at, self.since, self.playing, self.again) = (number, now, false, true);
        }
    }

    /// Shows everything from the one on show on, or from the beginning.
    pub fn play(&mut self, now: f64) {
        if self.at + 1 >= self.happenings.len() {
            self.at = 0;
        }
        (self.since, self.playing) = (now, !self.happenings.is_empty());
        self.again = self.playing;
    }

    /// Stops at the one on show.
    pub fn pause(&mut self) {
        (self.playing, self.again) = (false, self.at < self.happenings.len());
    }
}

/// For how many pauses a happening stays.
fn weight(happening: &Happening) -> f64 {
    if happening.standing.is_some() {
        return 3.0;
    }
    match (happening.dice.is_empty(), happening.sign) {
        (_, Sign::Placed) => 0.15,
        (true, Sign::Course) => 0.4,
        (true, Sign::Way) => 0.7,
        _ => 1.3,
    }
}

/// The first action that is told to a viewer, the last decision of his own turn before the other side's, and the first whose results stay
/// on the board: his own last action after that. Picking up and putting back are no actions here: they are not told.
fn span(port: &dyn Port, viewer: Option<Side>, decided: impl Fn(usize) -> bool) -> (usize, usize) {
    let journal = port.journal();
    // Told actions, the last first.
    let mut told = Vec::new();
    for entry in journal.iter().rev() {
        if told.last() != Some(&entry.step) {
            told.push(entry.step);
        }
    }
    let Some(viewer) = viewer else {
        let begun = journal.iter().rev().find(|entry| entry.kind == EntryKind::Turn);
        let last = told.first().copied().unwrap_or(0);
        return (begun.map_or(0, |entry| entry.step), last);
    };
    let own = |step: &usize| port.taken_by(*step) == Some(viewer) && decided(*step);
    let mut told = told.into_iter().peekable();
    let mut last = None;
    while let Some(step) = told.next_if(own) {
        last = last.or(Some(step));
    }
    // An answer by which nothing happened is none that one remembers; the end of an own phase is one.
    let acts = |step: &usize| {
        let of = journal.partition_point(|entry| entry.step < *step);
        let told = journal[of..].iter().take_while(|entry| entry.step == *step);
        let mut kinds = told.map(|entry| entry.kind);
        own(step) && kinds.any(|kind| kind != EntryKind::End)
    };
    // An answer in the middle of the other side's turn is a part of what happened in it.
    let answers = |step: &usize| {
        let of = journal.partition_point(|entry| entry.step < *step);
        let heads = |entry: &&Entry| matches!(entry.kind, EntryKind::Turn | EntryKind::Phase);
        let head = journal[..of].iter().rev().filter(heads).find_map(|entry| entry.side);
        head == Some(viewer.enemy())
    };
    let mut first = last.unwrap_or(0);
    let mut others = false;
    for step in told {
        others = true;
        first = step;
        if acts(&step) && !answers(&step) {
            break;
        }
    }
    let first = if others { first } else { last.unwrap_or(0) };
    (first, last.unwrap_or(first))
}
