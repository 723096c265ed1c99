//! The printed tables, as the scenario has them.

use super::super::rules;
use super::super::scene::{BattleId, Terrain, WOUNDED_SPAN};
use super::Localizer;
use super::localizer::signed;
use crate::kernel::Side;
use crate::say;
use crate::scenario::barons::{Class, PointsData, SymbolData, SymbolKind, WOUNDED_MA};
use crate::view::{Chart, Condition, GroundRules, ground_rules};

pub fn charts(l10n: Localizer) -> Vec<Chart> {
    vec![
        melee(l10n),
        types(l10n),
        fire(l10n),
        chits(l10n),
        replacement(l10n),
        cohesion(l10n),
        terrain(l10n),
        effectiveness(l10n),
        leaders(l10n),
        points(l10n),
    ]
}

fn chart(id: &str, title: String, rule: &str) -> Chart {
    Chart {
        id: id.to_owned(),
        title,
        rule: rule.to_owned(),
        head: Vec::new(),
        rows: Vec::new(),
        notes: Vec::new(),
    }
}

/// A number of hits in a cell.
fn hits(n: u8) -> String {
    if n == 0 { "-".to_owned() } else { n.to_string() }
}

fn melee(l10n: Localizer) -> Chart {
    let table = &l10n.scene.tables.melee;
    let last = table.len() - 1;
    let head = |row: usize| match row {
        0 => say!(l10n, "barons-chart-or-less", number = row),
        row if row == last => say!(l10n, "barons-chart-or-more", number = row),
        row => row.to_string(),
    };
    let rows = table.iter().enumerate().map(|(row, cells)| {
        let cells = cells.iter().map(|&n| hits(n));
        std::iter::once(head(row)).chain(cells).collect()
    });
    let mut columns = vec![say!(l10n, "barons-chart-modified-die")];
    columns.extend((1..=6).map(|strength: u8| strength.to_string()));
    columns.push("7+".to_owned());
    let dice = Class::ALL.map(|class| l10n.scene.tables.dice[class as usize]);
    Chart {
        head: columns,
        rows: rows.collect(),
        notes: vec![
            say!(l10n, "barons-chart-melee-dice", inf = dice[0], maa = dice[1], hc = dice[2]),
            say!(
                l10n,
                "barons-chart-melee-adds",
                flank = signed(l10n.scene.tables.flank),
                rear = signed(l10n.scene.tables.rear),
                up = signed(l10n.scene.tables.up_slope),
                down = signed(l10n.scene.tables.down_slope),
                concentric = l10n.scene.options.concentric_bonus,
            ),
            say!(l10n, "barons-chart-melee-reply"),
        ],
        ..chart("melee", say!(l10n, "barons-chart-melee"), "9.3")
    }
}

fn types(l10n: Localizer) -> Chart {
    let mut head = vec![say!(l10n, "barons-chart-opponent")];
    head.extend(Class::ALL.map(|class| l10n.class(class)));
    let row = |against: Class| {
        let cell = |class: Class| signed(l10n.scene.tables.types[against as usize][class as usize]);
        let cells = Class::ALL.map(cell).map(|add| add.replace("+0", "0"));
        std::iter::once(l10n.class(against)).chain(cells).collect()
    };
    Chart {
        head,
        rows: Class::ALL.map(row).to_vec(),
        notes: vec![say!(l10n, "barons-chart-types-note")],
        ..chart("type", say!(l10n, "barons-chart-types"), "9.1.3")
    }
}

fn fire(l10n: Localizer) -> Chart {
    let mut head = vec![say!(l10n, "barons-chart-modified-die")];
    head.extend((1..=3_u8).map(|range| say!(l10n, "barons-chart-range", range = range)));
    let rows = (1_u8..).zip(&l10n.scene.tables.fire).map(|(die, cells)| {
        let cells = cells.iter().map(|&n| hits(n));
        std::iter::once(die.to_string()).chain(cells).collect()
    });
    let bonus = l10n.scene.options.fire_flank_bonus;
    Chart {
        head,
        rows: rows.collect(),
        notes: vec![say!(l10n, "barons-chart-fire-note", bonus = bonus)],
        ..chart("fire", say!(l10n, "barons-chart-fire"), "8.5")
    }
}

fn chits(l10n: Localizer) -> Chart {
    let may = [
        say!(l10n, "barons-chart-chit-4"),
        say!(l10n, "barons-chart-chit-3"),
        say!(l10n, "barons-chart-chit-2"),
        say!(l10n, "barons-chart-chit-1"),
        say!(l10n, "barons-chart-chit-0"),
    ];
    let rows = (0..=4_u8).rev().zip(may).map(|(chit, may)| vec![chit.to_string(), may]);
    Chart {
        head: vec![say!(l10n, "barons-chart-chit"), say!(l10n, "barons-chart-may")],
        rows: rows.collect(),
        notes: vec![say!(l10n, "barons-chart-chits-note")],
        ..chart("chits", say!(l10n, "barons-chart-chits"), "5.3")
    }
}

