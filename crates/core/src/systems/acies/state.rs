//! What is on the table.

use super::card::{Card, Kind};
use super::field::Field;
use super::rules;
use crate::kernel::{Both, Pile, Rule, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 5.0: where a turn stands.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// Phase 1.
    Scout,
    /// Phase 2.
    Encircling,
    /// Phase 3: moves.
    Manoeuvre,
    /// Phase 3: readying.
    Ready,
    /// Phase 3: playing units.
    Play,
    /// Phase 4.
    Missile,
    /// Phase 5.
    Attack,
    /// Phase 6: discard and draw.
    Discard,
    /// Phase 6: cards after the draw.
    Cards,
    /// Phase 6: who goes next.
    Initiative,
}

impl Phase {
    /// The chapter about it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Phase::SetUp => rules::SET_UP,
            Phase::Scout => rules::SCOUT_PHASE,
            Phase::Encircling => rules::ENCIRCLING_PHASE,
            Phase::Manoeuvre | Phase::Ready | Phase::Play => rules::MANOEUVRE_PHASE,
            Phase::Missile => rules::MISSILE_PHASE,
            Phase::Attack => rules::ATTACK_PHASE,
            Phase::Discard | Phase::Cards | Phase::Initiative => rules::DISCARD_PHASE,
        }
    }
}

/// ACIES 1.1: what a side holds besides its units on the field.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Holding {
    /// The draw deck.
    pub deck: Pile<Card>,
    /// The hand, sorted.
    pub hand: Vec<Card>,
    /// The reserve pile.
    pub reserve: Pile<Card>,
    /// The casualty pile: cards face up.
    pub casualties: Pile<Card>,
    /// The casualty pile: cards face down.
    pub face_down: Pile<Card>,
    /// ACIES 1.4: flank points.
    pub flank_points: u32,
    /// Cards of the hand that the other side has seen there, sorted.
    pub known: Vec<Card>,
    /// ACIES 6.2: how many cards from the top of this deck each side has seen.
    pub seen: Both<u8>,
    /// ACR-23: markers of units that went back to the hand, where they keep them.
    pub wounds: Vec<(Kind, u8)>,
}

impl Holding {
    /// How often a card is in the hand.
    #[must_use]
    pub fn count(&self, card: Card) -> usize {
        self.hand.iter().filter(|other| **other == card).count()
    }

    /// ACIES 14.1, 14.2: how many cards can still be drawn.
    #[must_use]
    pub fn drawable(&self) -> usize {
        self.deck.len() + self.reserve.len()
    }

    /// Whether a card is in the hand.
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A side has no card left to draw (14.2).
    NoCards,
    /// Losses beyond half of the army (14.4).
    Rout,
    /// The last turn is over (14.5).
    TurnCap,
    /// A side gave up (14.6).
    Conceded,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub by: Cause,
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The player turn, from 1; 0 during set-up.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Side,
    /// ACIES 13.5: whether the turn was gained by Initiative.
    pub extra: bool,
    /// Where the turn stands.
    pub phase: Phase,
    /// The field.
    pub field: Field,
    /// Which sides' units of the set-up lie face down still (4.2).
    pub face_down: Both<bool>,
    /// What each side holds.
    pub holdings: Both<Holding>,
    /// ACIES 8.6: units played in this turn.
    pub units_played: u8,
    /// ACIES 6.1: units discarded to scout in this turn.
    pub scouts_sent: u8,
    /// ACIES 16.6: cards of the active hand that may not be discarded for a flank point in this turn.
    pub barred: Vec<Kind>,
    /// ACIES 13.5: the active side has gained the next turn as well.
    pub gained: bool,
    /// ACIES 16.12: Break Morale is in force.
    pub break_morale: bool,
    /// ACR-32: nobody may attack in this turn.
    pub no_attacks: bool,
    /// The end, once it has come.
    pub over: Option<End>,
}

impl State {
    /// The state before set-up.
    #[must_use]
    pub fn new(columns: u8) -> State {
        State {
            turn: 0,
            active: Side::A,
            extra: false,
            phase: Phase::SetUp,
            field: Field::new(columns),
            face_down: Both([false; 2]),
            holdings: Both::from_fn(|_| Holding::default()),
            units_played: 0,
            scouts_sent: 0,
            barred: Vec::new(),
            gained: false,
            break_morale: false,
            no_attacks: false,
            over: None,
        }
    }

    /// What a side holds.
    #[must_use]
    pub fn of(&self, side: Side) -> &Holding {
        &self.holdings[side]
    }

    /// What a side holds, to change it.
    pub fn of_mut(&mut self, side: Side) -> &mut Holding {
        &mut self.holdings[side]
    }

    /// ACIES 7.4: the Encircling army, if there is one.
    #[must_use]
    pub fn encircling(&self) -> Option<Side> {
        let [a, b] = Side::ALL.map(|side| self.of(side).flank_points);
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }
}
