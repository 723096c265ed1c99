//! The chances of every pairing, by the program over every outcome of its dice, against the table in
//! `tests/data/acies/pairings.txt`, which was reckoned from the table of units and the text of the rules alone.

use crate::acies::actions::{cell, ends};
use crate::acies::muster::IDS;
use crate::acies::table::{A, B, Play, Table};
use gonfalon::kernel::{Side, every_outcome};
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::field::{Cell, Stance};

const TABLE: &str = include_str!("../../data/acies/pairings.txt");

/// The lines of a kind: two units and the rest.
fn lines(kind: &str) -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
    let of_kind = TABLE.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let found = of_kind.filter(|words| words[0] == kind);
    found.map(|words| (words[1], words[2], words[3..].to_vec())).collect()
}

/// A chance in parts of `whole`; it must be a whole number of them.
fn parts(chance: f64, whole: u32) -> u32 {
    let count = chance * f64::from(whole);
    assert!((count - count.round()).abs() < 1e-6, "{count} of {whole}");
    count.round() as u32
}

/// What becomes of both units of a combat: eliminated or marked, the defender, then the attacker.
fn outcome(play: &Play, (from, target): (Cell, Cell)) -> usize {
    let field = &play.game.state.field;
    let state = |cell: Cell, side: Side| field.own(side, cell).map(|piece| piece.markers);
    match (state(from, Side::A), state(target, Side::B)) {
        (Some(0), None) => 0,
        (Some(0), Some(1)) => 1,
        (Some(0), Some(0)) => 2,
        (Some(1), Some(0)) => 3,
        (None, Some(0)) => 4,
        other => panic!("{other:?}"),
    }
}

/// Plays an attack to its dice, for every outcome of them.
fn chances(play: &Play, words: &str) -> [u32; 5] {
    let action = play.read(words);
    let cells = ends(&action);
    let all = every_outcome(|dice| {
        let mut play = play.clone();
        play.apply(dice, &action);
        while matches!(play.asked(), "10.6" | "10.8") {
            let word = if play.asked() == "10.6" { Action::Stand } else { Action::Pass };
            play.apply(dice, &word);
        }
        outcome(&play, cells)
    });
    assert_eq!(all.len(), 100, "two dice");
    let mut found = [0.0; 5];
    for (chance, what) in all {
        found[what] += chance;
    }
    found.map(|chance| parts(chance, 100))
}

fn numbers(words: &[&str]) -> [u32; 5] {
    let numbers: Vec<u32> = words.iter().map(|word| word.parse().expect("a number")).collect();
    numbers.try_into().expect("five numbers")
}

/// ACIES 10.9, 10.10, 15: 23 by 23 frontal attacks, in either direction of the lines.
#[test]
fn r10_10_every_frontal_pairing() {
    let lines = lines("front");
    assert_eq!(lines.len(), 529);
    let mut refused = 0;
    for (own, other, rest) in lines {
        let mut up = Table::busy(&format!("M5 a {own}, B5 {other}")).start();
        let mut down = Table::busy(&format!("A5 {own}, M5 b {other}")).start();
        if rest == ["-"] {
            let expected = if own == "artillery" { "10.2/missile-only" } else { "10.4/el-front" };
            up.refused("front M5 B5", expected);
            down.refused("front A5 M5", expected);
            refused += 1;
            continue;
        }
        let expected = numbers(&rest);
        assert_eq!(expected.iter().sum::<u32>(), 100);
        assert_eq!(chances(&up, "front M5 B5"), expected, "{own} {other}");
        assert_eq!(chances(&down, "front A5 M5"), expected, "{own} {other}, downwards");
    }
    assert_eq!(refused, 23 + 5);
}

/// ACIES 11.4 to 11.6: the same in the flank; the attacker holds the advantage already.
#[test]
fn r11_6_every_pairing_in_the_flank() {
    let lines = lines("flank");
    assert_eq!(lines.len(), 529);
    for (own, other, rest) in lines {
        if rest == ["-"] {
            let mut play = Table::busy(&format!("M5 a {own}, M6 b {other} turned")).start();
            play.refused("flank M5 M6", "10.2/missile-only");
            continue;
        }
        let expected = numbers(&rest);
        for (field, words) in [
            (format!("M5 a {own} east, M6 b {other}"), "flank M5 M6"),
            (format!("A5 {own}, M4 b {other} turned"), "flank A5 M4"),
        ] {
            let play = Table::busy(&field).start();
            assert_eq!(chances(&play, words), expected, "{field}");
        }
    }
}

/// ACIES 10.9: the same by the tactics cards: the chances are those of a total that is so much higher.
#[test]
fn r10_9_totals_shift_the_chances() {
    let table = Table::busy("M5 a legionaires, B5 legionaires");
    let plain = chances(&table.start(), "front M5 B5");
    let own = chances(&table.clone().points(A, 1).start(), "front M5 B5");
    let other = chances(&table.points(B, 1).start(), "front M5 B5");
    assert_eq!(plain[0] + plain[1], plain[3] + plain[4]);
    assert_eq!((own[0], own[1], own[2]), (other[4], other[3], other[2]));
    // 5 against 5: a tie in 10 of 100; 6 against 5 in 9.
    assert_eq!((plain[2], own[2]), (10, 9));
}

