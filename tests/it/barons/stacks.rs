//! 7.3 to 7.4: stacking and retreats.

use super::table::*;
use serde_json::json;

/// Whether a unit may end its move on another one.
fn joins(mover: &str, other: &str) -> Option<String> {
    let table = Table::field(&format!(
        "{mover} 0505 f1, {other} 0605 f1, SIM.L 0404, GLO.IN1 0101 f1, GLO.L 0101, HEN.MA1 1313 f4, HEN.L 1313"
    ));
    let mut play = table.start();
    let short = mover.split_whitespace().next().expect("an id");
    play.play(pick(short)).play(step("0605"));
    play.verdict(&finish())
}

#[test]
fn r7_3_two_of_a_kind_or_men_at_arms_with_infantry() {
    for (mover, other, legal) in [
        ("SIM.IN1", "SIM.IN2", true),
        ("SIM.HC1", "SIM.HC2", true),
        ("SIM.MA1", "SIM.MA2", true),
        ("SIM.MA1", "SIM.IN1", true),
        ("SIM.IN1", "SIM.MA1", true),
        ("SIM.HC1", "SIM.MA1", false),
        ("SIM.HC1", "SIM.IN1", false),
        ("SIM.MA1", "SIM.HC1", false),
        ("SIM.IN1", "SIM.HC1", false),
    ] {
        let expected = (!legal).then(|| "7.3/pairing".to_owned());
        assert_eq!(joins(mover, other), expected, "{mover} on {other}");
    }
}

#[test]
fn r7_3_at_most_two_units_and_only_at_the_end() {
    let table = Table::field(
        "SIM.IN1 0505 f1, SIM.IN2 0605 f1, SIM.MA1 0605 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313",
    );
    let mut play = table.start();
    play.play(pick("SIM.IN1")).refused(step("0605"), "7.31h/through-stack");
    // A single unit may be passed, whatever its class or Battle (U-87).
    for other in ["SIM.HC1", "GLO.MA1"] {
        let table = Table::field(&format!(
            "SIM.IN1 0505 f1, {other} 0605 f4, SIM.L 0404, GLO.IN1 0101 f1, GLO.L 0101, HEN.MA1 1313 f4, HEN.L 1313"
        ));
        let mut play = table.start();
        play.play(pick("SIM.IN1")).play(march("0706"));
        assert_eq!(play.events_of("moved").len(), 2, "through {other}");
    }
}

/// Leaders do not count.
#[test]
fn r7_3_leaders_do_not_count() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN1 0605 f1, SIM.L 0605, GLO.IN1 0101 f1, GLO.L 0605, HEN.MA1 1313 f4, HEN.L 1313",
    );
    table.start().play(pick("SIM.MA1")).play(step("0605")).play(finish());
}

/// U-83: the owner picks the place on entering, and may swap a stack once before it moves.
#[test]
fn r7_31_the_owner_orders_the_stack() {
    for (below, depth) in [(false, [0, 1]), (true, [1, 0])] {
        let table = Table::field(
            "SIM.MA1 0505 f1, SIM.IN1 0605 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313",
        );
        let mut play = table.start();
        play.play(pick("SIM.MA1"))
            .play(step("0605"))
            .play(json!({ "type": "finish", "below": below }));
        assert_eq!([play.number("SIM.MA1", "depth"), play.number("SIM.IN1", "depth")], depth);
    }
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.clone().start();
    play.play(pick_stack("SIM.MA1")).refused(swap("SIM.MA1"), "7.31/not-on-top");
    play.play(swap("SIM.IN1"));
    assert_eq!(play.number("SIM.IN1", "depth"), 0);
    play.refused(swap("SIM.MA1"), "7.31/not-on-top");
    let mut play = table.start();
    play.play(pick_stack("SIM.MA1")).play(step("0605"));
    play.refused(swap("SIM.IN1"), "7.31/not-on-top");
}

#[test]
fn r7_31a_one_battle_to_a_hex() {
    assert_eq!(joins("SIM.MA1", "GLO.MA1"), Some("7.31a/other-battle".to_owned()));
    assert_eq!(joins("SIM.MA1", "SIM.MA2"), None);
}

