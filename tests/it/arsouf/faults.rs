//! What is said about scenario files of Arsouf that are broken: each fault once.

use super::table::*;
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::arsouf::{HexsideData, PieceBegin, PieceState};
use gonfalon::scenario::landmarks::{Landmark, LandmarkKind};
use gonfalon::scenario::map_file::{HexsideRun, Road, TerrainVariant};
use gonfalon::scenario::{Scenario, Text};

/// Names of the faults with their rules, as `name` or `name/5.4`.
fn named(table: &Table) -> Vec<String> {
    let faults = table.faults();
    assert!(faults.iter().all(|f| !f.at.is_empty() && !f.what.is_empty() && !f.todo.is_empty()));
    faults
        .into_iter()
        .map(|f| f.rule.map_or(f.name.clone(), |rule| format!("{}/{rule}", f.name)))
        .collect()
}

/// The battle with one thing changed has this one fault, at this path.
#[track_caller]
fn broken(name: &str, at: &str, change: impl FnOnce(&mut Scenario)) {
    let table = Table::battle().edit(change);
    assert_eq!(named(&table), [name]);
    assert_eq!(table.faults()[0].at, at);
}

/// The same for a start in mid-battle.
#[track_caller]
fn broken_begin(name: &str, at: &str, change: impl FnOnce(&mut Scenario)) {
    let pieces = "T 0807, K1 1204 charges 1104, I1 0505, M1 1104, M2 0907";
    let table = Table::with(pieces).goal(0, 2).edit(change);
    assert_eq!(named(&table), [name]);
    assert_eq!(table.faults()[0].at, at);
}

fn map(scenario: &mut Scenario) -> &mut gonfalon::scenario::map_file::MapFile {
    scenario.map.as_mut().expect("a map")
}

fn data(scenario: &mut Scenario) -> &mut gonfalon::scenario::arsouf::ArsoufData {
    scenario.data_mut::<ArsoufData>().expect("its data")
}

fn begin(scenario: &mut Scenario) -> &mut gonfalon::scenario::arsouf::BeginData {
    data(scenario).begin.as_mut().expect("it begins")
}

#[test]
fn the_built_in_battles_have_no_fault() {
    for id in ["arsouf", "arsouf-tutorial", "breaking-through"] {
        let scenario = gonfalon::scenario::catalogue::find(id).expect("it is built in");
        assert!(gonfalon::session::check(&scenario).is_ok(), "{id}");
    }
}

#[test]
fn parts_that_are_missing() {
    broken("missing", "map", |s| s.map = None);
}

#[test]
fn maps_that_do_not_fit() {
    broken("grid-size", "map.grid", |s| drop(map(s).grid.pop()));
    broken("grid-size", "map.grid[2]", |s| map(s).grid[2].push('.'));
    broken("unknown-letter", "map.grid[2]", |s| map(s).grid[2].replace_range(5..6, "?"));
    broken("unknown-terrain", "map.legend.w", |s| {
        map(s).legend.insert('w', "jungle".to_owned());
    });
    broken("road-gap", "map.roads[2]", |s| {
        let hexes = ["0807", "1007"].map(str::to_owned).to_vec();
        map(s).roads.push(Road { name: Text::default(), hexes });
    });
    broken("unknown-hex/5.2", "map.places[0].hex", |s| map(s).places[0].hex = "9999".to_owned());
    broken("unknown-hex/5.2", "map.streams[0]", |s| {
        map(s).streams[0].hexes.push("9999".to_owned());
    });
    let tower = |hex: &str, towards: Option<&str>| Landmark {
        kind: LandmarkKind::Tower,
        hex: hex.to_owned(),
        towards: towards.map(str::to_owned),
    };
    broken("unknown-hex/5.2", "map.landmarks[0].hex", |s| {
        map(s).landmarks = vec![tower("9999", None)];
    });
    broken("unknown-hex/5.2", "map.landmarks[0].towards", |s| {
        map(s).landmarks = vec![tower("0807", Some("9999"))];
    });
    broken("no-hexside", "map.landmarks[0].towards", |s| {
        map(s).landmarks = vec![tower("0807", Some("1007"))];
    });
    let run = |feature: &str, a: &str, b: &str| HexsideRun {
        feature: feature.to_owned(),
        between: vec![(a.to_owned(), b.to_owned())],
    };
    broken("unknown-feature", "map.hexsides[2]", |s| {
        map(s).hexsides.push(run("wall", "0807", "0907"));
    });
    broken("no-hexside", "map.hexsides[2]", |s| map(s).hexsides.push(run("river", "0807", "1007")));
    broken("too-many-features", "arsouf.hexsides", |s| {
        for n in 0..7 {
            let side = HexsideData { name: Text::default(), closed: false };
            data(s).hexsides.insert(format!("z{n}"), side);
        }
    });
    broken("unknown-option", "map.variants[1]", |s| {
        let variant = TerrainVariant { option: "no_such".to_owned(), ..map(s).variants[0].clone() };
        map(s).variants.push(variant);
    });
}

