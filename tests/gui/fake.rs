//! A stand-in for the engine: a little battle on a made-up coast, with just enough behaviour for the panels.

use gonfalon::ai::Brief;
use gonfalon::board::{Grid, GridShape, Hex, HexMap, Layout, Numbering, Orientation, Shoved};
use gonfalon::kernel::{Side, System};
use gonfalon::scenario::Scenario;
use gonfalon::session::port::{Barrier, PlayError, Played, Port};
use gonfalon::session::save::SaveFile;
use gonfalon::session::save::SavedStep;
use gonfalon::session::{Job, Remark, Thought};
use gonfalon::view::*;
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::sync::Arc;

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
        "format": 1, "system": "bmw", "id": id,
        "title": {"en": if tutorial { "First clash" } else { "Acre" }},
        "subtitle": {"en": "The crusader camp before the walls, and the sultan's army on the hills."},
        "history": {"en": "On **4 October 1189** the besiegers marched out.\n\n- They went far.\n- They came back."},
        "notes": {"en": "Keep your line closed."},
        "facts": {"year": 1189, "date": {"en": "4 October 1189"}, "minutes": [120, 210], "complexity": "medium", "tutorial": tutorial},
        "sides": [
            {"id": "crusader", "name": {"en": "Crusaders"}, "livery": "red"},
            {"id": "muslim", "name": {"en": "Muslims"}, "livery": "green"}
        ],
        "map": {
            "columns": columns, "rows": rows, "orientation": "flat", "shoved": "even",
            "legend": {".": "clear", "h": "hill", "s": "swamp", "d": "dunes", "w": "woods", "~": "sea", "F": "fortress", "r": "river"},
            "grid": grid
        }
    });
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

/// The stand-in.
pub struct Fake {
    scenario: Scenario,
    map: Arc<MapView>,
    counters: Vec<CounterView>,
    selected: Option<usize>,
    prompt: Prompt,
    choices: Vec<Choice>,
    charts: Vec<Chart>,
    journal: Vec<Entry>,
    past: Vec<(Vec<CounterView>, usize)>,
    revision: u64,
    steps_to_end: usize,
    language: Language,
    /// Whether it is a game of single steps and opposed dice.
    duels: bool,
    /// Moves that can be taken back: the counter, and where it began.
    moves: Vec<(usize, Hex)>,
    /// What a computer opponent decides on, instead of something at random.
    plan: Option<fn(&Choice) -> bool>,
    /// Steps that a computer opponent took, with its reasons.
    remarks: Vec<(usize, Remark)>,
}

impl Fake {
    /// A battle with this many counters.
    pub fn new(columns: u16, rows: u16, count: usize) -> Fake {
        let scenario = scenario("acre", false, columns, rows);
        let map = Arc::new(map_view(&scenario));
        let counters = counters(&map, count);
        let mut fake = Fake {
            scenario,
            map,
            counters,
            selected: None,
            prompt: Prompt {
                over: None,
                side: None,
                side_id: String::new(),
                side_name: String::new(),
                rule: None,
                question: String::new(),
                hint: String::new(),
                selected: None,
            },
            choices: Vec::new(),
            charts: charts(),
            journal: journal(),
            past: Vec::new(),
            revision: 0,
            steps_to_end: 40,
            language: Language::English,
            duels: false,
            moves: Vec::new(),
            plan: None,
            remarks: Vec::new(),
        };
        fake.refresh();
        fake
    }

    /// The same battle, over after so many actions.
    pub fn ending_after(mut self, steps: usize) -> Fake {
        self.steps_to_end = steps;
        self.refresh();
        self
    }

    /// The same battle with a long journal.
    pub fn with_lines(mut self, lines: usize) -> Fake {
        let line = |text: String| Entry {
            kind: EntryKind::Event,
            text,
            rule: None,
            throw: None,
            side: None,
            hexes: vec![],
            cell: None,
            step: 0,
        };
        self.journal = vec![line("the first line".into())];
        self.journal.extend((2..=lines).map(|n| line(format!("line {n}"))));
        self
    }

