//! A game of commands led by chits: tracks, displays, facing, hits, heights, an interruption, secrets.

use super::Fake;
use super::data::{rule, with_part_of};
use gonfalon::board::{Grid, GridShape, Hex, HexMap, Layout, Numbering, Orientation, Stagger};
use gonfalon::kernel::Side;
use gonfalon::scenario::Scenario;
use gonfalon::view::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chits are shared out, in secret.
    Sharing(Side),
    /// A chit is bid, in secret.
    Bid,
    /// Counters move and turn.
    Moving,
    /// A charge in answer.
    Answer,
}

/// Where the game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commands {
    stage: Stage,
    chits: BTreeMap<String, Vec<u8>>,
    conceded: bool,
}

const POINTS: u32 = 12;
const TRACKS: [(&str, &str, &str, Side); 5] = [
    ("main", "Main Battle", "Simon de Montfort, leadership 3: any number of 4s", Side::A),
    ("van", "Vanguard", "Guy de Montfort, leadership 2: at most two 4s", Side::A),
    ("london", "Londoners", "Nicholas de Segrave, leadership 1: one 4, no continuation", Side::A),
    ("edward", "Prince Edward's Battle", "Edward, leadership 3", Side::B),
    ("king", "The King's Battle", "Henry III, leadership 1: one 4, no continuation", Side::B),
];

impl Commands {
    pub fn is_secret(&self) -> bool {
        matches!(self.stage, Stage::Sharing(_) | Stage::Bid)
    }

    fn side(&self) -> Side {
        match self.stage {
            Stage::Sharing(side) => side,
            Stage::Bid | Stage::Moving => Side::A,
            Stage::Answer => Side::B,
        }
    }

    fn on(&self, track: &str) -> &[u8] {
        self.chits.get(track).map_or(&[], Vec::as_slice)
    }

    fn placed(&self, side: Side) -> u32 {
        let own = TRACKS.iter().filter(|t| t.3 == side);
        own.flat_map(|t| self.on(t.0)).map(|&v| u32::from(v)).sum()
    }
}

const GRID: [&str; 16] = [
    "....~b~~.....ww.......",
    "..ttrsr~....www.......",
    "..tCtst~.....w........",
    "...tpsr~..............",
    "....~b~~..............",
    ".....r~~~....11.......",
    "mm...rr~~~..12211.....",
    "mmm...r.~~..123321....",
    ".mm...rr....1235532...",
    ".......r....12355321..",
    ".......rr...123332....",
    "........r....1221.....",
    "........rrr...11......",
    "..........rrr.........",
    "............rrr.......",
    "..............rr......",
];

/// A battle between a town by a river and a hill.
fn scenario() -> Scenario {
    let land = |line: &str| line.replace(|c: char| c.is_ascii_digit(), ".");
    let grid: Vec<String> = GRID.iter().map(|line| land(line)).collect();
    let value = json!({
        "format": 2, "id": "lewes",
        "title": "Lewes",
        "subtitle": "The barons on the downs above the town.",
        "facts": {"year": 1264, "complexity": "medium"},
        "sides": [
            {"id": "barons", "name": "Barons", "livery": "blue"},
            {"id": "royalists", "name": "Royalists", "livery": "red"}
        ],
        "map": {
            "columns": 22, "rows": 16, "orientation": "flat", "shoved": "even",
            "legend": {".": "clear", "w": "woods", "m": "marsh", "t": "town", "C": "castle", "p": "priory",
                "s": "street", "r": "road", "~": "river", "b": "bridge"},
            "grid": grid
        }
    });
    with_part_of("lewes", value)
}

fn map_view(scenario: &Scenario) -> MapView {
    let mut view = super::map_view(scenario);
    let grid = Grid::new(GridShape {
        columns: 22,
        rows: 16,
        orientation: Orientation::Flat,
        stagger: Stagger::Even,
        numbering: Numbering::ColumnRow,
        first: (1, 1),
    });
    let terrain: Vec<u8> = view.hexes.iter().map(|hex| hex.terrain).collect();
    view.map = HexMap::new(grid.clone(), terrain);
    view.layout = Layout::new(&grid);
    for (row, line) in (0..).zip(GRID) {
        for (column, letter) in (0..).zip(line.chars()) {
            let level = letter.to_digit(10).and_then(|n| u8::try_from(n).ok());
            if let (Some(hex), Some(level)) = (grid.at(column, row), level) {
                view.map.set_level(hex, level);
            }
        }
    }
    let road: Vec<Hex> =
        ["0601", "0602", "0603", "0604", "0605", "0606", "0607", "0707", "0708", "0808", "0809"]
            .iter()
            .filter_map(|label| grid.parse(label))
            .collect();
    view.roads = vec![("London road".into(), road)];
    for hex in &mut view.hexes {
        hex.place = match hex.label.as_str() {
            "0403" => Some("Lewes Castle".into()),
            "0504" => Some("Priory".into()),
            "1609" => Some("The Downs".into()),
            _ => None,
        };
    }
    view.zones.clear();
    view
}

