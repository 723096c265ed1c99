//! 7.1 to 7.5: the Encircling phase.

use super::muster::UNITS;
use super::table::*;

const CARDS: &str = "A5 horde, B5 horde";

fn phase(a: &str, b: &str) -> Table {
    Table::field(CARDS).hand(A, a).hand(B, b).at("encircling")
}

#[test]
fn r7_1_units_with_the_trait_are_discarded_for_a_point_each() {
    let mut flankers = 0;
    for unit in UNITS {
        let mut play = phase(&format!("{} numides horde", unit.id), "").start();
        let order = format!("point {}", unit.id);
        if unit.flank {
            flankers += 1;
            play.play(&order);
            assert_eq!(play.points(), (1, 0), "{}", unit.id);
            assert_eq!(
                (play.hand(A).contains(unit.id), play.reserve(A)),
                (unit.id == "numides", unit.id.into())
            );
        } else {
            play.refused(&order, "7.1/trait");
        }
    }
    assert_eq!(flankers, 7);
    phase("numides overrun", "").start().refused("point overrun", "16.1/card-window");
    phase("numides", "").start().refused("point cataphracts", "5.0/not-yours");
}

#[test]
fn r7_1_both_sides_discard_any_number() {
    let mut play = phase("numides*3 horse-archers*2 horde", "cataphracts*4 horde").start();
    for card in ["numides", "numides", "horse-archers", "numides", "horse-archers"] {
        play.asks("a 7.1").play(&format!("point {card}")).asks("b 16.6").play("pass");
    }
    assert_eq!(play.points(), (5, 0));
    // The card that is left might be Outflank, for all that the table shows.
    play.asks("a 7.1").play("pass");
    // The opponent may answer, and nobody replies to him.
    play.asks("b 7.1").play("point cataphracts").asks("b 7.1").play("point cataphracts");
    assert_eq!(play.points(), (5, 2));
    assert_eq!(play.reserve(A), "horse-archers*2 numides*3");
    assert_eq!(play.reserve(B), "cataphracts*2");
}

#[test]
fn r7_1_points_are_kept_for_the_whole_game() {
    let mut play = phase("numides horde", "").points(A, 3).points(B, 7).start();
    play.play("point numides");
    assert_eq!(play.points(), (4, 7));
    play.pass_to("a 13.1").play("pass").pass_to("b 8.1");
    assert_eq!((play.points(), play.state().turn), ((4, 7), 4));
}

#[test]
fn r7_2_outflank_brings_two_points() {
    let mut play = phase("outflank*2 numides", "outflank horde").start();
    play.play("outflank");
    assert_eq!((play.points(), play.reserve(A)), ((2, 0), "outflank".into()));
    // No reply to a tactics card.
    play.asks("a 7.1").play("outflank").play("pass").asks("b 7.1").play("outflank");
    assert_eq!((play.points(), play.reserve(B)), ((4, 2), "outflank".into()));
}

#[test]
fn r7_2_reserve_draws_three_cards() {
    let deck = "psiloi overrun auxilia shields horde*3";
    let mut play = phase("reserve horde*6", "reserve horde").deck(A, deck).deck(B, deck).start();
    play.play("reserve");
    assert_eq!(play.hand(A), "psiloi auxilia horde*6 overrun");
    assert_eq!((play.deck(A), play.reserve(A)), ("shields horde*3".into(), "reserve".into()));
    play.pass_to("b 7.1").play("reserve");
    assert_eq!(
        (play.hand(B), play.reserve(B)),
        ("psiloi auxilia horde overrun".into(), "reserve".into())
    );
}

/// A deck that runs out on the way is made anew from the reserve, and the card itself gets there after its use.
#[test]
fn r7_2_reserve_draws_through_the_end_of_a_deck() {
    let table = phase("reserve numides", "").deck(A, "psiloi");
    let mut play = table.reserve(A, "horde*5").start();
    play.play("reserve");
    assert_eq!(play.hand(A), "psiloi horde*2 numides");
    assert_eq!((play.deck(A), play.reserve(A)), ("horde*3".into(), "reserve".into()));
}

#[test]
fn r7_2_other_tactics_cards_have_no_place_here() {
    let mut play = phase("numides overrun rally", "rally initiative horde").start();
    play.refused("overrun", "16.1/card-window").refused("initiative", "16.11/card-window");
    play.refused("difficult-terrain", "16.6/card-window").pass_to("b 7.1");
    play.refused("rally", "16.9/card-window").refused("initiative", "16.11/card-window");
}

