//! What a start in mid-battle can say has been done already, and that the rules then hold to it; and what is wrong with
//! a beginning, all at once.

use super::table::*;
use gonfalon::scenario::bmw::{OffMap, PhaseName, RallyBegin, ShotBegin};

/// Crossbowmen next to foot.
fn bows() -> Table {
    Table::open().bowmen("C1", CRUSADER, "0606").bowmen("M1", MUSLIM, "0605")
}

#[test]
fn r4_1_who_has_moved_does_not_move_again() {
    let table = Table::open().foot("A", CRUSADER, 4, "0606").foot("B", CRUSADER, 4, "0808");
    let play = table.counter("A", |c| c.moved = true).start();
    assert_eq!(play.refused(mv("A", "0607")), "4.1/already-moved");
    assert!(play.allows(mv("B", "0809")));
}

#[test]
fn r6_1_an_archer_that_has_fired_does_not_fire_again() {
    let table = bows().archery(CRUSADER).bowmen("C2", CRUSADER, "0505");
    let play = table.counter("C1", |c| c.fired = true).start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.1/already-fired");
    assert!(play.allows(fire("C2", "M1")));
}

#[test]
fn r6_3_declared_shots_wait_for_their_dice() {
    let shot = ShotBegin { firer: "C1".to_owned(), target: "M1".to_owned() };
    let mut play = bows().archery(CRUSADER).begin(|begin| begin.declared = vec![shot]).start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.1/already-fired");
    play.roll(&[6], end_fire());
    assert_eq!(play.decides(), Some((MUSLIM, "6.5")));
}

#[test]
fn r6_5_defensive_fire_goes_by_the_side_that_was_up() {
    let table = bows().archery(CRUSADER).begin(|begin| begin.defensive_fire = true);
    let play = table.start();
    assert_eq!(play.decides(), Some((MUSLIM, "6.5")));
    // A unit that was disordered by the offensive fire still shoots as it was before.
    let play = table.disordered("M1").counter("M1", |c| c.back_before = Some(false)).start();
    assert_eq!(
        play.game.state.piece(play.id("M1")).face_before,
        gonfalon::systems::bmw::state::Face::Front
    );
    assert!(play.allows(fire("M1", "C1")));
}

#[test]
fn r7_1_who_has_fought_does_not_fight_again() {
    let table = bows().combat(CRUSADER).bowmen("C2", CRUSADER, "0505");
    assert!(table.start().allows(engage("C1")));
    let play = table.counter("C1", |c| c.fought = true).start();
    assert_eq!(play.refused(engage("C1")), "7.3/already-fought");
    assert!(play.allows(engage("C2")));
}

#[test]
fn r7_3_duties_are_those_of_the_beginning_of_the_phase() {
    let table = bows().combat(CRUSADER);
    assert!(!table.start().allows(end_combat()), "they stand in each other's zone");
    let free = |table: Table, id: &str| table.counter(id, |c| c.duty = Some(false));
    let play = free(free(table, "C1"), "M1").start();
    assert!(play.allows(end_combat()), "neither stood there when the phase began");
}

#[test]
fn r8_23_who_has_disengaged_does_not_charge() {
    let table = Table::open().knights("K", CRUSADER, 6, "0606").foot("M", MUSLIM, 4, "0603");
    let play = table.counter("K", |c| c.disengaged = true).start();
    assert_eq!(play.refused(charge("K", "0605 0604")), "4.1/already-moved");
}

#[test]
fn r9_6_a_charger_that_is_flipped_up_in_this_phase_may_charge() {
    let table = Table::open().knights("K", CRUSADER, 6, "0606").foot("M", MUSLIM, 4, "0603");
    let table = table.option("charge_requires_flip", "true");
    assert_eq!(table.start().refused(charge("K", "0605 0604")), "9.6/not-flipped-up");
    assert!(table.counter("K", |c| c.flipped_up = true).start().allows(charge("K", "0605 0604")));
}

#[test]
fn r11_1_reorganization_goes_on_with_a_unit() {
    let table = bows().bowmen("C2", CRUSADER, "0808").disordered("C1").disordered("C2");
    let table = table.reorganization(CRUSADER);
    let both = table.start_with(&[1, 1]);
    assert!(both.is_back("C1") && both.is_back("C2"));
    let one = table.begin(|begin| begin.reorganize_from = Some("C2".to_owned())).start_with(&[6]);
    assert!(one.is_back("C1") && !one.is_back("C2"), "only the second throws");
}

