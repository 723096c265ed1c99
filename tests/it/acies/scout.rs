//! 6.1, 6.2: scouts.

use super::muster::UNITS;
use super::table::*;
use serde_json::{Value, json};

fn scouting(hand: &str) -> Table {
    let table = Table::field("A5 horde, B5 horde").hand(A, hand);
    table
        .hand(B, "phalanx overrun*2")
        .deck(B, "psiloi rally horde*3 shields*4")
        .deck(A, "auxilia reserve*2 warriors numides elephants*3")
}

/// What the scout of the last action saw, as ids, in order.
fn seen(play: &Play) -> Vec<String> {
    let events = play.events("scouted");
    let cards = events[0]["cards"].as_array().expect("cards").clone();
    let id = |card: &Value| {
        let card = serde_json::from_value(card.clone()).expect("a card");
        gonfalon::systems::acies::card::Card::id(card, &play.scene).to_owned()
    };
    cards.iter().map(id).collect()
}

#[test]
fn r6_1_a_scout_is_discarded_and_looks_at_one_thing() {
    for (look, cards_seen) in [
        ("hand", "phalanx overrun overrun"),
        ("enemy", "psiloi rally horde horde horde"),
        ("own", "auxilia reserve reserve warriors numides"),
    ] {
        let mut play = scouting("slingers bowmen horde").start();
        let before = (play.hand(B), play.deck(A), play.deck(B));
        play.asks("a 6.1").play(&format!("scout slingers {look}"));
        assert_eq!(seen(&play), cards_seen.split(' ').collect::<Vec<_>>(), "{look}");
        assert_eq!((play.hand(A), play.reserve(A)), ("bowmen horde".into(), "slingers".into()));
        assert_eq!((play.hand(B), play.deck(A), play.deck(B)), before, "nothing moves: {look}");
        assert_eq!((play.throws(), play.log.lots.len()), (String::new(), 0));
    }
}

#[test]
fn r6_1_the_ten_units_with_the_trait_can_scout() {
    let mut scouts = 0;
    for unit in UNITS {
        let mut play = scouting(&format!("{} slingers", unit.id)).start();
        let order = format!("scout {} hand", unit.id);
        if unit.scout {
            scouts += 1;
            play.allowed(&order);
        } else {
            play.refused(&order, "6.1/trait");
        }
        // Without a scout in the hand there is only the pass.
        let mut play = scouting(unit.id).start();
        play.asks("a 6.1");
        assert_eq!(play.offers("") != ["pass"], unit.scout, "{}", unit.id);
    }
    assert_eq!(scouts, 10);
    scouting("slingers overrun").start().refused("scout overrun hand", "16.1/card-window");
}

#[test]
fn r6_1_one_scout_in_a_turn_or_as_many_as_the_option_says() {
    let hand = "slingers*3 bowmen horde";
    // Nothing more can be done: the phase is over, and so it is for a second scout.
    let mut play = scouting(hand).start();
    play.play("scout slingers hand").refused("scout bowmen own", "5.1/phase");
    // While Cohesion keeps the phase open, the limit shows.
    let wounded = |table: Table| table.begin(|begin| begin.field[0].markers = 1);
    let mut play = wounded(scouting(&format!("{hand} cohesion"))).start();
    play.play("scout slingers hand").asks("a 6.1").refused("scout bowmen own", "6.1/limit");
    let table = wounded(scouting(&format!("{hand} cohesion"))).option("scouts_per_turn", 2);
    let mut play = table.start();
    play.play("scout slingers hand").play("scout slingers hand");
    play.asks("a 6.1").refused("scout bowmen own", "6.1/limit");
    let table = wounded(scouting(&format!("{hand} cohesion"))).option("scouts_per_turn", 0);
    let mut play = table.start();
    for _ in 0..3 {
        play.play("scout slingers enemy");
    }
    play.asks("a 6.1").play("scout bowmen hand").refused("scout bowmen own", "5.0/not-yours");
    assert_eq!(play.hand(A), "horde cohesion");
}

#[test]
fn r6_1_scouting_is_never_compulsory() {
    let mut play = scouting("slingers horde").start();
    play.asks("a 6.1").play("pass");
    assert_eq!((play.hand(A), play.reserve(A)), ("slingers horde".into(), String::new()));
}

#[test]
fn r6_1_only_the_active_side_scouts() {
    let mut play = scouting("horde").hand(B, "slingers").start();
    // The opponent's first decision is in phase 2.
    play.asks("a 6.1").play("pass").asks("a 7.1").play("pass");
    play.asks("b 7.1").refused("scout slingers hand", "5.1/phase");
    let play = scouting("horde").hand(B, "slingers").active(B).start();
    assert_eq!(play.decides(), "b 6.1");
}

#[test]
fn r6_2_a_short_deck_shows_what_it_has_and_is_not_shuffled() {
    for count in 1..=7 {
        let all = ["psiloi", "rally", "horde", "shields", "auxilia", "overrun", "warriors"];
        let deck = all[..count].join(" ");
        for (look, owner) in [("enemy", B), ("own", A)] {
            let table = scouting("slingers horde").deck(owner, &deck).reserve(owner, "phalanx*9");
            let mut play = table.start();
            play.play(&format!("scout slingers {look}"));
            assert_eq!(seen(&play), all[..count.min(5)], "{look}");
            assert_eq!(play.deck(owner), deck);
            assert!(play.log.lots.is_empty(), "no shuffle");
        }
    }
}

/// What a scout has seen the state remembers for the side that sent it, and for nobody else.
#[test]
fn r6_2_only_the_side_that_scouts_learns_anything() {
    let known = |look: &str| {
        let mut play = scouting("slingers horde").start();
        play.play(&format!("scout slingers {look}"));
        let state = play.state();
        let [a, b] = [state.of(A), state.of(B)];
        let hands = (a.known.len(), b.known.len());
        (hands, (a.seen[A], a.seen[B]), (b.seen[A], b.seen[B]))
    };
    assert_eq!(known("hand"), ((0, 3), (0, 0), (0, 0)));
    assert_eq!(known("enemy"), ((0, 0), (0, 0), (5, 0)));
    assert_eq!(known("own"), ((0, 0), (5, 0), (0, 0)));
    let mut play = scouting("slingers horde").start();
    play.play("scout slingers enemy");
    let expected = json!("enemy-deck");
    assert_eq!(play.events("scouted")[0]["look"], expected, "where it looked is told");
}
