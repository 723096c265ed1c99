//! Chapter 4, the board: every fact of its description.

use super::geo::{self, CLOSED, Ground, distance, label, labels, near, spot, spots};
use super::table::*;
use gonfalon::board::{Direction, Hex};
use gonfalon::systems::arsouf::scene::Scene;
use std::collections::BTreeSet;

const CAMP: &str =
    "1901 2001 2101 2201 1902 2002 2102 2202 1903 2003 2103 2203 1904 2004 2104 2204";
const AREA: &str =
    "0114 0214 0314 0414 0514 0614 0714 0814 0115 0215 0315 0415 0515 0615 0715 0815";
const MARSH: &str = "1705 1805 1905 2005 1706 1806 1906 2106 1607 1707 1807 1708 1808 1908 1809";
const FOREST: &str = "0709 0909 1509 2009 2109 0510 0610 0810 0910 1010 1110 1210 1310 1410 1510 1610 1710 2110 2210 \
    0311 0411 0511 0611 0811 0911 1011 1111 1211 1311 1411 1511 1611 1711 1811 2011 \
    0812 0912 1012 1112 1412 1512 1612 1712 1812 0115 0215 0315 0415 0715 0815 0915 1015 1115 1215";

fn scene() -> Scene {
    Table::battle().compiled().0
}

fn hex(scene: &Scene, at: geo::Spot) -> Hex {
    scene.map.grid.parse(&label(at)).expect("it is on the board")
}

/// The hexes of a terrain by its English name.
fn terrain(scene: &Scene, name: &str) -> String {
    let of = |&at: &geo::Spot| {
        scene.terrain[usize::from(scene.map.terrain(hex(scene, at)))].0.source == name
    };
    labels(geo::all().filter(of))
}

fn sorted(list: &str) -> String {
    labels(spots(list))
}

#[test]
fn the_board_has_22_columns_and_15_rows() {
    let scene = scene();
    assert_eq!(scene.map.grid.len(), 22 * 15);
    assert_eq!(scene.map.grid.hexes().count(), geo::all().count());
    assert!(scene.map.grid.parse("2301").is_none() && scene.map.grid.parse("0116").is_none());
    assert!(scene.map.grid.parse("0001").is_none() && scene.map.grid.parse("0100").is_none());
}

/// ARSOUF 5.2: odd rows lie half a hex to the right.
#[test]
fn neighbours_follow_from_odd_and_even_rows() {
    let scene = scene();
    let found = |at: &str| labels(near(spot(at)));
    assert_eq!(found("0807"), "0707 0806 0808 0906 0907 0908", "an odd row");
    assert_eq!(found("0806"), "0705 0706 0707 0805 0807 0906", "an even row");
    assert_eq!(found("0101"), "0102 0201 0202", "the corner");
    for at in geo::all() {
        let around: BTreeSet<String> = scene
            .map
            .grid
            .neighbors(hex(&scene, at))
            .map(|(_, other)| scene.map.grid.label(other))
            .collect();
        let expected: BTreeSet<String> = near(at).into_iter().map(label).collect();
        assert_eq!(around, expected, "{}", label(at));
    }
}

#[test]
fn distances_are_those_of_the_shortest_way_over_anything() {
    let scene = scene();
    let some = ["0101", "0807", "0806", "2215", "1904", "0115"].map(spot);
    for from in some {
        let mut far = std::collections::BTreeMap::from([(from, 0)]);
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            for to in near(at) {
                if !far.contains_key(&to) {
                    far.insert(to, far[&at] + 1);
                    queue.push_back(to);
                }
            }
        }
        for (&to, &steps) in &far {
            assert_eq!(distance(from, to), steps, "{} to {}", label(from), label(to));
            let grid = scene.map.grid.distance(hex(&scene, from), hex(&scene, to));
            assert_eq!(i32::from(grid), steps);
        }
    }
}

