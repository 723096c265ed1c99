//! What a start in mid-battle can say has been done already, and that the rules then hold to it.

use super::table::*;
use gonfalon::scenario::acies::Building;
use gonfalon::scenario::acies::begin::{EncirclingBegin, FieldBegin, WoundedBegin};
use gonfalon::scenario::acies::deck::DeckRef;
use gonfalon::systems::acies::state::Phase;

/// The unit of the field in this place of the list, changed.
fn unit(table: Table, place: usize, change: impl FnOnce(&mut FieldBegin)) -> Table {
    table.begin(|begin| change(&mut begin.field[place]))
}

#[test]
fn r9_1_who_has_shot_does_not_shoot_again() {
    let table = Table::field("M5 a bowmen, B5 phalanx, A7 bowmen, B7 phalanx").at("missile");
    let mut play = unit(table, 0, |card| card.fired = true).start();
    play.refused("shoot M5 B5", "9.1/limit").allowed("shoot A7 B7");
}

#[test]
fn r10_1_who_has_attacked_does_not_attack_again() {
    let table = Table::field("M5 a phalanx, B5 horde, M7 a phalanx, B7 horde").at("attack");
    let before = table.start().offers("front");
    let after = unit(table, 0, |card| card.attacked = true).start().offers("front");
    assert!(before.len() > after.len() && !after.is_empty(), "{before:?} {after:?}");
    assert!(after.iter().all(|offer| !offer.contains("M5")), "{after:?}");
}

#[test]
fn r16_6_who_is_halted_does_not_attack() {
    let table = Table::field("M5 a phalanx, B5 horde, M7 a phalanx, B7 horde").at("attack");
    let after = unit(table, 0, |card| card.halted = true).start().offers("front");
    assert!(!after.is_empty() && after.iter().all(|offer| !offer.contains("M5")), "{after:?}");
}

#[test]
fn r8_4_who_has_moved_does_not_move_again() {
    let table = Table::field("A5 phalanx, A7 phalanx, B9 horde").at("manoeuvre");
    let before = table.start().offers("move");
    let after = unit(table, 0, |card| card.may_move = Some(false)).start().offers("move");
    assert!(before.len() > after.len() && !after.is_empty(), "{before:?} {after:?}");
    assert!(after.iter().all(|offer| !offer.contains("A5")), "{after:?}");
}

#[test]
fn r8_6_units_played_count_against_the_limit() {
    let table = Table::field("B9 horde").at("play").hand(A, "horde*2");
    assert!(!table.start().offers("play").is_empty());
    let told = table.begin(|begin| begin.units_played = 1).start();
    assert!(told.offers("play").is_empty(), "one unit a turn");
}

#[test]
fn r6_1_scouts_sent_and_cards_seen_are_kept() {
    let table = Table::field("B9 horde").at("scout").hand(A, "slingers").hand(B, "horde phalanx");
    let table = table.begin(|begin| {
        begin.scouts_sent = 2;
        begin.sides[1].known = vec!["phalanx".to_owned()];
        begin.sides[1].seen = [3, 0];
    });
    let play = table.start();
    assert_eq!(play.state().scouts_sent, 2);
    assert_eq!(play.state().of(B).known.len(), 1);
    assert_eq!(play.state().of(B).seen[A], 3);
}

#[test]
fn r16_6_a_pending_discard_may_be_stopped() {
    let state = |pending: Option<&str>| EncirclingBegin {
        to_act: "a".to_owned(),
        acted: true,
        passed: false,
        pending: pending.map(str::to_owned),
    };
    let table = Table::field("B9 horde")
        .at("encircling")
        .reserve(A, "numides")
        .hand(B, "difficult-terrain");
    let table = table.begin(|begin| begin.encircling = Some(state(Some("numides"))));
    let mut play = table.start();
    play.asks("b 16.6").play("pass");
    assert_eq!((play.points(), play.reserve(A)), ((1, 0), "numides".into()));
}

