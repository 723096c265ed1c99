//! 7.0 to 7.13: movement and facing.

use super::table::*;
use gonfalon::kernel::Rejection;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::why::Why;
use gonfalon::view::{Present, Target};

/// Somebody in 0505 and an enemy far off.
fn alone(unit: &str) -> Table {
    Table::field(&format!("{unit} 0505 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313"))
}

/// What the step from 0505 to 0605 costs, or why it is refused: the letters of both hexes and their levels.
fn cost(unit: &str, letters: [char; 2], levels: [u8; 2]) -> Result<u64, String> {
    let table = alone(unit).terrain(letters[0], "0505").terrain(letters[1], "0605");
    let mut play = table.level(levels[0], "0505").level(levels[1], "0605").start();
    play.play(pick(unit));
    match play.verdict(&step("0605")) {
        None => Ok(play.play(step("0605")).spent()),
        Some(why) => Err(why),
    }
}

/// The same for a leader alone, who pays by his own column.
fn leader_cost(letters: [char; 2], levels: [u8; 2]) -> Option<u64> {
    let table = Table::field("SIM.MA1 0101 f1, SIM.L 0505, HEN.MA1 1313 f4, HEN.L 1313");
    // The river all around leaves one way: the step itself.
    let walls = "0504 0604 0506 0405 0404 0705 0706 0606";
    let table = table.terrain('~', walls).terrain(letters[0], "0505").terrain(letters[1], "0605");
    let mut play = table.level(levels[0], "0505").level(levels[1], "0605").start();
    play.play(pick("SIM.L"));
    let legal = play.allows(march("0605"));
    legal.then(|| play.play(march("0605")).spent())
}

const NO: Option<u64> = None;

/// The terrain effects chart: infantry and men-at-arms, cavalry, leader alone.
#[test]
fn r7_0_every_terrain_costs_what_the_chart_says() {
    for (from, to, foot, horse, leader) in [
        ('.', '.', Some(1), Some(1), Some(1)),
        ('.', 'r', Some(1), Some(1), Some(1)),
        ('r', 'r', Some(1), Some(1), Some(1)),
        ('.', 'w', Some(2), Some(3), Some(2)),
        ('.', 't', Some(2), Some(2), Some(1)),
        ('.', 'c', Some(2), Some(2), Some(1)),
        ('.', 'p', Some(2), Some(2), Some(1)),
        ('.', 's', Some(2), Some(2), Some(1)),
        ('r', 's', Some(1), Some(1), Some(1)),
        ('=', 's', Some(1), Some(1), Some(1)),
        ('s', 's', Some(1), Some(1), Some(1)),
        ('.', 'm', Some(3), NO, Some(3)),
        ('.', '=', Some(1), Some(1), Some(1)),
        ('r', '=', Some(1), Some(1), Some(1)),
        ('.', '~', NO, NO, NO),
    ] {
        for unit in ["SIM.MA1", "SIM.IN1"] {
            let expected = foot.ok_or("7.0/prohibited".to_owned());
            assert_eq!(cost(unit, [from, to], [1, 1]), expected, "{unit} {from}{to}");
        }
        let expected = horse.ok_or("7.0/prohibited".to_owned());
        assert_eq!(cost("SIM.HC1", [from, to], [1, 1]), expected, "horse {from}{to}");
        assert_eq!(leader_cost([from, to], [1, 1]), leader, "leader {from}{to}");
    }
}

#[test]
fn r7_0_slopes_cost_more_uphill_and_steep_ones_stop_horse() {
    for (from, to, foot, horse, leader) in [
        (1, 2, Some(2), Some(2), 1),
        (2, 1, Some(1), Some(1), 1),
        (1, 3, Some(3), NO, 2),
        (1, 5, Some(3), NO, 2),
        (3, 1, Some(2), Some(3), 1),
        (5, 1, Some(2), Some(3), 1),
    ] {
        let levels = [from, to];
        let foot = foot.ok_or("7.0/prohibited".to_owned());
        assert_eq!(cost("SIM.MA1", ['.', '.'], levels), foot, "foot {levels:?}");
        let horse = horse.ok_or("7.0/prohibited".to_owned());
        assert_eq!(cost("SIM.HC1", ['.', '.'], levels), horse, "horse {levels:?}");
        assert_eq!(leader_cost(['.', '.'], levels), Some(leader), "leader {levels:?}");
    }
    // Woods on a slope: both are paid.
    assert_eq!(cost("SIM.MA1", ['.', 'w'], [1, 2]), Ok(3));
    assert_eq!(cost("SIM.HC1", ['.', 'w'], [1, 2]), Ok(4));
    // A road ignores a slope, not a steep one.
    assert_eq!(cost("SIM.MA1", ['r', 'r'], [1, 2]), Ok(1));
    assert_eq!(cost("SIM.HC1", ['r', '='], [1, 2]), Ok(1));
    assert_eq!(cost("SIM.MA1", ['.', 'r'], [1, 2]), Ok(2), "a road entered from elsewhere");
    assert_eq!(cost("SIM.MA1", ['r', 'r'], [1, 3]), Ok(3));
    assert_eq!(cost("SIM.HC1", ['r', 'r'], [1, 3]), Err("7.0/prohibited".to_owned()));
}

