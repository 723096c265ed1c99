//! Everything beside the field: turn, phases, what can be counted.

use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Phase, State};
use super::super::system::Acies;
use super::cards::{self, deck_size};
use super::localizer::{PHASES, whole};
use super::{Localizer, prompt};
use crate::kernel::{Both, GameOf, Rule, Side};
use crate::say;
use crate::scenario::OptionSet;
use crate::view::{FactView, Help, PhaseView, ProgressView, SideView, TableView, TurnView};

/// Points are not counted.
pub fn points(_: &Scene, _: &GameOf<Acies>) -> Both<Option<u32>> {
    Both([None; 2])
}

pub fn table(l10n: Localizer, game: &GameOf<Acies>, viewer: Option<Side>) -> TableView {
    let s = &game.state;
    TableView {
        turn: turn(l10n, game),
        sides: Side::ALL.map(|side| side_view(l10n, s, side)),
        facts: facts(l10n, s, viewer),
        duties: Vec::new(),
        odds: None,
        hits: None,
        command: Vec::new(),
        displays: Vec::new(),
        cards: Some(Box::new(cards::cards(l10n, game, viewer))),
        interrupt: None,
        engaged: Vec::new(),
        shots: Vec::new(),
        zones: Vec::new(),
        goals: Vec::new(),
        options: l10n.scene.options.views(),
        special: Vec::new(),
        help: Help::default(),
    }
}

fn turn(l10n: Localizer, game: &GameOf<Acies>) -> TurnView {
    let s = &game.state;
    let phase = |phase: Phase| PhaseView {
        name: l10n.phase(phase),
        rule: phase.rule().section.to_owned(),
        now: whole(s.phase) == phase,
    };
    let deploys = prompt::decider(l10n.scene, game).filter(|_| s.phase == Phase::SetUp);
    TurnView {
        turn: s.turn,
        // The last turn is there to end what would never end: nobody plays towards it.
        turns: None,
        stage: s.extra.then(|| say!(l10n, "acies-extra-turn")),
        active: if s.phase == Phase::SetUp { deploys } else { Some(s.active) },
        phases: PHASES.map(phase).to_vec(),
    }
}

fn side_view(l10n: Localizer, s: &State, side: Side) -> SideView {
    let rout = l10n.scene.options.route_level.then(|| l10n.scene.rout(s, side));
    let progress = rout.map(|(lost, total)| ProgressView {
        label: say!(l10n, "acies-progress-rout"),
        now: lost,
        needed: total / 2 + 1,
        rule: rules::ROUTE_LEVEL.section.to_owned(),
    });
    SideView {
        side,
        id: l10n.scene.armies[side].side.id.clone(),
        name: l10n.side(side).text.into_owned(),
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
fn facts(l10n: Localizer, s: &State, viewer: Option<Side>) -> Vec<FactView> {
    let mut facts = Vec::new();
    for side in Side::ALL {
        let (name, held) = (l10n.side(side), s.of(side));
        let value = say!(
            l10n,
            "acies-fact-held",
            deck = deck_size(l10n.scene, s, side, viewer),
            hand = held.hand.len(),
            reserve = held.reserve.len(),
        );
        facts.push(fact(say!(l10n, "acies-fact-cards", side = name.clone()), value, rules::PILES));
        let (up, down) = (held.casualties.len(), held.face_down.len());
        let value = match (up, down) {
            (0, 0) => say!(l10n, "acies-fact-no-casualties"),
            (up, 0) => say!(l10n, "acies-fact-lost", up = up),
            (up, down) => say!(l10n, "acies-fact-lost-face-down", up = up, down = down),
        };
        let label = say!(l10n, "acies-fact-casualties", side = name.clone());
        facts.push(fact(label, value, rules::CASUALTIES_STAY));
        let label = say!(l10n, "acies-fact-flank-points", side = name);
        facts.push(fact(label, held.flank_points.to_string(), rules::FLANK_POINTS));
    }
    let army = match s.encircling() {
        Some(side) => l10n.side(side).text.into_owned(),
        None => say!(l10n, "acies-fact-nobody"),
    };
    facts.push(fact(say!(l10n, "acies-fact-encircling"), army, rules::ENCIRCLING));
    let attacks = s.phase == Phase::Attack;
    if s.break_morale && attacks {
        let (label, value) =
            (say!(l10n, "acies-card-break-morale"), say!(l10n, "acies-fact-main-body"));
        facts.push(fact(label, value, rules::BREAK_MORALE));
    }
    if s.no_attacks && attacks {
        let label = say!(l10n, "acies-card-difficult-terrain");
        facts.push(fact(label, say!(l10n, "acies-fact-no-attacks"), rules::DIFFICULT));
    }
    facts
}