#[test]
fn pieces_that_are_not_sound() {
    broken("duplicate-id", "arsouf.pieces[1].id", |s| data(s).pieces[1].id = "R".to_owned());
    broken("id", "arsouf.pieces[1].id", |s| data(s).pieces[1].id.clear());
    broken("unknown-kind", "arsouf.pieces[31].kind", |s| data(s).pieces[31].kind = "x".to_owned());
    broken("unknown-side", "arsouf.pieces[31].side", |s| data(s).pieces[31].side = "x".to_owned());
    broken("unknown-hex/5.2", "arsouf.pieces[1].setup", |s| {
        data(s).pieces[1].setup = Some("9999".to_owned());
    });
    for spaces in [0, 21] {
        broken("moves", "arsouf.kinds.templars.moves", move |s| {
            data(s).kinds.get_mut("templars").expect("a kind").moves = spaces;
        });
    }
    broken("value", "arsouf.kinds.templars.value", |s| {
        data(s).kinds.get_mut("templars").expect("a kind").value = 101;
    });
}

/// ARSOUF 3.1, 4.2, 4.6, 5.4
#[test]
fn goals_and_areas_that_are_not_sound() {
    broken("unknown-side", "arsouf.goal.side", |s| data(s).goal.side = "x".to_owned());
    broken("unknown-side", "arsouf.first", |s| data(s).first = "x".to_owned());
    broken("unknown-zone", "arsouf.goal.zone", |s| data(s).goal.zone = "x".to_owned());
    broken("unknown-zone", "arsouf.deploy[1]", |s| data(s).deploy[1] = "x".to_owned());
    broken("goal/3.1", "arsouf.goal", |s| data(s).goal.baggage = 5);
    broken("goal/3.1", "arsouf.goal", |s| data(s).goal.others = 13);
    broken("overstacked/5.4", "arsouf.pieces[1].setup", |s| {
        data(s).pieces[1].setup = Some("2002".to_owned());
    });
    broken("zone/4.2", "arsouf.pieces[1].setup", |s| {
        data(s).pieces[1].setup = Some("0807".to_owned());
    });
    broken("no-room/4.2", "arsouf.deploy[0]", |s| {
        let zone = map(s).zones.get_mut("camp").expect("a zone");
        zone.hexes.retain(|hex| hex != "2204");
        let at = data(s).pieces.iter().position(|p| p.setup.as_deref() == Some("2204"));
        data(s).pieces[at.expect("a piece")].setup = None;
    });
    // A piece in the marsh stands outside its area too, unless the area reaches into it.
    broken("closed/4.5", "arsouf.pieces[1].setup", |s| {
        map(s).zones.get_mut("camp").expect("a zone").hexes.push("2005".to_owned());
        data(s).pieces[1].setup = Some("2005".to_owned());
    });
}

