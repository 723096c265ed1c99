//! 4.1 to 4.6: set-up.

use super::table::*;

const DECK: &str = "horde*4 slingers*4 artillery*2 light-cavalry*2 overrun*8";

fn setup() -> Play {
    Table::whole(DECK).start()
}

#[test]
fn r4_2_up_to_three_units_in_the_centre_of_the_own_first_line() {
    let mut play = setup();
    play.asks("a 4.2").allowed("ready");
    for cell in ["A5", "A8", "A12"] {
        play.allowed(&format!("deploy horde {cell}"));
    }
    for cell in ["A4", "A13", "A1", "A16"] {
        play.refused(&format!("deploy horde {cell}"), "4.2/zone");
    }
    for cell in ["M5", "B5"] {
        play.refused(&format!("deploy horde {cell}"), "4.2/cell");
    }
    play.refused("deploy horde A17", "2.2/cell");
    play.play("deploy horde A5").refused("deploy slingers A5", "2.3/cell");
    play.play("deploy slingers A12").play("deploy artillery A6");
    play.refused("deploy slingers A7", "4.2/limit");
    assert_eq!(play.field(), "A5 a horde, A6 a artillery, A12 a slingers");
    assert_eq!(play.offers("deploy"), [""; 0]);
    play.play("ready").asks("b 4.2");
    for cell in ["B5", "B12"] {
        play.allowed(&format!("deploy horde {cell}"));
    }
    play.refused("deploy horde B13", "4.2/zone").refused("deploy horde A7", "4.2/cell");
}

#[test]
fn r4_2_the_centre_follows_the_width_of_the_wings() {
    for (wing, first, last) in [(2, 3, 6), (5, 6, 15), (12, 13, 36)] {
        let mut play = Table::whole(DECK).option("wing_columns", wing).start();
        play.allowed(&format!("deploy horde A{first}")).allowed(&format!("deploy horde A{last}"));
        play.refused(&format!("deploy horde A{}", first - 1), "4.2/zone");
        play.refused(&format!("deploy horde A{}", last + 1), "4.2/zone");
        let cells = last - first + 1;
        assert_eq!(play.offers("deploy").len(), 4 * cells, "four kinds of units in {cells} cells");
    }
}

#[test]
fn r4_2_any_unit_of_the_deck_and_nothing_else() {
    let mut play = setup();
    for unit in ["horde", "slingers", "artillery", "light-cavalry"] {
        play.allowed(&format!("deploy {unit} A5"));
    }
    play.refused("deploy overrun A5", "16.1/card-window");
    let code = |play: &Play, text: &str| play.verdict(text).expect("it is refused");
    assert!(code(&play, "deploy hoplites A5").ends_with("/not-yours"), "not in the deck");
    play.play("deploy light-cavalry A5").play("deploy light-cavalry A6");
    assert!(code(&play, "deploy light-cavalry A7").ends_with("/not-yours"), "no more of them");
    play.play("take-up A5").allowed("deploy light-cavalry A7");
    assert!(code(&play, "take-up A5").ends_with("/not-yours"));
    play.refused("pass", "5.1/phase").refused("play horde A5", "5.1/phase");
}

#[test]
fn r4_2_nobody_sees_the_deployment_before_both_are_done() {
    let mut play = setup();
    play.play("deploy horde A5");
    assert!(play.state().face_down[A]);
    play.play("ready").play("deploy horde B5");
    assert!(play.state().face_down[A] && play.state().face_down[B]);
    play.roll(&[2, 1], "ready");
    assert!(!play.state().face_down[A] && !play.state().face_down[B]);
}

#[test]
fn r4_3_seven_cards_are_drawn_and_the_rest_is_the_deck() {
    for placed in 0..=3 {
        let mut play = setup();
        for column in 0..placed {
            play.play(&format!("deploy horde A{}", 5 + column));
        }
        play.play("ready").roll(&[2, 1], "ready");
        for (side, on_field) in [(A, placed), (B, 0)] {
            let held = play.state().of(side);
            assert_eq!((held.hand.len(), held.deck.len()), (7, 20 - 7 - on_field));
            assert!(held.reserve.is_empty() && held.casualties.is_empty());
            assert!(held.face_down.is_empty());
            let all = cards(&format!("{} {} horde*{on_field}", play.hand(side), play.deck(side)));
            let (mut all, mut expected) = (all, cards(DECK));
            all.sort();
            expected.sort();
            // Exactly the cards of the deck; `horde*0` adds nothing.
            assert_eq!(all, expected);
        }
    }
}

/// Lots decide the order: other lots, other hands.
#[test]
fn r4_3_the_decks_are_shuffled() {
    let hands = |seed: u64| {
        let mut play = setup();
        play.play("ready");
        let ready = play.read("ready");
        play.act(&mut gonfalon::kernel::SeededDice::new(seed), &ready);
        (play.hand(A), play.hand(B), play.deck(A))
    };
    let all: std::collections::BTreeSet<_> = (0..20).map(hands).collect();
    assert!(all.len() > 15, "twenty shuffles give {} orders", all.len());
    assert_eq!(hands(3), hands(3), "the same seed gives the same order");
    assert!(all.iter().any(|(a, b, _)| a != b), "each side has a shuffle of its own");
}

