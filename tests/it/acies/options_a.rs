//! Optional rulings, and what must hold in every game whatever they are: games that chance plays.

use super::muster::{TACTICS, UNITS};
use super::table::*;
use gonfalon::kernel::{Awaits, Pile, Ruleset, SeededDice, awaits, check};
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::acies::Tactic;
use gonfalon::scenario::acies::options::Options;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::{Action, Kind, ScoutTarget, Withdrawal};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::field::{Cell, Line};
use gonfalon::systems::acies::state::State;
use std::collections::HashSet;

/// The defaults of the rules.
#[test]
fn r17_5_the_options_begin_with_the_defaults_of_the_rules() {
    let options = Options::default();
    for (name, value) in [
        ("wing_columns", "4"),
        ("scouts_per_turn", "1"),
        ("units_per_turn", "1"),
        ("overhead_fire", "true"),
        ("el_missile", "rampage_only"),
        ("sk_dm_can_eliminate", "true"),
        ("reaction_on_withdraw", "false"),
        ("tfa_roll", "true"),
        ("tfa_negates", "both_positive"),
        ("tfa_cross_zone", "true"),
        ("withdraw_melee", "6"),
        ("withdraw_hand", "6"),
        ("withdraw_stay", "4"),
        ("withdraw_to_hand_clears_dm", "true"),
        ("advance_enemy_first_line", "false"),
        ("break_morale", "phase"),
        ("difficult_terrain", "one_unit"),
        ("initiative_chain", "false"),
        ("stack_tactics", "true"),
        ("route_level", "false"),
        ("face_down_rout_points", "25"),
        ("turn_cap", "300"),
        ("army_lists", "true"),
        ("encircle_bonus", "melee_all"),
        ("ar_enters_upright", "false"),
        ("second_player_extra_card", "false"),
        ("tfa_geometry", "same_or_diagonal"),
        ("outflank_frontal", "false"),
        ("through", "between"),
        ("withdraw_fail_dm", "false"),
        ("fast_windows", "false"),
    ] {
        assert_eq!(options.get(name).as_deref(), Some(value), "{name}");
    }
    assert_eq!(options.entries().len(), 31);
}

/// Every option and the values it can have besides its default.
const VALUES: [(&str, &[&str]); 27] = [
    ("scouts_per_turn", &["0", "2"]),
    ("units_per_turn", &["0", "2"]),
    ("overhead_fire", &["false"]),
    ("el_missile", &["dm", "dm_and_rampage"]),
    ("sk_dm_can_eliminate", &["false"]),
    ("reaction_on_withdraw", &["true"]),
    ("tfa_roll", &["false"]),
    ("tfa_negates", &["defender_only", "all"]),
    ("tfa_cross_zone", &["false"]),
    ("withdraw_melee", &["0", "10"]),
    ("withdraw_fail_dm", &["true"]),
    ("withdraw_to_hand_clears_dm", &["false"]),
    ("advance_enemy_first_line", &["true"]),
    ("break_morale", &["one_attack"]),
    ("difficult_terrain", &["all_units"]),
    ("initiative_chain", &["true"]),
    ("stack_tactics", &["false"]),
    ("route_level", &["true"]),
    ("face_down_rout_points", &["40"]),
    ("encircle_bonus", &["attacker_only"]),
    ("ar_enters_upright", &["true"]),
    ("second_player_extra_card", &["true"]),
    ("tfa_geometry", &["same_line"]),
    ("outflank_frontal", &["true"]),
    ("through", &["strict"]),
    ("army_lists", &["false"]),
    ("fast_windows", &["true"]),
];

/// A game with a narrow field and some options that chance sets; `fast` decks have every card of the game.
fn table(dice: &mut SeededDice, fast: bool) -> Table {
    let armies = ["rome", "carthage", "macedon", "persia", "gauls", "parthia"];
    let mut army = || format!("{}-1000", armies[dice.below(armies.len())]);
    let (one, other) = (army(), army());
    let mut table = if fast {
        Table::built_in(["fast-play", "fast-play"], 0)
    } else {
        Table::built_in([&one, &other], 1000)
    };
    for (name, values) in VALUES {
        if dice.below(5) == 0 {
            table = table.option(name, values[dice.below(values.len())]);
        }
    }
    table.option("wing_columns", "2").option("turn_cap", "60")
}

