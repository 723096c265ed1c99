//! 7.2 to 7.24: zones of control.

use super::geo;
use super::table::*;
use gonfalon::systems::barons::zone::in_enemy_zoc;

/// The hexes in a zone of the Royalists, sorted.
fn zone(play: &Play) -> String {
    let grid = &play.scene.map.grid;
    let hexes =
        grid.hexes().filter(|&hex| in_enemy_zoc(&play.scene, &play.game.state, hex, BARONS));
    let mut labels: Vec<String> = hexes.map(|hex| grid.label(hex)).collect();
    labels.sort();
    labels.join(" ")
}

fn enemy(words: &str) -> Table {
    Table::field(&format!("SIM.MA1 0101 f1, SIM.L 0101, {words}, HEN.L 1313"))
}

#[test]
fn r7_2_a_unit_controls_its_two_front_hexes() {
    for facing in 0..6_u8 {
        for at in ["0505", "0605"] {
            let play = enemy(&format!("HEN.MA1 {at} f{facing}")).start();
            let front = [facing, (facing + 1) % 6];
            let mut expected = front.map(|d| geo::label(geo::beside(geo::at(at), d)));
            expected.sort();
            assert_eq!(zone(&play), expected.join(" "), "{at} facing {facing}");
        }
    }
}

/// Occupancy does not matter: friends and enemies may stand there.
#[test]
fn r7_2_a_zone_reaches_into_held_hexes() {
    let table =
        Table::field("SIM.MA1 0605 f4, SIM.L 0101, HEN.MA1 0505 f1, HEN.MA2 0604 f1, HEN.L 1313");
    let play = table.start();
    assert_eq!(zone(&play), "0604 0605 0704 0705");
}

/// 12.1: a Shaken unit has none.
#[test]
fn r7_2_a_shaken_unit_has_no_zone() {
    assert_eq!(zone(&enemy("HEN.MA1 0505 f1 shaken").start()), "");
    // The unshaken one of two keeps it.
    let play = enemy("HEN.MA1 0505 f1 shaken, HEN.IN1 0505 f1").start();
    assert_eq!(zone(&play), "0604 0605");
    // Leaders have none either.
    let play = enemy("HEN.MA1 0505 f1 shaken, EDW.IN1 1202 f4 shaken, EDW.L 0707").start();
    assert_eq!(zone(&play), "");
}

/// A zone does not reach where the unit could not go.
#[test]
fn r7_21_a_zone_ends_at_what_the_unit_can_not_enter() {
    for (letter, foot, horse) in [
        ('.', true, true),
        ('w', true, true),
        ('t', true, true),
        ('m', true, false),
        ('~', false, false),
    ] {
        for (unit, expected) in [("HEN.MA1", foot), ("HEN.IN1", foot), ("HEN.HC1", horse)] {
            let play = enemy(&format!("{unit} 0505 f1")).terrain(letter, "0605").start();
            let expected = if expected { "0604 0605" } else { "0604" };
            assert_eq!(zone(&play), expected, "{unit} {letter}");
        }
    }
    // A steep slope up stops horse, not foot; down it stops nobody.
    for (level, foot, horse) in [(2, true, true), (3, true, false), (0, true, true)] {
        for (unit, expected) in [("HEN.MA1", foot), ("HEN.HC1", horse)] {
            let play = enemy(&format!("{unit} 0505 f1")).level(level, "0605").start();
            let expected = if expected { "0604 0605" } else { "0604" };
            assert_eq!(zone(&play), expected, "{unit} level {level}");
        }
    }
    let play = enemy("HEN.HC1 0505 f1").level(5, "0505").level(0, "0605").start();
    assert_eq!(zone(&play), "0604 0605");
}

/// The mixed stack: the foot in it reaches where the horse does not.
#[test]
fn r7_21_each_unit_of_a_stack_counts_for_itself() {
    let play = enemy("HEN.HC1 0505 f1, HEN.HC2 0505 f1 shaken").terrain('m', "0605").start();
    assert_eq!(zone(&play), "0604");
}

/// One enemy before the line: 0705 looks west at 0604 and 0605.
fn before() -> Table {
    Table::field("GLO.MA1 0505 f1, GLO.IN2 0303 f1, GLO.L 0505, HEN.MA1 0705 f4, HEN.L 1313")
}