/// ARSOUF 4.2
#[test]
fn camp_and_area_are_16_hexes_each_and_the_town_two() {
    let scene = scene();
    let zone = |hexes: &[Hex]| {
        let mut list: Vec<String> = hexes.iter().map(|&h| scene.label(h)).collect();
        list.sort();
        list.join(" ")
    };
    assert_eq!(zone(&scene.deploy[CRUSADER].hexes), sorted(CAMP));
    assert_eq!(zone(&scene.deploy[MOSLEM].hexes), sorted(AREA));
    assert_eq!(zone(&scene.goal.town.iter().collect::<Vec<_>>()), "0102 0202");
    assert_eq!((spots(CAMP).len(), spots(AREA).len()), (16, 16));
    let (columns, rows) = (19..=22, 1..=4);
    assert!(spots(CAMP).iter().all(|(c, r)| columns.contains(c) && rows.contains(r)));
    let (columns, rows) = (1..=8, 14..=15);
    assert!(spots(AREA).iter().all(|(c, r)| columns.contains(c) && rows.contains(r)));
    assert_eq!(terrain(&scene, "Town"), "0102 0202");
}

#[test]
fn r4_5_marsh_sea_and_the_empty_corner_are_closed() {
    let scene = scene();
    assert_eq!(terrain(&scene, "Marsh"), sorted(MARSH));
    assert_eq!(terrain(&scene, "Sea"), "0101 0201");
    let closed = geo::all().filter(|&at| scene.is_closed(hex(&scene, at)));
    assert_eq!(labels(closed), sorted(CLOSED));
    assert!(!scene.is_closed(hex(&scene, spot("2006"))), "a dry spit between marsh hexes");
}

#[test]
fn forest_is_where_it_is_drawn() {
    assert_eq!(terrain(&scene(), "Forest"), sorted(FOREST));
}

/// ARSOUF 5.3
#[test]
fn the_road_joins_each_hex_to_the_next() {
    let (scene, ground) = (scene(), Ground::new());
    for from in geo::all() {
        for d in Direction::ALL {
            let Some(to) = scene.map.grid.neighbor(hex(&scene, from), d) else { continue };
            let to_spot = spot(&scene.label(to));
            let joined = scene.map.road(hex(&scene, from), d);
            assert_eq!(joined, ground.road(from, to_spot), "{} {}", label(from), label(to_spot));
        }
    }
    assert_eq!(geo::ROAD.split_whitespace().count(), 24);
}

#[test]
fn r4_3_four_hexsides_are_closed_and_the_ford_is_open() {
    let (scene, ground) = (scene(), Ground::new());
    let mut barred = 0;
    for from in geo::all() {
        for d in Direction::ALL {
            let Some(to) = scene.map.grid.neighbor(hex(&scene, from), d) else { continue };
            let expected = ground.river(from, spot(&scene.label(to)));
            assert_eq!(scene.is_barred(hex(&scene, from), d), expected, "{}", label(from));
            barred += u32::from(expected);
        }
    }
    assert_eq!(barred, 8, "four hexsides, from both banks");
    for (a, b) in [("1803", "1903"), ("1803", "1904"), ("1804", "1904")] {
        assert!(ground.steps(spot(a)).any(|to| to == spot(b)), "the ford at {a}|{b}");
    }
}

#[test]
fn steps_lead_over_open_ground_only() {
    let (scene, ground) = (scene(), Ground::new());
    for from in geo::all() {
        let engine = Direction::ALL.into_iter().filter_map(|d| scene.step(hex(&scene, from), d));
        let engine: BTreeSet<String> = engine.map(|h| scene.label(h)).collect();
        let expected: BTreeSet<String> = ground.steps(from).map(label).collect();
        assert_eq!(engine, expected, "{}", label(from));
    }
}

