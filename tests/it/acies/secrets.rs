//! 17.1, 17.4: which questions come up, whose they are and how they are put depends on what both sides can see. Two games
//! that differ only in what a side may not see ask it, and the other, the same, and go on the same while they pass.

use super::random;
use super::table::*;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, Record, SeededDice, Side, apply, awaits, legal_actions,
};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::Phase;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

/// What a side is told of a decision: who is asked, under which rule, in which words, and what is half done.
fn asked(scene: &Scene, game: &GameOf<Acies>, viewer: Side) -> String {
    let prompt = Acies::prompt(Localizer { scene, language: Language::ENGLISH }, game);
    let rule = prompt.rule.map(|rule| rule.section);
    let mut told = format!("{:?} {rule:?} {:?} {:?}", prompt.side, prompt.question, prompt.over);
    told += &format!(" {:?} {}", game.procedures(), Acies::write_state(scene, game, Some(viewer)));
    if prompt.side == Some(viewer) {
        told += &format!("{:?} {:?}", prompt.hint, legal_actions::<Acies>(scene, game));
    }
    told
}

/// The events of an action as a side is told them, its own draws counted.
fn told(scene: &Scene, log: &Log<Event>, viewer: Side) -> (Vec<Value>, Vec<String>) {
    let event = |event: &Event| match event {
        Event::Drew { side, .. } => Acies::write_event(scene, event, Some(side.enemy())),
        event => Acies::write_event(scene, event, Some(viewer)),
    };
    let line = |record: &Record<Event>| {
        Acies::entry(Localizer { scene, language: Language::ENGLISH }, record, 0)
    };
    let lines = log.records.iter().filter_map(line).map(|entry| entry.text);
    (log.events().map(event).filter(|event| !event.is_null()).collect(), lines.collect())
}

/// How the decider passes, as far as the other game can do the same.
fn pass(scene: &Scene, game: &GameOf<Acies>, viewer: Side) -> Option<Action> {
    let Awaits::Decision { side, .. } = awaits::<Acies>(scene, game) else { return None };
    let legal = legal_actions::<Acies>(scene, game);
    let idle = |action: &&Action| {
        matches!(
            action,
            Action::Pass | Action::Stand | Action::Hold | Action::Keep { .. } | Action::DeployDone
        )
    };
    let discard = |action: &&Action| side == viewer && matches!(action, Action::Discard { .. });
    legal.iter().find(idle).or_else(|| legal.iter().find(discard)).copied()
}

/// Plays on both games while everybody passes; returns the first difference that a side would notice.
fn differ(scene: &Scene, game: &GameOf<Acies>, viewer: Side, seed: u64) -> Option<String> {
    let twin = Acies::determinize(scene, game, viewer, &mut SeededDice::new(seed));
    let (mut games, mut dice) = ([game.clone(), twin], [seed; 2].map(SeededDice::new));
    for step in 0..14 {
        let [one, two] = games.each_ref().map(|game| asked(scene, game, viewer));
        if one != two {
            return Some(format!("after {step} passes {viewer:?} is told {one}\nand {two}"));
        }
        let action = pass(scene, &games[0], viewer)?;
        // Secret deployments come to light.
        if action == Action::DeployDone && viewer == Side::A {
            return None;
        }
        let mut logs = [Log::default(), Log::default()];
        for at in 0..2 {
            let mut cx = Cx::<Acies>::new(scene, &mut dice[at], &mut logs[at]);
            apply(&mut cx, &mut games[at], &action);
        }
        if games[0].state.phase != Phase::SetUp && game.state.phase == Phase::SetUp {
            return None;
        }
        let [one, two] = logs.each_ref().map(|log| told(scene, log, viewer));
        if one != two {
            return Some(format!("{action:?} after {step} passes: {one:?}\nand {two:?}"));
        }
        // What a side draws itself it sees: from there on the games differ for it.
        let drew = |event: &Event| matches!(event, Event::Drew { side, .. } if *side == viewer);
        if logs.iter().any(|log| log.events().any(drew)) {
            return None;
        }
    }
    None
}