#[test]
fn r7_22_out_of_command_units_neither_enter_nor_leave_a_zone() {
    let mut play = before().start();
    play.play(pick("GLO.MA1")).allowed(step("0604")).allowed(step("0605"));
    let far = before().data(|data| {
        let begin = data.begin.as_mut().expect("a start in mid-battle");
        begin.counters.get_mut("L.GLO.L").expect("he is there").at = Some("0113".to_owned());
    });
    let mut play = far.start();
    play.play(pick("GLO.MA1"));
    play.refused(step("0604"), "7.22a/out-of-command-zoc")
        .refused(march("0605"), "7.22a/out-of-command-zoc");
}

#[test]
fn r7_22a_even_units_in_contact_do_not_enter_another_zone() {
    // GLO.MA1 touches 0506 (Shaken, no zone), so 6.2c does not bind it; 7.22a does.
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.IN2 0303 f1, GLO.L 0113, HEN.MA1 0705 f4, HEN.MA2 0506 f4 shaken, HEN.L 1313",
    );
    let mut play = table.start();
    assert!(!play.is("GLO.MA1", "in_command"));
    play.play(pick("GLO.MA1")).refused(step("0605"), "7.22a/out-of-command-zoc");
    // 0406 touches the Shaken unit and lies in no zone.
    play.play(face("GLO.MA1", 3)).allowed(march("0406"));
}

/// No withdrawal and no evasion for units out of command.
#[test]
fn r7_22b_units_out_of_command_do_not_leave_a_zone() {
    let text = "GLO.HC1 0604 f1 shaken, GLO.MA1 0303 f1, GLO.L 0404, HEN.MA1 0705 f4, HEN.L 1313";
    let mut play = Table::field(text).start();
    play.play(pick("GLO.HC1")).allowed("withdraw");
    let mut play = Table::field(&text.replace("GLO.L 0404", "GLO.L 0113")).start();
    play.play(pick("GLO.HC1")).refused("withdraw", "7.22b/out-of-command");
    // Evasion (9.42).
    let text = "SIM.MA1 0505 f1, SIM.L 0505, HEN.HC1 0605 f4, HEN.HC2 0604 f4, HEN.L 0905";
    let mut play = Table::field(text).at("adjustment").start();
    play.play(end_adjustment()).allowed(evade("HEN.HC1"));
    let text = "SIM.MA1 0505 f1, SIM.L 0505, HEN.HC1 0605 f4, HEN.HC2 0504 f4, HEN.L 0301";
    let mut play = Table::field(text).at("adjustment").start();
    play.play(end_adjustment());
    play.allowed(evade("HEN.HC2")).refused(evade("HEN.HC1"), "7.22b/out-of-command");
}

#[test]
fn r7_23_a_zone_stops_moves_and_hinders_much() {
    let mut play = before().start();
    play.play(pick("GLO.MA1")).play(step("0604"));
    assert_eq!(play.decides(), "barons 7.0", "it may still turn");
    play.refused(step("0704"), "7.24/in-zoc").refused(march("0605"), "7.24/in-zoc");
    play.play(face("GLO.MA1", 2)).play(finish());
}

#[test]
fn r7_23a_entering_a_zone_ends_the_steps() {
    // 0605 can't be passed on the way to 0606 or 0706.
    let mut play = before().start();
    play.play(pick("GLO.MA1"));
    let reach = play.reach();
    for hex in ["0604", "0605"] {
        assert!(reach.contains(hex), "{hex}: {reach}");
    }
    // The straight way of two points leads through the zone; the way round takes three.
    assert!(reach.contains("0706"));
    play.play(march("0706"));
    assert_eq!(play.events_of("moved").len(), 3);
    // 7.31: a friend's hex in a zone ends the move as well, so it must be one to stack with.
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.HC1 0605 f1, GLO.L 0505, HEN.MA1 0705 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("GLO.MA1")).refused(step("0605"), "7.3/pairing");
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.IN1 0605 f1, GLO.L 0505, HEN.MA1 0705 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("GLO.MA1")).play(step("0605")).play(finish());
}