#[test]
fn r7_0_the_full_cost_must_be_paid() {
    // Six points: five hexes of open ground, then woods for two.
    let table = alone("SIM.MA1").terrain('w', "1008 1108");
    let mut play = table.start();
    play.play(pick("SIM.MA1"));
    for hex in ["0605", "0706", "0806", "0907"] {
        play.play(step(hex));
    }
    assert_eq!(play.spent(), 4);
    play.play(step("1007"));
    play.refused(step("1108"), "7.0/too-far").allowed(step("1107"));
    play.play(step("1107"));
    assert_eq!(play.spent(), 6);
    play.refused(step("1207"), "7.0/too-far");
    // Even the first step of an activation.
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0405 wounded, HEN.MA1 1313 f4, HEN.L 1313");
    let low = table.data(|data| data.units[0].ma = 1).terrain('w', "0605");
    let mut play = low.start();
    play.play(pick("SIM.MA1")).refused(step("0605"), "7.0/too-far").allowed(step("0604"));
}

#[test]
fn r7_0_a_move_once_ended_is_over() {
    let mut play = alone("SIM.MA1").start();
    play.play(pick("SIM.MA1")).play(step("0605")).play(finish());
    assert_eq!(play.happened(), "finished");
    play.refused(pick("SIM.MA1"), "7.0/moved").refused(pick_stack("SIM.MA1"), "7.0/moved");
}

/// BARONS 7.0, 7.11: a move is told once, when it is over, with how the unit faces if it has turned.
#[test]
fn r7_0_a_move_is_told_with_its_end() {
    let mut play = alone("SIM.MA1").start();
    assert_eq!(play.play(pick("SIM.MA1")).play(step("0605")).told(), [""; 0]);
    let own = play.play(finish()).told();
    assert!(own[0].ends_with(" from 0505 to 0605 (1 MP)."), "{own:?}");
    let mut play = alone("SIM.MA1").start();
    assert_eq!(play.play(pick("SIM.MA1")).play(face("SIM.MA1", 2)).told(), [""; 0]);
    assert_eq!(play.play(step("0506")).told(), [""; 0]);
    let own = play.play(finish()).told();
    assert!(own[0].ends_with(" from 0505 to 0506, facing NNE (1 MP)."), "{own:?}");
    let mut play = alone("SIM.MA1").start();
    play.play(pick("SIM.MA1")).play(face("SIM.MA1", 2));
    let own = play.play(finish()).told();
    assert!(own[0].ends_with(" turn to NNE."), "{own:?}");
}

#[test]
fn r7_0_nobody_enters_an_enemy_hex_or_leaves_the_map() {
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 0605 f1, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.MA1")).refused(step("0605"), "7.0/enemy-held");
    play.refused(march("0605"), "7.0/enemy-held");
    play.refused(step("0805"), "7.0/not-adjacent");
    play.play("put-back").play(pick("SIM.L")).refused(march("0605"), "7.0/enemy-held");
    // At the edge only the hexes of the map are offered.
    let table = Table::field("SIM.MA1 0101 f5, SIM.L 0405, HEN.MA1 1305 f1, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.MA1"));
    assert_eq!(play.offers_of("step").len(), 0, "north and north-west of 0101 is nothing");
}