#[test]
fn r11_2_a_rally_that_is_won_places_a_unit() {
    let table = bows().leader("L", CRUSADER, 2, "0606").bowmen("C2", CRUSADER, "").dead("C2");
    let table = table.reorganization(CRUSADER);
    let play = table.clone().begin(|begin| begin.rally = Some(RallyBegin::Open)).start();
    assert!(play.allows(rally()));
    let play = table.begin(|begin| begin.rally = Some(RallyBegin::Won)).start();
    assert!(play.allows(place_rally("C2", "0607")), "{:?}", play.offers());
}

/// The names of the faults with their paths, `name at`.
fn named(table: &Table) -> Vec<String> {
    table.faults().into_iter().map(|fault| format!("{} {}", fault.name, fault.at)).collect()
}

#[test]
fn what_cannot_have_been_done_is_a_fault() {
    let one = |table: Table, fault: &str| assert_eq!(named(&table), [fault]);
    let of = |id: &str, field: &str| format!("{field} bmw.begin.counters.{id}.{field}");
    one(bows().counter("M1", |c| c.moved = true), &of("M1", "moved"));
    one(bows().counter("C1", |c| c.fired = true), &of("C1", "fired"));
    one(bows().counter("C1", |c| c.fought = true), &of("C1", "fought"));
    one(bows().counter("C1", |c| c.duty = Some(true)), &of("C1", "duty"));
    one(bows().counter("C1", |c| c.charging = true), &of("C1", "charging"));
    one(bows().counter("C1", |c| c.flipped_up = true), &of("C1", "flipped_up"));
    one(bows().counter("C1", |c| c.back_before = Some(true)), &of("C1", "back_before"));
    one(bows().counter("M1", |c| c.disengaged = true), &of("M1", "disengaged"));
    let shot = |firer: &str| ShotBegin { firer: firer.to_owned(), target: "M1".to_owned() };
    one(bows().begin(|b| b.declared = vec![shot("C1")]), "declared bmw.begin.declared[0]");
    one(bows().begin(|b| b.declared = vec![shot("X")]), "unknown-counter bmw.begin.declared[0]");
    one(bows().begin(|b| b.defensive_fire = true), "phase bmw.begin.defensive_fire");
    one(bows().begin(|b| b.rally = Some(RallyBegin::Won)), "phase bmw.begin.rally");
    let from =
        |b: &mut gonfalon::scenario::bmw::BeginData| b.reorganize_from = Some("M1".to_owned());
    one(bows().reorganization(CRUSADER).begin(from), "reorganize-from bmw.begin.reorganize_from");
    one(bows().archery(CRUSADER).begin(|b| b.under_way = true), "phase bmw.begin.under_way");
    one(bows().begin(|b| b.sortie_open = Some(true)), "sortie bmw.begin.sortie_open");
}

#[test]
fn where_a_counter_cannot_stand_the_fault_says_why() {
    let at = |id: &str, hex: &str| {
        let id = id.to_owned();
        let hex = hex.to_owned();
        move |table: Table| table.counter(&id, |c| c.at = Some(hex))
    };
    let one = |table: Table, name: &str, rule: &str| {
        let faults = table.faults();
        let found: Vec<_> = faults.iter().map(|f| (f.name.as_str(), f.rule.as_deref())).collect();
        assert_eq!(found, [(name, Some(rule))], "{faults:?}");
    };
    one(at("C1", "0605")(bows()), "overstacked", "4.3");
    one(at("C1", "9999")(bows()), "unknown-hex", "2.1");
    one(at("L", "0605")(bows().leader("L", CRUSADER, 2, "0606")), "enemy", "4.4");
    let sea = Table::map(&["~..........."; 12]).bowmen("C1", CRUSADER, "0606");
    one(at("C1", "0105")(sea), "prohibited-terrain", "4.2");
    let both =
        bows().counter("C1", |c| (c.at, c.off) = (Some("0808".to_owned()), Some(OffMap::SetAside)));
    one(both, "place", "2.1");
}

#[test]
fn faults_of_a_beginning_come_all_at_once() {
    let table = bows().begin(|begin| {
        (begin.turn, begin.stage, begin.phase) = (0, 3, PhaseName::Movement);
        begin.side = "nobody".to_owned();
        begin.counters.entry("X".to_owned()).or_default();
        begin.counters.entry("C1".to_owned()).or_default().at = Some("9999".to_owned());
        begin.counters.entry("M1".to_owned()).or_default().fought = true;
    });
    let names: Vec<String> = table.faults().into_iter().map(|fault| fault.name).collect();
    for name in ["turn", "stage", "unknown-side", "unknown-counter", "unknown-hex", "fought"] {
        assert!(names.iter().any(|n| n == name), "{name}: {names:?}");
    }
}
