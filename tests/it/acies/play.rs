//! 8.6 to 8.11: units from the hand, and reaction fire.

use super::muster::{Board, Standing, UNITS, first, label, named};
use super::table::*;
use gonfalon::kernel::SeededDice;

fn playing(cards: &str, hand: &str) -> Table {
    Table::field(cards).hand(A, hand).at("play")
}

#[test]
fn r8_6_one_unit_to_any_empty_cell_of_the_own_first_line() {
    let mut play = playing("A5 horde, M6 b horde, B7 horde", "psiloi horde").start();
    assert_eq!(play.offers("play").len(), 2 * 15, "two kinds, every cell but one");
    for cell in ["A1", "A4", "A6", "A7", "A13", "A16"] {
        play.allowed(&format!("play psiloi {cell}"));
    }
    play.refused("play psiloi A5", "8.6/cell").refused("play psiloi M1", "8.6/cell");
    play.refused("play psiloi B1", "8.6/cell").refused("play psiloi A17", "2.2/cell");
    play.refused("play hoplites A1", "5.0/not-yours");
    play.play("play psiloi A16");
    assert_eq!((play.at("A16"), play.hand(A)), ("a psiloi turned".into(), "horde".into()));
    assert_eq!(play.reserve(A), "");
    let play = playing("A5 horde", "overrun").start();
    assert_eq!(play.decides(), "a 8.6", "what is in the hand makes no difference (17.1)");
    assert_eq!(play.offers(""), ["pass"]);
    playing("A5 horde", "overrun horde").start().refused("play overrun A1", "16.1/card-window");
}

#[test]
fn r8_6_the_second_unit_of_a_turn_is_one_too_many() {
    // Cohesion keeps the phase open.
    let table = playing("A5 horde x1", "horde*4 cohesion");
    for (most, option) in [(1, 1), (2, 2), (4, 0)] {
        let mut play = table.clone().option("units_per_turn", option).start();
        for column in 1..=most {
            play.asks("a 8.6").play(&format!("play horde A{column}"));
        }
        if most < 4 {
            play.asks("a 8.6").refused("play horde A9", "8.6/limit");
        } else {
            play.asks("a 8.6").refused("play horde A9", "5.0/not-yours");
        }
    }
    // Without it the phase is over.
    let mut play = playing("A5 horde", "horde*3").start();
    play.play("play horde A1").asks("a 10.1");
    let mut play = playing("A5 horde", "horde*3 psiloi").option("units_per_turn", 0).start();
    play.play("play horde A1").asks("a 8.6").play("play horde A2").play("play horde A3");
    play.asks("a 8.6").allowed("play psiloi A4");
}

#[test]
fn r8_6_playing_a_unit_is_never_compulsory() {
    let mut play = playing("A5 horde", "horde").start();
    play.asks("a 8.6").play("pass").asks("a 10.1");
    assert_eq!(play.hand(A), "horde");
}

/// Skirmishers and the mounted enter upright, other foot and artillery turned.
#[test]
fn r8_7_how_each_unit_enters() {
    for unit in UNITS {
        for cannon in [false, true] {
            let table = playing("B5 horde", &format!("{} horde", unit.id));
            let mut play = table.option("ar_enters_upright", cannon).start();
            play.play(&format!("play {} A1", unit.id));
            let upright = match unit.kind {
                "SK" | "LC" | "HC" | "EL" | "WW" | "CH" => true,
                "AR" => cannon,
                _ => false,
            };
            let stance = if upright { "" } else { " turned" };
            assert_eq!(play.at("A1"), format!("a {}{stance}", unit.id));
        }
    }
}

#[test]
fn r8_7_an_upright_arrival_shoots_and_a_turned_one_does_not() {
    for (unit, decision) in [("bowmen", "a 9.1"), ("psiloi", "a 13.1"), ("artillery", "a 13.1")] {
        let mut play = playing("M1 b horde", &format!("{unit} horde")).start();
        play.play(&format!("play {unit} A1")).pass_to(decision);
    }
}