/// A unit may enter a friend's hex only to pass or to stack.
#[test]
fn r7_0_a_friends_hex_is_entered_to_pass_or_to_stack() {
    // 0605 holds horse: it may be passed, not shared; with one point left nobody goes in.
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.HC1 0605 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.clone().start();
    play.play(pick("SIM.MA1")).play(step("0605"));
    play.refused(finish(), "7.3/pairing");
    play.play(step("0705")).play(finish());
    let mut play = table.data(|data| data.units[0].ma = 1).start();
    play.play(pick("SIM.MA1")).refused(step("0605"), "7.3/pairing");
}

#[test]
fn r7_0_a_leader_alone_avoids_enemy_zones_unless_a_friend_stands_there() {
    let table =
        Table::field("SIM.MA1 0605 f1, SIM.L 0404, SIM.MA2 0303 f1, HEN.MA1 0705 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.L"));
    // 0705 looks at 0604 and 0605.
    play.refused(march("0604"), "7.0/leader-zoc").allowed(march("0605"));
    play.refused(march("0705"), "7.0/enemy-held");
    play.play(march("0605")).play(finish());
    assert_eq!(play.hex("SIM.L"), "0605");
    play.refused(pick("SIM.L"), "7.0/moved");
}

#[test]
fn r7_0_a_leader_has_his_own_allowance() {
    let table = Table::field("SIM.MA1 0101 f1, SIM.L 0505, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.L"))
        .allowed(march("1405"))
        .refused(march("1410"), "7.0/too-far")
        .play(march("1401"));
    let table = Table::field("SIM.MA1 0101 f1, SIM.L 0501 wounded, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.L")).allowed(march("1101")).refused(march("1201"), "7.0/too-far");
}

/// U-88: a leader rides along with a unit of his Battle, once, and must keep up.
#[test]
fn r7_0_a_leader_rides_along_once_and_keeps_up() {
    let text = "SIM.HC1 0105 f1, SIM.HC2 0105 f1, SIM.L 0105, HEN.MA1 1313 f4, HEN.L 1313";
    let mut play = Table::field(text).start();
    play.play(pick_led("SIM.HC1")).play(march("0405")).play(finish());
    assert_eq!(play.hex("SIM.L"), "0405");
    play.refused(pick("SIM.L"), "7.0/moved").refused(pick_led("SIM.HC2"), "7.0/nobody-else");
    // A wounded leader has six points.
    let wounded = text.replace("SIM.L 0105", "SIM.L 0105 wounded");
    let mut play = Table::field(&wounded).start();
    play.play(pick_led("SIM.HC1")).play(march("0708"));
    play.refused(step("0808"), "7.0/leader-too-slow").refused(march("0908"), "7.0/leader-too-slow");
    play.play(finish());
    assert_eq!(play.hex("SIM.L"), "0708");
    // He pays his own costs: a town hex is one point for him and two for horse.
    let mut play = Table::field(&wounded).terrain('t', "0205 0306 0406").start();
    play.play(pick_led("SIM.HC1")).play(step("0205")).play(step("0306")).play(step("0406"));
    assert_eq!(play.spent(), 6);
    play.allowed(march("0708"));
    // Only with a unit of his own Battle that he stands with.
    let table = Table::field(
        "SIM.MA1 0105 f1, SIM.MA2 0106 f1, SIM.L 0105, GLO.MA1 0107 f1, GLO.L 0106, HEN.MA1 1313 f4, HEN.L 1313",
    );
    let mut play = table.start();
    play.refused(pick_led("SIM.MA2"), "7.0/nobody-else").allowed(pick_led("SIM.MA1"));
}

#[test]
fn r7_1_units_of_one_hex_face_alike_when_a_move_ends() {
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0605 f3, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.MA1")).play(step("0605"));
    play.refused(finish(), "7.1/facing-differs").refused(finish_below(), "7.1/facing-differs");
    play.play(face("SIM.MA1", 3)).play(finish_below());
    assert_eq!(play.number("SIM.MA1", "depth"), 1, "U-83: the owner picks the place");
    assert_eq!(play.number("SIM.IN1", "depth"), 0);
    // One of a stack may not turn and stay.
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick("SIM.IN1")).play(face("SIM.IN1", 3)).refused(finish(), "7.1/facing-differs");
    play.allowed(step("0506"));
    play.refused(face("SIM.IN1", 6), "7.1/bad-facing");
}

