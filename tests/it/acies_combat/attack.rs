//! 10.1 to 10.5: who declares what attack, and with which cards.

use crate::acies::actions::cell;
use crate::acies::table::{A, B, Table};
use gonfalon::systems::acies::action::{Action, Kind};

/// The cavalry that attacks elephants only from the flank.
const CAVALRY: [&str; 5] =
    ["horse-archers", "light-cavalry", "numides", "heavy-cavalry", "cataphracts"];

/// ACIES 10.1.
#[test]
fn r10_1_each_unit_attacks_once_and_one_after_the_other() {
    let field = "M5 a legionaires, B5 hoplites, M6 a warriors, B6 hoplites";
    let mut play = Table::busy(field).start();
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.attacks(), "body M16, front M5 B5, front M6 B6");
    play.fight(&[3, 3], "front M5 B5");
    assert_eq!(play.fought(), "8:8 tie");
    assert_eq!(play.decides(), "a 10.1");
    play.refused("front M5 B5", "10.1/limit");
    assert_eq!(play.attacks(), "body M16, front M6 B6");
    play.fight(&[4, 3], "front M6 B6");
    play.refused("front M6 B6", "10.1/limit");
    play.play("body M16");
    assert_eq!(play.deck_size(B), 9);
}

/// ACIES 10.1: whoever has nothing left to attack with is not asked; nobody has to attack.
#[test]
fn r10_1_nobody_has_to_attack() {
    let mut play = Table::combat("M5 a legionaires, B5 hoplites").start();
    assert_eq!(play.kinds(), "front pass");
    play.play("pass");
    assert_eq!(play.at("B5"), "b hoplites");
    assert_ne!(play.asked(), "10.1");
    assert!(!play.happened().contains("attacked"));
}

/// ACIES 10.1: a unit may attack in its next turn again.
#[test]
fn r10_1_the_limit_is_for_one_phase() {
    let mut play = Table::combat("M5 a legionaires, B5 hoplites, A9 horde, B9 horde").start();
    play.fight(&[3, 3], "front M5 B5");
    // B's turn, then A's again.
    play.pass_to("a 10.1");
    assert_eq!(play.attacks(), "front M5 B5");
}

/// ACIES 10.1: attacks that came to nothing count.
#[test]
fn r10_1_an_evaded_attack_counts() {
    let mut play = Table::busy("M5 a legionaires, B5 psiloi").start();
    play.play("front M5 B5");
    assert_eq!(play.decides(), "b 10.6");
    play.roll(&[6], "withdraw stay");
    assert_eq!(play.at("B5"), "b psiloi");
    play.refused("front M5 B5", "10.1/limit");
}

/// ACIES 10.1: attacks that came to nothing count.
#[test]
fn r10_1_a_cancelled_attack_counts() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "shields").start();
    play.play("front M5 B5").play("shields");
    assert_eq!(play.decides(), "a 10.1");
    play.refused("front M5 B5", "10.1/limit");
}

/// ACIES 10.1: attacks that came to nothing count.
#[test]
fn r10_1_a_failed_attempt_counts() {
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b legionaires").start();
    play.roll(&[9], "flank M5 M6");
    assert_eq!(play.at("M5"), "a heavy-cavalry");
    play.refused("flank M5 M6", "10.1/limit");
    play.refused("body M5", "10.1/limit");
}

/// ACIES 10.1 (ACR-38).
#[test]
fn r10_1_a_unit_that_has_shot_may_attack() {
    let field = "M5 a psiloi, B5 horde, M16 a legionaires";
    let mut play = Table::combat(field).at("missile").start();
    play.roll(&[9], "shoot M5 B5");
    play.pass_to("a 10.1");
    play.fight(&[5, 5], "front M5 B5");
    assert_eq!(play.fought(), "8:8 tie");
}

/// ACIES 10.2.
#[test]
fn r10_2_only_own_units_attack() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites, M7 b warriors").start();
    play.refused("front B5 M5", "5.0/not-yours");
    play.refused("body M7", "5.0/not-yours");
    play.refused("front A5 M5", "5.0/not-yours");
    play.refused("front M17 B5", "2.2/cell");
}

