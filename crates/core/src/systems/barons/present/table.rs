//! Everything beside the map: turn, victory, facts, chits, displays.

use super::super::frame::Frame;
use super::super::melee_resolution::MeleeResolution;
use super::super::rules::RESTRICTIONS;
use super::super::scene::{BattleId, Scene, Setup};
use super::super::state::{Activation, Effectiveness, Segment, State};
use super::super::system::Barons;
use super::super::victory;
use super::{Localizer, command, display, help, hits, interrupt};
use crate::board::Hex;
use crate::kernel::{Both, GameOf, Side, UnitId};
use crate::say;
use crate::scenario::OptionSet;
use crate::view::{
    AttackView, FactView, PhaseView, ProgressView, SideView, TableView, TurnView, VpLine,
};

/// BARONS 15.0: as they stand.
pub fn points(scene: &Scene, game: &GameOf<Barons>) -> Both<Option<u32>> {
    Both::from_fn(|side| Some(victory::points(scene, &game.state, side).into()))
}

pub fn table(l10n: Localizer, game: &GameOf<Barons>, viewer: Option<Side>) -> TableView {
    let s = &game.state;
    TableView {
        turn: turn(l10n, s),
        sides: Side::ALL.map(|side| side_view(l10n, s, side)),
        facts: facts(l10n, s),
        duties: Vec::new(),
        odds: None,
        hits: waiting(game).map(|combat| hits::melee(l10n, s, combat)),
        command: command::command(l10n, s, viewer),
        displays: display::displays(l10n, s),
        cards: None,
        interrupt: interrupt::interrupt(l10n, game),
        engaged: engaged(l10n, game),
        shots: Vec::new(),
        zones: zones(l10n, game),
        goals: Vec::new(),
        options: l10n.scene.options.views(),
        special: special(l10n),
        help: help::help(l10n),
    }
}

/// The segments of a turn, in order.
const SEGMENTS: [Segment; 10] = [
    Segment::Replacement,
    Segment::Initiative,
    Segment::Movement,
    Segment::Adjustment,
    Segment::DefensiveFire,
    Segment::OffensiveFire,
    Segment::Melee,
    Segment::ChargeContinuation,
    Segment::AttackContinuation,
    Segment::Recovery,
];

fn turn(l10n: Localizer, s: &State) -> TurnView {
    let phases = SEGMENTS.map(|segment| PhaseView {
        name: l10n.segment(segment),
        rule: segment.rule().section.to_owned(),
        now: segment == s.segment,
    });
    let active = s.activation.as_ref().map(|active| active.side);
    let holder = s.initiative.filter(|_| s.turn > 0 && s.segment == Segment::Recovery);
    TurnView {
        turn: s.turn,
        turns: l10n.scene.turn_limit(),
        stage: None,
        active: active.or(holder),
        phases: phases.to_vec(),
    }
}

fn side_view(l10n: Localizer, s: &State, side: Side) -> SideView {
    let enemies = &l10n.scene.commands[side.enemy()];
    let line = |&battle: &BattleId| {
        let points = victory::worth(l10n.scene, s, side, battle);
        let (name, state) = (l10n.battle(battle), l10n.effectiveness(s, battle));
        (points > 0).then(|| VpLine {
            label: say!(l10n, "barons-vp-battle", battle = name, state = state),
            points: points.into(),
            rule: "15.0".to_owned(),
        })
    };
    let down = |&&battle: &&BattleId| {
        s.is_eliminated(battle) || s.battle(battle).effectiveness != Effectiveness::Good
    };
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    SideView {
        side,
        id: l10n.scene.armies[side].id.clone(),
        name: l10n.army(side).text.into_owned(),
        vp: Some(victory::points(l10n.scene, s, side).into()),
        lines: enemies.iter().filter_map(line).collect(),
        morale: None,
        progress: vec![ProgressView {
            label: say!(l10n, "barons-progress-down"),
            now: count(enemies.iter().filter(down).count()),
            needed: count(enemies.len()),
            rule: "15.0".to_owned(),
        }],
    }
}