#[test]
fn r16_6_who_is_barred_is_not_discarded_for_a_flank_point() {
    let table = Table::field("B9 horde").at("encircling").hand(A, "numides horse-archers");
    let table = table.begin(|begin| begin.barred = vec!["numides".to_owned()]);
    let mut play = table.start();
    play.refused("point numides", "16.6/limit").allowed("point horse-archers");
}

#[test]
fn r16_12_break_morale_is_in_force() {
    let table = Table::field("M5 a phalanx, B5 horde").at("attack");
    let play = table.begin(|begin| begin.break_morale = true).start();
    assert!(play.state().break_morale);
}

#[test]
fn r13_4_a_turn_can_begin_after_its_draw() {
    let play = Table::field("A5 phalanx x1, B9 horde").at("cards").hand(A, "rally").start();
    assert_eq!(play.phase(), Phase::Cards);
}

#[test]
fn what_cannot_have_been_done_is_a_fault() {
    let one = |table: Table, fault: &str| {
        let faults = table.faults();
        let found: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
        assert_eq!(found, [fault], "{faults:?}");
    };
    let table = || Table::field("M5 a bowmen, B5 phalanx").at("scout").hand(A, "horde");
    one(unit(table(), 0, |card| card.fired = true), "acies.begin.field[0].fired");
    one(unit(table(), 0, |card| card.attacked = true), "acies.begin.field[0].attacked");
    one(unit(table(), 0, |card| card.halted = true), "acies.begin.field[0].halted");
    one(unit(table(), 0, |card| card.may_move = Some(true)), "acies.begin.field[0].may_move");
    let attack = table().at("attack");
    one(unit(attack, 1, |card| card.attacked = true), "acies.begin.field[1].attacked");
    one(table().begin(|b| b.units_played = 1), "acies.begin.units_played");
    one(table().begin(|b| b.break_morale = true), "acies.begin.break_morale");
    one(table().begin(|b| b.no_attacks = true), "acies.begin.no_attacks");
    let barred = table().at("attack").begin(|b| b.barred = vec!["phalanx".to_owned()]);
    one(barred, "acies.begin.barred[0]");
    one(
        table().begin(|b| b.sides[0].known = vec!["phalanx".to_owned()]),
        "acies.begin.sides[0].known",
    );
    one(table().begin(|b| b.sides[0].seen = [0, 99]), "acies.begin.sides[0].seen");
    let wound = |unit: &str, markers: u8| WoundedBegin { unit: unit.to_owned(), markers };
    one(
        table().begin(|b| b.sides[0].wounded = vec![wound("phalanx", 1)]),
        "acies.begin.sides[0].wounded[0]",
    );
    one(
        table().begin(|b| b.sides[0].wounded = vec![wound("horde", 99)]),
        "acies.begin.sides[0].wounded[0]",
    );
    let state =
        EncirclingBegin { to_act: "a".to_owned(), acted: false, passed: false, pending: None };
    one(table().begin(|b| b.encircling = Some(state)), "acies.begin.encircling");
}

/// ACIES 1.1: with decks, a beginning has the cards of the decks.
#[test]
fn cards_that_the_deck_has_not_are_a_fault() {
    let whole = || DeckRef::Whole(Box::new(deck("horde*30 phalanx*2")));
    let table = Table::field("A5 phalanx, B5 phalanx").data(|data| {
        data.decks = Some([whole(), whole()]);
        data.building = Building::FastPlay;
    });
    let table = table.deck(A, "horde*29 phalanx elephants").deck(B, "horde*30 phalanx");
    let faults = table.faults();
    let found: Vec<String> = faults.iter().map(|f| format!("{} {}", f.name, f.at)).collect();
    assert!(found.contains(&"not-in-deck acies.begin.sides[0].deck[30]".to_owned()), "{found:?}");
    assert!(found.contains(&"missing-cards acies.begin.sides[0]".to_owned()), "{found:?}");
    assert!(!found.iter().any(|fault| fault.contains("sides[1]")), "{found:?}");
}
