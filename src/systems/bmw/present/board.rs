//! The counters and zones of control as they are shown.

use super::super::scene::{Counter, FaceValues, Role, Scene};
use super::super::state::{Face, Piece, Place, State};
use crate::kernel::{Side, UnitId};
use crate::scenario::bmw::{Dot, OffMap, PhaseName, UnitKind};
use crate::view::{BoardView, CounterKind, CounterView, DotView, FaceView, StatusView};

pub fn board(scene: &Scene, s: &State) -> BoardView {
    let counters = (0..scene.counters.len())
        .map(|i| counter(scene, s, UnitId(u16::try_from(i).unwrap_or(u16::MAX))))
        .collect();
    let zoc =
        Side::ALL.map(|side| scene.map.grid.hexes().filter(|&hex| s.in_zoc(side, hex)).collect());
    BoardView { counters, zoc }
}

pub fn kind(counter: &Counter) -> (CounterKind, &'static str) {
    match counter.role {
        Role::Unit(UnitKind::Infantry) => (CounterKind::Infantry, "infantry"),
        Role::Unit(UnitKind::LightInfantry) => (CounterKind::LightInfantry, "light infantry"),
        Role::Unit(UnitKind::HeavyCavalry) => (CounterKind::HeavyCavalry, "heavy cavalry"),
        Role::Unit(UnitKind::Cavalry | UnitKind::Train) => (CounterKind::Cavalry, "cavalry"),
        Role::Unit(UnitKind::LightCavalry) => (CounterKind::LightCavalry, "light cavalry"),
        Role::Unit(UnitKind::HorseArchers) => (CounterKind::HorseArchers, "horse archers"),
        Role::Unit(UnitKind::Dismounted) => (CounterKind::Dismounted, "dismounted cavalry"),
        Role::Unit(UnitKind::Garrison) => (CounterKind::Garrison, "garrison"),
        Role::Leader { .. } => (CounterKind::Leader, "leader"),
        Role::Camp => (CounterKind::Camp, "camp"),
        Role::Trebuchet => (CounterKind::Trebuchet, "trebuchet"),
    }
}

fn face(values: &FaceValues) -> FaceView {
    FaceView {
        strength: values.strength.into(),
        ma: values.ma,
        archery: values.archery,
        dot: match values.dot {
            Dot::None => DotView::None,
            Dot::Solid => DotView::Solid,
            Dot::Open => DotView::Open,
        },
    }
}

fn counter(scene: &Scene, s: &State, unit: UnitId) -> CounterView {
    let counter = scene.counter(unit);
    let piece = s.piece(unit);
    let (kind, kind_name) = kind(counter);
    let at = s.hex(unit);
    CounterView {
        id: counter.id.clone(),
        name: counter.name.clone(),
        side: counter.side,
        kind,
        kind_name: kind_name.to_owned(),
        at,
        place: place(scene, counter, piece.place),
        back_up: piece.face == Face::Back,
        front: face(&counter.front),
        back: counter.is_unit().then(|| face(&counter.back)),
        status: status(scene, s, unit, piece),
        badge: None,
        facts: Vec::new(),
        exerts_zoc: at.is_some() && s.exerts_zoc(scene, unit),
        reconstructed: counter.reconstructed.clone(),
    }
}

fn place(scene: &Scene, counter: &Counter, place: Place) -> String {
    match place {
        Place::Map(hex) => format!("hex {}", scene.map.grid.label(hex)),
        Place::Unplaced => "to be set up".to_owned(),
        Place::Off(OffMap::Eliminated) if counter.is_leader() => "lost".to_owned(),
        Place::Off(OffMap::Eliminated) => "eliminated".to_owned(),
        Place::Off(OffMap::SetAside) => "set aside".to_owned(),
        Place::Off(OffMap::Reserve) => "withdrawn".to_owned(),
        Place::Off(OffMap::Removed) if counter.is_unit() => "out of the game".to_owned(),
        Place::Off(OffMap::Removed) => "captured".to_owned(),
    }
}

fn status(scene: &Scene, s: &State, unit: UnitId, piece: &Piece) -> Vec<StatusView> {
    let counter = scene.counter(unit);
    let mut words = Vec::new();
    let mut add = |on: bool, word: &str, rule: &str| {
        if on {
            words.push(StatusView { word: word.to_owned(), rule: rule.to_owned() });
        }
    };
    let back = piece.face == Face::Back;
    let on_map = s.hex(unit).is_some();
    add(back && !counter.changes_sides(), "disordered", "11.1");
    add(back && counter.changes_sides(), "weak side", "9.6");
    add(piece.charging, "charging", "9.6");
    add(piece.disengaged, "disengaged", "8.2");
    let own_turn = counter.side == s.active && on_map;
    add(own_turn && s.phase == PhaseName::Movement && piece.moved, "moved", "4.1");
    add(on_map && s.phase == PhaseName::Archery && piece.fired, "has fired", "6.1");
    let combat = on_map && s.phase == PhaseName::Combat;
    add(combat && piece.fought, "has fought", "7.1");
    let duty = combat && piece.duty && !piece.fought;
    add(duty && counter.side == s.active, "must attack", "7.3");
    add(duty && counter.side != s.active, "must be attacked", "7.3");
    let held = s.hex(unit).is_some_and(|hex| s.in_ezoc(counter.side, hex));
    add(held && counter.is_unit(), "in enemy zone of control", "5.2");
    let lone = counter.is_leader() && s.hex(unit).is_some_and(|hex| s.unit_at(hex).is_none());
    add(lone, "alone", "10.4");
    words
}
