//! A game in progress. `load` opens a file; `play`, `inspect`, `past` and `file` are the groups of the
//! [`Port`](super::Port).

mod beginning;
mod decision;
mod file;
mod inspect;
mod load;
mod past;
mod play;

use self::decision::Decision;
pub(super) use self::decision::named_choice;
use super::faces::{Faces, Misfit, carry_out};
use super::history::{self, Past};
use super::passed;
use super::port::{Barrier, History, PlayError, Played};
use super::reasoning::{self, AnnotationOf};
use super::transcript::{TakenBack, TranscriptWriter};
use crate::ai::Memory;
use crate::kernel::{
    After, Awaits, Dice, Evaluator, GameOf, Log, Record, Rejection, Ruleset, SeededDice, Side,
    apply, awaits, check, flow,
};
use crate::phrase;
use crate::say;
use crate::scenario::{Armorial, Fault, FromScenario, Scenario, armorial};
use crate::view::{
    BadAction, Chart, Entry, GroundRules, Localizer, LocalizerOf, Present, Refusal, UnsaidWay,
};
use crate::words::Language;
use crate::words::PhrasePart;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

/// A game in progress with its history, its dice and its words.
pub struct Session<R: Evaluator> {
    scenario: Scenario,
    /// Who bears which arms: no rule knows them.
    armorial: Armorial,
    scene: Arc<R::Scene>,
    game: GameOf<R>,
    seed: u64,
    dice: OwnDice,
    past: Vec<Past<R>>,
    /// What was taken back since the last new action, what was taken back last at the end: each time its actions in
    /// their order.
    undone: Vec<Vec<Undone<R>>>,
    journal: Vec<Entry>,
    decision: Decision<R>,
    charts: Vec<Chart>,
    ground_rules: GroundRules,
    revision: u64,
    taken_back: TakenBack,
    language: Language,
    /// Before the set-up, what that brought, and whether somebody gave its faces.
    start: GameOf<R>,
    opening: Log<R::Event>,
    opening_given: bool,
    /// What computers may still think in this turn.
    memory: Memory<R::Action>,
}

/// An action that was taken back, with the computer opponent's reasons.
type Undone<R> = (<R as Ruleset>::Action, Option<AnnotationOf<R>>);

/// Why a game did not begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BeginError {
    /// The scenario has faults.
    Faults(Vec<Fault>),
    /// The given faces don't fit the dice of the set-up.
    WrongDice(Box<Misfit>),
}

/// The seeded dice, which first show again the faces that were taken back.
#[derive(Clone)]
struct OwnDice {
    again: VecDeque<u8>,
    lots_again: VecDeque<u64>,
    seeded: SeededDice,
}

impl Dice for OwnDice {
    fn face(&mut self, sides: u8) -> u8 {
        match self.again.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            _ => self.seeded.face(sides),
        }
    }

    fn lot(&mut self) -> u64 {
        self.lots_again.pop_front().unwrap_or_else(|| self.seeded.lot())
    }
}

impl<R: Present + FromScenario> Session<R> {
    /// Starts a game.
    ///
    /// # Errors
    /// Every fault of the scenario.
    pub fn new(scenario: Scenario, seed: u64) -> Result<Self, Vec<Fault>> {
        Session::begin(scenario, seed, None).map_err(|error| match error {
            BeginError::Faults(faults) => faults,
            BeginError::WrongDice(misfit) => {
                let what = phrase!(
                    "fault-told",
                    said = PhrasePart::in_each(|language| misfit.told(language))
                );
                vec![Fault::new("", "endless", what, phrase!("fault-let-the-game-begin"))]
            }
        })
    }

