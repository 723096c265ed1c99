//! 16: the tactics cards, each with its effect and its moments.

use super::bench::{Bench, Play};
use gonfalon::scenario::acies::begin::BeginAt;

// 16.1 Overrun.

/// ACIES 16.1.
#[test]
fn r16_1_overrun_adds_two_to_the_attacker() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "overrun").start();
    play.go("frontal M5 B5").roll(&[3, 5], "card overrun");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!((play.hand("a"), play.reserve("a")), (String::new(), "overrun".into()));
}

/// ACIES 16.1: in this combat only.
#[test]
fn r16_1_overrun_holds_for_one_combat() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites; M7a legionaires; B7 hoplites");
    let mut play = bench.hand("a", "overrun").start();
    play.go("frontal M5 B5").roll(&[3, 5], "card overrun");
    play.fight(&[5, 5], "frontal M7 B7");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 16.1: several add up (ACR-27).
#[test]
fn r16_1_overruns_add_up() {
    let mut play =
        Bench::busy("M5a legionaires; B5 hoplites").hand("a", "overrun overrun overrun").start();
    play.go("frontal M5 B5").go("card overrun").go("card overrun").roll(&[1, 7], "card overrun");
    assert_eq!(play.fought(), "12:12 tie");
    assert_eq!(play.reserve("a"), "overrun overrun overrun");
}

/// ACIES 16.1: the defender has no use for it.
#[test]
fn r16_1_not_for_the_defender() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("b", "overrun").start();
    play.go("frontal M5 B5").go("stand");
    assert_eq!(play.kinds(), "pass");
    assert_eq!(play.refused("card overrun"), "16.1/card-window");
}

/// ACIES 16.1: in a flank attack as well.
#[test]
fn r16_1_overrun_in_the_flank() {
    let mut play = Bench::busy("M5a warriors east; M6b legionaires").hand("a", "overrun").start();
    play.go("flank M5 M6").roll(&[1, 6], "card overrun");
    assert_eq!(play.fought(), "11:11 tie");
}

// 16.2 Bloodlust.

/// ACIES 16.2: for the attacker.
#[test]
fn r16_2_bloodlust_adds_three_to_the_attacker() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "bloodlust").start();
    play.go("frontal M5 B5").roll(&[2, 5], "card bloodlust");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!(play.reserve("a"), "bloodlust");
}

/// ACIES 16.2: for the defender.
#[test]
fn r16_2_bloodlust_adds_three_to_the_defender() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("b", "bloodlust").start();
    play.go("frontal M5 B5").go("stand").roll(&[5, 2], "card bloodlust");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!(play.reserve("b"), "bloodlust");
}

/// ACIES 16.2: on both sides, several.
#[test]
fn r16_2_bloodlust_on_both_sides() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "bloodlust bloodlust");
    let mut play = bench.hand("b", "bloodlust").start();
    play.go("frontal M5 B5").go("stand").go("card bloodlust").go("card bloodlust");
    play.roll(&[1, 4], "card bloodlust");
    assert_eq!(play.fought(), "12:12 tie");
}

/// ACIES 16.2: in defence against a flank attack.
#[test]
fn r16_2_bloodlust_against_a_flank_attack() {
    let mut play = Bench::busy("M5a warriors east; M6b legionaires").hand("b", "bloodlust").start();
    play.go("flank M5 M6").go("stand").roll(&[5, 5], "card bloodlust");
    assert_eq!(play.fought(), "13:13 tie");
}

// 16.3 Outflank.

/// ACIES 16.3 (a): either player, two points.
#[test]
fn r16_3_outflank_gives_two_points() {
    let bench = Bench::new("").hand("a", "outflank").hand("b", "outflank").at(BeginAt::Encircling);
    let mut play = bench.start();
    play.go("card outflank");
    assert_eq!((play.points("a"), play.reserve("a")), (2, "outflank".into()));
    if play.decides() == "a 7.1" {
        play.go("pass");
    }
    play.go("card outflank");
    assert_eq!((play.points("b"), play.reserve("b")), (2, "outflank".into()));
}