/// ACIES 10.2, 2.7.
#[test]
fn r10_2_turned_units_do_not_attack() {
    let field = "A5 horde turned, M5 b hoplites, A7 horde turned, M8 b hoplites turned";
    let mut play = Table::busy(field).start();
    play.refused("front A5 M5", "2.7/stance");
    play.refused("flank A7 M8", "2.7/stance");
    assert_eq!(play.attacks(), "body M16");
    let mut play = Table::busy("M5 a horde turned, M8 a horde turned, B5 horde").start();
    play.refused("front M5 B5", "2.7/stance");
    play.refused("body M8", "2.7/stance");
}

/// ACIES 10.2, 15.23.
#[test]
fn r10_2_artillery_never_attacks() {
    let field = "A5 artillery, M5 b hoplites, A7 artillery, M8 b horde turned";
    let mut play = Table::busy(field).start();
    play.refused("front A5 M5", "10.2/missile-only");
    play.refused("flank A7 M8", "10.2/missile-only");
    assert_eq!(play.attacks(), "body M16");
    let mut play = Table::busy("M5 a artillery").start();
    play.refused("body M5", "10.2/missile-only");
}

/// ACIES 10.2, 11.7: a flanking unit may go on, and do nothing else.
#[test]
fn r10_2_a_flanking_unit_only_goes_on() {
    let field = "M5 a heavy-cavalry east, M6 b horde, M9 a heavy-cavalry west";
    let mut play = Table::busy(field).start();
    assert_eq!(play.attacks(), "body M16, flank M5 M6");
    play.refused("body M5", "11.9/stance");
    play.refused("body M9", "11.9/stance");
    play.refused("front M5 M6", "11.9/stance");
}

/// ACIES 10.3: from the Melee Line at the First Line.
#[test]
fn r10_3_frontal_from_the_melee_line() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").start();
    assert_eq!(play.attacks(), "body M16, front M5 B5");
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.fought(), "15:6 a eliminated");
    assert_eq!(play.throws(), "10.9 attacker 10, 10.9 defender 1");
    assert_eq!(play.lost(B).0, "hoplites");
    assert_eq!(play.at("B5"), "-");
}

/// ACIES 10.3: from the First Line at the Melee Line.
#[test]
fn r10_3_frontal_from_the_first_line() {
    let mut play = Table::busy("A5 legionaires, M5 b hoplites, B5 horde").start();
    assert_eq!(play.attacks(), "body M16, front A5 M5");
    play.refused("front A5 B5", "10.3/no-target");
    play.fight(&[4, 3], "front A5 M5");
    assert_eq!(play.fought(), "9:8 a marker");
    assert_eq!(play.at("M5"), "b hoplites x1");
}

