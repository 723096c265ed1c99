//! The optional rulings of chapters 10 to 12 and 16, each value of them.

use crate::acies::table::{A, B, Play, Table};

// sk_dm_can_eliminate (ACR-15).

/// ACIES 10.10: with the option off, skirmishers stop short of the last marker, attacking and defending.
#[test]
fn r10_10_skirmishers_spare_the_last_hit_by_option() {
    for (can, left, result) in
        [(true, "-", "11:4 a marker"), (false, "b horde x1", "11:4 a spares")]
    {
        let table = Table::busy("M5 a slingers, B5 horde x1").option("sk_dm_can_eliminate", can);
        let mut play = table.start();
        play.fight(&[10, 1], "front M5 B5");
        assert_eq!(play.fought(), result);
        assert_eq!(play.at("B5"), left);
    }
    for (can, left) in [(true, "-"), (false, "a numides")] {
        let table = Table::busy("M5 a numides, B5 slingers").option("sk_dm_can_eliminate", can);
        let mut play = table.start();
        play.fight(&[1, 10], "front M5 B5");
        assert_eq!(play.at("M5"), left);
    }
}

/// ACIES 10.10: other markers are put as ever, and so are those of others and of missiles.
#[test]
fn r10_10_the_option_spares_nobody_else() {
    let table = Table::busy("M5 a slingers, B5 warriors x1").option("sk_dm_can_eliminate", false);
    let mut play = table.start();
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.at("B5"), "b warriors x2");
    let table = Table::busy("M5 a legionaires, B5 horde x1").option("sk_dm_can_eliminate", false);
    let mut play = table.start();
    play.fight(&[5, 5], "front M5 B5");
    assert_eq!(play.at("B5"), "-");
    let table = Table::combat("M5 a bowmen, B5 horde x1").option("sk_dm_can_eliminate", false);
    let mut play = table.at("missile").start();
    play.roll(&[5], "shoot M5 B5");
    assert_eq!(play.at("B5"), "-");
}

// tfa_roll (ACR-18).

/// ACIES 11.2: without the roll F1 and F2 succeed by themselves; a case is still needed.
#[test]
fn r11_2_no_attempt_roll_by_option() {
    for field in ["M5 a warriors, M6 b legionaires", "M5 a hoplites, M6 b legionaires, A6 horde"] {
        let table = Table::busy(field).hand(B, "horde");
        let mut play = table.clone().option("tfa_roll", false).start();
        play.play("flank M5 M6");
        assert_eq!(play.decides(), "b 10.6");
        assert!(play.at("M5").ends_with(" east"));
        let mut play = table.option("tfa_roll", true).start();
        play.roll(&[10], "flank M5 M6");
        assert_eq!(play.decides(), "a 10.1");
    }
    let mut play = Table::busy("M5 a hoplites, M6 b legionaires").option("tfa_roll", false).start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
}

// tfa_negates (ACR-19).

/// ACIES 11.5: three readings; good and bad notes of either side.
#[test]
fn r11_5_what_a_flank_voids_by_option() {
    let pairs = [
        // The attacker's +2 vs LI.
        ("legionaires", "light-infantry", ["10:4", "12:4", "10:4"]),
        // The defender's +3 vs CAV.
        ("heavy-cavalry", "phalanx", ["10:8", "10:8", "10:8"]),
        // The attacker's -2 vs CH and the defender's +2 vs CAV.
        ("heavy-cavalry", "light-chariots", ["8:4", "8:4", "10:4"]),
        // The attacker's +2 vs LI and the defender's -2 vs EL.
        ("elephants", "light-infantry", ["11:2", "13:2", "11:4"]),
    ];
    for (own, other, totals) in pairs {
        for (value, total) in ["both_positive", "defender_only", "all"].into_iter().zip(totals) {
            let table = Table::busy(&format!("M5 a {own} east, M6 b {other}"));
            let mut play = table.option("tfa_negates", value).start();
            play.fight(&[1, 1], "flank M5 M6");
            assert_eq!(play.fought(), format!("{total} a eliminated"), "{own} {other} {value}");
        }
        // In front the option changes nothing.
        let front = |value: &str| {
            let table =
                Table::busy(&format!("M5 a {own}, B5 {other}")).option("tfa_negates", value);
            let mut play = table.start();
            play.fight(&[5, 5], "front M5 B5");
            play.fought()
        };
        assert_eq!(front("both_positive"), front("all"));
        assert_eq!(front("both_positive"), front("defender_only"));
    }
}

