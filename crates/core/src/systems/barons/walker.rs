//! BARONS 5.3, 6.2c, 7.0, 7.22 to 7.24, 7.31, 12.1, 13.0: whether somebody who moves may enter a hex, and what it costs.

use super::facing::Facing;
use super::pathfinding::Ways;
use super::rules;
use super::scene::{BattleId, MovementMode, Scene};
use super::stacking::{check_join, may_join};
use super::state::{Effectiveness, State};
use super::why::{Refused, Why, closed, no};
use super::zone::{Foes, Stands, in_enemy_zoc, near_enemy, sources, stands};
use crate::board::{BARRED, Direction, Hex, HexBits, Passage, StepCost};
use crate::kernel::{Memo, Side, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::rc::Rc;

/// Somebody who moves: a unit, a stack, or a leader alone.
pub struct Walker<'a> {
    scene: &'a Scene,
    s: &'a State,
    /// The units, top first; none for a leader alone.
    pub units: SmallVec<[UnitId; 2]>,
    /// The leader who moves, alone or along with the units.
    pub leader: Option<UnitId>,
    side: Side,
    /// How it moves: units of one hex move alike, for foot and horse don't stack (7.3).
    mode: MovementMode,
    /// What steps cost in that mode.
    steps: &'a [[u8; 6]],
    /// Why no enemy ZOC may be entered at all, if so.
    shut: Option<ZocBar>,
    /// Whether the neighbourhood of the enemy is out of bounds (6.2c).
    shy: bool,
    /// Whether the chit counts new attacks, and how many are still allowed (5.3).
    new_attacks: Option<u8>,
    /// The enemy's ZOC and neighbourhood, once a search needs them.
    foes: OnceCell<Rc<Foes>>,
}

/// Why somebody enters no enemy ZOC.
#[derive(Clone, Copy)]
enum ZocBar {
    /// A unit is Shaken (12.1).
    Shaken(UnitId),
    /// The Battle is Broken (13.0).
    Broken(BattleId),
    /// A unit is out of command (7.22a).
    Out(UnitId),
    /// The chit is a 0 (5.3).
    Zero,
}

impl ZocBar {
    /// The refusal to enter a hex.
    fn refused(self, hex: Hex) -> Refused {
        let (rule, why) = match self {
            ZocBar::Shaken(unit) => (rules::SHAKEN, Why::ShakenZoc { unit, hex }),
            ZocBar::Broken(battle) => (rules::EFFECTIVENESS, Why::BrokenZoc { battle, hex }),
            ZocBar::Out(unit) => (rules::ZOC_ENTRY_OUT, Why::OutOfCommandZoc { unit, hex }),
            ZocBar::Zero => (rules::RESTRICTIONS, Why::ZeroZoc { hex }),
        };
        Refused { rule, why }
    }
}

/// What bars a way, in the order in which it is lifted to find out why a place can't be reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bar {
    /// Nothing but what the way costs.
    Means,
    /// Enemy ZOCs, and the neighbourhood of the enemy for those out of command.
    Zone,
    /// Friends who can't be passed, or joined at the end.
    Friends,
    /// Enemies who hold a hex.
    Enemies,
    /// Terrain and slopes.
    Terrain,
    /// The one wheel of a charge.
    Wheel,
}

impl Bar {
    /// All of them, in order.
    pub const ALL: [Bar; 6] =
        [Bar::Means, Bar::Zone, Bar::Friends, Bar::Enemies, Bar::Terrain, Bar::Wheel];

    /// Its bit in a set of bars.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What comes of entering a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Movement points.
    pub cost: u8,
    /// Whether the steps end there (7.23a).
    pub stop: bool,
}