/// U-02: Shaken units keep their facing.
#[test]
fn r7_1_shaken_units_keep_a_facing() {
    let table = Table::field("SIM.MA1 0505 f1 shaken, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    assert_eq!(play.number("SIM.MA1", "facing"), 1);
    play.play(pick("SIM.MA1")).refused(step("0405"), "7.13a/not-in-front").allowed(step("0605"));
}

#[test]
fn r7_11_facing_changes_in_the_own_move_only() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN2 0405 f1, SIM.L 0405, HEN.MA1 0605 f4, HEN.IN5 0704 f4, HEN.L 1313",
    );
    let mut play = table.start();
    play.refused(face("SIM.MA1", 2), "7.11/not-now");
    play.play(pick("SIM.MA1")).refused(face("SIM.IN2", 2), "7.11/moving");
    play.refused(face("SIM.MA1", 1), "7.11/same-facing");
    // 7.24, U-86: it stands in the zone of 0605 and may turn, not leave.
    play.refused(step("0604"), "7.24/in-zoc");
    play.play(face("SIM.MA1", 2)).play(finish()).play(end_movement()).play(end_adjustment());
    assert_eq!(play.decides(), "royalists 3.C3");
    for unit in ["SIM.MA1", "HEN.MA1"] {
        play.refused(face(unit, 3), "7.11/not-now");
    }
    play.play(end_fire());
    play.refused(face("SIM.MA1", 3), "7.11/not-now");
}

#[test]
fn r7_11_a_stack_turns_as_one() {
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick_stack("SIM.MA1")).play(face("SIM.MA1", 4));
    assert_eq!((play.number("SIM.MA1", "facing"), play.number("SIM.IN1", "facing")), (4, 4));
}

/// The first change in a move is free, each later one costs a point, whatever the angle.
#[test]
fn r7_12_the_first_turn_is_free_and_later_ones_cost_a_point() {
    let mut play = alone("SIM.MA1").start();
    play.play(pick("SIM.MA1")).play(face("SIM.MA1", 4));
    play.play(step("0405"));
    assert_eq!(play.spent(), 1, "the turn was free");
    play.play(face("SIM.MA1", 1)).play(step("0505"));
    assert_eq!(play.spent(), 3, "a step, a turn, a step");
    play.play(face("SIM.MA1", 2)).play(step("0506"));
    assert_eq!(play.spent(), 5, "a small turn costs as much as a wide one");
    play.play(face("SIM.MA1", 3));
    play.refused(step("0507"), "7.0/not-now");
    assert_eq!(
        play.decides(),
        "barons 3.C1",
        "the sixth point is spent: nothing is left to decide"
    );
    // Without a point there is no further turn, but the first is free even then.
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0709 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let table = table.data(|data| data.units[0].ma = 2);
    let mut play = table.clone().start();
    play.play(pick("SIM.MA1")).play(step("0605")).play(step("0705"));
    assert_eq!(play.decides(), "barons 7.0");
    play.play(face("SIM.MA1", 4));
    assert_eq!(play.decides(), "barons 3.C1");
    let friend =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0705 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = friend.data(|data| data.units[0].ma = 2).start();
    play.play(pick("SIM.MA1")).play(face("SIM.MA1", 0)).play(step("0604"));
    // 0705 would be entered facing 0, while the friend faces 1, and no point is left for a turn.
    play.refused(march("0705"), "7.0/too-far");
}

/// A march pays for its turns like single steps.
#[test]
fn r7_12_a_march_pays_for_its_turns() {
    let mut play = alone("SIM.MA1").start();
    play.play(pick("SIM.MA1"));
    // Six hexes to the south-west with one free turn.
    play.allowed(march("0511")).refused(march("0512"), "7.0/too-far");
    play.play(march("0511"));
    assert_eq!(play.spent(), 6);
    // Round a corner: south-east, south, south-west and north-west take four steps, a free turn and one for a point.
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0101, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.terrain('~', "0404 0405 0506").start();
    play.play(pick("SIM.MA1")).play(march("0406"));
    assert_eq!((play.hex("SIM.MA1"), play.spent()), ("0406".to_owned(), 5));
    assert_eq!(play.events_of("turned").len(), 2);
}

#[test]
fn r7_13_facing_binds_moves_fire_and_melee() {
    for facing in 0..6_u8 {
        let table = Table::field(&format!(
            "SIM.MA1 0505 f{facing}, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313"
        ));
        let mut play = table.start();
        play.play(pick("SIM.MA1"));
        let around = ["0504", "0604", "0605", "0506", "0405", "0404"];
        for (direction, hex) in (0_u8..6).zip(around) {
            if (direction + 6 - facing) % 6 < 2 {
                play.allowed(step(hex));
            } else {
                play.refused(step(hex), "7.13a/not-in-front");
            }
        }
    }
}

