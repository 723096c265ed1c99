//! What is on the table (BARONS 5.0, 7.1, 8.61, 12.1, 13.0).

use super::facing::Facing;
use super::rules;
use super::scene::{BattleId, Scene, WOUNDED_SPAN};
use crate::board::Hex;
use crate::kernel::{Both, Rule, Side, UnitId};
use crate::scenario::barons::WOUNDED_MA;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// To be set up.
    Aside,
    /// To come later, with a Battle that enters (14.5).
    Waits,
    /// On the map.
    Map(Hex),
    /// Out of play.
    Gone,
}

/// A combat unit's state; the marks of the present activation included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// How it faces (7.1).
    pub facing: Facing,
    /// Cohesion hits (8.61).
    pub hits: u8,
    /// Whether it is Shaken (12.1).
    pub shaken: bool,
    /// The hex at which it charges (10.0).
    pub charge: Option<Hex>,
    /// Whether it has charged and has not fallen back yet (10.2).
    pub owes_recoil: bool,
    /// Whether it spent itself in a charge this turn (10.2).
    pub spent: bool,
    /// Where it stood when the activation began; `None` if it was not on the map.
    pub start: Option<Hex>,
    /// Whether it was in command then (6.2b).
    pub commanded: bool,
    /// Whether an enemy was adjacent to it then (6.2c).
    pub engaged: bool,
    /// Whether it has moved in this round (7.0).
    pub moved: bool,
    /// The hex it shot at in this segment or, in its own activation, in this round (9.0).
    pub fired: Option<Hex>,
    /// Whether it has attacked in this segment (9.0).
    pub attacked: bool,
    /// Whether it has turned in this adjustment (3.C2).
    pub adjusted: bool,
    /// Whether it has checked morale in this combat window (12.0).
    pub checked: bool,
}

impl Unit {
    /// A fresh unit at a place.
    #[must_use]
    pub const fn at(place: Place, facing: Facing) -> Unit {
        Unit {
            place,
            facing,
            hits: 0,
            shaken: false,
            charge: None,
            owes_recoil: false,
            spent: false,
            start: None,
            commanded: false,
            engaged: false,
            moved: false,
            fired: None,
            attacked: false,
            adjusted: false,
            checked: false,
        }
    }
}

/// A leader's state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Leader {
    /// Where he is.
    pub place: Place,
    /// Whether his wounded side is up (6.3).
    pub wounded: bool,
    /// Whether he has moved in this round (7.0).
    pub moved: bool,
}

/// The lasting state of a Battle (13.0).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Spirit")]
pub enum Effectiveness {
    /// In good order.
    #[default]
    Good,
    /// Shaken for the rest of the game.
    Shaken,
    /// Broken for the rest of the game.
    Broken,
}

/// A Battle's state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BattleState {
    /// How many chits of each value from 1 to 4 lie on its track (5.0).
    pub chits: [u8; 4],
    /// How many 4-chits it has used (6.1).
    pub fours_used: u8,
    /// Its lasting state (13.0).
    #[serde(rename = "spirit")]
    pub effectiveness: Effectiveness,
    /// The units that fill its display, in the order in which they left play.
    pub boxes: Vec<UnitId>,
    /// Units in play, those that may still come included.
    pub left: u8,
    /// The hex through which it enters, once that is settled (14.5).
    pub entry: Option<Hex>,
    /// The turn in which it became Broken or was eliminated (14.1).
    pub down_since: Option<u16>,
}

impl BattleState {
    /// How many chits lie on the track.
    #[must_use]
    pub fn chits_on_track(&self) -> u8 {
        self.chits.iter().sum()
    }

    /// Whether a chit of this value lies on the track.
    #[must_use]
    pub fn has(&self, chit: u8) -> bool {
        (1..=4).contains(&chit) && self.chits[usize::from(chit) - 1] > 0
    }

    /// The points on the track.
    #[must_use]
    pub fn points(&self) -> u16 {
        (1..).zip(&self.chits).map(|(value, &n)| value * u16::from(n)).sum()
    }
}

