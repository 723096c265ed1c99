//! 16.1 to 16.5: the tactics cards of a combat.

use crate::acies::table::{A, B, Table};

// 16.1 Overrun.

/// ACIES 16.1.
#[test]
fn r16_1_overrun_adds_two_to_the_attacker() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "overrun").start();
    play.play("front M5 B5").roll(&[3, 5], "overrun");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!((play.hand(A), play.reserve(A)), (String::new(), "overrun".into()));
}

/// ACIES 16.1: in this combat only.
#[test]
fn r16_1_overrun_holds_for_one_combat() {
    let table = Table::busy("M5 a legionaires, B5 hoplites, M7 a legionaires, B7 hoplites");
    let mut play = table.hand(A, "overrun").start();
    play.play("front M5 B5").roll(&[3, 5], "overrun");
    play.fight(&[5, 5], "front M7 B7");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 16.1: several add up (ACR-27).
#[test]
fn r16_1_overruns_add_up() {
    let mut play =
        Table::busy("M5 a legionaires, B5 hoplites").hand(A, "overrun overrun overrun").start();
    play.play("front M5 B5").play("overrun").play("overrun").roll(&[1, 7], "overrun");
    assert_eq!(play.fought(), "12:12 tie");
    assert_eq!(play.reserve(A), "overrun*3");
}

/// ACIES 16.1: the defender has no use for it.
#[test]
fn r16_1_not_for_the_defender() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "overrun").start();
    play.play("front M5 B5").play("stand");
    assert_eq!(play.kinds(), "pass");
    play.refused("overrun", "16.1/card-window");
}

/// ACIES 16.1: in a flank attack as well.
#[test]
fn r16_1_overrun_in_the_flank() {
    let mut play = Table::busy("M5 a warriors east, M6 b legionaires").hand(A, "overrun").start();
    play.play("flank M5 M6").roll(&[1, 6], "overrun");
    assert_eq!(play.fought(), "11:11 tie");
}

// 16.2 Bloodlust.

/// ACIES 16.2: for the attacker.
#[test]
fn r16_2_bloodlust_adds_three_to_the_attacker() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "bloodlust").start();
    play.play("front M5 B5").roll(&[2, 5], "bloodlust");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!(play.reserve(A), "bloodlust");
}

/// ACIES 16.2: for the defender.
#[test]
fn r16_2_bloodlust_adds_three_to_the_defender() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "bloodlust").start();
    play.play("front M5 B5").play("stand").roll(&[5, 2], "bloodlust");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!(play.reserve(B), "bloodlust");
}

/// ACIES 16.2: on both sides, several.
#[test]
fn r16_2_bloodlust_on_both_sides() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "bloodlust bloodlust");
    let mut play = table.hand(B, "bloodlust").start();
    play.play("front M5 B5").play("stand").play("bloodlust").play("bloodlust");
    play.roll(&[1, 4], "bloodlust");
    assert_eq!(play.fought(), "12:12 tie");
}

/// ACIES 16.2: in defence against a flank attack.
#[test]
fn r16_2_bloodlust_against_a_flank_attack() {
    let mut play = Table::busy("M5 a warriors east, M6 b legionaires").hand(B, "bloodlust").start();
    play.play("flank M5 M6").play("stand").roll(&[5, 5], "bloodlust");
    assert_eq!(play.fought(), "13:13 tie");
}

// 16.3 Outflank.

/// ACIES 16.3 (a): either player, two points.
#[test]
fn r16_3_outflank_gives_two_points() {
    let table = Table::combat("").hand(A, "outflank").hand(B, "outflank").at("encircling");
    let mut play = table.start();
    play.play("outflank");
    assert_eq!((play.points().0, play.reserve(A)), (2, "outflank".into()));
    if play.decides() == "a 7.1" {
        play.play("pass");
    }
    play.play("outflank");
    assert_eq!((play.points().1, play.reserve(B)), (2, "outflank".into()));
}

