//! 3.1 to 3.6: decks and what they may cost.

use super::muster::{TACTICS, UNITS, named};
use super::table::*;
use gonfalon::scenario::acies::deck::{DeckFile, DeckRef, built_in};
use gonfalon::scenario::acies::{Building, stock};
use gonfalon::systems::acies::decks::check_file;
use std::collections::BTreeMap;

/// The shipped armies: nation, budget, units, tactics in the order of the rules, what the units cost, cards in all.
type Army = (&'static str, u32, &'static str, [u8; 12], u32, usize);

const ARMIES: [Army; 12] = [
    (
        "rome",
        1000,
        "legionaires*7 hoplites*2 auxilia*2 javelineers*4 light-cavalry*2 artillery",
        [3, 2, 1, 3, 1, 2, 3, 3, 2, 3, 1, 1],
        980,
        43,
    ),
    (
        "rome",
        1800,
        "legionaires*12 hoplites*3 auxilia*4 javelineers*6 light-cavalry*3 heavy-cavalry*2 artillery",
        [5, 4, 2, 6, 2, 4, 5, 5, 5, 6, 4, 2],
        1790,
        81,
    ),
    (
        "carthage",
        1000,
        "elephants*2 numides*2 phalanx warriors*3 auxilia*2 slingers*4 javelineers*2 heavy-cavalry \
         light-infantry",
        [2, 3, 3, 1, 1, 2, 2, 2, 2, 2, 3, 2],
        1000,
        43,
    ),
    (
        "carthage",
        1800,
        "elephants*3 numides*4 phalanx*2 warriors*4 auxilia*4 slingers*6 javelineers*4 \
         heavy-cavalry*2 light-infantry*3",
        [4, 5, 6, 3, 3, 4, 4, 4, 4, 3, 5, 5],
        1800,
        82,
    ),
    (
        "macedon",
        1000,
        "phalanx*5 hoplites peltasts*2 psiloi*3 bowmen*2 slingers heavy-cavalry*2 light-cavalry",
        [3, 2, 3, 2, 1, 1, 3, 2, 2, 2, 3, 1],
        995,
        42,
    ),
    (
        "macedon",
        1800,
        "phalanx*9 hoplites*2 peltasts*4 psiloi*3 bowmen*3 slingers*2 heavy-cavalry*4 \
         light-cavalry*2",
        [6, 4, 5, 5, 1, 3, 6, 4, 4, 5, 5, 2],
        1790,
        79,
    ),
    (
        "persia",
        1000,
        "bowmen*4 hoplites*3 horde peltasts*3 horse-archers light-cavalry heavy-cavalry*2 \
         light-chariots",
        [1, 2, 3, 2, 1, 3, 1, 3, 3, 2, 2, 2],
        990,
        41,
    ),
    (
        "persia",
        1800,
        "bowmen*6 hoplites*5 horde*2 peltasts*5 horse-archers*3 light-cavalry heavy-cavalry*3 \
         light-chariots*2 heavy-chariots",
        [3, 4, 6, 4, 2, 6, 2, 6, 6, 4, 3, 4],
        1800,
        78,
    ),
    (
        "gauls",
        1000,
        "warriors*7 barbarians*3 javelineers*3 slingers*3 light-chariots*2 light-cavalry*2 \
         light-infantry",
        [4, 4, 1, 1, 1, 2, 3, 3, 2, 1, 1, 2],
        995,
        46,
    ),
    (
        "gauls",
        1800,
        "warriors*12 barbarians*6 javelineers*5 slingers*4 light-chariots*4 light-cavalry*3 \
         heavy-cavalry light-infantry",
        [7, 7, 3, 3, 2, 4, 6, 5, 4, 2, 3, 4],
        1800,
        86,
    ),
    (
        "parthia",
        1000,
        "cataphracts*2 bowmen*3 horde psiloi*3 horse-archers*5",
        [2, 2, 4, 1, 1, 3, 1, 2, 3, 1, 3, 2],
        1000,
        39,
    ),
    (
        "parthia",
        1800,
        "cataphracts*4 bowmen*4 horde*2 psiloi*2 horse-archers*9 light-cavalry",
        [5, 4, 8, 1, 2, 6, 1, 5, 6, 2, 6, 4],
        1780,
        72,
    ),
];

