//! Set-up: 14.1, 14.2, 14.3.

use super::table::*;
use gonfalon::kernel::Side;

/// Acre, with the Crusaders about to set up.
fn crusader_setup() -> Play {
    Table::of(acre()).start()
}

/// Acre with everything in its historical place, for the side that sets up.
fn historical() -> Play {
    let mut play = crusader_setup();
    play.play(word("set-up-historically"));
    play
}

/// The same for the Muslims; the Crusaders are ready.
fn muslim_historical() -> Play {
    let mut play = historical();
    play.play(set_up_done());
    play.play(word("set-up-historically"));
    play
}

/// Takes a counter off the map again.
fn take_off(play: &mut Play, unit: &str) {
    play.play(select(unit));
    play.play(take_up(unit));
}

fn shift(play: &mut Play, unit: &str, hex: &str) {
    play.play(place(unit, hex));
}

// ---- 14.1 -------------------------------------------------------------------------------------------

#[test]
fn r14_1_the_crusader_sets_up_first_and_moves_first() {
    let mut play = crusader_setup();
    assert_eq!(play.decides(), Some((CRUSADER, "14.2")));
    assert_eq!(play.game.state.turn, 0);
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert_eq!(play.decides(), Some((MUSLIM, "14.3")));
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert_eq!((play.game.state.stage, play.game.state.turn), (1, 1));
}

#[test]
fn r14_1_nothing_else_may_be_done_meanwhile() {
    let play = historical();
    assert_eq!(play.refused(mv("C01", "0904")), "3.2/wrong-phase");
    assert_eq!(play.refused(place("M01", "1201")), "3.2/not-your-decision");
}

// ---- 14.2 -------------------------------------------------------------------------------------------

#[test]
fn r14_2_historical_setup_is_legal() {
    let mut play = historical();
    for (unit, hex) in [
        ("C12", "0206"),
        ("C13", "0207"),
        ("C27", "0212"),
        ("C28", "0514"),
        ("C01", "0903"),
        ("TB1", "0208"),
    ] {
        assert_eq!(play.at(unit), hex, "{unit}");
    }
    assert_eq!(play.at("CC1"), "0514");
    play.play(set_up_done());
    assert_eq!(play.decides(), Some((MUSLIM, "14.3")));
}

#[test]
fn r14_2_nobody_starts_in_an_enemy_zoc() {
    let mut play = muslim_historical();
    play.play(set_up_done());
    for side in Side::ALL {
        for (unit, hex) in play.game.state.units_on_map(&play.scene, side) {
            assert!(!play.game.state.in_ezoc(side, hex), "{}", play.scene.counter(unit).id);
        }
    }
}

#[test]
fn r14_2_two_gaps_under_zoc_are_legal() {
    let play = historical();
    for hex in ["0907", "0718"] {
        assert_eq!(play.game.state.unit_at(play.hex(hex)), None);
        assert!(play.zoc(CRUSADER, hex));
    }
}

#[test]
fn r14_2_a_gap_in_the_line_is_refused() {
    // The two northernmost hexes empty: nobody covers 0902.
    let mut play = historical();
    shift(&mut play, "C19", "0907");
    shift(&mut play, "C01", "0718");
    shift(&mut play, "CL3", "0718");
    assert_eq!(play.refused(set_up_done()), "14.2/line-gap");
    shift(&mut play, "C19", "0902");
    play.play(set_up_done());
}

#[test]
fn r14_2_zones_are_kept() {
    let play = historical();
    for hex in ["1010", "0901", "0622", "0301", "1201"] {
        assert_eq!(play.refused(place("C01", hex)), "14.2/zone", "{hex}");
    }
}

#[test]
fn r14_2_infantry_only_on_the_siege_line() {
    let mut play = historical();
    take_off(&mut play, "C13");
    assert_eq!(play.refused(place("C01", "0207")), "14.2/infantry-only");
    assert!(play.allows(place("C19", "0207")));
    take_off(&mut play, "C12");
    assert_eq!(play.refused(place("C01", "0206")), "14.2/infantry-only");
}