impl Fake {
    /// A game of commands, from the sharing out of the chits.
    pub fn with_commands() -> Fake {
        Fake::with_commands_at(Stage::Sharing(Side::A))
    }

    fn with_commands_at(stage: Stage) -> Fake {
        let mut fake = Fake::new(26, 29, 0);
        fake.scenario = scenario();
        fake.map = Arc::new(map_view(&fake.scenario));
        fake.counters = counters(&fake.map);
        fake.charts = vec![chart()];
        fake.journal.clear();
        let chits: &[(&str, &[u8])] = match stage {
            Stage::Sharing(_) => &[],
            _ => &[("main", &[4, 2]), ("van", &[3, 1]), ("edward", &[4, 3, 2]), ("king", &[2, 1])],
        };
        let chits = chits.iter().map(|(id, chits)| ((*id).to_owned(), chits.to_vec())).collect();
        fake.commands = Some(Commands { stage, chits, conceded: false });
        fake.refresh();
        fake
    }

    /// The question and what may be answered.
    pub fn ask_commander(&mut self) {
        let commands = self.commands.clone().expect("it is a game of commands");
        let side = commands.side();
        let question = match (commands.stage, self.selected) {
            (Stage::Sharing(_), _) => "Share out the command chits".to_owned(),
            (Stage::Bid, _) => "Which chit is bid?".to_owned(),
            (Stage::Answer, _) => "Does the cavalry charge?".to_owned(),
            (_, Some(i)) => format!("Where do the {} go?", self.counters[i].name),
            (Stage::Moving, None) => "Which unit moves?".to_owned(),
        };
        let over = commands.conceded.then(|| Ending {
            winner: Some("royalists".into()),
            level: "decisive".into(),
            rule: "16.0".into(),
            summary: "The Barons have given up.".into(),
        });
        self.prompt = Prompt {
            side: over.is_none().then_some(side),
            side_id: ["barons", "royalists"][side as usize].into(),
            side_name: ["Barons", "Royalists"][side as usize].into(),
            rule: Some(rule("5.1")),
            question,
            hint: String::new(),
            selected: self.selected.map(|i| self.counters[i].id.clone()),
            reply: None,
            over,
        };
        self.choices = if self.prompt.over.is_some() { Vec::new() } else { self.orders(&commands) };
    }

    fn orders(&self, commands: &Commands) -> Vec<Choice> {
        let side = commands.side();
        let mut choices = match commands.stage {
            Stage::Sharing(_) => sharing(commands, side),
            Stage::Bid => bids(commands, side),
            Stage::Moving => self.moving(),
            Stage::Answer => vec![
                plain("charge", ChoiceKind::Decide, "Charge in answer"),
                plain("hold", ChoiceKind::Pass, "Let it pass"),
            ],
        };
        choices.push(plain("concede", ChoiceKind::Concede, "Concede the battle"));
        for (id, choice) in choices.iter_mut().enumerate() {
            choice.id = id;
        }
        choices
    }