fn replacement(l10n: Localizer) -> Chart {
    let rows = (1_u8..).zip(&l10n.scene.tables.replacement).map(|(die, &chit)| {
        let chit = if chit == 0 { say!(l10n, "barons-chart-none") } else { chit.to_string() };
        vec![die.to_string(), chit]
    });
    Chart {
        head: vec![say!(l10n, "barons-chart-die"), say!(l10n, "barons-chart-new-chit")],
        rows: rows.collect(),
        notes: vec![say!(l10n, "barons-chart-replacement-note")],
        ..chart("replacement", say!(l10n, "barons-chart-replacement"), "4.0")
    }
}

fn cohesion(l10n: Localizer) -> Chart {
    let delta = l10n.scene.options.back_delta;
    let row = |hits: u8, loss: String, effect: String| vec![hits.to_string(), loss, effect];
    let minus = |n: u8| format!("-{n}");
    let none = || "-".to_owned();
    Chart {
        head: vec![
            say!(l10n, "barons-chart-hits"),
            say!(l10n, "barons-chart-strength-and-morale"),
            say!(l10n, "barons-chart-what-follows"),
        ],
        rows: vec![
            row(1, none(), none()),
            row(2, minus(1), none()),
            row(3, minus(delta), say!(l10n, "barons-chart-hit-3")),
            row(4, minus(delta), say!(l10n, "barons-chart-hit-4")),
            row(5, minus(delta + 1), say!(l10n, "barons-chart-hit-5")),
            row(6, none(), say!(l10n, "barons-chart-hit-6")),
        ],
        notes: vec![say!(l10n, "barons-chart-cohesion-note")],
        ..chart("cohesion", say!(l10n, "barons-chart-cohesion"), "8.61")
    }
}

fn terrain(l10n: Localizer) -> Chart {
    let row = |terrain: &Terrain| {
        let cost = |cost: Option<u8>| match cost {
            Some(cost) => cost.to_string(),
            None => "P".to_owned(),
        };
        let effects = effects(l10n, terrain);
        let effects = if effects.is_empty() { "-".to_owned() } else { effects.join("; ") };
        let mut row = vec![terrain.name.get(l10n.language).to_owned()];
        row.extend(terrain.costs.map(cost));
        row.push(effects);
        row
    };
    let mut rows: Vec<Vec<String>> = l10n.scene.terrain.iter().map(row).collect();
    let line = |name: String, costs: [&str; 3], effect: String| {
        let mut row = vec![name];
        row.extend(costs.map(str::to_owned));
        row.push(effect);
        row
    };
    let uphill = say!(l10n, "barons-chart-uphill");
    rows.push(line(uphill, ["+1", "+1", "-"], say!(l10n, "barons-chart-uphill-effect")));
    let steep_up = say!(l10n, "barons-chart-steep-up");
    rows.push(line(steep_up, ["+2", "P", "+1"], say!(l10n, "barons-chart-steep-up-effect")));
    let steep_down = say!(l10n, "barons-chart-steep-down");
    rows.push(line(steep_down, ["+1", "+2", "-"], say!(l10n, "barons-chart-steep-down-effect")));
    Chart {
        head: vec![
            say!(l10n, "barons-chart-ground"),
            say!(l10n, "barons-chart-foot"),
            say!(l10n, "barons-chart-horse"),
            say!(l10n, "barons-chart-leader-alone"),
            say!(l10n, "barons-chart-effect"),
        ],
        rows,
        notes: vec![say!(l10n, "barons-chart-terrain-note")],
        ..chart("terrain", say!(l10n, "barons-chart-terrain"), "7.0")
    }
}

/// What a terrain does besides what it costs (7.0).
fn effects(l10n: Localizer, terrain: &Terrain) -> Vec<String> {
    let effects = [
        (terrain.road, "road"),
        (terrain.blocks_sight, "blocks-sight"),
        (terrain.no_charge, "no-charge"),
        (terrain.no_command, "no-command"),
    ];
    let does = effects.into_iter().filter(|(does, _)| *does);
    does.map(|(_, effect)| say!(l10n, "barons-chart-{}" effect)).collect()
}