/// A friendly unit in the hex negates a zone for tracing command, and for nothing else.
#[test]
fn r7_23b_friends_negate_a_zone_for_command_only() {
    // 0604 and 0605 are walled in: the way from 0505 to 0706 leads through 0605.
    let table = |friend: &str| {
        let text = format!(
            "GLO.MA1 0505 f1, GLO.IN2 0606 f1, {friend} GLO.L 0505, HEN.MA1 0705 f4, HEN.L 1313"
        );
        Table::field(&text).terrain('~', "0504 0604 0506 0405 0404 0507 0607 0706 0707")
    };
    assert!(!table("").start().is("GLO.IN2", "in_command"));
    let mut play = table("GLO.IN3 0605 f1,").start();
    assert!(play.is("GLO.IN2", "in_command"));
    // The friend himself is held, and who joins him stops.
    play.play(pick("GLO.IN3")).refused(step("0706"), "7.24/in-zoc");
}

#[test]
fn r7_23c_no_recovery_in_a_zone() {
    let table = Table::field(
        "SIM.MA1 0605 f4 shaken, SIM.MA2 0505 f4 shaken, SIM.L 0505, HEN.MA1 0705 f4, HEN.L 1313",
    );
    let play = table.clone().at("recovery").start_with(&[1, 1, 1]);
    assert_eq!(play.events_of("recovery").len(), 1);
    assert!(play.is("SIM.MA1", "shaken") && !play.is("SIM.MA2", "shaken"));
    // A friend in the hex is no help.
    let table = Table::field(
        "SIM.MA1 0605 f4 shaken, SIM.IN1 0605 f4, SIM.L 0605, HEN.MA1 0705 f4, HEN.L 1313",
    );
    let play = table.at("recovery").start_with(&[1, 1]);
    assert!(play.is("SIM.MA1", "shaken"));
}

/// Several zones in a hex are one: one designated enemy hex is enough.
#[test]
fn r7_23d_several_zones_are_one() {
    let table = Table::field(
        "SIM.MA1 0605 f1, SIM.IN1 0606 f0, SIM.L 0605, HEN.MA1 0805 f4, HEN.MA2 0704 f3, HEN.L 1313",
    );
    let mut play = table.chit(1).start();
    // 0705 lies before both enemies.
    play.play(pick("SIM.MA1")).play(step_against("0705", "0805"));
    assert_eq!(play.designated(), "0805");
    assert_eq!(play.events_of("new-attack")[0]["count"], 1);
}

/// Retreats do not enter a zone; the price is a hit for each missing hex.
#[test]
fn r7_23e_a_retreat_does_not_enter_a_zone() {
    // HEN.MA1 in 0605 must go two hexes; 0706 and 0606 lie before SIM.MA2 and SIM.MA1, the north is a river.
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA1 0506 f1, SIM.MA2 0806 f4, SIM.L 0205, HEN.MA1 0605 f4 hits3,
         HEN.MA2 1305 f4, HEN.L 1305",
    );
    // 0605: N 0604, NE 0705, SE 0706, S 0606. 0806 looks west at 0706 and 0707.
    let table = table.terrain('~', "0604 0705").at("melee");
    let mut play = table.start();
    // One hit (the fourth) by d10 = 5 +1; 0506 controls 0605 and 0606. Two missing hexes are two hits: six in all.
    play.roll(&[5, 1], attack("0605", "0505"));
    assert_eq!(play.events_of("cornered")[0]["missing"], 2);
    assert_eq!(play.hex("HEN.MA1"), "gone");
}

/// Out of one zone into another: no move, no withdrawal, no continued charge.
#[test]
fn r7_23f_nobody_goes_from_zone_to_zone() {
    // Shaken knights in 0604, before 0705; 0304 covers 0403 and 0404.
    let table = Table::field(
        "GLO.HC1 0604 f1 shaken, GLO.MA1 0101 f1, GLO.L 0505, HEN.MA1 0705 f4, HEN.MA2 0304 f1, HEN.L 1313",
    );
    let hexes = |play: &Play| {
        let offers = play.offers_of("retreat");
        let mut hexes: Vec<String> =
            offers.iter().filter_map(|o| o["hex"].as_str().map(str::to_owned)).collect();
        hexes.sort();
        hexes.join(" ")
    };
    let mut play = table.clone().start();
    play.play(pick("GLO.HC1")).play("withdraw");
    assert_eq!(hexes(&play), "0504 0505 0603 0704", "0605 lies in the same enemy's zone");
    // With a river in the north 0505 is the one first step; then 0404 is shut.
    let mut play = table.terrain('~', "0603 0703 0704 0504").start();
    play.play(pick("GLO.HC1")).play("withdraw");
    assert_eq!((play.hex("GLO.HC1"), hexes(&play)), ("0505".to_owned(), "0405 0506".to_owned()));
    play.refused(retreat("GLO.HC1", "0404"), "9.4.1.1/retreat-zoc");
}

