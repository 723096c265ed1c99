//! Playing a lesson before somebody learns by it: every step to its end, and every wrong turn that it foresees.

use super::{PassedStep, Progress, learner, perform};
use crate::kernel::Side;
use crate::phrase;
use crate::reference::Library;
use crate::scenario::lesson::{LessonMarks, LessonPanel, LessonStep, Pattern};
use crate::scenario::{Fault, Lesson, Scenario};
use crate::session;
use crate::session::port::{PlayError, Port};
use crate::view::{Chart, Target};
use crate::words::{Language, PhrasePart};
use serde_json::Value;

/// What keeps a scenario's lesson from being played as it is written; nothing if it has none. The first thing that can't be
/// done ends the rehearsal, for nothing after it stands as the author thought.
#[must_use]
pub fn faults(scenario: &Scenario) -> Vec<Fault> {
    let Some(lesson) = &scenario.lesson else { return Vec::new() };
    let Some(learner) = learner(scenario) else {
        let what = phrase!("fault-is-not-the-id", id = lesson.side);
        return vec![Fault::new(
            "lesson.side",
            "unknown-side",
            what,
            phrase!("fault-name-one-of-the"),
        )];
    };
    let found = match session::new(scenario.clone(), lesson.seed) {
        Ok(port) => {
            Rehearsal { lesson, learner, port, passed: Vec::new(), faults: Vec::new() }.run()
        }
        Err(faults) => faults,
    };
    let waived = |fault: &Fault| fault.waivable && scenario.waives(&fault.name);
    found.into_iter().filter(|fault| !waived(fault)).collect()
}

struct Rehearsal<'a> {
    lesson: &'a Lesson,
    learner: Side,
    port: Box<dyn Port>,
    passed: Vec<PassedStep>,
    faults: Vec<Fault>,
}

