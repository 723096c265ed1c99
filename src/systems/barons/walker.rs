//! BARONS 5.3, 6.2c, 7.0, 7.22 to 7.24, 7.31, 12.1, 13.0: whether somebody who moves may enter a hex, and what it costs.

use super::rules;
use super::scene::{Gait, Scene};
use super::stacking::{check_join, may_join};
use super::state::{Spirit, State};
use super::ways::Ways;
use super::why::{Refused, Why, no};
use super::zone::{enemy_zoc, near_enemies, sources};
use crate::board::{Direction, Hex, HexBits, Passage};
use crate::kernel::{Side, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// Somebody who moves: a unit, a stack, or a leader alone.
pub struct Walker<'a> {
    scene: &'a Scene,
    s: &'a State,
    /// The units, top first; none for a leader alone.
    pub units: SmallVec<[UnitId; 2]>,
    /// The leader who moves, alone or along with the units.
    pub leader: Option<UnitId>,
    side: Side,
    gaits: SmallVec<[Gait; 2]>,
    /// Why no enemy ZOC may be entered at all, if so.
    shut: Option<Refused>,
    /// Whether the neighbourhood of the enemy is out of bounds (6.2c).
    shy: bool,
    /// Whether the chit counts new attacks, and how many are still allowed (5.3).
    new_attacks: Option<u8>,
    /// The enemy's ZOC, once it is needed.
    zoc: OnceCell<Vec<u64>>,
    /// The hexes next to the enemy, once they are needed.
    near: OnceCell<Vec<u64>>,
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
        let mut gaits: SmallVec<[Gait; 2]> =
            units.iter().map(|&unit| scene.unit(unit).class.into()).collect();
        gaits.dedup();
        if units.is_empty() {
            gaits.push(Gait::Leader);
        }
        let bound = |unit: UnitId| {
            let state = s.unit(unit);
            !state.commanded && state.charge.is_none()
        };
        let out = units.iter().copied().find(|&unit| bound(unit));
        let shut = if let Some(unit) = units.iter().copied().find(|&unit| s.unit(unit).shaken) {
            Some(Refused { rule: rules::SHAKEN, why: Why::ShakenZoc { unit } })
        } else if s.battle(active.battle).spirit == Spirit::Broken {
            let why = Why::BrokenZoc { battle: active.battle };
            Some(Refused { rule: rules::EFFECTIVENESS, why })
        } else if let Some(unit) = out {
            Some(Refused { rule: rules::ZOC_ENTRY_OUT, why: Why::OutOfCommand { unit } })
        } else if limited && active.chit == 0 {
            Some(Refused { rule: rules::RESTRICTIONS, why: Why::ZeroZoc })
        } else {
            None
        };
        let shy = units.iter().any(|&unit| bound(unit) && !s.unit(unit).engaged);
        let new_attacks = (limited && active.chit <= 2).then(|| {
            let used = u8::try_from(active.designated.len()).unwrap_or(u8::MAX);
            active.chit.saturating_sub(used)
        });
        let (side, zoc) = (active.side, OnceCell::new());
        let near = OnceCell::new();
        Walker { scene, s, units, leader, side, gaits, shut, shy, new_attacks, zoc, near }
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
        let shut = (s.battle(first.battle).spirit == Spirit::Broken).then(|| {
            let why = Why::BrokenZoc { battle: first.battle };
            Refused { rule: rules::EFFECTIVENESS, why }
        });
        let gaits = units.iter().map(|&unit| scene.unit(unit).class.into()).collect();
        let (side, shy, new_attacks) = (first.side, false, None);
        let (zoc, near) = (OnceCell::new(), OnceCell::new());
        Walker { scene, s, units, leader, side, gaits, shut, shy, new_attacks, zoc, near }
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

    /// BARONS 7.31c: the cost of a step: the highest among the units.
    #[must_use]
    pub fn cost(&self, from: Hex, direction: Direction) -> Option<u8> {
        let costs = self.gaits.iter().map(|&gait| self.scene.cost(gait, from, direction));
        costs.max_by_key(|cost| cost.unwrap_or(u8::MAX)).flatten()
    }

    /// BARONS 7.31g, 7.31h, 6.0: whether those who hold a hex let the walker in.
    fn check_held(&self, hex: Hex) -> Result<(), Refused> {
        let Some(top) = self.s.top(hex) else { return Ok(()) };
        if self.scene.unit(top).side != self.side {
            return no(rules::MOVEMENT, Why::EnemyHeld { hex });
        }
        if self.units.is_empty() {
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
                return no(rules::MOVEMENT, Why::LeaderPlace { hex });
            }
            return Ok(SmallVec::new());
        }
        if let Some(shut) = &self.shut {
            return Err(shut.clone());
        }
        let Some(left) = self.new_attacks else { return Ok(SmallVec::new()) };
        let sources = sources(self.scene, self.s, hex, self.side);
        let active = self.s.active();
        if sources.iter().any(|source| active.designated.contains(source)) {
            return Ok(SmallVec::new());
        }
        if left == 0 {
            return no(rules::RESTRICTIONS, Why::AttackLimit { most: active.chit });
        }
        Ok(sources)
    }

    /// Whether a hex may be entered, whatever the step to it costs: who holds it, ZOC, command. Returns whether the steps
    /// end there, and the enemy hexes one of which counts as a new attack then.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_hex(&self, hex: Hex) -> Result<(bool, SmallVec<[Hex; 6]>), Refused> {
        self.check_held(hex)?;
        if self.in_zoc(hex) {
            return Ok((!self.units.is_empty(), self.check_zone(hex)?));
        }
        if self.shy && self.is_near(hex) {
            let unit = self.units[0];
            return no(rules::OUT_OF_COMMAND, Why::OutOfCommandNear { unit });
        }
        Ok((false, SmallVec::new()))
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
        self.check_held(to)?;
        let Some(cost) = self.cost(from, direction) else {
            return no(rules::MOVEMENT, Why::Prohibited { hex: to });
        };
        let (stop, against) = self.check_hex(to)?;
        Ok((Entry { cost, stop }, against))
    }

    /// BARONS 7.24: whether the walker stands in an enemy ZOC and may not step out of it.
    #[must_use]
    pub fn is_held(&self, hex: Hex) -> bool {
        !self.units.is_empty() && self.in_zoc(hex)
    }

    /// BARONS 6.2c: whether a hex adjoins an enemy unit.
    fn is_near(&self, hex: Hex) -> bool {
        let near = self.near.get_or_init(|| near_enemies(self.scene, self.s, self.side));
        HexBits(near).contains(hex)
    }

    /// BARONS 7.2: whether a hex lies in an enemy ZOC.
    fn in_zoc(&self, hex: Hex) -> bool {
        let zoc = self.zoc.get_or_init(|| enemy_zoc(self.scene, self.s, self.side));
        HexBits(zoc).contains(hex)
    }

    /// The ways of the units from a hex with a facing; hexes in which a move can't end are passed only. `points` are
    /// those spent and the allowance; with `until`, no hex is searched that costs more than that one.
    #[must_use]
    pub fn ways(
        &self,
        at: (Hex, super::facing::Facing, bool),
        points: (u8, u8),
        until: Option<Hex>,
    ) -> Ways<'a> {
        // What a hex says does not depend on the step: 0 unknown, 1 shut, 2 open, 3 the end of the steps.
        let mut known = vec![0_u8; self.scene.map.grid.len()];
        let held = self.is_held(at.0);
        Ways::new(&self.scene.map.grid, at, points, until, |from, direction, to| {
            if held {
                return Passage::Barred;
            }
            let Some(cost) = self.cost(from, direction) else { return Passage::Barred };
            if known[to.index()] == 0 {
                known[to.index()] = match self.open(to) {
                    None => 1,
                    Some(false) => 2,
                    Some(true) => 3,
                };
            }
            match known[to.index()] {
                2 => Passage::Cost(cost),
                3 => Passage::CostThenStop(cost),
                _ => Passage::Barred,
            }
        })
    }

    /// Whether a hex lets the walker in, and ends its steps; for searches, which need no reasons.
    fn open(&self, hex: Hex) -> Option<bool> {
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
