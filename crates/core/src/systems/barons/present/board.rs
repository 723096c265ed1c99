//! The counters and zones of control as they are shown.

use super::super::command::{Span, span};
use super::super::facing::Facing;
use super::super::rules;
use super::super::scene::{Command, Scene, unit_id};
use super::super::state::{Effectiveness, Place, State};
use super::super::zone::exerts;
use super::Localizer;
use super::facts::{leader_facts, unit_facts};
use super::mark::mark;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::barons::{Class, WOUNDED_MA};
use crate::view::{
    Badge, BoardView, Condition, CounterKind, CounterView, FaceView, SpanView, StandingCounter,
    StatusView,
};

pub fn board(l10n: Localizer, s: &State) -> BoardView {
    let spans: Vec<Span> =
        l10n.scene.battles.iter().map(|battle| span(l10n.scene, s, battle.leader)).collect();
    let units = (0..l10n.scene.units.len()).map(|i| unit(l10n, s, unit_id(i), &spans));
    let leaders = (0..l10n.scene.leaders.len()).map(|i| leader(l10n, s, l10n.scene.leader_id(i)));
    BoardView {
        counters: units.chain(leaders).collect(),
        zoc: Side::ALL.map(|side| zoc(l10n, s, side)),
        spans: l10n
            .scene
            .battles
            .iter()
            .zip(&spans)
            .map(|(b, span)| reach(l10n, b, span))
            .collect(),
    }
}

/// BARONS 6.2: how far the command of a Battle's leader reaches.
fn reach(l10n: Localizer, battle: &Command, span: &Span) -> SpanView {
    SpanView {
        command: battle.id.clone(),
        leader: l10n.word(battle.leader),
        rule: rules::COMMAND.section.to_owned(),
        hexes: l10n.scene.map.grid.hexes().filter(|&hex| span.contains(hex)).collect(),
    }
}

/// Where every unit and leader stands.
pub fn standing<'a>(scene: &'a Scene, s: &State) -> Vec<StandingCounter<'a>> {
    let units = scene.units.iter().enumerate().map(|(index, unit)| StandingCounter {
        id: &unit.id,
        side: unit.side,
        at: s.hex(unit_id(index)),
    });
    let leaders = scene.leaders.iter().enumerate().map(|(index, leader)| StandingCounter {
        id: &leader.id,
        side: leader.side,
        at: s.hex(scene.leader_id(index)),
    });
    units.chain(leaders).collect()
}