#[test]
fn r7_31b_a_stack_moves_together_only_if_it_began_together() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN1 0605 f1, SIM.IN2 0506 f1, SIM.MA2 0506 f1, SIM.L 0404, HEN.MA1 1313 f4,
         HEN.L 1313",
    );
    let mut play = table.start();
    play.refused(pick_stack("SIM.MA1"), "7.31b/nobody-else");
    play.play(pick("SIM.MA1")).play(step("0605")).play(finish());
    play.refused(pick_stack("SIM.MA1"), "7.0/moved");
    assert_eq!(play.number("SIM.IN1", "depth"), 1);
    play.refused(pick_stack("SIM.IN1"), "7.31b/not-on-top");
    // It may split.
    play.refused(pick_stack("SIM.MA2"), "7.31b/not-on-top").allowed(pick_stack("SIM.IN2"));
    play.play(pick("SIM.MA2")).play(step("0606")).play(finish());
    play.play(pick("SIM.IN2")).play(step("0606")).play(finish());
    // A unit that has not moved does not go along with one that stood elsewhere.
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0605 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.IN1")).play(face("SIM.IN1", 4)).play(step("0505"));
    play.play(face("SIM.IN1", 1)).play(finish_below());
    play.refused(pick_stack("SIM.MA1"), "7.0/moved").allowed(pick("SIM.MA1"));
}

#[test]
fn r7_31c_a_stack_moves_at_the_lower_allowance_and_the_higher_cost() {
    // Glamorgan foot has 7 points, the archers 6.
    let text = "GLO.IN1 0105 f1, GLO.IN2 0105 f1, GLO.L 0305, HEN.MA1 1313 f4, HEN.L 1313";
    let mut play = Table::field(text).start();
    play.play(pick_stack("GLO.IN1")).allowed(march("0708")).refused(march("0808"), "7.0/too-far");
    let mut play = Table::field(text).start();
    play.play(pick("GLO.IN1")).allowed(march("0808"));
    // Woods are 3 for the horse.
    let text = "SIM.HC1 0505 f1, SIM.HC2 0505 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313";
    let mut play = Table::field(text).terrain('w', "0605").start();
    play.play(pick_stack("SIM.HC1")).play(step("0605"));
    assert_eq!(play.spent(), 3);
}

/// The top unit takes the hits; what is left after its end goes to the other.
#[test]
fn r7_31d_the_top_unit_takes_the_hits_first() {
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA2 0405 f1, SIM.L 0205, EDW.IN2 0605 f4, EDW.IN1 0605 f4, EDW.L 1305,
         HEN.MA1 1305 f4, HEN.L 1305",
    );
    // d10 = 8 +2 against infantry is a 10: two hits of six points.
    let mut play = table.at("melee").start();
    play.roll(&[8, 1, 1, 1], attack("0605", "0505"));
    assert_eq!((play.number("EDW.IN2", "hits"), play.number("EDW.IN1", "hits")), (2, 0));
    // With four hits (strength 2) one more kills (strength 1.. the fifth lowers by three to 1); the sixth is the end.
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA2 0405 f1, SIM.L 0205, EDW.IN2 0605 f4 hits5, EDW.IN1 0605 f4, EDW.L 1305,
         HEN.MA1 1305 f4, HEN.L 1305",
    );
    let mut play = table.at("melee").start();
    // One hit ends the top unit, one goes on; the other then checks once (7.32).
    play.roll(&[8, 1, 1, 1, 1], attack("0605", "0505"));
    assert_eq!(play.throws(), "9.1.2:d10=8 9.1.4:d6=1 12.0:d10=1 4.0:d10=1 4.0:d10=1");
    assert_eq!((play.hex("EDW.IN2"), play.number("EDW.IN1", "hits")), ("gone".to_owned(), 1));
}

/// Of two infantry the top one fires; infantry under men-at-arms may.
#[test]
fn r7_31e_of_two_infantry_the_top_one_fires() {
    let table =
        Table::field("SIM.IN2 0505 f1, SIM.IN1 0505 f1, SIM.L 0404, HEN.MA1 0705 f4, HEN.L 1313");
    let mut play = table.at("offensive-fire").start();
    play.allowed(fire("SIM.IN2", "0705")).refused(fire("SIM.IN1", "0705"), "7.31e/below-infantry");
    for stack in ["SIM.MA1 0505 f1, SIM.IN2 0505 f1", "SIM.IN2 0505 f1, SIM.MA1 0505 f1"] {
        let text = format!("{stack}, SIM.L 0404, HEN.MA1 0705 f4, HEN.L 1313");
        let mut play = Table::field(&text).at("offensive-fire").start();
        play.allowed(fire("SIM.IN2", "0705"));
    }
}

