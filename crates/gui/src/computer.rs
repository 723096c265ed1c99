//! The computer's turns: thinking on another thread, showing every step, waiting between them.

use super::seats::{Seat, Seats};
use crate::locale::HasLanguage;
use crate::say;
use egui::Context;
use gonfalon_core::ai::{BackgroundSearch, Opponent, SearchOptions};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::history::final_by;
use gonfalon_core::session::save_file::SavedStep;
use gonfalon_core::session::{Annotation, ChosenAction, Port};
use std::task::Poll;
use std::time::Duration;

/// The longest the computer thinks about one decision, in milliseconds.
pub const LONGEST: u64 = 4000;
/// Of so many actions it is looked whether they passed by themselves, where nobody remembers.
const RECENT: usize = 400;
/// How long a hint stays, in seconds.
const HINT: f64 = 2.5;

/// What the computer is doing.
#[derive(Default)]
pub struct Computer {
    /// Who plays the two sides.
    pub seats: Seats,
    /// Whether it waits until it is told to go on.
    pub paused: bool,
    /// Whether that is because it begins: whoever plays against it looks at the set-up first.
    pub begins: bool,
    seed: u64,
    thinking: Option<BackgroundSearch<ChosenAction>>,
    decided: Option<ChosenAction>,
    /// Whether a player turn is played to its end without waiting.
    skipping: bool,
    /// Whose player turn that is.
    skipped: Option<Side>,
    /// Until when the hint is shown that only a few things can be done meanwhile.
    hint: f64,
    /// For every action that was taken: whether a person took it.
    people: Vec<bool>,
    /// Actions that were one choice: from this one on, to before that one.
    together: Vec<(usize, usize)>,
    /// The same of the actions that were taken back each time, the last time at the end.
    undone: Vec<Vec<bool>>,
}

impl Computer {
    /// At the table of a game, with these seats; without them, those that the game itself remembers.
    #[must_use]
    pub fn at_table(port: &dyn Port, seats: Option<Seats>) -> Computer {
        let save = port.save();
        let opponent = |side: Side| {
            let own = save.steps.iter().rev().filter(|step| step.side == port.side_id(side));
            own.map(|step| step.annotation.as_ref().map(Annotation::opponent)).next().flatten()
        };
        // Nobody remembers who took them: what could only pass has passed by itself. What was long ago nobody asks about.
        let recent = save.steps.len().saturating_sub(RECENT);
        let by_person = |(step, of): (usize, &SavedStep)| {
            of.annotation.is_none() && (step < recent || !port.had_to_pass(step))
        };
        let known =
            || Seats(Side::ALL.map(|side| opponent(side).map_or(Seat::Person, Seat::Computer)));
        Computer {
            seats: seats.unwrap_or_else(known),
            seed: save.seed,
            people: save.steps.iter().enumerate().map(by_person).collect(),
            ..Computer::default()
        }
    }