/// ACIES 10.3, 2.4: at a distance there is no attack at all.
#[test]
fn r10_3_distant_opposition_cannot_be_attacked() {
    let mut play = Table::busy("A5 heavy-cavalry, B5 horde, M6 b horde turned").start();
    play.refused("front A5 B5", "10.3/no-target");
    play.refused("flank A5 M6", "11.1/opposed");
    play.refused("body A5", "10.3/no-target");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 10.3, 2.4: a screened unit faces nobody.
#[test]
fn r10_3_a_screened_unit_has_flanks_only() {
    let mut play = Table::busy("A5 heavy-cavalry, M5 a horde, B5 horde, M6 b horde").start();
    play.refused("front A5 B5", "10.3/no-target");
    assert_eq!(play.attacks(), "body M16, flank A5 M6, front M5 B5");
}

/// ACIES 10.3: no frontal attack at another column, a friend or an empty cell.
#[test]
fn r10_3_only_the_card_in_front() {
    let mut play =
        Table::busy("M5 a legionaires, B5 hoplites, B6 hoplites, M6 a horde, A5 horde").start();
    for target in ["B6", "M6", "A5", "B7", "M5", "B17"] {
        play.refused(&format!("front M5 {target}"), "10.3/no-target");
    }
}

/// ACIES 10.3.
#[test]
fn r10_3_the_main_body_only_unopposed_from_the_melee_line() {
    let mut play = Table::busy("M5 a legionaires, M7 a horde, B7 horde, A9 legionaires").start();
    play.refused("body M7", "10.3/opposed");
    play.refused("body A9", "10.3/no-target");
    assert_eq!(play.attacks(), "body M16, body M5, front M7 B7");
    play.play("body M5");
    assert_eq!((play.deck_size(B), play.lost(B).1.as_str()), (9, "horde"));
}

/// ACIES 10.3: an attack on the main body names no card, every other one does.
#[test]
fn r10_3_targets_are_named_where_they_belong() {
    use gonfalon::kernel::{Reason, check};
    use gonfalon::systems::acies::Acies;
    let play = Table::busy("M5 a legionaires, B5 hoplites").start();
    let action = |from: &str, kind, target: Option<&str>| Action::Attack {
        from: cell(from),
        kind,
        target: target.map(cell),
        treacherous: 0,
        outflank: false,
    };
    for (from, kind, target) in [
        ("M16", Kind::MainBody, Some("B16")),
        ("M5", Kind::Frontal, None),
        ("M5", Kind::Flank, None),
    ] {
        let verdict = check::<Acies>(&play.scene, &play.game, &action(from, kind, target));
        let refused = verdict.expect_err("not so");
        assert_eq!((refused.rule.section, refused.why.slug()), ("10.3", "no-target"));
    }
}

/// ACIES 10.3, 11.1.
#[test]
fn r10_3_no_flank_attack_while_opposed() {
    let mut play = Table::busy(
        "M5 a heavy-cavalry, B5 horde, M6 b horde turned, A8 numides, M8 b horde, M7 b horde",
    )
    .start();
    play.refused("flank M5 M6", "11.1/opposed");
    play.refused("flank A8 M7", "11.1/opposed");
}

/// ACIES 10.4: from either line.
#[test]
fn r10_4_cavalry_does_not_attack_elephants_in_front() {
    for unit in CAVALRY {
        let mut play =
            Table::busy(&format!("M5 a {unit}, B5 elephants, A7 {unit}, M7 b elephants")).start();
        play.refused("front M5 B5", "10.4/el-front");
        play.refused("front A7 M7", "10.4/el-front");
        assert_eq!(play.attacks(), "body M16");
    }
}

/// ACIES 10.4: in the flank they do, and go on with it.
#[test]
fn r10_4_cavalry_attacks_elephants_in_the_flank() {
    for unit in CAVALRY {
        let play =
            Table::busy(&format!("M5 a {unit}, M6 b elephants, A8 {unit} east, M9 b elephants"));
        assert_eq!(play.start().attacks(), "body M16, body M5, flank A8 M9, flank M5 M6");
    }
}

/// ACIES 10.4: nobody else bears the note.
#[test]
fn r10_4_everybody_else_attacks_elephants() {
    for unit in
        ["slingers", "psiloi", "horde", "phalanx", "light-chariots", "heavy-chariots", "war-wagon"]
    {
        let mut play = Table::busy(&format!("M5 a {unit}, B5 elephants")).start();
        play.allowed("front M5 B5");
    }
}

/// ACIES 10.4: attacked by elephants, cavalry defends itself or withdraws.
#[test]
fn r10_4_cavalry_defends_against_elephants() {
    for (unit, total) in [("heavy-cavalry", 10), ("cataphracts", 11), ("numides", 8)] {
        let mut play = Table::busy(&format!("M5 a elephants, B5 {unit}")).start();
        play.play("front M5 B5");
        assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay", "{unit}");
        play.roll(&[2, 5], "stand");
        assert!(play.fought().starts_with(&format!("10:{total} ")), "{unit}: {}", play.fought());
    }
}

/// ACIES 10.5: Treacherous Terrain, one or several, is spent with the declaration.
#[test]
fn r10_5_treacherous_terrain_lies_with_the_declaration() {
    let table = Table::busy("M5 a legionaires, B5 hoplites")
        .hand(A, "treacherous-terrain treacherous-terrain");
    let mut play = table.start();
    assert_eq!(
        play.attacks(),
        "body M16, front M5 B5, front M5 B5 treacherous, front M5 B5 treacherous treacherous"
    );
    play.refused("front M5 B5 treacherous treacherous treacherous", "5.0/not-yours");
    let mut play = table.start();
    play.fight(&[1, 1], "front M5 B5 treacherous");
    assert_eq!(play.fought(), "9:6 a marker");
    assert_eq!(
        (play.hand(A), play.reserve(A)),
        ("treacherous-terrain".into(), "treacherous-terrain".into())
    );
    let mut play = table.start();
    play.fight(&[1, 1], "front M5 B5 treacherous treacherous");
    assert_eq!(play.fought(), "12:6 a marker");
    assert_eq!((play.hand(A), play.reserve(A)), (String::new(), "treacherous-terrain*2".into()));
}

/// ACIES 10.5: with a flank attack too, Outflank as well.
#[test]
fn r10_5_both_cards_lie_with_a_flank_attack() {
    let field = "M5 a legionaires, M6 b hoplites";
    let mut play = Table::busy(field).hand(A, "outflank treacherous-terrain").start();
    let flank = "flank M5 M6, flank M5 M6 outflank, flank M5 M6 treacherous, flank M5 M6 treacherous outflank";
    assert_eq!(play.attacks(), format!("body M16, body M5, {flank}"));
    play.fight(&[1, 1], "flank M5 M6 treacherous outflank");
    // 1 + 5 + 4 + 3 against 1 + 5.
    assert_eq!(play.fought(), "13:6 a eliminated");
    assert_eq!(play.reserve(A), "outflank treacherous-terrain");
}

/// ACIES 10.5, 16.3.
#[test]
fn r10_5_outflank_lies_with_flank_attacks_only() {
    let field = "M5 a legionaires, B5 hoplites";
    let mut play = Table::busy(field).hand(A, "outflank").start();
    play.refused("front M5 B5 outflank", "16.3/card-window");
    play.refused("body M16 outflank", "16.3/card-window");
}

/// ACIES 10.5, 16.7.
#[test]
fn r10_5_treacherous_terrain_does_not_lie_with_the_main_body() {
    let mut play = Table::busy("M5 a legionaires").hand(A, "treacherous-terrain").start();
    play.refused("body M5 treacherous", "16.7/card-window");
    play.allowed("body M5");
}

/// ACIES 10.5.
#[test]
fn r10_5_cards_must_be_held() {
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b hoplites, A9 horde, M9 b horde").start();
    play.refused("flank M5 M6 outflank", "5.0/not-yours");
    play.refused("front A9 M9 treacherous", "5.0/not-yours");
}

/// ACIES 10.5: what is attached is spent though the attempt fails.
#[test]
fn r10_5_attached_cards_are_spent_by_a_failed_attempt() {
    let field = "M5 a warriors, M6 b hoplites";
    let mut play = Table::busy(field).hand(A, "treacherous-terrain").start();
    // Twice as fast as 1 and more: 8 or less.
    play.roll(&[9], "flank M5 M6 treacherous");
    assert_eq!(play.reserve(A), "treacherous-terrain");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.at("M6"), "b hoplites");
}

/// ACIES 10.5, 16.6: and though Difficult Terrain stops the attack.
#[test]
fn r10_5_attached_cards_are_spent_by_a_stopped_attack() {
    let field = "M5 a legionaires, M6 b hoplites";
    let table = Table::busy(field).hand(A, "outflank treacherous-terrain");
    let mut play = table.hand(B, "difficult-terrain").start();
    play.play("flank M5 M6 treacherous outflank").play("difficult-terrain");
    assert_eq!(play.reserve(A), "outflank treacherous-terrain");
    assert_eq!(play.reserve(B), "difficult-terrain");
    assert_eq!(play.at("M5"), "a legionaires");
}