/// ACIES 16.3 (b): no case and no die, but the geometry.
#[test]
fn r16_3_outflank_makes_the_attempt_certain() {
    let bench = Bench::busy("M5a hoplites; M6b legionaires").hand("a", "outflank");
    let mut play = bench.start();
    assert_eq!(play.refused("flank M5 M6"), "11.2/no-flank-case");
    play.fight(&[1, 5], "flank M5 M6 outflank");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!(
        (play.on("M5").as_str(), play.reserve("a").as_str()),
        ("a hoplites east", "outflank")
    );
}

/// ACIES 16.3 (b): where a case is given the card may be used all the same.
#[test]
fn r16_3_outflank_instead_of_a_die() {
    let mut play = Bench::busy("M5a warriors; M6b legionaires").hand("a", "outflank").start();
    play.fight(&[1, 4], "flank M5 M6 outflank");
    assert_eq!(play.dice(), "10.9/10 10.9/10");
}

/// ACIES 16.3: not on its own in the Attack Phase.
#[test]
fn r16_3_outflank_is_attached_or_not_played() {
    let play = Bench::busy("M5a hoplites; M6b numides").hand("a", "outflank").start();
    assert_eq!(play.refused("card outflank"), "16.3/card-window");
}

// 16.4 Shields.

/// ACIES 16.4: for HI, PH, MI and WB, in either line.
#[test]
fn r16_4_shields_stop_a_frontal_attack() {
    for unit in [
        "legionaires",
        "hoplites",
        "phalanx",
        "peltasts",
        "auxilia",
        "barbarians",
        "horde",
        "warriors",
    ] {
        for (field, words) in [
            (format!("M5a cataphracts; B5 {unit}"), "frontal M5 B5"),
            (format!("A5 cataphracts; M5b {unit}"), "frontal A5 M5"),
        ] {
            let mut play = Bench::busy(&field).hand("b", "shields").start();
            play.go(words).go("card shields");
            assert_eq!(play.decides(), "a 10.1");
            assert_eq!(play.on(&words[11..]), format!("b {unit}"));
            assert_eq!(play.refused(words), "10.1/limit");
        }
    }
}

/// ACIES 16.4: for nobody else.
#[test]
fn r16_4_shields_only_for_line_infantry() {
    let others = [
        "slingers",
        "light-infantry",
        "psiloi",
        "numides",
        "heavy-cavalry",
        "light-chariots",
        "elephants",
        "war-wagon",
        "artillery",
    ];
    for unit in others {
        let mut play =
            Bench::busy(&format!("M5a legionaires; B5 {unit}")).hand("b", "shields").start();
        play.go("frontal M5 B5");
        assert_eq!(play.refused("card shields"), "16.4/card-window", "{unit}");
    }
}

/// ACIES 16.4: a unit that is not upright holds its shields as well: the card asks for the type only.
#[test]
fn r16_4_shields_of_turned_units() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites turned").hand("b", "shields").start();
    play.go("frontal M5 B5").go("card shields");
    assert_eq!(play.on("B5"), "b hoplites turned");
}

/// ACIES 16.4 (ACR-34): not in the flank.
#[test]
fn r16_4_no_shields_in_the_flank() {
    let mut play = Bench::busy("M5a legionaires; M6b hoplites turned").hand("b", "shields").start();
    play.go("flank M5 M6");
    assert_eq!(play.kinds(), "stand");
    assert_eq!(play.refused("card shields"), "16.4/card-window");
}

/// ACIES 16.4, 10.7: not on Treacherous Terrain.
#[test]
fn r16_4_no_shields_on_treacherous_terrain() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "treacherous-terrain");
    let mut play = bench.hand("b", "shields").start();
    play.go("frontal M5 B5 treacherous");
    assert_eq!(play.refused("card shields"), "10.7/card-window");
}

// 16.5 Defensible Terrain.

/// ACIES 16.5: three for light infantry that is attacked in front.
#[test]
fn r16_5_defensible_terrain_adds_three() {
    for unit in ["light-infantry", "psiloi"] {
        let mut play = Bench::busy(&format!("M5a warriors; B5 {unit}"))
            .hand("b", "defensible-terrain")
            .start();
        play.go("frontal M5 B5").go("stand").roll(&[7, 5], "card defensible-terrain");
        assert_eq!(play.fought(), "11:11 tie", "{unit}");
        assert_eq!(play.reserve("b"), "defensible-terrain");
    }
}