/// In melee the strengths of a stack are added: men-at-arms of 5 and infantry of 4 roll in the last column.
#[test]
fn r7_31f_a_stack_fights_as_one() {
    let alone = "SIM.MA1 0505 f1, SIM.L 0404, HEN.MA1 0605 f4 shaken, HEN.L 1313";
    let both = "SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0404, HEN.MA1 0605 f4 shaken, HEN.L 1313";
    // A 3 hits in column 7+ only.
    for (text, hits) in [(alone, 0), (both, 1)] {
        let mut play = Table::field(text).at("melee").start();
        play.roll(&[3, 1, 1, 1], attack("0605", "0505"));
        assert_eq!(play.number("HEN.MA1", "hits"), hits);
    }
    // The reply of a stack is one die with all its strength too; its top unit is hit.
    let text = "SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0404, HEN.MA1 0605 f4 shaken, HEN.IN3 0605 f4, HEN.L 1313";
    let mut play = Table::field(text).at("melee").start();
    play.roll(&[1, 3, 1, 1], attack("0605", "0505"));
    assert_eq!((play.number("SIM.MA1", "hits"), play.number("SIM.IN1", "hits")), (1, 0));
}

#[test]
fn r7_31g_a_stack_passes_nobody() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.MA2 0605 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313",
    );
    let mut play = table.start();
    play.play(pick_stack("SIM.MA1")).refused(step("0605"), "7.31g/stack-through");
    play.refused(march("0605"), "7.31g/stack-through").allowed(march("0706"));
    play.play(march("0706"));
    assert_eq!(play.events_of("moved").len(), 3, "round the friend");
}

#[test]
fn r7_31h_nobody_passes_a_stack() {
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA2 0605 f1, SIM.IN1 0605 f1, SIM.L 0404, HEN.MA1 1313 f4, HEN.L 1313",
    );
    let mut play = table.start();
    play.play(pick("SIM.HC1")).refused(step("0605"), "7.31h/through-stack");
    play.refused(march("0605"), "7.31h/through-stack");
}

/// When the top unit fails a check the other checks at once; else only the top unit checks.
#[test]
fn r7_32_the_other_unit_checks_when_the_top_one_fails_or_dies() {
    let text =
        "SIM.HC1 0505 f1, SIM.MA2 0405 f1, SIM.L 0205, EDW.IN2 0605 f4 hits2, EDW.IN1 0605 f4,
                EDW.L 1305, HEN.MA1 1305 f4, HEN.L 1305";
    // One hit, the third: morale 6 - 2 is 4. d10 = 5 +2 is a 7: one hit.
    let mut play = Table::field(text).at("melee").start();
    play.roll(&[5, 1, 4, 1, 1], attack("0605", "0505"));
    assert_eq!(play.throws(), "9.1.2:d10=5 9.1.4:d6=1 12.0:d10=4 4.0:d10=1 4.0:d10=1");
    let mut play = Table::field(text).at("melee").start();
    play.roll(&[5, 1, 5, 8, 1, 1], attack("0605", "0505"));
    assert!(play.is("EDW.IN2", "shaken") && play.is("EDW.IN1", "shaken"), "morale 7 against an 8");
    let checked = play.events_of("checked");
    assert_eq!(
        (&checked[0]["unit"], &checked[1]["unit"]),
        (&"L.EDW.IN2".into(), &"L.EDW.IN1".into())
    );
    // A Shaken top unit routs: the witnesses are the other unit itself, once.
    let shaken = text.replace("hits2", "hits2 shaken");
    let mut play = Table::field(&shaken).at("melee").start();
    play.roll(&[5, 1, 5, 7, 1, 1], attack("0605", "0505"));
    assert_eq!(play.hex("EDW.IN2"), "gone");
    assert_eq!(play.events_of("checked").len(), 2);
    assert!(!play.is("EDW.IN1", "shaken"));
}

/// 7.4: one procedure for all retreats; hits from fire force them as well (U-94, with its option).
#[test]
fn r7_4_the_fourth_hit_forces_a_retreat_in_fire_and_melee() {
    let table = Table::field(
        "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, HEN.MA1 0705 f4 hits3, HEN.L 1105",
    );
    let table = table.at("offensive-fire");
    let mut play = table.clone().start();
    play.roll(&[9], fire("SIM.IN2", "0705"));
    assert_eq!(play.decides(), "royalists 9.4.1");
    play.play(retreat("HEN.MA1", "0804"));
    let mut play = table.option("fire_retreat", false).start();
    play.roll(&[9], fire("SIM.IN2", "0705"));
    assert_eq!(play.hex("HEN.MA1"), "0705");
    assert_eq!(play.decides(), "barons 3.C4");
}
