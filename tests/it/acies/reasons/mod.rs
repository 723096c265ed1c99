//! 17.5: why nothing can be done with a cell, a card or a button. A second, slow reckoning from what lies on the table
//! judges every answer: it is empty exactly if something offered is about the thing, and each reason is true of it.

mod table;
mod truth;

use super::random;
use gonfalon::kernel::{
    Awaits, Evaluator, GameOf, Procedure, SeededDice, Side, awaits, legal_actions,
};
use gonfalon::scenario::acies::Tactic;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::{Action, Withdrawal};
use gonfalon::systems::acies::attack_resolution::AttackResolution;
use gonfalon::systems::acies::field::{Cell, Line};
use gonfalon::systems::acies::frame::Frame;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::view::{Localizer, Present, Target};
use gonfalon::words::Language;
use std::collections::{BTreeMap, BTreeSet};
use table::Table;

const BUTTONS: [&str; 20] = [
    "pass",
    "concede",
    "stand",
    "hold",
    "keep-flank",
    "turn-upright",
    "main-body",
    "rally-face-down",
    "deploy-done",
    "deploy-automatically",
    "look-enemy-hand",
    "look-enemy-deck",
    "look-own-deck",
    "withdraw-line",
    "withdraw-hand",
    "withdraw-stay",
    "rally",
    "advance",
    "",
    "Pass",
];

/// Everything that somebody could point at, and things that are not there.
fn targets(scene: &Scene) -> Vec<Target> {
    let letters = ["A", "M", "B"];
    let columns = 4 * usize::from(scene.options.wing_columns) + 1;
    let cells = letters.iter().flat_map(|l| (1..=columns).map(move |c| format!("{l}{c}")));
    let cells = cells.chain(["M0".to_owned(), "Q5".to_owned(), String::new()]);
    let units = scene.units.iter().map(|unit| unit.id.clone());
    let tactics = Tactic::ALL.iter().map(|tactic| tactic.word().to_owned());
    let cards = units.chain(tactics).chain(["knights".to_owned()]);
    let buttons = BUTTONS.iter().map(|id| Target::Button((*id).to_owned()));
    let others = [Target::Hex("0101".to_owned()), Target::Unit("horde".to_owned())];
    cells.map(Target::Cell).chain(cards.map(Target::Card)).chain(buttons).chain(others).collect()
}

/// Everything that the offered actions are about, as the choices show it, and what they say besides.
fn offered(scene: &Scene, game: &GameOf<Acies>) -> BTreeSet<Target> {
    let mut about = BTreeSet::new();
    let cell = |cell: Cell| Target::Cell(cell.to_string());
    let card = |tactic: Tactic| Target::Card(tactic.word().to_owned());
    for action in legal_actions::<Acies>(scene, game) {
        let choice =
            Acies::choice(Localizer { scene, language: Language::ENGLISH }, game, 0, &action);
        about.extend([choice.target].into_iter().chain(choice.card));
        match action {
            Action::Cohesion { other: Some(other), .. } => {
                about.insert(cell(other));
            }
            Action::Attack { treacherous, outflank, .. } => {
                if treacherous > 0 {
                    about.insert(card(Tactic::TreacherousTerrain));
                }
                if outflank {
                    about.insert(card(Tactic::Outflank));
                }
            }
            // Where the unit goes.
            Action::Withdraw { how: Withdrawal::Line } => {
                let Some(Frame::AttackResolution(AttackResolution { target: Some(at), .. })) =
                    game.top()
                else {
                    panic!("a withdrawal belongs to an attack");
                };
                let line = if game.state.active == Side::A { Line::B } else { Line::A };
                about.insert(cell(Cell { line, column: at.column }));
            }
            _ => {}
        }
    }
    about
}

fn positions(usual: usize) -> usize {
    std::env::var("GONFALON_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Judges every answer in so many positions; returns how often each reason was given.
fn judge(count: usize, rulings: &[(&str, &str)]) -> BTreeMap<String, usize> {
    let mut told = BTreeMap::new();
    let mut false_ones: BTreeMap<String, usize> = BTreeMap::new();
    random::positions(count, rulings, |scene, game, seed| {
        let Awaits::Decision { side, .. } = awaits::<Acies>(scene, game) else { return };
        let top = game.top().expect("a question");
        let table = Table { scene, s: &game.state, top, side };
        let offers = offered(scene, game);
        let twin = Acies::determinize(scene, game, side, &mut SeededDice::new(seed));
        for target in targets(scene) {
            let answer = Acies::why_not(scene, game, &target);
            let (empty, about) = (answer.is_empty(), offers.contains(&target));
            let mut wrong = |what: String| {
                let asked = top.asks(scene, &game.state).map(|(side, rule)| (side, rule.section));
                let count = false_ones.entry(what.clone()).or_default();
                *count += 1;
                if *count == 1 {
                    println!("{what}: {target:?} at {asked:?}, seed {seed}: {answer:?} {top:?}");
                }
            };
            if empty != about {
                wrong(format!("offered {about}, answered {}", answer.len()));
            }
            // What the other side hides has nothing to do with it.
            if answer != Acies::why_not(scene, &twin, &target) {
                wrong("it depends on what is hidden".to_owned());
            }
            for no in &answer {
                let word = format!("{:?}", no.why);
                let word = word.split(' ').next().unwrap_or_default();
                let key = format!("{} {word}", no.rule.section);
                *told.entry(key.clone()).or_default() += 1;
                if !table.is_true(&target, no) {
                    wrong(format!("false: {key}"));
                }
            }
        }
    });
    assert!(false_ones.is_empty(), "{false_ones:#?}");
    told
}

#[test]
fn r17_5_every_reason_is_true() {
    let told = judge(positions(160), &[]);
    assert!(told.len() > 30, "many kinds of reasons: {told:#?}");
}

#[test]
fn r17_5_every_reason_is_true_under_options() {
    judge(
        positions(40),
        &[("overhead_fire", "false"), ("through", "strict"), ("wing_columns", "2")],
    );
    judge(
        positions(40),
        &[
            ("outflank_frontal", "true"),
            ("stack_tactics", "false"),
            ("advance_enemy_first_line", "true"),
        ],
    );
    judge(
        positions(40),
        &[("difficult_terrain", "all_units"), ("units_per_turn", "2"), ("scouts_per_turn", "0")],
    );
}
