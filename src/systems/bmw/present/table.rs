//! Turn, victory, morale, duties, odds, charts, options.

use super::super::Bmw;
use super::super::charts::terrain_effects;
use super::super::combat::{check_attack, owing};
use super::super::frame::Doing;
use super::super::odds::{Odds, odds};
use super::super::scene::Scene;
use super::super::state::State;
use super::super::{morale, victory};
use super::entry::phase_name;
use super::name;
use crate::kernel::{GameOf, Side, UnitId};
use crate::scenario::OptionSet;
use crate::scenario::bmw::PhaseName;
use crate::scenario::options::{ChargeMultiplier, Options};
use crate::view::{
    Chart, DutyView, MoraleView, OddsPart, OddsStep, OddsView, OptionView, PhaseView, SideView,
    TableView, TurnView, VpLine,
};

pub fn table(scene: &Scene, game: &GameOf<Bmw>) -> TableView {
    let s = &game.state;
    let (attackers, defenders) = engaged(game);
    let fighting = !attackers.is_empty()
        && !defenders.is_empty()
        && defenders.iter().all(|&u| scene.counter(u).is_unit());
    let ids = |units: &[UnitId]| units.iter().map(|&u| scene.counter(u).id.clone()).collect();
    TableView {
        turn: turn(scene, game),
        sides: Side::ALL.map(|side| side_view(scene, s, side)),
        facts: Vec::new(),
        duties: duties(scene, s),
        odds: fighting.then(|| odds_view(scene, s, &attackers, &defenders)),
        engaged: (ids(&attackers), ids(&defenders)),
        shots: shots(scene, game),
        zones: zones(scene, game),
        options: options(scene),
        special: special(scene),
    }
}

/// The combat that is being planned or fought.
fn engaged(game: &GameOf<Bmw>) -> (Vec<UnitId>, Vec<UnitId>) {
    let found = game.procedures().iter().rev().find_map(|doing| match doing {
        Doing::Melee(melee) => Some((melee.attackers.to_vec(), melee.defenders.to_vec())),
        Doing::Combat(combat) => Some((combat.attackers.to_vec(), combat.defenders.to_vec())),
        _ => None,
    });
    found.unwrap_or_default()
}

fn shots(scene: &Scene, game: &GameOf<Bmw>) -> Vec<(String, String)> {
    let Some(Doing::OffensiveFire(fire)) = game.top() else { return Vec::new() };
    let id = |u: UnitId| scene.counter(u).id.clone();
    fire.declared.iter().map(|&(firer, target)| (id(firer), id(target))).collect()
}

fn zones(scene: &Scene, game: &GameOf<Bmw>) -> Vec<(String, Vec<String>)> {
    let Some(Doing::SetUp(setup)) = game.top() else { return Vec::new() };
    setup
        .zones(scene)
        .into_iter()
        .map(|zone| {
            let zone = &scene.zones[zone];
            let hexes = zone.hexes.iter().map(|&hex| scene.map.grid.label(hex));
            (zone.name.clone(), hexes.collect())
        })
        .collect()
}

fn turn(scene: &Scene, game: &GameOf<Bmw>) -> TurnView {
    const PHASES: [(PhaseName, &str); 4] = [
        (PhaseName::Movement, "4.1"),
        (PhaseName::Archery, "6.1"),
        (PhaseName::Combat, "7.1"),
        (PhaseName::Reorganization, "11.1"),
    ];
    let s = &game.state;
    let setting_up = game.procedures().iter().any(|doing| matches!(doing, Doing::SetUp(_)));
    let phases = PHASES.map(|(phase, rule)| PhaseView {
        name: phase_name(phase).to_owned(),
        rule: rule.to_owned(),
        now: phase == s.phase && !setting_up,
    });
    let stages = scene.special.withdrawal.is_some();
    TurnView {
        turn: if setting_up && s.turn == 0 { 0 } else { s.turn.into() },
        turns: Some(scene.turns.into()),
        stage: stages.then(|| format!("Stage {}", s.stage)),
        active: Some(s.active),
        phases: phases.to_vec(),
    }
}

