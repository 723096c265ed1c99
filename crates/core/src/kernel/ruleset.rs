//! What a rule system has to say of itself.

use super::attempt::{Denied, stop};
use super::{Dice, Log, Outcome, Procedure, Reason, Record, Rejection, Rule, Side, System, Throw};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A rule system: what its games consist of, and when they are over.
pub trait Ruleset: Sized + 'static {
    /// Which system this is.
    const SYSTEM: System;
    /// What never changes during a game: map, printed values, options.
    type Scene: Send + Sync;
    /// What is on the table: small plain data.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a player may do at a decision.
    type Action: Clone + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happens on the table.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What is being done: a closed enum of half-finished procedures.
    type Frame: Procedure<Self>
        + Clone
        + Eq
        + Hash
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Why an action is refused.
    type Why: Reason;
    /// What somebody points at, for procedures that say why nothing can be done there.
    type Pointed;

    /// The end of the game, if it has ended.
    fn outcome(scene: &Self::Scene, state: &Self::State) -> Option<Outcome>;

    /// Checks every invariant of a position the slow way.
    ///
    /// # Errors
    /// A sentence that names the first invariant that does not hold.
    fn audit(scene: &Self::Scene, state: &Self::State) -> Result<(), String>;

    /// The refusal of an action that the present decision does not ask for.
    fn not_asked(
        scene: &Self::Scene,
        state: &Self::State,
        action: &Self::Action,
    ) -> Rejection<Self::Why>;

    /// Whether a reason only says that something else is asked now.
    fn is_not_asked(_why: &Self::Why) -> bool {
        false
    }

    /// Whether an action only points at something (picks up or puts down a counter): taking back goes on
    /// through such actions.
    fn is_gesture(action: &Self::Action) -> bool;

    /// The one action that does what several have done one after the other, if there is one: a move that was made step by step, and
    /// ended.
    fn in_one(_actions: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Whether an action only takes back what was planned: random play does so only when nothing else is
    /// left.
    fn retracts(action: &Self::Action) -> bool;

    /// Whether an event can't be taken back, as the rules say or because it revealed something.
    fn is_final(_event: &Self::Event) -> bool {
        false
    }

    /// The number of sides of the largest die that is thrown.
    fn largest_die(_scene: &Self::Scene) -> u8 {
        6
    }

    /// Whether an accepted action is another spelling of an offered one: the same move by another way, or in
    /// one step instead of several. What is accepted is always covered by something offered.
    fn covers(offered: &Self::Action, accepted: &Self::Action) -> bool {
        offered == accepted
    }
}

/// A moment of play: what is on the table, and what is being done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Game<S, F> {
    /// What is on the table.
    pub state: S,
    pub(super) stack: Vec<F>,
}

impl<S, F> Game<S, F> {
    /// A game at its first procedure.
    pub fn new(state: S, first: F) -> Self {
        Game { state, stack: vec![first] }
    }

    /// A game with procedures already in progress, the outermost first.
    pub fn with_stack(state: S, stack: Vec<F>) -> Self {
        Game { state, stack }
    }

    /// The procedure that has the word, if the game goes on.
    pub fn top(&self) -> Option<&F> {
        self.stack.last()
    }

    /// The procedures in progress, the outermost first.
    pub fn procedures(&self) -> &[F] {
        &self.stack
    }
}

/// The game type of a rule system.
pub type GameOf<R> = Game<<R as Ruleset>::State, <R as Ruleset>::Frame>;

/// The procedures of a rule system.
pub type FrameOf<R> = <R as Ruleset>::Frame;

/// What a procedure may use while it works: the scene, the dice, the journal.
pub struct Cx<'a, R: Ruleset> {
    /// What never changes during the game.
    pub scene: &'a R::Scene,
    dice: &'a mut dyn Dice,
    log: &'a mut Log<R::Event>,
    thrown: usize,
}

/// More dice than any rulebook asks for in one action.
const MOST_DICE: usize = 10_000;

impl<'a, R: Ruleset> Cx<'a, R> {
    /// Ties scene, dice and journal together for one action.
    pub fn new(scene: &'a R::Scene, dice: &'a mut dyn Dice, log: &'a mut Log<R::Event>) -> Self {
        Cx { scene, dice, log, thrown: 0 }
    }

    /// A side throws one die: the only way to do so. The throw is journalled. Where no die is left the procedure ends
    /// here and now: see [`attempt`](super::attempt).
    pub fn roll(&mut self, side: Side, rule: Rule, purpose: &'static str, sides: u8) -> u8 {
        self.thrown += 1;
        // Written down before it falls: if it never does, the journal says which die was wanted.
        self.log.records.push(Record::Throw(Throw { side, rule, purpose, sides, face: 0 }));
        if self.thrown > MOST_DICE {
            stop(Denied::Endless);
        }
        let face = self.dice.face(sides);
        if let Some(Record::Throw(throw)) = self.log.records.last_mut() {
            throw.face = face;
        }
        face
    }

    /// Draws one lot, for a shuffle or a blind pick: the only way to do so. The lot is kept for replays; nobody
    /// sees it.
    pub fn lot(&mut self) -> u64 {
        let lot = self.dice.lot();
        self.log.lots.push(lot);
        lot
    }

    /// Journals an event under the rule that brings it about.
    pub fn record(&mut self, rule: Rule, event: R::Event) {
        self.log.records.push(Record::Event { rule, event });
    }
}