/// ACIES 16.3 (b): no case and no die, but the geometry.
#[test]
fn r16_3_outflank_makes_the_attempt_certain() {
    let table = Table::busy("M5 a hoplites, M6 b legionaires").hand(A, "outflank");
    let mut play = table.start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
    play.fight(&[1, 5], "flank M5 M6 outflank");
    assert_eq!(play.fought(), "10:10 tie");
    assert_eq!((play.at("M5").as_str(), play.reserve(A).as_str()), ("a hoplites east", "outflank"));
}

/// ACIES 16.3 (b): where a case is given the card may be used all the same.
#[test]
fn r16_3_outflank_instead_of_a_die() {
    let mut play = Table::busy("M5 a warriors, M6 b legionaires").hand(A, "outflank").start();
    play.fight(&[1, 4], "flank M5 M6 outflank");
    assert_eq!(play.throws(), "10.9 attacker 1, 10.9 defender 4");
}

/// ACIES 16.3: not on its own in the Attack Phase.
#[test]
fn r16_3_outflank_is_attached_or_not_played() {
    let mut play = Table::busy("M5 a hoplites, M6 b numides").hand(A, "outflank").start();
    play.refused("outflank", "16.3/card-window");
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
            (format!("M5 a cataphracts, B5 {unit}"), "front M5 B5"),
            (format!("A5 cataphracts, M5 b {unit}"), "front A5 M5"),
        ] {
            let mut play = Table::busy(&field).hand(B, "shields").start();
            play.play(words).play("shields");
            assert_eq!(play.decides(), "a 10.1");
            assert_eq!(play.at(&words[9..]), format!("b {unit}"));
            play.refused(words, "10.1/limit");
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
            Table::busy(&format!("M5 a legionaires, B5 {unit}")).hand(B, "shields").start();
        play.play("front M5 B5");
        play.refused("shields", "16.4/card-window");
    }
}

/// ACIES 16.4: a unit that is not upright holds its shields as well: the card asks for the type only.
#[test]
fn r16_4_shields_of_turned_units() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites turned").hand(B, "shields").start();
    play.play("front M5 B5").play("shields");
    assert_eq!(play.at("B5"), "b hoplites turned");
}

/// ACIES 16.4 (ACR-34): not in the flank.
#[test]
fn r16_4_no_shields_in_the_flank() {
    let mut play = Table::busy("M5 a legionaires, M6 b hoplites turned").hand(B, "shields").start();
    play.play("flank M5 M6");
    assert_eq!(play.kinds(), "stand");
    play.refused("shields", "16.4/card-window");
}

/// ACIES 16.4, 10.7: not on Treacherous Terrain.
#[test]
fn r16_4_no_shields_on_treacherous_terrain() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "treacherous-terrain");
    let mut play = table.hand(B, "shields").start();
    play.play("front M5 B5 treacherous");
    play.refused("shields", "10.7/card-window");
}

// 16.5 Defensible Terrain.

/// ACIES 16.5: three for light infantry that is attacked in front.
#[test]
fn r16_5_defensible_terrain_adds_three() {
    for unit in ["light-infantry", "psiloi"] {
        let mut play =
            Table::busy(&format!("M5 a warriors, B5 {unit}")).hand(B, "defensible-terrain").start();
        play.play("front M5 B5").play("stand").roll(&[7, 5], "defensible-terrain");
        assert_eq!(play.fought(), "11:11 tie", "{unit}");
        assert_eq!(play.reserve(B), "defensible-terrain");
    }
}

/// ACIES 16.5: several, and with Bloodlust.
#[test]
fn r16_5_defensible_terrain_adds_up() {
    let table = Table::busy("M5 a warriors, B5 psiloi");
    let mut play = table.hand(B, "defensible-terrain defensible-terrain bloodlust").start();
    play.play("front M5 B5").play("stand");
    play.play("defensible-terrain").play("defensible-terrain");
    play.roll(&[10, 2], "bloodlust");
    assert_eq!(play.fought(), "14:14 tie");
}