    /// Whether the computer plays a side.
    #[must_use]
    pub fn plays(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.seats.computer(side).is_some())
    }

    /// The side of whoever plays against the computer.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let person = |side: &Side| self.seats.computer(*side).is_none();
        Side::ALL.into_iter().find(person).filter(|_| self.plays())
    }

    /// ARSOUF M7.1: the opponent that the computer is, if it has to decide now.
    #[must_use]
    pub fn decides(&self, port: &dyn Port) -> Option<Opponent> {
        self.seats.computer(port.prompt().side?)
    }

    /// Whether the hint is shown that only a few things can be done meanwhile.
    #[must_use]
    pub fn hints(&self, now: f64) -> bool {
        now < self.hint
    }

    /// ARSOUF M7.3: something was tried that cannot be done while the computer plays.
    pub fn ignore(&mut self, ctx: &Context) {
        self.hint = ctx.input(|i| i.time) + HINT;
        ctx.request_repaint_after(Duration::from_secs_f64(HINT));
    }

    /// Stops thinking: the game has moved on or will.
    pub fn stop(&mut self) {
        (self.thinking, self.decided, self.skipping) = (None, None, false);
    }

    /// Whether it plays a player turn to its end without waiting.
    #[must_use]
    pub fn is_skipping(&self) -> bool {
        self.skipping
    }

    /// It has to decide first: whoever plays against it looks at the set-up, and then lets it begin.
    pub fn wait_to_begin(&mut self, port: &dyn Port) {
        let watched = Side::ALL.into_iter().any(|side| self.seats.computer(side).is_none());
        self.begins = watched && port.steps() == 0 && self.decides(port).is_some();
        self.paused = self.begins;
    }

    /// Waits, or goes on.
    pub fn pause(&mut self) {
        (self.paused, self.begins) = (!self.paused, false);
    }

    /// Plays this player turn to its end without waiting.
    pub fn skip(&mut self, port: &dyn Port, active: Option<Side>) {
        if self.decides(port).is_some() {
            (self.skipping, self.skipped) = (true, active);
            (self.paused, self.begins) = (false, false);
        }
    }

    /// Whether a person took an action, counted from 0; not the computer, and it did not pass by itself.
    #[must_use]
    pub fn by_person(&self, step: usize) -> bool {
        self.people.get(step).copied().unwrap_or(false)
    }

    /// Takes note of who took the actions since the last time.
    pub fn note(&mut self, steps: usize, by_person: bool) {
        self.people.resize(steps, by_person);
    }

    /// Thinks and plays on, if it is its turn. Returns what it has decided, as soon as nothing is `busy` with showing what
    /// it did before.
    ///
    /// # Errors
    /// Nothing came of its thinking; a person has to play that side.
    pub fn tick(
        &mut self,
        ctx: &Context,
        port: &dyn Port,
        active: Option<Side>,
        busy: bool,
    ) -> Result<Option<ChosenAction>, Side> {
        let (Some(opponent), Some(side)) = (self.decides(port), port.prompt().side) else {
            self.stop();
            return Ok(None);
        };
        self.skipping &= self.skipped == active;
        if self.paused {
            return Ok(None);
        }
        if self.decided.is_none() {
            let ctx = ctx.clone();
            let seed = self.seed;
            let thinking = self.thinking.get_or_insert_with(|| {
                let search = SearchOptions::at_table(opponent, seed);
                let search = SearchOptions { millis: Some(LONGEST), ..search };
                BackgroundSearch::start(port.search_job(&search), move || ctx.request_repaint())
            });
            match thinking.poll() {
                Poll::Pending => return Ok(None),
                Poll::Ready(chosen) => {
                    self.thinking = None;
                    self.decided = Some(chosen.ok_or(side)?);
                }
            }
        }
        if busy && !self.skipping {
            return Ok(None);
        }
        Ok(self.decided.take())
    }

    /// A person's actions from one on, to before another, were one choice: they are taken back together.
    pub fn note_together(&mut self, from: usize, to: usize) {
        self.note(to, true);
        self.together.retain(|&(_, end)| end <= from);
        if to > from {
            self.together.push((from, to));
        }
    }

    /// The action to which taking back leads: with the computer at the table, the last decision of a person.
    fn back_to(&self, port: &dyn Port) -> Option<usize> {
        let person = self.people.iter().rposition(|person| *person);
        let together = |step: usize| {
            let of = self.together.iter().find(|(from, to)| (*from..*to).contains(&step));
            of.map_or(step, |&(from, _)| from)
        };
        let person = person.map(together);
        if self.seats.all_people() { person.or(port.steps().checked_sub(1)) } else { person }
    }

    /// Whether something can be taken back without showing dice again.
    ///
    /// # Errors
    /// Why not, as a sentence.
    pub fn can_take_back(&self, port: &dyn Port, lang: impl HasLanguage) -> Result<(), String> {
        match self.back_to(port) {
            Some(step) if step + 1 < port.steps() => {
                let late = port.journal().iter().rev().take_while(|entry| entry.step >= step);
                let dice = late.filter(|entry| entry.throw.is_some()).count();
                if dice > 0 {
                    return Err(say!(lang, "gui-undo-dice", n = dice));
                }
                if let Some(rule) = port.is_final_since(step) {
                    return Err(final_by(rule, lang.language()));
                }
                Ok(())
            }
            None if port.steps() > 0 => Err(say!(lang, "gui-undo-no-person")),
            _ => port.can_undo().map_err(|barrier| barrier.text),
        }
    }

    /// Takes back the last action; with the computer at the table, to the last decision of a person. `over` also
    /// takes back over dice.
    ///
    /// # Errors
    /// Why not, as a sentence.
    pub fn take_back(
        &mut self,
        port: &mut dyn Port,
        over: bool,
        lang: impl HasLanguage,
    ) -> Result<(), String> {
        if !over {
            self.can_take_back(port, lang.language())?;
        }
        self.stop();
        let Some(step) = self.back_to(port) else {
            return Err(say!(lang, "gui-undo-no-person"));
        };
        if !port.can_redo() {
            self.undone.clear();
        }
        while port.steps() > step {
            port.undo_over_barrier().map_err(|barrier| barrier.text)?;
        }
        self.undone.push(self.people.split_off(port.steps().min(self.people.len())));
        self.note(port.steps(), true);
        Ok(())
    }

    /// Whether something was taken back and nothing has been done since.
    #[must_use]
    pub fn can_redo(&self, port: &dyn Port) -> bool {
        port.can_redo() && !self.undone.is_empty()
    }

    /// Does again what was taken back last.
    ///
    /// # Errors
    /// Why not, as a sentence.
    pub fn redo(&mut self, port: &mut dyn Port) -> Result<(), String> {
        self.stop();
        let again = self.undone.pop().unwrap_or_default();
        let goal = port.steps() + again.len();
        loop {
            port.redo().map_err(|barrier| barrier.text)?;
            if port.steps() >= goal {
                break;
            }
        }
        self.people.truncate(goal - again.len());
        self.people.extend(again);
        Ok(())
    }
}