/// A unit that withdraws to the hand comes back unharmed, or by option with its markers.
#[test]
fn r8_8_units_enter_without_markers() {
    for (clears, card) in [(true, "b light-infantry turned"), (false, "b light-infantry x1 turned")]
    {
        let table = Table::field("M5 a horde, B5 light-infantry x1, A12 horde").at("attack");
        let mut play = table.option("withdraw_to_hand_clears_dm", clears).start();
        play.play("front M5 B5").roll(&[6], "withdraw hand");
        assert_eq!((play.at("B5"), play.hand(B)), ("-".into(), "light-infantry".into()));
        play.pass_to("b 8.6").play("play light-infantry B8");
        assert_eq!(play.at("B8"), card);
    }
    // Others of the kind have nothing to do with it.
    let table = Table::field("M5 a horde, B5 light-infantry x1, A12 horde").at("attack");
    let table = table.option("withdraw_to_hand_clears_dm", false).option("units_per_turn", 0);
    let mut play = table.hand(B, "light-infantry hoplites").start();
    play.play("front M5 B5").roll(&[6], "withdraw hand").pass_to("b 8.6");
    play.play("play hoplites B1").play("play light-infantry B8").play("play light-infantry B9");
    let markers = |at| play.piece(at).expect("a unit").markers;
    assert_eq!((markers("B1"), markers("B8") + markers("B9")), (0, 1));
}

/// 8.9 (a): a move to the Melee Line; only a shooter in the same column has the arrival as its target.
#[test]
fn r8_9_a_move_to_the_melee_line_draws_fire() {
    let mut play = Table::field("A5 horde, B5 bowmen, B6 bowmen").at("manoeuvre").start();
    play.play("move A5 M5").asks("b 8.10");
    assert_eq!(play.offers(""), ["pass", "shoot B5 M5"]);
    let mut play = Table::field("A5 horde, B5 bowmen, B6 bowmen").at("manoeuvre").start();
    play.play("move A5 M7");
    assert_ne!(play.decides(), "b 8.10");
}

/// 8.9 (b): a unit from the hand, at short range from the Melee Line, at long range from the First Line.
#[test]
fn r8_9_a_unit_that_is_played_draws_fire() {
    let cards = "M5 b javelineers, B5 bowmen, B6 bowmen, B7 javelineers, M8 a horde, B8 bowmen";
    for (column, shots) in [
        (5, &["shoot B5 A5", "shoot M5 A5"][..]),
        (6, &["shoot B6 A6"]),
        // 0 at long range; a screen of friends; nobody.
        (7, &[]),
        (8, &[]),
        (9, &[]),
    ] {
        let mut play = playing(cards, "horde*2").start();
        play.play(&format!("play horde A{column}"));
        if shots.is_empty() {
            assert_ne!(play.decides(), "b 8.10", "{column}");
        } else {
            let mut offers = play.asks("b 8.10").offers("shoot");
            offers.sort();
            assert_eq!(offers, shots);
        }
    }
}

#[test]
fn r8_9_readying_and_withdrawing_draw_no_fire() {
    let mut play = Table::field("A5 horde turned, B5 bowmen").at("ready").hand(A, "horde").start();
    play.asks("a 8.6");
    let cards = "A5 bowmen, M5 b light-cavalry, A9 horde, M9 b horde";
    let withdraw = |option: bool| {
        let table = Table::field(cards).at("attack").option("reaction_on_withdraw", option);
        let mut play = table.start();
        // Cavalry slips away from foot without a die.
        play.play("front A5 M5").play("withdraw line");
        assert_eq!((play.at("B5"), play.at("M5")), ("b light-cavalry".into(), "-".into()));
        play
    };
    withdraw(false).asks("a 10.1");
    // By option a withdrawal to the First Line does.
    let mut play = withdraw(true);
    play.asks("a 8.10");
    assert_eq!(play.offers(""), ["pass", "shoot A5 B5"]);
    play.roll(&[2], "shoot A5 B5");
    assert_eq!(play.at("B5"), "-");
    play.asks("a 10.1");
    let mut play = withdraw(true);
    play.roll(&[3], "shoot A5 B5").asks("a 10.1");
    assert_eq!(play.at("B5"), "b light-cavalry");
}

/// A withdrawal on the spot draws fire by option as well, one to the hand never.
#[test]
fn r8_9_by_option_who_stays_is_shot_at_and_who_is_gone_is_not() {
    for (option, how, decision) in [
        (true, "stay", "a 8.10"),
        (true, "hand", "a 10.1"),
        (false, "stay", "a 10.1"),
        (false, "hand", "a 10.1"),
    ] {
        let cards = "M5 a bowmen, B5 light-cavalry, A9 horde, M9 b horde";
        let table = Table::field(cards).at("attack").option("reaction_on_withdraw", option);
        let mut play = table.start();
        play.play("front M5 B5").roll(&[4], &format!("withdraw {how}")).asks(decision);
    }
}