/// The Battle that is active, and what binds it (3.C, 5.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Activation {
    /// The Battle.
    pub battle: BattleId,
    /// Its side.
    pub side: Side,
    /// The value of the chit in force.
    pub chit: u8,
    /// Whether it is the other side's 0-command move (3.C7a).
    pub interlude: bool,
    /// How many times the attack has been continued (11.0).
    pub round: u8,
    /// Enemy hexes that count as new attacks (5.3).
    pub designated: SmallVec<[Hex; 4]>,
    /// Units of the Battle with the enemy hexes that were adjacent to them when the round began (5.3).
    pub contacts: Vec<(UnitId, Hex)>,
    /// Enemy hexes attacked in this segment (9.0).
    pub targets: SmallVec<[Hex; 4]>,
    /// Target hexes of charges that have been emptied (10.2).
    pub emptied: SmallVec<[Hex; 4]>,
}

/// What is going on, for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Segment {
    /// Counters are set up (14.0).
    SetUp,
    /// Chits are allotted (5.0).
    Allotment,
    /// A (4.0).
    Replacement,
    /// B (3.B1).
    Initiative,
    /// C.1.
    Movement,
    /// C.2.
    Adjustment,
    /// C.3.
    DefensiveFire,
    /// C.4.
    OffensiveFire,
    /// C.5.
    Melee,
    /// C.6.
    ChargeContinuation,
    /// C.7.
    AttackContinuation,
    /// D (12.3).
    Recovery,
}

impl Segment {
    /// The section about it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Segment::SetUp => rules::SCENARIOS,
            Segment::Allotment => rules::CHITS,
            Segment::Replacement => rules::REPLACEMENT_PHASE,
            Segment::Initiative => rules::INITIATIVE,
            Segment::Movement => rules::MOVEMENT_SEGMENT,
            Segment::Adjustment => rules::ADJUSTMENT,
            Segment::DefensiveFire => rules::DEFENSIVE_SEGMENT,
            Segment::OffensiveFire => rules::OFFENSIVE_SEGMENT,
            Segment::Melee => rules::MELEE_SEGMENT,
            Segment::ChargeContinuation => rules::CHARGE_SEGMENT,
            Segment::AttackContinuation => rules::CONTINUATION_SEGMENT,
            Segment::Recovery => rules::RECOVERY_PHASE,
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Every Battle of a side is Shaken, Broken or eliminated (15.0).
    Defeated,
    /// A side gave up (14.0).
    Conceded,
    /// The last turn is over (U-81).
    TurnLimit,
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The cause.
    pub by: Cause,
}

/// Edward's rule (14.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Edward {
    /// The enemy Battle that his must attack.
    pub target: Option<BattleId>,
    /// Whether he is free for good.
    pub freed: bool,
}

/// No unit.
const NOBODY: u16 = u16::MAX;

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// What is going on.
    pub segment: Segment,
    /// The side with the initiative, in this turn or in the last one.
    pub initiative: Option<Side>,
    /// For how many turns running (5.1b).
    pub running: u8,
    /// How many turns each side has won (14.5).
    pub won: Both<u16>,
    /// Combat units, in the scenario's order.
    pub units: Vec<Unit>,
    /// Leaders.
    pub leaders: SmallVec<[Leader; 8]>,
    /// Battles.
    pub battles: SmallVec<[BattleState; 8]>,
    /// Whether the chits lie open (5.0).
    pub revealed: bool,
    /// The active Battle.
    pub activation: Option<Activation>,
    /// Pairs of reacting cavalry and mover that have been checked this turn (10.3).
    pub reactions: Vec<(UnitId, UnitId)>,
    /// Symbols to be checked, in the order in which their boxes were filled: Battle and box from 0 (13.0).
    pub symbols: Vec<(BattleId, u8)>,
    /// Morale checks owed at the end of the fire segment (8.6).
    pub owed: Vec<UnitId>,
    /// Edward's rule.
    pub edward: Edward,
    /// The end.
    pub over: Option<End>,
    /// By hex: the top unit and the one below.
    at: Vec<[u16; 2]>,
}

impl State {
    /// Every counter aside; those of Battles that come later wait.
    #[must_use]
    pub fn empty(scene: &Scene) -> State {
        let place = |battle: BattleId| match scene.battle(battle).setup {
            super::scene::Setup::Zone(_) => Place::Aside,
            super::scene::Setup::Enters { .. } => Place::Waits,
        };
        let battle = |command: &super::scene::Command| BattleState {
            left: u8::try_from(command.units.len()).unwrap_or(u8::MAX),
            ..BattleState::default()
        };
        State {
            turn: 0,
            segment: Segment::SetUp,
            initiative: None,
            running: 0,
            won: Both([0, 0]),
            units: scene.units.iter().map(|u| Unit::at(place(u.battle), u.facing)).collect(),
            leaders: (scene.leaders.iter())
                .map(|l| Leader { place: place(l.battle), wounded: false, moved: false })
                .collect(),
            battles: scene.battles.iter().map(battle).collect(),
            revealed: false,
            activation: None,
            reactions: Vec::new(),
            symbols: Vec::new(),
            owed: Vec::new(),
            edward: Edward::default(),
            over: None,
            at: vec![[NOBODY; 2]; scene.map.grid.len()],
        }
    }

