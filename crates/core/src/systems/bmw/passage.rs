//! BMW 4.2, 4.4, 5.2, 8.21, 8.22, 9.6, 10.1, 15.4, 15.5: one step of a counter's own move. Reach, the check of a
//! whole way and the reasons why a hex is out of reach all fold over the same question.

use super::action::Path;
use super::light_troops;
use super::rules;
use super::scene::{Class, FaceValues, Scene};
use super::special::{fortress, withdrawal};
use super::state::State;
use super::why::{Refused, Why, no};
use crate::board::{BARRED, Direction, Hex, HexBits, Passage, Reach, StepCost, explore};
use crate::kernel::{LastAnswers, Rejection, UnitId};
use crate::scenario::bmw::Dot;
use smallvec::SmallVec;
use std::rc::Rc;

/// What bars a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// An enemy unit is there (4.4).
    EnemyUnit,
    /// An enemy leader is there, and a leader comes (RUL-122).
    EnemyLeader,
    /// The terrain or the hexside (4.2).
    Terrain,
    /// The walls (15.4).
    Walls,
    /// The closed edge (15.5).
    Edge,
    /// No clear hex for a charge (9.6).
    ChargeTerrain,
    /// An EZOC without a friendly unit, for a leader (10.1).
    LeaderEzoc,
    /// Any EZOC, for a unit that disengages with an open dot (8.22).
    OpenDotEzoc,
    /// An EZOC as the first hex, for a unit that disengages (8.21).
    EzocToEzoc,
}

impl Bar {
    /// The refusal of a step into `hex`.
    #[must_use]
    pub fn refused(self, hex: Hex) -> Refused {
        let (rule, why) = match self {
            Bar::EnemyUnit => (rules::ENEMY_UNITS, Why::EnemyHex { hex }),
            Bar::EnemyLeader => (rules::ENEMY_UNITS, Why::EnemyLeader { hex }),
            Bar::Terrain => (rules::MOVEMENT_POINTS, Why::ProhibitedTerrain { hex }),
            Bar::Walls => (rules::FORTRESS, Why::Fortress),
            Bar::Edge => (rules::STRATEGIC_WITHDRAWAL, Why::EdgeHex { hex }),
            Bar::ChargeTerrain => (rules::CHARGES, Why::ChargeTerrain { hex }),
            Bar::LeaderEzoc => (rules::LEADER_MOVEMENT, Why::LeaderEzoc { hex }),
            Bar::OpenDotEzoc => (rules::OPEN_DOT_DISENGAGEMENT, Why::OpenDotEzoc { hex }),
            Bar::EzocToEzoc => (rules::SOLID_DOT_DISENGAGEMENT, Why::EzocToEzoc { hex }),
        };
        Rejection { rule, why }
    }
}

/// BMW 4.4, 8.2, 10.1: whether the counter may leave the hex it starts in; `Some(dot)` if it disengages.
///
/// # Errors
/// The rule that keeps it there.
pub fn check_leave(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    from: Hex,
) -> Result<Option<Dot>, Refused> {
    let counter = scene.counter(unit);
    if !s.in_ezoc(counter.side, from) {
        return Ok(None);
    }
    if counter.is_leader() {
        return Ok(Some(Dot::Solid));
    }
    match s.values(scene, unit).dot {
        Dot::None => no(rules::ENEMY_UNITS, Why::ExitEzoc { unit }),
        dot => light_troops::check_standard(scene, s, unit, from).map(|()| Some(dot)),
    }
}

thread_local! {
    /// The last ways of each unit, by all that they depend on: while a side moves, nothing of that changes for those who wait.
    static WAYS: LastAnswers<Premises, Reach> = const { LastAnswers::new() };
}

/// All that the ways of a unit depend on.
#[derive(PartialEq, Eq, Debug)]
struct Premises {
    from: Hex,
    ends: Path,
    allowance: u8,
    costs: usize,
    leaving: Option<Dot>,
    charge: bool,
    scene: u64,
    held: SmallVec<[u64; 12]>,
    ezoc: SmallVec<[u64; 12]>,
    friends: SmallVec<[u64; 12]>,
    shunned: Path,
}