/// Shaken cavalry of the active Battle in command withdraws by two full hexes instead of moving.
#[test]
fn r7_24_only_shaken_cavalry_leaves_a_zone() {
    let text = |unit: &str, state: &str| {
        format!(
            "GLO.{unit} 0604 f1 {state}, GLO.MA2 0101 f1, GLO.L 0404, HEN.MA1 0705 f4, HEN.L 1313"
        )
    };
    for (unit, state) in [("MA1", "shaken"), ("MA1", ""), ("HC1", "")] {
        let mut play = Table::field(&text(unit, state)).start();
        let unit = format!("GLO.{unit}");
        play.play(pick(&unit)).refused("withdraw", "7.24/no-withdrawal");
        play.refused(step("0704"), "7.24/in-zoc");
    }
    let mut play = Table::field(&text("HC1", "shaken")).start();
    play.play(pick("GLO.HC1")).play("withdraw");
    assert_eq!(play.decides(), "barons 7.24");
    play.refused(retreat("GLO.HC1", "0605"), "9.4.1.1/retreat-zoc");
    play.play(retreat("GLO.HC1", "0504"));
    let second = play.offers_of("retreat");
    for offer in &second {
        let hex = geo::at(offer["hex"].as_str().expect("a hex"));
        assert_eq!(geo::distance(geo::at("0604"), hex), 2);
    }
    play.play(retreat("GLO.HC1", "0503"));
    assert_eq!(play.hex("GLO.HC1"), "0503");
    assert_eq!(play.number("GLO.HC1", "facing"), 5, "7.13e: NW, then N: no free turn");
    play.refused(pick("GLO.HC1"), "7.0/moved");
    assert!(play.is("GLO.HC1", "shaken"));
    // Not outside a zone, not after a turn, not without a full way.
    let far = text("HC1", "shaken").replace("HEN.MA1 0705", "HEN.MA1 1305");
    Table::field(&far).start().play(pick("GLO.HC1")).refused("withdraw", "7.24/no-withdrawal");
    let mut play = Table::field(&text("HC1", "shaken")).start();
    play.play(pick("GLO.HC1")).play(face("GLO.HC1", 4));
    play.refused("withdraw", "7.24/no-withdrawal");
    let walls = "0603 0703 0704 0504 0505";
    let beside = text("HC1", "shaken").replace("GLO.L 0404", "GLO.L 0604");
    let mut play = Table::field(&beside).terrain('~', walls).start();
    play.play(pick("GLO.HC1")).refused("withdraw", "7.24/no-retreat");
}

/// The reference puts the check of passed friends into every retreat: the withdrawal through a friend as well (U-98).
#[test]
fn r7_24_a_withdrawal_through_a_friend_makes_both_check() {
    let table = Table::field(
        "GLO.HC1 0604 f1 shaken, GLO.HC2 0504 f1, GLO.L 0101, HEN.MA1 0705 f4, HEN.L 1313",
    );
    // The rest is a river: the one way is by 0504 to 0404 or 0503.
    let table = table.data(|data| data.leaders[0].span = 9);
    let table = table.terrain('~', "0603 0703 0704 0505 0403");
    let mut play = table.start();
    // The friend first (morale 8), then the knights (8 - 1); both pass. 0503 lies two hexes from 0604.
    play.play(pick("GLO.HC1")).roll(&[8, 7], "withdraw");
    assert_eq!(play.throws(), "12.0:d10=8 12.0:d10=7");
    let checked = play.events_of("checked");
    assert_eq!(checked[0]["unit"], "L.GLO.HC2");
}