#[test]
fn the_camp_is_18_hexes_from_the_town_and_the_area_12() {
    let (scene, ground) = (scene(), Ground::new());
    let from_town = ground.walk(&spots(geo::TOWN));
    let least = |list: &str| spots(list).iter().map(|at| from_town[at]).min();
    assert_eq!(least(CAMP), Some(18));
    assert_eq!(least(AREA), Some(12));
    let from_ford = ground.walk(&spots("1803 1804"));
    let near_ford: Vec<i32> = spots(AREA).iter().map(|at| from_ford[at]).collect();
    assert_eq!(near_ford.iter().min(), Some(&15));
    assert!(spots("0814 0815 0714 0715").iter().all(|at| (15..=16).contains(&from_ford[at])));
    // What the program keeps for its computer opponents is the same.
    for (&at, &steps) in &from_town {
        assert_eq!(i32::from(scene.ways.spaces[hex(&scene, at).index()]), steps, "{}", label(at));
    }
}

/// ARSOUF 4.3
#[test]
fn open_ground_leads_round_the_marsh() {
    let mut ground = Ground::new();
    // Without the ford the camp still has a way out.
    ground.closed.extend(spots("1803 1804"));
    let far = ground.walk(&spots("2105 2205"));
    for at in spots(geo::TOWN).iter().chain(&spots(AREA)) {
        assert!(far.contains_key(at), "{}", label(*at));
    }
    assert!(spots(CAMP).iter().all(|at| far.contains_key(at)));
}

/// ARSOUF 5.3: two hexes a turn, 19 steps from the camp's edge.
#[test]
fn a_slow_piece_needs_ten_turns_on_the_road() {
    let mut play = Table::with("B1 1904, M1 0115").start();
    let stops = "1704 1504 1304 1105 0905 0705 0505 0404 0203";
    let mut turns = 0;
    // From 0505 two road steps lead to 0404, from there two to 0203, and one to the gate.
    for stop in stops.split(' ') {
        play.play(mv("B1", stop)).pass_to("moslem", "movement").pass_to("crusader", "movement");
        turns += 1;
    }
    play.play(mv("B1", "0202"));
    assert_eq!((turns + 1, play.decides().as_str()), (10, "over crusader arrived 3.1"));
    // By no other way is it faster: a second reckoning over all moves of a slow piece on the empty board.
    let ground = Ground::new();
    let mut at = spots("1904");
    for turn in 0.. {
        if at.iter().any(|spot| ground.town.contains(spot)) {
            assert_eq!(turn, 10);
            break;
        }
        let slow = |&from: &geo::Spot| {
            let ground = &ground;
            let one: Vec<geo::Spot> = ground.steps(from).collect();
            let two = one.clone().into_iter().filter(move |&to| ground.road(from, to));
            let two = two.flat_map(move |m| ground.steps(m).filter(move |&to| ground.road(m, to)));
            one.into_iter().chain(two).collect::<Vec<_>>()
        };
        at = at.iter().flat_map(slow).collect();
    }
}

#[test]
fn r4_4_the_stream_changes_nothing() {
    // 1012 lies above the main stream and 1013 below it: neither moving nor attacking notices.
    let mut play = Table::with("T 0912, M1 1314").start();
    let open = geo::all().filter(|&at| (1..=2).contains(&distance(spot("0912"), at)));
    let open: BTreeSet<_> = open.collect();
    assert_eq!(open.len(), 18);
    assert_eq!(play.reach("T"), labels(open), "two spaces in every direction");
    let battle = Table::battle();
    let streams = &battle.scenario().map.as_ref().expect("a map").streams;
    let hexes: Vec<&str> =
        streams.iter().flat_map(|s| s.hexes.iter().map(String::as_str)).collect();
    for hex in ["1809", "1910", "1911", "1912", "1913", "2213", "1014", "1314", "0614", "0114"] {
        assert!(hexes.contains(&hex), "the stream is drawn at {hex}");
    }
    let mut play = Table::with("T 0813, M1 0914, R 0102 arrived").goal(0, 2).combat().start();
    play.roll(&[3, 3], attack("T", "M1"));
    assert_eq!(play.sums(), "4+0+0:3+0+0");
}