    fn moving(&self) -> Vec<Choice> {
        let Some(i) = self.selected else {
            let own = self.counters.iter().filter(|c| c.side == Side::A && c.at.is_some());
            let select = |unit: &CounterView| Choice {
                subject: Some(unit.id.clone()),
                card: None,
                target: Target::Unit(unit.id.clone()),
                hex: unit.at,
                ..plain("", ChoiceKind::Select, &format!("Pick up {}", unit.name))
            };
            let mut choices: Vec<Choice> = own.map(select).collect();
            choices.push(plain("end", ChoiceKind::Pass, "End movement"));
            return choices;
        };
        let unit = &self.counters[i];
        let from = unit.at.expect("it is on the map");
        let mut choices = Vec::new();
        for (_, hex) in self.map.map.grid.neighbors(from) {
            let label = self.map.label(hex).to_owned();
            choices.push(Choice {
                subject: Some(unit.id.clone()),
                card: None,
                target: Target::Hex(label.clone()),
                hex: Some(hex),
                path: vec![hex],
                left: Some(5),
                ..plain("", ChoiceKind::Move, &format!("Move to {label}"))
            });
        }
        let now = unit.facing.expect("it faces somewhere");
        for by in [1, 2, 4, 5] {
            let facing = (now + by) % 6;
            choices.push(Choice {
                subject: Some(unit.id.clone()),
                card: None,
                target: Target::Unit(unit.id.clone()),
                hex: unit.at,
                facing: Some(facing),
                left: Some(6 - by.min(6 - by)),
                ..plain("", ChoiceKind::Turn, &format!("Turn to corner {facing}"))
            });
        }
        for foe in self.counters.iter().filter(|c| c.side == Side::B && c.at.is_some()) {
            choices.push(Choice {
                subject: Some(unit.id.clone()),
                card: None,
                target: Target::Unit(foe.id.clone()),
                hex: foe.at,
                forecast: Some(Forecast::Hits(hits())),
                ..plain("", ChoiceKind::Engage, &format!("Attack {}", foe.name))
            });
        }
        choices.push(plain("cancel", ChoiceKind::Cancel, "Put back"));
        choices
    }

    /// Carries an order out.
    pub fn command(&mut self, choice: &Choice) {
        let Some(commands) = &mut self.commands else { return };
        match (choice.kind, &choice.target, choice.chit) {
            (ChoiceKind::Turn, ..) => {
                if let Some(i) = self.selected {
                    self.counters[i].facing = choice.facing;
                }
            }
            (ChoiceKind::Chit, Target::Track(_), Some(_)) if commands.stage == Stage::Bid => {
                commands.stage = Stage::Moving;
            }
            (ChoiceKind::Chit, Target::Track(track), Some(value)) => {
                let chits = commands.chits.entry(track.command.clone()).or_default();
                chits.push(value);
                chits.sort_by_key(|v| std::cmp::Reverse(*v));
            }
            (ChoiceKind::Chit, Target::Tray(track), Some(value)) => {
                let chits = commands.chits.entry(track.command.clone()).or_default();
                if let Some(at) = chits.iter().position(|&v| v == value) {
                    chits.remove(at);
                }
            }
            (_, Target::Unit(_) | Target::Hex(_), _) => {}
            (ChoiceKind::Concede, ..) => commands.conceded = true,
            _ => {
                commands.stage = match commands.stage {
                    Stage::Sharing(Side::A) => Stage::Sharing(Side::B),
                    _ => Stage::Moving,
                };
            }
        }
    }
}

/// What lies beside the map.
pub fn dress(commands: &Commands, viewer: Option<Side>, table: &mut TableView) {
    for side in &mut table.sides {
        (side.morale, side.vp) = (None, None);
        side.name = ["Barons", "Royalists"][side.side as usize].into();
    }
    (table.odds, table.duties, table.turn.stage) = (None, Vec::new(), None);
    let sharing = matches!(commands.stage, Stage::Sharing(_));
    let army = |side: Side| {
        let hidden = sharing && viewer.is_some_and(|v| v != side);
        let own = TRACKS.iter().filter(|t| t.3 == side);
        CommandView {
            side,
            points: sharing.then(|| (commands.placed(side), POINTS)),
            hidden,
            limits: "The values of all chits together must equal the points exactly.".into(),
            tracks: own
                .map(|&(id, name, leader, _)| TrackView {
                    id: id.into(),
                    name: name.into(),
                    leader: leader.into(),
                    boxes: 12,
                    chits: if hidden { Vec::new() } else { commands.on(id).to_vec() },
                    active: !sharing && id == "van",
                    in_force: (!sharing && id == "van").then_some(3),
                    rule: "6.1".into(),
                })
                .collect(),
        }
    };
    table.command = vec![army(Side::A), army(Side::B)];
    table.displays = displays();
    table.interrupt = (commands.stage == Stage::Answer).then(|| InterruptView {
        title: "Reaction charge".into(),
        text:
            "Prince Edward's knights threw 3 against a rating of 5: they may charge the Londoners."
                .into(),
        rule: "10.2".into(),
        side: Side::B,
        between: (vec!["b0".into()], vec!["a0".into(), "a1".into()]),
    });
}

