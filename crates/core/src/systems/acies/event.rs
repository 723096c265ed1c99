//! What happens on the table.

use super::action::{Kind as AttackKind, ScoutTarget, Withdrawal};
use super::card::{Card, Kind};
use super::field::{Cell, Flank};
use super::state::{Cause, Phase};
use super::totals::{Added, Verdict};
use crate::kernel::Side;
use crate::scenario::acies::Tactic;
use schemars::JsonSchema;
use serde::Serialize;

/// What dice are thrown for: each word of a throw with what the die decides.
pub const THROWS: &[(&str, &str)] = &[
    ("attacker", "The attacker's die of a combat (10.9)."),
    ("defender", "The defender's die of a combat (10.9)."),
    ("first", "Who has the first turn, one for each side; equal dice are thrown again (4.5)."),
    ("flank", "Whether an attempt at a flank succeeds (11.2)."),
    ("rampage", "Whether an elephant that was hit is lost (9.7)."),
    ("shot", "Whether a shot hits (9.5)."),
    ("withdrawal", "Whether a withdrawal succeeds (12.3)."),
];

/// Something that happened. Cards that not everybody saw are left out for those who did not (17.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // a field's name says what it is
pub enum Event {
    /// A side begins its secret deployment (4.2).
    Deploys { side: Side },
    /// A side has deployed, unseen.
    Deployed { side: Side },
    /// A unit was put down or taken up, unseen by the other side (4.2).
    Placed { side: Side, kind: Kind, cell: Cell },
    /// A unit of the deployment was turned up (4.4).
    Revealed { side: Side, kind: Kind, cell: Cell },
    /// A side rolled for the first turn (4.5).
    FirstRoll { side: Side, die: u8 },
    /// A side has the first turn.
    First { side: Side },
    /// A pile was shuffled into a deck; its cards now.
    Shuffled { side: Side, cards: usize },
    /// A side drew so many cards; only it saw which.
    Drew {
        side: Side,
        count: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Vec<Card>>,
    },
    /// A player turn begins.
    Turn { turn: u16, side: Side, extra: bool },
    /// A phase begins.
    Begins { side: Side, phase: Phase },
    /// A unit was discarded to scout so many cards; only its side saw which (6.1).
    Scouted {
        side: Side,
        kind: Kind,
        look: ScoutTarget,
        count: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Vec<Card>>,
    },
    /// A unit was discarded for flank points (7.1).
    FlankDiscard { side: Side, kind: Kind },
    /// A side has so many flank points now.
    FlankPoints { side: Side, points: u32 },
    /// Which army encircles the other has changed (7.4).
    Encircling { side: Option<Side> },
    /// A tactics card was played.
    Played { side: Side, tactic: Tactic },
    /// Difficult Terrain returned the card of a flank discard to the hand (16.6).
    FlankBarred { side: Side, kind: Kind },
    /// A unit moved to the Melee Line (8.1).
    Moved { side: Side, kind: Kind, from: Cell, to: Cell },
    /// A unit was readied (8.5).
    Readied { side: Side, kind: Kind, cell: Cell },
    /// A flanking unit was turned upright, or had to be (8.5, 2.8, 10.13).
    Upright { side: Side, kind: Kind, cell: Cell },
    /// A unit came from the hand (8.6).
    Entered { side: Side, kind: Kind, cell: Cell },
    /// A shot (9.5): the die, what is added, the highest result that hits.
    Shot {
        side: Side,
        kind: Kind,
        from: Cell,
        target: Cell,
        whom: Kind,
        die: u8,
        adds: i8,
        value: u8,
        hit: bool,
        reaction: bool,
    },
    /// An elephant that was hit (9.7).
    Rampage { side: Side, kind: Kind, cell: Cell, die: u8, lost: bool },
    /// A unit took a marker; its markers now (1.3).
    Marked { side: Side, kind: Kind, cell: Cell, markers: u8 },
    /// A unit lost a marker; its markers now (16.10).
    Recovered { side: Side, kind: Kind, cell: Cell, markers: u8 },
    /// A unit was eliminated (1.3).
    Eliminated { side: Side, kind: Kind, cell: Cell },
    /// An attack was declared (10.1).
    Attacked {
        side: Side,
        kind: Kind,
        from: Cell,
        how: AttackKind,
        target: Option<Cell>,
        whom: Option<Kind>,
    },
    /// An attempt at a flank (11.2): the die and the highest result that succeeds.
    FlankTried { side: Side, kind: Kind, cell: Cell, die: u8, value: u8, success: bool },
    /// A unit holds a flank (11.3).
    Flanking { side: Side, kind: Kind, cell: Cell, flank: Flank },
    /// The attack came to nothing: a card stopped it (16.4, 16.6).
    Stopped { cell: Cell, by: Tactic },
    /// The attack on the main body became an attack on a unit (16.5).
    Diverted { cell: Cell, target: Cell },
    /// A withdrawal that needed a die, out of a cell: it succeeds if the die and `adds` come to no more than `value` (12.3).
    WithdrawalRolled {
        side: Side,
        kind: Kind,
        cell: Cell,
        die: u8,
        adds: i8,
        value: u8,
        success: bool,
    },
    /// A unit withdrew out of a cell, to the cell `to` or, without one, to the hand (12.4).
    Withdrew { side: Side, kind: Kind, cell: Cell, how: Withdrawal, to: Option<Cell> },
    /// Both dice of a combat with everything that is added to them and their totals (10.9): those of the attacking side,
    /// then those of the other.
    Fought {
        side: Side,
        attacker: Cell,
        defender: Cell,
        kinds: (Kind, Kind),
        dice: (u8, u8),
        parts: (Vec<Added>, Vec<Added>),
        totals: (i16, i16),
        winner: Option<Side>,
        result: Verdict,
    },
    /// A unit advanced (10.12).
    Advanced { side: Side, kind: Kind, from: Cell, to: Cell },
    /// The top card of a deck went to the casualties, unseen (10.15).
    MainBody { side: Side, left: usize },
    /// A card was discarded (13.1).
    Discarded { side: Side, card: Card },
    /// A card came back from the casualties; a face-down one is seen by its side alone (16.9).
    Rallied {
        side: Side,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        face_up: bool,
    },
    /// A side will have the next turn as well (13.5).
    Again { side: Side },
    /// The extra turn was prevented (13.5).
    Cancelled { side: Side },
    /// The game is over.
    Over { winner: Option<Side>, by: Cause },
}

impl Event {
    /// ACIES 17.1: the event as `viewer` may know it (`None` knows everything); nothing if it may not even know that
    /// something has happened.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Side>) -> Option<Event> {
        let mut seen = self.clone();
        let others = |side: Side| viewer.is_some_and(|viewer| viewer != side);
        match &mut seen {
            Event::Placed { side, .. } if others(*side) => return None,
            Event::Drew { side, cards, .. } | Event::Scouted { side, cards, .. }
                if others(*side) =>
            {
                *cards = None;
            }
            Event::Rallied { side, card, face_up: false } if others(*side) => *card = None,
            _ => {}
        }
        Some(seen)
    }
}