/// ACIES 16.5: no other type, not the attacker, not in the flank.
#[test]
fn r16_5_only_for_light_infantry_in_front() {
    for unit in ["slingers", "peltasts", "warriors", "legionaires", "numides", "elephants"] {
        let table =
            Table::busy(&format!("M5 a legionaires, B5 {unit}")).hand(B, "defensible-terrain");
        let mut play = table.start();
        play.play("front M5 B5").play("stand");
        play.refused("defensible-terrain", "16.5/card-window");
    }
    let mut play = Table::busy("M5 a psiloi, B5 hoplites").hand(A, "defensible-terrain").start();
    play.play("front M5 B5");
    play.refused("defensible-terrain", "16.5/card-window");
    let mut play =
        Table::busy("M5 a warriors, M6 b psiloi turned").hand(B, "defensible-terrain").start();
    play.play("flank M5 M6").play("stand");
    play.refused("defensible-terrain", "16.5/card-window");
}

/// ACIES 16.5: against Break Morale the attack becomes a frontal one, with the three.
#[test]
fn r16_5_light_infantry_cannot_be_bypassed() {
    let table = Table::busy("M5 a warriors, B5 psiloi").hand(A, "break-morale horde");
    let mut play = table.hand(B, "defensible-terrain bloodlust").start();
    play.play("break-morale").play("body M5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "defensible-terrain stand");
    play.play("defensible-terrain");
    // Straight to the cards of the combat, the attacker first.
    assert_eq!(play.decides(), "a 10.8");
    play.refused("withdraw hand", "5.1/phase");
    play.play("pass").play("bloodlust");
    // 8 + 4 against 3 + 3 + 3 + 3.
    play.roll(&[8, 3], "pass");
    assert_eq!(play.fought(), "12:12 tie");
    assert_eq!(play.deck_size(B), 10);
    assert_eq!(play.reserve(B), "bloodlust defensible-terrain");
    play.refused("body M5", "10.1/limit");
}

/// ACIES 16.5: in that combat the table of 10.10 holds, and the loser of one hit is gone.
#[test]
fn r16_5_the_diverted_attack_is_a_combat_like_any_other() {
    let table = Table::busy("M5 a warriors, B5 light-infantry").hand(A, "break-morale");
    let mut play = table.hand(B, "defensible-terrain defensible-terrain").start();
    play.play("break-morale").play("body M5").play("defensible-terrain");
    // A second one in the window.
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[1, 2], "defensible-terrain");
    // 1 + 4 against 2 + 3 + 6: more than twice.
    assert_eq!(play.fought(), "5:11 b eliminated");
    assert_eq!(play.decides(), "b 10.12");
    play.play("advance");
    assert_eq!(play.at("M5"), "b light-infantry");
}

/// ACIES 16.5: only light infantry in contact, and only under Break Morale.
#[test]
fn r16_5_not_without_break_morale_or_contact() {
    // Unopposed.
    let table = Table::busy("M5 a warriors, B6 psiloi")
        .hand(A, "break-morale")
        .hand(B, "defensible-terrain");
    let mut play = table.start();
    play.play("break-morale").play("body M5");
    play.refused("defensible-terrain", "16.5/card-window");
    // No light infantry.
    let table = Table::busy("M5 a warriors, B5 hoplites")
        .hand(A, "break-morale")
        .hand(B, "defensible-terrain");
    let mut play = table.start();
    play.play("break-morale").play("body M5");
    play.refused("defensible-terrain", "16.5/card-window");
    // No Break Morale.
    let mut play = Table::busy("M5 a warriors").hand(B, "defensible-terrain").start();
    play.play("body M5");
    play.refused("defensible-terrain", "16.5/card-window");
}

/// ACIES 16.5, 10.6: it may be left in the hand: then the card is lost as usual.
#[test]
fn r16_5_it_need_not_be_played() {
    let table = Table::busy("M5 a warriors, B5 psiloi")
        .hand(A, "break-morale")
        .hand(B, "defensible-terrain");
    let mut play = table.start();
    play.play("break-morale").play("body M5").play("stand");
    assert_eq!((play.deck_size(B), play.at("B5").as_str()), (9, "b psiloi"));
}
