//! 16.8 to 16.12: the tactics cards that are played in a turn.

use crate::acies::table::{A, B, Play, Table};

// 16.8 Reserve.

/// ACIES 16.8: draw three, either player.
#[test]
fn r16_8_reserve_draws_three() {
    let table = Table::combat("").hand(A, "reserve").hand(B, "reserve horde").at("encircling");
    let table = table.deck(A, "phalanx overrun numides horde horde");
    let mut play = table.deck(B, "slingers slingers rally horde").start();
    play.play("reserve");
    assert_eq!((play.hand(A).as_str(), play.deck_size(A)), ("phalanx numides overrun", 2));
    assert_eq!(play.reserve(A), "reserve");
    play.pass_to("b 7.1");
    play.play("reserve");
    assert_eq!((play.hand(B).as_str(), play.deck_size(B)), ("slingers*2 horde rally", 1));
}

/// ACIES 16.8, 14.1: the deck runs out on the way: the reserve is shuffled, but not with this card.
#[test]
fn r16_8_reserve_over_the_end_of_the_deck() {
    let table = Table::combat("").hand(A, "reserve").at("encircling");
    let table = table.deck(A, "phalanx").reserve(A, "numides numides numides");
    let mut play = table.start();
    play.play("reserve");
    assert_eq!((play.hand(A).as_str(), play.deck_size(A)), ("phalanx numides*2", 1));
    // The card follows when its effect is over.
    assert_eq!(play.reserve(A), "reserve");
}

/// ACIES 16.8, 14.2: nothing to draw: the game is lost at once.
#[test]
fn r16_8_reserve_can_lose_the_game() {
    let table = Table::combat("").hand(A, "reserve").at("encircling").deck(A, "phalanx horde");
    let mut play = table.start();
    play.play("reserve");
    assert_eq!(play.decides(), "over b no-cards 14.2");
}

/// ACIES 16.8: the hand may be larger than seven then.
#[test]
fn r16_8_the_hand_may_grow() {
    let table =
        Table::combat("").hand(A, "reserve horde horde horde horde horde horde").at("encircling");
    let mut play = table.start();
    play.play("reserve");
    assert_eq!(play.state().of(A).hand.len(), 9);
}

// 16.9 Rally.

/// The window of Rally, for the active side, after the draw of a Horde.
fn rally(hand: &str, up: &str, down: &str) -> Play {
    let table = Table::combat("B9 horde").hand(A, hand).lost(A, up, down);
    let mut play = table.at("discard").start();
    play.play("pass");
    play
}

/// ACIES 16.9: a face-up unit of choice.
#[test]
fn r16_9_rally_takes_a_face_up_unit() {
    let mut play = rally("rally", "phalanx numides numides", "overrun");
    assert_eq!(play.decides(), "a 13.4");
    play.refused("rally", "16.9/card-window");
    play.refused("rally hoplites", "16.9/not-yours");
    play.play("rally numides");
    assert_eq!(play.hand(A), "horde numides");
    assert_eq!((play.lost(A).0.as_str(), play.reserve(A).as_str()), ("phalanx numides", "rally"));
    assert_eq!(play.lost(A).1, "overrun");
}

/// ACIES 16.9 (ACR-42): only if there is none, a face-down card at random, of any kind.
#[test]
fn r16_9_rally_takes_a_face_down_card_if_there_is_no_other() {
    let mut play = rally("rally", "", "overrun");
    play.play("rally");
    assert_eq!((play.hand(A).as_str(), play.lost(A).1.as_str()), ("horde overrun", ""));
    // At random: a lot decides, not the order.
    let mut play = rally("rally", "", "phalanx numides");
    play.play("rally");
    assert_eq!(play.log.lots.len(), 1);
    assert_eq!(play.state().of(A).hand.len(), 2);
    assert_eq!(play.state().of(A).face_down.len(), 1);
}

/// ACIES 16.9: without casualties there is nothing to rally.
#[test]
fn r16_9_no_rally_without_casualties() {
    let table = Table::combat("B9 horde, A5 horde x1").hand(A, "rally cohesion").at("discard");
    let mut play = table.start();
    play.play("pass");
    assert_eq!(play.decides(), "a 13.4");
    play.refused("rally", "16.9/card-window");
}

/// ACIES 16.9, 13.4: the opponent too, after the active side.
#[test]
fn r16_9_rally_of_the_opponent() {
    let table = Table::combat("").hand(B, "rally horde horde horde horde horde horde horde");
    let mut play = table.lost(B, "phalanx", "").at("discard").start();
    assert_eq!(play.decides(), "b 13.4");
    play.play("rally phalanx");
    assert_eq!(play.hand(B), "horde*7 phalanx");
    assert_eq!(play.lost(B).0, "");
}