fn counted(text: &str) -> BTreeMap<String, u8> {
    let mut counts = BTreeMap::new();
    for card in cards(text) {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

fn find(id: &str) -> &'static DeckFile {
    built_in().iter().find(|deck| deck.deck == id).unwrap_or_else(|| panic!("no deck {id}"))
}

/// The cost of some units by the table of the rules.
fn cost(units: &BTreeMap<String, u8>) -> u32 {
    units.iter().map(|(id, count)| named(id).cost * u32::from(*count)).sum()
}

#[test]
fn r3_1_fast_play_has_two_of_each_unit_and_five_of_each_tactics_card() {
    let deck = find("fast-play");
    let units: BTreeMap<String, u8> = UNITS.iter().map(|u| (u.id.to_owned(), 2)).collect();
    assert_eq!(deck.units, units);
    assert_eq!((cost(&units), deck.budget), (2970, None));
    let play = Table::built_in(["fast-play", "fast-play"], 0).start();
    for side in [A, B] {
        let cards = &play.scene.armies[side].cards;
        assert_eq!(cards.len(), 106);
        let tactics = cards.iter().filter(|card| card.unit().is_none()).count();
        assert_eq!((tactics, play.scene.armies[side].total), (60, 2970));
    }
    for tactic in TACTICS {
        let text = play.deck(A);
        assert!(text.split(' ').any(|word| word == format!("{tactic}*5")), "{tactic}: {text}");
    }
}

#[test]
fn r3_1_fast_play_checks_nothing_but_the_size() {
    // 100 elephants for nothing.
    assert_eq!(Table::whole("elephants*100 overrun*100").faulty(), "");
    let dear = || DeckRef::Whole(Box::new(deck("elephants*100 overrun*100")));
    let table = Table::decks([dear(), dear()], Building::Points(1000));
    let faults = "budget 3.2, budget 3.2, budget 3.3, budget 3.3";
    assert_eq!(table.faulty(), faults, "points do");
}

/// Every shipped army: its cards to the last one, and what they cost.
#[test]
fn r3_5_the_shipped_armies_are_those_of_the_rulings() {
    assert_eq!(built_in().len(), 13 + GENERALS.len());
    for (nation, budget, units, tactics, points, size) in ARMIES {
        let deck = find(&format!("{nation}-{budget}"));
        assert_eq!(deck.units, counted(units), "{nation} {budget}");
        let expected: BTreeMap<&str, u8> = TACTICS.into_iter().zip(tactics).collect();
        let set = deck.tactics.as_ref().expect("its own tactics");
        let found: BTreeMap<&str, u8> = set.iter().map(|(t, n)| (t.word(), *n)).collect();
        assert_eq!(found, expected, "{nation} {budget}");
        let many = usize::from(tactics.iter().sum::<u8>());
        assert_eq!(many, if budget == 1000 { 25 } else { 50 }, "{nation} {budget}");
        assert_eq!(cards(units).len() + many, size, "{nation} {budget}");
        assert_eq!(cost(&deck.units), points, "{nation} {budget}");
        assert_eq!(deck.budget, Some(budget));
        assert_eq!(deck.list.as_deref(), Some(nation));
    }
}

/// Armies for certain battles, and their points.
const GENERALS: [(&str, u32); 3] =
    [("scipio-1000", 1000), ("scipio-1800", 1800), ("ventidius-1800", 1800)];

/// Each deck for itself and as the deck of a scenario: within army budget, tactics budget and army list.
#[test]
fn r3_3_the_shipped_armies_keep_to_their_budgets() {
    for (nation, budget, units, tactics, points, _) in ARMIES {
        let spent = 40 * u32::from(tactics.iter().sum::<u8>());
        assert!(spent <= 2000 && points <= budget + (2000 - spent), "{nation} {budget}: {units}");
        assert!(points <= budget, "the army's points alone pay for {nation} {budget}");
        let id = format!("{nation}-{budget}");
        assert!(check_file(find(&id)).is_empty(), "{id}");
        let table = Table::built_in([&id, &id], budget);
        assert_eq!(table.faulty(), "", "{id}");
        let play = table.start();
        assert_eq!(play.scene.armies[A].total, points, "{id}");
        assert_eq!(play.scene.armies[A].cards.len(), cards(units).len() + (spent / 40) as usize);
    }
    assert!(check_file(find("fast-play")).is_empty());
}

/// ACIES 3.2, 3.5: the armies of Roman generals keep to Rome's list and points.
#[test]
fn r3_5_the_armies_of_generals_are_roman() {
    for (id, budget) in GENERALS {
        let deck = find(id);
        assert_eq!((deck.list.as_deref(), deck.budget), (Some("rome"), Some(budget)), "{id}");
        assert!(check_file(deck).is_empty(), "{id}");
        assert_eq!(Table::built_in([id, id], budget).faulty(), "", "{id}");
        assert!(cost(&deck.units) <= budget, "{id}");
        let tactics = deck.tactics.as_ref().expect("its own tactics");
        let many: u32 = tactics.values().map(|n| u32::from(*n)).sum();
        assert_eq!(many, if budget == 1000 { 25 } else { 50 }, "{id}");
    }
}

/// The set-up that the computer and automatic set-up use.
#[test]
fn r4_2_the_shipped_armies_name_their_deployment() {
    for (nation, triple) in [
        ("rome", "hoplites legionaires*2"),
        ("carthage", "phalanx warriors elephants"),
        ("macedon", "phalanx*2 hoplites"),
        ("persia", "hoplites*2 peltasts"),
        ("gauls", "warriors*3"),
        ("parthia", "cataphracts horde psiloi"),
    ] {
        for budget in [1000, 1800] {
            let mut named = find(&format!("{nation}-{budget}")).deploy.clone();
            let mut expected = cards(triple);
            named.sort();
            expected.sort();
            assert_eq!(named, expected, "{nation} {budget}");
        }
    }
}

/// A deck of units with this many tactics cards of its own, or the standard set.
fn bought(units: &str, tactics: Option<u8>) -> DeckRef {
    let mut deck = deck(units);
    deck.tactics = tactics.map(|n| {
        let set = [(TACTICS[0], n / 2), (TACTICS[7], n - n / 2)];
        let tactic = |id: &str| serde_json::from_value(id.into()).expect("a tactics card");
        set.into_iter().map(|(id, n)| (tactic(id), n)).collect()
    });
    DeckRef::Whole(Box::new(deck))
}

fn judged(units: &str, tactics: Option<u8>, budget: u32) -> String {
    let good = bought("horde*10", Some(10));
    let decks = [bought(units, tactics), good];
    Table::decks(decks, Building::Points(budget)).faulty()
}

const DEAR: &str = "budget 3.2";

#[test]
fn r3_2_units_cost_at_most_the_army_budget() {
    // All 50 tactics cards bought: nothing is left over for units.
    assert_eq!(judged("horde*20", Some(50), 1000), "");
    assert_eq!(judged("horde*19 hoplites", Some(50), 1000), DEAR, "1010 points");
    assert_eq!(judged("horde*19 hoplites", Some(50), 1010), "");
    assert_eq!(judged("horde*19 hoplites", Some(50), 1009), DEAR);
    // Any budget may be chosen.
    for budget in [500, 537, 550, 1800, 7777] {
        let fits = |count: u32| judged(&format!("horde*{count}"), Some(50), budget).is_empty();
        assert!(fits(budget / 50) && !fits(budget / 50 + 1), "{budget}");
    }
}

#[test]
fn r3_3_unspent_tactics_points_buy_units_and_never_the_other_way() {
    for (tactics, spare) in [(50, 0), (49, 40), (25, 1000), (0, 2000)] {
        // Units of 25 points, to the last point that is allowed.
        let most = (1000 + spare) / 25;
        let judge = |count: u32| judged(&format!("slingers*{count}"), Some(tactics), 1000);
        assert_eq!(judge(most), "", "{tactics} tactics");
        assert_eq!(judge(most + 1), DEAR, "{tactics} tactics");
    }
    assert_eq!(judged("slingers*10", Some(51), 1000), "budget 3.3", "2040 points of tactics");
    assert_eq!(judged("slingers*10", Some(51), 9000), "budget 3.3", "army points don't pay");
}

#[test]
fn r3_4_the_standard_tactics_are_free_and_leave_nothing_over() {
    assert_eq!(judged("horde*20", None, 1000), "");
    assert_eq!(judged("horde*19 hoplites", None, 1000), DEAR);
    let table =
        Table::decks([bought("horde*20", None), bought("horde*20", None)], Building::Points(1000));
    let play = table.start();
    assert_eq!(play.scene.armies[A].cards.len(), 80);
}

fn list(nation: &str) -> BTreeMap<String, u8> {
    let lists = &stock().lists;
    lists.iter().find(|list| list.id == nation).expect("a list").limits.clone()
}

#[test]
fn r3_5_a_list_allows_half_as_many_again_as_the_shipped_army() {
    assert_eq!(stock().lists.len(), 6);
    for (nation, budget, units, ..) in ARMIES {
        let limits = list(nation);
        if budget == 1800 {
            let more = |(id, n): (String, u8)| (id, (3 * n).div_ceil(2));
            let expected: BTreeMap<String, u8> = counted(units).into_iter().map(more).collect();
            assert_eq!(limits, expected, "{nation}");
        }
    }
}

fn listed(nation: &str, units: &str, budget: u32) -> Table {
    let DeckRef::Whole(mut deck) = bought(units, Some(10)) else { unreachable!() };
    deck.list = Some(nation.to_owned());
    let deck = DeckRef::Whole(deck);
    Table::decks([deck, bought("horde*10", Some(10))], Building::Points(budget))
}

const OFF_LIST: &str = "army-list 3.5";

/// Both sides of every limit, at 1800 points and, half of it rounded up, at 1000.
#[test]
fn r3_5_lists_bind_the_decks_of_their_nation() {
    for (nation, budget, ..) in ARMIES {
        for (id, most) in list(nation) {
            // The shipped Parthian army of 1000 points has more Psiloi than half of the list.
            let quick =
                if (nation, id.as_str()) == ("parthia", "psiloi") { 3 } else { most.div_ceil(2) };
            let most = if budget == 1000 { quick } else { most };
            let judge = |n: u8| listed(nation, &format!("{id}*{n}"), budget).faulty();
            // What is too dear besides has a fault of its own.
            let off = |n| judge(n).contains(OFF_LIST);
            assert!(!off(most), "{most} {id} of {nation} at {budget}");
            assert!(off(most + 1), "{most} {id} and one of {nation} at {budget}");
        }
    }
    assert_eq!(
        listed("rome", "legionaires*5 elephants", 1800).faulty(),
        OFF_LIST,
        "none of others"
    );
    assert_eq!(listed("atlantis", "legionaires*5", 1800).faulty(), OFF_LIST, "no such nation");
}

#[test]
fn r3_5_without_the_option_lists_bind_nobody() {
    let table = listed("rome", "legionaires*5 elephants", 1800);
    assert_eq!(table.option("army_lists", false).faulty(), "");
    // Nor do they bind a deck of no nation.
    assert_eq!(judged("legionaires*5 elephants", Some(10), 1800), "");
}

#[test]
fn r3_6_ten_cards_and_a_unit_at_least() {
    let small = |text: &str| {
        let mut deck = deck(text);
        deck.tactics.get_or_insert_default();
        let deck = DeckRef::Whole(Box::new(deck));
        Table::decks([deck, bought("horde*10", Some(10))], Building::FastPlay).faulty()
    };
    assert_eq!(small("horde overrun*9"), "");
    assert_eq!(small("horde overrun*8"), "deck-size 3.6");
    assert_eq!(small("horde*10"), "");
    assert_eq!(small("horde*9"), "deck-size 3.6");
    assert_eq!(small("overrun*10"), "deck-size 3.6");
    assert_eq!(small("overrun*60"), "deck-size 3.6");
    // The standard set counts: one unit is enough.
    let one = || DeckRef::Whole(Box::new(deck("horde")));
    assert_eq!(Table::decks([one(), one()], Building::FastPlay).faulty(), "");
}

#[test]
fn r4_1_every_side_may_bring_any_deck() {
    for ids in [["rome-1000", "carthage-1000"], ["gauls-1000", "gauls-1000"]] {
        let play = Table::built_in(ids, 1000).start();
        for (side, id) in [A, B].into_iter().zip(ids) {
            let units: usize = find(id).units.values().map(|n| usize::from(*n)).sum();
            let tactics: u8 = find(id).tactics.as_ref().expect("its own").values().sum();
            assert_eq!(play.scene.armies[side].cards.len(), units + usize::from(tactics));
        }
    }
    let unknown = Table::built_in(["rome-1000", "rome-900"], 1000);
    assert_eq!(unknown.faulty(), "unknown-deck -");
}
