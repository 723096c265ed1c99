//! The counters and zones of control as they are shown.

use super::super::command::{Span, span};
use super::super::facing::Facing;
use super::super::scene::{WOUNDED_MA, unit_id};
use super::super::state::{Place, Spirit, State};
use super::super::zone::exerts;
use super::Voice;
use super::facts::{leader_facts, unit_facts};
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::barons::Class;
use crate::view::{
    Badge, BoardView, Condition, CounterKind, CounterView, DotView, FaceView, StatusView,
};

pub fn board(v: Voice, s: &State) -> BoardView {
    let spans: Vec<Span> =
        v.scene.battles.iter().map(|battle| span(v.scene, s, battle.leader)).collect();
    let units = (0..v.scene.units.len()).map(|i| unit(v, s, unit_id(i), &spans));
    let leaders = (0..v.scene.leaders.len()).map(|i| leader(v, s, v.scene.leader_id(i)));
    BoardView {
        counters: units.chain(leaders).collect(),
        zoc: Side::ALL.map(|side| zoc(v, s, side)),
    }
}

/// The hexes in a side's zones of control.
fn zoc(v: Voice, s: &State, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Vec::new();
    for (unit, _) in s.on_map(v.scene, side) {
        let front = front_hexes(v, s, unit).into_iter();
        hexes.extend(front.filter(|&hex| exerts(v.scene, s, unit, hex)));
    }
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The corner to which a unit points: the vertex between two directions is the corner after the hexside in the first.
pub const fn corner(facing: Facing) -> u8 {
    (facing.0 + 1) % 6
}

fn front_hexes(v: Voice, s: &State, unit: UnitId) -> Vec<Hex> {
    let Some(at) = s.hex(unit) else { return Vec::new() };
    let front = s.unit(unit).facing.front().into_iter();
    front.filter_map(|direction| v.scene.beside(at, direction)).collect()
}

fn kind(class: Class) -> CounterKind {
    match class {
        Class::Inf => CounterKind::Infantry,
        Class::MaA => CounterKind::Dismounted,
        Class::Horse => CounterKind::HeavyCavalry,
    }
}

fn unit(v: Voice, s: &State, unit: UnitId, spans: &[Span]) -> CounterView {
    let (printed, state) = (v.scene.unit(unit), s.unit(unit));
    let at = s.hex(unit);
    let face = |(strength, morale): (u8, u8)| FaceView {
        strength: strength.into(),
        ma: printed.ma,
        archery: None,
        dot: DotView::None,
        morale: Some(morale),
        range: (printed.range > 0).then_some(printed.range),
        rating: printed.reaction,
    };
    let morale = u8::try_from(s.morale(v.scene, unit)).unwrap_or(0);
    CounterView {
        id: printed.id.clone(),
        name: v.word(unit),
        side: printed.side,
        kind: kind(printed.class),
        kind_name: v.class(printed.class),
        at,
        place: place(v, unit, state.place),
        facing: at.map(|_| corner(state.facing)),
        front_hexes: front_hexes(v, s, unit),
        depth: u8::from(at.is_some_and(|hex| s.below(hex) == Some(unit))),
        hits: Some(state.hits),
        current: Some((s.strength(v.scene, unit).into(), morale)),
        command: Some(v.battle(printed.battle).text.into_owned()),
        back_up: state.hits >= 3,
        front: face(printed.front),
        back: Some(face(printed.back)),
        status: status(v, s, unit),
        badge: None,
        facts: unit_facts(v, s, unit, spans),
        exerts_zoc: at.is_some() && !state.shaken,
        reconstructed: printed.source.as_ref().map(|note| note.get(v.language).to_owned()),
    }
}

fn leader(v: Voice, s: &State, unit: UnitId) -> CounterView {
    let (printed, state) = (v.scene.leader(unit), s.leader(unit));
    let face = |bonus: u8, ma: u8| FaceView {
        strength: bonus.into(),
        ma,
        archery: None,
        dot: DotView::None,
        morale: None,
        range: None,
        rating: None,
    };
    CounterView {
        id: printed.id.clone(),
        name: v.word(unit),
        side: printed.side,
        kind: CounterKind::Leader,
        kind_name: if printed.overall {
            say!(v, "barons-class-overall-leader")
        } else {
            say!(v, "barons-class-leader")
        },
        at: s.hex(unit),
        place: place(v, unit, state.place),
        facing: None,
        front_hexes: Vec::new(),
        depth: 0,
        hits: None,
        current: None,
        command: Some(v.battle(printed.battle).text.into_owned()),
        back_up: state.wounded,
        front: face(printed.bonus, printed.ma),
        back: Some(face(0, WOUNDED_MA)),
        status: leader_status(v, s, unit),
        badge: state.wounded.then_some(Badge::Wounded),
        facts: leader_facts(v, s, unit),
        exerts_zoc: false,
        reconstructed: printed.source.as_ref().map(|note| note.get(v.language).to_owned()),
    }
}

/// Where a counter is, in words.
fn place(v: Voice, unit: UnitId, place: Place) -> String {
    match place {
        Place::Map(hex) => {
            let view = &v.scene.views[v.language.index()].hexes[hex.index()];
            match &view.place {
                Some(name) => say!(v, "barons-at-place", hex = v.label(hex), place = name),
                None => say!(v, "barons-at-hex", hex = v.label(hex)),
            }
        }
        Place::Aside => say!(v, "barons-at-aside"),
        Place::Waits => say!(v, "barons-at-waits"),
        Place::Gone if v.scene.is_leader(unit) => say!(v, "barons-at-lost", unit = v.name(unit)),
        Place::Gone => say!(v, "barons-at-gone", unit = v.name(unit)),
    }
}

fn word(shown: Option<Condition>, word: String, rule: &str) -> StatusView {
    StatusView { shown, word, rule: rule.to_owned() }
}

/// Conditions of a unit on the map: lasting ones, then those of the present activation.
fn status(v: Voice, s: &State, unit: UnitId) -> Vec<StatusView> {
    let (printed, state) = (v.scene.unit(unit), s.unit(unit));
    let mut words = Vec::new();
    if s.hex(unit).is_none() {
        return words;
    }
    let name = || v.name(unit);
    if state.shaken {
        let text = say!(v, "barons-status-shaken", unit = name());
        words.push(word(Some(Condition::Shaken), text, "12.1"));
    }
    match s.battle(printed.battle).spirit {
        Spirit::Good => {}
        Spirit::Shaken => words.push(word(None, say!(v, "barons-status-of-shaken"), "13.0")),
        Spirit::Broken => words.push(word(None, say!(v, "barons-status-of-broken"), "13.0")),
    }
    if let Some(target) = state.charge {
        let text = say!(v, "barons-status-charging", unit = name(), hex = v.label(target));
        words.push(word(Some(Condition::Charging), text, "10.0"));
    } else if state.owes_recoil {
        words.push(word(None, say!(v, "barons-status-owes-recoil", unit = name()), "10.2"));
    }
    let Some(active) = &s.activation else { return words };
    let acts = printed.battle == active.battle;
    if acts && !state.commanded {
        words.push(word(None, say!(v, "barons-status-out-of-command"), "6.2c"));
    }
    if acts && state.moved {
        let text = say!(v, "barons-status-moved", unit = name());
        words.push(word(Some(Condition::Moved), text, "7.0"));
    }
    if state.fired.is_some() {
        words.push(word(None, say!(v, "barons-status-fired", unit = name()), "8.0"));
    }
    if state.attacked {
        words.push(word(None, say!(v, "barons-status-attacked", unit = name()), "9.0"));
    }
    words
}

fn leader_status(v: Voice, s: &State, unit: UnitId) -> Vec<StatusView> {
    let (printed, state) = (v.scene.leader(unit), s.leader(unit));
    let mut words = Vec::new();
    if state.wounded {
        words.push(word(None, say!(v, "barons-status-wounded", unit = v.name(unit)), "6.3"));
    }
    let acts = s.activation.as_ref().is_some_and(|active| active.battle == printed.battle);
    if acts && state.moved && s.hex(unit).is_some() {
        let text = say!(v, "barons-status-moved", unit = v.name(unit));
        words.push(word(Some(Condition::Moved), text, "7.0"));
    }
    let alone = s.hex(unit).is_some_and(|hex| s.holder(v.scene, hex).is_none());
    if alone {
        words.push(word(None, say!(v, "barons-status-alone", unit = v.name(unit)), "6.3"));
    }
    words
}
