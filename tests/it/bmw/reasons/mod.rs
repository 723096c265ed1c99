//! "Why not there?": every answer for every hex and every counter of random positions is judged by a slow reader
//! who works everything out anew from the counters, the map and the printed rules.

mod fighting;
mod marching;
mod placing;
mod reader;

use super::offers::{OTHER_RULINGS, battle};
use gonfalon::board::Hex;
use gonfalon::kernel::{Awaits, Cx, GameOf, Log, SeededDice, UnitId, apply, awaits, legal_actions};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::frame::Frame;
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::state::State;
use gonfalon::systems::bmw::why::{Refused, Why};
use gonfalon::view::{Localizer, Present, Target};
use gonfalon::words::Language;
use reader::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What somebody points at, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finger {
    At(Hex),
    On(UnitId),
}

/// What the judge has found.
struct Findings {
    /// Whether the usual rulings hold, which the reader knows.
    usual: bool,
    positions: usize,
    answers: usize,
    false_ones: Vec<String>,
    /// How often each reason was given.
    kinds: BTreeMap<String, usize>,
}

impl Findings {
    fn under_usual_rulings(usual: bool) -> Findings {
        let (false_ones, kinds) = (Vec::new(), BTreeMap::new());
        Findings { usual, positions: 0, answers: 0, false_ones, kinds }
    }
}

/// Judges every answer in a position. Under other rulings than the usual ones only whether there is one is judged.
fn judge(scene: &Scene, game: &GameOf<Bmw>, what: &str, found: &mut Findings) {
    let reader = Reader::new(scene, game);
    let choices: Vec<_> = legal_actions::<Bmw>(scene, game)
        .iter()
        .enumerate()
        .map(|(id, action)| {
            Bmw::choice(Localizer { scene, language: Language::ENGLISH }, game, id, action)
        })
        .collect();
    let hexes: BTreeSet<Hex> = choices.iter().filter_map(|choice| choice.hex).collect();
    let mut units: BTreeSet<String> = BTreeSet::new();
    let mut ends: BTreeSet<Hex> = BTreeSet::new();
    for choice in &choices {
        match &choice.target {
            Target::Unit(id) => drop(units.insert(id.clone())),
            Target::Hex(label) => drop(ends.insert(scene.map.grid.parse(label).expect("a hex"))),
            Target::Button(_) => units.extend(choice.subject.clone()),
            other => panic!("{what}: {other:?}"),
        }
    }
    found.positions += 1;
    let mut ask = |target: Target, finger: Finger, offered: bool| {
        let reasons = Bmw::why_not(scene, game, &target);
        found.answers += 1;
        let mut fault = |text: String| {
            found.false_ones.push(format!("{what}: {target:?} at {}: {text}", reader.kind()));
        };
        if reasons.is_empty() != offered {
            fault(format!("offered: {offered}, but {reasons:?}"));
        }
        for reason in &reasons {
            *found.kinds.entry(reason.to_string()).or_default() += 1;
            if !found.usual {
                continue;
            }
            if let Err(text) = verdict(&reader, finger, reason) {
                fault(format!("{reason} {:?}: {text}", reason.why));
            }
        }
    };
    for hex in scene.map.grid.hexes() {
        let label = scene.map.grid.label(hex);
        ask(Target::Hex(label), Finger::At(hex), hexes.contains(&hex));
    }
    for (index, counter) in scene.counters.iter().enumerate() {
        let unit = UnitId(u16::try_from(index).expect("few counters"));
        let there = game.state.hex(unit).is_some_and(|hex| ends.contains(&hex));
        let offered = units.contains(&counter.id) || there;
        ask(Target::Unit(counter.id.clone()), Finger::On(unit), offered);
    }
}

