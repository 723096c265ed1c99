//! 17.1: what the table remembers that a side has seen, and what nobody has.

use super::table::*;
use gonfalon::kernel::{Record, Side};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::event::Event;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::json;

/// What the enemy knows of a hand.
fn known(play: &Play, side: Side) -> String {
    let known = &play.state().of(side).known;
    let words: Vec<&str> = known.iter().map(|card| card.id(&play.scene)).collect();
    words.join(" ")
}

/// How many cards from the top of a deck each side has seen.
fn seen(play: &Play, side: Side) -> (u8, u8) {
    let seen = play.state().of(side).seen;
    (seen[A], seen[B])
}

#[test]
fn r17_1_cards_that_were_scouted_stay_known_when_they_are_drawn() {
    let table = Table::field("A5 horde, B5 horde").hand(A, "slingers horde").hand(B, "horde");
    let table = table.deck(B, "phalanx rally psiloi*8").deck(A, "hoplites numides psiloi*8");
    let mut play = table.start();
    play.play("scout slingers enemy").pass_to("b 13.1");
    assert_eq!((seen(&play, B), known(&play, B)), ((5, 0), String::new()));
    play.play("pass").pass_to("a 13.1");
    assert_eq!((seen(&play, B), known(&play, B)), ((4, 0), "phalanx".to_owned()));
    assert_eq!(known(&play, A), "", "nobody has looked there");
    // One's own deck is one's own secret.
    let mut play = table.start();
    play.play("scout slingers own").pass_to("a 13.1").play("pass");
    assert_eq!((seen(&play, A), known(&play, A)), ((4, 0), String::new()));
}

#[test]
fn r17_1_a_scouted_hand_is_known_until_it_is_played() {
    let table = Table::field("A5 horde, B5 horde").hand(A, "slingers horde");
    let mut play = table.hand(B, "psiloi*2 overrun numides").start();
    play.play("scout slingers hand");
    assert_eq!(known(&play, B), "psiloi psiloi numides overrun");
    play.pass_to("b 7.1").play("point numides");
    assert_eq!(known(&play, B), "psiloi psiloi overrun");
    play.pass_to("b 8.6").play("play psiloi B7").pass_to("b 13.1").play("discard overrun");
    assert_eq!(known(&play, B), "psiloi");
    play.play("pass");
    assert_eq!(known(&play, B), "psiloi", "what he draws is not seen");
    assert_eq!(play.hand(B), "psiloi horde");
}

#[test]
fn r17_1_a_shuffle_ends_all_knowledge_of_a_deck() {
    let table = Table::field("A5 horde, B5 horde").hand(A, "slingers horde").hand(B, "horde");
    let mut play = table.deck(B, "phalanx").reserve(B, "rally psiloi*4").start();
    play.play("scout slingers enemy");
    assert_eq!(seen(&play, B), (1, 0));
    play.pass_to("b 13.1").play("pass");
    assert_eq!((seen(&play, B), known(&play, B)), ((0, 0), "phalanx".to_owned()));
}

#[test]
fn r17_1_what_comes_to_a_hand_openly_is_known() {
    // A unit that was rallied face up; one that was face down is not.
    let table = Table::field("A5 horde, B5 horde").at("discard").hand(A, "rally psiloi");
    let mut play = table.clone().lost(A, "phalanx", "overrun").start();
    play.play("pass").play("rally phalanx");
    assert_eq!(known(&play, A), "phalanx");
    let mut play = table.lost(A, "", "elephants").start();
    play.play("pass").play("rally");
    assert_eq!((known(&play, A), play.hand(A)), (String::new(), "psiloi horde elephants".into()));
    // A unit that withdrew to the hand.
    let mut play =
        Table::field("M5 a horde, B5 light-infantry, A9 horde, M9 b horde").at("attack").start();
    play.play("front M5 B5").roll(&[6], "withdraw hand");
    assert_eq!(known(&play, B), "light-infantry");
    // A discard that was stopped.
    let table = Table::field("A5 horde, B5 horde").at("encircling").hand(A, "numides horde");
    let mut play = table.hand(B, "difficult-terrain horde").start();
    play.play("point numides").play("difficult-terrain");
    assert_eq!(known(&play, A), "numides");
}

