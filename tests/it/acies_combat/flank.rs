//! 11: the tactical flank advantage.

use crate::acies::table::{A, B, Table};

/// ACIES 11.1: beside it in the Melee Line, on either side.
#[test]
fn r11_1_beside_in_the_melee_line() {
    let play = Table::busy("M5 a heavy-cavalry, M4 b horde, M6 b horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 M4, flank M5 M6");
}

/// ACIES 11.1: an enemy in the First Line only if none stands before it.
#[test]
fn r11_1_aslant_if_no_enemy_is_beside() {
    let mut play = Table::busy("M5 a heavy-cavalry, B4 horde, M6 b horde, B6 horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 B4, flank M5 M6");
    play.refused("flank M5 B6", "11.1/no-target");
}

/// ACIES 11.1: a friend in the neighbouring melee cell does not shield the enemy behind it.
#[test]
fn r11_1_a_friend_does_not_shield_the_enemy() {
    let play = Table::busy("M5 a heavy-cavalry, M6 a horde, B6 horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 B6, front M6 B6");
}

/// ACIES 11.1: from the First Line at the Melee Line, and no farther.
#[test]
fn r11_1_from_the_first_line() {
    let mut play =
        Table::busy("A5 heavy-cavalry, M4 b horde, M6 b horde, B8 horde, A7 heavy-cavalry").start();
    assert_eq!(play.attacks(), "body M16, flank A5 M4, flank A5 M6, flank A7 M6");
    play.refused("flank A7 B8", "11.1/no-target");
}

/// ACIES 11.1: only the neighbouring columns, and the field has an edge.
#[test]
fn r11_1_only_the_next_column() {
    let mut play =
        Table::busy("M5 a heavy-cavalry, M7 b horde turned, M1 a heavy-cavalry, M2 a horde")
            .start();
    play.refused("flank M5 M7", "11.1/no-target");
    play.refused("flank M5 M5", "11.1/no-target");
    play.refused("flank M1 M2", "11.1/no-target");
    assert_eq!(play.attacks(), "body M1, body M16, body M2, body M5");
}

/// ACIES 11.1: across the border of a zone.
#[test]
fn r11_1_across_zones() {
    let play =
        Table::busy("M4 a heavy-cavalry, M5 b horde, A13 heavy-cavalry, M12 b horde").start();
    assert_eq!(play.attacks(), "body M16, body M4, flank A13 M12, flank M4 M5");
}

/// ACIES 11.1: for side B the field is the same the other way round.
#[test]
fn r11_1_for_the_other_side() {
    let table =
        Table::combat("M5 b heavy-cavalry, A4 horde, M6 a horde, B8 numides, M9 a horde").active(B);
    assert_eq!(table.start().attacks(), "body M5, flank B8 M9, flank M5 A4, flank M5 M6");
}

/// ACIES 11.1, 10.3.
#[test]
fn r11_1_the_attacker_must_be_unopposed() {
    let field = "M5 a heavy-cavalry, B5 horde, M6 b horde turned";
    Table::busy(field).start().refused("flank M5 M6", "11.1/opposed");
    // At a distance too.
    let field = "A5 heavy-cavalry, B5 horde, M6 b horde turned";
    Table::busy(field).start().refused("flank A5 M6", "11.1/opposed");
    // Screened by a friend the unit faces nobody.
    let field = "A5 heavy-cavalry, M5 a horde, B5 horde, M6 b horde turned";
    Table::busy(field).start().allowed("flank A5 M6");
}

#[track_caller]
fn attempt(field: &str, words: &str, value: u8) {
    for (die, success) in [(value, true), (value + 1, false)] {
        // Somebody in the hand keeps the reply open, so that the stance can be seen.
        let mut play = Table::busy(field).hand(B, "horde").start();
        play.roll(&[die], words);
        assert_eq!(play.throws(), format!("11.3 flank {die}"));
        let from = words.split(' ').nth(1).expect("a cell");
        assert_eq!(play.at(from).contains("st"), success, "{words} {die}: {}", play.at(from));
        assert_eq!(play.decides(), if success { "b 10.6" } else { "a 10.1" });
    }
}

