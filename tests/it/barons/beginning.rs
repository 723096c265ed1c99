//! What a start in mid-battle can say has been done already, and that the rules then hold to it.

use super::table::*;
use gonfalon::scenario::FromScenario;
use gonfalon::scenario::barons::begin::{CounterBegin, ReactionBegin};
use gonfalon::systems::barons::Barons;

/// Two Battles in line, one pair in contact.
fn lines() -> Table {
    Table::field(
        "SIM.MA1 0505 f1, SIM.IN2 0405 f1, SIM.L 0405, GLO.MA1 0507 f1, GLO.L 0507,
         HEN.MA1 0605 f4, HEN.IN5 0705 f4, HEN.L 0805, COR.MA1 0607 f4, COR.L 0608",
    )
}

fn counter(table: Table, id: &str, change: impl FnOnce(&mut CounterBegin)) -> Table {
    let id = format!("L.{id}");
    table.begin(|begin| change(begin.counters.entry(id).or_default()))
}

#[test]
fn r7_0_who_has_moved_does_not_move_again() {
    let mut play = counter(lines(), "SIM.IN2", |c| c.moved = true).start();
    play.refused(pick("SIM.IN2"), "7.0/moved");
    let mut play = counter(lines(), "SIM.L", |c| c.moved = true).start();
    play.refused(pick("SIM.L"), "7.0/moved").allowed(pick("SIM.IN2"));
}

#[test]
fn r8_0_who_has_fired_does_not_fire_again() {
    let table = lines().at("offensive-fire");
    table.start().allowed(fire("SIM.IN2", "0605"));
    let play = counter(table, "SIM.IN2", |c| c.fired = Some("0605".to_owned()));
    assert_eq!(play.start().decides(), "barons 9.0", "nobody else can shoot");
}

#[test]
fn r9_0_a_hex_is_attacked_once_and_by_units_that_have_not_attacked() {
    let table = lines().at("melee");
    table.start().allowed(attack("0605", "0505"));
    let mut play = counter(table.clone(), "GLO.MA1", |_| ()).start();
    play.allowed(attack("0605", "0505"));
    let done = counter(table, "SIM.MA1", |c| c.attacked = true);
    let done = done.begin(|begin| begin.targets = vec!["0605".to_owned()]);
    let play = done.start_with(&[1, 1]);
    assert_ne!(play.decides(), "barons 9.0", "nobody can attack any more");
}

#[test]
fn r3_c2_who_has_turned_does_not_turn_again() {
    let table = lines().at("adjustment");
    table.start().allowed(face("HEN.MA1", 2));
    let table = counter(table, "HEN.MA1", |c| c.adjusted = true);
    let play = table.start();
    assert!(!play.allows(face("HEN.MA1", 2)));
    assert!(play.allows(face("COR.MA1", 2)));
}

#[test]
fn r5_3_contact_is_reckoned_from_where_everybody_stood() {
    let contacts = |table: &Table| {
        let play = table.start();
        play.game.state.active().contacts.len()
    };
    let table = lines().at("melee");
    assert_eq!(contacts(&table), 1);
    // It came next to the enemy in this round.
    let came = counter(table, "SIM.MA1", |c| c.start = Some("0305".to_owned()));
    assert_eq!(contacts(&came), 0);
}

#[test]
fn r5_3_designated_hexes_count_as_new_attacks() {
    let table = lines().chit(1).begin(|begin| begin.designated = vec!["0605".to_owned()]);
    assert_eq!(table.start().designated(), "0605");
    let table = table.begin(|begin| begin.designated.push("0607".to_owned()));
    assert_eq!(table.faults()[0].at, "barons.begin.designated");
}

#[test]
fn r10_3_a_reaction_is_checked_once_for_each_mover() {
    let pair =
        |unit: &str, mover: &str| ReactionBegin { unit: unit.to_owned(), mover: mover.to_owned() };
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0405, HEN.HC1 0905 f4, HEN.L 1005");
    let told = table.clone().begin(|b| b.reactions = vec![pair("L.HEN.HC1", "L.SIM.MA1")]);
    let play = told.start();
    assert_eq!(play.whole()["reactions"][0]["mover"], "L.SIM.MA1");
    let wrong = table.begin(|b| b.reactions = vec![pair("L.SIM.MA1", "L.HEN.HC1")]);
    assert_eq!(wrong.faults()[0].at, "barons.begin.reactions[0]");
}

