//! Chapter 6: attacking.

use super::table::*;

/// An attack phase of the Crusaders, with two Knights in the camp who must arrive.
///
/// The hexes around 0807 are 0806 0906 0707 0907 0808 0908; of these 0906 and 0908 adjoin 0907 too.
fn table(pieces: &str) -> Table {
    Table::with(&format!("{pieces}, K2 2201, K3 2202")).goal(0, 2).combat()
}

#[test]
fn r6_1_first_all_moves_then_all_attacks() {
    let mut play = Table::with("T 0807, H 1007, M1 0907").start();
    assert_eq!(play.refused(attack("T", "M1")), "6.1/phase");
    assert_eq!(play.refused(end_attacks()), "6.1/phase");
    play.play(end_movement());
    assert_eq!(play.decides(), "crusader 6.1");
    for action in [mv("H", "1008"), take_back("H"), end_movement(), word("claim-win")] {
        assert_eq!(play.refused(action), "6.1/phase");
    }
    play.roll(&[3, 2], attack("T", "M1"));
    assert_eq!(play.refused(mv("H", "1008")), "6.1/phase", "no move after an attack");
}

#[test]
fn r6_1_the_phase_waits_to_be_ended() {
    let mut play = Table::with("T 0807, M1 1207").combat().start();
    assert_eq!((play.offered().as_str(), play.decides().as_str()), ("end-attacks", "crusader 6.1"));
    play.play(end_attacks());
    assert_eq!(play.decides(), "moslem 5.1");
}

#[test]
fn r6_2_an_upright_piece_attacks_an_adjoining_enemy() {
    let mut play = table("T 0807, M1 0907, M2 0808 wounded, A1 0706, A2 0606, S1 1007").start();
    assert_eq!(play.targets("T"), "M1 M2", "upright or wounded");
    assert_eq!(play.refused(attack("T", "S1")), "6.2/not-adjacent", "two hexes off");
    assert_eq!(play.refused(attack("T", "A1")), "6.2/not-adjacent");
    assert_eq!(play.refused(attack("T", "K2")), "6.2/target", "a friend");
    assert_eq!(play.refused(attack("T", "T")), "6.2/target");
    assert_eq!(play.refused(attack("M1", "T")), "6.2/side");
    assert_eq!(play.refused(select("M1")), "6.2/side");
    assert_eq!(play.refused(attack("K2", "M1")), "6.2/not-adjacent");
    assert_eq!(play.refused(select("K2")), "6.2/not-adjacent", "it has no target");
}

#[test]
fn r6_2_all_six_neighbours_are_adjoining() {
    let ring = "M1 0806, M2 0906, M3 0707, M4 0907, A1 0808, A2 0908";
    let mut play = table(&format!("T 0807, {ring}")).start();
    assert_eq!(play.targets("T"), "A1 A2 M1 M2 M3 M4");
}

#[test]
fn r6_2_the_wounded_may_not_attack() {
    let mut play = table("T 0807 wounded, M1 0907").start();
    assert_eq!(play.refused(attack("T", "M1")), "6.2/wounded");
    assert_eq!(play.refused(select("T")), "6.2/wounded");
    assert_eq!(play.offered(), "end-attacks");
    // Nor one that was wounded in this phase by its own attack.
    let mut play = table("T 0807, H 0906, M1 0907").start();
    play.roll(&[1, 6], attack("T", "M1"));
    assert_eq!(play.refused(attack("T", "M1")), "6.2/wounded");
}

#[test]
fn r6_2_baggage_and_leaders_attack() {
    for (unit, sums) in [("B1", "1+0+0:3+0+0"), ("R", "2+0+0:3+0+0"), ("I1", "2+0+0:3+0+0")] {
        let mut play = table(&format!("{unit} 0807, M1 0907")).start();
        play.roll(&[3, 3], attack(unit, "M1"));
        assert_eq!(play.sums(), sums);
    }
    let mut play = table("T 0807, L 0907").moslem().start();
    play.roll(&[3, 3], attack("L", "T"));
    assert_eq!(play.sums(), "2+0+0:4+0+0");
}

#[test]
fn r6_2_each_piece_attacks_once() {
    let mut play = table("T 0807, M1 0907, M2 0906").start();
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.refused(attack("T", "M1")), "6.2/attacked");
    assert_eq!(play.refused(attack("T", "M2")), "6.2/attacked");
    assert_eq!(play.refused(select("T")), "6.2/attacked");
    assert_eq!(play.piece("T")["attacked"], true);
    // In its next half-turn it attacks again.
    play.pass_to("moslem", "combat").play(end_attacks()).play(end_movement());
    play.roll(&[3, 3], attack("T", "M2"));
}

