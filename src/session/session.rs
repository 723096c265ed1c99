//! A game in progress.

use super::faces::{Faces, Misfit, carry_out};
use super::hashes::{Hashes, hash_of, root};
use super::history::{self, Past, last_deed};
use super::load_error::{Damage, Difference, LoadError};
use super::passed;
use super::port::{Barrier, PlayError, Played, Port};
use super::remark::{Job, Remark, Thought};
use super::save::{self, SaveFile, SavedStep};
use super::told::{TakenBack, Tale, Teller};
use crate::ai::{self, Brief};
use crate::kernel::{
    After, Awaits, Dice, GameOf, Judge, KnownLots, Log, Record, Rejection, Ruleset, SeededDice,
    Side, System, Throw, apply, awaits, check, flow, legal_actions,
};
use crate::reference::Library;
use crate::say;
use crate::scenario::{Fault, FromScenario, Scenario};
use crate::view::{
    BadAction, BoardView, CardTableView, Chart, Choice, Entry, MapView, Present, Prompt, Refusal,
    RuleRef, TableView, Target,
};
use crate::words::Language;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

/// A game in progress with its history, its dice and its words.
pub struct Session<R: Ruleset> {
    scenario: Scenario,
    scene: Arc<R::Scene>,
    game: GameOf<R>,
    seed: u64,
    dice: OwnDice,
    past: Vec<Past<R>>,
    journal: Vec<Entry>,
    prompt: Prompt,
    choices: Vec<Choice>,
    charts: Vec<Chart>,
    revision: u64,
    taken_back: TakenBack,
    language: Language,
    /// Before the set-up, what that brought, and whether somebody gave its faces.
    start: GameOf<R>,
    opening: Log<R::Event>,
    opening_given: bool,
    /// The hash before the first step.
    root: String,
}

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