fn fact(label: String, value: String, rule: &str) -> FactView {
    FactView { label, value, rule: rule.to_owned() }
}

/// Who has the initiative, which Battle acts with which chit, and what binds it.
fn facts(l10n: Localizer, s: &State) -> Vec<FactView> {
    let mut facts = Vec::new();
    if let Some(holder) = s.initiative {
        let army = l10n.army(holder);
        let value = say!(l10n, "barons-fact-initiative-of", army = army, running = s.running);
        facts.push(fact(say!(l10n, "barons-fact-initiative"), value, "5.1b"));
    }
    if let Some(active) = &s.activation {
        activation(l10n, s, active, &mut facts);
    }
    if let (Some((battle, _)), Some(target)) = (l10n.scene.edward, s.edward.target) {
        let value = if s.edward.freed {
            say!(l10n, "barons-fact-edward-free")
        } else {
            say!(l10n, "barons-fact-edward-bound", battle = l10n.battle(target))
        };
        facts.push(fact(l10n.battle(battle).text.into_owned(), value, "14.1"));
    }
    for side in Side::ALL {
        for &battle in &l10n.scene.commands[side] {
            let Setup::Enters { activation, .. } = l10n.scene.battle(battle).setup else {
                continue;
            };
            if s.is_in_play(l10n.scene, battle) || s.is_eliminated(battle) {
                continue;
            }
            let (army, won) = (l10n.army(side), s.won[side]);
            let value =
                say!(l10n, "barons-fact-comes", army = army, activation = activation, won = won);
            facts.push(fact(l10n.battle(battle).text.into_owned(), value, "14.5"));
        }
    }
    facts
}

fn activation(l10n: Localizer, s: &State, active: &Activation, facts: &mut Vec<FactView>) {
    let battle = l10n.battle(active.battle);
    let value = if active.interlude {
        say!(l10n, "barons-fact-interlude", battle = battle)
    } else if active.round > 0 {
        say!(l10n, "barons-fact-continued", battle = battle, chit = active.chit)
    } else {
        say!(l10n, "barons-fact-activated-with", battle = battle, chit = active.chit)
    };
    facts.push(fact(say!(l10n, "barons-fact-activated"), value, "3.C"));
    let used = active.designated.len();
    let value = match active.chit {
        0 => say!(l10n, "barons-fact-no-attacks"),
        1 | 2 if used == 0 => say!(l10n, "barons-fact-attacks-left", most = active.chit),
        1 | 2 => {
            let hexes = l10n.labels(&active.designated);
            say!(l10n, "barons-fact-attacks", used = used, most = active.chit, hexes = hexes)
        }
        _ => say!(l10n, "barons-fact-attacks-free"),
    };
    facts.push(fact(say!(l10n, "barons-fact-new-attacks"), value, RESTRICTIONS.section));
    let units = l10n.scene.battle(active.battle).units.iter().filter(|&&u| s.hex(u).is_some());
    let (all, led) = units
        .fold((0_u8, 0_u8), |(all, led), &unit| (all + 1, led + u8::from(s.unit(unit).commanded)));
    let value = say!(l10n, "barons-fact-led", commanded = led, units = all);
    facts.push(fact(say!(l10n, "barons-fact-in-command"), value, "6.2b"));
}

/// The melee that is being fought, if one is.
fn fought(game: &GameOf<Barons>) -> Option<&MeleeResolution> {
    game.procedures().iter().rev().find_map(|doing| match doing {
        Frame::MeleeResolution(combat) => Some(combat),
        _ => None,
    })
}

/// The melee that waits for its reply.
fn waiting(game: &GameOf<Barons>) -> Option<&MeleeResolution> {
    match game.top() {
        Some(Frame::MeleeResolution(combat)) => Some(combat),
        _ => None,
    }
}