/// A counter on its own move.
pub struct Mover<'a> {
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    /// Where it starts.
    pub from: Hex,
    /// Whether it disengages, and by which dot.
    leaving: Option<Dot>,
    charge: bool,
    /// What shows on it.
    pub values: &'a FaceValues,
    leader: bool,
    costs: &'a [[u8; 6]],
    held: HexBits<'a>,
    ezoc: HexBits<'a>,
    /// Hexes of enemy leaders, which leaders do not enter.
    shunned: Path,
    /// Whether nothing but enemy units and their ZOC matters in a hex.
    plain: bool,
}

impl<'a> Mover<'a> {
    /// A counter that moves or charges from its hex, as if no EZOC held it there.
    #[must_use]
    pub fn new(scene: &'a Scene, s: &'a State, unit: UnitId, from: Hex, charge: bool) -> Mover<'a> {
        let values = s.values(scene, unit);
        let enemy = scene.counter(unit).side.enemy();
        let leader = values.class == Class::Leader;
        let leaders = scene.leaders[enemy].iter().filter_map(|&u| s.hex(u));
        Mover {
            scene,
            s,
            unit,
            from,
            leaving: None,
            charge,
            values,
            leader,
            costs: scene.step_costs(values),
            held: s.held_by(enemy),
            ezoc: s.zoc_of(enemy),
            shunned: if leader { leaders.collect() } else { Path::new() },
            plain: !leader && !charge && !s.edge_closed,
        }
    }

    /// The same where it stands: in an EZOC it has to disengage.
    ///
    /// # Errors
    /// The rule that keeps it there.
    pub fn leaves(mut self) -> Result<Mover<'a>, Refused> {
        self.leaving = check_leave(self.scene, self.s, self.unit, self.from)?;
        Ok(self)
    }

    /// BMW 4.4, RUL-122: an enemy unit bars the hex; to leaders, enemy leaders do too.
    #[inline]
    #[must_use]
    pub fn enemy(&self, to: Hex) -> Option<Bar> {
        if self.held.contains(to) {
            return Some(Bar::EnemyUnit);
        }
        (self.leader && self.shunned.contains(&to)).then_some(Bar::EnemyLeader)
    }

    /// BMW 4.2, 9.6, 15.4, 15.5: movement points for the step, or what of the ground bars it.
    ///
    /// # Errors
    /// What bars it.
    pub fn ground(&self, at: Hex, d: Direction, to: Hex) -> Result<u8, Bar> {
        self.passable(at, d, to).ok_or_else(|| match self.cost(at, d) {
            None if fortress::keeps_out(self.scene, self.unit, to) => Bar::Walls,
            None => Bar::Terrain,
            Some(_) if self.edge(to) => Bar::Edge,
            Some(_) => Bar::ChargeTerrain,
        })
    }

    /// The same without the reason, which searches don't ask for.
    #[inline]
    fn passable(&self, at: Hex, d: Direction, to: Hex) -> Option<u8> {
        self.cost(at, d).filter(|_| self.is_open(to))
    }

    /// BMW 9.6, 15.5: whether the ground of a hex lets it in.
    #[inline]
    fn is_open(&self, to: Hex) -> bool {
        !self.edge(to) && (!self.charge || self.scene.effects(to).charge)
    }

    /// BMW 4.2: movement points for the step by terrain and road alone.
    #[inline]
    #[must_use]
    pub fn cost(&self, at: Hex, d: Direction) -> Option<u8> {
        Some(self.costs[at.index()][d.index()]).filter(|&cost| cost != BARRED)
    }

    /// BMW 15.5: whether the closed edge bars a hex.
    #[inline]
    #[must_use]
    pub fn edge(&self, to: Hex) -> bool {
        self.s.edge_closed && withdrawal::is_closed(self.scene, self.s, to)
    }

    /// BMW 5.2, 8.21, 8.22, 10.1: whether the move ends in the hex because of an EZOC.
    ///
    /// # Errors
    /// When the EZOC keeps the counter out altogether.
    #[inline]
    pub fn zone(&self, first: bool, to: Hex) -> Result<bool, Bar> {
        if !self.ezoc.contains(to) {
            return Ok(false);
        }
        if self.leader {
            let friend = self.s.unit_of(self.scene.counter(self.unit).side, to).is_some();
            return if friend { Ok(true) } else { Err(Bar::LeaderEzoc) };
        }
        match self.leaving {
            Some(Dot::Open) => Err(Bar::OpenDotEzoc),
            Some(_) if first => Err(Bar::EzocToEzoc),
            _ => Ok(true),
        }
    }

    /// The whole question about a step.
    #[inline]
    #[must_use]
    pub fn step(&self, at: Hex, d: Direction, to: Hex) -> StepCost {
        match (self.cost(at, d), self.enters(at, to)) {
            (Some(cost), Some(false)) => StepCost::Cost(cost),
            (Some(cost), Some(true)) => StepCost::CostThenStop(cost),
            _ => StepCost::Barred,
        }
    }

    /// Whether the move ends in a hex that it enters; `None` if it can't, whatever the step costs.
    #[inline]
    fn enters(&self, at: Hex, to: Hex) -> Option<bool> {
        if self.plain && !self.held.contains(to) && !self.ezoc.contains(to) {
            return Some(false); // most hexes
        }
        self.enters_held(at, to)
    }

    /// The same where more must be looked at.
    fn enters_held(&self, at: Hex, to: Hex) -> Option<bool> {
        if self.enemy(to).is_some() || !self.is_open(to) {
            return None;
        }
        self.zone(at == self.from, to).ok()
    }

    /// Every hex that can be entered within the movement allowance. The move ends in the hexes of `ends` first, so
    /// that ways lead around them.
    #[must_use]
    pub fn explore(&self, ends: &[Hex]) -> Reach {
        self.explore_on(self.from, self.values.ma, ends)
    }

    /// The same for whoever asks again: computer opponents ask at every decision of a phase where everybody can go.
    #[must_use]
    pub fn ways(&self, ends: &[Hex]) -> Rc<Reach> {
        // What lies beside a closed edge depends on more.
        if self.s.edge_closed {
            return Rc::new(self.explore(ends));
        }
        // Leaders enter an EZOC where a friend is.
        let friends = self.s.held_by(self.scene.counter(self.unit).side).0.iter().zip(self.ezoc.0);
        let friends = friends.map(|(held, ezoc)| held & ezoc);
        let premises = Premises {
            from: self.from,
            ends: Path::from_slice(ends),
            allowance: self.values.ma,
            costs: self.values.costs,
            leaving: self.leaving,
            charge: self.charge,
            scene: self.scene.id.number(),
            held: SmallVec::from_slice(self.held.0),
            ezoc: SmallVec::from_slice(self.ezoc.0),
            friends: if self.leader { friends.collect() } else { SmallVec::new() },
            shunned: self.shunned.clone(),
        };
        let question = usize::from(self.charge) << 1 | usize::from(!ends.is_empty());
        let number = self.unit.index() << 2 | question;
        WAYS.with(|ways| ways.get(number, premises, || self.explore(ends)))
    }

    /// The same from a hex on the way, with the movement points that are left.
    #[must_use]
    pub fn explore_on(&self, start: Hex, left: u8, ends: &[Hex]) -> Reach {
        let least = self.scene.least_cost(self.values);
        explore(&self.scene.map.grid, start, left, least, &Exploring { mover: self, ends })
    }
}

/// A counter on its own move that looks where it could go. It stops in some hexes.
struct Exploring<'a> {
    mover: &'a Mover<'a>,
    ends: &'a [Hex],
}

impl Passage for Exploring<'_> {
    #[inline]
    fn prices(&self, at: Hex) -> [u8; 6] {
        self.mover.costs[at.index()]
    }

    #[inline]
    fn entry(&self, at: Hex, _: Direction, to: Hex) -> Option<bool> {
        self.mover.enters(at, to).map(|stops| stops || self.ends.contains(&to))
    }
}
