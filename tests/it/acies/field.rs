//! 2.1 to 2.8: the field, opposition, stances.

use super::muster::{Board, enemy, first, label};
use super::table::*;
use gonfalon::kernel::SeededDice;
use gonfalon::systems::acies::field::Cell;
use gonfalon::systems::acies::scene::Zone;

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

#[test]
fn r2_1_the_centre_is_half_of_the_field() {
    for wing in 2..=12_u8 {
        let scene = Table::field("A1 horde").option("wing_columns", wing).start().scene;
        assert_eq!(scene.columns(), 4 * wing);
        let count = |zone| (0..scene.columns()).filter(|&c| scene.zone(c) == zone).count();
        let wing = usize::from(wing);
        assert_eq!([Zone::West, Zone::Centre, Zone::East].map(count), [wing, 2 * wing, wing]);
    }
}

#[test]
fn r2_2_sixteen_columns_of_three_cells_unless_told_otherwise() {
    let scene = Table::field("A1 horde").start().scene;
    let zones = [(0, Zone::West), (3, Zone::West), (4, Zone::Centre), (11, Zone::Centre)];
    for (column, zone) in zones.into_iter().chain([(12, Zone::East), (15, Zone::East)]) {
        assert_eq!(scene.zone(column), zone, "column {column}");
    }
    for (wing, sound) in [(0, false), (1, false), (2, true), (12, true), (13, false)] {
        let table = Table::field("A1 horde").option("wing_columns", wing);
        assert_eq!(table.faulty(), if sound { "" } else { "option 2.2" }, "{wing}");
    }
    // The last column of both sizes, and the one beyond.
    for (wing, last) in [(2, 8), (4, 16), (12, 48)] {
        let put = |column| {
            let card = format!("M{column} b horde");
            Table::field(&card).option("wing_columns", wing).faulty()
        };
        assert_eq!((put(last), put(last + 1)), (String::new(), "cell 2.2".to_owned()));
    }
}

#[test]
fn r2_3_a_cell_holds_one_card() {
    let mut play = Table::field("A5 horde, A6 horde, M6 b horde").at("manoeuvre").start();
    play.refused("move A5 M6", "8.1/cell").allowed("move A5 M5").play("move A5 M5");
    assert_eq!(play.field(), "A6 a horde, M5 a horde, M6 b horde");
    assert_eq!(Table::field("A5 horde, A5 psiloi").faulty(), "cell 2.3");
}

#[test]
fn r2_3_a_first_line_holds_its_own_side_the_melee_line_both() {
    assert_eq!(Table::field("A5 b horde").faulty(), "line 2.3");
    assert_eq!(Table::field("B5 a horde").faulty(), "line 2.3");
    let play = Table::field("M5 a horde, M6 b horde").at("attack").start();
    assert_eq!(play.field(), "M5 a horde, M6 b horde");
}

/// The three cases of the text, seen from both sides.
#[test]
fn r2_4_who_faces_whom() {
    for (cards, of, faced, contact) in [
        ("M5 a horde, B5 horde", "M5", Some("B5"), Some("B5")),
        ("M5 a horde, B5 horde", "B5", Some("M5"), Some("M5")),
        ("M5 b horde, A5 horde", "A5", Some("M5"), Some("M5")),
        ("M5 a horde", "M5", None, None),
        ("A5 horde, M5 a horde, B5 horde", "A5", None, None),
        ("A5 horde, M5 a horde, B5 horde", "B5", Some("M5"), Some("M5")),
        ("A5 horde, M5 b horde, B5 horde", "A5", Some("M5"), Some("M5")),
        ("A5 horde, M5 b horde, B5 horde", "B5", None, None),
        ("A5 horde, B5 horde", "A5", Some("B5"), None),
        ("A5 horde, B5 horde", "B5", Some("A5"), None),
        ("A5 horde, B6 horde, M6 b horde", "A5", None, None),
        ("A5 horde, M5 a horde", "M5", None, None),
    ] {
        let play = Table::field(cards).at("attack").start();
        let field = &play.state().field;
        assert_eq!(field.opposite(cell(of)), faced.map(cell), "{of} of {cards}");
        assert_eq!(field.contact(cell(of)), contact.map(cell), "{of} of {cards}");
    }
}