#[test]
fn r8_9_an_advance_draws_no_fire() {
    let cards = "M5 a light-cavalry east, M6 b horde, B6 bowmen, A1 horde, M1 b horde";
    let mut play = Table::field(cards).at("attack").start();
    play.roll(&[10, 1], "flank M5 M6").asks("a 10.12").play("advance").asks("a 10.1");
}

/// Reaction fire hits like any other: value of the range, modifier of the target.
#[test]
fn r8_10_each_may_shoot_once_in_any_order() {
    let cards = "M5 b javelineers, B5 bowmen, A8 horde x1";
    let table = playing(cards, "legionaires horde cohesion");
    // Short range 4 from the Melee Line, long range 2 from the First Line.
    let mut play = table.start();
    play.play("play legionaires A5").roll(&[4], "shoot M5 A5").asks("b 8.10");
    assert_eq!(play.at("A5"), "a legionaires x1 turned");
    play.refused("shoot M5 A5", "8.10/limit").roll(&[2], "shoot B5 A5");
    assert_eq!(play.at("A5"), "a legionaires x2 turned");
    play.asks("a 8.6");
    let mut play = table.start();
    play.play("play legionaires A5").roll(&[3], "shoot B5 A5").asks("b 8.10");
    play.refused("shoot B5 A5", "8.10/limit").roll(&[5], "shoot M5 A5").asks("a 8.6");
    assert_eq!(play.at("A5"), "a legionaires turned");
    assert_eq!(play.throws(), "9.5 shot 5");
    // The reaction is no duty.
    let mut play = table.start();
    play.play("play legionaires A5").play("pass").asks("a 8.6");
    let mut play = table.start();
    play.play("play legionaires A5").roll(&[9], "shoot B5 A5").play("pass").asks("a 8.6");
}

#[test]
fn r8_10_only_the_arriving_card_is_a_target() {
    let cards = "M5 b javelineers, B5 bowmen, A7 horde, M7 b javelineers, A8 horde x1";
    let mut play = playing(cards, "legionaires horde").start();
    play.play("play legionaires A5");
    let why = play.verdict("shoot M7 A7").expect("it has not just arrived");
    assert!(why.ends_with("/no-target"), "{why}");
    let why = play.verdict("shoot M7 A5").expect("another column");
    assert!(why.ends_with("/no-target"), "{why}");
    play.refused("shoot A7 M7", "5.0/not-yours");
}

#[test]
fn r8_10_the_remaining_shots_lapse_with_the_target() {
    let mut play = playing("M5 b javelineers, B5 bowmen, A8 horde", "light-chariots horde").start();
    play.play("play light-chariots A5").roll(&[2], "shoot B5 A5");
    assert_eq!(play.at("A5"), "-");
    assert_eq!(play.lost(A), ("light-chariots".into(), String::new()));
    play.asks("a 10.1");
}

#[test]
fn r8_10_every_trigger_of_a_turn_may_be_answered() {
    let mut play =
        Table::field("A5 psiloi, A6 psiloi, A7 psiloi, B5 bowmen").at("manoeuvre").start();
    play.play("move A5 M5").roll(&[5], "shoot B5 M5").play("move A6 M5");
    play.asks("b 8.10").roll(&[5], "shoot B5 M5").play("move A7 M5").asks("b 8.10");
    assert_eq!(play.lost(A).0, "psiloi*2");
    let table =
        playing("M5 b javelineers, M6 b javelineers", "horde*2").option("units_per_turn", 0);
    let mut play = table.start();
    play.play("play horde A5").roll(&[9], "shoot M5 A5").play("play horde A6");
    play.asks("b 8.10").roll(&[9], "shoot M6 A6");
}

/// The next own Missile Phase knows nothing of it.
#[test]
fn r8_10_reaction_fire_uses_up_no_shot() {
    let mut play = Table::field("A5 phalanx, B5 bowmen").at("manoeuvre").start();
    play.play("move A5 M5").roll(&[9], "shoot B5 M5").pass_to("b 9.1").allowed("shoot B5 M5");
    // Within one turn, by the option that lets the active side react: the shot of the phase is gone, the reaction not.
    let table = Table::field("A5 bowmen, M5 b light-cavalry, A9 horde, M9 b horde").at("missile");
    let mut play = table.option("reaction_on_withdraw", true).start();
    play.roll(&[10], "shoot A5 M5").asks("a 10.1").play("front A5 M5").play("withdraw line");
    play.asks("a 8.10").allowed("shoot A5 B5");
}

