//! Everything beside the field: turn, phases, what can be counted.

use super::super::rules;
use super::super::state::{Phase, State};
use super::super::system::Acies;
use super::cards::{self, deck_size};
use super::voice::{PHASES, whole};
use super::{Voice, prompt};
use crate::kernel::{GameOf, Rule, Side};
use crate::say;
use crate::scenario::OptionSet;
use crate::view::{FactView, PhaseView, ProgressView, SideView, TableView, TurnView};

pub fn table(v: Voice, game: &GameOf<Acies>, viewer: Option<Side>) -> TableView {
    let s = &game.state;
    TableView {
        turn: turn(v, game),
        sides: Side::ALL.map(|side| side_view(v, s, side)),
        facts: facts(v, s, viewer),
        duties: Vec::new(),
        odds: None,
        hits: None,
        command: Vec::new(),
        displays: Vec::new(),
        cards: Some(Box::new(cards::cards(v, game, viewer))),
        interrupt: None,
        engaged: (Vec::new(), Vec::new()),
        shots: Vec::new(),
        zones: Vec::new(),
        options: v.scene.options.views(),
        special: Vec::new(),
    }
}

fn turn(v: Voice, game: &GameOf<Acies>) -> TurnView {
    let s = &game.state;
    let phase = |phase: Phase| PhaseView {
        name: v.phase(phase),
        rule: phase.rule().section.to_owned(),
        now: whole(s.phase) == phase,
    };
    let deploys = prompt::decider(v.scene, game).filter(|_| s.phase == Phase::SetUp);
    TurnView {
        turn: s.turn,
        turns: Some(v.scene.options.turn_cap),
        stage: s.extra.then(|| say!(v, "acies-extra-turn")),
        active: if s.phase == Phase::SetUp { deploys } else { Some(s.active) },
        phases: PHASES.map(phase).to_vec(),
    }
}

fn side_view(v: Voice, s: &State, side: Side) -> SideView {
    let rout = v.scene.options.route_level.then(|| v.scene.rout(s, side));
    let progress = rout.map(|(lost, total)| ProgressView {
        label: say!(v, "acies-progress-rout"),
        now: lost,
        needed: total / 2 + 1,
        rule: rules::ROUTE_LEVEL.section.to_owned(),
    });
    SideView {
        side,
        id: v.scene.armies[side].side.id.clone(),
        name: v.side(side).text.into_owned(),
        vp: None,
        lines: Vec::new(),
        morale: None,
        progress: progress.into_iter().collect(),
    }
}

fn fact(label: String, value: String, rule: Rule) -> FactView {
    FactView { label, value, rule: rule.section.to_owned() }
}

/// ACIES 17.1: what both sides may count, and what is in force.
fn facts(v: Voice, s: &State, viewer: Option<Side>) -> Vec<FactView> {
    let mut facts = Vec::new();
    for side in Side::ALL {
        let (name, held) = (v.side(side), s.of(side));
        let value = say!(
            v,
            "acies-fact-held",
            deck = deck_size(v.scene, s, side, viewer),
            hand = held.hand.len(),
            reserve = held.reserve.len(),
        );
        facts.push(fact(say!(v, "acies-fact-cards", side = name.clone()), value, rules::PILES));
        let (up, down) = (held.casualties.len(), held.face_down.len());
        let value = match (up, down) {
            (0, 0) => say!(v, "acies-fact-no-casualties"),
            (up, 0) => say!(v, "acies-fact-lost", up = up),
            (up, down) => say!(v, "acies-fact-lost-face-down", up = up, down = down),
        };
        let label = say!(v, "acies-fact-casualties", side = name.clone());
        facts.push(fact(label, value, rules::CASUALTIES_STAY));
        let label = say!(v, "acies-fact-flank-points", side = name);
        facts.push(fact(label, held.flank_points.to_string(), rules::FLANK_POINTS));
    }
    let army = match s.encircling() {
        Some(side) => v.side(side).text.into_owned(),
        None => say!(v, "acies-fact-nobody"),
    };
    facts.push(fact(say!(v, "acies-fact-encircling"), army, rules::ENCIRCLING));
    let attacks = s.phase == Phase::Attack;
    if s.break_morale && attacks {
        let (label, value) = (say!(v, "acies-card-break-morale"), say!(v, "acies-fact-main-body"));
        facts.push(fact(label, value, rules::BREAK_MORALE));
    }
    if s.no_attacks && attacks {
        let label = say!(v, "acies-card-difficult-terrain");
        facts.push(fact(label, say!(v, "acies-fact-no-attacks"), rules::DIFFICULT));
    }
    facts
}
