//! Chapter 5: moving.

use super::geo::{self, Ground, distance, labels, spot};
use super::table::*;

/// Every open hex within this many hexes.
fn within(at: &str, most: i32) -> String {
    let closed = Ground::new().closed;
    let open = geo::all().filter(|&to| (1..=most).contains(&distance(spot(at), to)));
    labels(open.filter(|to| !closed.contains(to)))
}

#[test]
fn r5_1_any_number_of_pieces_in_any_order_each_once() {
    let mut play = Table::with("T 0807, H 1007, K1 1207, M1 0505").start();
    play.play(mv("K1", "1107")).play(mv("T", "0806"));
    assert_eq!(play.refused(mv("T", "0805")), "5.1/moved", "what is unused is lost");
    assert_eq!(play.refused(select("K1")), "5.1/moved");
    assert_eq!(play.piece("T")["from"], "0807");
    // One piece need not move at all.
    play.play(end_movement()).play(end_attacks());
    play.play(end_movement());
    assert_eq!(play.decides(), "moslem 6.1", "a side may move none");
}

#[test]
fn r5_1_only_the_side_whose_half_turn_it_is() {
    let mut play = Table::with("T 0807, M1 1207").start();
    assert_eq!(play.refused(mv("M1", "1107")), "5.1/side");
    assert_eq!(play.refused(select("M1")), "5.1/side");
    assert_eq!(play.refused(take_back("M1")), "5.1/side");
    play.pass_to("moslem", "movement");
    assert_eq!(play.refused(mv("T", "0806")), "5.1/side");
    play.play(mv("M1", "1107")).pass_to("crusader", "movement");
    play.play(mv("T", "0806"));
    play.pass_to("moslem", "movement").play(mv("M1", "1007"));
}

#[test]
fn r5_2_knights_and_richard_2_moslems_3() {
    let far = "M1 0814, A1 0614, S1 0414, L 0214";
    for unit in ["T", "H", "K1", "R"] {
        let mut play = Table::with(&format!("{unit} 0805, {far}")).start();
        assert_eq!(play.reach(unit), within("0805", 2), "{unit}");
        assert_eq!(play.reach(unit).split(' ').count(), 18);
        assert_eq!(play.refused(mv(unit, "1105")), "5.2/range");
        assert_eq!(play.refused(mv(unit, "0805")), "5.2/range", "a move leads somewhere");
    }
    for unit in ["M1", "A1", "S1", "L"] {
        let mut play = Table::with(&format!("T 1901, {unit} 0805")).moslem().start();
        assert_eq!(play.reach(unit), within("0805", 3), "{unit}");
        assert_eq!(play.reach(unit).split(' ').count(), 36);
        assert_eq!(play.refused(mv(unit, "1205")), "5.2/range");
    }
}

#[test]
fn r5_3_slow_pieces_go_two_hexes_by_road_only() {
    for unit in ["I1", "B1"] {
        let mut play = Table::with(&format!("{unit} 1105, M1 0814")).start();
        // The six neighbours of 1105, and two road steps either way: 1204, 1304 and 1005, 0905.
        assert_eq!(play.reach(unit), "0905 1005 1104 1106 1204 1205 1206 1304");
        assert_eq!(play.refused(mv(unit, "1303")), "5.3/range", "off the road after one step");
        assert_eq!(play.refused(mv(unit, "0805")), "5.3/range", "three steps");
        let mut play = Table::with(&format!("{unit} 1104, M1 0814")).start();
        assert_eq!(play.reach(unit), "1003 1004 1005 1103 1105 1204", "stepping onto the road");
        assert_eq!(play.refused(mv(unit, "0905")), "5.3/range");
    }
}

#[test]
fn r5_3_the_road_leads_through_the_gate() {
    let mut play = Table::with("B1 0304, M1 0814").start();
    // Over 0203 to 0103 or 0202, and over 0404 to 0504.
    assert_eq!(play.reach("B1"), "0103 0202 0203 0204 0205 0303 0305 0404 0504");
}

#[test]
fn r5_3_road_hexes_that_touch_without_a_road_between_them_are_no_road() {
    let table = Table::with("I1 0805, I2 0905, M1 0814").edit(|scenario| {
        let map = scenario.map.as_mut().expect("a map");
        map.roads.truncate(1);
        let hexes = |list: &str| list.split(' ').map(str::to_owned).collect::<Vec<_>>();
        map.roads[0].hexes = hexes("0805 0905");
        let mut other = map.roads[0].clone();
        other.hexes = hexes("1005 1105");
        map.roads.push(other);
    });
    let mut play = table.start();
    assert_eq!(play.refused(mv("I1", "1005")), "5.3/range");
    assert_eq!(play.refused(mv("I2", "1105")), "5.3/range");
    play.play(mv("I2", "1005")).play(mv("I1", "0905"));
}