fn plain(button: &str, kind: ChoiceKind, label: &str) -> Choice {
    Choice {
        id: 0,
        subject: None,
        card: None,
        target: Target::Button(button.into()),
        hex: None,
        path: Vec::new(),
        left: None,
        facing: None,
        chit: None,
        label: label.into(),
        rule: rule("5.1"),
        kind,
        forecast: None,
    }
}

fn chit(place: &str, track: &str, value: u8, label: String) -> Choice {
    let target =
        if place == "tray" { Target::tray(track, None) } else { Target::track(track, None) };
    Choice { target, chit: Some(value), ..plain("", ChoiceKind::Chit, &label) }
}

fn sharing(commands: &Commands, side: Side) -> Vec<Choice> {
    let left = POINTS - commands.placed(side);
    let mut choices = Vec::new();
    for &(id, name, ..) in TRACKS.iter().filter(|t| t.3 == side) {
        for value in (1..=4).filter(|&v| u32::from(v) <= left) {
            choices.push(chit("track", id, value, format!("Put a {value} on {name}")));
        }
        let mut on = commands.on(id).to_vec();
        on.dedup();
        for value in on {
            choices.push(chit("tray", id, value, format!("Take the {value} off {name}")));
        }
    }
    if left < POINTS {
        choices.push(plain("done", ChoiceKind::Pass, "The chits are shared out"));
    }
    choices
}

fn bids(commands: &Commands, side: Side) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &(id, name, ..) in TRACKS.iter().filter(|t| t.3 == side) {
        for &value in commands.on(id).iter().chain([&0]) {
            choices.push(chit("track", id, value, format!("Bid {value} for {name}")));
        }
    }
    choices
}

/// Id, name, kind, side, hex, facing, depth, hits, and strength, morale and movement.
type Entered = (
    &'static str,
    &'static str,
    CounterKind,
    Side,
    &'static str,
    Option<u8>,
    u8,
    u8,
    (u32, u8, u8),
);

fn counters(map: &MapView) -> Vec<CounterView> {
    use CounterKind::{Cavalry, HeavyCavalry, Infantry, Leader, LightInfantry};
    let list: [Entered; 8] = [
        ("a0", "Londoners", Infantry, Side::A, "1107", Some(0), 0, 2, (4, 6, 8)),
        ("a1", "London levy", LightInfantry, Side::A, "1107", Some(0), 1, 0, (3, 6, 8)),
        ("a2", "Montfort's knights", HeavyCavalry, Side::A, "1309", Some(2), 0, 0, (6, 8, 10)),
        ("a3", "Gloucester's men-at-arms", Cavalry, Side::A, "1508", Some(4), 0, 5, (5, 7, 9)),
        ("a4", "Simon de Montfort", Leader, Side::A, "1309", None, 0, 0, (3, 0, 9)),
        ("b0", "Prince Edward's knights", HeavyCavalry, Side::B, "0907", Some(1), 0, 1, (6, 8, 10)),
        ("b1", "King's foot", Infantry, Side::B, "0909", Some(3), 0, 3, (5, 7, 8)),
        ("b2", "Royal archers", LightInfantry, Side::B, "0810", Some(5), 0, 0, (12, 10, 9)),
    ];
    let place = |item: &Entered| {
        let &(id, name, kind, side, label, facing, depth, hits, (strength, morale, ma)) = item;
        let at = map.hex(label);
        let unit = kind != Leader;
        let face = FaceView {
            strength,
            ma,
            archery: None,
            dot: DotView::None,
            morale: unit.then_some(morale),
            range: (kind == LightInfantry).then_some(3),
            rating: (kind == HeavyCavalry).then_some(5),
        };
        let front = at.zip(facing).map(|(hex, corner)| {
            let sides =
                [corner, (corner + 5) % 6].map(|d| gonfalon::board::Direction::ALL[usize::from(d)]);
            sides.into_iter().filter_map(|d| map.map.grid.neighbor(hex, d)).collect()
        });
        let shaken = hits >= 3;
        let status = StatusView {
            shown: Some(Condition::Shaken),
            word: "shaken".into(),
            rule: "8.5".into(),
        };
        CounterView {
            id: id.into(),
            name: name.into(),
            side,
            kind,
            kind_name: format!("{kind:?}"),
            at,
            place: format!("hex {label}"),
            facing,
            front_hexes: front.unwrap_or_default(),
            depth,
            hits: unit.then_some(hits),
            current: unit.then_some((strength - u32::from(hits.min(2)), morale - hits.min(2))),
            command: Some(if side == Side::A { "Main Battle" } else { "The King's Battle" }.into()),
            back_up: false,
            front: face.clone(),
            back: unit.then(|| FaceView { strength: strength.saturating_sub(2), ..face }),
            status: if shaken { vec![status] } else { Vec::new() },
            badge: None,
            facts: Vec::new(),
            exerts_zoc: unit,
            reconstructed: None,
        }
    };
    list.iter().map(place).collect()
}

