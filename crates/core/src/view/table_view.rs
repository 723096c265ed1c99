//! Everything beside the map: turn, phases, victory, morale, duties, options.

use super::{CardTableView, CommandView, DisplayView, FactView, HitsView, InterruptView, OddsView};
use crate::kernel::Side;

/// Where the game stands in time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnView {
    /// The game turn, from 1; 0 during set-up.
    pub turn: u16,
    /// The last turn, if there is one.
    pub turns: Option<u16>,
    /// The stage's name where the scenario has stages, such as `Stage 1`.
    pub stage: Option<String>,
    /// Whose player turn it is.
    pub active: Option<Side>,
    /// The phases of a player turn in order.
    pub phases: Vec<PhaseView>,
}

/// One phase of a player turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseView {
    /// Its name.
    pub name: String,
    /// The number of the rule.
    pub rule: String,
    /// Whether it is the present one.
    pub now: bool,
}

/// Victory points and where they come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VpLine {
    /// What the points are for.
    pub label: String,
    /// How many.
    pub points: u32,
    /// The number of the rule.
    pub rule: String,
}

/// An army's morale track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoraleView {
    /// Losses so far.
    pub losses: u32,
    /// The losses at which the army is demoralized.
    pub demoralized_at: u32,
    /// The losses at which it disintegrates.
    pub disintegrates_at: u32,
    /// Whether it is demoralized now.
    pub demoralized: bool,
    /// Rally succeeds on these faces: lowest and highest.
    pub rally: (u8, u8),
    /// How far to the next mark and what changes there, as a sentence.
    pub next: String,
}

impl TurnView {
    /// The turn's number, with the last one if there is one: `3/10`.
    #[must_use]
    pub fn count(&self) -> String {
        self.turns.map_or_else(|| self.turn.to_string(), |last| format!("{}/{last}", self.turn))
    }
}

/// How far a side has come towards something that wins or loses the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgressView {
    /// What is counted.
    pub label: String,
    /// How many there are.
    pub now: u32,
    /// How many are needed.
    pub needed: u32,
    /// The number of the rule.
    pub rule: String,
}

/// One side's standing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideView {
    /// The side.
    pub side: Side,
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Victory points, in games that count them.
    pub vp: Option<u32>,
    /// Where they come from.
    pub lines: Vec<VpLine>,
    /// The morale track, in games that have one.
    pub morale: Option<MoraleView>,
    /// How far it has come towards victory, in games that are won by getting somewhere.
    pub progress: Vec<ProgressView>,
}

/// A duty of the combat phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DutyView {
    /// The counter's id.
    pub unit: String,
    /// What it owes: `must attack` or `must be attacked`.
    pub owes: String,
    /// Whether it has been discharged or has lapsed.
    pub done: bool,
    /// The number of the rule.
    pub rule: String,
}

/// An optional ruling as it stands in this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// The option's name in the scenario file.
    pub name: String,
    /// The value in this game.
    pub value: String,
    /// Whether that is the default.
    pub is_default: bool,
}

/// An attack that is planned, announced or being carried out: who strikes whom, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AttackView {
    /// Ids of the counters that attack.
    pub attackers: Vec<String>,
    /// Ids of the counters that are attacked.
    pub defenders: Vec<String>,
    /// The printed number of the hex that is attacked, where it is a hex and not its counters.
    pub place: Option<String>,
}

/// Everything beside the map.
#[derive(Clone, PartialEq, Debug)]
pub struct TableView {
    /// Turn, stage and phase.
    pub turn: TurnView,
    /// Both sides.
    pub sides: [SideView; 2],
    /// The state of the game in lines of facts.
    pub facts: Vec<FactView>,
    /// Duties of the present combat phase.
    pub duties: Vec<DutyView>,
    /// The odds of the combat being planned or fought.
    pub odds: Option<OddsView>,
    /// The rolls of the melee being planned or fought, in games that resolve it so.
    pub hits: Option<HitsView>,
    /// Command chits of each side, in games that have them.
    pub command: Vec<CommandView>,
    /// Effectiveness displays, in games that have them.
    pub displays: Vec<DisplayView>,
    /// The field, hands and piles, in games of cards.
    pub cards: Option<Box<CardTableView>>,
    /// What interrupts the player turn at this moment.
    pub interrupt: Option<InterruptView>,
    /// Attacks that are planned, announced or being carried out.
    pub engaged: Vec<AttackView>,
    /// Declared shots that wait for their dice: (firer, target).
    pub shots: Vec<(String, String)>,
    /// Hexes that matter to the present decision, such as set-up zones: (name, printed numbers).
    pub zones: Vec<(String, Vec<String>)>,
    /// Hexes that are to be reached as long as the game lasts: (name, printed numbers).
    pub goals: Vec<(String, Vec<String>)>,
    /// The optional rulings.
    pub options: Vec<OptionView>,
    /// The special rules of the scenario, in words, with their numbers.
    pub special: Vec<(String, String)>,
    /// What is to be explained to whoever sees it for the first time.
    pub help: Help,
}

/// What things of a system are, in a few sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// Command chits and their tracks.
    pub command: Vec<HelpLine>,
    /// Counters that share a hex.
    pub stacks: Vec<HelpLine>,
}

/// A sentence or two, and the number of the rule that says more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// What is said.
    pub text: String,
    /// The rule's number.
    pub rule: String,
}

impl TableView {
    /// Whether armies or their parts break by what they lose.
    #[must_use]
    pub fn has_morale(&self) -> bool {
        !self.displays.is_empty() || self.sides.iter().any(|side| side.morale.is_some())
    }
}