impl<'a> Walker<'a> {
    /// BARONS 6.2c, 6.2d: somebody of the active Battle, bound unless in command or charging; `limited` says whether the
    /// chit's limit of new attacks binds (U-57).
    #[must_use]
    pub fn new(
        scene: &'a Scene,
        s: &'a State,
        units: SmallVec<[UnitId; 2]>,
        leader: Option<UnitId>,
        limited: bool,
    ) -> Walker<'a> {
        let active = s.active();
        let mode = mode_of(scene, &units);
        let steps = &scene.steps[mode as usize];
        let bound = |unit: UnitId| {
            let state = s.unit(unit);
            !state.commanded && state.charge.is_none()
        };
        let out = units.iter().copied().find(|&unit| bound(unit));
        let shut = if let Some(unit) = units.iter().copied().find(|&unit| s.unit(unit).shaken) {
            Some(ZocBar::Shaken(unit))
        } else if s.battle(active.battle).effectiveness == Effectiveness::Broken {
            Some(ZocBar::Broken(active.battle))
        } else if let Some(unit) = out {
            Some(ZocBar::Out(unit))
        } else {
            (limited && active.chit == 0).then_some(ZocBar::Zero)
        };
        let shy = units.iter().any(|&unit| bound(unit) && !s.unit(unit).engaged);
        let new_attacks = (limited && active.chit <= 2).then(|| {
            let used = u8::try_from(active.designated.len()).unwrap_or(u8::MAX);
            active.chit.saturating_sub(used)
        });
        let (side, foes) = (active.side, OnceCell::new());
        Walker { scene, s, units, leader, side, mode, steps, shut, shy, new_attacks, foes }
    }

    /// Cavalry that continues a charge: the chit and command don't bind it, ZOCs do (U-57, U-60).
    #[must_use]
    pub fn charging(
        scene: &'a Scene,
        s: &'a State,
        units: SmallVec<[UnitId; 2]>,
        leader: Option<UnitId>,
    ) -> Walker<'a> {
        let first = scene.unit(units[0]);
        let broken = s.battle(first.battle).effectiveness == Effectiveness::Broken;
        let shut = broken.then_some(ZocBar::Broken(first.battle));
        let mode = mode_of(scene, &units);
        let steps = &scene.steps[mode as usize];
        let (side, shy, new_attacks) = (first.side, false, None);
        let foes = OnceCell::new();
        Walker { scene, s, units, leader, side, mode, steps, shut, shy, new_attacks, foes }
    }

    /// The position it walks in.
    #[must_use]
    pub fn state(&self) -> &'a State {
        self.s
    }

    /// The least allowance among the units, or the leader's own (7.31c).
    #[must_use]
    pub fn allowance(&self) -> u8 {
        let own = || self.leader.map_or(0, |leader| self.s.leader_ma(self.scene, leader));
        self.units.iter().map(|&unit| self.scene.unit(unit).ma).min().unwrap_or_else(own)
    }

    /// The costs of the steps out of a hex, by direction.
    #[inline]
    #[must_use]
    pub fn costs(&self, from: Hex) -> [u8; 6] {
        self.steps[from.index()]
    }

    /// BARONS 7.31c: the cost of a step.
    #[inline]
    #[must_use]
    pub fn cost(&self, from: Hex, direction: Direction) -> Option<u8> {
        Some(self.costs(from)[direction.index()]).filter(|&cost| cost != BARRED)
    }

    /// BARONS 7.0: nobody enters a hex that the enemy holds.
    fn check_enemies(&self, hex: Hex) -> Result<(), Refused> {
        if self.s.is_enemy(self.scene, hex, self.side) {
            return no(rules::MOVEMENT, Why::EnemyHeld { hex });
        }
        Ok(())
    }

    /// BARONS 7.31g, 7.31h, 6.0: whether friends who hold a hex let the walker in.
    fn check_friends(&self, hex: Hex) -> Result<(), Refused> {
        if self.units.is_empty() || self.s.holder(self.scene, hex) != Some(self.side) {
            return Ok(());
        }
        if self.units.len() > 1 {
            return no(rules::STACK_THROUGH, Why::StackThrough { hex });
        }
        if self.s.below(hex).is_some() {
            return no(rules::THROUGH_STACK, Why::ThroughStack { hex });
        }
        Ok(())
    }

    /// BARONS 7.23a, 7.22a, 12.1, 13.0, 5.3: whether an enemy ZOC over a hex lets the walker in; the enemy hexes that could
    /// count as the new attack it takes, if it takes one.
    fn check_zone(&self, hex: Hex) -> Result<SmallVec<[Hex; 6]>, Refused> {
        if self.units.is_empty() {
            if self.s.top(hex).is_none() {
                return no(rules::MOVEMENT, Why::LeaderZoc { hex });
            }
            return Ok(SmallVec::new());
        }
        if let Some(shut) = self.shut {
            return Err(shut.refused(hex));
        }
        let Some(left) = self.new_attacks else { return Ok(SmallVec::new()) };
        let sources = sources(self.scene, self.s, hex, self.side);
        let active = self.s.active();
        if sources.iter().any(|source| active.designated.contains(source)) {
            return Ok(SmallVec::new());
        }
        if left == 0 {
            return no(rules::RESTRICTIONS, Why::AttackLimit { most: active.chit, hex });
        }
        Ok(sources)
    }

    /// Whether a hex may be entered, whatever the step to it costs: who holds it, ZOC, command. Returns whether the steps
    /// end there, and the enemy hexes one of which counts as a new attack then.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_hex(&self, hex: Hex) -> Result<(bool, SmallVec<[Hex; 6]>), Refused> {
        self.check_enemies(hex)?;
        self.check_friends(hex)?;
        self.check_ground(hex)
    }

    /// BARONS 5.3: the enemy hexes one of which must be named for entering a hex; none where nothing must be, or where it
    /// can't be entered.
    #[must_use]
    pub fn sources(&self, hex: Hex) -> SmallVec<[Hex; 6]> {
        let named = self.in_zoc(hex).then(|| self.check_hex(hex).ok()).flatten();
        named.map_or_else(SmallVec::new, |(_, sources)| sources)
    }

    /// BARONS 6.2c, 7.23a: the same of what the enemies near a hex do to it, whoever holds it.
    fn check_ground(&self, hex: Hex) -> Result<(bool, SmallVec<[Hex; 6]>), Refused> {
        if self.in_zoc(hex) {
            return Ok((!self.units.is_empty(), self.check_zone(hex)?));
        }
        if self.shy && self.is_near(hex) {
            let unit = self.units[0];
            return no(rules::OUT_OF_COMMAND, Why::OutOfCommandNear { unit, hex });
        }
        Ok((false, SmallVec::new()))
    }

    /// BARONS 7.0, 7.31c: what a step costs, facing aside.
    fn check_terrain(&self, from: Hex, direction: Direction, to: Hex) -> Result<u8, Refused> {
        let Some(cost) = self.cost(from, direction) else {
            return no(rules::MOVEMENT, closed(self.scene, self.mode, from, to));
        };
        Ok(cost)
    }

    /// What keeps the walker from a step, of one kind of bar alone.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_bar(
        &self,
        bar: Bar,
        from: Hex,
        direction: Direction,
        to: Hex,
    ) -> Result<(), Refused> {
        match bar {
            Bar::Means | Bar::Wheel => Ok(()),
            Bar::Zone => self.check_ground(to).map(|_| ()),
            Bar::Friends => self.check_friends(to),
            Bar::Enemies => self.check_enemies(to),
            Bar::Terrain => self.check_terrain(from, direction, to).map(|_| ()),
        }
    }

    /// Whether a step may be taken, facing and allowance aside.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_step(
        &self,
        from: Hex,
        direction: Direction,
        to: Hex,
    ) -> Result<(Entry, SmallVec<[Hex; 6]>), Refused> {
        self.check_enemies(to)?;
        self.check_friends(to)?;
        let cost = self.check_terrain(from, direction, to)?;
        let (stop, against) = self.check_ground(to)?;
        Ok((Entry { cost, stop }, against))
    }

    /// BARONS 7.24: whether the walker stands in an enemy ZOC and may not step out of it.
    #[must_use]
    pub fn is_held(&self, hex: Hex) -> bool {
        !self.units.is_empty() && self.in_zoc(hex)
    }

    /// BARONS 6.2c: whether a hex adjoins an enemy unit.
    fn is_near(&self, hex: Hex) -> bool {
        match self.foes.get() {
            Some(foes) => HexBits(&foes.near).contains(hex),
            None => near_enemy(self.scene, self.s, hex, self.side),
        }
    }

    /// BARONS 7.2: whether a hex lies in an enemy ZOC.
    #[inline]
    pub(super) fn in_zoc(&self, hex: Hex) -> bool {
        match self.foes.get() {
            Some(foes) => HexBits(&foes.zoc).contains(hex),
            None => in_enemy_zoc(self.scene, self.s, hex, self.side),
        }
    }

    /// Looks at the whole map, before a search asks about many hexes.
    pub fn survey(&self) {
        self.foes.get_or_init(|| Foes::of(self.scene, self.s, self.side));
    }

    /// The ways of the units from a hex with a facing; hexes in which a move can't end are passed only. `points` are
    /// those spent and the allowance; who is `held` takes no step; with `until`, only what the way to that hex
    /// depends on is searched.
    #[must_use]
    pub fn ways(
        &self,
        at: (Hex, Facing, bool),
        points: (u8, u8),
        held: bool,
        until: Option<Hex>,
    ) -> Ways {
        if !held {
            self.survey();
        }
        Ways::new(&self.scene.map.grid, at, points, until, &Marching { walker: self, held })
    }

    /// The same for whoever asks again: who is told where he can go mostly goes there next.
    #[must_use]
    pub fn known_ways(
        &self,
        at: (Hex, Facing, bool),
        points: (u8, u8),
        held: bool,
        until: Option<Hex>,
    ) -> Rc<Ways> {
        let designated = self.new_attacks.map(|_| self.s.active().designated.clone());
        let premises = Premises {
            at,
            points,
            held,
            units: self.units.clone(),
            bars: (self.shut.is_some(), self.shy, self.new_attacks),
            designated: designated.unwrap_or_default(),
            stands: stands(self.s.units.iter()),
            scene: self.scene.id.number(),
        };
        KNOWN.with(|known| match until {
            None => known.get(premises, || self.ways(at, points, held, None)),
            Some(_) => known
                .known(&premises)
                .unwrap_or_else(|| Rc::new(self.ways(at, points, held, until))),
        })
    }

    /// What a step comes to, facing and points aside.
    #[must_use]
    pub fn passage(&self, from: Hex, direction: Direction, to: Hex) -> StepCost {
        match (self.cost(from, direction), self.open(to)) {
            (Some(cost), Some(false)) => StepCost::Cost(cost),
            (Some(cost), Some(true)) => StepCost::CostThenStop(cost),
            _ => StepCost::Barred,
        }
    }

    /// Whether a hex lets the walker in, and ends its steps; for searches, which need no reasons.
    #[inline]
    #[must_use]
    pub fn open(&self, hex: Hex) -> Option<bool> {
        if self.s.top(hex).is_none() && !self.in_zoc(hex) && !(self.shy && self.is_near(hex)) {
            return Some(false); // most hexes
        }
        self.open_held(hex)
    }

    /// The same where more must be looked at.
    fn open_held(&self, hex: Hex) -> Option<bool> {
        let (stop, _) = self.check_hex(hex).ok()?;
        // In a friend's hex in a ZOC the move would have to end.
        let ends = !stop || self.may_end(hex);
        ends.then_some(stop)
    }

    /// BARONS 7.3: whether the walker may end its move in a hex, facing aside.
    #[must_use]
    pub fn may_end(&self, hex: Hex) -> bool {
        match self.units[..] {
            [unit] => may_join(self.scene, self.s, unit, hex),
            _ => true,
        }
    }

    /// BARONS 7.3, 7.31a: the same as a refusal.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_end(&self, hex: Hex) -> Result<(), Refused> {
        match self.units[..] {
            [unit] => check_join(self.scene, self.s, unit, hex),
            _ => Ok(()),
        }
    }
}