/// ARSOUF 1.3, 3.3, 4.5, 5.7, 7.1
#[test]
fn starts_in_mid_battle_that_are_not_sound() {
    use gonfalon::scenario::arsouf::PhaseName;
    broken_begin("phase", "arsouf.begin.phase", |s| begin(s).phase = PhaseName::Deployment);
    for turn in [0, 51] {
        broken_begin("turn", "arsouf.begin.turn", move |s| begin(s).turn = turn);
    }
    broken_begin("unknown-side", "arsouf.begin.side", |s| begin(s).side = "x".to_owned());
    broken_begin("unknown-piece", "arsouf.begin.pieces.X9", |s| {
        begin(s).pieces.insert("X9".to_owned(), PieceBegin::default());
    });
    // In the marsh, off the board, in the town, on another piece: the fault says which.
    for (hex, why) in [
        ("1705", "closed/4.5"),
        ("9999", "unknown-hex/5.2"),
        ("0102", "goal/5.7"),
        ("1204", "overstacked/5.4"),
    ] {
        broken_begin(why, "arsouf.begin.pieces.I1.at", move |s| {
            begin(s).pieces.get_mut("I1").expect("a piece").at = Some(hex.to_owned());
        });
    }
    broken_begin("goal/5.7", "arsouf.begin.pieces.M1.at", |s| {
        begin(s).pieces.get_mut("M1").expect("a piece").at = Some("0202".to_owned());
        begin(s).pieces.get_mut("K1").expect("a piece").charges = None;
    });
    broken_begin("place/1.3", "arsouf.begin.pieces.I1", |s| {
        begin(s).pieces.get_mut("I1").expect("a piece").at = None;
        let of = data(s).pieces.iter().position(|piece| piece.id == "I1").expect("a piece");
        data(s).pieces[of].setup = None;
    });
    broken_begin("state/5.7", "arsouf.begin.pieces.M1.state", |s| {
        begin(s).pieces.get_mut("M1").expect("a piece").state = PieceState::Arrived;
        begin(s).pieces.get_mut("K1").expect("a piece").charges = None;
    });
    broken_begin("place/1.3", "arsouf.begin.pieces.I1.at", |s| {
        begin(s).pieces.get_mut("I1").expect("a piece").state = PieceState::Killed;
    });
    for state in [PieceState::Killed, PieceState::Arrived] {
        broken_begin("over/3.3", "arsouf.begin", move |s| {
            for id in ["T", "I1"] {
                let piece = begin(s).pieces.get_mut(id).expect("a piece");
                (piece.state, piece.at) = (state, None);
            }
        });
    }
    broken_begin("over/3.3", "arsouf.begin", |s| {
        data(s).options.leader_death_ends_game = true;
        let leader = data(&mut Table::battle().scenario().clone()).pieces[0].clone();
        data(s).pieces.push(leader);
        let killed = PieceBegin { state: PieceState::Killed, ..PieceBegin::default() };
        begin(s).pieces.insert("R".to_owned(), killed);
    });
}

/// ARSOUF 7.1: who charges is an upright knight of the side to move, at the next hex, over two open ones.
#[test]
fn charges_that_cannot_be() {
    let wrong = |id: &'static str, at: &'static str, state: PieceState| {
        broken_begin("charge/7.1", &format!("arsouf.begin.pieces.{id}.charges"), move |s| {
            let piece = begin(s).pieces.get_mut(id).expect("a piece");
            piece.charges = Some(at.to_owned());
            piece.state = state;
        });
    };
    wrong("I1", "0405", PieceState::Upright);
    wrong("M2", "0807", PieceState::Upright);
    wrong("T", "1007", PieceState::Upright);
    wrong("T", "9999", PieceState::Upright);
    wrong("T", "0907", PieceState::Wounded);
}