/// How many positions are looked at: more with `GONFALON_POSITIONS`.
fn positions(usual: usize) -> usize {
    std::env::var("GONFALON_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn r17_1_who_is_asked_depends_on_what_both_sides_see() {
    let mut looked = 0;
    random::positions(positions(1200), &[], |scene, game, seed| {
        for viewer in Side::ALL {
            looked += 1;
            let first = differ(scene, game, viewer, seed);
            assert_eq!(first, None, "seed {seed}");
        }
    });
    assert!(looked >= 2400, "{looked}");
}

/// The same under optional rulings, which have questions of their own.
#[test]
fn r17_1_who_is_asked_depends_on_what_both_sides_see_under_options() {
    let rulings = [
        ("difficult_terrain", "all_units"),
        ("scouts_per_turn", "0"),
        ("units_per_turn", "0"),
        ("outflank_frontal", "true"),
        ("stack_tactics", "false"),
        ("withdraw_to_hand_clears_dm", "false"),
        ("initiative_chain", "true"),
    ];
    random::positions(positions(400), &rulings, |scene, game, seed| {
        for viewer in Side::ALL {
            assert_eq!(differ(scene, game, viewer, seed), None, "seed {seed}");
        }
    });
}

/// The same search finds what the option lets out that asks only who can answer.
#[test]
fn r17_4_fast_windows_betray_hands() {
    let mut found = 0;
    random::positions(200, &[("fast_windows", "true")], |scene, game, seed| {
        let other = |viewer| differ(scene, game, viewer, seed).is_some();
        found += Side::ALL.into_iter().filter(|viewer| other(*viewer)).count();
    });
    assert!(found > 50, "{found}");
}

/// The decision that comes first in a phase of side A, with each of two hands.
fn with_hands(table: &Table, hands: [&str; 2], decision: &str) {
    for hand in hands {
        assert_eq!(table.clone().hand(A, hand).start().decides(), decision, "with {hand}");
    }
}

#[test]
fn r17_1_phases_do_not_show_what_is_in_the_hand() {
    let table = Table::field("A5 horde, B5 horde");
    with_hands(&table.clone().at("scout"), ["slingers", "rally"], "a 6.1");
    with_hands(&table.clone().at("encircling"), ["numides", "rally"], "a 7.1");
    with_hands(&table.clone().at("play"), ["horde", "rally"], "a 8.6");
    with_hands(&table.clone().at("attack"), ["break-morale", "horde"], "a 10.1");
    // A unit with a marker could be helped by Cohesion.
    let table = Table::field("M5 a horde x1, B5 horde").hand(B, "horde");
    for (phase, decision) in [("manoeuvre", "a 8.1"), ("ready", "a 8.5"), ("missile", "a 9.1")] {
        with_hands(&table.clone().at(phase), ["cohesion", "horde"], decision);
    }
    let end = Table::field("A5 horde, B5 horde").at("discard").lost(A, "phalanx", "");
    for hand in ["rally", "initiative", "horde"] {
        let mut play = end.clone().hand(A, hand).start();
        play.play("pass").asks("a 13.4").play("pass").asks("a 13.5");
    }
}

/// An empty hand is seen by everybody: nothing can come out of it.
#[test]
fn r17_1_an_empty_hand_is_not_asked() {
    let table = Table::field("A5 horde, B5 horde");
    for phase in ["scout", "encircling"] {
        assert_eq!(table.clone().at(phase).start().decides(), "a 8.1", "{phase}");
    }
    let mut play = table.clone().at("encircling").hand(B, "horde").start();
    play.asks("b 7.1").play("pass").asks("a 8.1");
    for phase in ["play", "missile", "attack"] {
        assert_eq!(table.clone().at(phase).start().decides(), "a 13.5", "{phase}: the drawn card");
    }
}

#[test]
fn r14_6_conceding_while_a_discard_is_pending_loses_no_card() {
    for side in [A, B] {
        let table = Table::field("A5 horde, B5 horde").at("encircling").hand(A, "numides horde");
        let mut play = table.hand(B, "difficult-terrain").active(A).start();
        let all = |play: &Play| {
            let held = play.state().of(A);
            held.hand.len() + held.deck.len() + held.reserve.len()
        };
        let before = all(&play);
        play.play("point numides").asks("b 16.6");
        assert_eq!(play.reserve(A), "numides", "a discard lies on the reserve pile at once");
        assert_eq!(all(&play), before);
        if side == A {
            play.play("pass").play("concede");
        } else {
            play.play("concede");
        }
        assert_eq!(all(&play), before, "{side:?} gives up");
        assert!(play.decides().starts_with("over"), "{}", play.decides());
    }
}
