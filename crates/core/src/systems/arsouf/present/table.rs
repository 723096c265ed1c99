//! Turn, progress and options: everything beside the board (ARSOUF M4.3, M4.5, M8.2).

use super::super::frame::Frame;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Arsouf;
use super::Localizer;
use super::entry::phase_name;
use crate::kernel::{Both, GameOf, Side};
use crate::say;
use crate::scenario::OptionSet;
use crate::scenario::arsouf::PhaseName;
use crate::view::{
    AttackView, FactView, Help, PhaseView, ProgressView, SideView, TableView, TurnView,
};
use crate::words::Language;

/// Points are not counted.
pub fn points(_: &Scene, _: &GameOf<Arsouf>) -> Both<Option<u32>> {
    Both([None; 2])
}

pub fn table(l10n: Localizer, game: &GameOf<Arsouf>, _: Option<Side>) -> TableView {
    let Localizer { scene, language: l } = l10n;
    let s = &game.state;
    TableView {
        turn: turn(scene, s, l),
        sides: Side::ALL.map(|side| side_view(scene, s, side, l)),
        facts: facts(scene, s, l),
        duties: Vec::new(),
        odds: None,
        hits: None,
        command: Vec::new(),
        displays: Vec::new(),
        cards: None,
        interrupt: None,
        engaged: engaged(scene, game),
        shots: Vec::new(),
        zones: zones(scene, game, l),
        goals: goals(scene, l),
        options: scene.options.views(),
        special: Vec::new(),
        help: Help::default(),
    }
}

fn turn(scene: &Scene, s: &State, l: Language) -> TurnView {
    let phases = [PhaseName::Movement, PhaseName::Combat].map(|phase| PhaseView {
        name: phase_name(phase, l),
        rule: rules::phase(phase).section.to_owned(),
        now: phase == s.phase,
    });
    TurnView {
        turn: s.turn,
        turns: scene.turn_limit(),
        stage: None,
        active: Some(s.active),
        phases: phases.to_vec(),
    }
}

fn side_view(scene: &Scene, s: &State, side: Side, l: Language) -> SideView {
    let goal = &scene.goal;
    let progress = |label: String, now: u8, needed: u8| ProgressView {
        label,
        now: now.into(),
        needed: needed.into(),
        rule: "3.1".to_owned(),
    };
    SideView {
        side,
        id: scene.armies[side].id.clone(),
        name: scene.armies[side].name.get(l).to_owned(),
        vp: None,
        lines: Vec::new(),
        morale: None,
        progress: if side == goal.side {
            vec![
                progress(say!(l, "arsouf-progress-baggage"), s.arrived.0, goal.baggage),
                progress(say!(l, "arsouf-progress-others"), s.arrived.1, goal.others),
            ]
        } else {
            Vec::new()
        },
    }
}

/// ARSOUF M4.3: pieces left, wounded, killed and arrived, side by side.
fn facts(scene: &Scene, s: &State, l: Language) -> Vec<FactView> {
    let mut facts = Vec::new();
    for side in Side::ALL {
        let wounded = s.on_board(scene, side).filter(|&(u, _)| s.piece(u).wounded).count();
        let value = say!(
            l,
            "arsouf-fact-pieces-left",
            left = s.on_board(scene, side).count(),
            wounded = wounded,
            killed = s.killed[side],
            before = scene.killed_before[side],
            arrived = if side == scene.goal.side { s.arrived.0 + s.arrived.1 } else { 0 },
            goal = scene.goal.name.get(l),
        );
        let label = scene.armies[side].name.get(l).to_owned();
        facts.push(FactView { label, value, rule: "1.3".to_owned() });
    }
    facts
}

/// Announced attacks that wait for their dice.
fn engaged(scene: &Scene, game: &GameOf<Arsouf>) -> Vec<AttackView> {
    let Some(Frame::Attacks(attacks)) = game.top() else { return Vec::new() };
    let id = |unit: crate::kernel::UnitId| vec![scene.piece(unit).id.clone()];
    let attack = |&(unit, target): &_| AttackView {
        attackers: id(unit),
        defenders: id(target),
        place: None,
    };
    attacks.announced.iter().map(attack).collect()
}

/// ARSOUF M3.3: the area in which a side deploys.
/// ARSOUF 5.7: where the column is to arrive.
fn goals(scene: &Scene, l: Language) -> Vec<(String, Vec<String>)> {
    let hexes = scene.goal.town.iter().map(|hex| scene.label(hex)).collect();
    vec![(scene.goal.name.get(l).to_owned(), hexes)]
}

fn zones(scene: &Scene, game: &GameOf<Arsouf>, l: Language) -> Vec<(String, Vec<String>)> {
    let Some(Frame::SetUp(setup)) = game.top() else { return Vec::new() };
    let area = &scene.deploy[setup.side()];
    let hexes = area.hexes.iter().map(|&hex| scene.label(hex)).collect();
    vec![(area.name.get(l).to_owned(), hexes)]
}
