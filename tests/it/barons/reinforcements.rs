//! 14.5: Evesham as it might have been: points, Battles, and who comes later.

use super::ends::last_of_simon;
use super::geo;
use super::scenarios::{Letters, automatic};
use super::table::*;

/// Simon, Gilbert, and the reinforcements of both sides.
fn possible() -> Table {
    let table = Table::on(
        "evesham-possible",
        "SIM.MA1 1608 f1, SIM.L 1608, YNG.HC1 waits, YNG.MA1 waits, YNG.IN1 waits, YNG.L waits,
         GIL.MA1 2906 f4, GIL.L 2906, MOR.HC1 waits, MOR.IN1 waits, MOR.IN2 waits, MOR.IN3 waits, MOR.L waits",
    );
    table.at("initiative").initiative("royalists", 1)
}

#[test]
fn r14_5_the_points_and_battles_of_evesham_as_it_might_have_been() {
    let play = Table::of("evesham-possible").start();
    assert_eq!(play.scene.command_points[BARONS], 30);
    assert_eq!(play.scene.command_points[ROYALISTS], 45);
    assert_eq!(play.scene.first, BARONS);
    let found = automatic("evesham-possible");
    assert!(
        found.contains(&"E.YNG.HC1 waits".to_owned())
            && found.contains(&"E.MOR.L waits".to_owned())
    );
}

/// U-79: from the third own activation on, with a real chit of the own track.
#[test]
fn r14_5_reinforcements_come_with_the_third_activation_of_their_side() {
    for (won, option, may) in [
        ([2, 0], "own_side", true),
        ([3, 0], "own_side", true),
        ([1, 5], "own_side", false),
        ([1, 1], "game", true),
        ([1, 0], "game", false),
    ] {
        let table = possible().won(won).option("third_activation", option);
        let mut play = table.chits("YNG", &[1]).start();
        if may {
            play.allowed(bid("YNG", 1));
        } else {
            play.refused(bid("YNG", 1), "14.5/not-yet");
        }
        play.refused(bid("YNG", 0), "14.5/not-yet").allowed(bid("SIM", 0));
        // A chit it does not have.
        if may {
            play.refused(bid("YNG", 2), "5.0/no-chit");
        }
    }
}

#[test]
fn r14_5_simon_the_younger_comes_from_column_10_and_row_15() {
    let letters = Letters::of("evesham-possible");
    let mut play = possible().won([2, 2]).chits("YNG", &[2]).start();
    play.play(bid("YNG", 2)).play("pass");
    let column = (4..=15).map(|row| format!("10{row:02}"));
    let entries: Vec<String> = column.chain((11..=17).map(|c| format!("{c}15"))).collect();
    for (unit, dry) in [("YNG.HC1", true), ("YNG.MA1", false), ("YNG.L", false)] {
        play.play(pick(unit));
        assert_eq!(play.decides(), "barons 7.0");
        for to in geo::all(38, 23) {
            let hex = geo::label(to);
            let marsh = letters.at(to) == 'm';
            let expected = match entries.contains(&hex) {
                false => Some("14.5/no-entry"),
                true if dry && marsh => Some("7.0/prohibited"),
                true => None,
            };
            assert_eq!(play.verdict(&enter(&hex, 3)).as_deref(), expected, "{unit} {hex}");
        }
        play.play("put-back");
    }
    // The entry costs what the hex costs, in any facing; the unit goes on, and is in command.
    play.play(pick("YNG.MA1")).refused(enter("1010", 6), "7.1/bad-facing");
    play.refused(finish(), "7.0/not-now");
    play.play(enter("1014", 1));
    assert!(play.is("YNG.MA1", "in_command"));
    // Marsh is 3 of 6 points: three hexes are left. 1015 and 1115 are marsh as well.
    play.play(step("1114"));
    assert_eq!(play.spent(), 4);
    play.play(finish());
    // Others may use other hexes. No charge in the turn of entry.
    play.play(pick("YNG.HC1")).play(enter("1715", 0));
    assert!(play.offers_of("charge").is_empty());
    play.refused(charge("1608", "1609", 0), "10.0/charge-first");
    play.play(finish());
    play.play(pick("YNG.L")).play(enter("1008", 0)).play(finish());
    assert_eq!((play.hex("YNG.HC1"), play.hex("YNG.L")), ("1715".to_owned(), "1008".to_owned()));
    play.refused(pick("YNG.HC1"), "7.0/moved").allowed(pick("YNG.IN1"));
}