impl<R: Present + FromScenario + Judge> Session<R> {
    /// Starts a game.
    ///
    /// # Errors
    /// Every fault of the scenario.
    pub fn new(scenario: Scenario, seed: u64) -> Result<Self, Vec<Fault>> {
        Session::begin(scenario, seed, None).map_err(|error| match error {
            BeginError::Faults(faults) => faults,
            BeginError::WrongDice(misfit) => {
                let what = misfit.told(Language::default());
                vec![Fault::new("", "endless", what, "Let the game begin elsewhere.")]
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
        let (scene, start) = R::start(&scenario).map_err(BeginError::Faults)?;
        let mut dice = OwnDice {
            again: VecDeque::new(),
            lots_again: VecDeque::new(),
            seeded: SeededDice::new(seed),
        };
        let language = Language::default();
        let (game, opening) =
            carry_out::<R>((&scene, &start, language), faces, &mut dice, flow::begin::<R>)
                .map_err(BeginError::WrongDice)?;
        let given: Option<Vec<u8>> =
            faces.map(|_| opening.throws().map(|throw| throw.face).collect());
        let root = root(&scenario, seed, given.as_deref());
        Ok(Session {
            journal: entries::<R>(&scene, &opening, 0, language),
            prompt: prompt::<R>(&scene, &game, language),
            choices: choices::<R>(&scene, &game, language),
            charts: R::charts(&scene, language),
            scene: Arc::new(scene),
            scenario,
            game,
            seed,
            dice,
            past: Vec::new(),
            revision: 0,
            taken_back: TakenBack::default(),
            language,
            start,
            opening,
            opening_given: faces.is_some(),
            root,
        })
    }

    /// Opens a save file: replays it and compares every step and every field. On a difference after the beginning,
    /// the session up to the last step that agrees comes with the error; it throws dice of its own.
    ///
    /// # Errors
    /// The field that was altered, the faults of the scenario, or the first step that differs.
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load(save: SaveFile) -> Result<Self, (LoadError, Option<Self>)> {
        Self::load_in(save, Language::default())
    }

    /// The same, with the reasons in a language.
    ///
    /// # Errors
    /// As [`Session::load`].
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load_in(save: SaveFile, language: Language) -> Result<Self, (LoadError, Option<Self>)> {
        if save.format != save::FORMAT {
            return Err((LoadError::Format { found: save.format.to_string() }, None));
        }
        let altered = Hashes::of(&save).first_difference(&save.hashes);
        let altered = altered.map(|field| LoadError::Altered { field: field.to_owned() });
        if let Some(error @ LoadError::Altered { field }) = &altered
            && matches!(field.as_str(), "scenario" | "seed" | "opening")
        {
            return Err((error.clone(), None));
        }
        let faces = save.opening.as_deref().map(Faces::exactly);
        let begun = Session::<R>::begin(save.scenario.clone(), save.seed, faces);
        let mut session = begun.map_err(|error| match error {
            BeginError::Faults(faults) => (LoadError::Faults(faults), None),
            BeginError::WrongDice(misfit) => (LoadError::Unreadable(Damage::Opening(misfit)), None),
        })?;
        session.set_language(language);
        if let Some(error) = session.replay_all(&save).or(altered) {
            session.throw_anew();
            session.refresh();
            return Err((error, Some(session)));
        }
        session.dice =
            OwnDice { again: save.faces.into(), lots_again: save.lots.into(), seeded: save.dice };
        session.refresh();
        Ok(session)
    }

    /// Replays a file's steps and compares what they lead to. Returns the first difference.
    fn replay_all(&mut self, save: &SaveFile) -> Option<LoadError> {
        let of = save.steps.len();
        for (index, step) in save.steps.iter().enumerate() {
            if let Err(what) = self.replay(step) {
                return Some(LoadError::Differs { step: index + 1, of, what });
            }
        }
        let position = serde_json::to_value(&self.game).expect("positions are plain data");
        if position != save.position {
            return Some(LoadError::Position { steps: of });
        }
        let most = R::largest_die(&self.scene);
        let strange = save.faces.iter().position(|face| !(1..=most).contains(face))?;
        let (field, face) = (format!("faces[{strange}]"), save.faces[strange]);
        Some(LoadError::NoSuchFace { field, face, most })
    }

    fn replay(&mut self, step: &SavedStep) -> Result<(), Difference> {
        let Some(side) = self.decider() else {
            return Err(Difference::Over);
        };
        if R::side_id(&self.scene, side) != step.side {
            let decides = R::side_id(&self.scene, side).to_owned();
            return Err(Difference::Side { decides, found: step.side.clone() });
        }
        let action = self.read(&step.action).map_err(Difference::Refused)?;
        self.refused(&action).map_err(Difference::Refused)?;
        let faces = Some(Faces::exactly(&step.faces));
        let (game, log) = self
            .carried_out(&action, faces, &mut KnownLots::new(&step.lots))
            .map_err(|misfit| Difference::Refused(PlayError::WrongDice(misfit)))?;
        let deed = (side, &action, step.remark.as_ref());
        let (is, found) = (self.hash_after(deed, &game, &step.faces, &step.lots), &step.hash);
        if is != *found {
            return Err(Difference::Hash { is, found: found.clone() });
        }
        self.advance(side, action, game, log, step.remark.clone());
        Ok(())
    }

    /// The hash after a step: of all that it consists of, of the position afterwards, and of the hash before.
    fn hash_after(
        &self,
        (side, action, remark): (Side, &R::Action, Option<&Remark>),
        game: &GameOf<R>,
        faces: &[u8],
        lots: &[u64],
    ) -> String {
        let before = self.past.last().map_or(&self.root, |past| &past.hash);
        let (side, action) = (R::side_id(&self.scene, side), R::write_action(&self.scene, action));
        hash_of(&(before, side, action, faces, lots, remark, game))
    }

    /// Dice that follow from the game so far: for a game whose own dice are not known.
    fn throw_anew(&mut self) {
        let last = self.past.last().map_or(&self.root, |past| &past.hash);
        let seed = u64::from_str_radix(last, 16).unwrap_or(self.seed);
        let seeded = SeededDice::new(seed);
        self.dice = OwnDice { again: VecDeque::new(), lots_again: VecDeque::new(), seeded };
    }

    fn decider(&self) -> Option<Side> {
        match awaits::<R>(&self.scene, &self.game) {
            Awaits::Decision { side, .. } => Some(side),
            Awaits::Over(_) => None,
        }
    }

    fn read(&self, action: &Value) -> Result<R::Action, PlayError> {
        let read = R::read_action(&self.scene, action, self.language).map_err(|bad| match bad {
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
        let course = passed::Course {
            scene: &*self.scene,
            start: (&self.start, &self.opening),
            past: &self.past,
            now: (&self.game, self.prompt.side),
        };
        course
            .reason(action, rejection, self.language)
            .unwrap_or_else(|| R::refusal(&self.scene, rejection, self.language))
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

    fn take(
        &mut self,
        action: R::Action,
        faces: Option<Faces<'_>>,
        remark: Option<Remark>,
    ) -> Result<Played, PlayError> {
        let side = self.decider().ok_or(PlayError::Over)?;
        self.refused(&action)?;
        let mut own = self.dice.clone();
        let (game, log) =
            self.carried_out(&action, faces, &mut own).map_err(PlayError::WrongDice)?;
        let played = Played {
            events: log.events().map(|e| R::write_event(&self.scene, e, None)).collect(),
            throws: log.throws().map(|t| R::throw(&self.scene, t, self.language)).collect(),
        };
        // Everything that the rules compute comes before anything here changes: a fault of theirs leaves the
        // session as it was.
        let prompt = prompt::<R>(&self.scene, &game, self.language);
        let choices = choices::<R>(&self.scene, &game, self.language);
        self.advance(side, action, game, log, remark);
        (self.dice, self.prompt, self.choices) = (own, prompt, choices);
        self.revision += 1;
        Ok(played)
    }

    fn advance(
        &mut self,
        by: Side,
        action: R::Action,
        game: GameOf<R>,
        log: Log<R::Event>,
        remark: Option<Remark>,
    ) {
        let lines = self.journal.len();
        let faces: Vec<u8> = log.throws().map(|throw| throw.face).collect();
        let hash = self.hash_after((by, &action, remark.as_ref()), &game, &faces, &log.lots);
        let before = std::mem::replace(&mut self.game, game);
        self.past.push(Past { before, by, action, log, hash, lines, remark });
        self.tell(self.past.len() - 1);
    }

    /// Writes what an action caused at the end of the journal, with the reasons of a computer opponent first.
    fn tell(&mut self, step: usize) {
        let past = &self.past[step];
        let reasons = past.remark.as_ref().and_then(|remark| {
            let deed = (past.by, &past.action);
            remark.entry::<R>(&self.scene, &past.before, deed, step, self.language)
        });
        self.journal.extend(reasons);
        self.journal.extend(entries::<R>(&self.scene, &past.log, step, self.language));
    }

    fn refresh(&mut self) {
        self.prompt = prompt::<R>(&self.scene, &self.game, self.language);
        self.choices = choices::<R>(&self.scene, &self.game, self.language);
        self.revision += 1;
    }

    fn take_back(&mut self) {
        let Some(last) = self.past.pop() else { return };
        for face in last.faces().collect::<Vec<_>>().into_iter().rev() {
            self.dice.again.push_front(face);
        }
        for &lot in last.log.lots.iter().rev() {
            self.dice.lots_again.push_front(lot);
        }
        self.journal.truncate(last.lines);
        self.game = last.before;
    }

    /// What taking back would have to cross, in words.
    fn barrier(&self, decider: Option<Side>) -> Result<(), Barrier> {
        let purpose = |throw: &Throw| R::throw(&self.scene, throw, self.language).text;
        history::can_undo(&self.past, decider, self.language, purpose)
    }

    fn take_back_to(&mut self, step: usize) {
        const LISTENERS: [Option<Side>; 3] = [None, Some(Side::A), Some(Side::B)];
        let before = LISTENERS.map(|listener| self.last_step(listener));
        while self.past.len() > step {
            self.take_back();
        }
        for (listener, before) in LISTENERS.into_iter().zip(before) {
            let after = self.last_step(listener);
            self.taken_back.note(listener, before, after);
        }
        self.refresh();
    }

    fn teller(&self, viewer: Option<Side>, language: Language) -> Teller<'_, R> {
        Teller { scene: &self.scene, opening: &self.opening, past: &self.past, viewer, language }
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
    let entry = |r: &Record<R::Event>| R::entry(scene, r, step, language);
    log.records.iter().filter_map(entry).collect()
}

fn choices<R: Present>(scene: &R::Scene, game: &GameOf<R>, language: Language) -> Vec<Choice> {
    if matches!(awaits::<R>(scene, game), Awaits::Over(_)) {
        return Vec::new();
    }
    let actions = legal_actions::<R>(scene, game);
    let choice = |(id, action)| {
        let mut choice = R::choice(scene, game, id, action, language);
        name::<R>(&mut choice.rule, language);
        choice
    };
    actions.iter().enumerate().map(choice).collect()
}

fn prompt<R: Present>(scene: &R::Scene, game: &GameOf<R>, language: Language) -> Prompt {
    let mut prompt = R::prompt(scene, game, language);
    if let Some(rule) = &mut prompt.rule {
        name::<R>(rule, language);
    }
    prompt
}

/// Names a rule as the reference does in a language: the rules themselves know it by one name only.
fn name<R: Present>(rule: &mut RuleRef, language: Language) {
    if let Some(title) = Library::of(R::SYSTEM).title(&rule.section, language) {
        title.clone_into(&mut rule.title);
    }
}

impl<R: Present + FromScenario + Judge> Port for Session<R> {
    fn system(&self) -> System {
        R::SYSTEM
    }

    fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn language(&self) -> Language {
        self.language
    }

    fn set_language(&mut self, language: Language) {
        if language == self.language {
            return;
        }
        self.language = language;
        self.charts = R::charts(&self.scene, language);
        self.journal = entries::<R>(&self.scene, &self.opening, 0, language);
        for step in 0..self.past.len() {
            self.past[step].lines = self.journal.len();
            self.tell(step);
        }
        self.refresh();
    }

    fn prompt(&self) -> &Prompt {
        &self.prompt
    }

    fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn choose(&mut self, id: usize) -> Result<Played, PlayError> {
        let choice = self.choices.get(id).ok_or(PlayError::NoSuchChoice(id))?;
        let action = self.read(&choice.action)?;
        self.take(action, None, None)
    }

    fn play(&mut self, action: &Value, dice: Option<&[u8]>) -> Result<Played, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        let action = self.read(action)?;
        self.take(action, dice.map(Faces::exactly), None)
    }

    fn play_with(&mut self, action: &Value, faces: Faces<'_>) -> Result<Played, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        let action = self.read(action)?;
        self.take(action, Some(faces), None)
    }

    fn show_next(&mut self, faces: &[u8]) {
        let most = R::largest_die(&self.scene);
        for &face in faces.iter().rev().filter(|face| (1..=most).contains(*face)) {
            self.dice.again.push_front(face);
        }
    }

    fn ponder(&self, brief: &Brief) -> Job {
        let (scene, game) = (Arc::clone(&self.scene), self.game.clone());
        // As the side that thinks counts the steps: how often the other changed its mind in secret decides nothing.
        let brief = brief.at_step(self.last_step(self.prompt.side));
        Box::new(move |cancel| {
            let thought = ai::think::<R>(&scene, &game, &brief, cancel)?;
            let remark = Remark::new::<R>(&scene, brief.level, &thought);
            Some(Thought { action: R::write_action(&scene, &thought.action), remark })
        })
    }

    /// ARSOUF M7.4: the computer's action passes the same checks as anybody's.
    fn play_thought(&mut self, thought: &Thought) -> Result<Played, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        let action = self.read(&thought.action)?;
        self.take(action, None, Some(thought.remark.clone()))
    }

    fn told(
        &self,
        from: usize,
        taken_back: Option<usize>,
        viewer: Option<Side>,
        language: Language,
    ) -> Tale {
        let gone = self.taken_back.of(viewer);
        let since = gone.get(taken_back.unwrap_or(gone.len())..).unwrap_or_default();
        let from = since.iter().copied().min().map_or(from, |first| first.min(from));
        let (steps, next) = self.teller(viewer, language).from(from);
        Tale { steps, from: from.min(next), next, taken_back: gone.len() }
    }

    fn last_step(&self, viewer: Option<Side>) -> usize {
        self.teller(viewer, self.language).last_step()
    }

    fn hides_cards(&self) -> bool {
        R::HIDES_CARDS
    }

    fn why_not(&self, target: &Target) -> Vec<Refusal> {
        if self.decider().is_none() {
            return Vec::new();
        }
        let mut refusals = Vec::new();
        for rejection in R::why_not(&self.scene, &self.game, target) {
            let refusal = R::refusal(&self.scene, &rejection, self.language);
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    fn why_not_action(&self, action: &Value) -> Result<Vec<Refusal>, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        match self.read(action).and_then(|action| self.refused(&action)) {
            Ok(()) => Ok(Vec::new()),
            Err(PlayError::Refused(refusals)) => Ok(refusals),
            Err(other) => Err(other),
        }
    }

    fn is_hidden_from(&self, viewer: Option<Side>) -> bool {
        let other = |viewer| self.prompt.side.is_some_and(|side| side != viewer);
        viewer.is_some_and(other) && R::is_secret(&self.scene, &self.game)
    }

    fn map(&self) -> Option<Arc<MapView>> {
        R::map(&self.scene, self.language)
    }

    fn board(&self, viewer: Option<Side>) -> Option<BoardView> {
        R::board(&self.scene, &self.game, viewer, self.language)
    }

    fn table(&self, viewer: Option<Side>) -> TableView {
        R::table(&self.scene, &self.game, viewer, self.language)
    }

    fn charts(&self) -> &[Chart] {
        &self.charts
    }

    fn journal(&self) -> &[Entry] {
        &self.journal
    }

    fn side_id(&self, side: Side) -> &str {
        R::side_id(&self.scene, side)
    }

    fn side_name(&self, side: Side) -> &str {
        R::side_name(&self.scene, side, self.language)
    }

    fn state(&self, viewer: Option<Side>) -> Value {
        R::write_state(&self.scene, &self.game, viewer)
    }

    fn steps(&self) -> usize {
        self.past.len()
    }

    fn board_at(&self, step: usize, viewer: Option<Side>) -> Option<BoardView> {
        let game = self.past.get(step).map_or(&self.game, |past| &past.before);
        R::board(&self.scene, game, viewer, self.language)
    }

    fn cards_at(&self, step: usize, viewer: Option<Side>) -> Option<Box<CardTableView>> {
        let game = self.past.get(step).map_or(&self.game, |past| &past.before);
        R::table(&self.scene, game, viewer, self.language).cards
    }

    fn can_undo(&self) -> Result<(), Barrier> {
        self.barrier(self.decider())
    }

    fn is_final_since(&self, step: usize) -> bool {
        self.past.iter().skip(step).any(|past| past.log.events().any(R::is_final))
    }

    fn undo(&mut self) -> Result<(), Barrier> {
        self.can_undo()?;
        self.take_back_to(last_deed(&self.past, false));
        Ok(())
    }

    fn undo_own(&mut self, side: Side) -> Result<(), Barrier> {
        if self.decider().is_some_and(|decider| decider != side) {
            return Err(Barrier { text: say!(self.language, "undo-other-side") });
        }
        self.can_undo()?;
        let deed = last_deed(&self.past, false);
        if self.past[deed..].iter().any(|past| past.by != side) {
            return Err(Barrier { text: say!(self.language, "undo-not-own") });
        }
        self.take_back_to(deed);
        Ok(())
    }

    fn undo_over_barrier(&mut self) -> Result<(), Barrier> {
        if self.past.is_empty() {
            return self.barrier(None);
        }
        self.take_back_to(last_deed(&self.past, true));
        Ok(())
    }

    fn save(&self) -> SaveFile {
        let steps = self.past.iter().map(|past| SavedStep {
            side: R::side_id(&self.scene, past.by).to_owned(),
            action: R::write_action(&self.scene, &past.action),
            hash: past.hash.clone(),
            faces: past.faces().collect(),
            lots: past.log.lots.clone(),
            remark: past.remark.clone(),
        });
        let file = SaveFile {
            format: save::FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            scenario: self.scenario.clone(),
            seed: self.seed,
            dice: self.dice.seeded.clone(),
            faces: self.dice.again.iter().copied().collect(),
            lots: self.dice.lots_again.iter().copied().collect(),
            opening: self
                .opening_given
                .then(|| self.opening.throws().map(|throw| throw.face).collect()),
            steps: steps.collect(),
            position: serde_json::to_value(&self.game).expect("positions are plain data"),
            hashes: Hashes::default(),
            hides_cards: R::HIDES_CARDS,
        };
        file.bound()
    }
}