#[test]
fn r5_3_the_road_gives_nothing_to_others() {
    let mut play = Table::with("T 1105, M1 0814").start();
    assert_eq!(play.reach("T"), within("1105", 2));
}

#[test]
fn r5_4_one_piece_in_a_hex_after_each_single_move() {
    let mut play = Table::with("T 0805, H 0905, K1 1005, M1 0705, A1 0508").start();
    assert_eq!(play.refused(mv("T", "0905")), "5.4/blocked", "a friend");
    assert_eq!(play.refused(mv("T", "0705")), "5.4/blocked", "an enemy");
    assert_eq!(play.refused(mv("K1", "0905")), "5.4/blocked");
    // After the friend has left, its hex is free.
    play.play(mv("H", "0906")).play(mv("K1", "0905"));
    assert_eq!(play.refused(mv("T", "0905")), "5.4/blocked");
}

#[test]
fn r5_4_friends_are_passed_and_enemies_are_not() {
    // The one way from 0805 to 1005 in two steps is 0905.
    let mut play = Table::with("T 0805, H 0905, M1 0814").start();
    play.play(mv("T", "1005"));
    for enemy in ["M1 0905", "M1 0905 wounded"] {
        let mut play = Table::with(&format!("T 0805, {enemy}")).start();
        assert_eq!(play.refused(mv("T", "1005")), "5.4/blocked", "{enemy}");
    }
    let mut play = Table::with("T 0805, H 0905 wounded, M1 0814").start();
    play.play(mv("T", "1005"));
    // Several friends in one move.
    let mut play = Table::with("T 1901, M1 0805, M2 0905, M3 1005").moslem().start();
    play.play(mv("M1", "1105"));
    // By road too: the middle hex is a friend's, then an enemy's.
    let mut play = Table::with("I1 1105, I2 1204, M1 0814").start();
    assert_eq!(play.reach("I1"), "0905 1005 1104 1106 1205 1206 1304");
    let mut play = Table::with("I1 1105, M1 1204").start();
    assert_eq!(play.refused(mv("I1", "1304")), "5.4/blocked");
}

#[test]
fn r5_4_a_piece_can_be_shut_in() {
    let ring = "M1 0804, M2 0904, M3 0705, M4 0905, A1 0806, A2 0906";
    let mut play = Table::with(&format!("T 0805, H 1901, {ring}")).start();
    assert_eq!(play.reach("T"), "");
    for hex in ["0804", "0803", "1005"] {
        assert_eq!(play.refused(mv("T", hex)), "5.4/blocked", "{hex}");
    }
    assert_eq!(play.refused(mv("T", "1105")), "5.2/range", "three hexes away it is the distance");
}

#[test]
fn r4_3_the_river_is_crossed_at_the_ford_only() {
    // 1902 touches 1801, 1802 and 1803 across closed hexsides.
    let mut play = Table::with("I1 1902, T 1901, M1 0814").start();
    assert_eq!(play.reach("I1"), "1903 2002", "1901 is taken");
    for hex in ["1802", "1803"] {
        assert_eq!(play.refused(mv("I1", hex)), "4.3/terrain", "{hex}");
    }
    assert_eq!(play.refused(mv("T", "1801")), "4.3/terrain");
    // The ford costs a hex like any other, for every piece, also a wounded one.
    for unit in ["I1 1903", "B1 1903", "T 1903 wounded"] {
        let mut play = Table::with(&format!("{unit}, H 2201, M1 0814")).start();
        let id = unit.split(' ').next().expect("an id");
        assert!(play.reach(id).contains("1803"), "{unit}");
    }
    let mut play = Table::with("T 1902, M1 0814").start();
    play.play(mv("T", "1803"));
    let mut play = Table::with("T 2202, M1 1804").moslem().start();
    play.play(mv("M1", "2004"));
    let mut play = Table::with("T 2202, M1 1802").moslem().start();
    // From 1802 three hexes over the ford: 1803, 1903, and on; the camp's edge is no nearer.
    assert_eq!(play.refused(mv("M1", "2001")), "4.3/terrain");
    play.play(mv("M1", "1902"));
}

#[test]
fn r4_5_nobody_enters_marsh_or_sea_or_leaves_the_board() {
    let mut play = Table::with("T 1604, H 0103, K1 1812, M1 0814").start();
    for (unit, hex) in [("T", "1705"), ("T", "1706"), ("H", "0101"), ("H", "0201"), ("K1", "1813")]
    {
        assert_eq!(play.refused(mv(unit, hex)), "4.5/terrain", "{hex}");
    }
    for hex in ["2301", "0116", "0000", "9999"] {
        assert_eq!(play.refused(mv("T", hex)), "4.5/terrain", "{hex}");
    }
    // Nor through it: 1606 to 1806 leads over 1706, and 1607 is no way to 1608 and beyond.
    let mut play = Table::with("T 2006, M1 0814").start();
    assert!(play.reach("T").split(' ').all(|hex| !geo::CLOSED.contains(hex)));
    assert_eq!(play.refused(mv("T", "2004")), "4.5/terrain", "over 1905 or 2005 only");
}

