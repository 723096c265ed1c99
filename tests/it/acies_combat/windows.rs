//! 16: every tactics card at every moment at which a side decides: it fits, or it is refused with its own section.

use crate::acies::table::{A, B, Play, Table};

const CARDS: [(&str, &str); 12] = [
    ("overrun", "16.1"),
    ("bloodlust", "16.2"),
    ("outflank", "16.3"),
    ("shields", "16.4"),
    ("defensible-terrain", "16.5"),
    ("difficult-terrain", "16.6"),
    ("treacherous-terrain", "16.7"),
    ("reserve", "16.8"),
    ("rally", "16.9"),
    ("cohesion", "16.10"),
    ("initiative", "16.11"),
    ("break-morale", "16.12"),
];

/// Either side holds every card and more, and has a disordered unit and a casualty.
fn table(field: &str, more: &str) -> Table {
    let all = CARDS.map(|(card, _)| card).join(" ");
    Table::busy(&format!("A1 hoplites x1, B1 hoplites x1, {field}"))
        .hand(A, &format!("{all} {more}"))
        .hand(B, &format!("{all} {more}"))
        .lost(A, "phalanx", "")
        .lost(B, "phalanx", "")
}

/// Whoever decides now may play these cards and no others.
#[track_caller]
fn only(play: &Play, decides: &str, fitting: &str) {
    let mut play = play.clone();
    assert_eq!(play.decides(), decides);
    let fitting: Vec<&str> = fitting.split_whitespace().collect();
    let own = if decides.starts_with('a') { "A1" } else { "B1" };
    for (card, number) in CARDS {
        let words = match card {
            "rally" => "rally phalanx".to_owned(),
            "cohesion" => format!("cohesion {own}"),
            card => card.to_owned(),
        };
        if fitting.contains(&card) {
            play.allowed(&words);
        } else {
            play.refused(&words, &format!("{number}/card-window"));
        }
    }
}

/// ACIES 16, 5.2: phase 1.
#[test]
fn r16_10_phase_1() {
    only(&table("", "slingers").at("scout").start(), "a 6.1", "cohesion");
}

/// ACIES 16.3, 16.6, 16.8: phase 2, both sides, and the reply to a discard.
#[test]
fn r16_8_phase_2() {
    let mut play = table("", "numides").at("encircling").start();
    only(&play, "a 7.1", "outflank reserve cohesion");
    let mut replied = play.clone();
    replied.play("point numides");
    only(&replied, "b 16.6", "difficult-terrain");
    play.play("pass");
    only(&play, "b 7.1", "outflank reserve");
}

/// ACIES 16, 8: phase 3 and the reaction fire in it.
#[test]
fn r16_10_phase_3() {
    let field = "A2 horde, A3 horde, B3 bowmen, B4 bowmen";
    let mut play = table(field, "").at("manoeuvre").start();
    only(&play, "a 8.1", "cohesion");
    play.play("move A3 M3");
    only(&play, "b 8.10", "");
    let play = table("A3 horde turned", "").at("ready").start();
    only(&play, "a 8.5", "cohesion");
    let mut play = table("B4 bowmen", "horde").at("play").start();
    only(&play, "a 8.6", "cohesion");
    play.play("play horde A4");
    only(&play, "b 8.10", "");
}

/// ACIES 16: phase 4.
#[test]
fn r16_10_phase_4() {
    let play = table("A5 bowmen, B5 horde", "").at("missile").start();
    only(&play, "a 9.1", "cohesion");
}

/// ACIES 16.12: phase 5.
#[test]
fn r16_12_phase_5() {
    only(&table("", "").start(), "a 10.1", "break-morale cohesion");
}

/// ACIES 16.4, 16.6: the answer to a frontal attack.
#[test]
fn r16_4_the_answer_to_a_frontal_attack() {
    let mut play = table("M5 a legionaires, B5 hoplites", "").start();
    play.play("front M5 B5");
    only(&play, "b 10.6", "shields difficult-terrain");
    let mut play = table("A5 legionaires, M5 b numides", "").start();
    play.play("front A5 M5");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.6: the answer to a flank attack.
#[test]
fn r16_6_the_answer_to_a_flank_attack() {
    let mut play = table("M5 a legionaires, M6 b hoplites turned", "").start();
    play.play("flank M5 M6");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.5, 16.6: the answer to an attack on the main body.
#[test]
fn r16_5_the_answer_to_an_attack_on_the_main_body() {
    let mut play =
        table("M5 a legionaires, M6 a horde, B6 psiloi, M7 a horde, B7 hoplites", "").start();
    let mut free = play.clone();
    free.play("body M5");
    only(&free, "b 10.6", "difficult-terrain");
    play.play("break-morale");
    let mut held = play.clone();
    held.play("body M6");
    only(&held, "b 10.6", "difficult-terrain defensible-terrain");
    play.play("body M7");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.1, 16.2, 16.5: the cards of a combat.
#[test]
fn r16_1_the_cards_of_a_combat() {
    let mut play = table("M5 a legionaires, B5 hoplites", "").start();
    play.play("front M5 B5").play("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.play("pass");
    only(&play, "b 10.8", "bloodlust");
    let mut play = table("M5 a legionaires, B5 psiloi", "").start();
    play.play("front M5 B5").play("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.play("pass");
    only(&play, "b 10.8", "bloodlust defensible-terrain");
    let mut play = table("M5 a legionaires, M6 b psiloi turned", "").start();
    play.play("flank M5 M6").play("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.play("pass");
    only(&play, "b 10.8", "bloodlust");
}

/// ACIES 16: advance and stance are no moments for cards.
#[test]
fn r16_10_advance_and_stance() {
    let mut play = table("M5 a legionaires, M6 b peltasts turned", "").start();
    play.fight(&[5, 1], "flank M5 M6");
    only(&play, "a 10.12", "");
    play.play("advance");
    only(&play, "a 10.13", "");
}

/// ACIES 16.9, 16.11: phase 6, both sides.
#[test]
fn r16_11_phase_6() {
    let hand = "rally rally cohesion initiative";
    let table = table("", "").hand(A, hand).hand(B, hand).at("discard");
    let mut play = table.start();
    only(&play, "a 13.1", "cohesion");
    play.play("pass");
    only(&play, "a 13.4", "rally cohesion");
    play.play("pass");
    only(&play, "b 13.4", "rally");
    play.play("pass");
    only(&play, "a 13.5", "initiative cohesion");
    play.play("initiative");
    only(&play, "b 13.5", "initiative");
}

/// ACIES 16.11, 13.5: in a turn that was gained the card is refused, with the section that says so.
#[test]
fn r16_11_phase_6_of_a_turn_that_was_gained() {
    let hand = "rally cohesion initiative";
    let table = table("", "").hand(A, hand).hand(B, "").extra().at("discard");
    let mut play = table.start();
    play.play("pass").play("pass");
    assert_eq!(play.decides(), "a 13.5");
    play.refused("initiative", "13.5/card-window");
}