/// ACIES 16.9, 13.3: the active side's hand may hold seven with the card itself.
#[test]
fn r16_9_rally_keeps_the_hand_at_seven() {
    let mut play = rally("rally horde horde horde horde horde", "phalanx", "");
    play.play("rally phalanx");
    assert_eq!(play.state().of(A).hand.len(), 7);
}

// 16.10 Cohesion.

/// ACIES 16.10: one marker off each of two units.
#[test]
fn r16_10_cohesion_helps_two_units() {
    let table = Table::busy("M5 a hoplites x2, B5 phalanx, A7 warriors x1, A8 horde x1")
        .hand(A, "cohesion");
    let mut play = table.start();
    play.refused("cohesion M5", "16.10/card-window");
    play.refused("cohesion M5 M5", "16.10/card-window");
    play.play("cohesion M5 A8");
    assert_eq!((play.at("M5").as_str(), play.at("A8").as_str()), ("a hoplites x1", "a horde"));
    assert_eq!((play.at("A7").as_str(), play.reserve(A).as_str()), ("a warriors x1", "cohesion"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 16.10: one marker off the only one.
#[test]
fn r16_10_cohesion_with_one_disordered_unit() {
    let mut play = Table::busy("M5 a hoplites x2, B5 phalanx x1").hand(A, "cohesion").start();
    play.refused("cohesion M5 M16", "16.10/card-window");
    play.play("cohesion M5");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("a hoplites x1", "b phalanx x1"));
}

/// ACIES 16.10: own units with markers only.
#[test]
fn r16_10_cohesion_needs_own_disordered_units() {
    let mut play = Table::busy("M5 a hoplites, B5 phalanx x1").hand(A, "cohesion").start();
    play.refused("cohesion M5", "16.10/card-window");
    play.refused("cohesion B5", "16.10/not-yours");
    play.refused("cohesion A9", "16.10/not-yours");
}

/// ACIES 16.10: in either order.
#[test]
fn r16_10_in_either_order() {
    for words in ["cohesion A7 M5", "cohesion M5 A7"] {
        let mut play = Table::busy("M5 a hoplites x2, A7 warriors x1").hand(A, "cohesion").start();
        play.allowed(words);
        play.play(words);
        assert_eq!(
            (play.at("M5").as_str(), play.at("A7").as_str()),
            ("a hoplites x1", "a warriors")
        );
    }
}

/// ACIES 16.10, 5.2: at every point at which the active side chooses.
#[test]
fn r16_10_in_every_phase() {
    for phase in
        ["scout", "encircling", "manoeuvre", "ready", "play", "missile", "attack", "discard"]
    {
        let table =
            Table::combat("A5 hoplites x1, A6 hoplites x1 turned").hand(A, "cohesion").at(phase);
        let mut play = table.start();
        play.play("cohesion A5 A6");
        assert!(
            play.at("A5") == "a hoplites" && play.at("A6").starts_with("a hoplites"),
            "{phase:?}"
        );
        assert_eq!(play.reserve(A), "cohesion");
    }
}

/// ACIES 16.10: in the windows of Rally and Initiative as well.
#[test]
fn r16_10_at_the_end_of_the_turn() {
    let table = Table::combat("A5 hoplites x2").hand(A, "cohesion cohesion").at("discard");
    let mut play = table.start();
    play.play("pass");
    assert_eq!(play.decides(), "a 13.4");
    play.play("cohesion A5");
    play.pass_to("a 13.5");
    play.play("cohesion A5");
    assert_eq!(play.at("A5"), "a hoplites");
}

/// ACIES 16.10: the opponent of the active side never.
#[test]
fn r16_10_not_for_the_opponent() {
    let table = Table::combat("B5 hoplites x1, A9 horde").hand(B, "cohesion").at("encircling");
    let mut play = table.hand(A, "numides").start();
    play.play("pass");
    assert_eq!(play.decides(), "b 7.1");
    play.refused("cohesion B5", "16.10/card-window");
}

// 16.11 Initiative.

/// ACIES 16.11: the next turn too.
#[test]
fn r16_11_initiative_gains_the_next_turn() {
    let table = Table::combat("A5 horde, B5 horde").hand(A, "initiative").at("discard");
    let mut play = table.start();
    play.play("pass");
    play.pass_to("a 13.5");
    play.play("initiative");
    assert_eq!(play.reserve(A), "initiative");
    assert_eq!(play.game.state.turn, 6);
    assert!(play.decides().starts_with("a "));
}

/// ACIES 16.11: the opponent cancels it; that cannot be cancelled.
#[test]
fn r16_11_initiative_cancels_initiative() {
    let table = Table::combat("A5 horde, B5 horde").hand(A, "initiative initiative");
    let mut play = table.hand(B, "initiative").at("discard").start();
    play.play("pass");
    play.pass_to("a 13.5");
    play.play("initiative");
    assert_eq!(play.decides(), "b 13.5");
    play.play("initiative");
    assert_eq!((play.reserve(A).as_str(), play.reserve(B).as_str()), ("initiative", "initiative"));
    assert!(play.game.state.active == gonfalon::kernel::Side::B);
    assert_eq!(play.game.state.turn, 6);
}

/// ACIES 16.11, 13.5 (ACR-22): not in a turn that was gained so.
#[test]
fn r16_11_no_chain() {
    let table = Table::combat("A5 horde x1, B5 horde").hand(A, "initiative cohesion").extra();
    let mut play = table.at("discard").start();
    play.play("pass");
    play.pass_to("a 13.5");
    assert_eq!(play.kinds(), "cohesion pass");
    play.refused("initiative", "13.5/card-window");
}

// 16.12 Break Morale.

/// ACIES 16.12: every attack from the Melee Line goes to the main body, opposed or not.
#[test]
fn r16_12_break_morale_opens_the_way() {
    let field =
        "M5 a legionaires, B5 hoplites, M7 a numides, M8 b horde, A10 legionaires, M10 b hoplites";
    let mut play = Table::busy(field).hand(A, "break-morale").start();
    let before = "body M16, body M7, flank M7 M8, front A10 M10, front M5 B5";
    assert_eq!(play.attacks(), before);
    play.play("break-morale");
    assert_eq!(play.reserve(A), "break-morale");
    assert_eq!(play.attacks(), "body M16, body M5, body M7, front A10 M10");
    play.refused("front M5 B5", "16.12/no-target");
    play.refused("flank M7 M8", "16.12/no-target");
    play.play("body M5").play("body M7");
    assert_eq!((play.deck_size(B), play.lost(B).1.as_str()), (8, "horde*2"));
    play.refused("body M5", "10.1/limit");
    // The First Line attacks as ever.
    play.fight(&[5, 5], "front A10 M10");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 16.12: First-Line units do not reach the main body.
#[test]
fn r16_12_the_first_line_is_not_affected() {
    let table = Table::busy("A5 legionaires, A7 numides, M8 b horde").hand(A, "break-morale");
    let mut play = table.start();
    play.play("break-morale");
    play.refused("body A5", "10.3/no-target");
    assert_eq!(play.attacks(), "body M16, flank A7 M8");
}

/// ACIES 16.12: a flanking unit of the Melee Line cannot attack at all then.
#[test]
fn r16_12_a_flanking_unit_cannot_attack() {
    let table = Table::busy("M5 a numides east, M6 b horde").hand(A, "break-morale");
    let mut play = table.start();
    play.play("break-morale");
    play.refused("body M5", "11.9/stance");
    play.refused("flank M5 M6", "16.12/no-target");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 16.12: turned units and artillery do not attack for all that.
#[test]
fn r16_12_the_other_limits_hold() {
    let table = Table::busy("M5 a horde turned, B5 horde, M7 a artillery, B7 horde")
        .hand(A, "break-morale");
    let mut play = table.start();
    play.play("break-morale");
    play.refused("body M5", "2.7/stance");
    play.refused("body M7", "10.2/missile-only");
}

/// ACIES 16.12, 16.6: Difficult Terrain stops it.
#[test]
fn r16_12_difficult_terrain_stops_it() {
    let table = Table::busy("M5 a legionaires, B5 hoplites")
        .hand(A, "break-morale")
        .hand(B, "difficult-terrain");
    let mut play = table.start();
    play.play("break-morale").play("body M5").play("difficult-terrain");
    assert_eq!((play.deck_size(B), play.decides().as_str()), (10, "a 10.1"));
}

/// ACIES 16.12: one is enough; and the phase's end ends it.
#[test]
fn r16_12_for_one_phase() {
    let table = Table::combat("M5 a legionaires, B5 hoplites, A9 horde, B9 horde")
        .hand(A, "break-morale break-morale");
    let mut play = table.start();
    play.play("break-morale");
    play.refused("break-morale", "16.12/card-window");
    play.play("pass");
    play.pass_to("a 10.1");
    assert_eq!(play.attacks(), "front M5 B5");
}

/// ACIES 16.12: after an attack as well.
#[test]
fn r16_12_in_the_midst_of_the_phase() {
    let table =
        Table::busy("M5 a legionaires, B5 hoplites, M7 a horde, B7 horde").hand(A, "break-morale");
    let mut play = table.start();
    play.fight(&[5, 5], "front M5 B5");
    play.play("break-morale");
    assert_eq!(play.attacks(), "body M16, body M7");
}
