//! What questions, choices and events say: the number that is needed, why, and what follows.

use super::table::*;
use gonfalon::scenario::bmw::PhaseName;

/// Knights with a spent charge in the evening.
fn spent() -> Table {
    let knights = Table::open().knights("K", CRUSADER, 7, "0606").disordered("K");
    knights.phase(PhaseName::Reorganization, CRUSADER)
}

/// BMW 11.1: the question and the button name the face that is needed for this unit, and why it is not the printed 5.
#[test]
fn r11_1_the_question_names_what_is_needed() {
    let play = spent().start();
    assert_eq!(play.prompt().question, "Throw to turn K to its front?");
    assert!(play.prompt().hint.starts_with("5 or more (33 %) turns it to the front. "));
    assert_eq!(play.choice(reorg("K")).label, "Throw for K: 5 or more (33 %)");
    let play = spent().foot("E", MUSLIM, 4, "0605").start();
    let (hint, label) = (play.prompt().hint, play.choice(reorg("K")).label);
    assert!(
        hint.starts_with("6 or more (17 %) turns it to the front: the die must come to 5 or more, and to it is added: -1 next to an")
    );
    assert_eq!(label, "Throw for K: 6 or more (17 %), with -1 next to an enemy unit");
    let play = spent().foot("E", MUSLIM, 4, "0605").leader("L", CRUSADER, 2, "0606").start();
    let with = "-1 next to an enemy unit and +2 for a leader in the hex";
    assert_eq!(
        play.choice(reorg("K")).label,
        format!("Throw for K: 4 or more (50 %), with {with}")
    );
    let play = spent().leader("L", CRUSADER, 4, "0606").start();
    let label = play.choice(reorg("K")).label;
    assert_eq!(label, "Throw for K: any face (100 %), with +4 for a leader in the hex");
}

/// BMW 11.1: what is said before the throw is what the throw needs.
#[test]
fn r11_1_the_number_that_is_named_is_the_one_that_counts() {
    for (face, back) in [(5, true), (6, false)] {
        let mut play = spent().foot("E", MUSLIM, 4, "0605").start();
        assert!(play.choice(reorg("K")).label.contains("6 or more"));
        play.roll(&[face], reorg("K"));
        assert_eq!(play.is_back("K"), back, "a {face}");
    }
}

/// BMW 9.6, 11.1: a spent charge is no disorder, and is not called one.
#[test]
fn r9_6_a_spent_charge_is_not_called_disorder() {
    let mut play = spent().foot("E", MUSLIM, 4, "0605").start();
    play.roll(&[5], reorg("K"));
    assert_eq!(play.told()[0], "K throws to turn to its front (-1): it stays on its back.");
    let mut play = spent().start();
    play.roll(&[5], reorg("K"));
    assert_eq!(
        play.told()[..2],
        ["K throws to turn to its front (+0): done.", "K turns to its front."]
    );
}

/// BMW 11.1: how many are asked for a throw, one after the other.
#[test]
fn r11_1_those_who_throw_are_counted() {
    let table = spent().knights("L", CRUSADER, 7, "0609").disordered("L");
    let mut play = table.knights("M", CRUSADER, 7, "0612").start();
    assert_eq!(play.prompt().throws, 2, "M is in order");
    assert!(play.prompt().hint.ends_with("Asked about next: one more unit."));
    play.roll(&[1], reorg("K"));
    assert_eq!(play.prompt().throws, 1);
}

