//! The one door to a game: whatever a method does goes through the seat of whoever calls, and a seat shows and lets do what
//! its side may see and do. The referee's seat, which belongs to no side, sees everything.

use super::errors::{not_played, over, refused, written};
use super::payloads::{
    self, Bot, CausedOut, Choose, EntryOut, HindsightOut, Journal, JournalOut, LookBack, OpenedOut,
    Play, PlayedOut, PromptOut, StepOut, WhyNot,
};
use super::rpc::{self, Error};
use crate::ai::{Cancel, Handicap, Level, Opponent, SearchOptions, Temper};
use crate::cli::players::{handicap, level, style, whole};
use crate::cli::seed;
use crate::kernel::Side;
use crate::say;
use crate::scenario::Scenario;
use crate::session::{Faces, PlayError, Played, Port, StepRecord, Transcript, seal};
use crate::view::{Chart, Refusal};
use serde_json::Value;

/// A game from the seat of a side, or from the referee's.
pub struct Seat<'a> {
    port: &'a mut dyn Port,
    viewer: Option<Side>,
}

impl<'a> Seat<'a> {
    /// The seat of the side with this id; without one the referee's.
    ///
    /// # Errors
    /// There is no such side.
    pub fn take(port: &'a mut dyn Port, viewer: Option<&str>) -> Result<Seat<'a>, Error> {
        let viewer = viewer.map(|id| side(port, id)).transpose()?;
        Ok(Seat { port, viewer })
    }

    /// The pending decision; its choices are left out where they are a secret kept from the viewer.
    #[must_use]
    pub fn prompt(&self) -> PromptOut {
        let hidden = self.port.is_hidden_from(self.viewer);
        let choices = if hidden { &[] } else { self.port.choices() };
        payloads::prompt(&*self.port, choices)
    }

    /// What comes next, after the last step of which the viewer may hear.
    #[must_use]
    pub fn opened(&self) -> OpenedOut {
        OpenedOut { caused: self.caused(), prompt: self.prompt() }
    }

    /// The last step of which the viewer may hear.
    fn caused(&self) -> CausedOut {
        let step = self.port.last_step(self.viewer);
        let tale = self.port.told(step, None, self.viewer, self.port.language());
        let (events, throws) = tale
            .steps
            .into_iter()
            .next_back()
            .map(|last| (last.events, last.throws))
            .unwrap_or_default();
        CausedOut { step, events, throws }
    }

    /// What happened from a step on.
    pub fn journal(&mut self, params: &Journal) -> Result<JournalOut, Error> {
        let language = params.language.unwrap_or(self.port.language());
        let tale = self.port.told(params.from, params.taken_back, self.viewer, language);
        let Transcript { steps, from, next, taken_back } = tale;
        let steps = steps.into_iter().map(|told| self.step(told)).collect();
        Ok(JournalOut { steps, from, next, taken_back })
    }

    fn step(&self, told: StepRecord) -> StepOut {
        let StepRecord { step, side, action, events, throws, entries } = told;
        let port = &*self.port;
        let side = side.map(|side| port.side_id(side).to_owned());
        let entries = entries.into_iter().map(|entry| EntryOut::new(port, entry)).collect();
        StepOut { step, side, action, events, throws, entries }
    }

    /// The whole position.
    #[must_use]
    pub fn state(&self) -> Value {
        self.port.state(self.viewer)
    }

    /// The scenario: a side does not see the position in which it begins.
    #[must_use]
    pub fn scenario(&self) -> Scenario {
        let scenario = self.port.scenario();
        if self.viewer.is_none() { scenario.clone() } else { scenario.without_position() }
    }

    /// The printed tables.
    #[must_use]
    pub fn charts(&self) -> &[Chart] {
        self.port.charts()
    }

    /// The game as a file. It holds what is hidden, and all that decides the future, the dice included: for the eyes of a
    /// side it is sealed.
    #[must_use]
    pub fn save(&self) -> Value {
        let file = self.port.save();
        if self.viewer.is_some() { written(&seal::sealed(&file)) } else { written(&file) }
    }

    /// Takes an offered action by number.
    pub fn choose(&mut self, params: &Choose) -> Result<PlayedOut, Error> {
        self.must_be_asked()?;
        if self.port.prompt().over.is_some() {
            return Err(not_played(&*self.port, PlayError::Over));
        }
        let played = match params.dice.as_deref() {
            Some(given) => self.port.choose_with(params.id, Faces { given, then: params.then }),
            None => self.port.choose(params.id),
        };
        self.played(played)
    }

    /// Takes an action.
    pub fn play(&mut self, params: &Play) -> Result<PlayedOut, Error> {
        self.must_be_asked()?;
        let played = match params.dice.as_deref() {
            Some(given) => self.port.play_with(&params.action, Faces { given, then: params.then }),
            None => self.port.play(&params.action, None),
        };
        self.played(played)
    }

    fn played(&self, played: Result<Played, PlayError>) -> Result<PlayedOut, Error> {
        played.map_err(|error| not_played(&*self.port, error))?;
        Ok(PlayedOut { caused: self.caused(), prompt: self.prompt() })
    }

    /// Why something can't be done now.
    pub fn why_not(&mut self, params: &WhyNot) -> Result<Vec<Refusal>, Error> {
        if params.action.is_some() == params.target.is_some() {
            let what = "Give either the parameter \"action\" or the parameter \"target\".";
            return Err(Error::new(rpc::BAD_PARAMS, what));
        }
        if self.port.prompt().over.is_some() {
            return Ok(over(&*self.port));
        }
        if let Some(refusal) = self.not_asked() {
            return Ok(vec![refusal]);
        }
        if let Some(target) = &params.target {
            return Ok(self.port.why_not(target));
        }
        let action = params.action.as_ref().unwrap_or(&Value::Null);
        self.port.why_not_action(action).map_err(|error| not_played(&*self.port, error))
    }

    /// Takes back the last action: a side its own alone.
    pub fn undo(&mut self) -> Result<OpenedOut, Error> {
        let undone = match self.viewer {
            Some(side) => self.port.undo_own(side),
            None => self.port.undo(),
        };
        undone.map_err(|barrier| Error::new(rpc::BARRIER, barrier.text))?;
        let step = self.port.last_step(self.viewer);
        let caused = CausedOut { step, events: Vec::new(), throws: Vec::new() };
        Ok(OpenedOut { caused, prompt: self.prompt() })
    }

    /// The action that the computer would play for the side that decides.
    pub fn bot(&mut self, params: &Bot) -> Result<Value, Error> {
        self.must_be_asked()?;
        let opponent = opponent(params.player(), Level::Random)?;
        let seed = params.seed.unwrap_or_else(seed::fresh);
        // Without a seed it errs as the game's own opponent would: it sticks to that.
        let mood = params.seed.unwrap_or_else(|| self.port.seed());
        let search = SearchOptions {
            millis: params.millis,
            mood,
            ..SearchOptions::at_table(opponent, seed)
        };
        let chosen = self.port.search_job(&search)(&Cancel::default());
        chosen
            .and_then(|chosen| self.port.action_of(&chosen))
            .ok_or_else(|| not_played(&*self.port, PlayError::Over))
    }

    /// What the computer would have done at a decision of the past.
    pub fn hindsight(&mut self, params: &LookBack) -> Result<HindsightOut, Error> {
        let opponent = opponent(params.player(), Level::STRONGEST)?;
        let seed = params.seed.unwrap_or_else(seed::fresh);
        let mood = params.seed.unwrap_or_else(|| self.port.seed());
        let search =
            SearchOptions { millis: params.millis, mood, ..SearchOptions::new(opponent, seed) };
        let step = self.port.step_heard(params.step, self.viewer);
        let job = step.and_then(|step| self.port.hindsight_job(step, self.viewer, &search));
        let found = job.and_then(|job| job(&Cancel::default()));
        let none = || Error::param("step", "nothing can be said about this step");
        Ok(HindsightOut::new(&*self.port, found.ok_or_else(none)?))
    }

    /// Refuses what a side may do only at its own decisions.
    fn must_be_asked(&self) -> Result<(), Error> {
        match self.not_asked() {
            Some(refusal) => Err(refused(refusal.text.clone(), vec![refusal])),
            None => Ok(()),
        }
    }

    /// That somebody else decides, and the rule that asks.
    fn not_asked(&self) -> Option<Refusal> {
        let prompt = self.port.prompt();
        let viewer = self.viewer?;
        let side = prompt.side.filter(|&side| side != viewer)?;
        let name = |side| self.port.side_name(side);
        let language = self.port.language();
        Some(Refusal {
            rule: prompt.rule.as_ref().map_or(String::new(), |rule| rule.section.clone()),
            why: "other-side-decides".to_owned(),
            text: say!(language, "play-not-asked", side = name(side), viewer = name(viewer)),
        })
    }
}

/// The opponent that is asked for, by level, style and handicap.
fn opponent(
    [level_word, style_word, handicap_word]: [Option<&str>; 3],
    usual: Level,
) -> Result<Opponent, Error> {
    fn read<T>(
        name: &'static str,
        word: Option<&str>,
        usual: T,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T, Error> {
        word.map_or(Ok(usual), read).map_err(|what| Error::param(name, what))
    }
    let asked = Opponent {
        level: read("level", level_word, usual, level)?,
        style: read("style", style_word, Temper::default(), style)?,
        handicap: read("handicap", handicap_word, Handicap::default(), handicap)?,
    };
    whole(asked).map_err(|what| Error::param("level", what))
}

fn side(port: &dyn Port, id: &str) -> Result<Side, Error> {
    let found = Side::ALL.into_iter().find(|&side| port.side_id(side) == id);
    found.ok_or_else(|| {
        let [a, b] = Side::ALL.map(|side| port.side_id(side));
        let what = format!("there is no side \"{id}\"; the sides are \"{a}\" and \"{b}\"");
        Error::param("viewer", what)
    })
}