/// All that the ways of units depend on.
#[derive(PartialEq)]
struct Premises {
    at: (Hex, Facing, bool),
    points: (u8, u8),
    held: bool,
    units: SmallVec<[UnitId; 2]>,
    /// Whether enemy ZOCs are shut, whether the neighbourhood of the enemy is, and how many new attacks are left.
    bars: (bool, bool, Option<u8>),
    designated: SmallVec<[Hex; 4]>,
    stands: Stands,
    scene: u64,
}

thread_local! {
    static KNOWN: Memo<Premises, Ways> = const { Memo::of(1) };
}

/// How units move, or a leader alone.
fn mode_of(scene: &Scene, units: &[UnitId]) -> MovementMode {
    units.first().map_or(MovementMode::Leader, |&unit| scene.traits_of(unit).mode)
}

/// Units that look where they could go.
struct Marching<'a> {
    walker: &'a Walker<'a>,
    held: bool,
}

impl Passage for Marching<'_> {
    #[inline]
    fn prices(&self, from: Hex) -> [u8; 6] {
        if self.held { [BARRED; 6] } else { self.walker.costs(from) }
    }

    #[inline]
    fn entry(&self, _: Hex, _: Direction, to: Hex) -> Option<bool> {
        self.walker.open(to)
    }
}