#[test]
fn r14_2_one_in_each_siege_hex() {
    let mut play = historical();
    shift(&mut play, "C13", "0907");
    assert_eq!(play.refused(set_up_done()), "14.2/siege-line");
}

#[test]
fn r14_2_the_seventh_infantry_beside_the_siege_line() {
    // Any of the nine hexes, but only one unit there.
    for hex in ["0213", "0307", "0308", "0309", "0310", "0311", "0312", "0313"] {
        let mut play = historical();
        assert!(!play.allows(place("C11", hex)), "an eighth one in {hex}");
        shift(&mut play, "C12", hex);
        play.play(set_up_done());
    }
    let mut play = historical();
    shift(&mut play, "C12", "0907");
    assert_eq!(play.refused(set_up_done()), "14.2/siege-line", "there must be one");
}

#[test]
fn r14_2_one_unit_in_each_camp() {
    let mut play = historical();
    shift(&mut play, "C28", "0907");
    assert!(play.refused(set_up_done()).starts_with("14.2/"));
    // Any unit may guard it.
    shift(&mut play, "C02", "0514");
    shift(&mut play, "C28", "0619");
    play.play(set_up_done());
}

#[test]
fn r14_2_one_unit_in_a_hex() {
    let play = historical();
    assert_eq!(play.refused(place("C01", "0902")), "4.3/stacking");
    assert_eq!(play.refused(place("C12", "0207")), "4.3/stacking");
}

#[test]
fn r14_2_one_trebuchet_in_a_siege_hex() {
    let mut play = historical();
    assert_eq!(play.refused(place("TB1", "0209")), "14.2/one-trebuchet-per-hex");
    for hex in ["0206", "0902", "0514"] {
        assert_eq!(play.refused(place("TB1", hex)), "14.2/zone", "{hex}");
    }
    shift(&mut play, "TB1", "0207");
    shift(&mut play, "TB4", "0212");
    play.play(set_up_done());
}

#[test]
fn r14_2_camps_stand() {
    let play = historical();
    assert!(!play.allows(place("CC1", "0614")));
    assert!(!play.allows(take_up("CC1")));
}

#[test]
fn r14_2_leaders_with_any_unit() {
    let mut play = historical();
    assert_eq!(play.refused(place("CL1", "0907")), "14.2/leader-alone");
    shift(&mut play, "CL1", "0207");
    shift(&mut play, "CL2", "0207");
    shift(&mut play, "CL3", "0514");
    play.play(set_up_done());
}

#[test]
fn r14_2_a_leader_left_alone_is_noticed() {
    let mut play = historical();
    shift(&mut play, "C01", "0907");
    assert_eq!(play.refused(set_up_done()), "14.2/leader-alone");
}

#[test]
fn r14_2_everything_must_be_placed() {
    let mut play = historical();
    take_off(&mut play, "C19");
    assert_eq!(play.at("C19"), "unplaced");
    assert_eq!(play.refused(set_up_done()), "14.2/unplaced");
    play.play(select("C19"));
    assert_eq!(play.refused(take_up("C19")), "14.2/not-on-map");
    let mut play = historical();
    take_off(&mut play, "TB2");
    assert_eq!(play.refused(set_up_done()), "14.2/unplaced");
    let mut play = historical();
    take_off(&mut play, "CL4");
    assert_eq!(play.refused(set_up_done()), "14.2/unplaced");
}

#[test]
fn r14_2_heavy_cavalry_may_start_on_either_side() {
    let mut play = historical();
    play.play(select("C01"));
    play.play(flip("C01"));
    play.play(put_back());
    assert!(play.is_back("C01"));
    play.play(select("C19"));
    assert_eq!(play.refused(flip("C19")), "9.6/not-flippable");
    play.play(put_back());
    play.play(set_up_done());
    assert!(play.is_back("C01"));
}