/// ACIES 16.5: several, and with Bloodlust.
#[test]
fn r16_5_defensible_terrain_adds_up() {
    let bench = Bench::busy("M5a warriors; B5 psiloi");
    let mut play = bench.hand("b", "defensible-terrain defensible-terrain bloodlust").start();
    play.go("frontal M5 B5").go("stand");
    play.go("card defensible-terrain").go("card defensible-terrain");
    play.roll(&[10, 2], "card bloodlust");
    assert_eq!(play.fought(), "14:14 tie");
}

/// ACIES 16.5: no other type, not the attacker, not in the flank.
#[test]
fn r16_5_only_for_light_infantry_in_front() {
    for unit in ["slingers", "peltasts", "warriors", "legionaires", "numides", "elephants"] {
        let bench =
            Bench::busy(&format!("M5a legionaires; B5 {unit}")).hand("b", "defensible-terrain");
        let mut play = bench.start();
        play.go("frontal M5 B5").go("stand");
        assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window", "{unit}");
    }
    let mut play = Bench::busy("M5a psiloi; B5 hoplites").hand("a", "defensible-terrain").start();
    play.go("frontal M5 B5");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
    let mut play =
        Bench::busy("M5a warriors; M6b psiloi turned").hand("b", "defensible-terrain").start();
    play.go("flank M5 M6").go("stand");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
}

/// ACIES 16.5: against Break Morale the attack becomes a frontal one, with the three.
#[test]
fn r16_5_light_infantry_cannot_be_bypassed() {
    let bench = Bench::busy("M5a warriors; B5 psiloi").hand("a", "break-morale horde");
    let mut play = bench.hand("b", "defensible-terrain bloodlust").start();
    play.go("card break-morale").go("body M5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "defensible-terrain stand");
    play.go("card defensible-terrain");
    // Straight to the cards of the combat, the attacker first.
    assert_eq!(play.decides(), "a 10.8");
    assert_eq!(play.refused("withdraw hand"), "5.1/phase");
    play.go("pass").go("card bloodlust");
    // 8 + 4 against 3 + 3 + 3 + 3.
    play.roll(&[8, 3], "pass");
    assert_eq!(play.fought(), "12:12 tie");
    assert_eq!(play.deck("b"), 10);
    assert_eq!(play.reserve("b"), "bloodlust defensible-terrain");
    assert_eq!(play.refused("body M5"), "10.1/limit");
}

/// ACIES 16.5: in that combat the table of 10.10 holds, and the loser of one hit is gone.
#[test]
fn r16_5_the_diverted_attack_is_a_combat_like_any_other() {
    let bench = Bench::busy("M5a warriors; B5 light-infantry").hand("a", "break-morale");
    let mut play = bench.hand("b", "defensible-terrain defensible-terrain").start();
    play.go("card break-morale").go("body M5").go("card defensible-terrain");
    // A second one in the window.
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[1, 2], "card defensible-terrain");
    // 1 + 4 against 2 + 3 + 6: more than twice.
    assert_eq!(play.fought(), "5:11 b eliminated");
    assert_eq!(play.decides(), "b 10.12");
    play.go("advance");
    assert_eq!(play.on("M5"), "b light-infantry");
}

/// ACIES 16.5: only light infantry in contact, and only under Break Morale.
#[test]
fn r16_5_not_without_break_morale_or_contact() {
    // Unopposed.
    let bench = Bench::busy("M5a warriors; B6 psiloi")
        .hand("a", "break-morale")
        .hand("b", "defensible-terrain");
    let mut play = bench.start();
    play.go("card break-morale").go("body M5");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
    // No light infantry.
    let bench = Bench::busy("M5a warriors; B5 hoplites")
        .hand("a", "break-morale")
        .hand("b", "defensible-terrain");
    let mut play = bench.start();
    play.go("card break-morale").go("body M5");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
    // No Break Morale.
    let mut play = Bench::busy("M5a warriors").hand("b", "defensible-terrain").start();
    play.go("body M5");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
}