// tfa_cross_zone, tfa_geometry (ACR-17).

/// ACIES 11.1: not across the border of a zone.
#[test]
fn r11_1_zones_by_option() {
    let field = "M4 a numides, M5 b horde, A13 numides, M12 b horde, M8 a numides, M9 b horde";
    let table = Table::busy(field);
    let all = "body M16, body M4, body M8, flank A13 M12, flank M4 M5, flank M8 M9";
    assert_eq!(table.clone().option("tfa_cross_zone", true).start().attacks(), all);
    let mut play = table.option("tfa_cross_zone", false).start();
    assert_eq!(play.attacks(), "body M16, body M4, body M8, flank M8 M9");
    play.refused("flank M4 M5", "11.1/no-target");
    play.refused("flank A13 M12", "11.1/no-target");
}

/// ACIES 11.1: only along the Melee Line.
#[test]
fn r11_1_geometry_by_option() {
    let field = "M5 a numides, M6 b horde, M8 a numides, B9 horde, A11 numides, M12 b horde";
    let table = Table::busy(field);
    let all = "body M16, body M5, body M8, flank A11 M12, flank M5 M6, flank M8 B9";
    assert_eq!(table.clone().option("tfa_geometry", "same_or_diagonal").start().attacks(), all);
    let mut play = table.option("tfa_geometry", "same_line").start();
    assert_eq!(play.attacks(), "body M16, body M5, body M8, flank M5 M6");
    play.refused("flank M8 B9", "11.1/no-target");
    play.refused("flank A11 M12", "11.1/no-target");
}

// withdraw_melee, withdraw_hand, withdraw_stay (ACR-20).

/// ACIES 12.3: the three numbers, with and without the bonus of 2.
#[test]
fn r12_3_the_numbers_by_option() {
    let ways = [
        ("withdraw_melee", "line", "A5 legionaires, M5 b", "front A5 M5"),
        ("withdraw_hand", "hand", "M5 a legionaires, B5", "front M5 B5"),
        ("withdraw_stay", "stay", "M5 a legionaires, B5", "front M5 B5"),
    ];
    for (option, way, field, words) in ways {
        for value in [1, 3, 5, 8] {
            for (unit, bonus) in [("light-infantry", 0), ("psiloi", 2)] {
                let table = Table::busy(&format!("{field} {unit}")).hand(B, "horde");
                let border = value + bonus;
                for (die, away) in [(border, true), (border + 1, false)] {
                    if die > 10 {
                        continue;
                    }
                    let mut play = table.clone().option(option, value).start();
                    play.play(words).roll(&[die], &format!("withdraw {way}"));
                    let expected = if away { "a 10.1" } else { "b 10.8" };
                    assert_eq!(play.decides(), expected, "{option} {value} {unit} {die}");
                }
            }
        }
    }
}

/// ACIES 12.3: the options are independent of each other, and the exceptions of any of them.
#[test]
fn r12_3_the_numbers_are_independent() {
    let table = Table::busy("A5 legionaires, M5 b numides").option("withdraw_melee", 0);
    let mut play = table.start();
    play.play("front A5 M5").play("withdraw line");
    assert_eq!(play.at("B5"), "b numides");
    let table = Table::busy("M5 a legionaires, B5 light-infantry").option("withdraw_hand", 0);
    let mut play = table.start();
    play.play("front M5 B5").roll(&[4], "withdraw stay");
    assert_eq!(play.decides(), "a 10.1");
}