    /// Starts a game whose set-up throws given faces.
    ///
    /// # Errors
    /// Every fault of the scenario, or how the faces did not fit.
    pub fn begin(
        scenario: Scenario,
        seed: u64,
        faces: Option<Faces<'_>>,
    ) -> Result<Self, BeginError> {
        let blazons = armorial::faults(&scenario);
        let begun = R::start(&scenario);
        if !blazons.is_empty() {
            let others = begun.err().unwrap_or_default();
            return Err(BeginError::Faults([others, blazons].concat()));
        }
        let (scene, start) = begun.map_err(BeginError::Faults)?;
        let mut dice = OwnDice {
            again: VecDeque::new(),
            lots_again: VecDeque::new(),
            seeded: SeededDice::new(seed),
        };
        let language = Language::default();
        let (game, opening) =
            carry_out::<R>((&scene, &start, language), faces, &mut dice, flow::begin::<R>)
                .map_err(BeginError::WrongDice)?;
        Ok(Session {
            journal: entries::<R>(&scene, &opening, 0, language),
            decision: Decision::of(&scene, &game, language),
            charts: R::charts(Localizer { scene: &scene, language }),
            ground_rules: R::ground_rules(Localizer { scene: &scene, language }),
            scene: Arc::new(scene),
            armorial: Armorial::of(&scenario),
            scenario,
            game,
            seed,
            dice,
            past: Vec::new(),
            undone: Vec::new(),
            revision: 0,
            taken_back: TakenBack::default(),
            language,
            start,
            opening,
            opening_given: faces.is_some(),
            memory: Memory::default(),
        })
    }

    /// The position, for whoever knows the rules.
    pub fn game(&self) -> &GameOf<R> {
        &self.game
    }

