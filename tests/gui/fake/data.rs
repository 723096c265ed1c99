//! The made-up coast: its map, its counters, its tables, its journal.

use gonfalon::board::{Grid, GridShape, Hex, HexMap, Layout, Numbering, Orientation, Stagger};
use gonfalon::kernel::Side;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::view::*;
use serde_json::{Value, json};

/// The made-up scenario.
pub fn scenario(id: &str, tutorial: bool, columns: u16, rows: u16) -> Scenario {
    let grid: Vec<String> = (0..rows)
        .map(|r| {
            (0..columns)
                .map(|c| letter(i32::from(c), i32::from(r), i32::from(columns), i32::from(rows)))
                .collect()
        })
        .collect();
    let value = json!({
        "format": 2, "id": id,
        "title": if tutorial { "First clash" } else { "Acre" },
        "subtitle": "The crusader camp before the walls, and the sultan's army on the hills.",
        "history": "On **4 October 1189** the besiegers marched out.\n\n- They went far.\n- They came back.",
        "notes": "Keep your line closed.",
        "facts": {"year": 1189, "date": "4 October 1189", "minutes": [120, 210], "complexity": "medium", "tutorial": tutorial},
        "sides": [
            {"id": "crusader", "name": "Crusaders", "livery": "red"},
            {"id": "muslim", "name": "Muslims", "livery": "green"}
        ],
        "map": {
            "columns": columns, "rows": rows, "orientation": "flat", "shoved": "even",
            "legend": {".": "clear", "h": "hill", "s": "swamp", "d": "dunes", "w": "woods", "~": "sea", "F": "fortress", "r": "river"},
            "grid": grid
        }
    });
    with_part_of("acre", value)
}

/// A made-up scenario with what the rule system adds in a built-in one.
pub fn with_part_of(built_in: &str, mut value: Value) -> Scenario {
    let model = catalogue::find(built_in).expect("it is built in");
    let tag = model.system().tag();
    value[tag] = serde_json::to_value(&model).expect("scenarios can be written")[tag].take();
    serde_json::from_value(value).expect("the made-up scenario is valid")
}

fn letter(c: i32, r: i32, w: i32, h: i32) -> char {
    let wobble = ((c * 7 + r * 13) % 5) - 2;
    if c * 2 + wobble < w / 4 && r > h / 5 {
        '~'
    } else if (c - w / 4).abs() < 2 && (r - h / 3).abs() < 3 {
        'F'
    } else if c * 2 + wobble < w / 3 {
        'd'
    } else if r > h - 6 + wobble && c > w / 3 {
        's'
    } else if (c - w * 3 / 4).pow(2) + (r - h / 3).pow(2) < (w / 6).pow(2) + wobble * 6 {
        'h'
    } else if (c * 31 + r * 17) % 23 == 0 {
        'w'
    } else if (r - h * 3 / 4).abs() < 1 && c > w / 3 {
        'r'
    } else {
        '.'
    }
}

pub fn rule(section: &str) -> RuleRef {
    RuleRef { system: "bmw".into(), section: section.into(), title: "Movement".into() }
}

pub fn map_view(scenario: &Scenario) -> MapView {
    let file = scenario.map.as_ref().expect("it has a map");
    let grid = Grid::new(GridShape {
        columns: file.columns,
        rows: file.rows,
        orientation: Orientation::Flat,
        stagger: Stagger::Even,
        numbering: Numbering::ColumnRow,
        first: (1, 1),
    });
    let layout = Layout::new(&grid);
    let ids: Vec<String> = file.legend.values().cloned().collect();
    let letters: Vec<char> = file.legend.keys().copied().collect();
    let terrain: Vec<u8> = file
        .grid
        .iter()
        .flat_map(|l| l.chars())
        .map(|c| u8::try_from(letters.iter().position(|&l| l == c).unwrap_or(0)).unwrap_or(0))
        .collect();
    let mut map = HexMap::new(grid.clone(), terrain.clone());
    let road: Vec<Hex> = (6..i32::from(file.columns) - 2)
        .filter_map(|c| grid.at(c, i32::from(file.rows) / 2 + (c % 2)))
        .collect();
    let road: Vec<Hex> =
        road.windows(2).take_while(|w| grid.adjacent(w[0], w[1])).map(|w| w[0]).collect();
    for pair in road.windows(2) {
        map.add_road(pair[0], pair[1]);
    }
    let hexes = grid
        .hexes()
        .map(|hex| HexView {
            label: grid.label(hex),
            center: layout.center(&grid, hex),
            terrain: terrain[hex.index()],
            place: match grid.offset(hex) {
                (6, 9) => Some("Acre".into()),
                (19, 9) => Some("Tell el-Ayyadiya".into()),
                (15, 22) => Some("Belus".into()),
                _ => None,
            },
        })
        .collect();
    let zone = grid.hexes().filter(|h| grid.offset(*h).0 == 12).collect();
    MapView {
        hexes,
        layout,
        terrains: ids.iter().map(|id| TerrainView { id: id.clone(), name: name_of(id) }).collect(),
        roads: vec![("Coast road".into(), road)],
        streams: Vec::new(),
        features: vec![],
        zones: vec![ZoneView { id: "line".into(), name: "Crusader line".into(), hexes: zone }],
        reconstructed: Some("The ground between the camps is a reconstruction.".into()),
        map,
    }
}

