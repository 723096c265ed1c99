//! 16: every tactics card at every moment at which a side decides: it fits, or it is refused with its own section.

use super::bench::{Bench, Play};
use gonfalon::scenario::acies::begin::BeginAt;

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
fn bench(field: &str, more: &str) -> Bench {
    let all = CARDS.map(|(card, _)| card).join(" ");
    Bench::busy(&format!("A1 hoplites m1; B1 hoplites m1; {field}"))
        .hand("a", &format!("{all} {more}"))
        .hand("b", &format!("{all} {more}"))
        .casualties("a", "phalanx")
        .casualties("b", "phalanx")
}

/// Whoever decides now may play these cards and no others.
#[track_caller]
fn only(play: &Play, decides: &str, fitting: &str) {
    assert_eq!(play.decides(), decides);
    let fitting: Vec<&str> = fitting.split_whitespace().collect();
    let own = if decides.starts_with('a') { "A1" } else { "B1" };
    for (card, number) in CARDS {
        let words = match card {
            "rally" => "rally phalanx".to_owned(),
            "cohesion" => format!("cohesion {own}"),
            card => format!("card {card}"),
        };
        if fitting.contains(&card) {
            assert!(play.allows(&words), "{card} fits where {decides}");
        } else {
            assert_eq!(play.refused(&words), format!("{number}/card-window"), "{decides}");
        }
    }
}

/// ACIES 16, 5.2: phase 1.
#[test]
fn r16_10_phase_1() {
    only(&bench("", "slingers").at(BeginAt::Scout).start(), "a 6.1", "cohesion");
}

/// ACIES 16.3, 16.6, 16.8: phase 2, both sides, and the reply to a discard.
#[test]
fn r16_8_phase_2() {
    let mut play = bench("", "numides").at(BeginAt::Encircling).start();
    only(&play, "a 7.1", "outflank reserve cohesion");
    let mut replied = play.clone();
    replied.go("encircle numides");
    only(&replied, "b 16.6", "difficult-terrain");
    play.go("pass");
    only(&play, "b 7.1", "outflank reserve");
}

/// ACIES 16, 8: phase 3 and the reaction fire in it.
#[test]
fn r16_10_phase_3() {
    let field = "A2 horde; A3 horde; B3 bowmen; B4 bowmen";
    let mut play = bench(field, "").at(BeginAt::Manoeuvre).start();
    only(&play, "a 8.1", "cohesion");
    play.go("move A3 M3");
    only(&play, "b 8.10", "");
    let play = bench("A3 horde turned", "").at(BeginAt::Ready).start();
    only(&play, "a 8.5", "cohesion");
    let mut play = bench("B4 bowmen", "horde").at(BeginAt::Play).start();
    only(&play, "a 8.6", "cohesion");
    play.go("play horde A4");
    only(&play, "b 8.10", "");
}

/// ACIES 16: phase 4.
#[test]
fn r16_10_phase_4() {
    let play = bench("A5 bowmen; B5 horde", "").at(BeginAt::Missile).start();
    only(&play, "a 9.1", "cohesion");
}

/// ACIES 16.12: phase 5.
#[test]
fn r16_12_phase_5() {
    only(&bench("", "").start(), "a 10.1", "break-morale cohesion");
}

/// ACIES 16.4, 16.6: the answer to a frontal attack.
#[test]
fn r16_4_the_answer_to_a_frontal_attack() {
    let mut play = bench("M5a legionaires; B5 hoplites", "").start();
    play.go("frontal M5 B5");
    only(&play, "b 10.6", "shields difficult-terrain");
    let mut play = bench("A5 legionaires; M5b numides", "").start();
    play.go("frontal A5 M5");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.6: the answer to a flank attack.
#[test]
fn r16_6_the_answer_to_a_flank_attack() {
    let mut play = bench("M5a legionaires; M6b hoplites turned", "").start();
    play.go("flank M5 M6");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.5, 16.6: the answer to an attack on the main body.
#[test]
fn r16_5_the_answer_to_an_attack_on_the_main_body() {
    let mut play =
        bench("M5a legionaires; M6a horde; B6 psiloi; M7a horde; B7 hoplites", "").start();
    let mut free = play.clone();
    free.go("body M5");
    only(&free, "b 10.6", "difficult-terrain");
    play.go("card break-morale");
    let mut held = play.clone();
    held.go("body M6");
    only(&held, "b 10.6", "difficult-terrain defensible-terrain");
    play.go("body M7");
    only(&play, "b 10.6", "difficult-terrain");
}

/// ACIES 16.1, 16.2, 16.5: the cards of a combat.
#[test]
fn r16_1_the_cards_of_a_combat() {
    let mut play = bench("M5a legionaires; B5 hoplites", "").start();
    play.go("frontal M5 B5").go("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.go("pass");
    only(&play, "b 10.8", "bloodlust");
    let mut play = bench("M5a legionaires; B5 psiloi", "").start();
    play.go("frontal M5 B5").go("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.go("pass");
    only(&play, "b 10.8", "bloodlust defensible-terrain");
    let mut play = bench("M5a legionaires; M6b psiloi turned", "").start();
    play.go("flank M5 M6").go("stand");
    only(&play, "a 10.8", "overrun bloodlust");
    play.go("pass");
    only(&play, "b 10.8", "bloodlust");
}

/// ACIES 16: advance and stance are no moments for cards.
#[test]
fn r16_10_advance_and_stance() {
    let mut play = bench("M5a legionaires; M6b peltasts turned", "").start();
    play.fight(&[5, 1], "flank M5 M6");
    only(&play, "a 10.12", "");
    play.go("advance");
    only(&play, "a 10.13", "");
}

/// ACIES 16.9, 16.11: phase 6, both sides.
#[test]
fn r16_11_phase_6() {
    let hand = "rally rally cohesion initiative";
    let bench = bench("", "").hand("a", hand).hand("b", hand).at(BeginAt::Discard);
    let mut play = bench.start();
    only(&play, "a 13.1", "cohesion");
    play.go("pass");
    only(&play, "a 13.4", "rally cohesion");
    play.go("pass");
    only(&play, "b 13.4", "rally");
    play.go("pass");
    only(&play, "a 13.5", "initiative cohesion");
    play.go("card initiative");
    only(&play, "b 13.5", "initiative");
}

/// ACIES 16.11, 13.5: in a turn that was gained the card is refused, with the section that says so.
#[test]
fn r16_11_phase_6_of_a_turn_that_was_gained() {
    let hand = "rally cohesion initiative";
    let bench = bench("", "").hand("a", hand).hand("b", "").extra().at(BeginAt::Discard);
    let mut play = bench.start();
    play.go("pass").go("pass");
    assert_eq!(play.decides(), "a 13.5");
    assert_eq!(play.refused("card initiative"), "13.5/card-window");
}