/// The hexes in a side's zones of control.
fn zoc(l10n: Localizer, s: &State, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Vec::new();
    for (unit, _) in s.on_map(l10n.scene, side) {
        let front = front_hexes(l10n, s, unit).into_iter();
        hexes.extend(front.filter(|&hex| exerts(l10n.scene, s, unit, hex)));
    }
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The corner to which a unit points: the vertex between two directions is the corner after the hexside in the first.
pub const fn corner(facing: Facing) -> u8 {
    (facing.0 + 1) % 6
}

fn front_hexes(l10n: Localizer, s: &State, unit: UnitId) -> Vec<Hex> {
    let Some(at) = s.hex(unit) else { return Vec::new() };
    let front = s.unit(unit).facing.front().into_iter();
    front.filter_map(|direction| l10n.scene.beside(at, direction)).collect()
}

fn kind(class: Class) -> CounterKind {
    match class {
        Class::Inf => CounterKind::Infantry,
        Class::MaA => CounterKind::Dismounted,
        Class::Horse => CounterKind::HeavyCavalry,
    }
}

fn unit(l10n: Localizer, s: &State, unit: UnitId, spans: &[Span]) -> CounterView {
    let (printed, state) = (l10n.scene.unit(unit), s.unit(unit));
    let at = s.hex(unit);
    let face = |(strength, morale): (u8, u8)| FaceView {
        morale: Some(morale),
        range: (printed.range > 0).then_some(printed.range),
        rating: printed.reaction,
        ..FaceView::plain(strength, printed.ma)
    };
    let morale = u8::try_from(s.morale(l10n.scene, unit)).unwrap_or(0);
    CounterView {
        id: printed.id.clone(),
        name: l10n.word(unit),
        side: printed.side,
        kind: kind(printed.class),
        kind_name: l10n.class(printed.class),
        at,
        place: place(l10n, unit, state.place),
        facing: at.map(|_| corner(state.facing)),
        front_hexes: front_hexes(l10n, s, unit),
        depth: u8::from(at.is_some_and(|hex| s.below(hex) == Some(unit))),
        hits: Some(state.hits),
        current: Some((s.strength(l10n.scene, unit).into(), morale)),
        command: Some(l10n.battle(printed.battle).text.into_owned()),
        mark: Some(mark(l10n.scene, l10n.language, printed.battle)),
        back_up: state.hits >= 3,
        front: face(printed.front),
        back: Some(face(printed.back)),
        status: status(l10n, s, unit),
        badge: None,
        facts: unit_facts(l10n, s, unit, spans),
        exerts_zoc: at.is_some() && !state.shaken,
        reconstructed: printed.source.as_ref().map(|note| note.get(l10n.language).to_owned()),
        arms: None,
        figure: None,
    }
}

fn leader(l10n: Localizer, s: &State, unit: UnitId) -> CounterView {
    let (printed, state) = (l10n.scene.leader(unit), s.leader(unit));
    let front = FaceView::plain(printed.bonus, printed.ma);
    CounterView {
        kind: CounterKind::Leader,
        kind_name: if printed.overall {
            say!(l10n, "barons-class-overall-leader")
        } else {
            say!(l10n, "barons-class-leader")
        },
        at: s.hex(unit),
        place: place(l10n, unit, state.place),
        command: Some(l10n.battle(printed.battle).text.into_owned()),
        mark: Some(mark(l10n.scene, l10n.language, printed.battle)),
        back_up: state.wounded,
        back: Some(FaceView::plain(0_u8, WOUNDED_MA)),
        status: leader_status(l10n, s, unit),
        badge: state.wounded.then_some(Badge::Wounded),
        facts: leader_facts(l10n, s, unit),
        reconstructed: printed.source.as_ref().map(|note| note.get(l10n.language).to_owned()),
        ..CounterView::bare(printed.id.clone(), l10n.word(unit), printed.side, front)
    }
}

/// Where a counter is, in words.
fn place(l10n: Localizer, unit: UnitId, place: Place) -> String {
    match place {
        Place::Map(hex) => {
            let view = &l10n.scene.views[l10n.language.index()].hexes[hex.index()];
            match &view.place {
                Some(name) => say!(l10n, "barons-at-place", hex = l10n.label(hex), place = name),
                None => say!(l10n, "barons-at-hex", hex = l10n.label(hex)),
            }
        }
        Place::Aside => say!(l10n, "barons-at-aside"),
        Place::Waits => say!(l10n, "barons-at-waits"),
        Place::Gone if l10n.scene.is_leader(unit) => {
            say!(l10n, "barons-at-lost", unit = l10n.name(unit))
        }
        Place::Gone => say!(l10n, "barons-at-gone", unit = l10n.name(unit)),
    }
}

fn word(shown: Option<Condition>, word: String, rule: &str) -> StatusView {
    StatusView { shown, word, rule: rule.to_owned() }
}

/// Conditions of a unit on the map: lasting ones, then those of the present activation.
fn status(l10n: Localizer, s: &State, unit: UnitId) -> Vec<StatusView> {
    let (printed, state) = (l10n.scene.unit(unit), s.unit(unit));
    let mut words = Vec::new();
    if s.hex(unit).is_none() {
        return words;
    }
    let name = || l10n.name(unit);
    if state.shaken {
        let text = say!(l10n, "barons-status-shaken", unit = name());
        words.push(word(Some(Condition::Shaken), text, "12.1"));
    }
    match s.battle(printed.battle).effectiveness {
        Effectiveness::Good => {}
        Effectiveness::Shaken => {
            words.push(word(None, say!(l10n, "barons-status-of-shaken"), "13.0"));
        }
        Effectiveness::Broken => {
            words.push(word(None, say!(l10n, "barons-status-of-broken"), "13.0"));
        }
    }
    if let Some(target) = state.charge {
        let text = say!(l10n, "barons-status-charging", unit = name(), hex = l10n.label(target));
        words.push(word(Some(Condition::Charging), text, "10.0"));
    } else if state.owes_recoil {
        words.push(word(None, say!(l10n, "barons-status-owes-recoil", unit = name()), "10.2"));
    }
    let Some(active) = &s.activation else { return words };
    let acts = printed.battle == active.battle;
    if acts && !state.commanded {
        words.push(word(None, say!(l10n, "barons-status-out-of-command"), "6.2c"));
    }
    if acts && state.moved {
        let text = say!(l10n, "barons-status-moved", unit = name());
        words.push(word(Some(Condition::Moved), text, "7.0"));
    }
    if state.fired.is_some() {
        let text = say!(l10n, "barons-status-fired", unit = name());
        words.push(word(Some(Condition::Fired), text, "8.0"));
    }
    if state.attacked {
        words.push(word(None, say!(l10n, "barons-status-attacked", unit = name()), "9.0"));
    }
    words
}

fn leader_status(l10n: Localizer, s: &State, unit: UnitId) -> Vec<StatusView> {
    let (printed, state) = (l10n.scene.leader(unit), s.leader(unit));
    let mut words = Vec::new();
    if state.wounded {
        words.push(word(None, say!(l10n, "barons-status-wounded", unit = l10n.name(unit)), "6.3"));
    }
    let acts = s.activation.as_ref().is_some_and(|active| active.battle == printed.battle);
    if acts && state.moved && s.hex(unit).is_some() {
        let text = say!(l10n, "barons-status-moved", unit = l10n.name(unit));
        words.push(word(Some(Condition::Moved), text, "7.0"));
    }
    let alone = s.hex(unit).is_some_and(|hex| s.holder(l10n.scene, hex).is_none());
    if alone {
        words.push(word(None, say!(l10n, "barons-status-alone", unit = l10n.name(unit)), "6.3"));
    }
    words
}
