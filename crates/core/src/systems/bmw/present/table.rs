//! Turn, victory, morale, duties, odds, options.

use super::super::combat::{check_attack, owing};
use super::super::frame::Frame;
use super::super::odds::{Odds, Share, odds};
use super::super::rules;
use super::super::scene::{Role, Scene};
use super::super::special::objective;
use super::super::state::{Mark, State};
use super::super::system::Bmw;
use super::super::{morale, special, victory};
use super::Localizer;
use super::board::duty;
use super::entry::phase_name;
use crate::kernel::{Both, GameOf, Rule, Side, UnitId};
use crate::say;
use crate::scenario::OptionSet;
use crate::scenario::bmw::PhaseName;
use crate::scenario::options::ChargeMultiplier;
use crate::view::{
    AttackView, DutyView, Help, MoraleView, OddsPart, OddsStep, OddsView, PhaseView, SideView,
    TableView, TurnView, VpLine,
};

/// BMW 16.2: as they stand.
pub fn points(scene: &Scene, game: &GameOf<Bmw>) -> Both<Option<u32>> {
    Both::from_fn(|side| Some(victory::points(scene, &game.state, side)))
}

pub fn table(l10n: Localizer, game: &GameOf<Bmw>, _: Option<Side>) -> TableView {
    let (scene, s) = (l10n.scene, &game.state);
    let (attackers, defenders) = engaged(game);
    let fighting = !attackers.is_empty()
        && !defenders.is_empty()
        && defenders.iter().all(|&u| scene.counter(u).is_unit());
    let ids = |units: &[UnitId]| units.iter().map(|&u| l10n.id(u)).collect();
    let attack = AttackView { attackers: ids(&attackers), defenders: ids(&defenders), place: None };
    let none = attackers.is_empty() && defenders.is_empty();
    TableView {
        turn: turn(l10n, game),
        sides: Side::ALL.map(|side| side_view(l10n, s, side)),
        facts: Vec::new(),
        duties: duties(l10n, s),
        odds: fighting.then(|| odds_view(l10n, s, &attackers, &defenders)),
        hits: None,
        command: Vec::new(),
        displays: Vec::new(),
        cards: None,
        interrupt: None,
        engaged: if none { Vec::new() } else { vec![attack] },
        shots: shots(l10n, game),
        zones: zones(l10n, game),
        goals: goals(l10n),
        options: scene.options.views(),
        special: special(l10n),
        help: Help::default(),
    }
}

/// The combat that is being planned or fought.
fn engaged(game: &GameOf<Bmw>) -> (Vec<UnitId>, Vec<UnitId>) {
    let found = game.procedures().iter().rev().find_map(|frame| match (frame.combat(), frame) {
        (Some(combat), _) => Some((combat.attackers.to_vec(), combat.defenders.to_vec())),
        (None, Frame::Combat(combat)) => {
            Some((combat.attackers.to_vec(), combat.defenders.to_vec()))
        }
        _ => None,
    });
    found.unwrap_or_default()
}

fn shots(l10n: Localizer, game: &GameOf<Bmw>) -> Vec<(String, String)> {
    let Some(Frame::OffensiveFire(fire)) = game.top() else { return Vec::new() };
    fire.declared.iter().map(|&(firer, target)| (l10n.id(firer), l10n.id(target))).collect()
}

fn zones(l10n: Localizer, game: &GameOf<Bmw>) -> Vec<(String, Vec<String>)> {
    let Some(Frame::SetUp(setup)) = game.top() else { return Vec::new() };
    setup
        .zones(l10n.scene)
        .into_iter()
        .map(|zone| {
            let zone = &l10n.scene.zones[zone];
            let hexes = zone.hexes.iter().map(|&hex| l10n.label(hex));
            (zone.name.get(l10n.language).to_owned(), hexes.collect())
        })
        .collect()
}

/// RUL-124: the objective of the scenario.
fn goals(l10n: Localizer) -> Vec<(String, Vec<String>)> {
    let goal = |terms: &objective::Terms| {
        let hexes = terms.hexes.iter().map(|hex| l10n.label(hex));
        (terms.name.get(l10n.language).to_owned(), hexes.collect())
    };
    l10n.scene.special.objective.iter().map(goal).collect()
}