/// Who is asked, after each word, until the phase ends.
#[test]
fn r7_3_sides_alternate_until_both_pass_in_a_row() {
    let full =
        || phase("numides*4 horde", "cataphracts*4 horde").option("fast_windows", true).start();
    let mut play = full();
    play.asks("a 7.1").play("pass").asks("b 7.1").play("pass").asks("a 8.1");
    // Whoever has acted has not passed.
    let mut play = full();
    play.play("point numides").asks("a 7.1").play("pass").asks("b 7.1").play("pass").asks("a 7.1");
    play.play("pass").asks("a 8.1");
    let mut play = full();
    play.play("pass")
        .play("point cataphracts")
        .asks("b 7.1")
        .play("point cataphracts")
        .play("pass");
    play.asks("a 7.1").play("point numides").play("pass").asks("b 7.1").play("pass");
    play.asks("a 7.1").play("pass").asks("a 8.1");
    assert_eq!(play.points(), (1, 2));
    // The opponent's pass after an own pass ends it, not before.
    let mut play = full();
    play.play("pass").play("point cataphracts").play("pass").play("pass").asks("b 7.1");
    play.play("pass").asks("a 8.1");
}

#[test]
fn r7_3_the_active_side_begins_whoever_it_is() {
    let play = phase("numides", "numides").active(B).start();
    assert_eq!(play.decides(), "b 7.1");
}

#[test]
fn r7_4_strictly_more_points_encircle() {
    for (a, b, encircling) in [
        (0, 0, None),
        (1, 0, Some(A)),
        (0, 1, Some(B)),
        (4, 4, None),
        (5, 4, Some(A)),
        (4, 5, Some(B)),
    ] {
        let play = phase("numides", "").points(A, a).points(B, b).start();
        assert_eq!(play.state().encircling(), encircling, "{a} to {b}");
    }
    // Reckoned anew with every point.
    let mut play = phase("numides*2 horde", "").points(B, 1).start();
    play.play("point numides");
    assert_eq!(play.state().encircling(), None);
    assert_eq!(play.events("encircling").len(), 1);
    play.play("point numides");
    assert_eq!(play.state().encircling(), Some(A));
}

#[test]
fn r7_5_the_encircling_army_adds_one_to_its_melee_totals() {
    for (points, totals) in
        [((0, 0), (8, 8)), ((1, 0), (9, 8)), ((0, 1), (8, 9)), ((3, 3), (8, 8)), ((9, 1), (9, 8))]
    {
        for active in [A, B] {
            // In the own attack and in the enemy's: the bonus is the same.
            let table = Table::field("M5 a horde, B5 horde").active(active).at("attack");
            let mut play = table.points(A, points.0).points(B, points.1).start();
            let order = if active == A { "front M5 B5" } else { "front B5 M5" };
            play.roll(&[5, 5], order);
            let swapped = (totals.1, totals.0);
            let expected = if active == A { totals } else { swapped };
            let expected = format!("{}:{} ", expected.0, expected.1);
            assert!(play.fought().starts_with(&expected), "{points:?} {active:?}");
        }
    }
}

#[test]
fn r7_5_no_other_dice_are_touched() {
    // Shots: 4 hits the javelinmen's target, 5 does not.
    for (die, markers) in [(4, " x1"), (5, "")] {
        let table = Table::field("M5 a javelineers, B5 horde").at("missile").points(A, 5);
        let mut play = table.start();
        play.roll(&[die], "shoot M5 B5");
        assert_eq!(play.at("B5"), format!("b horde{markers}"));
    }
    // Rampage: 2 kills, 3 does not.
    for (die, card) in [(2, "-"), (3, "b elephants")] {
        for side in [A, B] {
            let table =
                Table::field("M5 a javelineers, B5 elephants").at("missile").points(side, 5);
            let mut play = table.start();
            play.roll(&[1, die], "shoot M5 B5");
            assert_eq!(play.at("B5"), card);
        }
    }
    // Attempts at a flank: up to 6 for the faster.
    for side in [A, B] {
        for (die, success) in [(6, true), (7, false)] {
            let table = Table::field("M5 a heavy-chariots, M6 b light-infantry").at("attack");
            let mut play = table.points(side, 5).start();
            let dice = if success { vec![die, 10, 1] } else { vec![die] };
            play.roll(&dice, "flank M5 M6");
            assert_eq!(play.events("flank-tried")[0]["success"], success);
        }
        // Withdrawals: up to 6 from the Melee Line.
        for (die, success) in [(6, true), (7, false)] {
            let table = Table::field("A5 horde, M5 b light-infantry").at("attack");
            let mut play = table.points(side, 5).start();
            let dice = if success { vec![die] } else { vec![die, 5, 5] };
            play.play("front A5 M5").roll(&dice, "withdraw line");
            assert_eq!(play.events("withdrawal-rolled")[0]["success"], success);
        }
    }
}

#[test]
fn r7_1_difficult_terrain_returns_the_card_and_bars_it() {
    let mut play = phase("numides*2 light-cavalry horde", "difficult-terrain horde").start();
    play.play("point numides")
        .asks("b 16.6")
        .allowed("pass")
        .refused("outflank", "16.3/card-window");
    play.play("difficult-terrain");
    assert_eq!(play.points(), (0, 0));
    assert_eq!(play.hand(A), "horde light-cavalry numides*2");
    assert_eq!((play.reserve(A), play.reserve(B)), (String::new(), "difficult-terrain".into()));
    // The other copy may be discarded still, and the other kind.
    play.asks("a 7.1").play("point numides").asks("b 16.6").play("pass");
    assert_eq!(play.points(), (1, 0));
    play.refused("point numides", "16.6/limit").play("point light-cavalry").play("pass");
    assert_eq!(play.points(), (2, 0));
}

