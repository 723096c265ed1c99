//! Turn, victory, morale, duties, odds, options.

use super::super::combat::{check_attack, owing};
use super::super::frame::Frame;
use super::super::odds::{Odds, Share, odds};
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::{morale, special, victory};
use super::Voice;
use super::board::duty;
use super::entry::phase_name;
use crate::kernel::{GameOf, Side, UnitId};
use crate::say;
use crate::scenario::OptionSet;
use crate::scenario::bmw::PhaseName;
use crate::scenario::options::ChargeMultiplier;
use crate::view::{
    DutyView, MoraleView, OddsPart, OddsStep, OddsView, PhaseView, SideView, TableView, TurnView,
    VpLine,
};

pub fn table(voice: Voice, game: &GameOf<Bmw>, _: Option<Side>) -> TableView {
    let (scene, s) = (voice.scene, &game.state);
    let (attackers, defenders) = engaged(game);
    let fighting = !attackers.is_empty()
        && !defenders.is_empty()
        && defenders.iter().all(|&u| scene.counter(u).is_unit());
    let ids = |units: &[UnitId]| units.iter().map(|&u| voice.id(u)).collect();
    TableView {
        turn: turn(voice, game),
        sides: Side::ALL.map(|side| side_view(voice, s, side)),
        facts: Vec::new(),
        duties: duties(voice, s),
        odds: fighting.then(|| odds_view(voice, s, &attackers, &defenders)),
        hits: None,
        command: Vec::new(),
        displays: Vec::new(),
        cards: None,
        interrupt: None,
        engaged: (ids(&attackers), ids(&defenders)),
        shots: shots(voice, game),
        zones: zones(voice, game),
        options: scene.options.views(),
        special: special(voice),
    }
}

/// The combat that is being planned or fought.
fn engaged(game: &GameOf<Bmw>) -> (Vec<UnitId>, Vec<UnitId>) {
    let found = game.procedures().iter().rev().find_map(|doing| match (doing.melee(), doing) {
        (Some(melee), _) => Some((melee.attackers.to_vec(), melee.defenders.to_vec())),
        (None, Frame::Combat(combat)) => {
            Some((combat.attackers.to_vec(), combat.defenders.to_vec()))
        }
        _ => None,
    });
    found.unwrap_or_default()
}

fn shots(voice: Voice, game: &GameOf<Bmw>) -> Vec<(String, String)> {
    let Some(Frame::OffensiveFire(fire)) = game.top() else { return Vec::new() };
    fire.declared.iter().map(|&(firer, target)| (voice.id(firer), voice.id(target))).collect()
}

fn zones(voice: Voice, game: &GameOf<Bmw>) -> Vec<(String, Vec<String>)> {
    let Some(Frame::SetUp(setup)) = game.top() else { return Vec::new() };
    setup
        .zones(voice.scene)
        .into_iter()
        .map(|zone| {
            let zone = &voice.scene.zones[zone];
            let hexes = zone.hexes.iter().map(|&hex| voice.label(hex));
            (zone.name.get(voice.language).to_owned(), hexes.collect())
        })
        .collect()
}

fn turn(voice: Voice, game: &GameOf<Bmw>) -> TurnView {
    const PHASES: [(PhaseName, &str); 4] = [
        (PhaseName::Movement, "4.1"),
        (PhaseName::Archery, "6.1"),
        (PhaseName::Combat, "7.1"),
        (PhaseName::Reorganization, "11.1"),
    ];
    let (scene, s) = (voice.scene, &game.state);
    let setting_up = game.procedures().iter().any(|doing| matches!(doing, Frame::SetUp(_)));
    let phases = PHASES.map(|(phase, rule)| PhaseView {
        name: phase_name(voice, phase),
        rule: rule.to_owned(),
        now: phase == s.phase && !setting_up,
    });
    let stages = scene.special.withdrawal.is_some();
    TurnView {
        turn: if setting_up && s.turn == 0 { 0 } else { s.turn.into() },
        turns: Some(scene.turns.into()),
        stage: stages.then(|| say!(voice, "bmw-stage", stage = s.stage)),
        active: Some(s.active),
        phases: phases.to_vec(),
    }
}

fn side_view(voice: Voice, s: &State, side: Side) -> SideView {
    SideView {
        side,
        id: voice.scene.armies[side].id.clone(),
        name: voice.army(side).text.into_owned(),
        vp: Some(victory::points(voice.scene, s, side)),
        lines: vp_lines(voice, s, side),
        morale: Some(morale_view(voice, s, side)),
        progress: Vec::new(),
    }
}

fn vp_lines(voice: Voice, s: &State, side: Side) -> Vec<VpLine> {
    let enemy = side.enemy();
    let (camps, trebuchets) = morale::marker_losses(voice.scene, s, enemy);
    let leaders = morale::leader_losses(voice.scene, s, enemy);
    let lines = [
        (say!(voice, "bmw-vp-units"), s.fallen[enemy], "16.2"),
        (say!(voice, "bmw-vp-leaders"), leaders, "16.2"),
        (say!(voice, "bmw-vp-camps"), camps, "15.2"),
        (say!(voice, "bmw-vp-trebuchets"), trebuchets, "15.3"),
        (say!(voice, "bmw-vp-withdrawal"), s.bonus[side], "15.5"),
    ];
    lines
        .into_iter()
        .filter(|&(_, points, _)| points > 0)
        .map(|(label, points, rule)| VpLine { label, points, rule: rule.to_owned() })
        .collect()
}

