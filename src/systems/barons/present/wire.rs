//! Actions, events and positions as the protocol writes them: ids and printed numbers instead of indices.

use super::super::Barons;
use super::super::action::{Action, WireAction};
use super::super::event::Event;
use super::super::rules;
use super::super::scene::{BattleId, Scene, battle_id, unit_id};
use super::super::state::{Activation, Place, Spirit, State};
use super::super::victory;
use super::command::{chits, is_hidden};
use crate::board::Hex;
use crate::kernel::{GameOf, Side, UnitId};
use crate::say;
use crate::view::{BadAction, Refusal};
use crate::words::Language;
use serde_json::{Value, json};
use std::convert::Infallible;

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let unit = |unit: &UnitId| Ok::<_, Infallible>(scene.id(*unit).to_owned());
    let hex = |hex: &Hex| Ok(scene.label(*hex));
    let battle = |battle: &BattleId| Ok(scene.battle(*battle).id.clone());
    let Ok(wire) = action.convert(unit, hex, battle);
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(scene: &Scene, value: &Value, language: Language) -> Result<Action, BadAction> {
    let wire: WireAction = serde_json::from_value(value.clone())
        .map_err(|e| BadAction::Malformed(say!(language, "not-an-action", what = e.to_string())))?;
    let unit = |id: &String| {
        let missing = || BadAction::Malformed(say!(language, "no-such-counter", id = id));
        scene.find(id).ok_or_else(missing)
    };
    let battle = |id: &String| {
        let missing = || BadAction::Malformed(say!(language, "barons-no-such-battle", id = id));
        scene.find_battle(id).ok_or_else(missing)
    };
    let hex = |label: &String| {
        scene.map.grid.parse(label).ok_or_else(|| {
            BadAction::Refused(Refusal {
                rule: rules::MOVEMENT.section.to_owned(),
                why: "no-such-hex".to_owned(),
                text: say!(language, "barons-why-no-such-hex", hex = label),
            })
        })
    };
    wire.convert(unit, hex, battle)
}

/// Fields of events that hold counters, hexes, Battles or sides.
const COUNTERS: [&str; 2] = ["unit", "mover"];
const HEXES: [&str; 4] = ["hex", "from", "target", "at"];
const SIDES: [&str; 2] = ["side", "winner"];

pub fn write_event(scene: &Scene, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    name_all(scene, &mut value);
    value
}

/// Names counters, hexes, Battles and sides in place of their numbers, wherever a field says that it holds one.
fn name_all(scene: &Scene, value: &mut Value) {
    let Some(fields) = value.as_object_mut() else { return };
    for (field, value) in fields {
        match field.as_str() {
            name if COUNTERS.contains(&name) => {
                each(value, |n| Some(scene.id(UnitId(n)).to_owned()));
            }
            name if HEXES.contains(&name) => each(value, |n| Some(scene.label(Hex(n)))),
            "battle" => each(value, |n| {
                let battle = u8::try_from(n).ok().map(BattleId)?;
                Some(scene.battle(battle).id.clone())
            }),
            "chits" => {
                let counts = value.as_array().into_iter().flatten().map(Value::as_u64);
                let values = (1..).zip(counts).collect::<Vec<(u64, _)>>().into_iter().rev();
                let chits = values.flat_map(|(chit, n)| (0..n.unwrap_or(0)).map(move |_| chit));
                *value = chits.collect();
            }
            "leader" if value.is_array() => {
                let leader = value[0].as_u64().and_then(|n| u16::try_from(n).ok());
                let id = leader.map(|n| scene.id(UnitId(n)));
                *value = json!({ "unit": id, "bonus": value[1] });
            }
            "roll" => name_all(scene, value),
            name if SIDES.contains(&name) => {
                let side = Side::ALL.into_iter().find(|side| *value == json!(side));
                if let Some(side) = side {
                    *value = json!(scene.armies[side].id);
                }
            }
            _ => {}
        }
    }
}

/// Writes a number, or each number of a list, as a word.
fn each(value: &mut Value, write: impl Fn(u16) -> Option<String>) {
    let one = |value: &mut Value| {
        let number = value.as_u64().and_then(|n| u16::try_from(n).ok());
        if let Some(text) = number.and_then(&write) {
            *value = Value::String(text);
        }
    };
    match value {
        Value::Array(list) => list.iter_mut().for_each(one),
        single => one(single),
    }
}