/// ACIES 11.2, F1: quicker: 6 or less; at most twice as quick.
#[test]
fn r11_2_f1_a_quicker_unit() {
    // 3 against 2.
    attempt("M5 a warriors, M6 b legionaires", "flank M5 M6", 6);
    // 4 against 2: exactly twice.
    attempt("M5 a light-infantry, M6 b legionaires", "flank M5 M6", 6);
}

/// ACIES 11.2, F1: more than twice as quick: 8 or less.
#[test]
fn r11_2_f1_a_much_quicker_unit() {
    // 5 against 2.
    attempt("M5 a psiloi, M6 b legionaires", "flank M5 M6", 8);
    // 3 against 1, 1 against 0.
    attempt("M5 a warriors, M6 b hoplites", "flank M5 M6", 8);
    attempt("M5 a hoplites, M6 b artillery", "flank M5 M6", 8);
}

/// ACIES 11.2, F2: the target is held in front by another own unit.
#[test]
fn r11_2_f2_a_pinned_target() {
    attempt("M5 a hoplites, M6 b legionaires, A6 horde", "flank M5 M6", 8);
    attempt("M5 a hoplites, B6 legionaires, M6 a horde", "flank M5 B6", 8);
    attempt("A5 hoplites, M6 b heavy-cavalry, A6 horde turned", "flank A5 M6", 8);
}

/// ACIES 11.2: the better case counts.
#[test]
fn r11_2_the_best_case() {
    // F1 alone would be 6.
    attempt("M5 a warriors, M6 b legionaires, A6 horde", "flank M5 M6", 8);
}

/// ACIES 11.2, F2: at a distance nobody is held.
#[test]
fn r11_2_f2_needs_contact() {
    let mut play = Table::busy("M5 a hoplites, B6 legionaires, A6 horde").start();
    play.refused("flank M5 B6", "11.2/no-flank-case");
    // Screened: the card in the Melee Line is held, not the one behind it.
    let mut play = Table::busy("M5 a hoplites, M6 b legionaires, B6 horde, A7 horde").start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
}

/// ACIES 11.2, F3: whoever is not upright is taken without a die.
#[test]
fn r11_2_f3_a_target_that_is_not_upright() {
    for stance in ["turned", "east", "west"] {
        let mut play =
            Table::busy(&format!("M5 a hoplites, M6 b numides {stance}")).hand(B, "horde").start();
        play.play("flank M5 M6");
        assert_eq!(play.at("M5"), "a hoplites east");
        assert_eq!(play.decides(), "b 10.6");
    }
}

/// ACIES 11.2: with none of the cases there is no attack.
#[test]
fn r11_2_no_case_no_attack() {
    for (own, other) in [("hoplites", "phalanx"), ("warriors", "horde"), ("horde", "numides")] {
        let mut play = Table::busy(&format!("M5 a {own}, M6 b {other}")).start();
        play.refused("flank M5 M6", "11.2/no-flank-case");
        assert_eq!(play.attacks(), "body M16, body M5");
    }
}

/// ACIES 11.2, 16.3: Outflank needs no case and no die.
#[test]
fn r11_2_outflank_is_automatic() {
    let table = Table::busy("M5 a hoplites, M6 b numides").hand(A, "outflank").hand(B, "horde");
    let mut play = table.start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
    play.play("flank M5 M6 outflank");
    assert_eq!(play.at("M5"), "a hoplites east");
    assert_eq!(play.decides(), "b 10.6");
}

/// ACIES 11.2, 16.3: Outflank does not replace the geometry.
#[test]
fn r11_2_outflank_needs_a_target_beside() {
    let mut play = Table::busy("M5 a hoplites, M7 b numides, M9 a horde, B9 horde, M10 b horde")
        .hand(A, "outflank")
        .start();
    play.refused("flank M5 M7 outflank", "11.1/no-target");
    play.refused("flank M9 M10 outflank", "11.1/opposed");
}

/// ACIES 11.3: success; then the answer of the defender, without Shields.
#[test]
fn r11_3_success_turns_the_attacker() {
    let table = Table::busy("M5 a warriors, M4 b legionaires").hand(B, "shields difficult-terrain");
    let mut play = table.start();
    play.roll(&[6], "flank M5 M4");
    assert_eq!(play.at("M5"), "a warriors west");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    play.refused("shields", "16.4/card-window");
}