fn displays() -> Vec<DisplayView> {
    let symbols = |count: u8, filled: u8, pending: bool| {
        let cell = |k: u8| BoxView {
            symbol: match k % 4 {
                1 => Some((SymbolShape::Square, 6)),
                3 => Some((if k > 6 { SymbolShape::Triangle } else { SymbolShape::Circle }, 7)),
                _ => None,
            },
            filled: (k < filled).then(|| "Sussex levy".to_owned()),
            pending: pending && k + 1 == filled,
        };
        (0..count).map(cell).collect::<Vec<_>>()
    };
    let display =
        |id: &str, name: &str, side, (bearing, state): (Bearing, &str), boxes| DisplayView {
            id: id.into(),
            name: name.into(),
            side,
            bearing,
            state: state.into(),
            rule: "13.0".into(),
            boxes,
            next: "One more unit lost brings a shaken check: 7 or less on a d10 holds.".into(),
            reconstructed: (id == "van").then(|| "The display is a reconstruction.".into()),
        };
    vec![
        display("main", "Main Battle", Side::A, (Bearing::Good, "good order"), symbols(9, 4, true)),
        display("van", "Vanguard", Side::A, (Bearing::Shaken, "Shaken"), symbols(7, 5, false)),
        display(
            "edward",
            "Prince Edward's Battle",
            Side::B,
            (Bearing::Broken, "Broken"),
            symbols(8, 8, false),
        ),
        display(
            "king",
            "The King's Battle",
            Side::B,
            (Bearing::Gone, "eliminated"),
            symbols(6, 6, false),
        ),
    ]
}

fn chart() -> Chart {
    let text = |cells: &[&str]| cells.iter().map(|c| (*c).to_owned()).collect::<Vec<String>>();
    let rows = ["2 or less", "3-4", "5-6", "7-8", "9-10", "11 or more"];
    let cells = |(k, row): (usize, &&str)| {
        let mut cells = vec![(*row).to_owned()];
        cells.extend((0..6).map(|c| ((k + c) / 4).min(3).to_string()));
        cells
    };
    Chart {
        id: "melee".into(),
        title: "Melee results".into(),
        rule: "9.2".into(),
        head: text(&["d10", "1-3", "4-6", "7-9", "10-13", "14-17", "18+"]),
        rows: rows.iter().enumerate().map(cells).collect(),
        notes: text(&["The number of hits on the stack."]),
    }
}

fn hits() -> HitsView {
    let part = |label: &str, adds: i8, rule: &str| ModifierView {
        label: label.into(),
        adds: format!("{adds:+}"),
        value: adds,
        rule: rule.into(),
    };
    let roll = |attack: bool| RollView {
        who: if attack { "Londoners, London levy" } else { "Prince Edward's knights" }.into(),
        hex: if attack { "1107" } else { "0907" }.into(),
        at: if attack { "0907" } else { "1107" }.into(),
        attack,
        sides: 10,
        strength: if attack { 7 } else { 12 },
        column: if attack { 3 } else { 4 },
        modifiers: if attack {
            vec![part("Simon de Montfort", 1, "9.2.1"), part("flank", 2, "9.2.3")]
        } else {
            vec![part("type", -1, "9.2.2")]
        },
        adds: if attack { "+3" } else { "-1" }.into(),
        value: if attack { 3 } else { -1 },
        faces: (1..=10usize)
            .map(|face| {
                let row = if attack { face / 2 + 1 } else { face.saturating_sub(2) / 2 };
                let row = row.min(5);
                (row, u8::try_from(row.div_ceil(4)).unwrap_or(0))
            })
            .collect(),
        chances: if attack { vec![0, 6, 4, 0] } else { vec![3, 7, 0, 0] },
    };
    HitsView {
        chart: "melee".into(),
        title: "Melee in 0907".into(),
        rolls: vec![roll(true), roll(false)],
        notes: vec!["A charge costs the horse one hit.".into()],
    }
}