    /// A combat unit's state.
    #[inline]
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// A combat unit's state, to be changed.
    #[inline]
    pub(super) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// A leader's state.
    #[must_use]
    pub fn leader(&self, leader: UnitId) -> &Leader {
        &self.leaders[leader.index() - self.units.len()]
    }

    /// A leader's state, to be changed.
    pub(super) fn leader_mut(&mut self, leader: UnitId) -> &mut Leader {
        let units = self.units.len();
        &mut self.leaders[leader.index() - units]
    }

    /// A Battle's state.
    #[inline]
    #[must_use]
    pub fn battle(&self, battle: BattleId) -> &BattleState {
        &self.battles[battle.index()]
    }

    /// A Battle's state, to be changed.
    pub(super) fn battle_mut(&mut self, battle: BattleId) -> &mut BattleState {
        &mut self.battles[battle.index()]
    }

    /// Where a counter is.
    #[inline]
    #[must_use]
    pub fn place(&self, unit: UnitId) -> Place {
        match self.units.get(unit.index()) {
            Some(unit) => unit.place,
            None => self.leader(unit).place,
        }
    }

    /// The hex in which a counter stands.
    #[inline]
    #[must_use]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        match self.place(unit) {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// The top unit of a hex.
    #[inline]
    #[must_use]
    pub fn top(&self, hex: Hex) -> Option<UnitId> {
        let unit = self.at[hex.index()][0];
        (unit != NOBODY).then_some(UnitId(unit))
    }

    /// The unit below the top unit of a hex.
    #[inline]
    #[must_use]
    pub fn below(&self, hex: Hex) -> Option<UnitId> {
        let unit = self.at[hex.index()][1];
        (unit != NOBODY).then_some(UnitId(unit))
    }