/// ACIES 11.3: the target may withdraw if it can.
#[test]
fn r11_3_the_target_may_withdraw() {
    let mut play = Table::busy("M5 a warriors, M6 b light-infantry, A6 horde").start();
    play.roll(&[8], "flank M5 M6");
    assert_eq!(play.kinds(), "stand withdraw-line");
    play.roll(&[6], "withdraw line");
    assert_eq!((play.at("M6").as_str(), play.at("B6").as_str()), ("-", "b light-infantry"));
    let mut play = Table::busy("M5 a warriors, B6 light-infantry, M6 a horde").start();
    play.roll(&[8], "flank M5 B6");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
}

/// ACIES 11.3: failure.
#[test]
fn r11_3_failure_spends_the_attack() {
    let mut play = Table::busy("M5 a warriors, M6 b legionaires").hand(B, "horde").start();
    play.roll(&[7], "flank M5 M6");
    assert_eq!((play.at("M5").as_str(), play.decides().as_str()), ("a warriors", "a 10.1"));
    play.refused("flank M5 M6", "10.1/limit");
}

/// ACIES 11.4.
#[test]
fn r11_4_plus_four() {
    let mut play = Table::busy("M5 a warriors, M6 b legionaires turned").start();
    play.fight(&[5, 8], "flank M5 M6");
    // 5 + 4 + 4 against 8 + 5.
    assert_eq!(play.fought(), "13:13 tie");
}

