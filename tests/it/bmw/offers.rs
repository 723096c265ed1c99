//! What is offered is what is allowed: ways are tried out one by one in small random battles.

use super::table::*;
use gonfalon::board::Hex;
use gonfalon::kernel::{
    Awaits, Cx, Log, Ruleset, SeededDice, Side, UnitId, apply, awaits, check, legal_actions,
};
use gonfalon::scenario::bmw::UnitKind;
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::action::Path;
use gonfalon::systems::bmw::frame::Frame;
use gonfalon::systems::bmw::special::SpecialRule;
use std::collections::BTreeSet;

const SIZE: usize = 9;
/// The road of every random battle.
pub const ROAD: &str = "0104 0203 0303 0402 0503 0603 0704 0804 0905";

fn pick<'a, T>(dice: &mut SeededDice, list: &'a [T]) -> &'a T {
    &list[dice.below(list.len())]
}

/// A small battle in rough country. Nobody has more than four movement points, so that every way can be
/// tried out.
pub fn battle(dice: &mut SeededDice, options: &[(&str, &str)]) -> Table {
    let letters: Vec<char> = "...........HHSSWDR~".chars().collect();
    let rows: Vec<String> =
        (0..SIZE).map(|_| (0..SIZE).map(|_| *pick(dice, &letters)).collect()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let mut table = Table::map(&rows).turns(3);
    let mut free: Vec<String> = Vec::new();
    for row in 1..=SIZE {
        for column in 1..=SIZE {
            if rows[row - 1].as_bytes()[column - 1] == b'.' {
                free.push(format!("{column:02}{row:02}"));
            }
        }
    }
    let mut hex = |dice: &mut SeededDice| free.swap_remove(dice.below(free.len()));
    for (side, letter) in [(CRUSADER, "C"), (MUSLIM, "M")] {
        for n in 0..9 {
            let id = format!("{letter}{n}");
            let at = hex(dice);
            let strength = 1 + u8::try_from(dice.below(9)).unwrap();
            let (kind, front, back) = match dice.below(6) {
                0 => (UnitKind::HeavyCavalry, front(strength, 3), back(3, 4).open()),
                1 => (UnitKind::LightInfantry, front(strength, 3).solid().bow(3, 2), back(2, 3)),
                2 => (UnitKind::HorseArchers, front(strength, 4).solid().bow(2, 1), back(1, 4)),
                3 => (UnitKind::LightCavalry, front(strength, 4).solid(), back(2, 4).open()),
                4 => (UnitKind::Dismounted, front(strength, 3), back(3, 4)),
                _ => (UnitKind::Infantry, front(strength, 3).bow(2, 3), back(3, 3).bow(1, 1)),
            };
            table = table.unit(&id, side, kind, front, back, &at);
            if dice.below(4) == 0 {
                table = table.disordered(&id);
            }
        }
        for n in 0..2 {
            let id = format!("{letter}L{n}");
            let at = hex(dice);
            table = table.leader(&id, side, 1 + u8::try_from(n).unwrap(), &at);
        }
        table = table.camp(&format!("{letter}K"), side, &hex(dice));
        table = table.trebuchet(&format!("{letter}T"), side, &hex(dice));
    }
    table = table
        .road(ROAD)
        .data(|data| data.leaders.iter_mut().for_each(|leader| leader.ma = 4))
        .special(SpecialRule::KarrWaFarr { side: "muslim".to_owned(), minus: 3 })
        .special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
        .special(SpecialRule::Trebuchets { vp: 5 });
    for &(name, value) in options {
        table = table.option(name, value);
    }
    table
}

/// Every way of up to `longest` hexes.
pub fn ways(play: &Play, from: Hex, longest: usize) -> Vec<Path> {
    let mut all: Vec<Path> = Vec::new();
    let mut last = vec![Path::new()];
    for _ in 0..longest {
        let mut next = Vec::new();
        for way in &last {
            let at = way.last().copied().unwrap_or(from);
            for (_, to) in play.scene.map.grid.neighbors(at) {
                let mut longer = way.clone();
                longer.push(to);
                next.push(longer);
            }
        }
        all.extend(next.iter().cloned());
        last = next;
    }
    all
}

const LONGEST: usize = 4;

type Make = fn(UnitId, Path) -> Action;

const KINDS: [(&str, Make); 6] = [
    ("move", |unit, path| Action::Move { unit, path, charge: false }),
    ("charge", |unit, path| Action::Move { unit, path, charge: true }),
    ("retreat", |unit, path| Action::Retreat { unit, path }),
    ("leave", |unit, path| Action::RetreatBeforeCombat { unit, path }),
    ("advance", |unit, path| Action::Advance { unit, path }),
    ("escape", |leader, path| Action::LeaderRetreat { leader, path }),
];

/// The kind, counter and way of an action that has a way.
fn parts(action: &Action) -> Option<(&'static str, UnitId, &Path)> {
    match action {
        Action::Move { unit, path, charge: false } => Some(("move", *unit, path)),
        Action::Move { unit, path, charge: true } => Some(("charge", *unit, path)),
        Action::Retreat { unit, path } => Some(("retreat", *unit, path)),
        Action::RetreatBeforeCombat { unit, path } => Some(("leave", *unit, path)),
        Action::Advance { unit, path } => Some(("advance", *unit, path)),
        Action::LeaderRetreat { leader, path } => Some(("escape", *leader, path)),
        _ => None,
    }
}

/// Compares the ends of the offered ways of a counter with the ends of every allowed way.
fn compare(play: &Play, unit: UnitId, offers: &[Action], what: &str) {
    let state = &play.game.state;
    let Some(from) = state.hex(unit) else { return };
    let all = ways(play, from, LONGEST);
    for (kind, make) in KINDS {
        let mut allowed: BTreeSet<Hex> = BTreeSet::new();
        let mut dead = false;
        for way in &all {
            let end = way[way.len() - 1];
            if allowed.contains(&end) {
                continue;
            }
            if check::<Bmw>(&play.scene, &play.game, &make(unit, way.clone())).is_ok() {
                if kind == "retreat" && state.unit_at(end).is_some() {
                    dead = true; // through friends into death: one such way is enough
                } else {
                    allowed.insert(end);
                }
            }
        }
        let mut offered: BTreeSet<Hex> = BTreeSet::new();
        let mut offered_dead = false;
        for (_, _, way) in offers.iter().filter_map(parts).filter(|p| p.0 == kind && p.1 == unit) {
            let end = way[way.len() - 1];
            if kind == "retreat" && state.unit_at(end).is_some() {
                offered_dead = true;
            } else if way.len() <= LONGEST {
                offered.insert(end);
            }
        }
        let labels = |set: &BTreeSet<Hex>| -> Vec<String> {
            set.iter().map(|&hex| play.scene.map.grid.label(hex)).collect()
        };
        let name = &play.scene.counter(unit).id;
        assert_eq!(labels(&offered), labels(&allowed), "{what}: {kind} of {name}");
        assert!(offered_dead || !dead, "{what}: {kind} of {name}");
    }
}

fn compare_all(play: &Play, side: Side, what: &str) {
    let offers = legal_actions::<Bmw>(&play.scene, &play.game);
    assert!(!offers.is_empty(), "{what}: nothing is offered: {:?}", play.game.top());
    match play.game.top() {
        Some(Frame::Movement(movement)) => {
            if let Some(unit) = movement.selected {
                compare(play, unit, &offers, what);
            }
        }
        _ => {
            for unit in play.scene.units[side].iter().chain(&play.scene.leaders[side]) {
                compare(play, *unit, &offers, what);
            }
        }
    }
}

/// BMW 7.3: whoever may not end the combat phase can make an attack: of one unit against some of its
/// neighbours, or of some of its neighbours against one unit.
fn duties_can_be_discharged(play: &Play, what: &str) {
    let Some(Frame::Combat(plan)) = play.game.top() else {
        return;
    };
    let (scene, state) = (&play.scene, &play.game.state);
    let planned = !plan.attackers.is_empty() || !plan.defenders.is_empty();
    let may = |action: &Action| check::<Bmw>(scene, &play.game, action).is_ok();
    if planned || may(&Action::EndCombat) {
        return;
    }
    let stars = Side::ALL.into_iter().flat_map(|side| state.units_on_map(scene, side)).any(
        |(unit, hex)| {
            let side = scene.counter(unit).side;
            let around: Vec<UnitId> = scene
                .map
                .grid
                .neighbors(hex)
                .filter_map(|(_, n)| state.unit_of(side.enemy(), n))
                .collect();
            (1..1_usize << around.len()).any(|set| {
                let others = || {
                    around
                        .iter()
                        .enumerate()
                        .filter(|(i, _)| set >> i & 1 == 1)
                        .map(|(_, &u)| u)
                        .collect()
                };
                let one = || [unit].into_iter().collect();
                let (attackers, defenders) =
                    if side == state.active { (one(), others()) } else { (others(), one()) };
                may(&Action::Attack { attackers, defenders })
            })
        },
    );
    assert!(stars, "{what}: a duty that nobody can discharge");
}

/// Plays an action with the given dice and audits the position.
fn take(play: &mut Play, dice: &mut SeededDice, action: &Action, what: &str) {
    let mut log = Log::default();
    let mut cx = Cx::new(&play.scene, dice, &mut log);
    apply::<Bmw>(&mut cx, &mut play.game, action);
    if let Err(fault) = Bmw::audit(&play.scene, &play.game.state) {
        panic!("{what}, after {}: {fault}", Bmw::write(play, action));
    }
}

trait Write {
    fn write(play: &Play, action: &Action) -> String;
}

impl Write for Bmw {
    fn write(play: &Play, action: &Action) -> String {
        use gonfalon::view::Present;
        Bmw::write_action(&play.scene, action).to_string()
    }
}

/// Rulings other than the usual ones.
pub const OTHER_RULINGS: [(&str, &str); 14] = [
    ("open_dot_exerts_zoc", "false"),
    ("plain_retreat_disorders", "true"),
    ("cavalry_blocked_retreat", "stop_short"),
    ("leaders_accompany", "optional"),
    ("offensive_fire", "per_target"),
    ("river_model", "hexside"),
    ("leaders_enter_swamp", "false"),
    ("elimination_strength", "current"),
    ("kwf_per_combat", "unlimited"),
    ("plunder_is_elimination", "false"),
    ("ha_attack_distance", "exactly_three"),
    ("lone_leader_stays_dies", "false"),
    ("rally_side", "back"),
    ("hc_reorg", "mandatory"),
];

/// Random battles under these options: every way that is offered is allowed, and the other way round.
fn try_out(seeds: std::ops::Range<u64>, options: &[(&str, &str)]) {
    for seed in seeds {
        let mut dice = SeededDice::new(seed);
        let mut play = battle(&mut dice, options).start();
        for step in 0.. {
            let what = format!("battle {seed}, step {step}");
            let Awaits::Decision { side, .. } = awaits::<Bmw>(&play.scene, &play.game) else {
                break;
            };
            compare_all(&play, side, &what);
            duties_can_be_discharged(&play, &what);
            let mut offers = legal_actions::<Bmw>(&play.scene, &play.game);
            // Fights are what is looked for: no aimless planning, and movement does not end too soon.
            offers.retain(|o| !matches!(o, Action::Release { .. } | Action::CallOff));
            if offers.is_empty() {
                offers = legal_actions::<Bmw>(&play.scene, &play.game);
            }
            if dice.below(8) > 0 && offers.len() > 1 {
                offers.retain(|o| !matches!(o, Action::EndMovement | Action::EndCombat));
            }
            let action = pick(&mut dice, &offers).clone();
            take(&mut play, &mut dice, &action, &what);
            assert!(step < 5000, "{what}");
        }
    }
}

#[test]
fn every_allowed_way_is_offered_and_no_other() {
    try_out(0..4, &[]);
}

#[test]
fn every_allowed_way_is_offered_under_other_rulings() {
    try_out(100..102, &OTHER_RULINGS);
}

#[test]
fn every_allowed_way_is_offered_when_retreats_lead_anywhere() {
    try_out(200..202, &[("retreat_direction", "any")]);
}