#[test]
fn r6_2_one_after_another_with_the_results_in_view() {
    // The same target twice: wounded, then killed.
    let mut play = table("T 0907, H 0807, K1 0908, M1 0808, A1 1207").start();
    // 0808 is even: 0707 0807 0708 0908 0709 0809. The Templars on 0907 do not adjoin it.
    assert_eq!(play.refused(attack("T", "M1")), "6.2/not-adjacent");
    play.roll(&[6, 1], attack("H", "M1"));
    assert_eq!(play.at("M1"), "0808*");
    play.roll(&[6, 1], attack("K1", "M1"));
    assert_eq!(play.at("M1"), "killed");
    // No attack is compulsory.
    play.play(end_attacks());
    assert_eq!(play.decides(), "moslem 5.1");
}

#[test]
fn r6_2_moving_before_makes_no_difference() {
    let mut play = Table::with("T 1007, M1 0807").start();
    play.play(mv("T", "0907")).play(end_movement());
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.at("M1"), "0807*");
}

#[test]
fn r4_3_no_attack_crosses_a_closed_hexside() {
    // The example: Saladin 1802, a Mameluke 1803.
    let mut play = table("T 1902, H 1903, L 1802, M1 1803").moslem().start();
    assert_eq!(play.targets("M1"), "H");
    assert_eq!(play.refused(attack("M1", "T")), "4.3/terrain");
    assert_eq!(play.refused(attack("L", "T")), "4.3/terrain");
    let mut play = table("I1 1902, I2 1903, L 1802, M1 1803").moslem().start();
    play.roll(&[3, 3], attack("M1", "I2"));
    assert_eq!(play.sums(), "3+2+0:2+0+1", "the piece on the other bank supports");
    // The leader's bonus crosses the river too.
    let mut play = table("R 1902, I1 1804, K1 1803, M1 1703").start();
    play.roll(&[3, 3], attack("K1", "M1"));
    assert_eq!(play.sums(), "3+2+0:3+0+0");
}

#[test]
fn r6_3_the_attack_total() {
    for (unit, value) in [("T", 4), ("H", 4), ("K1", 3), ("I1", 2), ("B1", 1), ("R", 2)] {
        let mut play = table(&format!("{unit} 0807, A1 0907")).start();
        play.roll(&[3, 3], attack(unit, "A1"));
        assert_eq!(play.sums(), format!("{value}+0+0:2+0+0"), "{unit}");
    }
    // Friends of the attacker add nothing, his leader excepted.
    let friends = "T 0807, H 0806, K1 0707, I1 0908, B1 0808, A1 0907";
    let mut play = table(friends).start();
    play.roll(&[3, 3], attack("T", "A1"));
    assert_eq!(play.sums(), "4+0+0:2+0+0");
    let play = table("T 1104, R 1204, M1 1005").start();
    assert_eq!(play.would_be("T", "M1"), "4+2+0:3+0+0");
    // The whole of it: Templars charge with Richard beside them.
    let play = table("T 1204 charges 1104, R 1205, M1 1104").start();
    assert_eq!(play.would_be("T", "M1"), "4+2+1:3+0+0");
}

#[test]
fn r6_4_the_defence_total() {
    for (unit, value) in [("M1", 3), ("A1", 2), ("S1", 1), ("L", 2)] {
        let play = table(&format!("T 0807, {unit} 0907")).start();
        assert_eq!(play.would_be("T", unit), format!("4+0+0:{value}+0+0"), "{unit}");
    }
    let play = table("T 0807, A1 0907, L 1007, M1 0806, S1 0808").start();
    assert_eq!(play.would_be("T", "A1"), "4+0+0:2+2+2", "leader, 1.5 and 0.5");
}

#[test]
fn r6_5_support_stands_next_to_the_attacker() {
    // Next to the attacker only, next to both, next to the defender only.
    for (at, support) in [("0806", "1.5"), ("0707", "1.5"), ("0906", "1.5"), ("1007", "0")] {
        let play = table(&format!("T 0807, A1 0907, M1 {at}")).start();
        assert_eq!(play.would_be("T", "A1"), format!("4+0+0:2+0+{support}"), "{at}");
    }
    // The printed figure: a Mameluke attacks one of three infantry in a row and adjoins two.
    let play = table("I1 0807, I2 0907, I3 1007, M1 0806").moslem().start();
    assert_eq!(play.would_be("M1", "I1"), "3+0+0:2+0+0", "0806 adjoins 0707 and 0807 only");
    let play = table("I1 0707, I2 0807, I3 0907, M1 0806").moslem().start();
    assert_eq!(play.would_be("M1", "I1"), "3+0+0:2+0+1");
}