/// What is being attacked: charges on their way, each at the hex that it goes for, and the melee that is being fought.
fn engaged(l10n: Localizer, game: &GameOf<Barons>) -> Vec<AttackView> {
    let s = &game.state;
    let ids = |units: &mut dyn Iterator<Item = UnitId>| units.map(|unit| l10n.id(unit)).collect();
    let attack = |attackers: &[UnitId], target: Hex| {
        let mut defenders = s.stack(target).filter(|unit| !attackers.contains(unit));
        AttackView {
            attackers: ids(&mut attackers.iter().copied()),
            defenders: ids(&mut defenders),
            place: Some(l10n.label(target)),
        }
    };
    let of = |doing: &Frame| match doing {
        Frame::Mover(mover) => {
            let goes = mover.units().iter().find_map(|&unit| s.unit(unit).charge);
            goes.filter(|_| mover.is_charging()).map(|target| attack(mover.units(), target))
        }
        Frame::Charging(charging) => {
            charging.aimed().map(|target| attack(charging.units(), target))
        }
        _ => None,
    };
    let melee = fought(game).map(|combat| {
        let attackers: Vec<UnitId> = combat.units().collect();
        attack(&attackers, combat.target())
    });
    game.procedures().iter().filter_map(of).chain(melee).collect()
}

/// Hexes that matter to the decision: areas of set-up, hexes of entry, hexes that count as new attacks.
fn zones(l10n: Localizer, game: &GameOf<Barons>) -> Vec<(String, Vec<String>)> {
    let s = &game.state;
    let labels = |hexes: &mut dyn Iterator<Item = Hex>| hexes.map(|hex| l10n.label(hex)).collect();
    match game.top() {
        Some(Frame::SetUp(setup)) => {
            let unit = setup.next(l10n.scene, s);
            let chosen = unit.map(|unit| l10n.scene.battle_of(unit));
            let battles = l10n.scene.commands[setup.side()].iter().copied();
            let shown = battles.filter(|&battle| chosen.is_none_or(|chosen| chosen == battle));
            let mut zones: Vec<(String, Vec<String>)> = Vec::new();
            for battle in shown {
                let Setup::Zone(area) = &l10n.scene.battle(battle).setup else { continue };
                let name = say!(l10n, "barons-zone-set-up", battle = l10n.battle(battle));
                let hexes: Vec<String> = labels(&mut area.iter());
                if zones.iter().all(|(_, other)| *other != hexes) {
                    zones.push((name, hexes));
                }
            }
            zones
        }
        Some(Frame::Movement(_) | Frame::Mover(_)) => {
            let Some(active) = &s.activation else { return Vec::new() };
            let mut zones = Vec::new();
            if let Setup::Enters { hexes, .. } = &l10n.scene.battle(active.battle).setup {
                let name = say!(l10n, "barons-zone-entry", battle = l10n.battle(active.battle));
                zones.push((name, labels(&mut hexes.iter().copied())));
            }
            if active.chit <= 2 && !active.designated.is_empty() {
                let name = say!(l10n, "barons-zone-new-attacks");
                zones.push((name, labels(&mut active.designated.iter().copied())));
            }
            zones
        }
        _ => Vec::new(),
    }
}

/// The special rules of the scenario.
fn special(l10n: Localizer) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    if let Some((battle, freed_on)) = l10n.scene.edward {
        let text =
            say!(l10n, "barons-special-edward", battle = l10n.battle(battle), die = freed_on);
        lines.push((text, "14.1".to_owned()));
    }
    for battle in Side::ALL.into_iter().flat_map(|side| l10n.scene.commands[side].iter().copied()) {
        let Setup::Enters { hexes, one_hex, activation } = &l10n.scene.battle(battle).setup else {
            continue;
        };
        let (name, activation) = (l10n.battle(battle), *activation);
        let text = if *one_hex {
            let hexes = l10n.labels(hexes);
            say!(
                l10n,
                "barons-special-enters-at",
                battle = name,
                activation = activation,
                hexes = hexes
            )
        } else {
            say!(l10n, "barons-special-enters", battle = name, activation = activation)
        };
        lines.push((text, "14.5".to_owned()));
    }
    lines
}