// withdraw_fail_dm (ACR-20).

/// ACIES 12.3: a failure costs a marker, and the combat goes on.
#[test]
fn r12_3_a_failure_costs_a_marker_by_option() {
    for (costs, left) in [(false, "b peltasts"), (true, "b peltasts x1")] {
        let table = Table::busy("M5 a legionaires, B5 peltasts").option("withdraw_fail_dm", costs);
        let mut play = table.hand(B, "horde").start();
        play.play("front M5 B5").roll(&[7], "withdraw hand");
        assert_eq!(play.at("B5"), left);
        assert_eq!(play.decides(), "b 10.8");
        play.roll(&[4, 5], "pass");
        assert_eq!(play.fought(), "9:9 tie");
    }
}

/// ACIES 12.3, 1.3: the last marker eliminates, and there is no combat and no advance (10.14).
#[test]
fn r12_3_the_marker_of_a_failure_eliminates() {
    let table = Table::busy("A5 legionaires, M5 b psiloi").option("withdraw_fail_dm", true);
    let mut play = table.start();
    play.play("front A5 M5").roll(&[9], "withdraw line");
    assert_eq!((play.at("M5").as_str(), play.lost(B).0.as_str()), ("-", "psiloi"));
    assert_eq!((play.decides().as_str(), play.at("A5").as_str()), ("a 10.1", "a legionaires"));
}

// withdraw_to_hand_clears_dm (ACR-23).

/// ACIES 12.4, 1.5: markers are lost in the hand, or remembered.
#[test]
fn r12_4_markers_in_the_hand_by_option() {
    for (clears, back) in [(true, "b peltasts turned"), (false, "b peltasts x1 turned")] {
        let table = Table::combat("M5 a legionaires, B5 peltasts x1")
            .option("withdraw_to_hand_clears_dm", clears);
        let mut play = table.start();
        play.play("front M5 B5").roll(&[1], "withdraw hand");
        play.pass_to("b 8.6");
        play.play("play peltasts B9");
        assert_eq!(play.at("B9"), back);
    }
}

// advance_enemy_first_line (ACR-16).

/// ACIES 10.12: with the option the winner enters the enemy First Line.
#[test]
fn r10_12_the_enemy_first_line_by_option() {
    let table =
        Table::busy("M5 a legionaires, B5 peltasts").option("advance_enemy_first_line", true);
    let mut play = table.start();
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.decides(), "a 10.12");
    let mut held = play.clone();
    held.play("hold");
    assert_eq!(held.at("M5"), "a legionaires");
    play.play("advance");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("-", "a legionaires"));
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 10.12: aslant too, and the defender as well.
#[test]
fn r10_12_the_enemy_first_line_by_option_for_both() {
    let table = Table::busy("M5 a legionaires, B6 peltasts turned")
        .option("advance_enemy_first_line", true);
    let mut play = table.start();
    play.fight(&[2, 1], "flank M5 B6");
    assert_eq!(play.decides(), "a 10.12");
    play.play("advance");
    assert_eq!(play.at("M5"), "-");
    assert!(play.at("B6").starts_with("a legionaires"));
    let table = Table::busy("A5 horde, M5 b phalanx").option("advance_enemy_first_line", true);
    let mut play = table.start();
    play.fight(&[1, 10], "front A5 M5");
    assert_eq!(play.decides(), "b 10.12");
    play.play("advance");
    assert_eq!((play.at("A5").as_str(), play.at("M5").as_str()), ("b phalanx", "-"));
}

// break_morale (ACR-31).

