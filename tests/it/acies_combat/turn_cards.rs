//! 16.8 to 16.12: the tactics cards that are played in a turn.

use super::bench::{Bench, Play};
use gonfalon::scenario::acies::begin::BeginAt;

// 16.8 Reserve.

/// ACIES 16.8: draw three, either player.
#[test]
fn r16_8_reserve_draws_three() {
    let bench =
        Bench::new("").hand("a", "reserve").hand("b", "reserve horde").at(BeginAt::Encircling);
    let bench = bench.deck("a", "phalanx overrun numides horde horde");
    let mut play = bench.deck("b", "slingers slingers rally horde").start();
    play.go("card reserve");
    assert_eq!((play.hand("a").as_str(), play.deck("a")), ("numides overrun phalanx", 2));
    assert_eq!(play.reserve("a"), "reserve");
    while play.decides() != "b 7.1" {
        play.go("pass");
    }
    play.go("card reserve");
    assert_eq!((play.hand("b").as_str(), play.deck("b")), ("horde rally slingers slingers", 1));
}

/// ACIES 16.8, 14.1: the deck runs out on the way: the reserve is shuffled, but not with this card.
#[test]
fn r16_8_reserve_over_the_end_of_the_deck() {
    let bench = Bench::new("").hand("a", "reserve").at(BeginAt::Encircling);
    let bench = bench.deck("a", "phalanx").reserve("a", "numides numides numides");
    let mut play = bench.start();
    play.go("card reserve");
    assert_eq!((play.hand("a").as_str(), play.deck("a")), ("numides numides phalanx", 1));
    // The card follows when its effect is over.
    assert_eq!(play.reserve("a"), "reserve");
}

/// ACIES 16.8, 14.2: nothing to draw: the game is lost at once.
#[test]
fn r16_8_reserve_can_lose_the_game() {
    let bench =
        Bench::new("").hand("a", "reserve").at(BeginAt::Encircling).deck("a", "phalanx horde");
    let mut play = bench.start();
    play.go("card reserve");
    assert_eq!(play.decides(), "over b 14.2");
}

/// ACIES 16.8: the hand may be larger than seven then.
#[test]
fn r16_8_the_hand_may_grow() {
    let bench = Bench::new("")
        .hand("a", "reserve horde horde horde horde horde horde")
        .at(BeginAt::Encircling);
    let mut play = bench.start();
    play.go("card reserve");
    assert_eq!(play.hand("a").split(' ').count(), 9);
}

// 16.9 Rally.

/// The window of Rally, for the active side, after the draw of a Horde.
fn rally(hand: &str, up: &str, down: &str) -> Play {
    let bench = Bench::new("B9 horde").hand("a", hand).casualties("a", up).face_down("a", down);
    let mut play = bench.at(BeginAt::Discard).start();
    play.go("pass");
    play
}

/// ACIES 16.9: a face-up unit of choice.
#[test]
fn r16_9_rally_takes_a_face_up_unit() {
    let mut play = rally("rally", "phalanx numides numides", "overrun");
    assert_eq!(play.decides(), "a 13.4");
    assert_eq!(play.refused("rally"), "16.9/card-window");
    assert_eq!(play.refused("rally hoplites"), "16.9/not-yours");
    play.go("rally numides");
    assert_eq!(play.hand("a"), "horde numides");
    assert_eq!(
        (play.casualties("a").as_str(), play.reserve("a").as_str()),
        ("numides phalanx", "rally")
    );
    assert_eq!(play.face_down("a"), "overrun");
}

/// ACIES 16.9 (ACR-42): only if there is none, a face-down card at random, of any kind.
#[test]
fn r16_9_rally_takes_a_face_down_card_if_there_is_no_other() {
    let mut play = rally("rally", "", "overrun");
    play.go("rally");
    assert_eq!((play.hand("a").as_str(), play.face_down("a").as_str()), ("horde overrun", ""));
    // At random: a lot decides, not the order.
    let mut play = rally("rally", "", "phalanx numides");
    play.go("rally");
    assert_eq!(play.log.lots.len(), 1);
    assert_eq!(play.hand("a").split(' ').count(), 2);
    assert_eq!(play.face_down("a").split(' ').count(), 1);
}