fn side_view(scene: &Scene, s: &State, side: Side) -> SideView {
    SideView {
        side,
        id: scene.armies[side].id.clone(),
        name: scene.armies[side].name.clone(),
        vp: Some(victory::points(scene, s, side)),
        lines: vp_lines(scene, s, side),
        morale: Some(morale_view(scene, s, side)),
        progress: Vec::new(),
    }
}

fn vp_lines(scene: &Scene, s: &State, side: Side) -> Vec<VpLine> {
    let enemy = side.enemy();
    let (camps, trebuchets) = morale::marker_losses(scene, s, enemy);
    let lines = [
        ("Strength of eliminated enemy units", s.fallen[enemy], "16.2"),
        ("Enemy leaders lost", morale::leader_losses(scene, s, enemy), "16.2"),
        ("Enemy camps captured", camps, "15.2"),
        ("Trebuchets captured", trebuchets, "15.3"),
        ("Strategic withdrawal of the enemy", s.bonus[side], "15.5"),
    ];
    lines
        .into_iter()
        .filter(|&(_, points, _)| points > 0)
        .map(|(label, points, rule)| VpLine {
            label: label.to_owned(),
            points,
            rule: rule.to_owned(),
        })
        .collect()
}

fn morale_view(scene: &Scene, s: &State, side: Side) -> MoraleView {
    let levels = scene.morale(side, s.stage);
    let losses = morale::losses(scene, s, side);
    let next = if losses >= levels.disintegrates {
        "The army has disintegrated.".to_owned()
    } else if losses >= levels.demoralized {
        format!(
            "Demoralized: every attack is shifted one column to the left. {} more points and the \
             army disintegrates.",
            levels.disintegrates - losses
        )
    } else {
        format!(
            "{} more points and the army is demoralized: its attacks are shifted one column to \
             the left.",
            levels.demoralized - losses
        )
    };
    MoraleView {
        losses,
        demoralized_at: levels.demoralized,
        disintegrates_at: levels.disintegrates,
        demoralized: s.demoralized[side],
        rally: levels.rally.unwrap_or((0, 0)),
        next,
    }
}

fn duties(scene: &Scene, s: &State) -> Vec<DutyView> {
    if s.phase != PhaseName::Combat {
        return Vec::new();
    }
    let open: Vec<UnitId> = owing(scene, s).collect();
    let mut duties = Vec::new();
    for side in [s.active, s.active.enemy()] {
        let owes = if side == s.active { "must attack" } else { "must be attacked" };
        for (unit, _) in s.units_on_map(scene, side).filter(|&(u, _)| s.piece(u).duty) {
            duties.push(DutyView {
                unit: scene.counter(unit).id.clone(),
                owes: owes.to_owned(),
                done: !open.contains(&unit),
                rule: "7.3".to_owned(),
            });
        }
    }
    duties
}

fn options(scene: &Scene) -> Vec<OptionView> {
    let defaults = Options::default();
    scene
        .options
        .entries()
        .into_iter()
        .map(|(name, value)| OptionView {
            is_default: defaults.get(&name).as_ref() == Some(&value),
            name,
            value,
        })
        .collect()
}

fn special(scene: &Scene) -> Vec<(String, String)> {
    let rules = &scene.special;
    let army = |side: Side| scene.armies[side].name.as_str();
    let mut lines = Vec::new();
    let mut add = |text: String, rule: &str| lines.push((text, rule.to_owned()));
    if let Some((side, minus)) = rules.karr_wa_farr {
        add(format!("{}: feigned retreats, die minus {minus}", army(side)), "15.1");
    }
    if let Some((vp, face)) = rules.camps {
        add(format!("Camps are worth {vp} points; a unit scatters on {face} to 6"), "15.2");
    }
    if let Some(vp) = rules.trebuchets {
        add(format!("Trebuchets are worth {vp} points"), "15.3");
    }
    if let Some(fortress) = &rules.fortress {
        add(format!("The fortress is closed to the {}", army(fortress.barred)), "15.4");
    }
    if let Some(sortie) = &rules.sortie {
        add(format!("{}: one sortie, from stage {}", army(sortie.side), sortie.stage), "15.4");
    }
    if let Some(withdrawal) = &rules.withdrawal {
        let text = format!(
            "{}: strategic withdrawal; {} points for the enemy per turn left",
            army(withdrawal.side),
            withdrawal.bonus
        );
        add(text, "15.5");
    }
    if let Some(line) = &rules.line {
        add(format!("{}: victory by a traced line at the end", army(line.side)), "16.1");
    }
    lines
}