pub fn name_of(id: &str) -> String {
    let mut name = id.to_owned();
    name[..1].make_ascii_uppercase();
    name
}

pub fn counters(map: &MapView, count: usize) -> Vec<CounterView> {
    const KINDS: [CounterKind; 9] = [
        CounterKind::Infantry,
        CounterKind::LightInfantry,
        CounterKind::HeavyCavalry,
        CounterKind::Cavalry,
        CounterKind::LightCavalry,
        CounterKind::HorseArchers,
        CounterKind::Dismounted,
        CounterKind::Garrison,
        CounterKind::Infantry,
    ];
    let grid = &map.map.grid;
    let shape = *grid.shape();
    (0..count)
        .map(|i| {
            let side = if i % 2 == 0 { Side::A } else { Side::B };
            let kind = match i % 23 {
                19 | 20 => CounterKind::Leader,
                21 => CounterKind::Camp,
                22 => CounterKind::Trebuchet,
                _ => KINDS[i / 2 % KINDS.len()],
            };
            let per_column = usize::from(shape.rows) - 6;
            let column =
                if side == Side::A { 10 + i / 2 / per_column } else { 15 + i / 2 / per_column };
            let hex = grid.at(
                i32::try_from(column % usize::from(shape.columns)).unwrap_or(0),
                i32::try_from(3 + (i / 2) % per_column).unwrap_or(0),
            );
            let hex = if i % 23 == 20 { grid.at(10, 3) } else { hex };
            let at = hex.filter(|_| i % 17 != 16);
            let archery = matches!(kind, CounterKind::LightInfantry | CounterKind::HorseArchers)
                .then_some((2, 3));
            let face = |s: u32| FaceView {
                strength: s,
                ma: 4 + u8::try_from(i % 5).unwrap_or(0),
                archery,
                dot: match kind {
                    CounterKind::LightInfantry => DotView::Solid,
                    CounterKind::HorseArchers | CounterKind::LightCavalry => DotView::Open,
                    _ => DotView::None,
                },
                morale: None,
                range: None,
                rating: None,
            };
            let back_up = i % 9 == 4;
            let mut status = Vec::new();
            for (word, every) in [("moved", 6), ("charging", 15)] {
                if i % every == 1 {
                    status.push(StatusView { shown: None, word: word.into(), rule: "5.2".into() });
                }
            }
            if back_up {
                status.push(StatusView {
                    shown: Some(Condition::Disordered),
                    word: "disordered".into(),
                    rule: "11.1".into(),
                });
            }
            CounterView {
                badge: None,
                facts: Vec::new(),
                facing: None,
                front_hexes: Vec::new(),
                depth: 0,
                hits: None,
                current: None,
                command: None,
                id: format!("u{i}"),
                name: format!(
                    "{} {}",
                    ["Templar knights", "Syrian archers", "Foot of Mosul", "King's men"][i % 4],
                    i + 1
                ),
                side,
                kind,
                kind_name: format!("{kind:?}"),
                at,
                place: at.map_or("eliminated".into(), |h| format!("hex {}", grid.label(h))),
                back_up,
                front: face(u32::try_from(3 + i % 8).unwrap_or(3)),
                back: Some(face(2)),
                status,
                exerts_zoc: i % 3 != 0,
                reconstructed: (i == 3).then(|| "Values rebuilt from the text.".into()),
            }
        })
        .collect()
}