/// Whether a reason is true of what somebody points at.
fn verdict(reader: &Reader<'_>, finger: Finger, reason: &Refused) -> Result<(), String> {
    match reader.game.top() {
        Some(Frame::Movement(movement)) => match (movement.selected, reader.hex_of(finger)) {
            (Some(unit), Some(hex)) => marching::verdict(reader, unit, hex, reason),
            _ => marching::verdict_on_picking(reader, finger, reason),
        },
        Some(Frame::SetUp(_)) => placing::verdict_on_set_up(reader, finger, reason),
        Some(Frame::Rally(_) | Frame::SpecialRally(_) | Frame::SpecialRallyPlace(_)) => {
            placing::verdict_on_rally(reader, finger, reason)
        }
        Some(Frame::OffensiveFire(_) | Frame::DefensiveFire(_)) => {
            fighting::verdict_on_fire(reader, finger, reason)
        }
        Some(Frame::Combat(plan)) => fighting::verdict_on_plan(reader, plan, finger, reason),
        Some(Frame::Escape(_)) => fighting::verdict_on_melee(reader, finger, reason),
        Some(doing) if doing.combat().is_some() => {
            fighting::verdict_on_melee(reader, finger, reason)
        }
        _ if reason.to_string() == "3.2/wrong-phase" => Ok(()),
        _ => Err("nothing else is asked".to_owned()),
    }
}

/// An action for a game in which armies meet and every kind of decision comes up.
fn pick(scene: &Scene, game: &GameOf<Bmw>, offers: &[Action], dice: &mut SeededDice) -> Action {
    let idle = |a: &&Action| {
        let ends = matches!(a, Action::EndMovement | Action::EndFire | Action::EndCombat);
        ends || matches!(a, Action::PutBack | Action::Release { .. } | Action::CallOff)
            || matches!(a, Action::Flip { .. } | Action::TakeUp { .. } | Action::Hold)
    };
    if let Some(action) = offers.iter().find(|a| matches!(a, Action::SetUpDone))
        && dice.below(4) > 0
    {
        return action.clone();
    }
    if offers.contains(&Action::SetUpHistorically) && dice.below(2) == 0 {
        return Action::SetUpHistorically;
    }
    let mut deeds: Vec<&Action> = offers.iter().filter(|a| !idle(a)).collect();
    if deeds.is_empty() || dice.below(14) == 0 {
        deeds = offers.iter().collect();
    }
    if let Some(commit) =
        deeds.iter().find(|a| ***a == Action::Commit).filter(|_| dice.below(3) > 0)
    {
        return (*commit).clone();
    }
    // Moves mostly lead towards the enemy.
    let s = &game.state;
    let enemies: Vec<Hex> = s.units_on_map(scene, s.active.enemy()).map(|(_, hex)| hex).collect();
    let near = |a: &&&Action| match a {
        Action::Move { path, .. } => path.last().map(|&end| {
            enemies.iter().map(|&e| scene.map.grid.distance(end, e)).min().unwrap_or(0)
        }),
        _ => None,
    };
    if dice.below(4) > 0
        && let Some(best) = deeds.iter().filter(|a| near(a).is_some()).min_by_key(near)
    {
        return (*best).clone();
    }
    deeds[dice.below(deeds.len())].clone()
}

/// Plays a game at random and judges every `every`-th position.
fn play_and_judge(
    scene: &Scene,
    mut game: GameOf<Bmw>,
    (seed, every, most): (u64, usize, usize),
    what: &str,
    found: &mut Findings,
) {
    let mut dice = SeededDice::new(seed);
    let mut picks = SeededDice::new(!seed);
    let before = found.positions;
    gonfalon::kernel::flow::begin::<Bmw>(
        &mut Cx::new(scene, &mut dice, &mut Log::default()),
        &mut game,
    );
    for step in 0..20_000 {
        let Awaits::Decision { .. } = awaits::<Bmw>(scene, &game) else { return };
        if picks.below(every) == 0 {
            judge(scene, &game, &format!("{what}, seed {seed}, step {step}"), found);
            if found.positions - before >= most {
                return;
            }
        }
        let offers = legal_actions::<Bmw>(scene, &game);
        let action = pick(scene, &game, &offers, &mut picks);
        apply::<Bmw>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game, &action);
    }
}

fn built_in(id: &str, plan: (u64, usize, usize), found: &mut Findings) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, game) = Bmw::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    play_and_judge(&scene, game, plan, id, found);
}

fn small(seed: u64, every: usize, most: usize, options: &[(&str, &str)], found: &mut Findings) {
    let table = battle(&mut SeededDice::new(seed), options);
    let (scene, game) = Bmw::start(table.scenario()).unwrap_or_else(|f| panic!("{}", f[0]));
    play_and_judge(&scene, game, (seed, every, most), "a small battle", found);
}