/// The odds of a combat in words, step by step (BMW 7.2, 7.5, 10.2, 11.3).
#[must_use]
pub fn odds_view(scene: &Scene, s: &State, attackers: &[UnitId], defenders: &[UnitId]) -> OddsView {
    let odds = odds(scene, s, attackers, defenders);
    let (results, automatic, chances) = results(scene, &odds);
    OddsView {
        attackers: parts(scene, &odds.attackers),
        defenders: parts(scene, &odds.defenders),
        attack: odds.attack,
        defence: odds.defence,
        steps: steps(scene, &odds),
        odds: scene.crt.name(odds.rung),
        results,
        automatic,
        chances,
    }
}

fn parts(scene: &Scene, shares: &[super::super::odds::Share]) -> Vec<OddsPart> {
    let part = |share: &super::super::odds::Share| {
        let mut notes = Vec::new();
        if share.strength != share.printed + share.leader {
            let factor = match scene.options.charge_multiplier {
                ChargeMultiplier::X15 => "charge x1.5",
                ChargeMultiplier::X2 => "charge x2",
                ChargeMultiplier::None => "",
            };
            notes.push(factor.to_owned());
        }
        if share.leader > 0 {
            notes.push(format!("leader +{}", share.leader));
        }
        if share.halved {
            notes.push("halved".to_owned());
        }
        OddsPart {
            unit: scene.counter(share.unit).id.clone(),
            name: name(scene, share.unit).to_owned(),
            strength: share.strength,
            note: notes.join(", "),
        }
    };
    shares.iter().map(part).collect()
}

fn steps(scene: &Scene, odds: &Odds) -> Vec<OddsStep> {
    let crt = &scene.crt;
    let rung = |left: u32| crt.name(crt.shifted(odds.ratio, left, scene.options.shift_model));
    let raw = if odds.ratio >= 0 {
        format!("{}-1", odds.ratio + 1)
    } else {
        format!("1-{}", 1 - odds.ratio)
    };
    let halved: Vec<&str> =
        odds.attackers.iter().filter(|a| a.halved).map(|a| name(scene, a.unit)).collect();
    let mut steps = Vec::new();
    if !halved.is_empty() {
        steps.push(OddsStep {
            label: format!("halved together, rounded up: {}", halved.join(", ")),
            rule: "7.5".to_owned(),
            odds: String::new(),
        });
    }
    steps.push(OddsStep {
        label: format!("{}:{} is {raw}", odds.attack, odds.defence),
        rule: "7.2".to_owned(),
        odds: rung(0),
    });
    if odds.terrain > 0 {
        steps.push(OddsStep {
            label: format!("defender on a hill {}L", odds.terrain),
            rule: "7.5".to_owned(),
            odds: rung(odds.terrain),
        });
    }
    if odds.demoralized > 0 {
        steps.push(OddsStep {
            label: "attackers demoralized 1L".to_owned(),
            rule: "11.3".to_owned(),
            odds: rung(odds.terrain + odds.demoralized),
        });
    }
    steps
}

/// Results by face, whether they are automatic, and chances in sixths.
fn results(scene: &Scene, odds: &Odds) -> (Vec<String>, bool, Vec<(String, u8)>) {
    let results: Vec<String> =
        (1..=6).map(|face| scene.crt.result(odds.rung, face).printed().to_owned()).collect();
    let mut chances: Vec<(String, u8)> = Vec::new();
    for result in &results {
        match chances.iter_mut().find(|(name, _)| name == result) {
            Some((_, sixths)) => *sixths += 1,
            None => chances.push((result.clone(), 1)),
        }
    }
    (results, scene.crt.automatic(odds.rung).is_some(), chances)
}