/// BARONS 7.0: what the rules say of the ground.
pub fn ground_rules(l10n: Localizer) -> GroundRules {
    let payers = |costs: [Option<u8>; 3]| {
        let who = ["foot", "horse", "leader-alone"];
        let who = who.map(|who| say!(l10n, "barons-chart-{}" who));
        who.into_iter().zip(costs).collect::<Vec<_>>()
    };
    let terrain = |terrain: &Terrain| {
        let costs = ground_rules::costs(l10n.language, &payers(terrain.costs));
        let all = std::iter::once(costs).chain(effects(l10n, terrain));
        all.collect::<Vec<_>>().join("; ")
    };
    GroundRules {
        values: say!(l10n, "barons-counter-values"),
        states: &[Condition::Shaken, Condition::Charging, Condition::Fired, Condition::Moved],
        wounds: true,
        fronts: true,
        rule: "7.0",
        terrains: l10n.scene.terrain.iter().map(terrain).collect(),
        slope: say!(l10n, "barons-ground-slope"),
        steep: say!(l10n, "barons-ground-steep"),
        ..GroundRules::default()
    }
}

/// A symbol in a cell: `S8`, `C7`, `T6`.
fn symbol(symbol: Option<&SymbolData>) -> String {
    let Some(symbol) = symbol else { return "-".to_owned() };
    let letter = match symbol.check {
        SymbolKind::Waver => 'S',
        SymbolKind::Shaken => 'C',
        SymbolKind::Broken => 'T',
    };
    format!("{letter}{}", symbol.number)
}

/// Every Battle, side by side.
fn battles(l10n: Localizer) -> Vec<BattleId> {
    Side::ALL.into_iter().flat_map(|side| l10n.scene.commands[side].iter().copied()).collect()
}

fn effectiveness(l10n: Localizer) -> Chart {
    let most = l10n.scene.battles.iter().map(|battle| battle.display.len()).max().unwrap_or(0);
    let mut head = vec![say!(l10n, "barons-chart-battle")];
    head.extend((1..=most).map(|place| place.to_string()));
    let row = |battle: BattleId| {
        let display = &l10n.scene.battle(battle).display;
        let cell = |place: usize| match display.get(place) {
            Some(cell) => symbol(cell.as_ref()),
            None => String::new(),
        };
        let cells = (0..most).map(cell);
        std::iter::once(l10n.battle(battle).text.into_owned()).chain(cells).collect()
    };
    Chart {
        head,
        rows: battles(l10n).into_iter().map(row).collect(),
        notes: vec![
            say!(l10n, "barons-chart-waver"),
            say!(l10n, "barons-chart-shaken"),
            say!(l10n, "barons-chart-broken"),
        ],
        ..chart("effectiveness", say!(l10n, "barons-chart-effectiveness"), "13.0")
    }
}

/// BARONS 15.0: what each side gets for an enemy Battle.
fn points(l10n: Localizer) -> Chart {
    let mut head = vec![say!(l10n, "barons-chart-enemy-battle")];
    head.extend(Side::ALL.map(|side| l10n.army(side).text.into_owned()));
    let row = |state: String, of: fn(&PointsData) -> u8| {
        let cells = Side::ALL.map(|side| of(&l10n.scene.points[side]).to_string());
        std::iter::once(state).chain(cells).collect()
    };
    Chart {
        head,
        rows: vec![
            row(say!(l10n, "barons-chart-points-eliminated"), |points| points.eliminated),
            row(say!(l10n, "barons-spirit-broken"), |points| points.broken),
            row(say!(l10n, "barons-spirit-shaken"), |points| points.shaken),
        ],
        notes: vec![say!(l10n, "barons-chart-points-note")],
        ..chart("points", say!(l10n, "barons-chart-points"), rules::VICTORY.section)
    }
}

fn leaders(l10n: Localizer) -> Chart {
    let row = |battle: BattleId| {
        let id = l10n.scene.battle(battle).leader;
        let leader = l10n.scene.leader(id);
        let (name, whose) = (l10n.name(id), l10n.battle(battle));
        let name = if leader.overall {
            say!(l10n, "barons-chart-overall-leader", leader = name, battle = whose)
        } else {
            say!(l10n, "barons-chart-leader", leader = name, battle = whose)
        };
        let values = [leader.bonus, leader.span, leader.ma, leader.leadership];
        std::iter::once(name).chain(values.map(|n| n.to_string())).collect()
    };
    let wounded = [0, WOUNDED_SPAN, WOUNDED_MA].map(|n| n.to_string());
    let mut rows: Vec<Vec<String>> = battles(l10n).into_iter().map(row).collect();
    let mut last = vec![say!(l10n, "barons-chart-wounded")];
    last.extend(wounded);
    last.push("-".to_owned());
    rows.push(last);
    Chart {
        head: vec![
            say!(l10n, "barons-chart-leader-name"),
            say!(l10n, "barons-chart-bonus"),
            say!(l10n, "barons-chart-span"),
            say!(l10n, "barons-chart-movement"),
            say!(l10n, "barons-chart-leadership"),
        ],
        rows,
        notes: vec![
            say!(l10n, "barons-chart-leadership-1"),
            say!(l10n, "barons-chart-leadership-2"),
            say!(l10n, "barons-chart-leadership-3"),
        ],
        ..chart("leaders", say!(l10n, "barons-chart-leaders"), "6.1")
    }
}