    /// The same battle with single steps and opposed dice: no odds, no morale, no points; one counter is wounded.
    pub fn with_duels(mut self) -> Fake {
        self.duels = true;
        self.charts.clear();
        self.counters[1].badge = Some(Badge::Wounded);
        self.counters[0].facts = vec![FactView {
            label: "Fighting value".into(),
            value: "4".into(),
            rule: "6.3".into(),
        }];
        self.refresh();
        self
    }

    /// The same battle with an opponent who takes the first choice of this kind.
    pub fn with_plan(mut self, plan: fn(&Choice) -> bool) -> Fake {
        self.plan = Some(plan);
        self
    }

    fn refresh(&mut self) {
        self.revision += 1;
        let side = if self.past.len() % 14 < 10 { Side::A } else { Side::B };
        let over = (self.past.len() >= self.steps_to_end).then(|| Ending {
            winner: Some("crusader".into()),
            level: "epic".into(),
            rule: "16.1".into(),
            summary: "The Muslim army has disintegrated.".into(),
        });
        self.prompt = Prompt {
            side: over.is_none().then_some(side),
            side_id: ["crusader", "muslim"][side as usize].into(),
            side_name: self.side_name(side).into(),
            rule: Some(rule("5.1")),
            question: match self.selected {
                Some(i) => format!("Where do the {} go?", self.counters[i].name),
                None if self.language == Language::Spanish => "¿Qué unidad mueve?".into(),
                None => "Which unit moves?".into(),
            },
            hint: "Click a unit that is framed, or end the phase.".into(),
            selected: self.selected.map(|i| self.counters[i].id.clone()),
            over,
        };
        let mut choices = Vec::new();
        let mut add = |action: Value,
                       subject: Option<&str>,
                       target: Target,
                       look: Look,
                       label: String,
                       extra: (Option<Hex>, Vec<Hex>, Option<u8>)| {
            choices.push(Choice {
                id: choices.len(),
                action,
                subject: subject.map(str::to_owned),
                target,
                hex: extra.0,
                path: extra.1,
                left: extra.2,
                facing: None,
                chit: None,
                label,
                rule: rule("5.1"),
                look,
                forecast: match look {
                    Look::Engage => Some(Forecast::Odds(odds())),
                    Look::Strike => Some(Forecast::Duel(duel())),
                    _ => None,
                },
            });
        };
        if let Some(i) = self.selected {
            let unit = self.counters[i].clone();
            let from = unit.at.expect("it is on the map");
            for hex in self.map.map.grid.within(from, 3) {
                let label = self.map.label(hex).to_owned();
                let far = self.map.map.grid.distance(from, hex);
                if self.counters.iter().any(|c| c.at == Some(hex)) {
                    continue;
                }
                let path = vec![hex];
                let action = json!({"move": [unit.id, label]});
                let left = Some(u8::try_from(6 - far).unwrap_or(0));
                add(
                    action,
                    Some(&unit.id),
                    Target::Hex(label.clone()),
                    Look::Move,
                    format!("Move to {label}"),
                    (Some(hex), path.clone(), left),
                );
                if far == 3 && hex.0 % 3 == 0 {
                    add(
                        json!({"charge": label}),
                        Some(&unit.id),
                        Target::Hex(label.clone()),
                        Look::Charge,
                        format!("Charge to {label}"),
                        (Some(hex), path, Some(0)),
                    );
                }
            }
            for foe in self.counters.iter().filter(|c| {
                c.side != unit.side && c.at.is_some_and(|h| self.map.map.grid.distance(from, h) < 6)
            }) {
                add(
                    json!({"engage": foe.id}),
                    Some(&unit.id),
                    Target::Unit(foe.id.clone()),
                    if self.duels { Look::Strike } else { Look::Engage },
                    format!("Attack {}", foe.name),
                    (foe.at, vec![], None),
                );
            }
            add(
                json!("cancel"),
                None,
                Target::Button("cancel".into()),
                Look::Cancel,
                "Put back".into(),
                (None, vec![], None),
            );
        } else {
            for unit in self.counters.iter().filter(|c| c.side == side && c.at.is_some()) {
                add(
                    json!({"select": unit.id}),
                    Some(&unit.id),
                    Target::Unit(unit.id.clone()),
                    Look::Select,
                    format!("Pick up {}", unit.name),
                    (unit.at, vec![], None),
                );
            }
            for unit in self.counters.iter().filter(|c| c.side == side && c.at.is_none()).take(6) {
                add(
                    json!({"enter": unit.id}),
                    None,
                    Target::Unit(unit.id.clone()),
                    Look::Select,
                    format!("Place {}", unit.name),
                    (None, vec![], None),
                );
            }
            for &(unit, from) in &self.moves {
                let label = self.map.label(from).to_owned();
                add(
                    json!({"take back": self.counters[unit].id}),
                    Some(&self.counters[unit].id),
                    Target::Hex(label),
                    Look::TakeBack,
                    format!("Take back the move of {}", self.counters[unit].name),
                    (Some(from), vec![], None),
                );
            }
            add(
                json!("end"),
                None,
                Target::Button("end".into()),
                Look::Pass,
                "End movement".into(),
                (None, vec![], None),
            );
        }
        if self.prompt.over.is_some() {
            choices.clear();
        }
        self.choices = choices;
    }
}

