//! Chapter 15: how a battle ends, and by what points.

use super::table::*;
use gonfalon::scenario::barons::SymbolKind;

/// Two Battles of each side; the states of three are given, that of Henry's is settled by a symbol in this turn.
fn last_turn() -> Table {
    let table = Table::field(
        "HEN.MA1 1203 f4, HEN.IN1 gone, HEN.L 1203, EDW.IN1 1208 f4, EDW.L 1208,
         SIM.MA1 0203 f1, SIM.L 0203, GLO.MA1 0208 f1, GLO.IN1 gone, GLO.L 0208",
    );
    let table = table.at("recovery").battle("HEN", |battle| battle.pending = vec![1]);
    table.symbol("HEN", 1, SymbolKind::Shaken, 5)
}

/// Numbers of the Barons and of the Royalists, as events write them.
fn by_side([barons, royalists]: [u8; 2]) -> serde_json::Value {
    serde_json::json!({ "barons": barons, "royalists": royalists })
}

#[test]
fn r15_0_the_game_ends_when_every_battle_of_a_side_is_down() {
    // Edward's Battle is Shaken; the symbol fails on more than 5.
    let table = last_turn().state("EDW", SymbolKind::Shaken);
    let play = table.clone().start_with(&[6, 1]);
    assert_eq!(play.throws(), "13.0:d10=6 12.0:d10=1");
    assert_eq!(play.decides(), "over barons defeated 15.0");
    assert_eq!(play.events_of("over")[0]["points"], by_side([2, 0]));
    let play = table.start_with(&[5, 1, 1]);
    assert_eq!(play.decides(), "barons 3.B1", "the symbol had no effect");
    // With Edward in good order the game goes on.
    let play = last_turn().start_with(&[6, 1, 1, 1]);
    assert_eq!(play.decides(), "barons 3.B1");
}

/// Royalists get 5, 3 or 1 for a Baron Battle that is eliminated, Broken or Shaken, Barons 4, 2 or 1; the worst state counts.
#[test]
fn r15_0_points_by_the_worst_state_of_each_battle() {
    use SymbolKind::{Broken, Shaken};
    for (henry, gloucester, points, over) in [
        (Shaken, None, [2, 0], "over barons defeated 15.0"),
        (Shaken, Some(Shaken), [2, 1], "over barons defeated 15.0"),
        (Broken, Some(Shaken), [3, 1], "over barons defeated 15.0"),
        (Broken, Some(Broken), [3, 3], "over nobody defeated 15.0"),
        (Shaken, Some(Broken), [2, 3], "over royalists defeated 15.0"),
    ] {
        let mut table = last_turn().state("EDW", Shaken).symbol("HEN", 1, henry, 5);
        if let Some(state) = gloucester {
            table = table.state("GLO", state);
        }
        let play = table.start_with(&[6, 1]);
        assert_eq!(play.events_of("over")[0]["points"], by_side(points));
        assert_eq!(play.decides(), over, "{henry:?} {gloucester:?}");
    }
    // Eliminated: no combat unit is left. The men-at-arms, Shaken, rout when their Battle breaks.
    let table = Table::field(
        "HEN.MA1 1203 f4 shaken, HEN.IN1 gone, HEN.L 1303 wounded, EDW.IN1 1208 f4, EDW.L 1208,
         SIM.MA1 0203 f1, SIM.L 0203, GLO.MA1 gone, GLO.L gone",
    );
    let table = table.at("recovery").battle("HEN", |battle| battle.pending = vec![1]);
    let table = table.state("EDW", Shaken).symbol("HEN", 1, Broken, 5);
    // Recovery fails on a 10; the symbol fails; a rout needs no die.
    let play = table.start_with(&[10, 6]);
    assert_eq!(play.events_of("over")[0]["points"], by_side([5, 5]));
    assert_eq!(play.decides(), "over nobody defeated 15.0");
}

/// A Battle that may still come counts as in good order (U-81).
#[test]
fn r15_0_a_battle_that_may_still_come_is_in_good_order() {
    let text = "SIM.MA1 1608 f1, SIM.IN1 gone, SIM.L 1608, GIL.MA1 2906 f4, GIL.L 2906";
    let table = |more: &str| {
        let table = Table::on("evesham-possible", &format!("{text}{more}")).at("recovery");
        let table = table.battle("SIM", |battle| battle.pending = vec![1]);
        table.symbol("SIM", 1, SymbolKind::Shaken, 5)
    };
    let play = table("").start_with(&[6, 1]);
    assert_eq!(play.decides(), "over royalists defeated 15.0");
    let play = table(", YNG.IN1 waits, YNG.L waits").start_with(&[6, 1, 1, 1]);
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// Simon's last men rout at the end of this turn; his son's Battle has not come yet.
pub(super) fn last_of_simon(won: [u16; 2]) -> Table {
    let table = Table::on(
        "evesham-possible",
        "SIM.MA1 1608 f1 shaken, SIM.IN1 gone, SIM.L 1608, YNG.IN1 waits, YNG.L waits, GIL.MA1 2906 f4,
         GIL.L 2906",
    );
    let table = table.at("recovery").won(won).symbol("SIM", 1, SymbolKind::Broken, 5);
    table.battle("SIM", |battle| battle.pending = vec![1])
}

/// U-79, U-81: it waits for the third activation of its own side; with nobody left to be activated that never comes.
#[test]
fn r15_0_a_battle_that_can_never_come_does_not_count() {
    let play = last_of_simon([1, 1]).start_with(&[10, 6]);
    assert_eq!(play.decides(), "over royalists defeated 15.0");
    assert_eq!(play.events_of("over")[0]["points"], by_side([0, 5]));
}

/// U-81: no limit in the book; with the option the points decide after the last turn.
#[test]
fn r15_0_the_last_turn_is_an_option() {
    let text =
        "SIM.MA1 0203 f1, SIM.L 0203, HEN.MA1 1203 f4, HEN.L 1203, EDW.IN1 1208 f4, EDW.L 1208";
    let table = || Table::field(text).at("recovery").turn(7);
    for (limit, over) in [(0, false), (7, true), (8, false)] {
        let table = table().option("turn_limit", limit).state("EDW", SymbolKind::Shaken);
        let play = table.start_with(if over { &[] } else { &[1, 1] });
        let expected = if over { "over barons turn-limit 15.0" } else { "royalists 3.B1" };
        assert_eq!(play.decides(), expected, "limit {limit}");
    }
    let play = table().option("turn_limit", 7).start();
    assert_eq!(play.decides(), "over nobody turn-limit 15.0");
}