/// ACIES 16.12: one attack from the Melee Line.
#[test]
fn r16_12_one_attack_by_option() {
    let field = "M5 a legionaires, B5 hoplites, M7 a horde, B7 horde, A9 horde, M9 b horde";
    let table = Table::busy(field).hand(A, "break-morale break-morale");
    let mut play = table.clone().option("break_morale", "one_attack").start();
    play.play("break-morale");
    // An attack of the First Line does not use it up.
    play.fight(&[5, 5], "front A9 M9");
    play.refused("front M5 B5", "16.12/no-target");
    play.play("body M5");
    assert_eq!(play.deck_size(B), 9);
    play.refused("body M7", "10.3/opposed");
    play.allowed("front M7 B7");
    // A second card for a second attack.
    play.play("break-morale").play("body M7");
    assert_eq!(play.deck_size(B), 8);
    let mut play = table.option("break_morale", "phase").start();
    play.play("break-morale").play("body M5").play("body M7");
    assert_eq!(play.deck_size(B), 8);
}

/// ACIES 16.12: an attack that is stopped is the one attack.
#[test]
fn r16_12_a_stopped_attack_is_the_one() {
    let table =
        Table::busy("M5 a legionaires, B5 hoplites, M7 a horde, B7 horde").hand(A, "break-morale");
    let table = table.hand(B, "difficult-terrain").option("break_morale", "one_attack");
    let mut play = table.start();
    play.play("break-morale").play("body M5").play("difficult-terrain");
    play.refused("body M7", "10.3/opposed");
}

// difficult_terrain (ACR-32).

/// ACIES 16.6: at the start of phase 5, against everybody.
#[test]
fn r16_6_all_units_by_option() {
    let table =
        Table::combat("M5 a legionaires, B5 hoplites, M7 a horde, A1 horde x1").hand(A, "cohesion");
    let table = table.hand(B, "difficult-terrain").option("difficult_terrain", "all_units");
    let mut play = table.start();
    assert_eq!(play.decides(), "b 16.6");
    assert_eq!(play.kinds(), "difficult-terrain pass");
    let mut passed = play.clone();
    passed.play("pass");
    assert_eq!(passed.attacks(), "body M7, front M5 B5");
    play.play("difficult-terrain");
    assert_eq!(play.reserve(B), "difficult-terrain");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.attacks(), "");
    play.refused("body M7", "16.6/limit");
    play.refused("front M5 B5", "16.6/limit");
}

/// ACIES 16.6: and not as a reply any more.
#[test]
fn r16_6_no_reply_with_all_units() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "difficult-terrain horde");
    let mut play = table.option("difficult_terrain", "all_units").start();
    play.play("pass").play("front M5 B5");
    assert_eq!(play.decides(), "b 10.6");
    play.refused("difficult-terrain", "16.6/card-window");
    let table = Table::combat("").hand(A, "numides").hand(B, "difficult-terrain");
    let table = table.option("difficult_terrain", "all_units").at("encircling");
    let mut play = table.start();
    play.play("point numides");
    assert_ne!(play.asked(), "16.6");
    assert_eq!(play.points().0, 1);
}

/// ACIES 16.6, 17.4: who is asked at the start of the phase.
#[test]
fn r16_6_who_is_asked_with_all_units() {
    let table = Table::busy("").option("difficult_terrain", "all_units");
    assert_eq!(table.start().decides(), "a 10.1");
    assert_eq!(table.clone().hand(B, "horde").start().decides(), "b 16.6");
    let fast = table.option("fast_windows", true);
    assert_eq!(fast.clone().hand(B, "horde").start().decides(), "a 10.1");
    assert_eq!(fast.hand(B, "difficult-terrain").start().decides(), "b 16.6");
}

/// ACIES 16.6: the default asks nothing at the start of the phase.
#[test]
fn r16_6_one_unit_by_default() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "difficult-terrain");
    assert_eq!(table.option("difficult_terrain", "one_unit").start().decides(), "a 10.1");
}

// stack_tactics (ACR-52).

fn single(field: &str, own: &str, other: &str) -> Play {
    Table::busy(field).hand(A, own).hand(B, other).option("stack_tactics", false).start()
}