#[test]
fn r2_4_opposition_reckoned_a_second_time() {
    let mut dice = SeededDice::new(24);
    for round in 0..3000 {
        let board = Board::random(2, 2 + round % 3, &mut dice);
        let table = Table::field(&board.text()).option("wing_columns", 2);
        let field = table.start().state().field.clone();
        for &at in board.cards.keys() {
            let faced = board.opposite(at);
            let expected = faced.map(|at| cell(&label(at)));
            assert_eq!(field.opposite(cell(&label(at))), expected, "{at:?} of {}", board.text());
            let near = faced.filter(|other| (at.0 == 'M') != (other.0 == 'M'));
            let expected = near.map(|at| cell(&label(at)));
            assert_eq!(field.contact(cell(&label(at))), expected, "{at:?} of {}", board.text());
        }
    }
}

#[test]
fn r2_5_nobody_faces_two_enemies() {
    let mut dice = SeededDice::new(25);
    for _ in 0..2000 {
        let board = Board::random(2, 2, &mut dice);
        let table = Table::field(&board.text()).option("wing_columns", 2);
        let field = table.start().state().field.clone();
        for (at, card) in &board.cards {
            let at = cell(&label(*at));
            let side = if card.side == 'a' { B } else { A };
            let facing = field.of(side).filter(|(other, _)| field.opposite(*other) == Some(at));
            assert!(facing.count() <= 1, "{at} of {}", board.text());
        }
    }
}

#[test]
fn r2_6_only_the_width_of_the_field_limits_a_line() {
    let all: Vec<String> = (1..=8).map(|column| format!("A{column} horde")).collect();
    let table = |cards: &[String]| {
        let table = Table::field(&cards.join(", ")).option("wing_columns", 2);
        table.at("play").hand(A, "psiloi*2")
    };
    let mut play = table(&all[..7]).start();
    assert_eq!(play.offers("play"), ["play psiloi A8"]);
    play.play("play psiloi A8").asks("a 10.1");
    let mut play = table(&all).start();
    play.asks("a 10.1");
    // A zone without a free cell in its Melee Line: no move.
    let cards = "A1 horde, M1 a horde, M2 b horde, A3 horde";
    let play = Table::field(cards).option("wing_columns", 2).at("manoeuvre").start();
    assert!(play.offers("move").iter().all(|offer| offer.starts_with("move A3")));
}

/// Turned cards do nothing, flanking cards go on with their flank attack and nothing else.
#[test]
fn r2_7_only_upright_cards_act() {
    let cards = "A5 bowmen turned, A7 bowmen, B5 horde, B7 horde";
    let mut play = Table::field(cards).at("manoeuvre").start();
    play.refused("move A5 M5", "2.7/stance").allowed("move A7 M7");
    let mut play = Table::field(cards).at("missile").start();
    play.refused("shoot A5 B5", "2.7/stance").allowed("shoot A7 B7");
    let cards = "M5 a horde turned, B5 horde, M7 a horde, B7 horde, M9 a horde turned";
    let mut play = Table::field(cards).at("attack").start();
    play.refused("front M5 B5", "2.7/stance").allowed("front M7 B7");
    play.refused("body M9", "2.7/stance");
    let cards = "A9 psiloi east, M10 b horde, M3 a horse-archers west, M2 b horde";
    let mut play = Table::field(cards).at("manoeuvre").start();
    // The enemy beside it has nothing to do with the way.
    play.pass_to("a 8.5").play("pass");
    let mut play = Table::field(&format!("{cards}, A1 horde")).at("manoeuvre").start();
    play.refused("move A9 M9", "11.9/stance").allowed("move A1 M1");
    let mut play = Table::field(cards).at("attack").start();
    play.refused("body M3", "11.9/stance").allowed("flank M3 M2").allowed("flank A9 M10");
}

#[test]
fn r2_7_turned_and_flanking_cards_do_not_react() {
    for (stance, asked) in [("", "b 8.10"), ("turned", "a 8.5")] {
        let cards = format!("A5 horde, B5 bowmen {stance}, A6 psiloi west, M7 a psiloi east");
        let mut play = Table::field(&cards).at("manoeuvre").start();
        play.play("move A5 M5").pass_to(asked);
    }
    let mut play = Table::field("A6 horde, B5 bowmen east, M6 a horde, M9 b horde").at("play");
    play = play.hand(A, "horde");
    // Faced by the new card the bowmen are upright before anybody can react.
    play.start().play("play horde A5").asks("b 8.10");
}