/// BMW 11.2: the chance of a rally, and who could return.
#[test]
fn r11_2_the_question_says_who_could_return() {
    let evening = |table: Table| table.phase(PhaseName::Reorganization, CRUSADER).start();
    let table = || Table::open().leader("L", CRUSADER, 2, "0606");
    let dead = |table: Table, unit: &str| table.foot(unit, CRUSADER, 4, "").dead(unit);
    let play = evening(dead(dead(table(), "F"), "G"));
    assert_eq!(play.choice(rally()).label, "Try to rally: 1 to 3 (50 %)");
    let hint = play.prompt().hint;
    assert!(hint.contains("succeeds on 1 to 3 (50 %)"), "{hint}");
    assert!(hint.ends_with("one of these returns: F and G."), "{hint}");
    let (mut table, all) = (table(), ["A", "B", "C", "D", "E", "F", "G", "H"]);
    for unit in all {
        table = dead(table, unit);
    }
    let hint = evening(table).prompt().hint;
    assert!(hint.ends_with("returns: A, B, C, D, E, F and 2 more."), "{hint}");
}

/// BMW 6.2: aiming says which faces hit, and how likely that is.
#[test]
fn r6_2_aiming_says_its_chance() {
    let table = Table::open().bowmen("C1", CRUSADER, "0606").foot("M1", MUSLIM, 4, "0605");
    let play = table.phase(PhaseName::Archery, CRUSADER).start();
    assert_eq!(play.choice(fire("C1", "M1")).label, "C1 at M1: hits on 1-2, 33 %");
}

/// BMW 6.5, RUL-23: who has been disordered in this phase shoots with what it showed before, and that is said.
#[test]
fn r6_5_a_shot_as_before_says_why() {
    let table = Table::open().bowmen("C1", CRUSADER, "0606").bowmen("M1", MUSLIM, "0605");
    let mut play = table.phase(PhaseName::Archery, CRUSADER).start();
    play.play(fire("C1", "M1")).roll(&[1], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(play.choice(fire("M1", "C1")).label, "M1 at C1: hits on 1-2, 33 %");
    let note = play.choice(fire("M1", "C1")).note.expect("it says why");
    assert!(note.contains("(6.5)"), "{note}");
    play.roll(&[2], fire("M1", "C1"));
    let told = "M1 shoots at C1 (hits on 2 or less, as when the phase began): a hit.";
    assert_eq!(play.told()[0], told);
    assert_eq!(play.events_of("shot")[0]["as_before"], true);
}

/// BMW 6.5: it is said of nobody else.
#[test]
fn r6_5_a_shot_in_order_needs_no_reason() {
    let table = Table::open().bowmen("C1", CRUSADER, "0606").bowmen("M1", MUSLIM, "0605");
    let mut play = table.phase(PhaseName::Archery, CRUSADER).start();
    assert_eq!(play.choice(fire("C1", "M1")).note, None);
    play.play(fire("C1", "M1")).roll(&[6], end_fire());
    assert!(play.told().contains(&"C1 shoots at M1 (hits on 2 or less): no effect.".to_owned()));
}

/// BMW 9.6: a charge says what it does, and that it adds no strength.
#[test]
fn r9_6_a_charge_says_what_it_does() {
    let table = || Table::open().knights("K", CRUSADER, 7, "0606").foot("M", MUSLIM, 4, "0610");
    let to = |play: &Play| play.choice(charge("K", "0607 0608 0609")).note.expect("a note");
    let note = to(&table().start());
    for said in ["no defender may retreat", "may advance up to three hexes", "adds no strength"] {
        assert!(note.contains(said), "{note}");
    }
    let note = to(&table()
        .option("charge_multiplier", "x2")
        .option("charge_second_cavalry_advance", false)
        .start());
    assert!(note.contains("counts double") && !note.contains("three hexes"), "{note}");
    let plain = table().start().choice(mv("K", "0607"));
    assert_eq!(plain.note, None);
}

/// BMW 10.4: who moves onto a lone leader is told beforehand that he gets away.
#[test]
fn r10_4_entering_a_lone_leaders_hex_says_that_he_gives_way() {
    let table = Table::open().foot("F", CRUSADER, 4, "0606").leader("S", MUSLIM, 3, "0605");
    let play = table.start();
    let note = play.choice(mv("F", "0605")).note.expect("a note");
    assert_eq!(note, "S gives way, one to three hexes, and is lost only without a way out (10.4).");
    assert_eq!(play.choice(mv("F", "0607")).note, None);
}
