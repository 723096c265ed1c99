//! How the computer thinks that a battle is going to end, and what it gives its leaders to win it.

use super::table::*;
use gonfalon::kernel::{Candidate, Evaluator, Side, Style, Styles};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::evaluation::Weights;

/// Two Battles that do not touch, with the marks that their units have.
fn facing_each_other(barons: &str, royalists: &str) -> Table {
    Table::field(&format!(
        "SIM.MA1 0203 f1 {barons}, SIM.MA2 0204 f1, SIM.L 0203, HEN.MA1 1203 f4 {royalists}, HEN.MA2 1204 f4, HEN.L 1203"
    ))
}

fn outlook(table: &Table, side: Side) -> f64 {
    let play = table.start();
    Barons::outlook(&play.scene, &play.game, side, 1.0)
}

#[test]
fn what_one_side_hopes_the_other_fears() {
    let table = facing_each_other("shaken", "").chits("HEN", &[4, 2]);
    let (own, other) = (outlook(&table, BARONS), outlook(&table, ROYALISTS));
    assert!(own < 0.0 && own > -1.0, "{own}");
    assert!((own + other).abs() < 1e-12, "{own} and {other}");
}

#[test]
fn r12_1_shaken_units_make_the_outlook_worse() {
    let sound = outlook(&facing_each_other("", ""), BARONS);
    assert!(outlook(&facing_each_other("shaken", ""), BARONS) < sound);
    assert!(outlook(&facing_each_other("", "shaken"), BARONS) > sound);
}

#[test]
fn r11_0_a_chit_of_4_makes_it_better() {
    let none = outlook(&facing_each_other("", "").chits("SIM", &[3]), BARONS);
    let some = outlook(&facing_each_other("", "").chits("SIM", &[4]), BARONS);
    assert!(some > none, "{some} against {none}");
}

/// The chits that somebody who judges by these weights gives Simon at Evesham.
fn allotted(weights: Weights) -> String {
    let mut play = Table::of("evesham").start();
    for _ in 0..2 {
        play.play("set-up-automatically").play("set-up-done");
    }
    let style = Style { name: String::new(), weights };
    loop {
        let listed = Barons::shortlist(&play.scene, &play.game, Styles::one(&style));
        let worth = |one: &Candidate<_>| one.gain.expect("it is worked out");
        let best = listed.iter().max_by(|a, b| f64::total_cmp(&worth(a), &worth(b)));
        let action = best.expect("there is something to do").action.clone();
        if action == Action::AllotDone {
            return play.track("SIM");
        }
        play.with(&mut ThenOnes(Vec::new()), &action);
    }
}

/// Leadership of 3 allows any number of chits of 4, with which he can go on attacking.
#[test]
fn r6_1_simon_is_given_what_he_can_go_on_with() {
    let tuned = allotted(Barons::portfolio().styles[0].weights.clone());
    assert_eq!(tuned.matches('4').count(), 4, "{tuned}");
    let plain = allotted(Weights::default());
    assert_eq!(plain.matches('4').count(), 2, "{plain}");
}