#[test]
fn r14_2_counters_can_be_picked_up_and_put_down() {
    let mut play = crusader_setup();
    play.play(select("C13"));
    play.play(place("C13", "0207"));
    assert_eq!(play.at("C13"), "0207");
    play.play(select("C13"));
    play.play(put_back());
    assert_eq!(play.at("C13"), "0207");
    play.play(select("C13"));
    play.play(place("C13", "0208"));
    assert_eq!(play.at("C13"), "0208");
}

// ---- 14.3 -------------------------------------------------------------------------------------------

#[test]
fn r14_3_historical_setup_is_legal() {
    let mut play = muslim_historical();
    for (unit, hex) in
        [("M01", "1213"), ("M31", "2129"), ("M28", "2229"), ("M32", "2329"), ("M30", "0324")]
    {
        assert_eq!(play.at(unit), hex, "{unit}");
    }
    assert_eq!(play.game.state.unit_at(play.hex("1214")), None);
    assert!(play.zoc(MUSLIM, "1214"), "covered from 1213");
    play.play(set_up_done());
}

#[test]
fn r14_3_the_garrison_is_set_aside() {
    let play = muslim_historical();
    for number in 1..=7 {
        assert_eq!(play.at(&format!("G{number}")), "set-aside");
    }
    assert_eq!(play.refused(place("G1", "1214")), "14.3/zone");
    assert!(!play.allows(place("G1", "0108")));
}

#[test]
fn r14_3_a_gap_between_solid_dots_is_refused() {
    // 1209 between light infantry in 1208 and 1210: they cover only their own hexes.
    let mut play = muslim_historical();
    shift(&mut play, "M23", "1214");
    assert_eq!(play.refused(set_up_done()), "14.3/line-gap");
}

#[test]
fn r14_3_a_gap_beside_heavy_cavalry_is_covered() {
    // 1212 between the Mamluks in 1213 and the askar in 1211.
    let mut play = muslim_historical();
    shift(&mut play, "M18", "1214");
    play.play(set_up_done());
}

#[test]
fn r14_3_zones_are_kept() {
    let play = muslim_historical();
    for hex in ["1301", "1113", "2128", "0907", "0108", "2601"] {
        assert_eq!(play.refused(place("M01", hex)), "14.3/zone", "{hex}");
    }
    assert_eq!(play.refused(place("M01", "0902")), "4.4/enemy-hex");
}

#[test]
fn r14_3_one_unit_in_each_camp() {
    let mut play = muslim_historical();
    shift(&mut play, "M31", "1214");
    assert!(play.refused(set_up_done()).starts_with("14.3/"));
}

#[test]
fn r14_3_leaders_with_any_unit_on_the_map() {
    let mut play = muslim_historical();
    assert_eq!(play.refused(place("ML1", "1214")), "14.3/leader-alone");
    assert_eq!(play.refused(place("ML1", "0902")), "14.3/leader-alone", "an enemy's");
    shift(&mut play, "ML1", "2229");
    play.play(set_up_done());
}

#[test]
fn r14_3_the_crusader_is_done() {
    let play = muslim_historical();
    assert_eq!(play.refused(place("C01", "0907")), "3.2/not-your-decision");
}

/// Demoralization, disintegration and rally of a side in a stage of Acre.
fn levels(side: Side, stage: u8) -> (u32, u32, Option<(u8, u8)>) {
    use gonfalon::scenario::FromScenario;
    let (scene, _) = gonfalon::systems::bmw::Bmw::start(&acre())
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let morale = scene.morale(side, stage);
    (morale.demoralized, morale.disintegrates, morale.rally)
}

#[test]
fn r14_4_crusader_levels_are_the_same_in_both_stages() {
    assert_eq!(levels(Side::A, 1), (80, 110, Some((1, 3))));
    assert_eq!(levels(Side::A, 2), (80, 110, Some((1, 3))));
}

#[test]
fn r14_5_muslim_levels_rise_after_the_withdrawal() {
    assert_eq!(levels(Side::B, 1), (50, 75, Some((1, 5))));
    assert_eq!(levels(Side::B, 2), (70, 100, Some((1, 5))));
}
