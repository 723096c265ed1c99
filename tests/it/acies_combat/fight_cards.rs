//! 16.1 to 16.5: the tactics cards of a combat.

use super::bench::Bench;
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
