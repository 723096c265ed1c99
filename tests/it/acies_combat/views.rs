//! 17.1 and 17.3: what each side is shown. Two games that differ only in what a side may not see look the same to it.

use crate::acies::table::{A, B, Play, Table};
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, Pile, Ruleset, SeededDice, Side, apply, awaits, flow,
    legal_actions,
};
use gonfalon::scenario::{FromScenario, Scenario};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

/// The same game with everything dealt anew that `viewer` may not know.
fn twin(game: &GameOf<Acies>, viewer: Side, pick: &mut SeededDice) -> GameOf<Acies> {
    let mut twin = game.clone();
    for side in Side::ALL {
        let held = twin.state.of_mut(side);
        let mut deck = held.deck.take();
        let open = deck.split_off(deck.len() - usize::from(held.seen[viewer]));
        let face_down = held.face_down.take();
        let mut hand = Vec::new();
        let mut known = held.known.clone();
        if side != viewer {
            for card in std::mem::take(&mut held.hand) {
                match known.iter().position(|other| *other == card) {
                    Some(place) => {
                        known.remove(place);
                    }
                    None => hand.push(card),
                }
            }
        }
        let mut pool: Vec<Card> = [&deck[..], &face_down[..], &hand[..]].concat();
        for place in (1..pool.len()).rev() {
            pool.swap(place, pick.below(place + 1));
        }
        let mut fresh = pool.split_off(pool.len() - deck.len());
        fresh.extend(open);
        held.deck = Pile::from_bottom(fresh);
        held.face_down = Pile::from_bottom(pool.split_off(pool.len() - face_down.len()));
        if side != viewer {
            held.hand = pool;
            held.hand.extend(held.known.clone());
            held.hand.sort_unstable();
        }
    }
    twin
}

/// Everything that a side is shown.
fn sight(scene: &Scene, game: &GameOf<Acies>, viewer: Side) -> [String; 4] {
    let prompt = Acies::prompt(Localizer { scene, language: Language::ENGLISH }, game);
    [
        Acies::write_state(scene, game, Some(viewer)).to_string(),
        format!(
            "{:?}",
            Acies::table(Localizer { scene, language: Language::ENGLISH }, game, Some(viewer))
        ),
        format!(
            "{:?}",
            Acies::table(Localizer { scene, language: crate::spanish() }, game, Some(viewer))
        ),
        format!("{:?} {} {}", prompt.side, prompt.question, prompt.hint),
    ]
}

/// ACIES 17.1, 17.3: at random moments of games at random, for either side; the computer's guess too.
#[test]
fn r17_1_what_is_hidden_cannot_be_told_apart() {
    let game_of = include_str!("../../../scenarios/acies/fast-play.json");
    let scenario: Scenario = serde_json::from_str(game_of).expect("a scenario");
    let (mut compared, mut different) = (0, 0);
    for seed in 0..12 {
        let (scene, mut game) = Acies::start(&scenario).expect("a sound scenario");
        let (mut dice, mut pick) = (SeededDice::new(seed), SeededDice::new(!seed));
        let mut log: Log<Event> = Log::default();
        flow::begin::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        for step in 0..3000 {
            if let Awaits::Over(_) = awaits::<Acies>(&scene, &game) {
                break;
            }
            let mut legal = legal_actions::<Acies>(&scene, &game);
            legal.pop();
            let quick = legal.iter().find(|action| matches!(action, Action::DeployDone));
            let auto = legal.iter().find(|action| matches!(action, Action::DeployAutomatically));
            let set_up = if game.state.field.pieces().count() < 3 { auto } else { quick.or(auto) };
            let action = set_up.copied().unwrap_or_else(|| legal[pick.below(legal.len())]);
            let mut log = Log::default();
            apply::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
            if game.state.turn == 0 || step % 31 != 0 {
                continue;
            }
            for viewer in Side::ALL {
                let other = twin(&game, viewer, &mut pick);
                different += usize::from(other != game);
                let (one, two) = (sight(&scene, &game, viewer), sight(&scene, &other, viewer));
                assert_eq!(one, two, "seed {seed}, step {step}, {viewer:?}");
                let guess = |game: &GameOf<Acies>| {
                    let guess = Acies::determinize(&scene, game, viewer, &mut SeededDice::new(3));
                    guess.state
                };
                assert_eq!(guess(&game), guess(&other), "seed {seed}, step {step}, {viewer:?}");
                // And the guess looks like the game itself, to the side that guesses.
                let believed = Acies::determinize(&scene, &game, viewer, &mut SeededDice::new(4));
                assert_eq!(sight(&scene, &believed, viewer)[0], one[0]);
                Acies::audit(&scene, &believed.state).expect("a guess is a sound position");
                compared += 1;
            }
        }
    }
    assert!(compared > 150 && different > compared * 9 / 10, "{compared} {different}");
}