/// Plays by chance: passing is rarer than doing something. `watch` sees every position.
fn stroll(table: &Table, dice: &mut SeededDice, steps: usize, mut watch: impl FnMut(&Play)) {
    let mut play = table.start();
    for _ in 0..steps {
        if matches!(awaits::<Acies>(&play.scene, &play.game), Awaits::Over(_)) {
            return;
        }
        watch(&play);
        let mut legal = play.legal();
        legal.retain(|action| !Acies::retracts(action));
        let mut action = legal[dice.below(legal.len())];
        // One kind of action in turn, so that many placements do not drown the rest.
        let kind = play.text(&legal[dice.below(legal.len())]);
        let kind = kind.split(' ').next().unwrap_or_default().to_owned();
        if dice.below(2) == 0 {
            let same: Vec<&Action> = legal
                .iter()
                .filter(|action| play.text(action).split(' ').next() == Some(&kind))
                .collect();
            action = *same[dice.below(same.len())];
        }
        play.act(dice, &action);
    }
}

/// Everything that somebody could come to order on a field of eight columns.
fn conceivable(play: &Play) -> Vec<Action> {
    let lines = [Line::A, Line::Melee, Line::B];
    let cells: Vec<Cell> = lines
        .into_iter()
        .flat_map(|line| (0..=8).map(move |column| Cell { line, column }))
        .collect();
    let ids = UNITS.iter().map(|unit| unit.id).chain(TACTICS);
    let cards: Vec<Card> =
        ids.map(|id| Card::find(&play.scene, id).expect("a card of the game")).collect();
    let mut all = vec![
        Action::DeployAutomatically,
        Action::DeployDone,
        Action::Rally { card: None },
        Action::Stand,
        Action::Advance,
        Action::Hold,
        Action::Keep { flank: true },
        Action::Keep { flank: false },
        Action::Pass,
        Action::Concede,
    ];
    all.extend(Tactic::ALL.map(|tactic| Action::Tactic { tactic }));
    all.extend(Withdrawal::ALL.map(|how| Action::Withdraw { how }));
    for &card in &cards {
        all.extend([
            Action::Flank { card },
            Action::Rally { card: Some(card) },
            Action::Discard { card },
        ]);
        for look in [ScoutTarget::EnemyHand, ScoutTarget::EnemyDeck, ScoutTarget::OwnDeck] {
            all.push(Action::Scout { card, look });
        }
        for &cell in &cells {
            all.extend([Action::Deploy { card, cell }, Action::Play { card, cell }]);
        }
    }
    for &cell in &cells {
        all.extend([Action::TakeUp { cell }, Action::Upright { cell }]);
        all.push(Action::Cohesion { cell, other: None });
        for &to in &cells {
            all.push(Action::Cohesion { cell, other: Some(to) });
            all.extend([Action::Move { from: cell, to }, Action::Shoot { from: cell, target: to }]);
        }
        for target in cells.iter().copied().map(Some).chain([None]) {
            for kind in [Kind::Frontal, Kind::Flank, Kind::MainBody] {
                for treacherous in 0..=2 {
                    for outflank in [false, true] {
                        all.push(Action::Attack {
                            from: cell,
                            kind,
                            target,
                            treacherous,
                            outflank,
                        });
                    }
                }
            }
        }
    }
    all
}

