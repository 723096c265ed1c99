//! What happens on the table.

use super::facing::Facing;
use super::melee::Roll;
use super::rules;
use super::scene::BattleId;
use super::state::{Cause, Effectiveness, Segment};
use crate::board::Hex;
use crate::kernel::{Both, Rule, Side, UnitId};
use crate::scenario::barons::SymbolKind;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use smallvec::SmallVec;

/// How a unit left play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// By hits (8.62).
    Eliminated,
    /// By rout (12.2).
    Routed,
}

impl Loss {
    /// The rule that takes it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Loss::Eliminated => rules::ELIMINATION,
            Loss::Routed => rules::ROUT,
        }
    }
}

/// What makes a unit check its morale (12.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "cause", rename_all = "kebab-case")]
pub enum Alarm {
    /// Hits, or the loss of the unit above (8.61).
    Harm,
    /// The unit above has failed (7.32).
    Above,
    /// A friend routs in the hex or beside it (12.2).
    Rout {
        /// The friend.
        of: UnitId,
    },
    /// A friend went back through the hex (9.4.1.6).
    Passed {
        /// The friend.
        by: UnitId,
    },
    /// It went back through the hex of a friend (9.4.1.6).
    Passing,
    /// A symbol of its Battle has failed (13.0).
    Effectiveness {
        /// The Battle.
        battle: BattleId,
    },
    /// The overall leader is wounded (6.3).
    Leader {
        /// The leader.
        of: UnitId,
    },
}

/// Why a unit goes back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// Hits force it (9.4.1).
    Forced,
    /// Cavalry avoids combat (9.42).
    Evasion,
    /// Shaken cavalry leaves a ZOC (7.24).
    Disengagement,
    /// A charger falls back (10.2).
    Recoil,
}

impl Withdrawal {
    /// The rule by which it goes back.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Withdrawal::Forced => rules::RETREAT,
            Withdrawal::Evasion => rules::EVASION,
            Withdrawal::Disengagement => rules::LEAVING_ZOC,
            Withdrawal::Recoil => rules::CHARGE_CONTINUATION,
        }
    }
}

/// Writes how many chits of each value from 1 to 4 there are as a list of their values, the highest first.
fn write_chits<S: Serializer>(chits: &[u8; 4], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values(*chits))
}

/// The values of so many chits of each value from 1 to 4, the highest first.
pub fn values(chits: [u8; 4]) -> impl Iterator<Item = u8> {
    let counts = (1..=4).zip(chits).rev();
    counts.flat_map(|(value, n)| (0..n).map(move |_| value))
}

/// What dice are thrown for: each word of a throw with what the die decides.
pub const THROWS: &[(&str, &str)] = &[
    ("edward", "Whether Edward is free (14.1)."),
    ("effectiveness", "Whether a symbol of an effectiveness display fails (13.0)."),
    ("fire", "The hits of a shot (8.5)."),
    ("leader", "Whether a leader is wounded (6.3)."),
    ("melee-attack", "The hits of an attacking hex (9.1.2)."),
    ("melee-defence", "The hits of the reply (9.1.4)."),
    ("morale", "Whether a unit passes a morale check (12.0)."),
    ("reaction", "Whether cavalry makes a reaction charge (10.3)."),
    ("recovery", "Whether a Shaken unit recovers (12.3)."),
    ("replacement", "Which replacement chit comes (4.0)."),
];

/// Who does the same as the counter that an event names.
pub type Companions = SmallVec<[UnitId; 2]>;

