//! What somebody who points at something may wish for, legal or not.

use super::super::Barons;
use super::super::action::Action;
use super::super::charge::{Approach, planned, reactions};
use super::super::facing::Facing;
use super::super::frame::Doing;
use super::super::mover::Mover;
use super::super::scene::{BattleId, Scene};
use super::super::state::State;
use crate::board::Hex;
use crate::kernel::{GameOf, UnitId};
use crate::view::Target;
use smallvec::SmallVec;

/// Actions that somebody who points at `target` may wish for.
pub fn wishes(scene: &Scene, game: &GameOf<Barons>, target: &Target) -> Vec<Action> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let (unit, hex) = match target {
        Target::Unit(id) => {
            let unit = scene.find(id);
            (unit, unit.and_then(|unit| s.hex(unit)))
        }
        Target::Hex(label) => {
            let hex = scene.map.grid.parse(label);
            let leader = hex.and_then(|hex| s.leaders_in(scene, hex).next());
            (hex.and_then(|hex| s.top(hex)).or(leader), hex)
        }
        Target::Button(id) => return pressed(scene, top, id).into_iter().collect(),
        Target::Cell(_) | Target::Card(_) => return Vec::new(),
    };
    match (top, unit, hex) {
        (Doing::SetUp(setup), _, Some(hex)) => match setup.next(scene, s) {
            Some(unit) => vec![Action::Place { unit, hex }],
            None => unit.map(|unit| Action::TakeUp { unit }).into_iter().collect(),
        },
        (Doing::SetUp(_), Some(unit), None) => vec![Action::Select { unit }],
        (Doing::Movement(_), Some(unit), _) => {
            vec![Action::Pick { unit, stack: false, leader: false }]
        }
        (Doing::Mover(mover), _, Some(hex)) => moves(scene, s, mover, hex),
        (Doing::Charging(charging), _, Some(target)) if charging.is_second() => {
            let from = charging.units().iter().find_map(|&unit| s.hex(unit));
            from.map(|from| Action::Attack { target, from: vec![from] }).into_iter().collect()
        }
        (Doing::Charging(charging), _, Some(target)) => {
            let mover = charging.cause().map_or(target, |(_, hex)| hex);
            let mut ways = reactions(scene, s, charging.units(), mover).into_iter();
            let any = Approach { target, hex: target, facing: Facing(0) };
            vec![charge(ways.find(|way| way.target == target).unwrap_or(any))]
        }
        (Doing::Adjustment(_), Some(unit), _) => facings(unit),
        (Doing::Evasion(evasion), Some(unit), _) => match evasion.turning() {
            Some(_) => facings(unit),
            None => vec![Action::Evade { unit }],
        },
        (Doing::Fire(fire), _, Some(hex)) => {
            let own = |unit: UnitId| {
                let active = s.activation.as_ref().map(|active| active.side);
                active.is_some_and(|side| (scene.side(unit) == side) != fire.is_defensive())
            };
            shots(scene, s, hex, unit, own)
        }
        (Doing::Assault(_), _, Some(hex)) => attacks(scene, s, hex),
        (Doing::Combat(_), _, Some(hex)) => vec![Action::Reply { hex }],
        (Doing::Retreat(retreat), _, Some(hex)) => {
            vec![Action::Retreat { unit: retreat.unit(), hex }]
        }
        (Doing::Advance(advance), Some(unit), _) => match advance.turning() {
            Some(_) => facings(unit),
            None => vec![Action::Advance { unit, stack: false, leader: false }],
        },
        (Doing::Displace(_), _, Some(hex)) => {
            let leader = super::prompt::displaced(scene, game);
            leader.map(|unit| Action::Displace { unit, hex }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn charge(to: Approach) -> Action {
    Action::Charge { target: to.target, hex: to.hex, facing: to.facing }
}

/// Every facing of a unit.
fn facings(unit: UnitId) -> Vec<Action> {
    Facing::ALL.map(|facing| Action::Face { unit, facing }).to_vec()
}

/// A move to a hex, or a charge at it where an enemy holds it.
fn moves(scene: &Scene, s: &State, mover: &Mover, hex: Hex) -> Vec<Action> {
    let side = scene.side(mover.head());
    if s.hex(mover.head()).is_none() {
        return vec![Action::Enter { hex, facing: Facing(0) }];
    }
    let horse = mover.units().first().is_some_and(|&unit| !scene.unit(unit).class.is_foot());
    if horse && s.is_enemy(scene, hex, side) {
        let mut ways = planned(scene, s, mover.units()).into_iter();
        let any = Approach { target: hex, hex, facing: s.unit(mover.head()).facing };
        return vec![charge(ways.find(|way| way.target == hex).unwrap_or(any))];
    }
    let sources = mover.sources(scene, s, hex);
    let against: SmallVec<[Option<Hex>; 4]> = if sources.is_empty() {
        SmallVec::from_slice(&[None])
    } else {
        sources.into_iter().map(Some).collect()
    };
    against.into_iter().map(|against| Action::March { hex, against }).collect()
}

/// Shots at an enemy hex by everybody near, or of a unit at every enemy near.
fn shots(
    scene: &Scene,
    s: &State,
    hex: Hex,
    unit: Option<UnitId>,
    own: impl Fn(UnitId) -> bool,
) -> Vec<Action> {
    const NEAR: u16 = 3;
    let near = |other: Hex| scene.map.grid.distance(hex, other) <= NEAR;
    if let Some(unit) = unit.filter(|&unit| own(unit)) {
        if scene.is_leader(unit) {
            return vec![Action::Fire { unit, target: hex }];
        }
        let enemies = s.on_map(scene, scene.side(unit).enemy());
        let mut targets: Vec<Hex> = enemies.map(|(_, at)| at).filter(|&at| near(at)).collect();
        targets.sort_by_key(|&at| (scene.map.grid.distance(hex, at), scene.number(at)));
        targets.dedup();
        if targets.is_empty() {
            targets.push(hex);
        }
        return targets.into_iter().map(|target| Action::Fire { unit, target }).collect();
    }
    let firers = (0..scene.units.len()).map(super::super::scene::unit_id);
    let firers = firers.filter(|&unit| own(unit) && scene.unit(unit).range > 0);
    let firers = firers.filter(|&unit| s.hex(unit).is_some_and(near));
    firers.map(|unit| Action::Fire { unit, target: hex }).collect()
}

/// Attacks on an enemy hex from every hex beside it, or from a hex on every enemy beside it.
fn attacks(scene: &Scene, s: &State, hex: Hex) -> Vec<Action> {
    let Some(active) = &s.activation else { return Vec::new() };
    let beside = scene.map.grid.neighbors(hex).map(|(_, near)| near);
    if s.holder(scene, hex) == Some(active.side) {
        let enemies = beside.filter(|&near| s.is_enemy(scene, near, active.side));
        return enemies.map(|target| Action::Attack { target, from: vec![hex] }).collect();
    }
    let own = beside.filter(|&near| s.holder(scene, near) == Some(active.side));
    let wishes: Vec<Action> =
        own.map(|near| Action::Attack { target: hex, from: vec![near] }).collect();
    if !wishes.is_empty() {
        return wishes;
    }
    // Nobody adjoins: the nearest unit says why.
    let units = scene.battle(active.battle).units.iter().filter_map(|&unit| s.hex(unit));
    let nearest = units.min_by_key(|&at| (scene.map.grid.distance(at, hex), scene.number(at)));
    nearest.map(|at| Action::Attack { target: hex, from: vec![at] }).into_iter().collect()
}

/// What a button stands for; `track:<id>:<value>` is a chit on a track.
fn pressed(scene: &Scene, top: &Doing, id: &str) -> Option<Action> {
    if let Some((place, rest)) = id.split_once(':') {
        return about_battle(scene, top, place, rest);
    }
    Some(match id {
        "set-up-automatically" => Action::SetUpAutomatically,
        "set-up-done" => Action::SetUpDone,
        "allot-automatically" => Action::AllotAutomatically,
        "allot-done" => Action::AllotDone,
        "decline-chit" => Action::DeclineChit,
        "pass" => Action::Pass,
        "put-back" => Action::PutBack,
        "finish" => Action::Finish { below: false },
        "finish-below" => Action::Finish { below: true },
        "withdraw" => Action::Withdraw,
        "end-movement" => Action::EndMovement,
        "end-adjustment" => Action::EndAdjustment,
        "end-evasion" => Action::EndEvasion,
        "end-fire" => Action::EndFire,
        "end-melee" => Action::EndMelee,
        "no-advance" => Action::NoAdvance,
        "continue-charge" => match top {
            Doing::Charging(charging) => {
                Action::ContinueCharge { unit: *charging.units().first()? }
            }
            _ => return None,
        },
        "end-charge" => Action::EndCharge,
        "continue-attack" => Action::ContinueAttack,
        "end-activation" => Action::EndActivation,
        "no-reaction" => Action::NoReaction,
        "concede" => Action::Concede,
        _ => return None,
    })
}

fn about_battle(scene: &Scene, top: &Doing, place: &str, rest: &str) -> Option<Action> {
    let named = |id: &str| -> Option<BattleId> { scene.find_battle(id) };
    match place {
        "designate" => Some(Action::Designate { battle: named(rest)? }),
        "react" => Some(Action::React { battle: named(rest)? }),
        "track" | "tray" => {
            let (id, value) = rest.rsplit_once(':')?;
            let (battle, chit) = (named(id)?, value.parse().ok()?);
            Some(match (place, top) {
                ("tray", _) => Action::TakeChit { battle, chit },
                (_, Doing::Bid(_)) => Action::Bid { battle, chit },
                _ => Action::PlaceChit { battle, chit },
            })
        }
        _ => None,
    }
}