/// ACIES 11.2: the attempts of all pairings, the target free, held, and not upright.
#[test]
fn r11_2_every_attempt() {
    let lines = lines("attempt");
    assert_eq!(lines.len(), 22 * 23);
    for (own, other, rest) in lines {
        for (held, expected) in [("", rest[0]), (", A6 horde", rest[1])] {
            let field = format!("M5 a {own}, M6 b {other}{held}");
            // A card in the hand keeps the answer open, where the stance can be seen.
            let mut play = Table::busy(&field).hand(B, "horde").start();
            if expected == "-" {
                play.refused("flank M5 M6", "11.2/no-flank-case");
                continue;
            }
            let action = play.read("flank M5 M6");
            let all = every_outcome(|dice| {
                let mut play = play.clone();
                play.apply(dice, &action);
                flanking(&play)
            });
            assert_eq!(all.len(), 10, "{field}");
            let chance = all.iter().filter(|(_, turned)| *turned).map(|(chance, _)| chance).sum();
            assert_eq!(parts(chance, 10).to_string(), expected, "{field}");
        }
        let play =
            Table::busy(&format!("M5 a {own}, M6 b {other} turned")).hand(B, "horde").start();
        let action = play.read("flank M5 M6");
        let all = every_outcome(|dice| {
            let mut play = play.clone();
            play.apply(dice, &action);
            flanking(&play)
        });
        assert_eq!(all, [(1.0, true)], "{own} {other} turned");
    }
}

fn flanking(play: &Play) -> bool {
    let piece = play.game.state.field.at(cell("M5")).expect("the attacker");
    matches!(piece.stance, Stance::Flanking(_))
}

/// ACIES 9.4 to 9.7: all ten shooters at all 23 targets at both ranges.
#[test]
fn r9_5_every_shot() {
    let lines = lines("shot");
    assert_eq!(lines.len(), 230);
    for (own, other, rest) in lines {
        let fields = [
            (format!("A5 {own}, M5 b {other}"), "shoot A5 M5", rest[0]),
            (format!("M5 a {own}, B5 {other}"), "shoot M5 B5", rest[0]),
            (format!("A5 {own}, B5 {other}"), "shoot A5 B5", rest[1]),
        ];
        for (field, words, expected) in fields {
            let table = Table::combat(&format!("{field}, A15 bowmen, B15 horde")).at("missile");
            let mut play = table.start();
            if expected == "-" {
                play.refused(words, "9.4/range");
                continue;
            }
            let action = play.read(words);
            let target = cell(words.split(' ').nth(2).expect("a target"));
            let (mut hits, mut kills) = (0.0, 0.0);
            let all = every_outcome(|dice| {
                let mut play = play.clone();
                play.apply(dice, &action);
                let hit =
                    play.happened().split(' ').any(|event| matches!(event, "marked" | "rampage"));
                (hit, play.game.state.field.at(target).is_none())
            });
            for (chance, (hit, kill)) in all {
                hits += if hit { chance } else { 0.0 };
                kills += if kill { chance } else { 0.0 };
            }
            let found = format!("{}/{}", parts(hits, 10), parts(kills, 100));
            assert_eq!(found, expected, "{field}");
        }
    }
}

/// ACIES 9.4: the other thirteen never shoot.
#[test]
fn r9_4_the_other_thirteen_never_shoot() {
    let shooters: Vec<&str> = lines("shot").into_iter().map(|(own, _, _)| own).collect();
    let others: Vec<&str> = IDS.into_iter().filter(|unit| !shooters.contains(unit)).collect();
    assert_eq!(others.len(), 13);
    for unit in others {
        let field = format!("A5 {unit}, M5 b horde, A15 bowmen, B15 horde");
        let mut play = Table::combat(&field).at("missile").start();
        play.refused("shoot A5 M5", "9.4/range");
    }
}

/// ACIES 12.1 to 12.7: all attackers, all defenders, all three ways.
#[test]
fn r12_3_every_withdrawal() {
    let lines = lines("withdraw");
    assert_eq!(lines.len(), 22 * 23);
    for (own, other, rest) in lines {
        let ways = [
            (format!("A5 {own}, M5 b {other}"), "front A5 M5", "withdraw line", "-", rest[0]),
            (format!("M5 a {own}, B5 {other}"), "front M5 B5", "withdraw hand", "-", rest[1]),
            (format!("M5 a {own}, B5 {other}"), "front M5 B5", "withdraw stay", "-", rest[2]),
            // In the flank as well: here elephants meet cavalry too.
            (format!("M5 a {own} east, M6 b {other}"), "flank M5 M6", "withdraw line", "", rest[0]),
            (format!("M5 a {own} east, B6 {other}"), "flank M5 B6", "withdraw hand", "", rest[1]),
            (format!("M5 a {own} east, B6 {other}"), "flank M5 B6", "withdraw stay", "", rest[2]),
        ];
        for (field, attack, way, front, expected) in ways {
            let mut play = Table::busy(&field).hand(B, "horde").start();
            if front == "-" && other == "elephants" && play.verdict(attack).is_some() {
                continue;
            }
            play.play(attack);
            if expected == "-" {
                play.refused(way, "12.1/withdraw");
                continue;
            }
            let action = play.read(way);
            let all = every_outcome(|dice| {
                let mut play = play.clone();
                play.apply(dice, &action);
                play.asked() == "10.1"
            });
            assert_eq!(all.len(), if expected == "a" { 1 } else { 10 }, "{field} {way}");
            let chance = all.iter().filter(|(_, away)| *away).map(|(chance, _)| chance).sum();
            let expected = if expected == "a" { "10" } else { expected };
            assert_eq!(parts(chance, 10).to_string(), expected, "{field} {way}");
        }
    }
}