/// ARSOUF 5.1, 5.2, 6.1, 6.2, M5.4: what has been done must have been possible.
#[test]
fn deeds_that_cannot_be() {
    let piece = |name: &str, at: &str, id: &'static str, change: fn(&mut PieceBegin)| {
        broken_begin(name, at, |s| change(begin(s).pieces.get_mut(id).expect("a piece")));
    };
    piece("done/5.1", "arsouf.begin.pieces.M2", "M2", |p| p.moved = true);
    piece("done/6.2", "arsouf.begin.pieces.M2", "M2", |p| p.attacked = true);
    piece("done/5.1", "arsouf.begin.pieces.I1", "I1", |p| {
        (p.moved, p.at, p.state) = (true, None, PieceState::Killed);
    });
    piece("attacked/6.1", "arsouf.begin.pieces.T.attacked", "T", |p| p.attacked = true);
    // Its own hex, three hexes off, the marsh, no hex at all.
    for (hex, name) in [
        ("0807", "from/5.2"),
        ("1107", "from/5.2"),
        ("1705", "from/5.2"),
        ("9999", "unknown-hex/5.2"),
    ] {
        broken_begin(name, "arsouf.begin.pieces.T.from", move |s| {
            begin(s).pieces.get_mut("T").expect("a piece").from = Some(hex.to_owned());
        });
    }
    // 1204 charging at 1104 has come from 1404.
    piece("charge/7.1", "arsouf.begin.pieces.K1.charges", "K1", |p| {
        p.from = Some("1304".to_owned());
    });
    // Nobody stands there to be charged at.
    piece("charge/7.1", "arsouf.begin.pieces.T.charges", "T", |p| {
        p.charges = Some("0806".to_owned());
    });
    broken_begin("last/M5.4", "arsouf.begin.last", |s| begin(s).last = Some("T".to_owned()));
    broken_begin("last/M5.4", "arsouf.begin.last", |s| begin(s).last = Some("X".to_owned()));
    let announced = |unit: &str, target: &str| gonfalon::scenario::arsouf::AnnouncedBegin {
        unit: unit.to_owned(),
        target: target.to_owned(),
    };
    broken_begin("announced/6.2", "arsouf.begin.announced[0]", |s| {
        begin(s).announced = vec![announced("K1", "M1")];
    });
    broken_begin("announced/6.2", "arsouf.begin.announced[1]", |s| {
        data(s).options.declare_all_attacks_first = true;
        begin(s).phase = gonfalon::scenario::arsouf::PhaseName::Combat;
        begin(s).announced = vec![announced("K1", "M1"), announced("K1", "M1")];
    });
    broken_begin("unknown-piece", "arsouf.begin.announced[0]", |s| {
        begin(s).announced = vec![announced("K1", "X")];
    });
}

#[test]
fn faults_of_a_beginning_come_all_at_once_with_those_of_the_rest() {
    let table = Table::with("T 0807, K1 1204, I1 0505, M1 1104, M2 0907").edit(|s| {
        data(s).kinds.get_mut("templars").expect("a kind").value = 101;
        begin(s).turn = 0;
        begin(s).side = "nobody".to_owned();
        begin(s).pieces.get_mut("T").expect("a piece").at = Some("1705".to_owned());
        begin(s).pieces.get_mut("K1").expect("a piece").at = Some("9999".to_owned());
        begin(s).pieces.get_mut("M2").expect("a piece").at = Some("1104".to_owned());
        begin(s).pieces.insert("X9".to_owned(), PieceBegin::default());
    });
    let names = named(&table);
    for name in [
        "value",
        "turn",
        "unknown-side",
        "unknown-piece",
        "closed/4.5",
        "unknown-hex/5.2",
        "overstacked/5.4",
    ] {
        assert!(names.iter().any(|n| n == name), "{name}: {names:?}");
    }
}

#[test]
fn several_faults_are_reported_at_once() {
    let table = Table::battle().edit(|s| {
        data(s).first = "x".to_owned();
        data(s).goal.others = 99;
        data(s).kinds.get_mut("templars").expect("a kind").value = 101;
    });
    assert_eq!(table.faults().len(), 3, "{:?}", table.faults());
}

/// No terrain at all is a fault, not a crash.
#[test]
fn a_scenario_without_terrain_is_told_so() {
    broken("missing", "arsouf.terrain", |s| data(s).terrain.clear());
}