fn turn(l10n: Localizer, game: &GameOf<Bmw>) -> TurnView {
    const PHASES: [(PhaseName, &str); 4] = [
        (PhaseName::Movement, "4.1"),
        (PhaseName::Archery, "6.1"),
        (PhaseName::Combat, "7.1"),
        (PhaseName::Reorganization, "11.1"),
    ];
    let (scene, s) = (l10n.scene, &game.state);
    let setting_up = game.procedures().iter().any(|frame| matches!(frame, Frame::SetUp(_)));
    let phases = PHASES.map(|(phase, rule)| PhaseView {
        name: phase_name(l10n, phase),
        rule: rule.to_owned(),
        now: phase == s.phase && !setting_up,
    });
    let stages = scene.special.withdrawal.is_some();
    TurnView {
        turn: if setting_up && s.turn == 0 { 0 } else { s.turn.into() },
        turns: Some(scene.turns.into()),
        stage: stages.then(|| say!(l10n, "bmw-stage", stage = s.stage)),
        active: Some(s.active),
        phases: phases.to_vec(),
    }
}

fn side_view(l10n: Localizer, s: &State, side: Side) -> SideView {
    SideView {
        side,
        id: l10n.scene.armies[side].id.clone(),
        name: l10n.army(side).text.into_owned(),
        vp: Some(victory::points(l10n.scene, s, side)),
        lines: vp_lines(l10n, s, side),
        morale: Some(morale_view(l10n, s, side)),
        progress: Vec::new(),
    }
}

fn vp_lines(l10n: Localizer, s: &State, side: Side) -> Vec<VpLine> {
    let enemy = side.enemy();
    let (camps, trebuchets) = morale::marker_losses(l10n.scene, s, enemy);
    let leaders = morale::leader_losses(l10n.scene, s, enemy);
    let lines = [
        (say!(l10n, "bmw-vp-units"), s.fallen[enemy], "16.2"),
        (say!(l10n, "bmw-vp-leaders"), leaders, "16.2"),
        (say!(l10n, "bmw-vp-camps"), camps, "15.2"),
        (say!(l10n, "bmw-vp-trebuchets"), trebuchets, "15.3"),
        (say!(l10n, "bmw-vp-withdrawal"), s.bonus[side], "15.5"),
        (say!(l10n, "bmw-vp-objective"), objective::points(l10n.scene, s, side), "16.2"),
    ];
    lines
        .into_iter()
        .filter(|&(_, points, _)| points > 0)
        .map(|(label, points, rule)| VpLine { label, points, rule: rule.to_owned() })
        .collect()
}