#[test]
fn r7_13a_stacks_move_through_the_front_too_and_retreats_do_not_care() {
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313");
    let mut play = table.start();
    play.play(pick_stack("SIM.MA1"));
    play.refused(step("0506"), "7.13a/not-in-front").allowed(step("0605"));
    // Knights of the defending side retreat before men-at-arms, to their rear.
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0405, HEN.HC1 0605 f4, HEN.L 0805");
    let mut play = table.at("adjustment").start();
    play.play(end_adjustment());
    assert_eq!(play.decides(), "royalists 9.42");
    play.play(evade("HEN.HC1"));
    assert!(play.offers_of("retreat").iter().any(|offer| offer["hex"] == "0706"));
}

/// Fire through front and flank; a hex on the line between flank and rear may be shot at.
#[test]
fn r7_13b_no_fire_to_the_rear() {
    let verdict = |target: &str| {
        let table = Table::field(&format!(
            "SIM.IN2 0705 f1, SIM.L 0405, HEN.MA1 {target} f4 shaken, HEN.MA2 0905 f4 shaken, HEN.L 1313"
        ));
        table.at("offensive-fire").start().verdict(&fire("SIM.IN2", target))
    };
    // Facing 1 of 0705: front NE and SE, flank N and S, rear SW and NW.
    for open in ["0703", "0904", "0906", "0707"] {
        assert_eq!(verdict(open), None, "{open}");
    }
    let rear = Some("7.13b/behind-firer".to_owned());
    for shut in ["0504", "0505", "0506"] {
        assert_eq!(verdict(shut), rear, "{shut}");
    }
    // Through the vertices between flank and rear: 0603 (N, NW) and 0606 (S, SW).
    assert_eq!((verdict("0603"), verdict("0606")), (None, None));
}

#[test]
fn r7_13c_melee_through_the_front_only() {
    for facing in 0..6_u8 {
        let table = Table::field(&format!(
            "SIM.MA1 0505 f{facing}, SIM.MA2 0604 f2, SIM.L 0405, HEN.MA1 0605 f4 shaken, HEN.L 1313"
        ));
        let mut play = table.at("melee").start();
        // 0605 lies to the south-east, direction 2: in front of the facings 1 and 2.
        if [1, 2].contains(&facing) {
            play.allowed(attack("0605", "0505")).allowed(attack("0605", "0505 0604"));
        } else {
            play.refused(attack("0605", "0505"), "7.13c/not-in-front");
            play.refused(attack("0605", "0505 0604"), "7.13c/not-in-front");
        }
    }
}

/// Melee through flank or rear adds 1; fire adds 1 if every arc of entry is flank or rear.
#[test]
fn r7_13d_flank_and_rear_help_the_attacker() {
    for (facing, adds) in [(4, 0), (5, 0), (0, 1), (3, 1), (1, 1), (2, 1)] {
        // The attacker in 0505 comes from the north-west (direction 5) of 0605.
        let table = Table::field(&format!(
            "SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 0605 f{facing} shaken, HEN.L 1313"
        ));
        let mut play = table.at("melee").start();
        play.roll(&[4, 1, 1, 1], attack("0605", "0505"));
        // d8 = 4 of men-at-arms against men-at-arms, five points: a 5 hits once.
        assert_eq!(play.number("HEN.MA1", "hits"), adds, "facing {facing}");
    }
    // Fire at two hexes needs a 9. From 0705 the firer in 0505 lies at direction 5/4, through the vertex of W.
    for (facing, adds) in [(4, 0), (3, 0), (5, 0), (0, 1), (1, 1), (2, 1)] {
        let table = Table::field(&format!(
            "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, HEN.MA1 0705 f{facing} shaken, HEN.L 1313"
        ));
        let mut play = table.at("offensive-fire").start();
        play.roll(&[8], fire("SIM.IN2", "0705"));
        assert_eq!(play.number("HEN.MA1", "hits"), adds, "facing {facing}");
        assert_eq!(play.events_of("shot")[0]["adds"], adds);
    }
}