fn morale_view(voice: Voice, s: &State, side: Side) -> MoraleView {
    let levels = voice.scene.morale(side, s.stage);
    let losses = morale::losses(voice.scene, s, side);
    let next = if losses >= levels.disintegrates {
        say!(voice, "bmw-morale-disintegrated")
    } else if losses >= levels.demoralized {
        say!(voice, "bmw-morale-demoralized", points = levels.disintegrates - losses)
    } else {
        say!(voice, "bmw-morale-fine", points = levels.demoralized - losses)
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

fn duties(voice: Voice, s: &State) -> Vec<DutyView> {
    if s.phase != PhaseName::Combat {
        return Vec::new();
    }
    let open: Vec<UnitId> = owing(voice.scene, s).collect();
    let mut duties = Vec::new();
    for side in [s.active, s.active.enemy()] {
        for (unit, _) in s.units_on_map(voice.scene, side).filter(|&(u, _)| s.piece(u).duty) {
            duties.push(DutyView {
                unit: voice.id(unit),
                owes: duty(voice, s, unit),
                done: !open.contains(&unit),
                rule: "7.3".to_owned(),
            });
        }
    }
    duties
}

fn special(voice: Voice) -> Vec<(String, String)> {
    let lines = special::ALL.iter().filter_map(|rule| rule.line(voice));
    let mut lines: Vec<_> = lines.map(|(text, rule)| (text, rule.section.to_owned())).collect();
    lines.sort_by(|(_, a), (_, b)| a.cmp(b));
    lines
}

/// The odds of a combat in words, step by step (BMW 7.2, 7.5, 10.2, 11.3).
fn odds_view(voice: Voice, s: &State, attackers: &[UnitId], defenders: &[UnitId]) -> OddsView {
    let scene = voice.scene;
    let odds = odds(scene, s, attackers, defenders);
    let (results, automatic, chances) = results(scene, &odds);
    OddsView {
        attackers: parts(voice, &odds.attackers),
        defenders: parts(voice, &odds.defenders),
        attack: odds.attack,
        defence: odds.defence,
        steps: steps(voice, &odds),
        odds: scene.crt.title(odds.rung, voice.language),
        column: scene.crt.column(odds.rung),
        results,
        automatic,
        chances,
    }
}

fn parts(voice: Voice, shares: &[Share]) -> Vec<OddsPart> {
    let part = |share: &Share| {
        let mut notes = Vec::new();
        if share.strength != share.printed + share.leader {
            match voice.scene.options.charge_multiplier {
                ChargeMultiplier::X15 => notes.push(say!(voice, "bmw-share-charge-15")),
                ChargeMultiplier::X2 => notes.push(say!(voice, "bmw-share-charge-2")),
                ChargeMultiplier::None => {}
            }
        }
        if share.leader > 0 {
            notes.push(say!(voice, "bmw-share-leader", value = share.leader));
        }
        if share.halved {
            notes.push(say!(voice, "bmw-share-halved"));
        }
        OddsPart {
            unit: voice.id(share.unit),
            name: voice.word(share.unit).to_owned(),
            strength: share.strength,
            note: notes.join(", "),
        }
    };
    shares.iter().map(part).collect()
}

fn steps(voice: Voice, odds: &Odds) -> Vec<OddsStep> {
    let scene = voice.scene;
    let rung = |left: u32| {
        let rung = scene.crt.shifted(odds.ratio, left, scene.options.shift_model);
        scene.crt.title(rung, voice.language)
    };
    let raw = if odds.ratio >= 0 {
        format!("{}-1", odds.ratio + 1)
    } else {
        format!("1-{}", 1 - odds.ratio)
    };
    let halved: Vec<&str> =
        odds.attackers.iter().filter(|a| a.halved).map(|a| voice.word(a.unit)).collect();
    let mut steps = Vec::new();
    let mut add = |label: String, rule: &str, odds: String| {
        steps.push(OddsStep { label, rule: rule.to_owned(), odds });
    };
    if !halved.is_empty() {
        let label = say!(voice, "bmw-step-halved", units = halved.join(", "));
        add(label, "7.5", String::new());
    }
    let (attack, defence) = (odds.attack, odds.defence);
    let label = say!(voice, "bmw-step-ratio", attack = attack, defence = defence, odds = raw);
    add(label, "7.2", rung(0));
    if odds.terrain > 0 {
        add(say!(voice, "bmw-step-hill", columns = odds.terrain), "7.5", rung(odds.terrain));
    }
    if odds.demoralized > 0 {
        let left = odds.terrain + odds.demoralized;
        add(say!(voice, "bmw-step-demoralized"), "11.3", rung(left));
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
pub fn planned(voice: Voice, game: &GameOf<Bmw>) -> Option<OddsView> {
    let Some(Frame::Combat(combat)) = game.top() else { return None };
    let (scene, s) = (voice.scene, &game.state);
    let units = combat.defenders.iter().all(|&u| scene.counter(u).is_unit());
    let fine = check_attack(scene, s, &combat.attackers, &combat.defenders).is_ok();
    (units && fine).then(|| odds_view(voice, s, &combat.attackers, &combat.defenders))
}