fn morale_view(l10n: Localizer, s: &State, side: Side) -> MoraleView {
    let levels = l10n.scene.morale(side, s.stage);
    let losses = morale::losses(l10n.scene, s, side);
    let next = if losses >= levels.disintegrates {
        say!(l10n, "bmw-morale-disintegrated")
    } else if losses >= levels.demoralized {
        say!(l10n, "bmw-morale-demoralized", points = levels.disintegrates - losses)
    } else {
        say!(l10n, "bmw-morale-fine", points = levels.demoralized - losses)
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

fn duties(l10n: Localizer, s: &State) -> Vec<DutyView> {
    if s.phase != PhaseName::Combat {
        return Vec::new();
    }
    let open: Vec<UnitId> = owing(l10n.scene, s).collect();
    let mut duties = Vec::new();
    for side in [s.active, s.active.enemy()] {
        for (unit, _) in
            s.units_on_map(l10n.scene, side).filter(|&(u, _)| s.piece(u).has(Mark::Duty))
        {
            duties.push(DutyView {
                unit: l10n.id(unit),
                owes: duty(l10n, s, unit),
                done: !open.contains(&unit),
                rule: "7.3".to_owned(),
            });
        }
    }
    duties
}

fn special(l10n: Localizer) -> Vec<(String, String)> {
    let lines = special::ALL.iter().filter_map(|rule| rule.line(l10n)).chain(scored(l10n));
    let mut lines: Vec<_> = lines.map(|(text, rule)| (text, rule.section.to_owned())).collect();
    lines.sort_by(|(_, a), (_, b)| a.cmp(b));
    lines
}

/// BMW 16.2: what lost units and leaders are worth to the enemy in this battle.
fn scored(l10n: Localizer) -> impl Iterator<Item = (String, Rule)> {
    let units = say!(l10n, "bmw-special-units");
    let leaders = Side::ALL.into_iter().filter_map(move |side| {
        let worth = |&leader: &UnitId| match l10n.scene.counter(leader).role {
            Role::Leader { vp } => Some(format!("{} {vp}", l10n.name(leader).text)),
            _ => None,
        };
        let named: Vec<String> = l10n.scene.leaders[side].iter().filter_map(worth).collect();
        let text = || {
            say!(l10n, "bmw-special-leaders", army = l10n.army(side), leaders = named.join(", "))
        };
        (!named.is_empty()).then(text)
    });
    std::iter::once(units).chain(leaders).map(|text| (text, rules::VICTORY_POINTS))
}

/// The odds of a combat in words, step by step (BMW 7.2, 7.5, 10.2, 11.3).
fn odds_view(l10n: Localizer, s: &State, attackers: &[UnitId], defenders: &[UnitId]) -> OddsView {
    let scene = l10n.scene;
    let odds = odds(scene, s, attackers, defenders);
    let (results, automatic, chances) = results(scene, &odds);
    OddsView {
        attackers: parts(l10n, &odds.attackers),
        defenders: parts(l10n, &odds.defenders),
        attack: odds.attack,
        defence: odds.defence,
        steps: steps(l10n, &odds),
        odds: scene.crt.title(odds.odds_column, l10n.language),
        column: scene.crt.column(odds.odds_column),
        results,
        automatic,
        chances,
    }
}

fn parts(l10n: Localizer, shares: &[Share]) -> Vec<OddsPart> {
    let part = |share: &Share| {
        let mut notes = Vec::new();
        if share.strength != share.printed + share.leader {
            match l10n.scene.options.charge_multiplier {
                ChargeMultiplier::X15 => notes.push(say!(l10n, "bmw-share-charge-15")),
                ChargeMultiplier::X2 => notes.push(say!(l10n, "bmw-share-charge-2")),
                ChargeMultiplier::None => {}
            }
        }
        if share.leader > 0 {
            notes.push(say!(l10n, "bmw-share-leader", value = share.leader));
        }
        if share.halved {
            notes.push(say!(l10n, "bmw-share-halved"));
        }
        OddsPart {
            unit: l10n.id(share.unit),
            name: l10n.word(share.unit).to_owned(),
            strength: share.strength,
            note: notes.join(", "),
        }
    };
    shares.iter().map(part).collect()
}

fn steps(l10n: Localizer, odds: &Odds) -> Vec<OddsStep> {
    let scene = l10n.scene;
    let odds_column = |left: u32| {
        let odds_column = scene.crt.shifted(odds.ratio, left, scene.options.shift_model);
        scene.crt.title(odds_column, l10n.language)
    };
    let raw = if odds.ratio >= 0 {
        format!("{}-1", odds.ratio + 1)
    } else {
        format!("1-{}", 1 - odds.ratio)
    };
    let halved: Vec<&str> =
        odds.attackers.iter().filter(|a| a.halved).map(|a| l10n.word(a.unit)).collect();
    let mut steps = Vec::new();
    let mut add = |label: String, rule: &str, odds: String| {
        steps.push(OddsStep { label, rule: rule.to_owned(), odds });
    };
    if !halved.is_empty() {
        let label = say!(l10n, "bmw-step-halved", units = halved.join(", "));
        add(label, "7.5", String::new());
    }
    let (attack, defence) = (odds.attack, odds.defence);
    let label = say!(l10n, "bmw-step-ratio", attack = attack, defence = defence, odds = raw);
    add(label, "7.2", odds_column(0));
    if odds.terrain > 0 {
        add(say!(l10n, "bmw-step-hill", columns = odds.terrain), "7.5", odds_column(odds.terrain));
    }
    if odds.demoralized > 0 {
        let left = odds.terrain + odds.demoralized;
        add(say!(l10n, "bmw-step-demoralized"), "11.3", odds_column(left));
    }
    steps
}

/// Results by face, whether they are automatic, and chances in sixths.
fn results(scene: &Scene, odds: &Odds) -> (Vec<String>, bool, Vec<(String, u8)>) {
    let results: Vec<String> =
        (1..=6).map(|face| scene.crt.result(odds.odds_column, face).printed().to_owned()).collect();
    let mut chances: Vec<(String, u8)> = Vec::new();
    for result in &results {
        match chances.iter_mut().find(|(name, _)| name == result) {
            Some((_, sixths)) => *sixths += 1,
            None => chances.push((result.clone(), 1)),
        }
    }
    (results, scene.crt.automatic(odds.odds_column).is_some(), chances)
}

/// The odds of the planned attack, if it could be declared as it stands.
pub fn planned(l10n: Localizer, game: &GameOf<Bmw>) -> Option<OddsView> {
    let Some(Frame::Combat(combat)) = game.top() else { return None };
    odds_of(l10n, &game.state, &combat.attackers, &combat.defenders)
}

/// The odds of an attack on units, if it could be declared.
pub fn odds_of(
    l10n: Localizer,
    s: &State,
    attackers: &[UnitId],
    defenders: &[UnitId],
) -> Option<OddsView> {
    let units = defenders.iter().all(|&u| l10n.scene.counter(u).is_unit());
    let fine = check_attack(l10n.scene, s, attackers, defenders).is_ok();
    (units && fine).then(|| odds_view(l10n, s, attackers, defenders))
}