/// Something that happened. `with` lists who does the same besides the named counter: the lower unit of its stack, and
/// where they go, the leaders who go along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // a field's name says what it is; numbers have their unit in the variant's comment
pub enum Event {
    /// A side begins to set up (14.0).
    SetsUp { side: Side },
    /// A counter was set up.
    Placed { unit: UnitId, hex: Hex },
    /// A counter was taken off the map again.
    TakenUp { unit: UnitId, hex: Hex },
    /// A side has set up.
    Ready { side: Side },
    /// Edward's Battle is bound to an enemy Battle (14.1).
    Designated { battle: BattleId },
    /// A side begins to allot its chits, unseen (5.0).
    Allots { side: Side },
    /// A side has allotted its chits, unseen.
    Allotted { side: Side },
    /// A track is revealed (5.0).
    Revealed {
        battle: BattleId,
        /// Its chits by value, the highest first.
        #[serde(serialize_with = "write_chits")]
        #[schemars(with = "Vec<u8>")]
        chits: [u8; 4],
    },
    /// A turn begins.
    Turn { turn: u16 },
    /// A segment begins.
    Begins { side: Side, segment: Segment },
    /// A side rolled for a replacement chit; 0 is none (4.0).
    Replacement { side: Side, die: u8, chit: u8 },
    /// A replacement chit was placed.
    ChitPlaced { battle: BattleId, chit: u8 },
    /// A replacement chit was left aside.
    ChitDeclined { side: Side, chit: u8 },
    /// Edward rolled for his freedom (14.1).
    EdwardRolled { die: u8, freed: bool },
    /// A side opened the bid (3.B1).
    Offered { side: Side, battle: BattleId, chit: u8 },
    /// The other side let it have the initiative; whether it could have bid more.
    Passed { side: Side, able: bool },
    /// A side has the initiative and spends its chit (3.B2).
    Initiative { side: Side, battle: BattleId, chit: u8 },
    /// A Battle is activated with so many of its units in command, and some out of it (3.C, 6.2).
    Activated { battle: BattleId, chit: u8, commanded: u8, units: u8, out: Companions },
    /// A unit, its stack or a leader stepped; movement points spent so far.
    Moved { unit: UnitId, with: Companions, from: Hex, hex: Hex, spent: u8 },
    /// A counter turned; `moving` if that is a part of a move or a ride, whose end tells how it faces.
    Turned { unit: UnitId, with: Companions, facing: Facing, moving: bool },
    /// A stack changed its order; the unit is on top now.
    Swapped { unit: UnitId, hex: Hex },
    /// A move ended: where it began, unless it came onto the map, and how far it went (whoever was driven off since is
    /// told to have retreated); movement points spent, and how units face that turned on the way.
    Finished {
        unit: UnitId,
        with: Companions,
        from: Option<Hex>,
        hex: Hex,
        spent: u8,
        facing: Option<Facing>,
    },
    /// A charge in reaction came to where it strikes from, and faces so (10.3).
    Rode { unit: UnitId, with: Companions, from: Hex, hex: Hex, facing: Facing },
    /// A reinforcement came (14.5), units with a facing.
    Entered { unit: UnitId, with: Companions, hex: Hex, facing: Option<Facing> },
    /// An enemy hex counts as a new attack, the `count`th of this activation (5.3).
    NewAttack { hex: Hex, count: u8 },
    /// Cavalry charges at a hex (10.0).
    Charges { unit: UnitId, with: Companions, target: Hex, reaction: bool },
    /// A mover came to a hex in which enemy cavalry checks whether it charges him (10.3).
    Sighted { unit: UnitId, with: Companions, hex: Hex },
    /// Cavalry checked whether it reacts to a mover in a hex: it charges if the die is more than its `rating` (10.3).
    ReactionChecked { unit: UnitId, mover: UnitId, hex: Hex, die: u8, rating: u8, charges: bool },
    /// Cavalry that should charge can't (10.3).
    NoCharge { unit: UnitId },
    /// A charge ended without melee (8.2, 10.0).
    ChargeEnds { unit: UnitId },
    /// A unit shot at those who stand in a hex; `adds` is the modifier (8.5).
    Shot { unit: UnitId, target: Hex, whom: Companions, range: u8, die: u8, adds: i8, hits: u8 },
    /// Units in some hexes attack those who stand in a hex (9.1).
    Attacked { target: Hex, from: Vec<Hex>, who: Companions, whom: Companions },
    /// The units of a hex rolled in melee against others (9.1.2).
    Struck { roll: Roll, who: Companions, whom: Companions, die: u8, hits: u8 },
    /// A unit suffered hits (8.6).
    Hit { unit: UnitId, hits: u8, total: u8 },
    /// A unit left play; it fills a box of its display, counted from 1 (13.0).
    Lost { unit: UnitId, hex: Hex, by: Loss, filled: u8 },
    /// A unit checked morale: it passes if the die, one less if a `leader` helps, is at most `against` (12.0).
    Checked { unit: UnitId, alarm: Alarm, die: u8, leader: bool, against: i8, passed: bool },
    /// A unit is Shaken (12.1).
    Shaken { unit: UnitId },
    /// A unit tried to recover: it does if the die, one less if a `leader` helps, is at most `against` (12.3).
    Recovery { unit: UnitId, die: u8, leader: bool, against: i8, recovered: bool },
    /// A leader's fate was rolled for: 9 and 10 wound him (6.3).
    LeaderRolled { unit: UnitId, die: u8, wounded: bool },
    /// A leader left play.
    LeaderGone { unit: UnitId },
    /// A leader alone made room (6.3).
    Displaced { unit: UnitId, from: Hex, hex: Hex },
    /// A unit went back one hex, and faces so now.
    Retreated {
        unit: UnitId,
        with: Companions,
        from: Hex,
        hex: Hex,
        facing: Facing,
        why: Withdrawal,
    },
    /// A retreat fell short by so many hexes (9.4.1).
    Cornered { unit: UnitId, missing: u8 },
    /// A unit advanced, and faces as before (9.4); a `turned` follows if it turns.
    Advanced { unit: UnitId, with: Companions, from: Hex, hex: Hex, facing: Facing },
    /// A symbol of an effectiveness display was checked, and failed if the die is more than its `number`; boxes are counted
    /// from 1 (13.0).
    Effectiveness {
        battle: BattleId,
        place: u8,
        check: SymbolKind,
        number: u8,
        die: u8,
        failed: bool,
    },
    /// A Battle is Shaken or Broken for good (13.0).
    BattleDown {
        battle: BattleId,
        #[serde(rename = "spirit")]
        effectiveness: Effectiveness,
    },
    /// The attack continues for another round (11.0).
    Continued { battle: BattleId },
    /// A Battle moves with 0 command (3.C7a).
    Reacted { battle: BattleId },
    /// The game is over, with the points of both sides (15.0).
    Over { winner: Option<Side>, by: Cause, points: Both<u8> },
}

impl Event {
    /// Who goes along with the counter that the event names, said once for each way: a march says it when it ends, a
    /// reaction charge when it begins.
    #[must_use]
    pub fn company(&self) -> &[UnitId] {
        match self {
            Event::Finished { with, .. }
            | Event::Rode { with, .. }
            | Event::Sighted { with, .. }
            | Event::Entered { with, .. }
            | Event::Charges { with, reaction: true, .. }
            | Event::Retreated { with, .. }
            | Event::Advanced { with, .. } => with,
            _ => &[],
        }
    }

    /// Everybody who goes along with the counter that the event names, whether that is said here or elsewhere.
    #[must_use]
    pub fn along(&self) -> &[UnitId] {
        match self {
            Event::Moved { with, .. } => with,
            _ => self.company(),
        }
    }
}