#[test]
fn r17_1_cards_of_the_main_body_are_seen_by_nobody() {
    let table = Table::field("M5 a horde, A9 horde, M9 b horde").at("attack");
    let mut play = table.deck(B, "phalanx horde*5").start();
    play.play("body M5");
    assert_eq!(play.lost(B), (String::new(), "phalanx".into()));
    let told = serde_json::to_string(&play.events("main-body")).expect("plain data");
    assert!(!told.contains("card") && !told.contains("unit") && !told.contains("kind"), "{told}");
}

#[test]
fn r17_2_every_die_is_a_d10_with_its_reason_and_lots_are_no_dice() {
    let mut play = Table::field("M5 a bowmen, B5 elephants").at("missile").start();
    play.roll(&[7, 3], "shoot M5 B5");
    assert_eq!(play.throws(), "9.5 shot 7, 9.7 rampage 3");
    let table = Table::field("A5 horde, B5 horde").at("discard").hand(A, "psiloi");
    let mut play = table.deck(A, "horde").reserve(A, "psiloi*4").start();
    play.play("pass");
    assert_eq!((play.throws(), play.log.lots.len()), (String::new(), 1));
    let mut play = Table::whole("horde*20").start();
    play.play("ready").roll(&[4, 4, 9, 3], "ready");
    assert_eq!(play.throws(), "4.5 first 4, 4.5 first 4, 4.5 first 9, 4.5 first 3");
    assert_eq!(play.log.lots.len(), 2, "a shuffle for each deck");
}

/// The lines of the journal about the last action.
fn journal(play: &Play, language: Language) -> String {
    let line = |record: &Record<Event>| {
        Acies::entry(Localizer { scene: &play.scene, language }, record, 0)
    };
    let lines = play.log.records.iter().filter_map(line).map(|entry| entry.text);
    lines.collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn told(play: &Play, language: Language, text: &str) {
    let journal = journal(play, language);
    assert!(journal.contains(text), "{text}\nin {journal}");
}

#[test]
fn r17_2_the_journal_names_every_modifier_and_whose_die_it_is() {
    let table = Table::field("M5 a legionaires, B5 light-infantry").at("attack");
    let mut play = table.hand(A, "overrun").points(A, 1).start();
    play.play("front M5 B5").play("stand").roll(&[4, 6], "overrun");
    told(
        &play,
        Language::ENGLISH,
        "Legionaries (M5) against Light Infantry (B5): A 4 + 5 (melee value) + 2 (against LI) + 1 (encircling) \
         + 2 (Overrun) = 14, B 6 + 3 (melee value) = 9: the attacker wins.",
    );
    told(&play, Language::ENGLISH, "A: die (attacker): 4");
    told(&play, Language::ENGLISH, "B: die (defender): 6");
    told(&play, crate::spanish(), "A 4 + 5 (valor de combate) + 2 (contra ");
    told(&play, crate::spanish(), " + 1 (envolvimiento) + 2 (Arrollamiento) = 14, B 6 + 3 (valor");
    // In the event as data.
    let fought = &play.events("fought")[0];
    assert_eq!(fought["parts"][0][0], json!({"part": "melee", "adds": 5}));
    let card = json!({"part": "cards", "tactic": "overrun", "count": 1, "adds": 2});
    assert_eq!(fought["parts"][0][3], card);
    assert_eq!(fought["parts"][1], json!([{"part": "melee", "adds": 3}]));
    // Penalties and several cards; a flank.
    let table = Table::field("M5 a horde, M6 b elephants turned").at("attack");
    let mut play = table.hand(A, "bloodlust*2").start();
    play.play("flank M5 M6").play("bloodlust").roll(&[2, 3], "bloodlust");
    told(
        &play,
        Language::ENGLISH,
        "A 2 + 3 (melee value) - 1 (against EL) + 4 (flank) + 6 (2 × Bloodlust) = 14, B 3 + 6 (melee value) = 9",
    );
    // A shot and a withdrawal.
    let mut play = Table::field("A5 bowmen, M5 b phalanx").at("missile").start();
    play.roll(&[4], "shoot A5 M5");
    told(
        &play,
        Language::ENGLISH,
        "A: Bowmen (A5) miss Phalanx (M5): 4 + 2 (shots at Phalanx) = 6 (5 or less).",
    );
    let mut play = Table::field("M5 a legionaires, B5 psiloi").at("attack").start();
    play.play("front M5 B5").roll(&[8], "withdraw hand");
    told(
        &play,
        Language::ENGLISH,
        "B: Psiloi (B5) can withdraw: 8 - 2 (more than twice as fast) = 6 (6 or less).",
    );
}