/// ACIES 16.9: without casualties there is nothing to rally.
#[test]
fn r16_9_no_rally_without_casualties() {
    let bench =
        Bench::new("B9 horde; A5 horde m1").hand("a", "rally cohesion").at(BeginAt::Discard);
    let mut play = bench.start();
    play.go("pass");
    assert_eq!(play.decides(), "a 13.4");
    assert_eq!(play.refused("rally"), "16.9/card-window");
}

/// ACIES 16.9, 13.4: the opponent too, after the active side.
#[test]
fn r16_9_rally_of_the_opponent() {
    let bench = Bench::new("").hand("b", "rally horde horde horde horde horde horde horde");
    let mut play = bench.casualties("b", "phalanx").at(BeginAt::Discard).start();
    assert_eq!(play.decides(), "b 13.4");
    play.go("rally phalanx");
    assert_eq!(play.hand("b"), "horde horde horde horde horde horde horde phalanx");
    assert_eq!(play.casualties("b"), "");
}

/// ACIES 16.9, 13.3: the active side's hand may hold seven with the card itself.
#[test]
fn r16_9_rally_keeps_the_hand_at_seven() {
    let mut play = rally("rally horde horde horde horde horde", "phalanx", "");
    play.go("rally phalanx");
    assert_eq!(play.hand("a").split(' ').count(), 7);
}

// 16.10 Cohesion.