/// The odds of the planned attack, if it could be declared as it stands.
pub fn planned(scene: &Scene, game: &GameOf<Bmw>) -> Option<OddsView> {
    let Some(Doing::Combat(combat)) = game.top() else { return None };
    let s = &game.state;
    let units = combat.defenders.iter().all(|&u| scene.counter(u).is_unit());
    let fine = check_attack(scene, s, &combat.attackers, &combat.defenders).is_ok();
    (units && fine).then(|| odds_view(scene, s, &combat.attackers, &combat.defenders))
}

/// The printed tables: CRT, TEC, archery, morale.
pub fn charts(scene: &Scene) -> Vec<Chart> {
    vec![crt(scene), tec(scene), archery(), morale_chart(scene)]
}

fn crt(scene: &Scene) -> Chart {
    use super::super::charts::crt::Rung;
    let rungs = (0..scene.crt.rungs()).map(Rung);
    let mut head = vec!["Die".to_owned()];
    head.extend(rungs.clone().map(|rung| scene.crt.name(rung)));
    let rows = (1..=6).map(|face| {
        let mut row = vec![face.to_string()];
        row.extend(rungs.clone().map(|rung| scene.crt.result(rung, face).printed().to_owned()));
        row
    });
    Chart {
        id: "crt".to_owned(),
        title: "Combat results table".to_owned(),
        rule: "7.2".to_owned(),
        head,
        rows: rows.collect(),
        notes: [
            "Odds are rounded in the defender's favour. The columns at both ends need no die.",
            "AR: every attacker retreats. AL: the attacker eliminates one attacking unit.",
            "EX: both sides eliminate one unit. -: no effect.",
            "DR: every defender retreats. DL: the defender eliminates one defending unit.",
        ]
        .map(str::to_owned)
        .to_vec(),
    }
}

fn tec(scene: &Scene) -> Chart {
    let mut rows: Vec<Vec<String>> =
        scene.terrain.iter().map(|(_, effects)| terrain_effects::line(effects).to_vec()).collect();
    let road = scene.road_cost.to_string();
    let effect = "no effect; the other terrain of the hex counts".to_owned();
    rows.push(vec!["Road".to_owned(), road.clone(), road.clone(), road, effect]);
    Chart {
        id: "tec".to_owned(),
        title: "Terrain effects chart".to_owned(),
        rule: "4.2".to_owned(),
        head: ["Terrain", "Foot", "Horse", "Train", "Combat"].map(str::to_owned).to_vec(),
        rows,
        notes: vec!["Movement points to enter a hex; P is prohibited.".to_owned()],
    }
}

fn archery() -> Chart {
    let row = |factor: u8| {
        let mut cells = vec![factor.to_string()];
        let face = |die: u8| if die <= factor { "hit" } else { "-" };
        cells.extend((1..=6).map(|die| face(die).to_owned()));
        cells
    };
    Chart {
        id: "archery".to_owned(),
        title: "Archery".to_owned(),
        rule: "6.2".to_owned(),
        head: ["Factor", "1", "2", "3", "4", "5", "6"].map(str::to_owned).to_vec(),
        rows: (1..=4).map(row).collect(),
        notes: vec![
            "A hit turns the target to its back; a second hit does nothing more.".to_owned(),
        ],
    }
}

fn morale_chart(scene: &Scene) -> Chart {
    let mut rows = Vec::new();
    for side in Side::ALL {
        let stages = if scene.special.withdrawal.as_ref().is_some_and(|w| w.side == side) {
            vec![(1, ", stage 1"), (2, ", stage 2")]
        } else {
            vec![(1, "")]
        };
        for (stage, words) in stages {
            let levels = scene.morale(side, stage);
            rows.push(vec![
                format!("{}{words}", scene.armies[side].name),
                levels.demoralized.to_string(),
                levels.disintegrates.to_string(),
                levels.rally.map_or("none".to_owned(), |(low, high)| format!("{low}-{high}")),
            ]);
        }
    }
    Chart {
        id: "morale".to_owned(),
        title: "Rally, demoralization and disintegration".to_owned(),
        rule: "11.3".to_owned(),
        head: ["Army", "Demoralized", "Disintegrates", "Rally"].map(str::to_owned).to_vec(),
        rows,
        notes: vec![
            "Reorganization: 5 or more; -1 next to an enemy unit, + the best leader with it."
                .to_owned(),
        ],
    }
}
