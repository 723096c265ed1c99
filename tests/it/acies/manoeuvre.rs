//! 8.1 to 8.5: moves to the Melee Line, and readying.

use super::muster::{Board, UNITS};
use super::table::*;
use gonfalon::kernel::SeededDice;

fn moves(cards: &str) -> Play {
    Table::field(cards).at("manoeuvre").start()
}

#[test]
fn r8_1_from_the_first_line_to_an_empty_melee_cell_of_the_zone() {
    let mut play = moves("A5 horde, M7 a horde, M8 b horde");
    let free = ["M5", "M6"];
    let offers: Vec<String> = free.iter().map(|cell| format!("move A5 {cell}")).collect();
    assert_eq!(play.offers("move"), offers, "M7 and M8 are taken, the enemy bars what lies beyond");
    play.refused("move A5 M7", "8.1/cell").refused("move A5 M8", "8.1/cell");
    play.refused("move A5 M4", "8.1/zone").refused("move A5 A6", "8.1/cell");
    play.refused("move A5 B5", "8.1/cell").refused("move A5 M17", "2.2/cell");
    play.play("move A5 M6");
    assert_eq!(play.at("M6"), "a horde");
    assert_eq!(play.at("A5"), "-");
    assert_eq!(play.throws(), "");
}

#[test]
fn r8_1_zones_end_where_the_wings_do() {
    for (from, allowed, refused) in [
        (1, [1, 4], [5, 16]),
        (4, [1, 4], [5, 12]),
        (5, [5, 12], [4, 13]),
        (12, [5, 12], [4, 13]),
        (13, [13, 16], [12, 5]),
        (16, [13, 16], [12, 1]),
    ] {
        let mut play = moves(&format!("A{from} horde"));
        for column in allowed {
            play.allowed(&format!("move A{from} M{column}"));
        }
        for column in refused {
            play.refused(&format!("move A{from} M{column}"), "8.1/zone");
        }
        let expected = if (5..=12).contains(&from) { 8 } else { 4 };
        assert_eq!(play.offers("move").len(), expected);
    }
}

#[test]
fn r8_1_any_number_of_cards_may_move_each_once() {
    let mut play = moves("A1 horde, A2 horde, A6 psiloi, A7 elephants, A14 phalanx, A15 horde");
    for order in ["move A1 M1", "move A6 M8", "move A7 M7", "move A14 M14", "move A2 M3"] {
        play.asks("a 8.1").play(order);
    }
    // A card that has moved is on the Melee Line, and stays there.
    play.refused("move M1 M2", "8.1/cell").refused("move M1 A1", "8.1/cell");
    play.play("pass");
    assert_eq!(
        play.field(),
        "A15 a horde, M1 a horde, M3 a horde, M7 a elephants, M8 a psiloi, M14 a phalanx"
    );
}

#[test]
fn r8_2_no_enemy_may_stand_strictly_between() {
    let mut play = moves("A6 horde, M8 b horde");
    play.allowed("move A6 M7").refused("move A6 M9", "8.2/through");
    play.refused("move A6 M12", "8.2/through").allowed("move A6 M5");
    // The same to the other side.
    let mut play = moves("A10 horde, M8 b horde");
    play.allowed("move A10 M9").refused("move A10 M7", "8.2/through").allowed("move A10 M12");
    // Friends bar nothing, nor do enemies in their First Line.
    let mut play = moves("A6 horde, M8 a horde, B7 horde, B8 horde");
    play.allowed("move A6 M9");
    // An enemy in the own column does not, however far the way is.
    let mut play = moves("A6 horde, M6 b horde");
    play.allowed("move A6 M5").allowed("move A6 M7").allowed("move A6 M12");
    play.refused("move A6 M6", "8.1/cell");
}

#[test]
fn r8_2_by_option_an_enemy_in_the_own_column_bars_too() {
    let table = |cards: &str| Table::field(cards).at("manoeuvre").option("through", "strict");
    let mut play = table("A6 horde, M6 b horde, A9 horde").start();
    play.refused("move A6 M5", "8.2/through").refused("move A6 M7", "8.2/through");
    play.allowed("move A9 M9").allowed("move A9 M7").refused("move A9 M5", "8.2/through");
    let mut play = table("A6 horde, M6 a horde, M8 b horde").start();
    play.allowed("move A6 M7").refused("move A6 M9", "8.2/through");
    // Nobody can go anywhere: the phase is over.
    let play = table("A6 horde, M6 b horde, B1 horde").start();
    assert_eq!(play.decides(), "a 10.1");
}