#[test]
fn r6_5_the_wounded_do_not_support() {
    let mut play =
        table("T 0807, A1 0907, M1 0806 wounded, M2 0808, S1 0908, L 0707 wounded").start();
    play.roll(&[3, 3], attack("T", "A1"));
    assert_eq!((play.sums().as_str(), play.supporters().as_str()), ("4+0+0:2+0+2", "M2 S1"));
    // Being wounded just now is enough.
    let mut play = table("T 0807, H 1006, A1 0907, M1 0906").start();
    assert_eq!(play.would_be("T", "A1"), "4+0+0:2+0+1.5");
    play.roll(&[6, 1], attack("H", "M1"));
    assert_eq!(play.at("M1"), "0906*");
    assert_eq!(play.would_be("T", "A1"), "4+0+0:2+0+0");
}

#[test]
fn r6_5_halves_are_exact() {
    for (supporters, sum) in [
        ("S1 0806", "0.5"),
        ("S1 0806, S2 0808", "1"),
        ("S1 0806, S2 0808, S3 0707", "1.5"),
        ("M1 0806, M2 0808", "3"),
        ("M1 0806, M2 0808, M3 0707, M4 0906, A2 0908", "7"),
        ("L 0806", "1"),
        ("A2 0806, M1 0808", "2.5"),
    ] {
        let play = table(&format!("T 0807, A1 0907, {supporters}")).start();
        assert_eq!(play.would_be("T", "A1"), format!("4+0+0:2+0+{sum}"), "{supporters}");
    }
    // Baggage supports with a half as well, Richard with 1, knights with 2.
    let play = table("I1 0807, B1 1006, R 1008, T 1007, M1 0907").moslem().start();
    assert_eq!(play.would_be("M1", "I1"), "3+0+0:2+0+3.5");
    // Half a point decides.
    let mut play = table("I1 0807, A1 0907, S1 0806").start();
    play.roll(&[4, 3], attack("I1", "A1"));
    assert_eq!(play.at("A1"), "0907*", "6 against 5.5");
    let mut play = table("I1 0807, A1 0907, S1 0806").start();
    play.roll(&[3, 3], attack("I1", "A1"));
    assert_eq!(play.at("I1"), "0807*", "5 against 5.5");
}

#[test]
fn r6_6_the_leaders_bonus() {
    // For the attacker: the leader next to the attacker, not to the defender.
    let play = table("I1 0807, R 1007, A1 0907").start();
    assert_eq!(play.would_be("I1", "A1"), "2+0+0:2+0+0");
    let play = table("I1 0807, R 0707, A1 0907").start();
    assert_eq!(play.would_be("I1", "A1"), "2+2+0:2+0+0");
    // For the defender: next to the defender; he supports only if he adjoins the attacker.
    let play = table("I1 0807, A1 0907, L 1007").start();
    assert_eq!(play.would_be("I1", "A1"), "2+0+0:2+2+0");
    let play = table("I1 0807, A1 0907, L 0806").start();
    assert_eq!(play.would_be("I1", "A1"), "2+0+0:2+0+1");
    let play = table("I1 0807, A1 0907, L 0906").start();
    assert_eq!(play.would_be("I1", "A1"), "2+0+0:2+2+1", "both");
    // Both leaders at once, and baggage too.
    let play = table("B1 0807, R 0808, A1 0907, L 1007").start();
    assert_eq!(play.would_be("B1", "A1"), "1+2+0:2+2+0");
    // Not to himself, not to supporters, not to the enemy.
    let play = table("R 0807, A1 0907").start();
    assert_eq!(play.would_be("R", "A1"), "2+0+0:2+0+0");
    let play = table("I1 0807, L 0907").start();
    assert_eq!(play.would_be("I1", "L"), "2+0+0:2+0+0");
    let play = table("I1 0807, A1 0907, M1 0806, L 0805").start();
    assert_eq!(play.would_be("I1", "A1"), "2+0+0:2+0+1.5");
    let play = table("I1 0807, A1 0907, L 0908, R 0906").start();
    assert_eq!(play.would_be("I1", "A1"), "2+2+0:2+2+1");
}

