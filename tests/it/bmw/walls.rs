//! 15.4: the walls of Acre and the sortie.

use super::table::*;
use gonfalon::scenario::bmw::{PhaseName, UnitKind};
use gonfalon::systems::bmw::special::SpecialRule;

/// Ends movement, archery and combat of the side that moves.
fn pass(play: &mut Play) {
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
}

// ---- 15.4 the walls ---------------------------------------------------------------------------------

trait Walled {
    fn garrison(self, id: &str, at: &str) -> Self;
}

impl Walled for Table {
    /// Garrison 4-1; back 2-1.
    fn garrison(self, id: &str, at: &str) -> Self {
        self.unit(id, MUSLIM, UnitKind::Garrison, front(4, 1), back(2, 1), at)
    }
}

/// Walls in 0606 and 0605.
fn walls() -> Table {
    Table::open().fortress("0606 0605")
}

#[test]
fn r15_4_crusaders_may_not_enter() {
    let play = walls().foot("A", CRUSADER, 5, "0607").leader("L", CRUSADER, 2, "0607").start();
    assert_eq!(play.refused(mv("A", "0606")), "15.4/fortress");
    assert_eq!(play.refused(mv("L", "0606")), "15.4/fortress");
}

#[test]
fn r15_4_not_even_by_road() {
    let play = walls().road("0607 0606").foot("A", CRUSADER, 5, "0607").start();
    assert_eq!(play.refused(mv("A", "0606")), "15.4/fortress");
}

#[test]
fn r15_4_crusader_zoc_does_not_extend_into_the_walls() {
    let play = walls().foot("A", CRUSADER, 5, "0607").start();
    assert!(!play.zoc(CRUSADER, "0606"));
    assert!(play.zoc(CRUSADER, "0707"));
}

#[test]
fn r15_4_any_muslim_unit_may_enter() {
    let mut play = walls().foot("E", MUSLIM, 4, "0706").movement(MUSLIM).start();
    play.play(mv("E", "0606"));
    let mut play = walls().lancers("H", MUSLIM, "0706").movement(MUSLIM).start();
    play.play(mv("H", "0606"));
}

#[test]
fn r15_4_crusaders_may_not_attack_the_walls() {
    let play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(CRUSADER).start();
    assert_eq!(play.refused(attack("A", "G")), "15.4/fortress");
}

#[test]
fn r15_4_nor_a_leader_behind_them() {
    let play = walls()
        .foot("A", CRUSADER, 5, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("A", "S")), "15.4/fortress");
}

#[test]
fn r15_4_crusaders_next_to_the_walls_owe_no_attack() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(CRUSADER).start();
    assert!(play.zoc(MUSLIM, "0607"));
    play.play(end_combat());
}

#[test]
fn r15_4_crusaders_in_the_zoc_of_the_walls_must_be_attacked() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(MUSLIM).start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("G", "A"));
    play.play(end_combat());
}

#[test]
fn r15_4_crusaders_in_the_zoc_of_the_walls_may_not_walk_away() {
    let play = walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").start();
    assert_eq!(play.refused(mv("A", "0608")), "4.4/exit-ezoc");
}

#[test]
fn r15_4_units_on_the_walls_are_never_in_an_ezoc() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").movement(MUSLIM).start();
    play.play(mv("G", "0605"));
}

#[test]
fn r15_4_no_crusader_archery_into_the_walls() {
    let play =
        walls().bowmen("B", CRUSADER, "0607").garrison("G", "0606").archery(CRUSADER).start();
    assert_eq!(play.refused(fire("B", "G")), "15.4/fortress");
}

#[test]
fn r15_4_a_garrison_on_the_walls_ignores_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").garrison("G", "0606").combat(MUSLIM).start();
    play.roll(&[4], attack("G", "A"));
    assert_eq!(play.result(), "1-2 AR 4");
    assert_eq!(play.at("G"), "0606");
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "no hex was vacated");
}

#[test]
fn r15_4_the_other_attackers_retreat_on_ar() {
    let mut play = walls()
        .foot("A", CRUSADER, 16, "0607")
        .garrison("G", "0606")
        .foot("E", MUSLIM, 4, "0707")
        .combat(MUSLIM)
        .start();
    play.roll(&[4], attack("G E", "A"));
    assert_eq!(play.result(), "1-2 AR 4");
    play.play(retreat("E", "0806"));
    assert_eq!(play.at("G"), "0606");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.refused(advance("A", "0606")), "7.9/not-vacated");
    play.play(advance("A", "0707"));
}

#[test]
fn r15_4_other_muslims_on_the_walls_retreat_on_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").foot("E", MUSLIM, 4, "0606").combat(MUSLIM).start();
    play.roll(&[4], attack("E", "A"));
    play.play(retreat("E", "0605"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "a Crusader may not advance into the walls");
}

#[test]
fn r15_4_a_garrison_outside_retreats_on_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0608").garrison("G", "0607").combat(MUSLIM).start();
    play.roll(&[4], attack("G", "A"));
    play.play(retreat("G", "0606"));
    assert_eq!(play.at("G"), "0606");
}