/// ACIES 16.0: one card for each side in a combat.
#[test]
fn r10_8_one_card_for_each_side_by_option() {
    let own = "overrun bloodlust horde";
    let mut play = single("M5 a legionaires, B5 hoplites", own, "bloodlust bloodlust horde");
    play.play("front M5 B5").play("stand").play("overrun");
    assert_eq!(play.decides(), "b 10.8");
    // Both have played: the dice fall.
    play.roll(&[3, 2], "bloodlust");
    assert_eq!(play.fought(), "10:10 tie");
    // In the next combat again.
    let field = "M5 a legionaires, B5 hoplites, M7 a legionaires, B7 hoplites";
    let mut play = single(field, "overrun overrun horde", "");
    play.play("front M5 B5").roll(&[3, 5], "overrun");
    play.play("front M7 B7").roll(&[3, 5], "overrun");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 16.0: one laid down with the declaration counts.
#[test]
fn r10_5_attached_cards_count_by_option() {
    let own = "treacherous-terrain treacherous-terrain outflank overrun bloodlust";
    let mut play = single("M5 a legionaires, M6 b legionaires turned, B6 horde", own, "horde");
    play.refused("flank M5 M6 treacherous outflank", "10.5/card-window");
    play.refused("flank M5 M6 treacherous treacherous", "10.5/card-window");
    let offers = "body M16, body M5, flank M5 M6, flank M5 M6 outflank, flank M5 M6 treacherous";
    assert_eq!(play.attacks(), offers);
    play.play("flank M5 M6 treacherous").play("stand");
    // The attacker has had its card.
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[1, 8], "pass");
    assert_eq!(play.fought(), "13:13 tie");
}

/// ACIES 16.0: Defensible Terrain against the main body is the defender's one card.
#[test]
fn r16_5_the_reply_counts_by_option() {
    let mut play =
        single("M5 a warriors, B5 light-infantry", "break-morale", "defensible-terrain bloodlust");
    play.play("break-morale").play("body M5").roll(&[2, 1], "defensible-terrain");
    // 2 + 4 against 1 + 3 + 3.
    assert_eq!(play.fought(), "6:7 b marker");
    assert_eq!(play.hand(B), "bloodlust");
}

/// ACIES 16.0: by default there is no limit.
#[test]
fn r10_8_no_limit_by_default() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "overrun bloodlust");
    let mut play = table.option("stack_tactics", true).start();
    play.play("front M5 B5").play("overrun").roll(&[1, 6], "bloodlust");
    assert_eq!(play.fought(), "11:11 tie");
}

// encircle_bonus (ACR-7).

/// ACIES 7.5: in all melees, or attacking only.
#[test]
fn r10_9_the_encircling_bonus_by_option() {
    let table = Table::busy("M5 a warriors, B5 hoplites");
    for (value, own, other) in [
        ("melee_all", "10:10 tie", "9:11 b marker"),
        ("attacker_only", "10:10 tie", "9:10 b marker"),
    ] {
        let table = table.clone().option("encircle_bonus", value);
        let mut play = table.clone().points(A, 1).start();
        play.fight(&[5, 5], "front M5 B5");
        assert_eq!(play.fought(), own, "{value}");
        let mut play = table.points(B, 1).start();
        play.fight(&[5, 5], "front M5 B5");
        assert_eq!(play.fought(), other, "{value}");
    }
}

// outflank_frontal (ACR-33).

/// ACIES 16.3: laid down with an attack on the card in front it makes that a flank attack.
#[test]
fn r16_3_outflank_in_front_by_option() {
    let table =
        Table::busy("M5 a legionaires, B5 light-infantry").hand(A, "outflank").hand(B, "shields");
    table.start().refused("front M5 B5 outflank", "16.3/card-window");
    let table = table.option("outflank_frontal", true);
    let mut play = table.start();
    assert_eq!(play.attacks(), "body M16, front M5 B5, front M5 B5 outflank");
    play.play("front M5 B5 outflank");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
    // 1 + 5 + 4, without the +2 vs LI, against 6 + 3; a narrow win eliminates.
    play.play("stand").roll(&[1, 6], "pass");
    assert_eq!(play.fought(), "10:9 a eliminated");
    assert_eq!(play.reserve(A), "outflank");
    // It faces its enemy: no stance.
    assert_eq!(play.at("M5"), "a legionaires");
}