fn rule(section: &str) -> RuleRef {
    RuleRef { system: "bmw".into(), section: section.into(), title: "Movement".into() }
}

fn map_view(scenario: &Scenario) -> MapView {
    let file = scenario.map.as_ref().expect("it has a map");
    let grid = Grid::new(GridShape {
        columns: file.columns,
        rows: file.rows,
        orientation: Orientation::Flat,
        shoved: Shoved::Even,
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

fn name_of(id: &str) -> String {
    let mut name = id.to_owned();
    name[..1].make_ascii_uppercase();
    name
}

fn counters(map: &MapView, count: usize) -> Vec<CounterView> {
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

fn charts() -> Vec<Chart> {
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

fn odds() -> OddsView {
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
fn duel() -> DuelView {
    let part = |label: &str, adds: &str, rule: &str| DuelPart {
        label: label.into(),
        adds: adds.into(),
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
        attack: vec![part("Fighting value", "3", "6.3"), part("Charge", "1", "7.1")],
        defence: vec![part("Fighting value", "2", "6.4"), part("Support", "1.0", "6.5")],
        attack_adds: "4".into(),
        defence_adds: "3".into(),
        chances: vec![
            chance("the defender is wounded", Ahead::Attacker, 21),
            chance("nothing", Ahead::Nobody, 5),
            chance("the attacker is wounded", Ahead::Defender, 10),
        ],
        cases: 36,
        cells: (1..=6).map(|a| (1..=6).map(|d| cell(a, d)).collect()).collect(),
    }
}

fn journal() -> Vec<Entry> {
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
            rule: "7.6".into(),
            purpose: "combat in 1107".into(),
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

impl Port for Fake {
    fn system(&self) -> System {
        System::Bmw
    }
    fn scenario(&self) -> &Scenario {
        &self.scenario
    }
    fn is_hidden_from(&self, _: Option<Side>) -> bool {
        false
    }

    fn revision(&self) -> u64 {
        self.revision
    }
    fn language(&self) -> Language {
        self.language
    }
    fn set_language(&mut self, language: Language) {
        self.language = language;
        self.refresh();
    }
    fn prompt(&self) -> &Prompt {
        &self.prompt
    }
    fn choices(&self) -> &[Choice] {
        &self.choices
    }
    fn choose(&mut self, id: usize) -> Result<Played, PlayError> {
        let choice = self.choices.get(id).cloned().ok_or(PlayError::NoSuchChoice(id))?;
        self.past.push((self.counters.clone(), self.journal.len()));
        let at =
            |id: &Option<String>| self.counters.iter().position(|c| Some(&c.id) == id.as_ref());
        match choice.look {
            Look::Select => self.selected = at(&choice.subject),
            Look::Move | Look::Charge => {
                if let (Some(i), Some(hex)) = (at(&choice.subject), choice.hex) {
                    let label = self.map.label(hex).to_owned();
                    self.counters[i].place = format!("hex {label}");
                    if let (true, Some(from)) = (self.duels, self.counters[i].at) {
                        self.moves.push((i, from));
                    }
                    let from = self.counters[i].at.map(|h| self.map.label(h).to_owned());
                    self.counters[i].at = Some(hex);
                    self.journal.push(Entry {
                        kind: EntryKind::Event,
                        text: format!("{} moves to {label}", self.counters[i].name),
                        rule: Some("5.1".into()),
                        throw: None,
                        side: Some(self.counters[i].side),
                        hexes: from.into_iter().chain([label]).collect(),
                        cell: None,
                        step: self.past.len() - 1,
                    });
                }
                self.selected = None;
            }
            Look::TakeBack => {
                if let (Some(i), Some(hex)) = (at(&choice.subject), choice.hex) {
                    self.counters[i].at = Some(hex);
                    self.moves.retain(|&(unit, _)| unit != i);
                }
            }
            _ => self.selected = None,
        }
        self.refresh();
        Ok(Played { events: vec![], throws: vec![] })
    }
    fn play(&mut self, _: &Value, _: Option<&[u8]>) -> Result<Played, PlayError> {
        Err(PlayError::Over)
    }
    fn choose_with(&mut self, id: usize, _: &[u8]) -> Result<Played, PlayError> {
        self.choose(id)
    }
    fn ponder(&self, brief: &Brief) -> Job {
        let planned = |choice: &&Choice| self.plan.is_none_or(|plan| plan(choice));
        let fitting: Vec<&Choice> = self.choices.iter().filter(planned).collect();
        let turn = self.past.len().wrapping_mul(2_654_435_761) >> 7;
        let choice = fitting.get(turn % fitting.len().max(1)).copied();
        let action = choice.or(self.choices.first()).map(|choice| choice.action.clone());
        let level = brief.level;
        Box::new(move |_| {
            let remark = Remark { level, before: 0, after: 140, weighed: 7, next: None };
            Some(Thought { action: action?, remark })
        })
    }
    fn play_thought(&mut self, thought: &Thought) -> Result<Played, PlayError> {
        let choice = self.choices.iter().find(|choice| choice.action == thought.action);
        let id = choice.ok_or(PlayError::Malformed("it is not offered".into()))?.id;
        let step = self.past.len();
        self.journal.push(Entry {
            kind: EntryKind::Remark,
            text: "Computer: worth +1.4; 7 actions weighed.".into(),
            rule: None,
            throw: None,
            side: self.prompt.side,
            hexes: vec![],
            cell: None,
            step,
        });
        let lines = self.journal.len() - 1;
        let played = self.choose(id)?;
        if let Some(past) = self.past.last_mut() {
            past.1 = lines;
        }
        self.remarks.push((step, thought.remark.clone()));
        Ok(played)
    }
    fn why_not(&self, target: &Target) -> Vec<Refusal> {
        vec![Refusal {
            rule: "5.2".into(),
            why: "too-far".into(),
            text: format!("{target:?} is too far away for this unit."),
        }]
    }
    fn why_not_action(&self, _: &Value) -> Result<Vec<Refusal>, PlayError> {
        Ok(vec![])
    }
    fn map(&self) -> Option<Arc<MapView>> {
        Some(Arc::clone(&self.map))
    }
    fn board(&self, _: Option<Side>) -> Option<BoardView> {
        let zoc = [Side::A, Side::B].map(|side| {
            let mut hexes: Vec<Hex> = self
                .counters
                .iter()
                .filter(|c| c.side == side && c.exerts_zoc)
                .filter_map(|c| c.at)
                .flat_map(|h| self.map.map.grid.neighbors(h).map(|(_, n)| n).collect::<Vec<_>>())
                .collect();
            hexes.sort();
            hexes.dedup();
            hexes
        });
        Some(BoardView { counters: self.counters.clone(), zoc })
    }
    fn table(&self, _: Option<Side>) -> TableView {
        let side = |side: Side, losses| SideView {
            side,
            id: self.side_id(side).into(),
            name: self.side_name(side).into(),
            vp: (!self.duels).then_some(losses + 5),
            lines: vec![
                VpLine { label: "strength eliminated".into(), points: losses, rule: "16.2".into() },
                VpLine { label: "camp captured".into(), points: 5, rule: "15.2".into() },
            ],
            progress: if self.duels && side == Side::A {
                vec![ProgressView {
                    label: "Baggage".into(),
                    now: 1,
                    needed: 2,
                    rule: "3.1".into(),
                }]
            } else {
                Vec::new()
            },
            morale: (!self.duels).then(|| MoraleView {
                losses,
                demoralized_at: 40,
                disintegrates_at: 75,
                demoralized: losses > 40,
                rally: (1, 3),
                next: format!(
                    "{} more losses demoralize the army: it no longer advances.",
                    40u32.saturating_sub(losses)
                ),
            }),
        };
        TableView {
            facts: if self.duels {
                vec![FactView {
                    label: "Last dice".into(),
                    value: "5 : 2".into(),
                    rule: "6.3".into(),
                }]
            } else {
                Vec::new()
            },
            turn: TurnView {
                turn: 3,
                turns: Some(10),
                stage: Some("Stage 1".into()),
                active: self.prompt.side,
                phases: ["Movement", "Archery", "Combat", "Reorganization"]
                    .iter()
                    .enumerate()
                    .map(|(k, n)| PhaseView {
                        name: (*n).into(),
                        rule: format!("{}.0", k + 4),
                        now: k == 0,
                    })
                    .collect(),
            },
            sides: [side(Side::A, 23), side(Side::B, 47)],
            duties: vec![DutyView {
                unit: "u0".into(),
                owes: "must attack".into(),
                done: false,
                rule: "7.3".into(),
            }],
            odds: self.selected.map(|_| odds()),
            hits: None,
            command: Vec::new(),
            displays: Vec::new(),
            interrupt: None,
            engaged: (vec![], vec![]),
            shots: vec![],
            zones: vec![],
            options: vec![
                OptionView { name: "shift_model".into(), value: "ladder".into(), is_default: true },
                OptionView {
                    name: "retreat_direction".into(),
                    value: "any".into(),
                    is_default: false,
                },
            ],
            special: vec![(
                "Muslim light foot may feign a retreat when attacked.".into(),
                "15.1".into(),
            )],
        }
    }
    fn charts(&self) -> &[Chart] {
        &self.charts
    }
    fn journal(&self) -> &[Entry] {
        &self.journal
    }
    fn side_id(&self, side: Side) -> &str {
        ["crusader", "muslim"][side as usize]
    }
    fn side_name(&self, side: Side) -> &str {
        match self.language {
            Language::English => ["Crusaders", "Muslims"][side as usize],
            Language::Spanish => ["Cruzados", "Musulmanes"][side as usize],
        }
    }
    fn state(&self, _: Option<Side>) -> Value {
        Value::Null
    }
    fn steps(&self) -> usize {
        self.past.len()
    }
    fn board_at(&self, step: usize, viewer: Option<Side>) -> Option<BoardView> {
        let mut board = self.board(viewer)?;
        if let Some((counters, _)) = self.past.get(step) {
            board.counters.clone_from(counters);
        }
        Some(board)
    }
    fn can_undo(&self) -> Result<(), Barrier> {
        if self.past.is_empty() {
            return Err(Barrier { text: "Nothing has been done yet.".into() });
        }
        Ok(())
    }
    fn undo(&mut self) -> Result<(), Barrier> {
        self.can_undo()?;
        self.moves.clear();
        let steps = self.past.len();
        self.remarks.retain(|(step, _)| step + 1 < steps);
        if let Some((counters, lines)) = self.past.pop() {
            self.counters = counters;
            self.journal.truncate(lines);
        }
        self.selected = None;
        self.refresh();
        Ok(())
    }
    fn undo_over_barrier(&mut self) -> Result<(), Barrier> {
        self.undo()
    }
    fn save(&self) -> SaveFile {
        SaveFile {
            format: 1,
            program: String::new(),
            scenario: self.scenario.clone(),
            seed: 0,
            dice: gonfalon::kernel::SeededDice::new(0),
            faces: vec![],
            steps: (0..self.past.len())
                .map(|step| SavedStep {
                    side: String::new(),
                    action: Value::Null,
                    faces: vec![],
                    hash: String::new(),
                    remark: self.remarks.iter().find(|(s, _)| *s == step).map(|(_, r)| r.clone()),
                })
                .collect(),
            position: Value::Null,
        }
    }
}