/// ACIES 11.5: good notes of both are void.
#[test]
fn r11_5_good_notes_are_void() {
    // The example of the rules: 9 against 7 instead of 5 against 10.
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b phalanx turned").start();
    play.fight(&[1, 3], "flank M5 M6");
    assert_eq!(play.fought(), "10:10 tie");
    // The attacker's +2 vs LI.
    let mut play = Table::busy("M5 a legionaires, M6 b light-infantry turned").start();
    play.fight(&[1, 7], "flank M5 M6");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 11.5: bad ones stay.
#[test]
fn r11_5_bad_notes_stay() {
    // Cavalry -2 vs CH: 1 + 5 + 4 - 2 against 5 + 3.
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b light-chariots turned").start();
    play.fight(&[1, 5], "flank M5 M6");
    assert_eq!(play.fought(), "8:8 tie");
    // Light infantry -2 vs EL, defending: 1 + 6 + 4 against 10 + 3 - 2; the elephants lose their +2 vs LI.
    let mut play = Table::busy("M5 a elephants, M6 b light-infantry turned").start();
    play.fight(&[1, 10], "flank M5 M6");
    assert_eq!(play.fought(), "11:11 tie");
}

/// ACIES 11.6.
#[test]
fn r11_6_a_narrow_win_eliminates() {
    let mut play = Table::busy("M5 a warriors, B6 legionaires turned").start();
    play.fight(&[6, 8], "flank M5 B6");
    assert_eq!(play.fought(), "14:13 a eliminated");
    assert_eq!(play.lost(B).0, "legionaires");
}

/// ACIES 11.7: no new attempt in a later phase.
#[test]
fn r11_7_the_advantage_is_kept() {
    let mut play = Table::busy("M5 a warriors east, M6 b legionaires").start();
    play.fight(&[6, 8], "flank M5 M6");
    assert_eq!(play.throws(), "10.9 attacker 6, 10.9 defender 8");
    assert_eq!(play.fought(), "14:13 a eliminated");
}

/// ACIES 11.7: nor a case: the target may be as quick as can be.
#[test]
fn r11_7_no_case_is_needed() {
    let play = Table::busy("M5 a hoplites east, B6 numides").start();
    assert_eq!(play.attacks(), "body M16, flank M5 B6");
}

/// ACIES 11.7: only on its own side.
#[test]
fn r11_7_only_on_its_side() {
    let mut play = Table::busy("M5 a heavy-cavalry east, M4 b horde turned").start();
    play.refused("flank M5 M4", "11.7/no-target");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 11.7: from the attempt over two turns of the enemy's own.
#[test]
fn r11_7_in_the_next_turn() {
    let mut play = Table::combat("M5 a warriors, M6 b legionaires, A9 horde, B9 horde").start();
    // 1 + 4 + 4 against 4 + 5: a tie; the stance stays.
    play.fight(&[6, 1, 4], "flank M5 M6");
    assert_eq!(play.fought(), "9:9 tie");
    play.pass_to("a 10.1");
    assert_eq!(play.at("M5"), "a warriors east");
    play.fight(&[6, 8], "flank M5 M6");
    assert_eq!(play.throws(), "10.9 attacker 6, 10.9 defender 8");
}

/// ACIES 11.8, 8.5: turned upright in the own Manoeuvre Phase.
#[test]
fn r11_8_it_ends_by_choice() {
    let table = Table::combat("M5 a warriors east, M6 b legionaires, M16 a horde");
    let mut play = table.at("ready").start();
    assert_eq!(play.decides(), "a 8.5");
    play.play("upright M5").play("pass");
    assert_eq!(play.at("M5"), "a warriors");
}

/// ACIES 11.8: the target's withdrawal does not end it.
#[test]
fn r11_8_a_withdrawal_does_not_end_it() {
    let mut play = Table::busy("M5 a warriors, M6 b psiloi, A6 horde").start();
    play.roll(&[8], "flank M5 M6");
    assert_eq!(play.kinds(), "stand withdraw-line");
    play.roll(&[6], "withdraw line");
    assert_eq!((play.at("B6").as_str(), play.at("M5").as_str()), ("b psiloi", "a warriors east"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 11.8, 2.8: a card opposite ends it: here the defender advances in front of a flanking card.
#[test]
fn r11_8_a_card_opposite_ends_it() {
    let mut play =
        Table::busy("A5 warriors west, M5 a warriors x2, M6 b legionaires, A6 horde").start();
    play.fight(&[8, 1, 10], "flank M5 M6");
    assert_eq!(play.at("A5"), "a warriors west");
    play.play("advance");
    assert_eq!((play.at("M5").as_str(), play.at("A5").as_str()), ("b legionaires", "a warriors"));
    // A screen that walks off leaves it unopposed as long as no enemy stands across.
    let mut play = Table::busy("A6 warriors west, M6 a legionaires, M7 b peltasts turned").start();
    play.fight(&[2, 1], "flank M6 M7").play("advance").play("keep");
    assert_eq!(play.at("A6"), "a warriors west");
}

/// ACIES 11.8: the loss of a screen ends it.
#[test]
fn r11_8_the_loss_of_a_screen_ends_it() {
    let mut play = Table::busy("A6 warriors west, M6 a horde x1, B6 phalanx").start();
    play.fight(&[1, 3], "front M6 B6");
    assert_eq!(play.fought(), "4:10 b eliminated");
    assert_eq!(play.at("A6"), "a warriors");
}

/// ACIES 11.9: it cannot shoot or react, and the main body is out of its reach.
#[test]
fn r11_9_what_a_flanking_card_may_not_do() {
    let table = Table::busy("A5 bowmen east, M5 a horde, B5 horde, A15 bowmen, B15 horde");
    let mut play = table.at("missile").start();
    play.refused("shoot A5 B5", "11.9/stance");
    let mut play = Table::busy("M5 a warriors east").start();
    play.refused("body M5", "11.9/stance");
    let mut play = Table::combat("A5 heavy-cavalry east, A6 horde").at("manoeuvre").start();
    play.refused("move A5 M5", "11.9/stance");
}

/// ACIES 11.9, 8.10: no reaction fire.
#[test]
fn r11_9_no_reaction_of_a_flanking_card() {
    let field = "B5 bowmen east, M5 b horde, A6 horde, A8 horde, B8 bowmen";
    let mut play = Table::combat(field).at("manoeuvre").start();
    play.play("move A8 M8");
    assert_eq!(play.decides(), "b 8.10");
    play.refused("shoot B5 M8", "11.9/stance");
}

/// ACIES 11.9, 12.1: no withdrawal.
#[test]
fn r11_9_a_flanking_card_does_not_withdraw() {
    let mut play = Table::busy("M5 a legionaires, M6 b psiloi east").hand(B, "horde").start();
    play.play("flank M5 M6");
    assert_eq!(play.kinds(), "stand");
    play.refused("withdraw line", "12.1/withdraw");
}