    /// The units of a hex, top first.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = UnitId> + use<> {
        self.at[hex.index()].into_iter().filter(|&unit| unit != NOBODY).map(UnitId)
    }

    /// The other unit of a unit's hex.
    #[must_use]
    pub fn partner(&self, unit: UnitId) -> Option<UnitId> {
        let hex = self.hex(unit)?;
        self.stack(hex).find(|&other| other != unit)
    }

    /// The side whose combat units hold a hex.
    #[inline]
    #[must_use]
    pub fn holder(&self, scene: &Scene, hex: Hex) -> Option<Side> {
        self.top(hex).map(|unit| scene.traits_of(unit).side)
    }

    /// Whether a hex holds combat units of this side's enemy.
    #[inline]
    #[must_use]
    pub fn is_enemy(&self, scene: &Scene, hex: Hex, side: Side) -> bool {
        self.holder(scene, hex).is_some_and(|other| other != side)
    }

    /// A side's units on the map with their hexes, in the scenario's order.
    pub fn on_map<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, Hex)> + 'a {
        scene.of[side].iter().filter_map(|&unit| match self.units[unit.index()].place {
            Place::Map(hex) => Some((unit, hex)),
            _ => None,
        })
    }

    /// The leaders in a hex, in the scenario's order.
    pub fn leaders_in<'a>(
        &'a self,
        scene: &'a Scene,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let here = move |(_, leader): &(usize, &Leader)| leader.place == Place::Map(hex);
        self.leaders.iter().enumerate().filter(here).map(|(i, _)| scene.leader_id(i))
    }

    /// BARONS 8.61: a unit's strength now.
    #[inline]
    #[must_use]
    pub fn strength(&self, scene: &Scene, unit: UnitId) -> u8 {
        value(scene.unit(unit).front.0, scene.unit(unit).back.0, self.unit(unit).hits)
    }

    /// BARONS 8.61, 12.1, 13.0: a unit's morale now: hits, Shaken and a Broken Battle lower it.
    #[must_use]
    pub fn morale(&self, scene: &Scene, unit: UnitId) -> i8 {
        let (printed, now) = (scene.unit(unit), self.unit(unit));
        let morale = value(printed.front.1, printed.back.1, now.hits);
        let broken = self.battle(printed.battle).effectiveness == Effectiveness::Broken;
        i8::try_from(morale).unwrap_or(i8::MAX) - i8::from(now.shaken) - i8::from(broken)
    }

    /// BARONS 6.1, 6.3: a leader's combat bonus now.
    #[must_use]
    pub fn bonus(&self, scene: &Scene, leader: UnitId) -> u8 {
        if self.leader(leader).wounded { 0 } else { scene.leader(leader).bonus }
    }

    /// BARONS 6.1, 6.3: a leader's command span now.
    #[must_use]
    pub fn span(&self, scene: &Scene, leader: UnitId) -> u8 {
        if self.leader(leader).wounded { WOUNDED_SPAN } else { scene.leader(leader).span }
    }

    /// BARONS 6.1, 6.3: a leader's movement allowance now.
    #[must_use]
    pub fn leader_ma(&self, scene: &Scene, leader: UnitId) -> u8 {
        if self.leader(leader).wounded { WOUNDED_MA } else { scene.leader(leader).ma }
    }

    /// Whether no unit of a Battle is left, on the map or to come (15.0).
    #[must_use]
    pub fn is_eliminated(&self, battle: BattleId) -> bool {
        self.battle(battle).left == 0
    }

    /// Whether a Battle has units on the map.
    #[must_use]
    pub fn is_in_play(&self, scene: &Scene, battle: BattleId) -> bool {
        scene.battle(battle).units.iter().any(|&unit| self.hex(unit).is_some())
    }

    /// The active Battle; only called where there is one.
    ///
    /// # Panics
    /// If no Battle is active.
    #[must_use]
    pub fn active(&self) -> &Activation {
        self.activation.as_ref().expect("a Battle is active")
    }

    /// The active Battle, to be changed.
    pub(super) fn active_mut(&mut self) -> &mut Activation {
        self.activation.as_mut().expect("a Battle is active")
    }

    /// BARONS 5.0: takes a side's chits away, for somebody who must not know them.
    pub(super) fn forget_chits(&mut self, scene: &Scene, side: Side) {
        for &battle in &scene.commands[side] {
            self.battle_mut(battle).chits = [0; 4];
        }
    }

    /// Puts a chit onto a track.
    pub(super) fn place_chit(&mut self, battle: BattleId, chit: u8) {
        self.battle_mut(battle).chits[usize::from(chit) - 1] += 1;
    }

    /// Puts a unit into a hex, on top or below, and keeps the record by hex.
    pub(super) fn occupy(&mut self, unit: UnitId, hex: Hex, below: bool) {
        self.units[unit.index()].place = Place::Map(hex);
        let cell = &mut self.at[hex.index()];
        *cell = match (cell[0], below) {
            (NOBODY, _) => [unit.0, NOBODY],
            (other, true) => [other, unit.0],
            (other, false) => [unit.0, other],
        };
    }

    /// Takes a unit off its hex.
    pub(super) fn vacate(&mut self, unit: UnitId, to: Place) {
        if let Place::Map(hex) = self.units[unit.index()].place {
            let cell = &mut self.at[hex.index()];
            *cell = if cell[0] == unit.0 { [cell[1], NOBODY] } else { [cell[0], NOBODY] };
        }
        self.units[unit.index()].place = to;
    }

    /// Exchanges the two units of a hex.
    pub(super) fn swap(&mut self, hex: Hex) {
        self.at[hex.index()].swap(0, 1);
    }
}

/// BARONS 8.61: a printed value after so many hits: the second takes one off the front, the third turns the counter,
/// the fifth takes one off the back.
#[inline]
#[must_use]
pub fn value(front: u8, back: u8, hits: u8) -> u8 {
    match hits {
        0 | 1 => front,
        2 => front.saturating_sub(1),
        3 | 4 => back,
        _ => back.saturating_sub(1),
    }
}

impl Cause {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Defeated => "defeated",
            Cause::Conceded => "conceded",
            Cause::TurnLimit => "turn-limit",
        }
    }

    /// The rule that ends the game.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Cause::Conceded => super::rules::SCENARIOS,
            Cause::Defeated | Cause::TurnLimit => super::rules::VICTORY,
        }
    }
}