#[test]
fn r4_4_deployed_units_stand_upright_and_draw_no_fire() {
    let mut play = setup();
    play.play("deploy horde A5").play("deploy artillery A6").play("ready");
    play.play("deploy artillery B5").play("deploy slingers B6");
    // Nothing but the two dice for the first turn is thrown.
    play.roll(&[9, 3], "ready");
    let stands = "A5 a horde, A6 a artillery, B5 b artillery, B6 b slingers";
    assert_eq!(play.field(), stands);
    assert_eq!(play.events("revealed").len(), 4);
    assert_eq!(play.throws(), "4.5 first 9, 4.5 first 3");
}

#[test]
fn r4_5_the_higher_die_goes_first_and_equal_dice_are_rolled_again() {
    for (dice, first) in [
        (&[2, 1][..], A),
        (&[1, 2], B),
        (&[10, 9], A),
        (&[4, 4, 3, 10], B),
        (&[5, 5, 1, 1, 7, 6], A),
    ] {
        let mut play = setup();
        play.play("ready").roll(dice, "ready");
        assert_eq!((play.state().active, play.state().turn), (first, 1), "{dice:?}");
    }
}

/// The very first turn has every phase and every right.
#[test]
fn r4_6_the_first_turn_is_a_turn_like_any_other() {
    for (dice, side, enemy) in [([2, 1], 'a', 'b'), ([1, 2], 'b', 'a')] {
        // Nothing but scouts and cavalry: every hand has both, or several of one.
        let mut play = Table::whole("slingers*12 horse-archers*12 outflank").start();
        let line = side.to_ascii_uppercase();
        let front = enemy.to_ascii_uppercase();
        for own in ['A', 'B'] {
            let thrown: &[u8] = if own == 'B' { &dice } else { &[] };
            play.play(&format!("deploy horse-archers {own}5")).roll(thrown, "ready");
        }
        play.asks(&format!("{side} 6.1")).pass_to(&format!("{side} 8.1"));
        play.allowed(&format!("move {line}5 M5")).play(&format!("move {line}5 M5"));
        play.play("pass").pass_to(&format!("{side} 8.6"));
        assert!(!play.offers("play").is_empty());
        play.pass_to(&format!("{side} 9.1")).allowed(&format!("shoot M5 {front}5"));
        play.pass_to(&format!("{side} 10.1")).allowed(&format!("front M5 {front}5"));
        play.pass_to(&format!("{side} 13.1"));
        // Seven cards: one has to go.
        play.refused("pass", "13.1/hand");
    }
}

#[test]
fn r4_6_there_is_no_mulligan() {
    let mut play = Table::whole("horde*5 overrun*20").start();
    play.play("ready").roll(&[2, 1], "ready");
    let before = play.hand(A);
    // The first decisions are those of the turn; nothing brings a new hand before the discard.
    play.pass_to("a 13.1");
    assert_eq!(play.hand(A), before);
}

#[test]
fn r4_3_the_second_player_draws_an_eighth_card_by_option() {
    for (option, dice, hands) in [
        (false, [2, 1], (7, 7)),
        (true, [2, 1], (7, 8)),
        (true, [1, 2], (8, 7)),
        (false, [1, 2], (7, 7)),
    ] {
        let mut play = Table::whole(DECK).option("second_player_extra_card", option).start();
        play.play("ready").roll(&dice, "ready");
        let size = |side| play.state().of(side).hand.len();
        assert_eq!((size(A), size(B)), hands);
        let cards = |side| size(side) + play.state().of(side).deck.len();
        assert_eq!((cards(A), cards(B)), (20, 20));
    }
}

/// Ten cards are enough to begin, but whoever deploys three of them has nothing left to draw.
#[test]
fn r3_6_a_deck_that_is_used_up_by_the_set_up_has_lost() {
    let table = Table::whole("horde*5 overrun*5");
    let mut play = table.start();
    play.play("deploy horde A5").play("deploy horde A6").play("deploy horde A7").play("ready");
    let ready = play.read("ready");
    play.act(&mut gonfalon::kernel::SeededDice::new(36), &ready);
    play.asks("over b no-cards 14.2");
    let mut play = table.start();
    play.play("deploy horde A5").play("deploy horde A6").play("ready").roll(&[2, 1], "ready");
    assert_eq!((play.state().of(A).deck.len(), play.state().over), (1, None));
}

#[test]
fn r4_2_automatic_set_up_puts_down_what_the_deck_names() {
    let mut play = Table::built_in(["carthage-1000", "gauls-1000"], 1000).start();
    play.play("automatic");
    let field = play.field();
    let units = ["phalanx", "warriors", "elephants"];
    assert!(units.iter().all(|unit| field.contains(unit)), "{field}");
    assert_eq!(play.state().field.pieces().count(), 3);
    for (cell, piece) in play.state().field.pieces() {
        assert!((4..12).contains(&cell.column) && piece.is_upright() && piece.side == A);
    }
    play.refused("automatic", "5.1/phase").play("ready").play("automatic");
    assert_eq!(play.state().field.of(B).count(), 3);
}