/// ACIES 16.10: one marker off each of two units.
#[test]
fn r16_10_cohesion_helps_two_units() {
    let bench = Bench::busy("M5a hoplites m2; B5 phalanx; A7 warriors m1; A8 horde m1")
        .hand("a", "cohesion");
    let mut play = bench.start();
    assert_eq!(play.refused("cohesion M5"), "16.10/card-window");
    assert_eq!(play.refused("cohesion M5 M5"), "16.10/card-window");
    play.go("cohesion M5 A8");
    assert_eq!((play.on("M5").as_str(), play.on("A8").as_str()), ("a hoplites m1", "a horde"));
    assert_eq!((play.on("A7").as_str(), play.reserve("a").as_str()), ("a warriors m1", "cohesion"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 16.10: one marker off the only one.
#[test]
fn r16_10_cohesion_with_one_disordered_unit() {
    let mut play = Bench::busy("M5a hoplites m2; B5 phalanx m1").hand("a", "cohesion").start();
    assert_eq!(play.refused("cohesion M5 M16"), "16.10/card-window");
    play.go("cohesion M5");
    assert_eq!((play.on("M5").as_str(), play.on("B5").as_str()), ("a hoplites m1", "b phalanx m1"));
}

/// ACIES 16.10: own units with markers only.
#[test]
fn r16_10_cohesion_needs_own_disordered_units() {
    let play = Bench::busy("M5a hoplites; B5 phalanx m1").hand("a", "cohesion").start();
    assert_eq!(play.refused("cohesion M5"), "16.10/card-window");
    assert_eq!(play.refused("cohesion B5"), "16.10/not-yours");
    assert_eq!(play.refused("cohesion A9"), "16.10/not-yours");
}

/// ACIES 16.10: in either order.
#[test]
fn r16_10_in_either_order() {
    for words in ["cohesion A7 M5", "cohesion M5 A7"] {
        let mut play = Bench::busy("M5a hoplites m2; A7 warriors m1").hand("a", "cohesion").start();
        assert!(play.allows(words));
        play.go(words);
        assert_eq!(
            (play.on("M5").as_str(), play.on("A7").as_str()),
            ("a hoplites m1", "a warriors")
        );
    }
}

/// ACIES 16.10, 5.2: at every point at which the active side chooses.
#[test]
fn r16_10_in_every_phase() {
    for phase in [
        BeginAt::Scout,
        BeginAt::Encircling,
        BeginAt::Manoeuvre,
        BeginAt::Ready,
        BeginAt::Play,
        BeginAt::Missile,
        BeginAt::Attack,
        BeginAt::Discard,
    ] {
        let bench =
            Bench::new("A5 hoplites m1; A6 hoplites m1 turned").hand("a", "cohesion").at(phase);
        let mut play = bench.start();
        play.go("cohesion A5 A6");
        assert!(
            play.on("A5") == "a hoplites" && play.on("A6").starts_with("a hoplites"),
            "{phase:?}"
        );
        assert_eq!(play.reserve("a"), "cohesion");
    }
}

/// ACIES 16.10: in the windows of Rally and Initiative as well.
#[test]
fn r16_10_at_the_end_of_the_turn() {
    let bench = Bench::new("A5 hoplites m2").hand("a", "cohesion cohesion").at(BeginAt::Discard);
    let mut play = bench.start();
    play.go("pass");
    assert_eq!(play.decides(), "a 13.4");
    play.go("cohesion A5");
    while play.asked() != "13.5" {
        play.go("pass");
    }
    play.go("cohesion A5");
    assert_eq!(play.on("A5"), "a hoplites");
}

/// ACIES 16.10: the opponent of the active side never.
#[test]
fn r16_10_not_for_the_opponent() {
    let bench =
        Bench::new("B5 hoplites m1; A9 horde").hand("b", "cohesion").at(BeginAt::Encircling);
    let play = bench.hand("a", "numides").start();
    let mut play = play;
    play.go("pass");
    assert_eq!(play.decides(), "b 7.1");
    assert_eq!(play.refused("cohesion B5"), "16.10/card-window");
}

// 16.11 Initiative.

/// ACIES 16.11: the next turn too.
#[test]
fn r16_11_initiative_gains_the_next_turn() {
    let bench = Bench::new("A5 horde; B5 horde").hand("a", "initiative").at(BeginAt::Discard);
    let mut play = bench.start();
    play.go("pass");
    while play.asked() != "13.5" {
        play.go("pass");
    }
    play.go("card initiative");
    assert_eq!(play.reserve("a"), "initiative");
    assert_eq!(play.game.state.turn, 6);
    assert!(play.decides().starts_with("a "));
}

/// ACIES 16.11: the opponent cancels it; that cannot be cancelled.
#[test]
fn r16_11_initiative_cancels_initiative() {
    let bench = Bench::new("A5 horde; B5 horde").hand("a", "initiative initiative");
    let mut play = bench.hand("b", "initiative").at(BeginAt::Discard).start();
    play.go("pass");
    while play.asked() != "13.5" {
        play.go("pass");
    }
    play.go("card initiative");
    assert_eq!(play.decides(), "b 13.5");
    play.go("card initiative");
    assert_eq!(
        (play.reserve("a").as_str(), play.reserve("b").as_str()),
        ("initiative", "initiative")
    );
    assert!(play.game.state.active == gonfalon::kernel::Side::B);
    assert_eq!(play.game.state.turn, 6);
}

/// ACIES 16.11, 13.5 (ACR-22): not in a turn that was gained so.
#[test]
fn r16_11_no_chain() {
    let bench = Bench::new("A5 horde m1; B5 horde").hand("a", "initiative cohesion").extra();
    let mut play = bench.at(BeginAt::Discard).start();
    play.go("pass");
    while play.asked() != "13.5" {
        play.go("pass");
    }
    assert_eq!(play.kinds(), "cohesion pass");
    let refused = play.refused("card initiative");
    assert!(refused.ends_with("/card-window"), "{refused}");
}

// 16.12 Break Morale.

/// ACIES 16.12: every attack from the Melee Line goes to the main body, opposed or not.
#[test]
fn r16_12_break_morale_opens_the_way() {
    let field =
        "M5a legionaires; B5 hoplites; M7a numides; M8b horde; A10 legionaires; M10b hoplites";
    let mut play = Bench::busy(field).hand("a", "break-morale").start();
    let before = "body M16, body M7, flank M7 M8, frontal A10 M10, frontal M5 B5";
    assert_eq!(play.attacks(), before);
    play.go("card break-morale");
    assert_eq!(play.reserve("a"), "break-morale");
    assert_eq!(play.attacks(), "body M16, body M5, body M7, frontal A10 M10");
    assert_eq!(play.refused("frontal M5 B5"), "16.12/no-target");
    assert_eq!(play.refused("flank M7 M8"), "16.12/no-target");
    play.go("body M5").go("body M7");
    assert_eq!((play.deck("b"), play.face_down("b").as_str()), (8, "horde horde"));
    assert_eq!(play.refused("body M5"), "10.1/limit");
    // The First Line attacks as ever.
    play.fight(&[5, 5], "frontal A10 M10");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 16.12: First-Line units do not reach the main body.
#[test]
fn r16_12_the_first_line_is_not_affected() {
    let bench = Bench::busy("A5 legionaires; A7 numides; M8b horde").hand("a", "break-morale");
    let mut play = bench.start();
    play.go("card break-morale");
    assert_eq!(play.refused("body A5"), "10.3/no-target");
    assert_eq!(play.attacks(), "body M16, flank A7 M8");
}

/// ACIES 16.12: a flanking unit of the Melee Line cannot attack at all then.
#[test]
fn r16_12_a_flanking_unit_cannot_attack() {
    let bench = Bench::busy("M5a numides east; M6b horde").hand("a", "break-morale");
    let mut play = bench.start();
    play.go("card break-morale");
    assert_eq!(play.refused("body M5"), "11.9/stance");
    assert_eq!(play.refused("flank M5 M6"), "16.12/no-target");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 16.12: turned units and artillery do not attack for all that.
#[test]
fn r16_12_the_other_limits_hold() {
    let bench = Bench::busy("M5a horde turned; B5 horde; M7a artillery; B7 horde")
        .hand("a", "break-morale");
    let mut play = bench.start();
    play.go("card break-morale");
    assert_eq!(play.refused("body M5"), "2.7/stance");
    assert_eq!(play.refused("body M7"), "10.2/missile-only");
}

/// ACIES 16.12, 16.6: Difficult Terrain stops it.
#[test]
fn r16_12_difficult_terrain_stops_it() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites")
        .hand("a", "break-morale")
        .hand("b", "difficult-terrain");
    let mut play = bench.start();
    play.go("card break-morale").go("body M5").go("card difficult-terrain");
    assert_eq!((play.deck("b"), play.decides().as_str()), (10, "a 10.1"));
}

/// ACIES 16.12: one is enough; and the phase's end ends it.
#[test]
fn r16_12_for_one_phase() {
    let bench = Bench::new("M5a legionaires; B5 hoplites; A9 horde; B9 horde")
        .hand("a", "break-morale break-morale");
    let mut play = bench.start();
    play.go("card break-morale");
    assert_eq!(play.refused("card break-morale"), "16.12/card-window");
    play.go("pass");
    for _ in 0..25 {
        if play.decides() == "a 10.1" {
            break;
        }
        play.go("pass");
    }
    assert_eq!(play.attacks(), "frontal M5 B5");
}

/// ACIES 16.12: after an attack as well.
#[test]
fn r16_12_in_the_midst_of_the_phase() {
    let bench =
        Bench::busy("M5a legionaires; B5 hoplites; M7a horde; B7 horde").hand("a", "break-morale");
    let mut play = bench.start();
    play.fight(&[5, 5], "frontal M5 B5");
    play.go("card break-morale");
    assert_eq!(play.attacks(), "body M16, body M7");
}