/// In games that chance plays with options that chance sets: what is offered is exactly what is allowed.
#[test]
fn r17_5_what_is_offered_is_what_is_allowed() {
    let mut seen = HashSet::new();
    for seed in 0..16 {
        let mut dice = SeededDice::new(seed);
        let table = table(&mut dice, seed % 4 == 0);
        let mut all = Vec::new();
        let mut sample = SeededDice::new(1000 + seed);
        stroll(&table, &mut dice, 700, |play| {
            if sample.below(6) > 0 {
                return;
            }
            if all.is_empty() {
                all = conceivable(play);
            }
            let offered = play.legal();
            for action in &all {
                let verdict = check::<Acies>(&play.scene, &play.game, action);
                let covered = || offered.iter().any(|offer| Acies::covers(offer, action));
                // More than two Treacherous Terrain are offered, too; here only what was thought of is compared.
                assert!(
                    verdict.is_err() || covered(),
                    "{} at {}",
                    play.text(action),
                    play.decides()
                );
            }
            let thought_of = |offer: &Action| match offer {
                Action::Attack { treacherous, .. } => *treacherous <= 2,
                _ => true,
            };
            for offer in offered.iter().filter(|offer| thought_of(offer)) {
                assert!(all.contains(offer), "{} was never thought of", play.text(offer));
            }
            seen.insert(play.decides());
        });
    }
    for decision in
        ["4.2", "6.1", "7.1", "8.1", "8.6", "8.10", "9.1", "10.1", "10.6", "10.8", "13.1"]
    {
        let both = ["a", "b"].map(|side| format!("{side} {decision}"));
        assert!(both.iter().any(|one| seen.contains(one)), "{decision} came up: {seen:?}");
    }
}

/// What holds at every moment of every game.
#[test]
fn r5_1_games_that_chance_plays_keep_to_the_order() {
    for seed in 0..24 {
        let mut dice = SeededDice::new(500 + seed);
        let table = table(&mut dice, seed % 3 == 0);
        let mut last: Option<Play> = None;
        stroll(&table, &mut dice, 2500, |play| {
            let state = play.state();
            if let Some(before) = &last {
                let old = before.state();
                let now = (state.turn, state.phase);
                assert!(now >= (old.turn, old.phase), "phases go on (5.1)");
                for side in [A, B] {
                    let points = |s: &State| s.of(side).flank_points;
                    assert!(points(state) >= points(old), "points are never lost (1.4)");
                }
                // A turn in which nobody can do anything passes by itself.
                let (mut turn, mut side) = (old.turn, old.active);
                for event in play.log.events() {
                    let Event::Turn { turn: next, side: active, extra } = *event else { continue };
                    assert_eq!(next, turn + 1, "one turn after the other");
                    assert!(turn == 0 || extra == (active == side), "sides alternate (13.5)");
                    (turn, side) = (next, active);
                }
                assert_eq!((turn, side), (state.turn, state.active));
                if old.turn > 0 && state.turn == old.turn + 1 {
                    assert!(state.of(old.active).hand.len() <= 7, "seven cards (13.3)");
                }
            }
            if state.turn > 0 {
                let a = state.of(A).flank_points;
                let b = state.of(B).flank_points;
                let more = if a > b { Some(A) } else { (b > a).then_some(B) };
                assert_eq!(state.encircling(), more, "strictly more (7.4)");
                assert!([A, B].iter().all(|side| !state.of(*side).deck.is_empty()), "14.1");
            }
            // 1.1: no card is lost, none is made: on the field, in a pile or in a hand.
            for side in [A, B] {
                let held = state.of(side);
                let piles = [&held.deck, &held.reserve, &held.casualties, &held.face_down];
                let cards = piles.map(Pile::len).iter().sum::<usize>() + held.hand.len();
                let all = cards + state.field.of(side).count();
                assert_eq!(all, play.scene.armies[side].cards.len(), "{}", play.decides());
            }
            last = Some(play.clone());
        });
    }
}

/// With fast windows the same answers lead to the same game: only empty questions are left out.
#[test]
fn r17_4_fast_windows_leave_out_questions_that_have_one_answer() {
    for seed in 0..12 {
        let mut dice = SeededDice::new(900 + seed);
        let table = Table::built_in(["fast-play", "fast-play"], 0)
            .option("wing_columns", "2")
            .option("turn_cap", "30")
            .option("fast_windows", true);
        stroll(&table, &mut dice, 1500, |play| {
            let reply = ["7.1", "10.6", "10.8", "13.4", "13.5", "16.6"];
            let decides = play.decides();
            let (side, section) = decides.split_once(' ').expect("a decision");
            let other = side != letter(play.state().active);
            if reply.contains(&section) && (other || section == "10.8") {
                assert!(play.offers("").len() > 1, "{decides} has more than one answer");
            }
        });
    }
}