#[test]
fn r7_1_a_barred_unit_neither_flanks_nor_attacks_in_this_turn() {
    let table = Table::field("B5 horde, M6 b horde, M9 a horde, B9 horde").at("encircling");
    let table = table.hand(A, "numides psiloi").hand(B, "difficult-terrain");
    let mut play = table.clone().start();
    play.play("point numides").play("difficult-terrain").pass_to("a 8.6").play("play numides A6");
    play.pass_to("a 10.1").refused("front A6 M6", "16.6/limit").allowed("front M9 B9");
    // The other copy may be discarded; the one that is left is the barred one.
    let mut play = table.hand(A, "numides*2 psiloi").start();
    play.play("point numides").play("difficult-terrain").play("point numides").pass_to("a 8.6");
    play.play("play numides A6").pass_to("a 10.1").refused("front A6 M6", "16.6/limit");
    // In the next own turn the ban is over.
    let mut play = phase("numides horde", "difficult-terrain horde").start();
    play.play("point numides").play("difficult-terrain").pass_to("a 13.1").play("pass");
    play.pass_to("b 13.1").play("pass").pass_to("a 7.1").allowed("point numides");
}

#[test]
fn r7_1_only_the_active_sides_discards_can_be_stopped() {
    let mut play = phase("difficult-terrain horde", "numides horde").start();
    play.pass_to("b 7.1").play("point numides");
    assert_eq!((play.points(), play.decides()), ((0, 1), "b 7.1".into()));
    // Outflank and Reserve are no discards.
    let mut play = phase("outflank reserve horde", "difficult-terrain horde").start();
    play.play("outflank").asks("a 7.1").play("reserve");
    assert_eq!(play.points(), (2, 0));
}

/// The opponent is asked whatever he holds, so that nothing is betrayed; only an empty hand answers by itself.
#[test]
fn r7_3_windows_do_not_betray_the_hand() {
    for hand in ["horde", "difficult-terrain", "overrun*5"] {
        let mut play = phase("numides*2", hand).start();
        play.play("point numides").asks("b 16.6");
        let mut offers = play.offers("");
        offers.sort();
        let expected: &[&str] =
            if hand.starts_with('d') { &["difficult-terrain", "pass"] } else { &["pass"] };
        assert_eq!(offers, expected);
        play.play("pass").play("pass").asks("b 7.1");
    }
    let mut play = phase("numides*2", "").start();
    play.play("point numides").asks("a 7.1").play("pass").pass_to("a 8.1");
}

#[test]
fn r7_3_fast_windows_ask_only_who_can_answer() {
    let table = |hand: &str| phase("numides*2", hand).option("fast_windows", true);
    let mut play = table("horde overrun").start();
    // Side B would only pass: side A is asked for its own pass at once.
    play.play("point numides").asks("a 7.1").play("pass").asks("a 7.1").play("pass").asks("a 8.1");
    let mut play = table("difficult-terrain").start();
    play.play("point numides").asks("b 16.6").play("pass").asks("a 7.1").play("pass");
    play.asks("a 7.1").play("pass").asks("a 8.1");
    for hand in ["numides", "outflank", "reserve"] {
        let mut play = table(hand).start();
        play.play("pass").asks("b 7.1");
    }
}

#[test]
fn r7_1_difficult_terrain_for_all_units_has_no_place_in_this_phase() {
    let table = phase("numides*2", "difficult-terrain").option("difficult_terrain", "all_units");
    let mut play = table.start();
    play.play("point numides").asks("a 7.1");
    assert_eq!(play.points(), (1, 0));
    play.play("pass").asks("b 7.1").refused("difficult-terrain", "16.6/card-window");
}

/// A discard that was stopped has not taken place: by option the markers that the unit brought from the field are
/// still its own.
#[test]
fn r7_1_a_stopped_discard_loses_no_markers() {
    let cards = "A5 heavy-cavalry x1, M5 b horde, A9 horde, M9 b horde";
    let table = Table::field(cards).active(B).at("attack").hand(B, "difficult-terrain horde");
    let table = table.option("withdraw_to_hand_clears_dm", false);
    for (stopped, card) in [(false, "a heavy-cavalry x1"), (true, "a heavy-cavalry x1")] {
        let mut play = table.start();
        play.play("front M5 A5").roll(&[8], "withdraw hand").pass_to("b 13.1").play("pass");
        play.pass_to("a 7.1");
        if stopped {
            play.play("point heavy-cavalry").asks("b 16.6").play("difficult-terrain");
        }
        play.pass_to("a 8.6").play("play heavy-cavalry A1");
        assert_eq!(play.at("A1"), card, "stopped: {stopped}");
    }
}
