//! Why nothing can be done with what somebody points at: the truth about every way to do something with it.

use super::super::action::Action;
use super::super::charge::{self, Approach, reactions};
use super::super::edward;
use super::super::facing::Facing;
use super::super::fire::{FARTHEST, check_mark, check_shooter};
use super::super::frame::Frame;
use super::super::mover::{Kind, Mover};
use super::super::rules;
use super::super::scene::Scene;
use super::super::sight::sees;
use super::super::state::State;
use super::super::system::Barons;
use super::super::why::{Refused, Why};
use super::buttons;
use super::touch::touches;
use crate::board::Hex;
use crate::kernel::{Awaits, GameOf, Rule, UnitId, awaits, check, legal_actions};
use crate::view::Target;
use smallvec::SmallVec;

/// What somebody points at on the map: a hex, or a counter with the hex it stands in.
#[derive(Clone, Copy)]
pub struct Spot {
    /// The counter.
    pub unit: Option<UnitId>,
    /// The hex.
    pub hex: Option<Hex>,
}

/// A question about a spot.
struct Asked<'a> {
    scene: &'a Scene,
    game: &'a GameOf<Barons>,
    s: &'a State,
    spot: Spot,
}

/// Why nothing can be done with what somebody points at, the nearest obstacle first; empty exactly when something can:
/// when an offered action goes there, or is done by a counter there.
pub fn why_not(scene: &Scene, game: &GameOf<Barons>, target: &Target) -> Vec<Refused> {
    let (Some(top), Awaits::Decision { rule, .. }) = (game.top(), awaits::<Barons>(scene, game))
    else {
        return Vec::new();
    };
    let s = &game.state;
    let not_asked = || vec![refused(rule, Why::NotNow)];
    let spot = match target {
        Target::Hex(label) => match scene.map.grid.parse(label) {
            Some(hex) => Spot { unit: None, hex: Some(hex) },
            None => return Vec::new(),
        },
        Target::Unit(id) => match scene.find(id) {
            Some(unit) => Spot { unit: Some(unit), hex: s.hex(unit) },
            None => return Vec::new(),
        },
        Target::Button(id) => return buttons::why_not(scene, game, id).unwrap_or_else(not_asked),
        Target::Track(chit) => {
            return buttons::why_not_track(scene, game, chit).unwrap_or_else(not_asked);
        }
        Target::Tray(chit) => {
            return buttons::why_not_tray(scene, game, chit).unwrap_or_else(not_asked);
        }
        Target::Cell(_) | Target::Card(_) => return not_asked(),
    };
    if legal_actions::<Barons>(scene, game).iter().any(|a| touches(scene, game, a, spot)) {
        return Vec::new();
    }
    let asked = Asked { scene, game, s, spot };
    let mut told: Vec<Refused> = Vec::new();
    for reason in asked.reasons(top) {
        if !told.contains(&reason) {
            told.push(reason);
        }
    }
    if told.is_empty() { not_asked() } else { told }
}

fn refused(rule: Rule, why: Why) -> Refused {
    Refused { rule, why }
}