/// ACIES 16.5, 10.6: it may be left in the hand: then the card is lost as usual.
#[test]
fn r16_5_it_need_not_be_played() {
    let bench = Bench::busy("M5a warriors; B5 psiloi")
        .hand("a", "break-morale")
        .hand("b", "defensible-terrain");
    let mut play = bench.start();
    play.go("card break-morale").go("body M5").go("stand");
    assert_eq!((play.deck("b"), play.on("B5").as_str()), (9, "b psiloi"));
}

// 16.6 Difficult Terrain.

/// ACIES 16.6: an attack of any kind is spent, and the unit is held for the rest of the turn.
#[test]
fn r16_6_difficult_terrain_stops_any_attack() {
    for (field, words) in [
        ("M5a legionaires; B5 slingers", "frontal M5 B5"),
        ("A7 numides; M6b artillery turned", "flank A7 M6"),
        ("M5a legionaires; M6b artillery turned", "flank M5 M6"),
        ("M5a legionaires", "body M5"),
    ] {
        let mut play = Bench::busy(field).hand("b", "difficult-terrain").start();
        let before = [play.on("M5"), play.on("M6"), play.on("A7"), play.on("B5")];
        play.go(words).go("card difficult-terrain");
        assert_eq!([play.on("M5"), play.on("M6"), play.on("A7"), play.on("B5")], before, "{words}");
        assert_eq!((play.deck("b"), play.reserve("b").as_str()), (10, "difficult-terrain"));
        assert_eq!(play.refused(words), "16.6/limit");
        assert_eq!(play.attacks(), "body M16");
    }
}

/// ACIES 16.6: a unit once held neither flanks nor attacks, whatever the kind.
#[test]
fn r16_6_the_unit_is_held_for_the_turn() {
    let mut play = Bench::busy("M5a numides; M6b horde").hand("b", "difficult-terrain").start();
    play.go("body M5").go("card difficult-terrain");
    assert_eq!(play.refused("flank M5 M6"), "16.6/limit");
    assert_eq!(play.refused("body M5"), "16.6/limit");
    // Everybody else may.
    assert!(play.allows("body M16"));
}

/// ACIES 16.6: the attempt is rolled first; a stance taken with it is given up.
#[test]
fn r16_6_a_fresh_stance_is_given_up() {
    let mut play =
        Bench::busy("M5a warriors; M6b legionaires").hand("b", "difficult-terrain").start();
    play.roll(&[6], "flank M5 M6");
    assert_eq!(play.on("M5"), "a warriors east");
    play.go("card difficult-terrain");
    assert_eq!(play.on("M5"), "a warriors");
    // A failed attempt needs no answer.
    let mut play =
        Bench::busy("M5a warriors; M6b legionaires").hand("b", "difficult-terrain").start();
    play.roll(&[7], "flank M5 M6");
    assert_eq!((play.decides().as_str(), play.hand("b").as_str()), ("a 10.1", "difficult-terrain"));
}

/// ACIES 16.6: a flank held before stays.
#[test]
fn r16_6_a_continued_flank_stays() {
    let mut play =
        Bench::busy("M5a warriors east; M6b legionaires").hand("b", "difficult-terrain").start();
    play.go("flank M5 M6").go("card difficult-terrain");
    assert_eq!(play.on("M5"), "a warriors east");
    assert_eq!(play.refused("flank M5 M6"), "16.6/limit");
}

/// ACIES 16.6: in the next turn the unit is free again.
#[test]
fn r16_6_until_the_end_of_the_turn() {
    let bench = Bench::new("M5a legionaires; B5 hoplites; A9 horde; B9 horde");
    let mut play = bench.hand("b", "difficult-terrain").start();
    play.go("frontal M5 B5").go("card difficult-terrain");
    for _ in 0..25 {
        if play.decides() == "a 10.1" {
            break;
        }
        play.go("pass");
    }
    assert_eq!(play.attacks(), "frontal M5 B5");
}

