//! 9.5: dismounted cavalry.

use super::cavalry::field_with;
use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

fn dismounted(table: Table, side: gonfalon::kernel::Side, at: &str) -> Table {
    table.unit("K", side, UnitKind::Dismounted, front(8, 3), back(4, 6).open(), at)
}

#[test]
fn r9_5_flips_even_in_an_ezoc() {
    let mut play = dismounted(Table::open(), CRUSADER, "0606").foot("E", MUSLIM, 4, "0605").start();
    play.play(flip("K"));
    assert!(play.is_back("K"));
    play.play(flip("K"));
    assert!(!play.is_back("K"), "back and forth");
}

#[test]
fn r9_5_flips_before_the_first_move_only() {
    let mut play =
        dismounted(Table::open(), CRUSADER, "0606").foot("F", CRUSADER, 4, "0101").start();
    play.play(mv("F", "0102"));
    assert_eq!(play.refused(flip("K")), "9.5/flip-after-move");
}

#[test]
fn r9_5_moves_as_foot_on_the_front_and_as_horse_on_the_back() {
    let mut play = dismounted(field_with('S', 6, 5), CRUSADER, "0606").start();
    assert!(play.allows(mv("K", "0605")));
    play.play(flip("K"));
    assert_eq!(play.refused(mv("K", "0605")), "4.2/prohibited-terrain");
    assert!(play.allows(mv("K", "0607 0608 0609 0610 0611 0612")), "MA 6");
}

#[test]
fn r9_5_hit_by_archery_turns_to_the_cavalry_side() {
    let mut play = dismounted(Table::open(), CRUSADER, "0606")
        .bowmen("B", MUSLIM, "0605")
        .archery(MUSLIM)
        .start();
    play.play(fire("B", "K"));
    play.roll(&[1], end_fire());
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_forced_to_retreat_mounts_and_goes_three_hexes() {
    let mut play = dismounted(Table::open(), MUSLIM, "0606")
        .foot("A", CRUSADER, 16, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "K"));
    assert_eq!(play.result(), "2-1 DR 1");
    assert!(play.is_back("K"));
    assert_eq!(play.refused(retreat("K", "0605")), "9.2/three-hexes");
    play.play(retreat("K", "0605 0604 0603"));
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_attacker_forced_to_retreat_mounts_too() {
    let mut play = dismounted(Table::open(), CRUSADER, "0607")
        .foot("D", MUSLIM, 16, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[4], attack("K", "D"));
    assert_eq!(play.result(), "1-2 AR 4");
    play.play(retreat("K", "0608 0609 0610"));
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_dismounted_cavalry_does_not_charge() {
    let play = dismounted(Table::open(), CRUSADER, "0608").foot("E", MUSLIM, 4, "0606").start();
    assert_eq!(play.refused(charge("K", "0607")), "9.6/not-strong-side");
}