    /// The scene in the session's language.
    fn localizer(&self) -> LocalizerOf<'_, R> {
        Localizer { scene: &self.scene, language: self.language }
    }

    fn decider(&self) -> Option<Side> {
        match awaits::<R>(&self.scene, &self.game) {
            Awaits::Decision { side, .. } => Some(side),
            Awaits::Over(_) => None,
        }
    }

    fn read(&self, action: &Value) -> Result<R::Action, PlayError> {
        let read = R::read_action(self.localizer(), action).map_err(|bad| match bad {
            BadAction::Malformed(what) => PlayError::Malformed(what),
            BadAction::Refused(refusal) => PlayError::Refused(vec![refusal]),
        })?;
        // Actions that have no fields of their own are read whatever else is given.
        let known = R::write_action(&self.scene, &read);
        let odd =
            |&(name, value): &(&String, &Value)| known.get(name).is_none() && !is_nothing(value);
        match action.as_object().into_iter().flatten().find(odd) {
            None => Ok(read),
            Some((name, _)) => {
                let what = format!("unknown field `{name}`");
                Err(PlayError::Malformed(say!(self.language, "not-an-action", what = what)))
            }
        }
    }

    fn refused(&self, action: &R::Action) -> Result<(), PlayError> {
        check::<R>(&self.scene, &self.game, action)
            .map_err(|rejection| PlayError::Refused(vec![self.refusal(action, &rejection)]))
    }

    /// A refusal in words; of something that is not asked now, why it was not asked earlier.
    fn refusal(&self, action: &R::Action, rejection: &Rejection<R::Why>) -> Refusal {
        let course = passed::Timeline {
            scene: &*self.scene,
            start: (&self.start, &self.opening),
            past: &self.past,
            now: (&self.game, self.decision.prompt.side),
        };
        course
            .reason(action, rejection, self.language)
            .unwrap_or_else(|| R::refusal(self.localizer(), rejection))
    }

    fn carried_out(
        &self,
        action: &R::Action,
        faces: Option<Faces<'_>>,
        own: &mut dyn Dice,
    ) -> Result<After<R>, Box<Misfit>> {
        let game = (&*self.scene, &self.game, self.language);
        carry_out::<R>(game, faces, own, |cx, game| apply::<R>(cx, game, action))
    }

    /// Takes an action; without faces the game's own dice are thrown.
    ///
    /// # Errors
    /// Why it was not carried out.
    pub fn act(
        &mut self,
        action: R::Action,
        faces: Option<Faces<'_>>,
    ) -> Result<Played, PlayError> {
        self.take(action, faces, None)
    }

    /// Takes the offered action with this number.
    fn take_offered(&mut self, id: usize, faces: Option<Faces<'_>>) -> Result<Played, PlayError> {
        let action = self.decision.actions.get(id).cloned().ok_or(PlayError::NoSuchChoice(id))?;
        self.act(action, faces)
    }

    /// Takes an action in the protocol's writing.
    fn take_read(&mut self, action: &Value, faces: Option<Faces<'_>>) -> Result<Played, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        let action = self.read(action)?;
        self.act(action, faces)
    }

    fn take(
        &mut self,
        action: R::Action,
        faces: Option<Faces<'_>>,
        annotation: Option<AnnotationOf<R>>,
    ) -> Result<Played, PlayError> {
        let side = self.decider().ok_or(PlayError::Over)?;
        self.refused(&action)?;
        let mut own = self.dice.clone();
        let (game, log) =
            self.carried_out(&action, faces, &mut own).map_err(PlayError::WrongDice)?;
        let throws = log.throws().map(|t| R::throw(self.localizer(), t)).collect();
        // Everything that the rules compute comes before anything here changes: a fault of theirs leaves the
        // session as it was.
        let decision = Decision::<R>::of(&self.scene, &game, self.language);
        self.advance(side, action, game, log, annotation);
        (self.dice, self.decision) = (own, decision);
        self.undone.clear();
        self.revision += 1;
        Ok(Played { throws })
    }

    fn advance(
        &mut self,
        by: Side,
        action: R::Action,
        game: GameOf<R>,
        log: Log<R::Event>,
        annotation: Option<AnnotationOf<R>>,
    ) {
        let lines = self.journal.len();
        let before = std::mem::replace(&mut self.game, game);
        self.past.push(Past { before, by, action, log, lines, annotation });
        self.tell(self.past.len() - 1);
    }

    /// Writes what an action caused at the end of the journal, with the reasons of a computer opponent first.
    fn tell(&mut self, step: usize) {
        let past = &self.past[step];
        self.journal.extend(reasoning::entries::<R>(&self.scene, &self.past, step, self.language));
        self.journal.extend(entries::<R>(&self.scene, &past.log, step, self.language));
    }

    fn refresh(&mut self) {
        self.decision = Decision::<R>::of(&self.scene, &self.game, self.language);
        self.revision += 1;
    }

    fn take_back(&mut self) -> Option<Undone<R>> {
        let last = self.past.pop()?;
        for face in last.faces().collect::<Vec<_>>().into_iter().rev() {
            self.dice.again.push_front(face);
        }
        for &lot in last.log.lots.iter().rev() {
            self.dice.lots_again.push_front(lot);
        }
        self.journal.truncate(last.lines);
        self.game = last.before;
        Some((last.action, last.annotation))
    }

    /// What taking back would have to cross, in words.
    fn barrier(&self, decider: Option<Side>) -> Result<(), Barrier> {
        history::can_undo(&self.past, decider, self.language)
    }

    fn take_back_to(&mut self, step: usize) {
        const LISTENERS: [Option<Side>; 3] = [None, Some(Side::A), Some(Side::B)];
        let before = LISTENERS.map(|listener| self.last_step(listener));
        let mut undone = Vec::new();
        while self.past.len() > step {
            undone.extend(self.take_back());
        }
        undone.reverse();
        self.undone.push(undone);
        for (listener, before) in LISTENERS.into_iter().zip(before) {
            let after = self.last_step(listener);
            self.taken_back.note(listener, before, after);
        }
        self.refresh();
    }

    fn transcript_writer(
        &self,
        viewer: Option<Side>,
        language: Language,
    ) -> TranscriptWriter<'_, R> {
        TranscriptWriter {
            scene: &self.scene,
            opening: &self.opening,
            past: &self.past,
            viewer,
            language,
        }
    }
}

/// Whether a value says no more than its absence.
fn is_nothing(value: &Value) -> bool {
    value.is_null() || *value == Value::Bool(false)
}

fn entries<R: Present>(
    scene: &R::Scene,
    log: &Log<R::Event>,
    step: usize,
    language: Language,
) -> Vec<Entry> {
    let l10n = Localizer { scene, language };
    let (mut entries, mut unsaid) = (Vec::<Entry>::new(), Vec::new());
    for record in &log.records {
        if let Some(mut entry) = R::entry(l10n, record, step) {
            entry.showing.before = std::mem::take(&mut unsaid);
            entries.push(entry);
        } else if let Record::Event { event, .. } = record {
            let showing = R::showing(l10n, event);
            if !showing.unsaid.is_empty() {
                unsaid.push(UnsaidWay { units: showing.units, places: showing.unsaid });
            }
        }
    }
    if let Some(last) = entries.last_mut() {
        last.showing.after = unsaid;
    }
    entries
}