fn state(table: &Table, viewer: Option<Side>) -> Value {
    let play = table.start();
    Acies::write_state(&play.scene, &play.game, viewer)
}

/// ACIES 17.1: what is open is shown to both.
#[test]
fn r17_1_what_is_open() {
    let table = Table::busy("M5 a legionaires x1, B5 hoplites, M7 b horde turned, A9 numides east")
        .hand(A, "overrun")
        .hand(B, "shields shields")
        .deck(B, "horde horde slingers")
        .reserve(B, "rally numides")
        .lost(B, "phalanx", "cataphracts bowmen")
        .points(B, 3);
    for viewer in [None, Some(Side::A), Some(Side::B)] {
        let state = state(&table, viewer);
        let side = &state["sides"][1];
        assert_eq!(side["hand_size"], 2);
        assert_eq!(side["face_down"], 2);
        assert_eq!(side["flank_points"], 3);
        assert_eq!(side["reserve"].as_array().map(Vec::len), Some(2));
        assert_eq!(side["casualties"][0], "phalanx");
        let text = state["field"].to_string();
        for word in ["legionaires", "turned", "flanking-east", "\"markers\":1"] {
            assert!(text.contains(word), "{word}");
        }
    }
}

/// ACIES 17.1: what is hidden is shown to nobody, or to its owner alone.
#[test]
fn r17_1_what_is_hidden() {
    let table = Table::busy("").hand(B, "shields elephants").deck(B, "war-wagon bowmen").lost(
        B,
        "",
        "cataphracts artillery",
    );
    let seen = |viewer| state(&table, viewer)["sides"][1].to_string();
    let (enemy, own, all) = (seen(Some(Side::A)), seen(Some(Side::B)), seen(None));
    for card in ["shields", "elephants"] {
        assert!(!enemy.contains(card) && own.contains(card) && all.contains(card), "{card}");
    }
    for card in ["war-wagon", "bowmen", "cataphracts", "artillery"] {
        assert!(!enemy.contains(card) && !own.contains(card) && all.contains(card), "{card}");
    }
}

/// ACIES 17.1: what happens is told without the cards that were not seen.
#[test]
fn r17_1_events_tell_no_secrets() {
    let told = |play: &Play, viewer| -> String {
        let events = play.log.events();
        let values = events.map(|event| Acies::write_event(&play.scene, event, viewer).to_string());
        values.collect::<Vec<_>>().join(" ")
    };
    let table =
        Table::combat("").hand(A, "reserve").deck(A, "phalanx numides elephants horde horde");
    let mut play = table.at("encircling").start();
    play.play("reserve");
    for card in ["phalanx", "numides", "elephants"] {
        assert!(told(&play, Some(Side::A)).contains(card));
        assert!(!told(&play, Some(Side::B)).contains(card));
    }
    let table = Table::busy("M5 a legionaires").deck(B, "phalanx horde");
    let mut play = table.start();
    play.play("body M5");
    for viewer in [None, Some(Side::A), Some(Side::B)] {
        assert!(!told(&play, viewer).contains("phalanx"), "{viewer:?}");
    }
    let table = Table::combat("B9 horde").hand(A, "rally").lost(A, "", "phalanx");
    let mut play = table.at("discard").start();
    play.play("pass").play("rally");
    assert!(told(&play, Some(Side::A)).contains("phalanx"));
    assert!(!told(&play, Some(Side::B)).contains("phalanx"));
}