#[test]
fn r6_7_the_higher_total_wins_and_the_loser_is_wounded() {
    let fight = |dice: [u8; 2]| {
        let mut play = table("K1 0807, M1 0907").start();
        play.roll(&dice, attack("K1", "M1"));
        (play.at("K1"), play.at("M1"), play.events())
    };
    let told = |k: &str, m: &str, events: &str| (k.to_owned(), m.to_owned(), events.to_owned());
    assert_eq!(fight([4, 3]), told("0807", "0907*", "attacked wounded"));
    assert_eq!(fight([3, 4]), told("0807*", "0907", "attacked wounded"));
    assert_eq!(fight([5, 5]), told("0807", "0907", "attacked"));
}

#[test]
fn r6_8_a_wounded_piece_that_loses_again_is_killed() {
    let mut play = table("K1 0807, M1 0907 wounded, A1 1207").start();
    play.roll(&[4, 3], attack("K1", "M1"));
    assert_eq!((play.events().as_str(), play.at("M1").as_str()), ("attacked killed", "killed"));
    // Turns may lie between the two defeats.
    let mut play = table("K1 0807, M1 0907").start();
    play.roll(&[4, 3], attack("K1", "M1"));
    play.pass_to("moslem", "movement").pass_to("crusader", "combat");
    assert_eq!(play.at("M1"), "0907*", "an enemy is near, so it has not recovered");
    play.roll(&[4, 3], attack("K1", "M1"));
    assert_eq!(play.at("M1"), "killed");
    // A tie or a lost attack leaves the wounded target as it is.
    for dice in [[3, 3], [1, 6]] {
        let mut play = table("K1 0807, M1 0907 wounded").start();
        play.roll(&dice, attack("K1", "M1"));
        assert_eq!(play.at("M1"), "0907*");
    }
}

#[test]
fn r6_8_an_attacker_is_never_killed_by_its_own_attack() {
    let mut play = table("K1 0807, M1 0907").start();
    play.roll(&[1, 6], attack("K1", "M1"));
    assert_eq!((play.at("K1").as_str(), play.at("M1").as_str()), ("0807*", "0907"));
}

#[test]
fn r6_9_a_wounded_defender_defends_itself_in_full() {
    let mut play = table("K1 0807, M1 0907 wounded, L 1007, A1 0806").start();
    play.roll(&[1, 6], attack("K1", "M1"));
    assert_eq!(play.sums(), "3+0+0:3+2+1");
    assert_eq!(play.at("K1"), "0807*", "the attacker risks the same");
}

#[test]
fn r6_10_a_wounded_leader_still_gives_his_bonus() {
    let play = table("K1 0807, R 0707 wounded, M1 0907, L 1007 wounded").start();
    assert_eq!(play.would_be("K1", "M1"), "3+2+0:3+2+0");
    let play = table("K1 0807, M1 0907, L 0906 wounded").start();
    assert_eq!(play.would_be("K1", "M1"), "3+0+0:3+2+0", "but no support");
    let mut play = table("R 0807 wounded, M1 0907").start();
    assert_eq!(play.refused(attack("R", "M1")), "6.2/wounded");
    // A killed leader gives nothing, and his army fights on.
    let mut play = table("K1 0807, T 1008, M1 0907, L 0908 wounded").start();
    assert_eq!(play.would_be("K1", "M1"), "3+0+0:3+2+0");
    play.roll(&[6, 1], attack("T", "L"));
    assert_eq!((play.at("L").as_str(), play.decides().as_str()), ("killed", "crusader 6.1"));
    assert_eq!(play.would_be("K1", "M1"), "3+0+0:3+0+0");
}

#[test]
fn r6_11_nobody_moves_in_combat() {
    let mut play = table("K1 0807, T 0906, M1 0907 wounded, A1 1207").start();
    play.roll(&[6, 1], attack("K1", "M1"));
    assert_eq!((play.at("M1").as_str(), play.at("K1").as_str()), ("killed", "0807"));
    assert_eq!(play.at("T"), "0906", "the hex stays empty");
    let state = play.session.state(None).to_string();
    assert!(!state.contains("\"0907\""));
}

/// The example of the rules: wounded infantry on 0904 and an enemy on 1304, then on 1204.
#[test]
fn r6_12_the_wounded_recover_with_no_enemy_within_three() {
    for (enemy, after) in [("M1 1304", "0904"), ("M1 1204", "0904*"), ("M1 1204 wounded", "0904*")]
    {
        let mut play = Table::with(&format!("I1 0904 wounded, {enemy}")).combat().start();
        play.play(end_attacks());
        assert_eq!(play.at("I1"), after, "{enemy}");
    }
}