#[test]
fn r8_3_artillery_never_changes_its_line() {
    let mut play = moves("A6 artillery, A7 horde");
    play.refused("move A6 M6", "8.3/immobile").allowed("move A7 M6");
    for unit in UNITS {
        let mut play = moves(&format!("A6 {}, A8 horde", unit.id));
        if unit.mobility == 0 {
            play.refused("move A6 M6", "8.3/immobile");
        } else {
            play.allowed("move A6 M6").allowed("move A6 M12");
        }
    }
}

#[test]
fn r8_3_there_is_no_way_back_and_no_way_aside() {
    let mut play = moves("A6 horde, M7 a horde, A1 horde");
    for order in ["move M7 A7", "move M7 M8", "move M7 A8"] {
        play.refused(order, "8.1/cell");
    }
    play.refused("move A6 A7", "8.1/cell").refused("move A6 A5", "8.1/cell");
}

#[test]
fn r8_4_only_the_active_sides_upright_cards_move() {
    let mut play = moves("A6 horde, A7 horde turned, B6 horde");
    play.refused("move B6 M6", "5.0/not-yours").refused("move A7 M7", "2.7/stance");
    // Ready is ready next turn: the moves are over by then.
    let mut play = moves("A6 horde turned, A9 psiloi east, M10 b horde");
    play.asks("a 8.5");
    assert_eq!(play.at("A6"), "a horde");
    play.refused("move A6 M6", "5.1/phase");
    let mut play = Table::field("A6 horde turned").at("manoeuvre").hand(A, "psiloi").start();
    play.pass_to("a 13.1").play("pass").pass_to("a 8.1").allowed("move A6 M6");
}

#[test]
fn r8_5_turned_cards_are_readied_and_flanking_ones_may_be() {
    let cards = "A6 horde turned, A7 phalanx turned, B6 horde turned, M9 a psiloi east, M10 b horde, \
                 M14 a psiloi west, M13 b horde";
    let mut play = Table::field(cards).at("ready").start();
    assert_eq!(play.at("A6"), "a horde");
    assert_eq!(play.at("A7"), "a phalanx");
    assert_eq!(play.at("B6"), "b horde turned", "the enemy's are not touched");
    assert_eq!(play.at("M9"), "a psiloi east");
    assert_eq!(play.offers(""), ["pass", "upright M9", "upright M14"]);
    play.play("upright M9");
    assert_eq!(play.at("M9"), "a psiloi");
    let why = play.verdict("upright M9").expect("it is upright already");
    assert!(why.ends_with("/stance"), "{why}");
    play.play("pass");
    assert_eq!(play.at("M14"), "a psiloi west", "kept");
}

#[test]
fn r8_5_without_a_flanking_card_nothing_is_asked() {
    let mut play = Table::field("A6 horde turned").at("ready").hand(A, "psiloi").start();
    play.asks("a 8.6");
    assert_eq!(play.at("A6"), "a horde");
}

/// All moves of random positions, reckoned a second time.
#[test]
fn r8_1_every_move_reckoned_a_second_time() {
    let mut dice = SeededDice::new(81);
    let mut count = 0;
    for round in 0..1500_u32 {
        let wing = 2 + i32::from(round % 4 == 0);
        let board = Board::random(wing, 2 + (round % 3) as usize, &mut dice);
        let (strict, side) = (round % 2 == 0, ['a', 'b'][(round / 2 % 2) as usize]);
        let table = Table::field(&board.text()).option("wing_columns", wing);
        let table = table.option("through", if strict { "strict" } else { "between" });
        let table = table.active(if side == 'a' { A } else { B }).at("manoeuvre");
        let play = table.start();
        let mut offers = play.offers("move");
        offers.sort();
        let expected = board.moves(side, strict);
        if expected.is_empty() {
            let later = play.state().turn > 3;
            assert!(later || play.decides() != format!("{side} 8.1"), "{}", board.text());
        } else {
            count += expected.len();
            assert_eq!(offers, expected, "{side} {strict} {}", board.text());
        }
    }
    assert!(count > 3000, "only {count} moves were seen");
}
