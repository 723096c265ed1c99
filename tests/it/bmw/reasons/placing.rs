//! Set-up, deployment and rally.

use super::Finger;
use super::reader::Reader;
use gonfalon::board::Hex;
use gonfalon::kernel::{Reason, UnitId};
use gonfalon::scenario::bmw::{OffMap, Take};
use gonfalon::systems::bmw::frame::Frame;
use gonfalon::systems::bmw::rally::Rally;
use gonfalon::systems::bmw::scene::{Class, Role};
use gonfalon::systems::bmw::state::Place;
use gonfalon::systems::bmw::why::{Refused, Why};

fn is(truth: bool) -> Result<(), String> {
    if truth { Ok(()) } else { Err("not so".to_owned()) }
}

pub fn verdict_on_set_up(
    reader: &Reader<'_>,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let Some(Frame::SetUp(set_up)) = reader.game.top() else { return is(false) };
    let (s, scene) = (reader.s, reader.scene);
    let here = reader.here(finger);
    let picked = set_up.selected;
    let hex = reader.hex_of(finger);
    match &reason.why {
        Why::NoCounter => return is(here.is_empty() && picked.is_none()),
        Why::NotYourDecision => return is(here.iter().all(|&u| reader.side(u) != s.active)),
        Why::NotPlacedNow => {
            let aside = |&u: &UnitId| {
                let off = matches!(s.pieces[u.index()].place, Place::Off(_));
                off || reader.is_marker(u) || s.stage == 2
            };
            return is(here.iter().any(aside));
        }
        Why::PickHex { unit } => return is(picked == Some(*unit) && here == [*unit]),
        Why::PickedUp { unit } => {
            return is(picked == Some(*unit) && here.iter().all(|&u| reader.at(u).is_none()));
        }
        _ => {}
    }
    let (Some(unit), Some(hex)) = (picked, hex) else {
        return Err(format!("an odd reason in set-up: {}", reason.why.slug()));
    };
    let counter = scene.counter(unit);
    let plan = serde_json::from_value::<Option<usize>>(reader.top["set-up"]["plan"].clone());
    let plan = plan.expect("a number").map(|plan| &scene.setup[plan]);
    let groups = || plan.iter().flat_map(|plan| &plan.groups);
    let inside = |zone: usize| scene.zones[zone].hexes.contains(&hex);
    match &reason.why {
        Why::LeaderAlone { unit: leader } => {
            is(*leader == unit && reader.unit_of(reader.side(unit), hex).is_none())
        }
        Why::Stacking { hex: at } => {
            is(*at == hex && reader.unit_in(hex).is_some_and(|u| u != unit))
        }
        Why::EnemyHex { hex: at } => {
            is(*at == hex && reader.unit_of(reader.side(unit).enemy(), hex).is_some())
        }
        Why::Zone if counter.role == Role::Trebuchet => {
            is(!plan.and_then(|plan| plan.trebuchets).is_some_and(inside))
        }
        Why::Zone => is(!groups().any(|(zone, _)| inside(*zone))),
        Why::InfantryOnly => is(groups().any(|(zone, group)| {
            inside(*zone) && counter.kind().is_some_and(|kind| !group.only.contains(&kind))
        })),
        Why::ZoneFull => is(groups().any(|(zone, group)| match group.take {
            Take::Exactly(most) => {
                let zone_hexes = &scene.zones[*zone].hexes;
                let others = zone_hexes
                    .iter()
                    .filter_map(|&h| reader.unit_of(reader.side(unit), h))
                    .filter(|&u| u != unit);
                inside(*zone) && others.count() >= usize::from(most)
            }
            Take::EveryHex | Take::Rest => false,
        })),
        Why::OneTrebuchet => is(reader
            .here(Finger::At(hex))
            .iter()
            .any(|&u| u != unit && scene.counter(u).role == Role::Trebuchet)),
        Why::DeployHex => {
            let w = scene.special.withdrawal.as_ref().expect("a withdrawal");
            let room = scene.zones[w.deploy].hexes.iter().any(|&h| reader.unit_in(h).is_none());
            let overflow = !room && inside(w.overflow) && !reader.ezoc(reader.side(unit), hex);
            is(!inside(w.deploy) && !overflow)
        }
        other => Err(format!("an odd reason in set-up: {}", other.slug())),
    }
}