impl Asked<'_> {
    fn reasons(&self, top: &Frame) -> Vec<Refused> {
        match top {
            Frame::SetUp(setup) => match (self.spot.hex, setup.next(self.scene, self.s)) {
                (Some(hex), Some(unit)) => self.tries([Action::Place { unit, hex }]),
                (Some(_), None) => vec![refused(rules::SCENARIOS, Why::AllSetUp)],
                (None, _) => self.off_map(rules::SCENARIOS),
            },
            Frame::Movement(_) => self.by_counter(rules::MOVEMENT, |unit| Action::Pick {
                unit,
                stack: false,
                leader: false,
            }),
            Frame::Mover(mover) => self.moves(mover),
            Frame::Charging(charging) if charging.is_second() => {
                match (self.spot.hex, charging.hex(self.s)) {
                    (Some(target), Some(hex)) => {
                        self.tries([Action::Attack { target, from: vec![hex] }])
                    }
                    _ => self.off_map(rules::CHARGE_CONTINUATION),
                }
            }
            Frame::Charging(charging) => match (self.spot.hex, charging.cause()) {
                (Some(hex), Some((_, mover))) => vec![self.reaction(charging.units(), mover, hex)],
                _ => self.off_map(rules::REACTION),
            },
            Frame::Adjustment(_) => self.by_counter(rules::ADJUSTMENT, |unit| self.other_way(unit)),
            Frame::Evasion(evasion) => match evasion.may_turn(self.s) {
                Some(unit) => vec![refused(rules::CHANGING_FACING, Why::Moving { unit })],
                None => self.by_counter(rules::EVASION, |unit| Action::Evade { unit }),
            },
            Frame::Fire(fire) => self.fire(fire.is_defensive()),
            Frame::MeleeSegment(_) => self.attacks(),
            Frame::MeleeResolution(_) => match self.spot.hex {
                Some(hex) => self.tries([Action::Reply { hex }]),
                None => self.off_map(rules::REPLY),
            },
            Frame::Retreat(retreat) => match self.spot.hex {
                Some(hex) => self.tries([Action::Retreat { unit: retreat.unit(), hex }]),
                None => self.off_map(rules::RETREAT),
            },
            Frame::Advance(advance) => match advance.turning() {
                Some(unit) => vec![refused(rules::CHANGING_FACING, Why::Moving { unit })],
                None if self.counters().is_empty() => {
                    vec![refused(rules::ADVANCE, Why::AdvanceInto { hex: advance.target() })]
                }
                None => self.by_counter(rules::ADVANCE, |unit| Action::Advance {
                    unit,
                    stack: false,
                    leader: false,
                }),
            },
            Frame::Displace(_) => {
                let leader = super::prompt::displaced(self.scene, self.game);
                match (self.spot.hex, leader) {
                    (Some(hex), Some(unit)) => self.tries([Action::Displace { unit, hex }]),
                    _ => self.off_map(rules::LEADER_CASUALTIES),
                }
            }
            _ => Vec::new(),
        }
    }

    /// What the rules say to actions.
    fn tries(&self, actions: impl IntoIterator<Item = Action>) -> Vec<Refused> {
        let no = |action| check::<Barons>(self.scene, self.game, &action).err();
        actions.into_iter().filter_map(no).collect()
    }

    /// The counter that is not on the map.
    fn off_map(&self, rule: Rule) -> Vec<Refused> {
        self.spot.unit.map(|unit| refused(rule, Why::OffMap { unit })).into_iter().collect()
    }

    /// The counters that are pointed at: the one, or all in the hex.
    fn counters(&self) -> SmallVec<[UnitId; 4]> {
        match (self.spot.unit, self.spot.hex) {
            (Some(unit), _) => SmallVec::from_slice(&[unit]),
            (None, Some(hex)) => {
                self.s.stack(hex).chain(self.s.leaders_in(self.scene, hex)).collect()
            }
            (None, None) => SmallVec::new(),
        }
    }

    /// Why none of the counters may do something.
    fn by_counter(&self, rule: Rule, action: impl Fn(UnitId) -> Action) -> Vec<Refused> {
        let counters = self.counters();
        if let (true, Some(hex)) = (counters.is_empty(), self.spot.hex) {
            return vec![refused(rule, Why::NobodyThere { hex })];
        }
        self.tries(counters.into_iter().map(action))
    }

    /// A turn of a counter into a facing that is not its own.
    fn other_way(&self, unit: UnitId) -> Action {
        let own = if self.scene.is_leader(unit) { 0 } else { self.s.unit(unit).facing.0 };
        Action::Face { unit, facing: Facing((own + 1) % 6) }
    }

    /// Why a mover can't come to a hex, or charge at the enemy in it.
    fn moves(&self, mover: &Mover) -> Vec<Refused> {
        let (scene, s, head) = (self.scene, self.s, mover.head());
        let another = || vec![refused(rules::MOVEMENT, Why::Moving { unit: head })];
        let Some(hex) = self.spot.hex else {
            return if self.spot.unit.is_some_and(|unit| scene.side(unit) == scene.side(head)) {
                another()
            } else {
                self.off_map(rules::MOVEMENT)
            };
        };
        let Some(at) = s.hex(head) else {
            let facings = mover.entry_facings().iter();
            return self.tries(facings.map(|&facing| Action::Enter { hex, facing }));
        };
        if hex == at {
            return match self.spot.unit {
                Some(unit) if !is_moving(mover, unit) => another(),
                _ => self.tries([Action::Finish { below: false }]),
            };
        }
        let horse = mover.units().first().is_some_and(|&unit| !scene.unit(unit).class.is_foot());
        if horse && mover.kind() == Kind::March && s.is_enemy(scene, hex, scene.side(head)) {
            return vec![self.charge(mover, at, hex)];
        }
        let held = mover.check_free(scene, s).err();
        let (obstacle, way_round) = mover.obstacle(scene, s, hex);
        held.into_iter().chain([obstacle]).chain(way_round).collect()
    }

    /// Why cavalry that moves can't charge at an enemy hex.
    fn charge(&self, mover: &Mover, at: Hex, target: Hex) -> Refused {
        let (scene, s, units) = (self.scene, self.s, mover.units());
        if mover.has_begun() {
            return refused(rules::CHARGES, Why::ChargeFirst);
        }
        let open = charge::check_chargers(scene, s, units)
            .and_then(|()| charge::check_target(scene, s, units, at, target));
        open.err().unwrap_or_else(|| charge::obstacle(scene, s, units, target))
    }

    /// Why reacting cavalry does not charge at a hex.
    fn reaction(&self, units: &[UnitId], mover: Hex, target: Hex) -> Refused {
        let (scene, s) = (self.scene, self.s);
        let routes: Vec<Approach> = reactions(scene, s, units, mover);
        let head = units.first().and_then(|&unit| Some((unit, s.hex(unit)?)));
        let (Some(&first), Some((head, at))) = (routes.first(), head) else {
            return refused(rules::REACTION, Why::NotNow);
        };
        if !s.is_enemy(scene, target, scene.unit(head).side) {
            return refused(rules::REACTION, Why::NoEnemy { hex: target });
        }
        if first.target == mover {
            return refused(rules::REACTION, Why::MustCharge { hex: mover });
        }
        if scene.terrain(target).no_charge {
            return refused(rules::CHARGES, Why::ChargeTerrain { hex: target });
        }
        if target != mover && !s.unit(head).facing.sees(&scene.map.grid, at, target) {
            return refused(rules::REACTION, Why::NotInFront { hex: target });
        }
        if !sees(scene, s, at, target) {
            return refused(rules::CHARGE_PROCEDURE, Why::NoSight { from: at, hex: target });
        }
        if let Err(bound) = edward::check(scene, s, head, target) {
            return bound;
        }
        if charge::approaches(scene, s, units).iter().any(|way| way.target == target) {
            return refused(rules::REACTION, Why::NearerTarget { hex: first.target });
        }
        charge::obstacle(scene, s, units, target)
    }

    /// Why nobody shoots at a hex, or why the counters there don't shoot.
    fn fire(&self, defensive: bool) -> Vec<Refused> {
        let (scene, s) = (self.scene, self.s);
        let active = s.active();
        let side = if defensive { active.side.enemy() } else { active.side };
        let counters = self.counters();
        let own: SmallVec<[UnitId; 4]> =
            counters.into_iter().filter(|&unit| scene.side(unit) == side).collect();
        if !own.is_empty() {
            return own.into_iter().flat_map(|unit| self.shots(unit, defensive)).collect();
        }
        let Some(target) = self.spot.hex else { return self.off_map(rules::FIRE) };
        if let Err(mark) = check_mark(scene, s, side, target, defensive) {
            return vec![mark];
        }
        let mut firers: Vec<(u16, UnitId)> = s
            .on_map(scene, side)
            .filter(|&(unit, _)| scene.unit(unit).range > 0)
            .filter(|&(unit, _)| defensive || scene.unit(unit).battle == active.battle)
            .map(|(unit, at)| (scene.map.grid.distance(at, target), unit))
            .collect();
        firers.sort_unstable();
        let near = firers.iter().filter(|&&(far, _)| far <= FARTHEST.into()).count();
        firers.truncate(near.max(1));
        if firers.is_empty() {
            return vec![refused(rules::FIRE, Why::NobodyFires)];
        }
        self.tries(firers.into_iter().map(|(_, unit)| Action::Fire { unit, target }))
    }

    /// Why a unit shoots at nobody.
    fn shots(&self, unit: UnitId, defensive: bool) -> Vec<Refused> {
        let (scene, s) = (self.scene, self.s);
        let at = match check_shooter(scene, s, unit, defensive) {
            Ok(at) => at,
            Err(no) => return vec![no],
        };
        let far = |hex: Hex| scene.map.grid.distance(at, hex);
        let enemies = s.on_map(scene, scene.side(unit).enemy()).map(|(_, hex)| hex);
        let mut targets: Vec<(u16, Hex)> =
            enemies.filter(|&hex| far(hex) <= FARTHEST.into()).map(|hex| (far(hex), hex)).collect();
        targets.sort_unstable();
        targets.dedup();
        if targets.is_empty() {
            let most = scene.unit(unit).range.min(FARTHEST);
            return vec![refused(rules::RANGE, Why::NobodyInRange { unit, most })];
        }
        self.tries(targets.into_iter().map(|(_, target)| Action::Fire { unit, target }))
    }

    /// Why nobody attacks a hex, or why those in a hex attack nobody.
    fn attacks(&self) -> Vec<Refused> {
        let (scene, s) = (self.scene, self.s);
        let side = s.active().side;
        let Some(hex) = self.spot.hex else { return self.off_map(rules::MELEE) };
        let beside = || scene.map.grid.neighbors(hex).map(|(_, near)| near);
        match s.holder(scene, hex) {
            Some(holder) if holder == side => {
                let enemies: Vec<Hex> =
                    beside().filter(|&near| s.is_enemy(scene, near, side)).collect();
                if enemies.is_empty() {
                    return vec![refused(rules::MELEE, Why::NoEnemyNear { hex })];
                }
                let attack = |target| Action::Attack { target, from: vec![hex] };
                self.tries(enemies.into_iter().map(attack))
            }
            Some(_) => {
                let own: Vec<Hex> =
                    beside().filter(|&near| s.holder(scene, near) == Some(side)).collect();
                if own.is_empty() {
                    return vec![refused(rules::MELEE, Why::NobodyNear { hex })];
                }
                let attack = |near| Action::Attack { target: hex, from: vec![near] };
                self.tries(own.into_iter().map(attack))
            }
            None => vec![refused(rules::MELEE, Why::NoEnemy { hex })],
        }
    }
}

/// Whether a counter is one of those that are being moved.
fn is_moving(mover: &Mover, unit: UnitId) -> bool {
    mover.units().contains(&unit) || mover.leader() == Some(unit)
}