/// ACIES 16.6: a discard for flank in phase 2 is stopped: the card returns, without a point, and cannot be tried again.
#[test]
fn r16_6_a_flank_discard_is_stopped() {
    let bench =
        Bench::new("").hand("a", "numides cataphracts").hand("b", "difficult-terrain horde");
    let mut play = bench.at(BeginAt::Encircling).start();
    play.go("encircle numides");
    assert_eq!(play.decides(), "b 16.6");
    assert_eq!(play.kinds(), "difficult-terrain pass");
    play.go("card difficult-terrain");
    assert_eq!((play.points("a"), play.hand("a").as_str()), (0, "cataphracts numides"));
    assert_eq!((play.reserve("a").as_str(), play.reserve("b").as_str()), ("", "difficult-terrain"));
    if play.decides() != "a 7.1" {
        play.go("pass");
    }
    assert_eq!(play.refused("encircle numides"), "16.6/limit");
    // Another one may.
    play.go("encircle cataphracts");
    if play.decides() == "b 16.6" {
        play.go("pass");
    }
    assert_eq!(play.points("a"), 1);
}

/// ACIES 16.6: played later in the turn, the unit may not attack either.
#[test]
fn r16_6_the_unit_of_a_stopped_discard_does_not_attack() {
    let bench = Bench::new("M6b elephants turned; M16a horde").at(BeginAt::Encircling);
    let mut play = bench.hand("a", "numides").hand("b", "difficult-terrain").start();
    play.go("encircle numides").go("card difficult-terrain");
    for _ in 0..20 {
        match play.asked() {
            "8.6" => {
                play.go("play numides A7");
            }
            "10.1" => break,
            _ => {
                play.go("pass");
            }
        }
    }
    assert_eq!(play.on("A7"), "a numides");
    assert_eq!(play.refused("flank A7 M6"), "16.6/limit");
}

/// ACIES 16.6: the answer to a discard of the active player only.
#[test]
fn r16_6_only_against_the_active_player() {
    let bench = Bench::new("").hand("a", "difficult-terrain horde").hand("b", "numides horde");
    let mut play = bench.at(BeginAt::Encircling).start();
    if play.decides() == "a 7.1" {
        play.go("pass");
    }
    play.go("encircle numides");
    assert_ne!(play.asked(), "16.6");
    assert_eq!(play.points("b"), 1);
}

// 16.7 Treacherous Terrain.

/// ACIES 16.7: three for the attacker, for HI, PH, MI and WB.
#[test]
fn r16_7_treacherous_terrain_adds_three() {
    let units = [
        ("legionaires", 5),
        ("hoplites", 5),
        ("phalanx", 7),
        ("peltasts", 4),
        ("auxilia", 4),
        ("barbarians", 2),
        ("horde", 3),
        ("warriors", 4),
    ];
    for (unit, melee) in units {
        let bench =
            Bench::busy(&format!("M5a {unit}; B5 legionaires")).hand("a", "treacherous-terrain");
        let mut play = bench.start();
        play.fight(&[1, 1], "frontal M5 B5 treacherous");
        assert!(
            play.fought().starts_with(&format!("{}:6 ", 1 + melee + 3)),
            "{unit}: {}",
            play.fought()
        );
        assert_eq!(play.reserve("a"), "treacherous-terrain");
    }
}

/// ACIES 16.7: nobody else.
#[test]
fn r16_7_only_for_line_infantry() {
    let others = [
        "slingers",
        "bowmen",
        "javelineers",
        "light-infantry",
        "psiloi",
        "horse-archers",
        "heavy-cavalry",
        "light-chariots",
        "elephants",
        "war-wagon",
    ];
    for unit in others {
        let bench =
            Bench::busy(&format!("M5a {unit}; B5 legionaires")).hand("a", "treacherous-terrain");
        let play = bench.start();
        assert_eq!(play.refused("frontal M5 B5 treacherous"), "16.7/card-window", "{unit}");
        assert!(play.allows("frontal M5 B5"));
    }
}

/// ACIES 16.7: only with the declaration.
#[test]
fn r16_7_only_with_the_declaration() {
    let mut play =
        Bench::busy("M5a legionaires; B5 hoplites").hand("a", "treacherous-terrain").start();
    assert_eq!(play.refused("card treacherous-terrain"), "16.7/card-window");
    play.go("frontal M5 B5");
    assert_eq!(play.decides(), "a 10.8");
    assert_eq!(play.refused("card treacherous-terrain"), "16.7/card-window");
}

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