#[test]
fn r8_11_reaction_fire_comes_before_anything_else() {
    let cards = "A5 horde, A6 horde, B5 bowmen";
    let mut play = Table::field(cards).at("manoeuvre").hand(A, "horde").start();
    play.play("move A5 M5").asks("b 8.10");
    for order in ["move A6 M6", "play horde A1", "shoot B5 A5"] {
        let why = play.verdict(order).expect("not now");
        assert!(why == "5.1/phase" || why.ends_with("/no-target"), "{order}: {why}");
    }
    play.roll(&[5], "shoot B5 M5").asks("a 8.1");
    assert_eq!(play.at("M5"), "a horde x1");
}

#[test]
fn r8_10_elephants_that_arrive_may_run_amok() {
    for (dice, card) in [(&[7, 2][..], "-"), (&[7, 3], "a elephants"), (&[8], "a elephants")] {
        let mut play = Table::field("A5 elephants, B5 bowmen, A1 horde").at("manoeuvre").start();
        play.play("move A5 M5").roll(dice, "shoot B5 M5");
        assert_eq!(play.at("M5"), card, "{dice:?}");
    }
}

#[test]
fn r9_3_by_option_friends_block_reaction_fire_too() {
    for (overhead, decision) in [(true, "b 8.10"), (false, "a 10.1")] {
        let table = playing("M5 b horde, B5 bowmen", "horde*2").option("overhead_fire", overhead);
        table.start().play("play horde A5").asks(decision);
    }
}

/// Who may react to a unit that is played or moved into a random position, reckoned a second time.
#[test]
fn r8_10_every_reaction_reckoned_a_second_time() {
    let mut dice = SeededDice::new(810);
    let mut reactions = 0;
    for round in 0..1500_u32 {
        let overhead = round % 3 != 0;
        let mut board = Board::random(2, 2, &mut dice);
        let side = ['a', 'b'][dice.below(2)];
        let enemy_of = if side == 'a' { 'b' } else { 'a' };
        let column = i32::try_from(dice.below(8)).expect("a column") + 1;
        let at = (first(side), column);
        let unit = named("hoplites");
        let moves = round % 2 == 0;
        let table = |board: &Board, phase: &str| {
            let table = Table::field(&board.text()).option("wing_columns", 2).at(phase);
            table.active(if side == 'a' { A } else { B }).option("overhead_fire", overhead)
        };
        let (play, at) = if moves {
            board.cards.insert(at, Standing { side, unit, stance: "upright" });
            // Whoever faces it now cannot hold a flank.
            let opposed: Vec<_> =
                board.cards.keys().copied().filter(|at| board.opposite(*at).is_some()).collect();
            for at in opposed {
                let card = board.cards.get_mut(&at).expect("just listed");
                if card.stance != "turned" {
                    card.stance = "upright";
                }
            }
            let ways = board.moves(side, false);
            let from = label(at);
            let own: Vec<&String> =
                ways.iter().filter(|way| way.starts_with(&format!("move {from} "))).collect();
            let Some(way) = (!own.is_empty()).then(|| own[dice.below(own.len())]) else { continue };
            let mut play = table(&board, "manoeuvre").start();
            play.play(way);
            let column = way.rsplit('M').next().expect("a goal").parse().expect("a column");
            board.cards.remove(&at);
            (play, ('M', column))
        } else {
            if board.cards.contains_key(&at) {
                continue;
            }
            let holder = if side == 'a' { A } else { B };
            let mut play = table(&board, "play").hand(holder, "hoplites*2").start();
            play.play(&format!("play hoplites {}", label(at)));
            (play, at)
        };
        board.cards.insert(at, Standing { side, unit, stance: "upright" });
        // 2.8: a card that faces the newcomer is upright before anybody shoots.
        let cells: Vec<_> = board.cards.keys().copied().collect();
        for cell in cells {
            let opposed = board.opposite(cell).is_some();
            let card = board.cards.get_mut(&cell).expect("just listed");
            if opposed && card.stance != "turned" {
                card.stance = "upright";
            }
        }
        let expected = board.reactions(at, overhead);
        let asked = play.decides() == format!("{enemy_of} 8.10");
        assert_eq!(asked, !expected.is_empty(), "{at:?} {} {overhead}", board.text());
        if asked {
            let mut offers = play.offers("shoot");
            offers.sort();
            assert_eq!(offers, expected, "{at:?} {}", board.text());
            reactions += expected.len();
        }
    }
    assert!(reactions > 100, "only {reactions} reactions were seen");
}