fn report(found: &Findings) {
    println!("{} positions, {} answers", found.positions, found.answers);
    for (kind, count) in &found.kinds {
        println!("{count:>8} {kind}");
    }
    let shown: Vec<&str> = found.false_ones.iter().take(40).map(String::as_str).collect();
    assert!(shown.is_empty(), "{} falsehoods:\n{}", found.false_ones.len(), shown.join("\n"));
}

#[test]
fn every_reason_is_true_in_small_battles() {
    let mut found = Findings::under_usual_rulings(true);
    for seed in 0..6 {
        small(seed, 9, 8, &[], &mut found);
    }
    for (id, seed) in [("first-clash", 1), ("horse-and-bow", 2), ("sortie", 3)] {
        built_in(id, (seed, 11, 4), &mut found);
    }
    report(&found);
}

#[test]
fn there_is_a_reason_wherever_nothing_is_offered_under_other_rulings() {
    let mut found = Findings::under_usual_rulings(false);
    for seed in 40..43 {
        small(seed, 9, 8, &OTHER_RULINGS, &mut found);
        small(seed, 9, 8, &[("retreat_direction", "any")], &mut found);
    }
    report(&found);
}

#[test]
fn every_reason_is_true_at_acre() {
    let mut found = Findings::under_usual_rulings(true);
    built_in("acre", (4, 60, 8), &mut found);
    report(&found);
}

/// Slightly wrong answers.
fn distorted(scene: &Scene, s: &State, reason: &Refused) -> Vec<Refused> {
    let hexes = u16::try_from(scene.map.grid.len()).expect("a map");
    let other = |hex: Hex| Hex((hex.0 + 7) % hexes);
    // Another hex near by that an enemy holds, or comes from, might bar the way as well.
    let vacant = |hex: Hex| {
        let mut far = (hexes / 2..hexes).map(|n| Hex((hex.0 + n) % hexes));
        far.find(|&h| s.unit_at(h).is_none()).expect("some hex is vacant")
    };
    let whys = match reason.why {
        Why::TooDear { cost, ma } => vec![
            Why::TooDear { cost: cost + 1, ma },
            Why::TooDear { cost, ma: ma + 1 },
            Why::MustStop { hex: Hex(0) },
        ],
        Why::MustStop { hex } => vec![Why::MustStop { hex: other(hex) }],
        Why::EnemyHex { hex } => vec![Why::EnemyHex { hex: vacant(hex) }, Why::Stacking { hex }],
        Why::Stacking { hex } => vec![Why::EnemyHex { hex }, Why::ProhibitedTerrain { hex }],
        Why::ProhibitedTerrain { hex } => vec![Why::EnemyHex { hex }, Why::Stacking { hex }],
        Why::ArcherRange { unit, distance, range } => {
            vec![Why::ArcherRange { unit, distance: distance + 1, range }, Why::ArcherLos { unit }]
        }
        Why::NoCounter => vec![Why::WrongPhase, Why::NotYourDecision],
        _ => Vec::new(),
    };
    whys.into_iter().map(|why| Refused { rule: reason.rule, why }).collect()
}

#[test]
fn the_judge_convicts_what_is_false() {
    let mut tried = 0;
    for seed in 20..26 {
        let table = battle(&mut SeededDice::new(seed), &[]);
        let (scene, mut game) = Bmw::start(table.scenario()).unwrap_or_else(|f| panic!("{}", f[0]));
        let mut dice = SeededDice::new(seed);
        let mut log = Log::default();
        gonfalon::kernel::flow::begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        for step in 0..12 {
            let reader = Reader::new(&scene, &game);
            for hex in scene.map.grid.hexes() {
                let target = Target::Hex(scene.map.grid.label(hex));
                for reason in Bmw::why_not(&scene, &game, &target) {
                    for wrong in distorted(&scene, &game.state, &reason) {
                        tried += 1;
                        let verdict = verdict(&reader, Finger::At(hex), &wrong);
                        let what = format!(
                            "battle {seed}, step {step}: {target:?} {wrong} {:?}",
                            wrong.why
                        );
                        assert!(verdict.is_err(), "{what}, made from {reason} {:?}", reason.why);
                    }
                }
            }
            let offers = legal_actions::<Bmw>(&scene, &game);
            let action = pick(&scene, &game, &offers, &mut dice);
            apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        }
    }
    assert!(tried > 1_000, "{tried}");
}