pub fn charts() -> Vec<Chart> {
    let text = |cells: &[&str]| cells.iter().map(|c| (*c).to_owned()).collect::<Vec<String>>();
    let crt = Chart {
        id: "crt".into(),
        title: "Combat results table".into(),
        rule: "7.6".into(),
        head: text(&["Die", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]),
        rows: (1..=6)
            .map(|d| {
                let mut row = vec![d.to_string()];
                row.extend(
                    (0..10)
                        .map(|c| ["AL", "AR", "-", "EX", "DR", "DL"][(c + d * 2) % 6].to_owned()),
                );
                row
            })
            .collect(),
        notes: text(&[
            "AL attacker loss, AR attacker retreat, EX exchange, DR defender retreat, DL defender loss.",
        ]),
    };
    let tec = Chart {
        id: "tec".into(),
        title: "Terrain effects".into(),
        rule: "4.2, 7.5".into(),
        head: text(&["Terrain", "Foot", "Horse", "Combat"]),
        rows: vec![
            text(&["Clear", "1", "1", "none"]),
            text(&[
                "Hill",
                "2",
                "2",
                "defender: one column left when no attacker stands on a hill",
            ]),
            text(&["Swamp", "3", "no", "halves attacks into and out of it"]),
            text(&["Dunes", "1", "2", "none"]),
        ],
        notes: vec![],
    };
    vec![crt, tec]
}

pub fn odds() -> OddsView {
    let part = |id: &str, name: &str, strength, note: &str| OddsPart {
        unit: id.into(),
        name: name.into(),
        strength,
        note: note.into(),
    };
    OddsView {
        attackers: vec![
            part("u0", "Templar knights 1", 16, "leader +2"),
            part("u2", "Foot of Mosul 3", 10, ""),
        ],
        defenders: vec![part("u1", "Syrian archers 2", 8, "")],
        attack: 26,
        defence: 8,
        steps: vec![
            OddsStep { label: "26:8 is 3-1".into(), rule: "7.2".into(), odds: "3-1".into() },
            OddsStep { label: "hill 1L".into(), rule: "7.5".into(), odds: "2-1".into() },
        ],
        odds: "2-1".into(),
        column: "2-1".into(),
        results: ["AR", "-", "EX", "DR", "DR", "DL"].map(String::from).to_vec(),
        automatic: false,
        chances: vec![
            ("AR".into(), 1),
            ("-".into(), 1),
            ("EX".into(), 1),
            ("DR".into(), 2),
            ("DL".into(), 1),
        ],
    }
}

/// Dice against dice: the attacker adds 4, the defender 3.
pub fn duel() -> DuelView {
    let part = |label: &str, adds: i16, rule: &str| DuelPart {
        label: label.into(),
        adds: adds.to_string(),
        halves: 2 * adds,
        rule: rule.into(),
    };
    let cell = |a: i32, d: i32| match (a + 4).cmp(&(d + 3)) {
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 2,
    };
    let chance = |label: &str, ahead, cases| DuelChance { label: label.into(), ahead, cases };
    DuelView {
        attacker: "Templar knights 1".into(),
        defender: "Syrian archers 2".into(),
        attack: vec![part("Fighting value", 3, "6.3"), part("Charge", 1, "7.1")],
        defence: vec![part("Fighting value", 2, "6.4"), part("Support", 1, "6.5")],
        attack_adds: "4".into(),
        defence_adds: "3".into(),
        attack_halves: 8,
        defence_halves: 6,
        chances: vec![
            chance("the defender is wounded", Ahead::Attacker, 21),
            chance("nothing", Ahead::Nobody, 5),
            chance("the attacker is wounded", Ahead::Defender, 10),
        ],
        cases: 36,
        cells: (1..=6).map(|a| (1..=6).map(|d| cell(a, d)).collect()).collect(),
    }
}

pub fn journal() -> Vec<Entry> {
    let line = |kind, text: &str, rule: Option<&str>, side| Entry {
        kind,
        text: text.into(),
        rule: rule.map(Into::into),
        throw: None,
        side,
        hexes: vec![],
        cell: None,
        step: 0,
    };
    let mut list = vec![
        line(EntryKind::Turn, "Turn 3", Some("3.1"), None),
        line(EntryKind::Phase, "Combat of the Muslims", Some("7.0"), Some(Side::B)),
        line(
            EntryKind::Event,
            "Syrian archers 2 attack Templar knights 1 in 1107",
            Some("7.2"),
            Some(Side::B),
        ),
    ];
    for k in 0..12u8 {
        let mut throw =
            line(EntryKind::Throw, "Combat: 4 at 2-1 is DR", Some("7.6"), Some(Side::B));
        throw.throw = Some(ThrowView {
            side: "muslim".into(),
            rule: "7.6".into(),
            purpose: "combat".into(),
            text: "combat in 1107".into(),
            sides: 6,
            face: 1 + k % 6,
        });
        throw.cell = Some(("2-1".into(), 4));
        list.push(throw);
    }
    let mut retreat =
        line(EntryKind::Event, "Templar knights 1 retreat to 1005", Some("7.8"), Some(Side::A));
    retreat.hexes = vec!["1107".into(), "1106".into(), "1005".into()];
    list.push(retreat);
    list.push(line(EntryKind::Phase, "Movement of the Crusaders", Some("5.0"), Some(Side::A)));
    list
}