impl Rehearsal<'_> {
    fn run(mut self) -> Vec<Fault> {
        if self.lesson.steps.is_empty() {
            let todo = phrase!("fault-write-steps-or-leave");
            return vec![Fault::new(
                "lesson.steps",
                "no-steps",
                phrase!("fault-the-lesson-is-empty"),
                todo,
            )];
        }
        for (number, step) in self.lesson.steps.iter().enumerate() {
            let at = format!("lesson.steps[{number}]");
            self.rules(&step.rules, &at);
            if !step.expect.is_empty() && step.show.is_empty() {
                let what = phrase!("fault-the-learner-is-to");
                let todo = phrase!("fault-say-in-show-what");
                self.faults.push(Fault::new(&at, "no-marks", what, todo).waivable());
            }
            self.marks(&step.show, &at);
            self.panels(&step.show.panels, &at);
            if let Err(fault) = self.step(number, step, &at) {
                self.faults.push(*fault);
                break;
            }
        }
        self.faults
    }

    fn progress(&self) -> Progress {
        Progress::of(self.lesson, self.learner, &*self.port, &self.passed)
    }

    /// Plays a step to its end.
    fn step(&mut self, number: usize, step: &LessonStep, at: &str) -> Result<(), Box<Fault>> {
        if step.is_read() {
            self.passed.push(PassedStep { step: number, after: self.port.steps() });
            return Ok(());
        }
        if !step.plays.is_empty() && !step.expect.is_empty() {
            let (what, todo) =
                (phrase!("fault-a-step-plays-or"), phrase!("fault-make-two-steps-of"));
            return Err(Box::new(Fault::new(at, "two-in-one", what, todo)));
        }
        self.turn_wrong(step, at)?;
        let thrown = self.throws();
        self.port.show_next(&step.dice);
        let wanted = if step.all { &step.expect[..] } else { step.expect.get(..1).unwrap_or(&[]) };
        for (list, patterns) in [("plays", &step.plays[..]), ("expect", wanted)] {
            for (which, pattern) in patterns.iter().enumerate() {
                let place = format!("{at}.{list}[{which}]");
                if list == "expect" && self.port.prompt().side != Some(self.learner) {
                    return Err(Box::new(self.not_asked(&place)));
                }
                self.take(pattern, &place)?;
            }
        }
        let thrown = self.throws() - thrown;
        if !step.dice.is_empty() && thrown != step.dice.len() {
            let what =
                phrase!("fault-faces-are-given-dice", count = step.dice.len(), thrown = thrown);
            let todo = phrase!("fault-give-one-face-for");
            return Err(Box::new(Fault::new(format!("{at}.dice"), "wrong-dice", what, todo)));
        }
        if self.progress().at != number + 1 {
            let (what, todo) =
                (phrase!("fault-the-step-does-not"), phrase!("fault-look-whether-an-earlier"));
            return Err(Box::new(Fault::new(at, "no-end", what, todo)));
        }
        Ok(())
    }

    /// Takes every other way that a step accepts, and every wrong turn that it foresees, and takes each back.
    fn turn_wrong(&mut self, step: &LessonStep, at: &str) -> Result<(), Box<Fault>> {
        for (which, turn) in step.foresee.iter().enumerate() {
            let place = format!("{at}.foresee[{which}].action");
            let before = self.taken();
            self.take(&turn.action, &place)?;
            let seen = self.progress().astray.and_then(|astray| astray.foreseen);
            self.back_to(&before);
            if seen != Some(which) {
                let what = phrase!("fault-it-is-not-taken");
                let todo = phrase!("fault-look-whether-it-is");
                return Err(Box::new(Fault::new(place, "not-wrong", what, todo)));
            }
        }
        if !step.all {
            for (which, pattern) in step.expect.iter().enumerate().skip(1) {
                let before = self.taken();
                self.take(pattern, &format!("{at}.expect[{which}]"))?;
                self.back_to(&before);
            }
        }
        Ok(())
    }

    fn take(&mut self, pattern: &Pattern, place: &str) -> Result<(), Box<Fault>> {
        let Err(error) = perform(&mut *self.port, pattern) else { return Ok(()) };
        let fault = {
            let what = match &error {
                PlayError::Over => phrase!("fault-the-battle-is-over"),
                other => {
                    // A refusal is told in the language of its game.
                    let told = self.in_each(|port| {
                        let again = perform(port, pattern).err();
                        let told = again.as_ref().unwrap_or(other).told(port.language());
                        told.trim_end_matches('.').to_owned()
                    });
                    let question = self.in_each(|port| port.prompt().question.clone());
                    phrase!("fault-it-cannot-be-done", question = question, told = told)
                }
            };
            let rule = match &error {
                PlayError::Refused(refusals) => {
                    refusals.first().map(|refusal| refusal.rule.clone())
                }
                _ => None,
            };
            let todo = phrase!("fault-play-the-lesson-up");
            let mut fault = Fault::new(place, "not-possible", what, todo);
            fault.rule = rule;
            fault
        };
        Err(Box::new(fault))
    }

    /// What the game tells, in every language.
    fn in_each(&mut self, told: impl Fn(&mut dyn Port) -> String) -> PhrasePart {
        let own = self.port.language();
        let each = PhrasePart::in_each(|language| {
            self.port.set_language(language);
            told(&mut *self.port)
        });
        self.port.set_language(own);
        each
    }

    fn not_asked(&mut self, place: &str) -> Fault {
        let what = if self.port.prompt().over.is_some() {
            phrase!("fault-the-battle-is-over")
        } else {
            let who = self.in_each(|port| port.prompt().side_name.clone());
            let question = self.in_each(|port| port.prompt().question.clone());
            phrase!("fault-the-learner-is-not", who = who, question = question)
        };
        Fault::new(place, "not-asked", what, phrase!("fault-let-a-step-before"))
    }

    /// The actions that have been taken so far.
    fn taken(&self) -> Vec<Value> {
        (0..self.port.steps()).filter_map(|action| self.port.taken(action)).collect()
    }

    /// Takes back what was done since. A counter that was picked up before is put back along with what it did: it is picked
    /// up again.
    fn back_to(&mut self, taken: &[Value]) {
        while self.port.steps() > taken.len() && self.port.undo_over_barrier().is_ok() {}
        for action in taken.iter().skip(self.port.steps()) {
            if self.port.play(action, None).is_err() {
                break;
            }
        }
    }

    fn throws(&self) -> usize {
        self.port.journal().iter().filter(|entry| entry.throw.is_some()).count()
    }

    /// Whether the rules are in the book.
    fn rules(&mut self, rules: &[String], at: &str) {
        let library = Library::of(self.port.system());
        let unknown = |(_, id): &(usize, &String)| library.title(id, Language::default()).is_none();
        for (which, id) in rules.iter().enumerate().filter(unknown) {
            let what = phrase!("fault-there-is-no-rule-in", id = id);
            let todo = phrase!("fault-correct-it-or-leave");
            self.faults.push(Fault::new(
                format!("{at}.rules[{which}]"),
                "unknown-rule",
                what,
                todo,
            ));
        }
    }

    /// Whether a game of this kind has the panels.
    fn panels(&mut self, panels: &[LessonPanel], at: &str) {
        let table = self.port.table(None);
        let crt = |chart: &Chart| chart.is_results_table();
        let has_crt = self.port.charts().iter().any(crt);
        let has = |panel: LessonPanel| match panel {
            LessonPanel::Command => !table.command.is_empty(),
            LessonPanel::Crt => has_crt,
            LessonPanel::Duel => !has_crt,
            LessonPanel::Tec => !self.port.charts().iter().all(crt),
            LessonPanel::Morale => table.has_morale(),
            LessonPanel::Army => table.cards.is_none(),
            LessonPanel::Prompt
            | LessonPanel::Since
            | LessonPanel::Unit
            | LessonPanel::Turn
            | LessonPanel::Journal
            | LessonPanel::Rules
            | LessonPanel::Dice
            | LessonPanel::Options => true,
        };
        for (which, panel) in panels.iter().enumerate().filter(|(_, panel)| !has(**panel)) {
            let place = format!("{at}.show.panels[{which}]");
            let what = phrase!("fault-a-game-of-this", it = written(panel));
            let todo = phrase!("fault-name-another-panel-or");
            self.faults.push(Fault::new(place, "no-such-panel", what, todo));
        }
    }

    /// Whether what is marked is there.
    fn marks(&mut self, marks: &LessonMarks, at: &str) {
        let port = &*self.port;
        let (map, board) = (port.map(), port.board(None));
        let table = port.table(None);
        let cards = port.cards_at(port.steps(), None);
        let hex = |name: &str| map.as_ref().is_some_and(|map| map.hex(name).is_some());
        let unit = |id: &str| {
            board.iter().flat_map(|board| &board.counters).any(|counter| counter.id == id)
        };
        let cell =
            |name: &str| cards.iter().flat_map(|cards| &cards.cells).any(|cell| cell.id == name);
        let card = |id: &str| {
            let own = self.learner as usize;
            let held = cards.iter().flat_map(|cards| &cards.holdings[own].hand);
            held.filter_map(|card| card.face.as_ref()).any(|face| face.id == id)
        };
        let tracks = || table.command.iter().flat_map(|command| &command.tracks);
        let track = |id: &str| tracks().any(|track| track.id == id);
        let button = |name: &str| {
            let target = Target::Button(name.to_owned());
            port.choices().iter().any(|choice| choice.target == target)
        };
        let mut missing = Vec::new();
        let mut look = |list: &str, names: &[String], is_there: &dyn Fn(&str) -> bool| {
            for (which, name) in names.iter().enumerate().filter(|(_, name)| !is_there(name)) {
                let place = format!("{at}.show.{list}[{which}]");
                let what = phrase!("fault-is-not-there-when", id = name);
                let todo = phrase!("fault-correct-it-or-leave");
                missing.push(Fault::new(place, "nothing-to-mark", what, todo));
            }
        };
        look("hexes", &marks.hexes, &hex);
        look("units", &marks.units, &unit);
        look("cells", &marks.cells, &cell);
        look("cards", &marks.cards, &card);
        let piles: Vec<String> = marks.piles.iter().map(written).collect();
        look("piles", &piles, &|_| cards.is_some());
        look("tracks", &marks.tracks, &track);
        look("buttons", &marks.buttons, &button);
        self.faults.extend(missing);
    }
}

/// A name as the file writes it.
fn written(name: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(name).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
