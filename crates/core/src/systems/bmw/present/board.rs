//! The counters and zones of control as they are shown.

use super::super::scene::{Counter, FaceValues, Role, Scene};
use super::super::state::{Face, Mark, Piece, Place, State};
use super::Localizer;
use super::kind_word::kind_word;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::bmw::{Dot, OffMap, PhaseName, UnitKind};
use crate::view::{
    BoardView, Condition, CounterKind, CounterView, DotView, FaceView, StandingCounter, StatusView,
};

pub fn board(l10n: Localizer, s: &State) -> BoardView {
    let scene = l10n.scene;
    let counters = (0..scene.counters.len())
        .map(|i| counter(l10n, s, UnitId(u16::try_from(i).unwrap_or(u16::MAX))))
        .collect();
    let zoc =
        Side::ALL.map(|side| scene.map.grid.hexes().filter(|&hex| s.in_zoc(side, hex)).collect());
    BoardView { counters, zoc, spans: Vec::new() }
}

/// Where every counter stands.
pub fn standing<'a>(scene: &'a Scene, s: &State) -> Vec<StandingCounter<'a>> {
    let all = scene.counters.iter().enumerate();
    let stands = all.map(|(index, counter)| {
        let unit = UnitId(u16::try_from(index).unwrap_or(u16::MAX));
        StandingCounter { id: &counter.id, side: counter.side, at: s.hex(unit) }
    });
    stands.collect()
}

fn kind(l10n: Localizer, counter: &Counter) -> (CounterKind, String) {
    match counter.role {
        Role::Unit(kind) => (look(kind), kind_word(l10n, kind)),
        Role::Leader { .. } => (CounterKind::Leader, say!(l10n, "bmw-kind-leader")),
        Role::Camp => (CounterKind::Camp, say!(l10n, "bmw-kind-camp")),
        Role::Trebuchet => (CounterKind::Trebuchet, say!(l10n, "bmw-kind-trebuchet")),
    }
}

fn look(kind: UnitKind) -> CounterKind {
    match kind {
        UnitKind::Infantry => CounterKind::Infantry,
        UnitKind::LightInfantry => CounterKind::LightInfantry,
        UnitKind::HeavyCavalry => CounterKind::HeavyCavalry,
        UnitKind::Cavalry => CounterKind::Cavalry,
        UnitKind::LightCavalry => CounterKind::LightCavalry,
        UnitKind::HorseArchers => CounterKind::HorseArchers,
        UnitKind::Dismounted => CounterKind::Dismounted,
        UnitKind::Garrison => CounterKind::Garrison,
        UnitKind::Train => CounterKind::Baggage,
    }
}

fn face(values: &FaceValues) -> FaceView {
    FaceView {
        archery: values.archery,
        dot: match values.dot {
            Dot::None => DotView::None,
            Dot::Solid => DotView::Solid,
            Dot::Open => DotView::Open,
        },
        ..FaceView::plain(values.strength, values.ma)
    }
}

fn counter(l10n: Localizer, s: &State, unit: UnitId) -> CounterView {
    let counter = l10n.scene.counter(unit);
    let piece = s.piece(unit);
    let (kind, kind_name) = kind(l10n, counter);
    let at = s.hex(unit);
    let (id, name) = (counter.id.clone(), l10n.word(unit).to_owned());
    CounterView {
        kind,
        kind_name,
        at,
        place: place(l10n, unit, piece.place),
        back_up: piece.face == Face::Back,
        back: counter.is_unit().then(|| face(&counter.back)),
        status: status(l10n, s, unit, piece),
        exerts_zoc: at.is_some() && s.exerts_zoc(l10n.scene, unit),
        reconstructed: counter.reconstructed.as_ref().map(|t| t.get(l10n.language).to_owned()),
        ..CounterView::bare(id, name, counter.side, face(&counter.front))
    }
}

fn place(l10n: Localizer, unit: UnitId, place: Place) -> String {
    let counter = l10n.scene.counter(unit);
    let name = l10n.name(unit);
    match place {
        Place::Map(hex) => say!(l10n, "bmw-at-hex", hex = l10n.label(hex)),
        Place::Unplaced => say!(l10n, "bmw-at-unplaced"),
        Place::Off(OffMap::Eliminated) if counter.is_leader() => {
            say!(l10n, "bmw-at-lost", unit = name)
        }
        Place::Off(OffMap::Eliminated) => say!(l10n, "bmw-at-eliminated", unit = name),
        Place::Off(OffMap::SetAside) => say!(l10n, "bmw-at-set-aside", unit = name),
        Place::Off(OffMap::Reserve) => say!(l10n, "bmw-at-withdrawn", unit = name),
        Place::Off(OffMap::Removed) if counter.is_unit() => say!(l10n, "bmw-at-removed"),
        Place::Off(OffMap::Removed) => say!(l10n, "bmw-at-captured", unit = name),
    }
}

fn status(l10n: Localizer, s: &State, unit: UnitId, piece: &Piece) -> Vec<StatusView> {
    let counter = l10n.scene.counter(unit);
    let mut words = Vec::new();
    let mut show = |shown: Option<Condition>, word: String, rule: &str| {
        words.push(StatusView { shown, word, rule: rule.to_owned() });
    };
    let at = s.hex(unit);
    if piece.face == Face::Back {
        if counter.changes_sides() {
            show(None, say!(l10n, "bmw-status-weak-side"), "9.6");
        } else {
            let word = say!(l10n, "bmw-status-disordered");
            show(Some(Condition::Disordered), word, "11.1");
        }
    }
    if piece.has(Mark::Charging) {
        show(Some(Condition::Charging), say!(l10n, "bmw-status-charging"), "9.6");
    }
    if piece.has(Mark::Disengaged) {
        show(None, say!(l10n, "bmw-status-disengaged", unit = l10n.name(unit)), "8.2");
    }
    if at.is_some() {
        let own_turn = counter.side == s.active;
        if own_turn && s.phase == PhaseName::Movement && piece.has(Mark::Moved) {
            let word = say!(l10n, "bmw-status-moved", unit = l10n.name(unit));
            show(Some(Condition::Moved), word, "4.1");
        }
        if s.phase == PhaseName::Archery && piece.has(Mark::Fired) {
            let word = say!(l10n, "bmw-status-fired", unit = l10n.name(unit));
            show(Some(Condition::Fired), word, "6.1");
        }
        if s.phase == PhaseName::Combat && piece.has(Mark::Fought) {
            show(None, say!(l10n, "bmw-status-fought", unit = l10n.name(unit)), "7.1");
        } else if s.phase == PhaseName::Combat && piece.has(Mark::Duty) {
            show(None, duty(l10n, s, unit), "7.3");
        }
    }
    if counter.is_unit() && at.is_some_and(|hex| s.in_ezoc(counter.side, hex)) {
        show(None, say!(l10n, "bmw-status-in-ezoc"), "5.2");
    }
    if counter.is_leader() && at.is_some_and(|hex| s.unit_at(hex).is_none()) {
        show(None, say!(l10n, "bmw-status-alone", unit = l10n.name(unit)), "10.4");
    }
    words
}

/// BMW 7.3: what a unit with a duty owes in this combat phase.
pub fn duty(l10n: Localizer, s: &State, unit: UnitId) -> String {
    let name = l10n.name(unit);
    if l10n.scene.counter(unit).side == s.active {
        say!(l10n, "bmw-status-must-attack", unit = name)
    } else {
        say!(l10n, "bmw-status-must-be-attacked", unit = name)
    }
}