#[test]
fn r11_0_an_attack_that_has_been_continued_is_not_continued_again() {
    let table = lines().at("melee").chit(4);
    let mut once = table.start();
    once.roll(&[], end_melee());
    assert_eq!(once.decides(), "barons 11.0");
    let mut twice = table.begin(|begin| begin.round = 1).start();
    twice.roll(&[1, 1], end_melee());
    assert_ne!(twice.decides(), "barons 11.0");
}

#[test]
fn r10_2_who_spent_himself_and_who_owes_a_recoil_is_kept() {
    let table =
        Table::field("SIM.HC1 0505 f1, SIM.L 0405, HEN.MA1 0905 f4, HEN.L 1005").at("melee");
    let table = counter(table, "SIM.HC1", |c| (c.spent, c.owes_recoil) = (true, true));
    let (_, game) = Barons::start(table.scenario()).expect("it is sound");
    assert!(game.state.units[0].spent && game.state.units[0].owes_recoil);
}

#[test]
fn what_cannot_have_been_done_is_a_fault() {
    let one = |table: Table, fault: &str| {
        let faults = table.faults();
        let found: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
        assert_eq!(found, [fault], "{faults:?}");
    };
    let of = |id: &str, field: &str| format!("barons.begin.counters.L.{id}.{field}");
    one(counter(lines(), "HEN.MA1", |c| c.moved = true), &of("HEN.MA1", "moved"));
    one(
        counter(lines(), "SIM.IN2", |c| c.fired = Some("0605".to_owned())),
        &of("SIM.IN2", "fired"),
    );
    one(counter(lines(), "SIM.MA1", |c| c.attacked = true), &of("SIM.MA1", "attacked"));
    one(counter(lines(), "HEN.MA1", |c| c.adjusted = true), &of("HEN.MA1", "adjusted"));
    one(counter(lines(), "SIM.MA1", |c| c.checked = true), &of("SIM.MA1", "checked"));
    one(counter(lines(), "SIM.MA1", |c| c.spent = true), &of("SIM.MA1", "spent"));
    one(counter(lines(), "SIM.MA1", |c| c.owes_recoil = true), &of("SIM.MA1", "owes_recoil"));
    one(
        counter(lines(), "SIM.MA1", |c| c.start = Some("9999".to_owned())),
        &of("SIM.MA1", "start"),
    );
    one(lines().begin(|b| b.targets = vec!["0605".to_owned()]), "barons.begin.targets");
    one(lines().begin(|b| b.owed = vec!["L.SIM.MA1".to_owned()]), "barons.begin.owed");
    one(lines().begin(|b| b.emptied = vec!["9999".to_owned()]), "barons.begin.emptied[0]");
    one(lines().battle("SIM", |b| b.down_since = Some(1)), "barons.begin.battles.L.SIM.down_since");
    one(
        lines().battle("SIM", |b| b.entry = Some("0101".to_owned())),
        "barons.begin.battles.L.SIM.entry",
    );
    let early = counter(lines().at("initiative"), "SIM.MA1", |c| c.moved = true);
    one(early, "barons.begin.counters.L.SIM.MA1");
}

#[test]
fn faults_of_a_beginning_come_all_at_once() {
    let table = lines().begin(|begin| {
        (begin.turn, begin.running) = (0, 3);
        begin.counters.entry("L.SIM.MA1".to_owned()).or_default().at = Some("9999".to_owned());
        begin.counters.entry("L.SIM.IN2".to_owned()).or_default().hits = 9;
        begin.counters.entry("nobody".to_owned()).or_default();
    });
    let names: Vec<String> = table.faults().into_iter().map(|fault| fault.name).collect();
    for name in ["turn", "running", "unknown-hex", "hits", "unknown-counter"] {
        assert!(names.iter().any(|n| n == name), "{name}: {names:?}");
    }
}