/// The whole position; a viewer does not see the other side's chits before they are revealed, nor what is half done.
pub fn write_state(scene: &Scene, game: &GameOf<Barons>, viewer: Option<Side>) -> Value {
    let s = &game.state;
    let side_id = |side: Side| scene.armies[side].id.clone();
    let label = |hex: Hex| scene.label(hex);
    let sides = Side::ALL.map(|side| {
        json!({
            "side": side_id(side),
            "points": victory::points(scene, s, side),
            "turns_won": s.won[side],
            "command_points": scene.command_points[side],
        })
    });
    let symbols = s
        .symbols
        .iter()
        .map(|&(battle, place)| json!({ "battle": scene.battle(battle).id, "box": place + 1 }));
    let target = s.edward.target.map(|battle| scene.battle(battle).id.clone());
    let units = (0..scene.units.len()).map(|i| unit(scene, s, unit_id(i)));
    let leaders = (0..scene.leaders.len()).map(|i| leader(scene, s, scene.leader_id(i)));
    let battles = (0..scene.battles.len()).map(|i| battle(scene, s, battle_id(i), viewer));
    json!({
        "system": "barons",
        "turn": s.turn,
        "turns": scene.turn_limit(),
        "segment": s.segment,
        "initiative": s.initiative.map(side_id),
        "running": s.running,
        "revealed": s.revealed,
        "activation": s.activation.as_ref().map(|active| activation(scene, active)),
        "sides": sides,
        "units": units.collect::<Vec<_>>(),
        "leaders": leaders.collect::<Vec<_>>(),
        "battles": battles.collect::<Vec<_>>(),
        "symbols": symbols.collect::<Vec<_>>(),
        "reactions": s.reactions.iter().map(|&(cavalry, mover)| {
            json!({ "unit": scene.id(cavalry), "mover": scene.id(mover) })
        }).collect::<Vec<_>>(),
        "owed": s.owed.iter().map(|&unit| scene.id(unit)).collect::<Vec<_>>(),
        "edward": scene.edward.map(|(battle, freed_on)| json!({
            "battle": scene.battle(battle).id,
            "target": target,
            "freed_on": freed_on,
            "freed": s.edward.freed,
        })),
        "entries": s.battles.iter().enumerate().filter_map(|(i, state)| {
            Some(json!({ "battle": scene.battles[i].id, "hex": label(state.entry?) }))
        }).collect::<Vec<_>>(),
        "over": s.over.map(|end| json!({
            "winner": end.winner.map(side_id),
            "level": end.by.word(),
            "rule": end.by.rule().section,
        })),
        "procedures": if viewer.is_none() { json!(game.procedures()) } else { Value::Null },
        "options": scene.options,
    })
}

fn activation(scene: &Scene, active: &Activation) -> Value {
    let labels = |hexes: &[Hex]| hexes.iter().map(|&hex| scene.label(hex)).collect::<Vec<_>>();
    let contacts = active.contacts.iter();
    json!({
        "battle": scene.battle(active.battle).id,
        "side": scene.armies[active.side].id,
        "chit": active.chit,
        "designated": labels(&active.designated),
        "round": active.round,
        "interlude": active.interlude,
        "targets": labels(&active.targets),
        "emptied": labels(&active.emptied),
        "contacts": contacts.map(|&(unit, hex)| {
            json!({ "unit": scene.id(unit), "hex": scene.label(hex) })
        }).collect::<Vec<_>>(),
    })
}

/// Where a counter that is not on the map is.
const fn off(place: Place) -> Option<&'static str> {
    match place {
        Place::Map(_) => None,
        Place::Aside => Some("aside"),
        Place::Waits => Some("waits"),
        Place::Gone => Some("gone"),
    }
}

fn unit(scene: &Scene, s: &State, unit: UnitId) -> Value {
    let (printed, state) = (scene.unit(unit), s.unit(unit));
    let label = |hex: Hex| scene.label(hex);
    let at = s.hex(unit);
    json!({
        "id": printed.id,
        "name": printed.name.en,
        "battle": scene.battle(printed.battle).id,
        "side": scene.armies[printed.side].id,
        "class": printed.class,
        "at": at.map(label),
        "off": off(state.place),
        "facing": at.map(|_| state.facing),
        "depth": at.map(|hex| u8::from(s.below(hex) == Some(unit))),
        "hits": state.hits,
        "strength": s.strength(scene, unit),
        "morale": s.morale(scene, unit),
        "ma": printed.ma,
        "range": printed.range,
        "reaction": printed.reaction,
        "shaken": state.shaken,
        "charging": state.charge.map(label),
        "owes_recoil": state.owes_recoil,
        "in_command": state.commanded,
        "moved": state.moved,
        "fired": state.fired.map(label),
        "attacked": state.attacked,
        "adjusted": state.adjusted,
    })
}

fn leader(scene: &Scene, s: &State, unit: UnitId) -> Value {
    let (printed, state) = (scene.leader(unit), s.leader(unit));
    json!({
        "id": printed.id,
        "name": printed.name.en,
        "battle": scene.battle(printed.battle).id,
        "side": scene.armies[printed.side].id,
        "at": s.hex(unit).map(|hex| scene.label(hex)),
        "off": off(state.place),
        "wounded": state.wounded,
        "bonus": s.bonus(scene, unit),
        "span": s.span(scene, unit),
        "ma": s.leader_ma(scene, unit),
        "leadership": printed.leadership,
        "overall": printed.overall,
        "moved": state.moved,
    })
}

fn battle(scene: &Scene, s: &State, battle: BattleId, viewer: Option<Side>) -> Value {
    let (command, state) = (scene.battle(battle), s.battle(battle));
    let word = if s.is_eliminated(battle) {
        "eliminated"
    } else {
        match state.spirit {
            Spirit::Good => "good",
            Spirit::Shaken => "shaken",
            Spirit::Broken => "broken",
        }
    };
    let hidden = is_hidden(s, command.side, viewer);
    json!({
        "id": command.id,
        "name": command.name.en,
        "side": scene.armies[command.side].id,
        "leader": scene.id(command.leader),
        "chits": if hidden { Value::Null } else { json!(chits(state)) },
        "fours_used": state.fours_used,
        "state": word,
        "boxes": state.boxes.iter().map(|&unit| scene.id(unit)).collect::<Vec<_>>(),
        "left": state.left,
    })
}