#[test]
fn r14_5_mortimer_comes_by_one_hex_with_all_his_men() {
    let table = possible().initiative("barons", 1).won([2, 2]).chits("MOR", &[2]);
    let mut play = table.start();
    play.play(bid("MOR", 2)).play("pass").play(pick("MOR.IN1"));
    play.allowed(enter("2918", 0))
        .allowed(enter("1008", 0))
        .refused(enter("1010", 0), "14.5/no-entry");
    play.play(enter("2918", 0)).play(step("2917")).play(finish());
    assert_eq!(play.whole()["entries"][0]["hex"], "2918");
    play.play(pick("MOR.HC1")).refused(enter("1008", 0), "14.5/no-entry").play(enter("2918", 0));
    play.play(finish());
    // Horse stands there now: infantry passes it, and may not stay.
    play.play(pick("MOR.IN2")).play(enter("2918", 5)).refused(finish(), "7.3/pairing");
    // The infantry in 2917 faces 0: whoever joins it faces so too.
    play.play(step("2917")).refused(finish(), "7.1/facing-differs");
    play.play(face("MOR.IN2", 0)).play(finish());
}

/// U-79: who finds every hex of entry held or full waits.
#[test]
fn r14_5_blocked_units_wait() {
    let table = Table::on(
        "evesham-possible",
        "MOR.HC1 waits, MOR.IN1 waits, MOR.L waits, GIL.MA1 2706 f4, GIL.L 2706,
         SIM.MA1 2918 f1 shaken, SIM.MA2 1008 f1 shaken, SIM.L 1608",
    );
    let table = table.at("initiative").initiative("barons", 1).won([2, 2]).chits("MOR", &[2]);
    let mut play = table.start();
    play.play(bid("MOR", 2)).play("pass");
    play.refused(pick("MOR.HC1"), "14.5/entry-blocked")
        .refused(pick("MOR.IN1"), "14.5/entry-blocked");
    // The men-at-arms in 1008 are within Simon's span and recover; then the dice of the next turn.
    play.roll(&[1, 1, 1], end_movement());
    assert_eq!(play.hex("MOR.HC1"), "waits");
}

/// It is bound by zones and by the limit of the chit like everybody.
#[test]
fn r14_5_an_entry_into_a_zone_counts_as_a_new_attack() {
    let table = |chit: u8| {
        let table = Table::on(
            "evesham-possible",
            "MOR.IN1 waits, MOR.IN2 waits, MOR.L waits, GIL.MA1 2706 f4, GIL.L 2706,
             SIM.MA1 2917 f2, SIM.MA2 1408 f4, SIM.L 1608",
        );
        table.at("initiative").initiative("barons", 1).won([2, 2]).chits("MOR", &[chit]).start()
    };
    // 2917 looks at 2918 and 3017.
    let mut play = table(1);
    play.play(bid("MOR", 1)).play("pass").play(pick("MOR.IN1")).play(enter("2918", 5));
    assert_eq!(play.designated(), "2917");
    play.refused(step("2817"), "7.24/in-zoc");
}

/// A side that has nobody to name is passed over until a chit brings its reinforcements.
#[test]
fn r14_5_a_side_without_anybody_to_name_is_passed_over() {
    let mut play = last_of_simon([2, 1]).start_with(&[10, 6, 1, 1]);
    assert_eq!(play.decides(), "royalists 3.B1");
    play.play(bid("GIL", 0));
    assert_eq!(play.offered(), "concede pass");
    play.play("pass").roll(&[1, 1], end_movement());
    assert_eq!(play.decides(), "royalists 3.B1", "the Barons would open");
    play.refused("pass", "3.B1/not-now");
    // A replacement chit on the track of the younger Simon ends that.
    play.play(bid("GIL", 0)).roll(&[8], end_movement()).roll(&[1], place_chit("YNG", 2));
    assert_eq!(play.decides(), "barons 5.1b");
    play.play(bid("YNG", 2)).play(pick("YNG.IN1")).play(enter("1008", 1));
}
