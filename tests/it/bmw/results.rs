//! Chapter 7: what comes of a combat (7.6, 7.7).

use super::combat::{duel, siege};
use super::table::*;
use gonfalon::kernel::Side;

// 7.6

#[test]
fn r7_6_ar_every_attacker_retreats_and_one_defender_may_advance() {
    let mut play = siege(&[2, 3], 5).start();
    play.roll(&[6], attack("C1 C2", "M1"));
    assert_eq!(play.result(), "1-1 AR 6");
    assert_eq!(play.decides(), Some((CRUSADER, "7.8")));
    play.play(retreat("C2", "0806"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.8")), "the other one too");
    play.play(retreat("C1", "0604"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.ends("advance", "M1"), "0605 0706");
    play.play(advance("M1", "0706"));
    assert_eq!(play.at("M1"), "0706");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "one advance");
}

#[test]
fn r7_6_al_the_attacker_removes_one_of_his_own() {
    let mut play = siege(&[2, 1], 12).start();
    play.roll(&[4], attack("C1 C2", "M1"));
    assert_eq!(play.result(), "1-4 AL 4");
    assert_eq!(play.decides(), Some((CRUSADER, "7.6")));
    assert_eq!(play.refused(lose("M1")), "7.6/not-involved");
    play.play(lose("C2"));
    assert_eq!((play.at("C1"), play.at("C2")), ("0605".into(), "eliminated".into()));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.ends("advance", "M1"), "0706", "into the hex of the lost unit only");
    play.play(advance("M1", "0706"));
}

#[test]
fn r7_6_a_loss_comes_from_those_involved() {
    let mut play = siege(&[2, 1], 12).foot("C3", CRUSADER, 1, "0202").start();
    play.roll(&[4], attack("C1 C2", "M1"));
    assert_eq!(play.refused(lose("C3")), "7.6/not-involved");
}

#[test]
fn r7_6_a_single_unit_is_lost_without_a_question() {
    let mut play = duel(3, 12).start();
    play.roll(&[4], attack("C1", "M1"));
    assert_eq!(play.at("C1"), "eliminated");
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
}

/// Two against two at 1-1, with a die that asks for an exchange.
pub(super) fn exchange() -> Table {
    duel(4, 4).foot("C2", CRUSADER, 4, "0706").foot("M2", MUSLIM, 4, "0705")
}

#[test]
fn r7_6_ex_each_side_removes_one_and_an_attacker_may_advance() {
    let mut play = exchange().start();
    play.roll(&[5], attack("C1 C2", "M1 M2"));
    assert_eq!(play.result(), "1-1 EX 5");
    assert_eq!(play.decides(), Some((CRUSADER, "7.6")));
    play.play(lose("C1"));
    assert_eq!(play.at("C1"), "0605", "both are removed together");
    assert_eq!(play.decides(), Some((MUSLIM, "7.6")));
    play.play(lose("M2"));
    assert_eq!((play.at("C1"), play.at("M2")), ("eliminated".into(), "eliminated".into()));
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (4, 4));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C2"), "0705");
    play.play(advance("C2", "0705"));
}

#[test]
fn r7_6_ex_with_one_attacker_leaves_nobody_to_advance() {
    let mut play = duel(4, 4).start();
    play.roll(&[5], attack("C1", "M1"));
    assert_eq!((play.at("C1"), play.at("M1")), ("eliminated".into(), "eliminated".into()));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_ex_the_defender_does_not_advance() {
    let mut play = exchange().start();
    play.roll(&[5], attack("C1 C2", "M1 M2")).play(lose("C1")).play(lose("M2"));
    assert_eq!(play.refused(advance("M1", "0605")), "7.9/not-participant");
    play.play(hold());
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_option_ex_advance() {
    let mut play = exchange().option("ex_advance", "none").start();
    play.roll(&[5], attack("C1 C2", "M1 M2")).play(lose("C1")).play(lose("M2"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "nobody advances");
}

#[test]
fn r7_6_dr_every_defender_retreats_and_one_attacker_may_advance() {
    let mut play = exchange().start();
    play.roll(&[1], attack("C1 C2", "M1 M2"));
    assert_eq!(play.result(), "1-1 DR 1");
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    play.play(retreat("M2", "0704")).play(retreat("M1", "0607"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C1"), "0606 0705");
    assert_eq!(play.ends("advance", "C2"), "0606 0705");
    play.play(advance("C2", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_dl_the_defender_removes_one_and_an_attacker_may_advance() {
    let mut play = duel(15, 3).foot("M2", MUSLIM, 2, "0506").start();
    play.roll(&[1], attack("C1", "M1 M2"));
    assert_eq!(play.result(), "3-1 DL 1");
    assert_eq!(play.decides(), Some((MUSLIM, "7.6")));
    assert_eq!(play.refused(lose("C1")), "7.6/not-involved");
    play.play(lose("M1"));
    assert_eq!(play.ends("advance", "C1"), "0606");
    play.play(advance("C1", "0606"));
}

#[test]
fn r7_6_no_effect_is_no_effect() {
    let mut play = duel(5, 5).start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3");
    assert_eq!((play.at("C1"), play.at("M1")), ("0605".into(), "0606".into()));
    assert!(!play.is_back("C1") && !play.is_back("M1"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

// 7.7

#[test]
fn r7_7_eliminated_units_lie_in_the_pile_and_count() {
    let mut play = duel(24, 4).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.at("M1"), "eliminated");
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (4, 0));
}

#[test]
fn r7_7_option_elimination_strength() {
    // 5 on the front, 3 on the back; it dies on its back.
    let table = duel(24, 5).disordered("M1");
    let mut play = table.start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.points(CRUSADER), 5);
    let mut play = table.option("elimination_strength", "current").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.points(CRUSADER), 3);
}

#[test]
fn r7_7_the_loser_may_choose_a_disordered_unit_that_counts_in_full() {
    let mut play = duel(15, 3).foot("M2", MUSLIM, 4, "0506").disordered("M2").start();
    play.roll(&[1], attack("C1", "M1 M2")).play(lose("M2"));
    assert_eq!(play.points(CRUSADER), 4);
}

#[test]
fn r7_7_leaders_survive_their_unit() {
    let mut play = duel(24, 1).leader("ML", MUSLIM, 1, "0606").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.at("ML"), "0606");
}

/// Every result of the table at every odds, for either attacker: the game always comes back to the phase.
#[test]
fn r7_6_every_combat_comes_to_an_end() {
    for side in [CRUSADER, MUSLIM] {
        let (own, other): (Side, Side) = (side, side.enemy());
        for attacker in [1, 2, 3, 4, 6, 9, 12, 16, 20, 25] {
            for die in 1..=6 {
                let mut play = Table::open()
                    .combat(own)
                    .foot("A1", own, attacker, "0605")
                    .cavalry("A2", own, attacker, 6, "0706")
                    .foot("D1", other, 4, "0606")
                    .cavalry("D2", other, 4, 6, "0705")
                    .start();
                let odds = play.forecast("A1 A2", "D1 D2").odds_column;
                let automatic = play.scene.crt.automatic(odds).is_some();
                let dice: &[u8] = if automatic { &[] } else { &[die] };
                play.roll(dice, attack("A1 A2", "D1 D2"));
                let mut steps = 0;
                while play.decides() != Some((own, "7.1")) {
                    let first = play.offers()[0].clone();
                    play.play(first);
                    steps += 1;
                    assert!(steps < 10);
                }
                play.play(end_combat());
            }
        }
    }
}