#[test]
fn r15_4_a_garrison_on_the_walls_does_not_ignore_al() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").garrison("G", "0606").combat(MUSLIM).start();
    play.roll(&[6], attack("G", "A"));
    assert_eq!(play.result(), "1-2 AL 6");
    assert_eq!(play.at("G"), "eliminated");
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")));
}

#[test]
fn r15_4_crusaders_do_not_retreat_into_the_walls() {
    let mut play =
        walls().foot("A", CRUSADER, 4, "0607").foot("E", MUSLIM, 8, "0608").combat(MUSLIM).start();
    play.roll(&[1], attack("E", "A"));
    assert_eq!(play.refused(retreat("A", "0606")), "7.8/prohibited");
}

// ---- 15.4 the sortie --------------------------------------------------------------------------------

/// Three garrison units inside walls of two hexes, before the Muslim player turn of this stage.
fn besieged(stage: u8) -> Table {
    walls()
        .special(SpecialRule::Sortie {
            side: "muslim".to_owned(),
            zone: "fortress".to_owned(),
            stage: 2,
        })
        .garrison("G1", "")
        .garrison("G2", "")
        .garrison("G3", "")
        .foot("E", MUSLIM, 4, "0101")
        .foot("A", CRUSADER, 4, "1212")
        .data(|data| data.begin.as_mut().expect("a start").stage = stage)
        .phase(PhaseName::Reorganization, CRUSADER)
}

#[test]
fn r15_4_sortie_is_asked_in_the_second_stage_only() {
    assert_eq!(besieged(2).start().decides(), Some((MUSLIM, "15.4")));
    let play = besieged(1).start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-window");
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
}

#[test]
fn r15_4_sortie_puts_one_unit_in_each_wall_hex_and_they_may_move() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    play.play(place_garrison("G1", "0606"));
    assert_eq!(play.refused(place_garrison("G2", "0606")), "15.4/hex-occupied");
    assert_eq!(play.refused(place_garrison("G2", "0607")), "15.4/fortress");
    assert_eq!(play.refused(place_garrison("G1", "0605")), "15.4/sortie-used");
    play.play(place_garrison("G2", "0605"));
    assert!(play.offers_of("place-garrison").is_empty(), "no room");
    play.play(mv("G1", "0607"));
    assert_eq!(
        (play.at("G1"), play.at("G2"), play.at("G3")),
        ("0607".into(), "0605".into(), "set-aside".into())
    );
}

#[test]
fn r15_4_overflow_comes_when_a_wall_hex_is_vacant() {
    // In the same movement phase ...
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    play.play(place_garrison("G1", "0606"));
    play.play(mv("G1", "0607"));
    play.play(place_garrison("G2", "0606"));
    assert_eq!(play.at("G2"), "0606");
    // ... or in a later one.
    pass(&mut play);
    pass(&mut play);
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")), "it is not asked again");
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-used");
    play.play(place_garrison("G3", "0605"));
    play.play(mv("G3", "0604"));
}

#[test]
fn r15_4_sortie_may_wait() {
    let mut play = besieged(2).start();
    play.play(word("no-sortie"));
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-window", "too late in this turn");
    pass(&mut play);
    pass(&mut play);
    assert_eq!(play.decides(), Some((MUSLIM, "15.4")));
}

#[test]
fn r15_4_sortie_is_a_matter_of_the_movement_phase() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    play.play(end_movement());
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
    for action in [end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert!(!play.allows(place_garrison("G1", "0606")), "nor of the Crusader's");
}

#[test]
fn r15_4_sortie_is_for_the_garrison() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    assert!(!play.allows(place_garrison("E", "0606")));
    assert_eq!(play.refused(place_garrison("A", "0606")), "3.2/not-your-decision");
}

#[test]
fn r15_4_undeployed_garrison_is_no_loss() {
    let play = besieged(2).start();
    assert_eq!(play.points(CRUSADER), 0);
}

#[test]
fn r15_4_a_dead_garrison_unit_is_no_reason_to_sally() {
    let play = besieged(2).dead("G1").dead("G2").dead("G3").start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

// ---- 7.3, 15.4: in the ZOC of the walls alone ---------------------------------------------------------

#[test]
fn r15_4_in_the_zone_of_the_walls_alone_no_attack_is_owed() {
    let mut play = Table::open()
        .fortress("0606")
        .foot("M1", MUSLIM, 4, "0606")
        .foot("C1", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("C1", "M1")), "15.4/fortress");
    play.play(end_combat());
}

#[test]
fn r15_4_in_the_zone_of_the_walls_another_neighbour_must_be_attacked() {
    let mut play = Table::open()
        .fortress("0606")
        .foot("M1", MUSLIM, 4, "0606")
        .light("M2", MUSLIM, "0608")
        .foot("C1", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.play(attack("C1", "M2"));
}