/// The entered hex comes to lie in front, by the nearer vertex; no free turn follows.
#[test]
fn r7_13e_a_retreating_unit_turns_to_where_it_goes() {
    // Four hits: morale of 3 first (check), then two hexes. The first three were there before: only the fourth.
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA2 0405 f1, SIM.L 0205, HEN.MA1 0605 f4 hits3, HEN.MA2 1305 f4, HEN.L 1305",
    );
    let mut play = table.at("melee").start();
    // d10 = 5 +1 is a 6: one hit. No morale check for the fourth, a retreat of two hexes.
    play.roll(&[5, 1], attack("0605", "0505"));
    assert_eq!(play.decides(), "royalists 9.4.1");
    // Facing 4 (W), to 0706 (direction 2): its vertices are 1 and 2; 2 is nearer (two turns against three).
    play.play(retreat("HEN.MA1", "0706"));
    assert_eq!(play.number("HEN.MA1", "facing"), 2);
    // On to 0806 (direction 2 of 0706 is 0806): the facing stays.
    play.play(retreat("HEN.MA1", "0806"));
    assert_eq!((play.hex("HEN.MA1"), play.number("HEN.MA1", "facing")), ("0806".to_owned(), 2));
    assert_eq!(play.decides(), "barons 9.4", "no turn is asked");
}

/// 7.1, 7.12: with its last point a unit may join a friend if some way brings it there in his facing; the figure of what is
/// too far counts the turn that is missing.
#[test]
fn r7_3_a_march_ends_in_the_facing_of_the_friend() {
    // 0511 is six steps to the south: after the free turn they can be made facing 2 or 3.
    let table = |facing: u8| {
        Table::field(&format!(
            "SIM.MA1 0505 f1, SIM.MA2 0511 f{facing}, SIM.L 0405, HEN.MA1 1313 f4, HEN.L 1313"
        ))
    };
    for facing in [2, 3] {
        let mut play = table(facing).start();
        play.play(pick("SIM.MA1")).play(march("0511"));
        assert_eq!(play.number("SIM.MA1", "facing"), i64::from(facing));
        play.play(finish());
        assert_eq!(play.hex("SIM.MA1"), "0511");
    }
    let mut play = table(0).start();
    play.play(pick("SIM.MA1")).refused(march("0511"), "7.0/too-far");
    let why = Barons::why_not(&play.scene, &play.game, &Target::Hex("0511".to_owned()));
    assert!(
        matches!(why[..], [_, Rejection { why: Why::TooFar { cost: 7, left: 6 }, .. }]),
        "{why:?}"
    );
}

/// 7.23a, 7.0: what bars the only way is named with its hex, whatever lies behind it.
#[test]
fn r7_0_the_obstacle_is_the_one_that_bars_every_way() {
    let told = |play: &Play, hex: &str| {
        let why = Barons::why_not(&play.scene, &play.game, &Target::Hex(hex.to_owned()));
        let words = why.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let named = why.first().and_then(|refused| match refused.why {
            Why::ZocStops { hex } | Why::EnemyHeld { hex } | Why::Prohibited { hex, .. } => {
                Some(play.scene.label(hex))
            }
            _ => None,
        });
        (words, named.unwrap_or_default())
    };
    // A corridor along column 05 between rivers; 0508 lies before an enemy who stands behind the river.
    let walls = "0404 0405 0406 0407 0408 0409 0410 0604 0605 0606 0608 0609 0610 0504 0511";
    let table = |enemy: &str| {
        let text = format!("SIM.MA1 0505 f1, SIM.L 0505, {enemy}, HEN.L 1313");
        Table::field(&text).terrain('~', walls)
    };
    // From 0607 the directions 4 and 5 are 0508 and 0507.
    let mut play = table("HEN.MA1 0607 f4").start();
    play.play(pick("SIM.MA1"));
    assert_eq!(told(&play, "0507"), (String::new(), String::new()));
    let stops = ("7.23a/zoc-stops".to_owned(), "0507".to_owned());
    assert_eq!((told(&play, "0508"), told(&play, "0510")), (stops.clone(), stops));
    assert_eq!(told(&play, "0607"), ("7.0/enemy-held".to_owned(), "0607".to_owned()));
    assert_eq!(told(&play, "0404"), ("7.0/prohibited".to_owned(), "0404".to_owned()));
    let mut play = table("HEN.MA1 0508 f3").start();
    play.play(pick("SIM.MA1"));
    let held = ("7.0/enemy-held".to_owned(), "0508".to_owned());
    assert_eq!((told(&play, "0508"), told(&play, "0510")), (held.clone(), held));
}