/// ACIES 16.3, 16.4, 10.6: it counts as a flank attack: no Shields.
#[test]
fn r16_3_no_shields_against_outflank_in_front() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "outflank").hand(B, "shields");
    let mut play = table.option("outflank_frontal", true).start();
    play.play("front M5 B5 outflank");
    play.refused("shields", "16.4/card-window");
}

/// ACIES 16.3, 16.5: it counts as a flank attack: no Defensible Terrain.
#[test]
fn r16_3_no_defensible_terrain_against_outflank_in_front() {
    let table = Table::busy("M5 a legionaires, B5 psiloi").hand(A, "outflank");
    let table = table.hand(B, "defensible-terrain").option("outflank_frontal", true);
    let mut play = table.start();
    play.play("front M5 B5 outflank").play("stand");
    play.refused("defensible-terrain", "16.5/card-window");
}

/// ACIES 16.3, 10.4: it counts as a flank attack: cavalry may attack elephants so.
#[test]
fn r16_3_cavalry_attacks_elephants_with_outflank_in_front() {
    let table = Table::busy("M5 a numides, B5 elephants").hand(A, "outflank");
    let mut play = table.option("outflank_frontal", true).start();
    play.refused("front M5 B5", "10.4/el-front");
    play.allowed("front M5 B5 outflank");
}

// reaction_on_withdraw (ACR-11).

/// ACIES 8.9, 12.4: a withdrawal by W1 draws fire.
#[test]
fn r12_4_reaction_on_w1_by_option() {
    let table = Table::busy("A5 bowmen, M5 b numides");
    let mut play = table.clone().option("reaction_on_withdraw", false).start();
    play.play("front A5 M5").play("withdraw line");
    assert_eq!(play.decides(), "a 10.1");
    let mut play = table.option("reaction_on_withdraw", true).start();
    play.play("front A5 M5").play("withdraw line");
    assert_eq!(play.decides(), "a 8.10");
    assert_eq!(play.kinds(), "pass shoot");
    // At long range 2 or less.
    let mut missed = play.clone();
    missed.roll(&[3], "shoot A5 B5");
    assert_eq!((missed.at("B5").as_str(), missed.decides().as_str()), ("b numides", "a 10.1"));
    play.roll(&[2], "shoot A5 B5");
    assert_eq!((play.at("B5").as_str(), play.decides().as_str()), ("-", "a 10.1"));
}

/// ACIES 8.9, 12.4: by W3 as well; by W2 there is nobody to shoot at.
#[test]
fn r12_4_reaction_on_w3_by_option() {
    let table = Table::busy("M5 a psiloi, B5 numides").option("reaction_on_withdraw", true);
    let mut play = table.start();
    play.play("front M5 B5");
    let mut away = play.clone();
    away.roll(&[6], "withdraw hand");
    assert_eq!(away.decides(), "a 10.1");
    play.roll(&[4], "withdraw stay");
    assert_eq!(play.decides(), "a 8.10");
    play.roll(&[3], "shoot M5 B5");
    assert_eq!(play.lost(B).0, "numides");
}

/// ACIES 8.9: a failed withdrawal draws none.
#[test]
fn r12_4_no_reaction_to_a_failure() {
    let table = Table::busy("M5 a psiloi, B5 numides").option("reaction_on_withdraw", true);
    let mut play = table.start();
    play.play("front M5 B5").roll(&[5, 5, 5], "withdraw stay");
    assert_eq!(play.fought(), "8:8 tie");
}