pub fn verdict_on_rally(
    reader: &Reader<'_>,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let (scene, s) = (reader.scene, reader.s);
    let here = reader.here(finger);
    let dead = |u: UnitId| s.pieces[u.index()].place == Place::Off(OffMap::Eliminated);
    let camps_only = match reader.game.top() {
        Some(Frame::Rally(Rally::Won)) => false,
        Some(Frame::SpecialRallyPlace(_)) => reason.rule.section == "15.5",
        Some(Frame::SpecialRally(_)) => {
            let side: gonfalon::kernel::Side =
                serde_json::from_value(reader.top["special-rally"]["side"].clone())
                    .expect("a side");
            return match &reason.why {
                Why::NoCounter => is(here.is_empty()),
                Why::NotYourDecision => is(here.iter().all(|&u| reader.side(u) != side)),
                Why::AlreadyAttempted => {
                    is(here.iter().any(|&u| dead(u) && reader.side(u) == side))
                }
                Why::NoEliminated => is(here
                    .iter()
                    .any(|&u| !(dead(u) && scene.counter(u).is_unit()) && reader.side(u) == side)),
                other => Err(format!("an odd reason: {}", other.slug())),
            };
        }
        _ => return is(reason.to_string() == "3.2/wrong-phase"),
    };
    let Some(hex) = reader.hex_of(finger) else {
        return is(matches!(reason.why, Why::WrongPhase | Why::PickHex { .. }));
    };
    let side = reader.offers.iter().find_map(|offer| match offer {
        gonfalon::systems::bmw::action::Action::PlaceRally { unit, .. } => Some(reader.side(*unit)),
        _ => None,
    });
    let side = side.expect("somebody is to be placed");
    let led = |at: Hex| !reader.leaders_in(side, at).is_empty();
    let lone = led(hex) && reader.unit_in(hex).is_none();
    let beside = reader.around(hex).iter().any(|&n| led(n) && reader.unit_in(n).is_some());
    let camp = |at: Hex| {
        let own = |&m: &UnitId| scene.counter(m).role == Role::Camp && reader.at(m) == Some(at);
        scene.markers[side].iter().any(own)
    };
    let by_camp = camp(hex) || reader.around(hex).iter().any(|&n| camp(n));
    let place = if camps_only { by_camp } else { lone || beside };
    match &reason.why {
        Why::BadHex => is(!camps_only && !place),
        Why::CampOnly => is(camps_only && !place),
        Why::Stacking { hex: at } => is(place && *at == hex && reader.unit_of(side, hex).is_some()),
        Why::EnemyHex { hex: at } => {
            is(place && *at == hex && reader.unit_of(side.enemy(), hex).is_some())
        }
        Why::EnemyLeader { hex: at } => {
            is(place && *at == hex && !reader.leaders_in(side.enemy(), hex).is_empty())
        }
        Why::RallyEzoc { hex: at } => is(place && !lone && *at == hex && reader.ezoc(side, hex)),
        Why::Fortress => is(place && reader.walled(side, hex)),
        Why::ProhibitedTerrain { hex: at } => {
            let units = scene.units[side].iter().copied().filter(|&u| dead(u));
            let from = if lone { vec![] } else { reader.around(hex) };
            let froms: Vec<Hex> =
                from.into_iter().filter(|&n| led(n) && reader.unit_in(n).is_some()).collect();
            let open = |u: UnitId| {
                let front = scene.counter(u).front.class;
                let swamp = scene.terrain[usize::from(scene.map.terrain(hex))].0 == "swamp";
                let sea = scene.terrain[usize::from(scene.map.terrain(hex))].0 == "sea";
                let by_road = froms.iter().any(|&n| {
                    let d = scene.map.grid.direction(n, hex);
                    d.is_some_and(|d| scene.map.road(n, d))
                });
                by_road || !(sea || swamp && front == Class::Horse)
            };
            let mut units = units;
            is(*at == hex && place && !units.any(open))
        }
        other => Err(format!("an odd reason: {}", other.slug())),
    }
}