#[test]
fn r5_5_a_wounded_piece_moves_one_hex() {
    for unit in ["T", "H", "K1", "R", "I1", "B1"] {
        let mut play = Table::with(&format!("{unit} 1105 wounded, M1 1107")).start();
        assert_eq!(play.reach(unit), within("1105", 1), "{unit}: the road does not help");
        assert_eq!(play.refused(mv(unit, "1304")), "5.5/range");
    }
    for unit in ["M1", "A1", "S1", "L"] {
        let mut play = Table::with(&format!("T 1107, {unit} 1105 wounded")).moslem().start();
        assert_eq!(play.reach(unit), within("1105", 1), "{unit}");
        assert_eq!(play.refused(mv(unit, "1305")), "5.5/range");
    }
    let mut play = Table::with("I1 0103 wounded, B1 0405, M1 0305").goal(1, 1).start();
    play.play(mv("I1", "0102"));
    assert_eq!(play.at("I1"), "arrived", "a wounded piece may enter the town");
}

#[test]
fn r5_6_enemies_do_not_hold_a_piece() {
    // Past two enemies, from one to the other, and away again.
    let mut play = Table::with("T 0805, M1 0804, M2 1005, A1 0906").start();
    assert!(play.reach("T").contains("1004"), "{}", play.reach("T"));
    play.play(mv("T", "0904"));
    let mut play = Table::with("T 0805, M1 0804").moslem().start();
    let open: Vec<&str> = ["0805", "0907"].to_vec();
    let all = within("0804", 3);
    let all: Vec<&str> = all.split(' ').filter(|hex| !open.contains(hex)).collect();
    assert_eq!(play.reach("M1"), all.join(" "), "all but its hex and the one straight behind it");
}

#[test]
fn r5_6_every_open_hex_costs_one() {
    // Forest, stream and camp: knights go two hexes everywhere.
    for at in ["1110", "1011", "0614", "2102", "1612"] {
        let mut play = Table::with(&format!("T {at}, M1 0103")).start();
        let closed = Ground::new();
        let far = closed.walk(&geo::spots(at));
        let two = far.iter().filter(|&(_, steps)| (1..=2).contains(steps)).map(|(&at, _)| at);
        assert_eq!(play.reach("T"), labels(two), "{at}");
    }
}

#[test]
fn r5_7_a_piece_that_enters_the_town_is_gone_and_its_hex_free() {
    let mut play = Table::with("B1 0203, I1 0103, T 0204, K1 1207, M1 1508").goal(1, 3).start();
    play.play(mv("I1", "0102"));
    assert_eq!(play.events(), "moved arrived");
    assert_eq!(play.session.state(None)["arrived"]["others"], 1);
    play.play(mv("T", "0202")).play(mv("B1", "0202"));
    assert_eq!(play.at("B1"), "arrived", "any number may arrive in one turn");
    assert_eq!(play.refused(mv("B1", "0203")), "1.3/off-board");
    assert_eq!(play.refused(select("B1")), "1.3/off-board");
}

#[test]
fn r5_7_entering_ends_the_move() {
    // Two ways lead from 0103 to 0302 in two steps: over an enemy, and through the town.
    let mut play = Table::with("T 0103, H 0204, M1 0203").start();
    assert!(play.reach("T").contains("0102"));
    assert_eq!(play.refused(mv("T", "0302")), "5.4/blocked", "over 0202 there is no way");
    let mut play = Table::with("T 0103, H 1204, M1 0814").start();
    // Two steps from 0103 over 0203, 0104 and 0204, with both hexes of the town as ends: 0102 0202.
    assert_eq!(play.reach("T"), "0102 0104 0105 0202 0203 0204 0205 0302 0303 0304");
}

#[test]
fn r5_7_moslems_may_not_enter_the_town() {
    let mut play = Table::with("T 1904, M1 0103").moslem().start();
    for hex in ["0102", "0202"] {
        assert_eq!(play.refused(mv("M1", hex)), "5.7/arsouf", "{hex}");
    }
    // Nor pass through: 0103 to 0302 leads over 0202 in two steps, round it in three.
    let ends = play.reach("M1");
    assert!(ends.contains("0302") && !ends.contains("0102") && !ends.contains("0202"), "{ends}");
}

#[test]
fn r5_7_an_arrived_leader_helps_nobody() {
    let mut play = Table::with("R 0203, K1 0304, M1 0404").goal(0, 2).start();
    assert_eq!(
        Table::with("R 0203, K1 0304, M1 0404").combat().start().would_be("K1", "M1"),
        "3+2+0:3+0+0"
    );
    play.play(mv("R", "0202")).play(end_movement());
    assert_eq!(play.would_be("K1", "M1"), "3+0+0:3+0+0");
}