/// Both sides take the historical set-up.
const SET_UP: [Action; 4] =
    [Action::SetUpHistorically, Action::SetUpDone, Action::SetUpHistorically, Action::SetUpDone];

/// A built-in battle after its first actions.
fn begun(id: &str, actions: &[Action]) -> (Scene, GameOf<Bmw>) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) = Bmw::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    let mut cx = Cx::new(&scene, &mut dice, &mut log);
    gonfalon::kernel::flow::begin::<Bmw>(&mut cx, &mut game);
    for action in actions {
        apply::<Bmw>(&mut cx, &mut game, action);
    }
    (scene, game)
}

#[test]
fn nobody_holds_1507_and_1512_at_the_start_of_acre() {
    let (scene, game) = begun("acre", &SET_UP);
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    let mut cx = Cx::new(&scene, &mut dice, &mut log);
    for unit in legal_actions::<Bmw>(&scene, &game).into_iter().filter_map(|a| match a {
        Action::Select { unit } => Some(unit),
        _ => None,
    }) {
        let mut game = game.clone();
        apply::<Bmw>(&mut cx, &mut game, &Action::Select { unit });
        for label in ["1507", "1512"] {
            let reasons = Bmw::why_not(&scene, &game, &Target::Hex(label.to_owned()));
            assert!(!reasons.is_empty(), "{label} is too far away");
            let reader = Reader::new(&scene, &game);
            let hex = scene.map.grid.parse(label).expect("a hex");
            for reason in &reasons {
                assert_eq!(verdict(&reader, Finger::At(hex), reason), Ok(()), "{reason}");
                let on_it = matches!(&reason.why, Why::EnemyHex { hex: at } if *at == hex);
                assert!(!on_it, "{reason}");
            }
        }
    }
}

/// BMW 4.2, 4.4: the only way to 1407 leads through a gap far away; what is named is what stands before the knights.
#[test]
fn the_nearest_obstacle_is_named_not_one_on_a_long_way_round() {
    let (scene, mut game) = begun("acre", &SET_UP);
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    let mut cx = Cx::new(&scene, &mut dice, &mut log);
    let hex = |label: &str| scene.map.grid.parse(label).expect("a hex");
    let unit = game.state.unit_at(hex("0906")).expect("the knights of Gelderland");
    apply::<Bmw>(&mut cx, &mut game, &Action::Select { unit });
    let reasons = Bmw::why_not(&scene, &game, &Target::Hex("1407".to_owned()));
    let [first, second] = &reasons[..] else { panic!("{reasons:?}") };
    assert_eq!((first.rule.section, &first.why), ("4.4", &Why::EnemyHex { hex: hex("1206") }));
    assert_eq!(
        (second.rule.section, &second.why),
        ("4.2", &Why::BeyondAllowance { cost: 5, ma: 3 })
    );
}

/// BMW 4.2, 5.2: three clear hexes away, with an enemy ZOC on the second: it is named before the cost of the way round.
#[test]
fn an_obstacle_on_the_short_way_is_named_before_what_the_way_round_costs() {
    let (scene, mut game) = begun("first-clash", &[]);
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    let mut cx = Cx::new(&scene, &mut dice, &mut log);
    let hex = |label: &str| scene.map.grid.parse(label).expect("a hex");
    let unit = game.state.unit_at(hex("0304")).expect("a unit");
    apply::<Bmw>(&mut cx, &mut game, &Action::Select { unit });
    let reasons = Bmw::why_not(&scene, &game, &Target::Hex("0605".to_owned()));
    let told: Vec<_> = reasons.iter().map(|reason| (reason.rule.section, &reason.why)).collect();
    let expected =
        [("5.2", &Why::MustStop { hex: hex("0505") }), ("4.2", &Why::TooDear { cost: 5, ma: 3 })];
    assert_eq!(told, expected);
}

/// The whole search.
#[test]
fn every_reason_is_true_in_a_thousand_positions() {
    let mut found = Findings::under_usual_rulings(true);
    for seed in 100..140 {
        small(seed, 13, 10, &[], &mut found);
    }
    for seed in 200..216 {
        for id in ["first-clash", "horse-and-bow", "sortie"] {
            built_in(id, (seed, 17, 6), &mut found);
        }
    }
    let mut seed = 300;
    while found.positions < 1_000 {
        built_in("acre", (seed, 90, 60), &mut found);
        seed += 1;
    }
    report(&found);
}
