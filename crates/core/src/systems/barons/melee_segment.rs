//! BARONS 9.0, 9.1.1, 10.1: who may attack whom, and the melee segment.

use super::action::Action;
use super::edward;
use super::event::Event;
use super::melee::Strikers;
use super::melee_resolution::{MeleeKind, MeleeResolution};
use super::mover::designate;
use super::recoil::Recoil;
use super::rules;
use super::scene::{MovementMode, Scene};
use super::state::{Effectiveness, State};
use super::system::Barons;
use super::why::{Refused, Why, closed, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// BARONS 9.0, 12.1, 6.2c: whether a unit may take part in an attack on a hex, its neighbours aside.
fn check_unit(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    target: Hex,
    manner: MeleeKind,
) -> Result<(), Refused> {
    let state = s.unit(unit);
    if state.shaken {
        return no(rules::SHAKEN, Why::ShakenMelee { unit });
    }
    let Some(hex) = s.hex(unit) else { return no(rules::MELEE, Why::OffMap { unit }) };
    let Some(direction) = scene.map.grid.direction(hex, target) else {
        return no(rules::MELEE, Why::NotAdjacent { hex: target });
    };
    if !state.facing.front().contains(&direction) {
        return no(rules::FRONT_MELEE, Why::NotInFront { hex: target });
    }
    // U-91: no melee across a hexside that the attacker can't cross.
    let mode = MovementMode::from(scene.unit(unit).class);
    if scene.cost(mode, hex, direction).is_none() {
        return no(rules::MELEE, closed(scene, mode, hex, target));
    }
    edward::check(scene, s, unit, target)?;
    if manner.is_alone() {
        return Ok(());
    }
    if state.attacked {
        return no(rules::MELEE, Why::HasAttacked { hex });
    }
    match state.charge {
        Some(aim) if aim != target => {
            return no(rules::CHARGE_PROCEDURE, Why::ChargerTarget { hex: aim });
        }
        Some(_) => {}
        None if !state.commanded && !state.engaged => {
            return no(rules::OUT_OF_COMMAND, Why::OutOfCommand { unit });
        }
        None => {}
    }
    if state.fired.is_some_and(|shot| shot != target) {
        return no(rules::MELEE, Why::FiredElsewhere { unit });
    }
    Ok(())
}

/// BARONS 9.0, U-39: the units of a hex that attack a target.
#[must_use]
pub fn strikers(scene: &Scene, s: &State, hex: Hex, target: Hex, manner: MeleeKind) -> Strikers {
    let units =
        s.stack(hex).filter(|&unit| check_unit(scene, s, unit, target, manner).is_ok()).collect();
    Strikers { hex, units }
}

/// BARONS 9.0, 9.1.1: whether one hex may take part in an attack on a target, its companions aside.
fn check_hex(
    scene: &Scene,
    s: &State,
    hex: Hex,
    target: Hex,
    manner: MeleeKind,
) -> Result<(), Refused> {
    let Some(first) = s.top(hex) else { return no(rules::MELEE, Why::NobodyAttacks { hex }) };
    let battle = scene.unit(first).battle;
    if !manner.is_alone() && battle != s.active().battle {
        return no(rules::ACTIVATION, Why::NotActive { unit: first });
    }
    if s.battle(battle).effectiveness != Effectiveness::Good {
        return no(rules::EFFECTIVENESS, Why::BattleDown { battle });
    }
    let mut refusal = None;
    for unit in s.stack(hex) {
        match check_unit(scene, s, unit, target, manner) {
            Ok(()) => return Ok(()),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    refusal.map_or_else(|| no(rules::MELEE, Why::NobodyAttacks { hex }), Err)
}

/// BARONS 5.3: whether a unit of a hex was next to an enemy hex when the round began.
fn had_contact(s: &State, hex: Hex, target: Hex) -> bool {
    s.stack(hex).any(|unit| s.active().contacts.contains(&(unit, target)))
}

/// BARONS 5.3, U-22: whether an attack from these hexes counts as a new one.
fn counts_as_new(s: &State, target: Hex, from: &[Hex]) -> bool {
    !s.active().designated.contains(&target) && from.iter().any(|&hex| !had_contact(s, hex, target))
}

/// BARONS 5.3, 9.0, 9.1.1, 10.1: whether these hexes may attack a target together.
///
/// # Errors
/// The rule that forbids it.
pub fn check(
    scene: &Scene,
    s: &State,
    target: Hex,
    from: &[Hex],
    manner: MeleeKind,
) -> Result<(), Refused> {
    let Some(&first) = from.first() else { return no(rules::ATTACK, Why::BadAttack) };
    let side = s.holder(scene, first);
    let Some(side) = side.filter(|&side| s.is_enemy(scene, target, side)) else {
        return no(rules::MELEE, Why::NoEnemy { hex: target });
    };
    for (place, &hex) in from.iter().enumerate() {
        if from[..place].contains(&hex) {
            return no(rules::ATTACK, Why::BadAttack);
        }
        if s.holder(scene, hex) != Some(side) {
            return no(rules::MELEE, Why::NobodyAttacks { hex });
        }
        check_hex(scene, s, hex, target, manner)?;
    }
    // In C.6 too; the reactions of the other side belong to no segment.
    if side == s.active().side && s.active().targets.contains(&target) {
        return no(rules::MELEE, Why::AttackedHex { hex: target });
    }
    if manner.is_alone() {
        return Ok(());
    }
    if side != s.active().side {
        return no(rules::ACTIVATION, Why::NotActive { unit: s.top(first).unwrap_or(UnitId(0)) });
    }
    let units = || from.iter().flat_map(|&hex| strikers(scene, s, hex, target, manner).units);
    if units().any(|unit| s.unit(unit).charge.is_some())
        && let Some(unit) = units().find(|&unit| is_foot(scene, unit))
    {
        return no(rules::CHARGE_PROCEDURE, Why::FootWithCharger { unit });
    }
    let active = s.active();
    let full = active.chit <= 2 && active.designated.len() >= usize::from(active.chit);
    if full && counts_as_new(s, target, from) {
        return no(rules::RESTRICTIONS, Why::AttackLimit { most: active.chit, hex: target });
    }
    Ok(())
}

/// BARONS 10.1, U-04: whether a unit is foot where cavalry is concerned.
#[must_use]
pub fn is_foot(scene: &Scene, unit: UnitId) -> bool {
    use crate::scenario::barons::Class;
    match scene.unit(unit).class {
        Class::Inf => true,
        Class::MaA => scene.options.foot_includes_maa,
        Class::Horse => false,
    }
}

/// The melee segment of the active Battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MeleeSegment {
    over: bool,
    /// Whether chargers that struck nobody have fallen back.
    settled: bool,
}

impl MeleeSegment {
    /// BARONS 3.C5: the segment begins; charges that were stopped are over (U-97).
    #[must_use]
    pub fn begin(s: &mut State) -> MeleeSegment {
        for unit in &mut s.units {
            unit.attacked = false;
            unit.owes_recoil = unit.owes_recoil && unit.charge.is_some();
        }
        s.active_mut().targets.clear();
        MeleeSegment { over: false, settled: false }
    }

    /// A melee that is under way.
    #[must_use]
    pub const fn under_way() -> MeleeSegment {
        MeleeSegment { over: false, settled: false }
    }

    /// The attacks that can be announced: for each target every set of hexes that may attack it together, larger sets first.
    fn attacks(scene: &Scene, s: &State) -> Vec<Action> {
        let active = s.active();
        let mut targets: SmallVec<[Hex; 16]> = SmallVec::new();
        for &unit in &scene.battle(active.battle).units {
            let (Some(hex), state) = (s.hex(unit), s.unit(unit)) else { continue };
            if state.shaken || state.attacked {
                continue;
            }
            let ahead = state.facing.front().into_iter().filter_map(|d| scene.beside(hex, d));
            targets.extend(ahead.filter(|&to| s.is_enemy(scene, to, active.side)));
        }
        targets.sort_by_key(|&hex| scene.number(hex));
        targets.dedup();
        let mut attacks = Vec::new();
        for target in targets {
            let mut hexes: SmallVec<[Hex; 6]> = scene
                .map
                .grid
                .neighbors(target)
                .map(|(_, near)| near)
                .filter(|&near| s.holder(scene, near) == Some(active.side))
                .filter(|&near| check_hex(scene, s, near, target, MeleeKind::Planned).is_ok())
                .collect();
            hexes.sort_by_key(|&hex| scene.number(hex));
            let mut sets: Vec<u32> = (1..1 << hexes.len()).collect();
            sets.sort_by_key(|set| std::cmp::Reverse(set.count_ones()));
            for set in sets {
                let members = (0..hexes.len()).filter(|i| set >> i & 1 == 1).map(|i| hexes[i]);
                let from: Vec<Hex> = members.collect();
                if check(scene, s, target, &from, MeleeKind::Planned).is_ok() {
                    attacks.push(Action::Attack { target, from });
                }
            }
        }
        attacks
    }

    /// BARONS 10.1: a charger that can attack its target and has not done so.
    fn owing(scene: &Scene, s: &State) -> Option<UnitId> {
        let units = &scene.battle(s.active().battle).units;
        units.iter().copied().find(|&unit| {
            let (Some(hex), Some(target)) = (s.hex(unit), s.unit(unit).charge) else {
                return false;
            };
            check(scene, s, target, &[hex], MeleeKind::Planned).is_ok()
        })
    }

    /// BARONS 3.C5, U-58: chargers whose target stands although they could not strike it.
    fn idle_chargers(scene: &Scene, s: &State) -> SmallVec<[UnitId; 4]> {
        let active = s.active();
        let units = scene.battle(active.battle).units.iter().copied();
        units
            .filter(|&unit| {
                let state = s.unit(unit);
                let standing = state.charge.is_some_and(|hex| !active.emptied.contains(&hex));
                state.owes_recoil && !state.attacked && standing
            })
            .collect()
    }
}

impl Procedure<Barons> for MeleeSegment {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let open = !self.over && !MeleeSegment::attacks(scene, s).is_empty();
        open.then(|| (s.active().side, rules::MELEE))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = MeleeSegment::attacks(scene, s);
        if MeleeSegment::owing(scene, s).is_none() {
            actions.insert(0, Action::EndMelee);
        }
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Attack { target, from } => check(scene, s, *target, from, MeleeKind::Planned),
            Action::EndMelee => match MeleeSegment::owing(scene, s) {
                None => Ok(()),
                Some(unit) => no(rules::CHARGE_PROCEDURE, Why::ChargerOwes { unit }),
            },
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        let Action::Attack { target, from } = action else {
            self.over = true;
            return Step::Ask;
        };
        if counts_as_new(s, *target, from) {
            designate(cx, s, *target);
        }
        let mut from = from.clone();
        from.sort_by_key(|&hex| cx.scene.number(hex));
        let combat = MeleeResolution::new(cx.scene, s, *target, &from, MeleeKind::Planned);
        for unit in combat.units() {
            s.unit_mut(unit).attacked = true;
        }
        s.active_mut().targets.push(*target);
        Step::Call(combat.into())
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        self.over = true;
        let idle = MeleeSegment::idle_chargers(cx.scene, s);
        if self.settled || idle.is_empty() {
            return Step::Done;
        }
        self.settled = true;
        for &unit in &idle {
            cx.record(rules::CHARGES, Event::ChargeEnds { unit });
        }
        Step::Call(Recoil::failed(cx.scene, idle).into())
    }
}