#[test]
fn r2_7_turned_cards_do_not_withdraw() {
    let table = |stance: &str| {
        let cards = format!("M5 a horde, B5 light-cavalry {stance}");
        Table::field(&cards).at("attack").start()
    };
    table("").play("front M5 B5").asks("b 10.6").allowed("withdraw stay");
    // No answer is left to the turned one: the dice fall at once.
    table("turned").roll(&[1, 10], "front M5 B5");
}

fn stands(play: &Play, at: &str, card: &str) {
    assert_eq!(play.at(at), card);
}

#[test]
fn r2_8_an_enemy_played_in_front_raises_a_flanking_card() {
    let cards = "M5 a light-infantry east, M6 b horde, M9 a light-infantry west, M8 b horde";
    let mut play = Table::field(cards).active(B).at("play").hand(B, "horde").start();
    play.play("play horde B5");
    stands(&play, "M5", "a light-infantry");
    stands(&play, "M9", "a light-infantry west");
    assert_eq!(play.happened().matches("upright").count(), 1);
    // In front of it means anywhere in front: across an empty melee cell too.
    let cards = "A5 light-infantry east, M6 b horde";
    let mut play = Table::field(cards).active(B).at("play").hand(B, "horde*2").start();
    play.play("play horde B5");
    stands(&play, "A5", "a light-infantry");
}

#[test]
fn r2_8_an_enemy_that_moves_in_front_raises_a_flanking_card() {
    let cards = "A5 light-infantry east, A9 light-infantry west, M6 b horde, M8 b horde, B7 horde";
    let mut play = Table::field(cards).active(B).at("manoeuvre").start();
    play.play("move B7 M5");
    stands(&play, "A5", "a light-infantry");
    stands(&play, "A9", "a light-infantry west");
}

#[test]
fn r2_8_the_loss_of_its_screen_raises_a_flanking_card() {
    let cards = "A5 light-infantry east, M5 a slingers, M6 b horde, B5 bowmen";
    let mut play = Table::field(cards).active(B).at("missile").start();
    stands(&play, "A5", "a light-infantry east");
    play.roll(&[4], "shoot B5 M5");
    stands(&play, "M5", "-");
    stands(&play, "A5", "a light-infantry");
    let mut play = Table::field(cards).active(B).at("missile").start();
    play.roll(&[5], "shoot B5 M5");
    stands(&play, "A5", "a light-infantry east");
}

#[test]
fn r2_8_its_own_advance_raises_a_flanking_card_that_comes_to_face_somebody() {
    let cards = "M5 a light-cavalry east, M6 b horde, M7 b horde";
    let mut play = Table::field(cards).at("attack").start();
    play.roll(&[10, 1], "flank M5 M6").asks("a 10.12").play("advance").asks("a 10.13");
    stands(&play, "M6", "a light-cavalry east");
    let mut play = Table::field(&format!("{cards}, B6 horde")).at("attack").start();
    play.roll(&[10, 1], "flank M5 M6").asks("a 10.12").play("advance");
    stands(&play, "M6", "a light-cavalry");
    assert_ne!(play.decides(), "a 10.13", "nothing is left to keep");
}

#[test]
fn r2_8_an_enemy_that_advances_in_front_raises_a_flanking_card() {
    let cards = "A5 light-infantry west, M5 a slingers, M4 b horde, M6 b legionaires";
    for (answer, card) in [("advance", "a light-infantry"), ("hold", "a light-infantry west")] {
        let mut play = Table::field(cards).at("attack").start();
        play.roll(&[1, 1, 10], "flank M5 M6").asks("b 10.12");
        stands(&play, "A5", "a light-infantry west");
        play.play(answer);
        stands(&play, "A5", card);
    }
}

#[test]
fn r2_8_nobody_begins_with_a_flank_while_opposed() {
    assert_eq!(Table::field("M5 a horde east, M6 b horde, B5 horde").faulty(), "stance 2.8");
    assert_eq!(Table::field("A5 horde east, M6 b horde, B5 horde").faulty(), "stance 2.8");
    assert_eq!(Table::field("A5 horde east, M5 a horde, M6 b horde, B5 horde").faulty(), "");
}

/// The First Lines of both sides mirror each other.
#[test]
fn r2_1_the_first_lines_are_named_after_their_sides() {
    for side in ['a', 'b'] {
        let cards = format!("{}5 horde, {}6 psiloi", first(side), first(enemy(side)));
        let play = Table::field(&cards).at("attack").start();
        assert_eq!(play.at(&format!("{}5", first(side))), format!("{side} horde"));
        assert_eq!(play.at(&format!("{}6", first(enemy(side)))), format!("{} psiloi", enemy(side)));
    }
}
