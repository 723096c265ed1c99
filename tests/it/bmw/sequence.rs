//! Chapter 3: sequence of play and victory.

use super::table::*;

#[test]
fn r3_2_attack_in_the_movement_phase_is_refused() {
    let play = Table::open()
        .foot("C1", CRUSADER, 5, "0303")
        .foot("M1", MUSLIM, 4, "0304")
        .start();
    assert_eq!(play.refused(attack("C1", "M1")), "3.2/wrong-phase");
}