#[test]
fn r6_12_at_the_end_of_each_half_turn_for_both_sides() {
    let mut play = Table::with("T 0804 wounded, H 1904, M1 1508 wounded, A1 0814").combat().start();
    play.play(end_attacks());
    assert_eq!(play.events(), "recovered recovered phase");
    assert_eq!((play.at("T").as_str(), play.at("M1").as_str()), ("0804", "1508"));
    // In the enemy's half-turn too.
    let mut play = Table::with("T 0804 wounded, M1 0805, A1 1508").moslem().start();
    play.play(mv("M1", "1104")).play(end_movement()).play(end_attacks());
    assert_eq!(play.at("T"), "0804*", "three hexes are too near");
    let mut play = Table::with("T 0804 wounded, M1 0905").moslem().start();
    play.play(mv("M1", "1204")).play(end_movement());
    assert_eq!(play.at("T"), "0804*", "not before the attacks are over");
    play.play(end_attacks());
    assert_eq!(play.at("T"), "0804", "four hexes away");
}

#[test]
fn r6_12_distance_is_counted_over_anything() {
    // 1604 and 1608 lie on two sides of the marsh: four hexes straight, far more on foot.
    let mut play = Table::with("T 1604 wounded, M1 1608").combat().start();
    play.play(end_attacks());
    assert_eq!(play.at("T"), "1604", "four hexes");
    let mut play = Table::with("T 1605 wounded, M1 1608").combat().start();
    play.play(end_attacks());
    assert_eq!(play.at("T"), "1605*", "three hexes over the marsh");
    // The river is no protection either.
    let mut play = Table::with("T 1902 wounded, M1 1702").combat().start();
    play.play(end_attacks());
    assert_eq!(play.at("T"), "1902*");
}

#[test]
fn r6_13_a_recovered_piece_is_upright_in_every_respect() {
    let mut play = Table::with("T 0804 wounded, M1 1204").combat().start();
    play.play(end_attacks());
    assert_eq!(play.at("T"), "0804");
    play.play(mv("M1", "1004")).play(end_movement()).play(end_attacks());
    play.play(mv("T", "0904")).play(end_movement());
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.at("M1"), "1004*");
    // Until then it moves as a wounded piece.
    let mut play = Table::with("T 0804 wounded, M1 0806").start();
    assert_eq!(play.refused(mv("T", "0604")), "5.5/range");
}

#[test]
fn m6_1_an_attacker_is_picked_with_his_targets() {
    let mut play = table("T 0807, H 1507, M1 0907, M2 0808").start();
    assert_eq!(play.offers_of("select"), [select("T")], "only who has a target");
    play.play(select("T"));
    assert_eq!(play.offers_of("attack"), [attack("T", "M1"), attack("T", "M2")]);
}

#[test]
fn m6_2_one_may_change_ones_mind() {
    let mut play = table("T 0807, M1 0907").start();
    let before = play.pieces();
    play.play(select("T")).play(word("put-back"));
    assert_eq!(play.pieces(), before);
    assert_eq!(play.refused(word("put-back")), "6.1/phase");
    play.play(select("T"));
    assert_eq!(play.refused(end_attacks()), "6.1/phase", "first the piece is put down");
    play.roll(&[3, 3], attack("T", "M1"));
}

#[test]
fn m6_3_an_attack_cannot_be_taken_back_and_is_told_in_full() {
    let mut play = table("T 0807, R 0707, M1 0907, L 1007, S1 0908").start();
    play.roll(&[6, 2], attack("T", "M1"));
    assert!(play.session.undo().is_err());
    assert_eq!(play.refused(take_back("T")), "6.1/phase");
    // 6 + 4 + 2 against 2 + 3 + 2 + 0.5.
    let journal = play.journal();
    for part in ["= 12", "= 7.5", "0.5", "Skirmishers"] {
        assert!(journal.contains(part), "{part}: {journal}");
    }
}

#[test]
fn m6_5_who_recovers_is_named() {
    let mut play = Table::with("I1 0904 wounded, M1 1304").combat().start();
    play.play(end_attacks());
    assert_eq!(play.events_of("recovered")[0]["unit"], "I1");
    let line = play.session.journal().iter().find(|l| l.rule.as_deref() == Some("6.12"));
    assert!(line.is_some_and(|l| l.text.contains("Infantry 1")), "{}", play.journal());
}
